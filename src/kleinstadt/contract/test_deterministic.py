"""Promise 1: game, options, seed and moves give the same position everywhere."""

import json

from kleinstadt.contract.walks import Setup, played, walk


def test_the_same_game_twice_gives_the_same_positions(setup: Setup) -> None:
    other = setup.start()
    for state, seat, move in walk(setup):
        assert other.deciders() == state.deciders()
        assert other.moves(seat) == state.moves(seat)
        other.play(seat, move)
    assert other.over


def test_another_seed_gives_another_game(setup: Setup) -> None:
    starts = {json.dumps(setup.game.start(setup.seats, setup.options, seed).dump()) for seed in range(8)}
    assert len(starts) > 1


def test_who_watches_changes_nothing(setup: Setup) -> None:
    plain = setup.start()
    logged = setup.start()
    logged.log = []
    for seat, move in played(setup):
        plain.play(seat, move)
        logged.play(seat, move)
        logged.view(None)
        logged.decision(logged.deciders()[0]) if not logged.over else None
    assert plain.dump() == logged.dump()
    assert logged.take_log()


def test_a_dumped_position_loads_and_goes_on_alike(setup: Setup) -> None:
    for state, _, _ in walk(setup, points=40):
        data = state.dump()
        loaded = setup.game.load(json.loads(json.dumps(data)))
        assert loaded.dump() == data
        assert loaded.deciders() == state.deciders()
        for seat in range(setup.seats):
            assert loaded.moves(seat) == state.moves(seat)
            assert loaded.view(seat) == state.view(seat)


def test_a_game_goes_on_from_a_dump_to_the_same_end(setup: Setup) -> None:
    answers = played(setup)
    state = setup.start()
    for number, (seat, move) in enumerate(answers):
        if number % (len(answers) // 6 + 1) == 0:
            state = setup.game.load(json.loads(json.dumps(state.dump())))
        state.play(seat, move)
    whole = setup.start()
    for seat, move in answers:
        whole.play(seat, move)
    assert state.dump() == whole.dump()
    assert [sheet.dump() for sheet in state.scores()] == [sheet.dump() for sheet in whole.scores()]


def test_a_finished_game_loads_too(setup: Setup) -> None:
    state = setup.start()
    for seat, move in played(setup):
        state.play(seat, move)
    loaded = setup.game.load(json.loads(json.dumps(state.dump())))
    assert loaded.over
    assert loaded.dump() == state.dump()
    assert loaded.ranking() == state.ranking()
