"""A whole action is composed answer by answer before anything is sent, played as one gesture and taken back as one."""

import pytest

from engine.market import drawn, recorded
from kleinstadt.engine.errors import IllegalMove
from market_day.state import MarketDay

FOUNTAIN = ["open fountain from hand", "by goods", "pay apples", "pay bread"]  # the other two goods are forced


def rich() -> MarketDay:
    """A fountain in hand, five goods to pay its four with, and a stall that could be given up instead."""
    goods = [{"apples": 2, "bread": 2, "cloth": 1}, {}]
    return drawn(["turn", 0], ["turn", 1], hands=[["fountain"], []], stalls=[["orchard"], []], goods=goods)


def asked(state: MarketDay, *moves: str) -> tuple[str, tuple[str, ...]]:
    """The question after these answers, and what may be answered to it."""
    preview = state.preview(0, moves)
    decision = preview.decision()
    assert decision is not None
    return decision.kind, preview.then.moves(0)


def test_every_step_of_a_draft_shows_the_next_question_and_its_answers() -> None:
    state = rich()
    before = state.dump()
    assert asked(state, *FOUNTAIN[:1]) == ("way", ("by goods", "by stall 0 orchard"))
    assert asked(state, *FOUNTAIN[:2]) == ("pay", ("pay apples", "pay bread"))
    assert asked(state, *FOUNTAIN[:3]) == ("pay", ("pay bread", "pay cloth"))
    assert state.dump() == before


def test_the_questions_of_one_action_say_that_they_are_part_of_it() -> None:
    state = rich()
    assert not state.decision(0).part
    for number in range(1, 4):
        decision = state.preview(0, FOUNTAIN[:number]).decision()
        assert decision is not None
        assert decision.dump()["part"]


def test_a_draft_shows_its_costs_and_points_as_a_whole() -> None:
    preview = rich().preview(0, FOUNTAIN)
    assert [event["id"] for event in preview.events] == ["open", "pay", "pay", "pay", "pay"]
    assert preview.moves == tuple(FOUNTAIN)
    assert (preview.before.total, preview.after.total) == (2, 7)


def test_a_draft_with_an_impossible_answer_is_refused() -> None:
    with pytest.raises(IllegalMove) as refused:
        rich().preview(0, [*FOUNTAIN[:2], "pay cloth"])
    assert refused.value.args_["question"] == "pay"


def test_the_whole_action_is_one_entry_and_taken_back_as_one() -> None:
    record = recorded(rich())
    before = record.state.dump()["position"]
    deed = record.play(0, tuple(FOUNTAIN))
    assert deed.entry.moves == tuple(FOUNTAIN)
    assert len(record.deeds) == 1
    assert record.state.deciders() == [1]
    assert record.own_undo(0) == (0,)
    record.undo(0, (0,))
    assert record.state.dump()["position"] == before
    assert record.state.decision(0).kind == "turn"
