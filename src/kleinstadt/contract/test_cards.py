"""No card and no piece is lost or doubled, and imagined positions have the same ones."""

from kleinstadt.contract.walks import Setup, played, walk


def test_the_census_never_changes(setup: Setup) -> None:
    state = setup.start()
    census = state.census()
    for number, (seat, move) in enumerate(played(setup)):
        state.play(seat, move)
        assert state.census() == census, f"answer {number}: {move}"


def test_an_imagined_position_has_the_same_cards(setup: Setup) -> None:
    chance = setup.chance("census")
    for state, seat, _ in walk(setup, points=20):
        assert setup.game.imagine(state.view(seat), chance).census() == state.census()


def test_redealing_is_imagining_in_place(setup: Setup) -> None:
    chance = setup.chance("redeal")
    for state, seat, _ in walk(setup, points=30):
        for viewer in [None, seat]:
            dealt = state.copy()
            dealt.redeal(viewer, chance)
            assert dealt.view(viewer) == state.view(viewer)
            assert dealt.census() == state.census()
            assert viewer is None or dealt.moves(viewer) == state.moves(viewer)
