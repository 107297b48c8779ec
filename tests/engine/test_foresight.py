"""Foresight goes on past what is hidden: a gap is left, until a question comes that needs what lies there."""

from engine.market import drawn
from kleinstadt.engine.state import Preview

ROW = ["orchard", "mirror", "lookout"]


def told(preview: Preview) -> list[str]:
    return [event["id"] for event in preview.events]


def test_what_a_stall_from_the_row_brings_is_foreseen_though_the_row_is_refilled_before() -> None:
    state = drawn(["turn", 0], ["turn", 1], row=ROW, deck=["bell"], goods=[{"cloth": 1}, {}])
    preview = state.preview(0, ["open orchard from row"])
    assert told(preview) == ["open", "pay", "gain"]
    assert preview.then.view(0)["position"]["goods"][0] == {"apples": 2, "bread": 0, "cloth": 0}
    assert preview.after.total - preview.before.total == 1
    played = state.copy()
    played.log = []
    played.play(0, "open orchard from row")
    assert [event.id for event in played.take_log()] == ["open", "pay", "refill", "gain"]


def test_the_gap_shows_nothing_of_what_will_lie_there() -> None:
    seen = []
    for top in ("bell", "fountain"):
        state = drawn(["turn", 0], ["turn", 1], row=ROW, deck=[top], goods=[{"cloth": 1}, {}])
        preview = state.preview(0, ["open orchard from row"])
        assert preview.then.view(0)["position"]["row"][0] == ""
        seen.append((preview.events, preview.then.view(0)))
    assert seen[0] == seen[1]


def test_behind_a_gap_a_question_that_can_be_asked_blind_is_asked() -> None:
    stalls = [["bakery"], ["weaver"]]
    state = drawn(["turn", 0], ["turn", 1], row=ROW, deck=["bell"], goods=[{"cloth": 1}, {}], stalls=stalls)
    preview = state.preview(0, ["open mirror from row", "by goods"])
    decision = preview.decision()
    assert decision is not None
    assert decision.kind == "copy"
    assert preview.then.moves(0) == ("copy 0 0 bakery", "copy 1 0 weaver")
    whole = state.preview(0, ["open mirror from row", "by goods", "copy 1 0 weaver"])
    assert told(whole) == ["open", "pay", "copy", "gain"]


def test_behind_a_gap_a_question_that_needs_to_see_is_not_asked() -> None:
    """Who goes on with a turn looks at the row first."""
    state = drawn(["turn", 0], ["turn", 0], row=ROW, deck=["bell"], goods=[{"cloth": 1}, {}])
    preview = state.preview(0, ["open orchard from row"])
    assert preview.decision() is None
    assert preview.then.moves(0) == ()
    assert preview.then.deciders() == []


def test_without_a_gap_the_same_question_is_asked() -> None:
    state = drawn(["turn", 0], ["turn", 0], row=ROW, deck=[], goods=[{"cloth": 1}, {}])
    decision = state.preview(0, ["open orchard from row"]).decision()
    assert decision is not None
    assert decision.kind == "turn"


def test_where_no_gap_can_be_left_foresight_ends() -> None:
    """What the lookout sees decides what is asked then."""
    state = drawn(["turn", 0], ["turn", 1], row=ROW, deck=["bell", "bell"], goods=[{"cloth": 1}, {}])
    preview = state.preview(0, ["open lookout from row"])
    assert told(preview) == ["open", "pay"]
    assert preview.decision() is None
