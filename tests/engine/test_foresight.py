"""Foresight goes on past what is hidden: a gap is left, until a question comes that needs what lies there. A preview
stays within the action."""

from engine.market import drawn
from engine.notes import Notes, a_or_b, game_of, say
from kleinstadt.engine.state import Preview
from kleinstadt.engine.step import Choice, Effect, Kind, Step, always

ROW = ["orchard", "mirror", "lookout"]
ASK = Kind("ask")
EVENING = Kind("evening")


def evening(state: Notes, step: Step) -> None:
    state.note("evening")


DAYS = game_of({ASK: Choice("XX-1", a_or_b, say, public=always), EVENING: Effect(evening, ends=True)})


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


def test_a_preview_stops_where_the_action_ends() -> None:
    state = DAYS.start_with(["ask", 0], ["evening"], ["ask", 0])
    preview = state.preview(0, ["a"])
    assert preview.then.view(0)["position"]["written"] == ["0a"]
    assert preview.decision() is None


def test_who_answers_beyond_the_end_of_an_action_is_understood() -> None:
    """Journals may have it so."""
    state = DAYS.start_with(["ask", 0], ["evening"], ["ask", 0])
    state.play_all(0, ["a", "b"])
    assert state.written == ["0a", "evening", "0b"]


def test_the_end_of_an_action_shows_nothing_hidden() -> None:
    state = DAYS.start_with(["ask", 0], ["evening"], ["ask", 0])
    state.play(0, "a")
    assert not state.shown
