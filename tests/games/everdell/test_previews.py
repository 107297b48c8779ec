"""Foresight: a whole action is drafted, looked at and sent as one."""

from games.everdell.drawn import MEADOW, A, B, drawn, options, owns, play


def test_what_a_card_of_the_meadow_brings_is_seen_before_its_gap_is_filled() -> None:
    preview = drawn([], "1T 1R 1P", meadow=MEADOW).preview(A, ["play mine from meadow_1"])
    assert [event["id"] for event in preview.events][-1] == "gained"
    assert preview.then.view(A)["position"]["meadow"][0] == "hidden"
    assert (preview.before.total, preview.after.total) == (0, 2)


def test_card_price_and_choice_are_one_action() -> None:
    state = drawn(["crane", "courthouse"], "2T 3R 3P", ["castle"])
    moves = ["play castle from hand", "spend crane 0", "strike pebbles pebbles pebbles", "choose twigs"]
    question = state.preview(A, moves[:2]).decision()
    assert question is not None
    assert (question.kind, question.part, question.args) == ("strike", True, {"card": "castle"})
    state.play_all(A, moves)
    assert owns(state) == {"twigs": 1, "pebbles": 3}


def test_foresight_ends_where_cards_are_drawn() -> None:
    preview = drawn().preview(A, ["visit basic_two_twigs_one_card"])
    assert preview.decision() is None
    assert owns(preview.then) == {"twigs": 2}  # type: ignore[arg-type]
    assert len(preview.then.view(A)["position"]["seats"][A]["hand"]["cards"]) == 0


def test_a_move_list_stays_short_in_a_rich_position() -> None:
    cards = ["judge", "dungeon", "crane", "innkeeper", "inn", "queen", "ever_tree", "husband", "wife", "ranger"]
    state = drawn(cards, "9T 9R 9P 9B", ["castle", "palace", "bard", "fool", "monk"], meadow=MEADOW, season="autumn")
    assert len(options(state)) < 60
    play(state, "play palace from hand")
    assert len(options(state)) < 25
    assert state.deciders() != [B]
