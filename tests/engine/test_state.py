"""The agenda: stacks, lanes, forced answers, gestures and previews, on a few steps made for the purpose."""

from collections.abc import Mapping
from typing import Any

import pytest

from kleinstadt.engine.errors import IllegalMove
from kleinstadt.engine.score import ScoreLine, ScoreSheet
from kleinstadt.engine.state import State
from kleinstadt.engine.step import Choice, Description, Effect, Rules, Step, always


class Notes(State):
    """A position that is nothing but what was written down."""

    game_id = "notes"

    def __init__(self, written: list[str]) -> None:
        super().__init__(BOOK, {}, 2)
        self.written = written

    def copy(self) -> "Notes":
        other = Notes(self.written.copy())
        other.copy_agenda(self)
        return other

    def scores(self) -> list[ScoreSheet]:
        return [ScoreSheet(seat, [ScoreLine("notes", len(self.written))]) for seat in range(2)]

    def describe(self, seat: int, move: str) -> Description:
        return Description("say", {}, [])

    def position_view(self, seat: int | None) -> dict[str, Any]:
        return {"count": len(self.written)}

    def position_dump(self) -> dict[str, Any]:
        return {"written": list(self.written)}

    def veil(self, step: Step, seat: int | None) -> Step:
        return Step(step.kind, step.seat) if step.kind == "secret" and step.seat != seat else step


def words(state: Notes, step: Step) -> tuple[str, ...]:
    return ("a", "b")


def one_word(state: Notes, step: Step) -> tuple[str, ...]:
    return ("a",)


def say(state: Notes, step: Step, move: str) -> None:
    state.written.append(f"{step.seat}{move}")
    state.tell("say", {"seat": step.seat, "word": move})
    if move == "b" and step.kind == "nest":
        state.push(Step("note", step.seat, (2,)))
        state.push(Step("ask", 1 - step.seat))


def say_together(state: Notes, step: Step, move: str) -> None:
    state.open_together([Step("ask", 0), Step("ask", 1)])


def note(state: Notes, step: Step) -> None:
    state.written.append(f"note {step.args[0]}")
    state.tell("note", {"number": step.args[0]})


def together(state: Notes, step: Step) -> None:
    state.open_together([Step("ask", 1), Step("ask", 0)], done_is_final=True)


def nobody_together(state: Notes, step: Step) -> None:
    state.open_together([])


BOOK: Mapping[str, Rules[Any]] = {
    "ask": Choice("XX-1", words, say, public=always),
    "nest": Choice("XX-1", words, say, public=always),
    "secret": Choice("XX-1", words, say, public=None),
    "one": Choice("XX-2", one_word, say, public=always),
    "one_hidden": Choice("XX-2", one_word, say, public=None),
    "call": Choice("XX-3", words, say_together, public=always),
    "note": Effect(note),
    "reveal": Effect(note, reveals=True),
    "together": Effect(together),
    "nobody": Effect(nobody_together),
}


def notes(*stack: list[Any]) -> Notes:
    """The first step given comes first."""
    state = Notes([])
    state.log = []
    state.load_agenda({"agenda": {"stack": list(reversed(stack))}})
    return state


def test_steps_come_one_after_the_other() -> None:
    state = notes(["note", -1, [1]], ["ask", 1], ["note", -1, [2]], ["ask", 0])
    assert state.written == ["note 1"]
    assert state.deciders() == [1]
    state.play(1, "a")
    assert state.written == ["note 1", "1a", "note 2"]
    state.play(0, "b")
    assert state.over


def test_what_an_answer_leads_to_comes_before_the_rest() -> None:
    state = notes(["nest", 0], ["note", -1, [1]])
    state.play(0, "b")
    assert state.deciders() == [1]  # a reaction of the other seat
    state.play(1, "a")
    assert state.written == ["0b", "1a", "note 2", "note 1"]


def test_together_all_are_asked_and_the_table_waits_for_all() -> None:
    state = notes(["together"], ["note", -1, [1]])
    assert state.deciders() == [0, 1]
    assert state.done_is_final
    state.play(1, "a")
    assert state.deciders() == [0]
    assert state.written == ["1a"]
    state.play(0, "b")
    assert state.written == ["1a", "0b", "note 1"]
    assert state.over


def test_an_answer_can_call_all_together() -> None:
    state = notes(["call", 0], ["note", -1, [1]])
    state.play(0, "a")
    assert state.deciders() == [0, 1]
    assert state.written == []
    state.play(0, "a")
    state.play(1, "a")
    assert state.written == ["0a", "1a", "note 1"]


def test_a_phase_in_which_nobody_has_anything_to_do_is_over_at_once() -> None:
    assert notes(["nobody"], ["note", -1, [1]]).written == ["note 1"]


def test_the_only_answer_is_given_by_the_engine() -> None:
    state = notes(["ask", 0], ["one", 1], ["ask", 0])
    state.play(0, "a")
    assert state.written == ["0a", "1a"]
    assert [event.auto for event in state.take_log()] == [False, True]
    assert state.numbers == [1, 0]


def test_the_only_answer_is_asked_for_where_it_would_show_a_hand() -> None:
    state = notes(["one_hidden", 1])
    assert state.deciders() == [1]
    assert state.moves(1) == ("a",)


def test_only_who_is_asked_may_answer() -> None:
    state = notes(["ask", 0])
    for seat in (1, 2, -1):
        with pytest.raises(IllegalMove) as refused:
            state.play(seat, "a")
        assert refused.value.id == "not_asked"
    with pytest.raises(IllegalMove) as refused:
        state.play(0, "c")
    assert refused.value.args_ == {"move": "c", "question": "ask"}
    assert state.written == []


def test_a_gesture_names_forced_answers_too() -> None:
    state = notes(["ask", 0], ["one", 0], ["ask", 0])
    state.play_all(0, ["b", "a", "b"])
    assert state.written == ["0b", "0a", "0b"]
    assert state.over


def test_a_gesture_without_an_answer_is_refused() -> None:
    state = notes(["ask", 0])
    with pytest.raises(IllegalMove):
        state.play_all(0, [])
    assert state.numbers == [0, 0]


def test_a_gesture_stops_at_a_reveal() -> None:
    state = notes(["ask", 0], ["reveal", -1, [1]], ["ask", 0])
    with pytest.raises(IllegalMove):
        state.play_all(0, ["a", "a"])
    assert state.written == []
    state.play_all(0, ["a"])
    assert state.written == ["0a", "note 1"]


def test_a_preview_stops_at_a_reveal() -> None:
    state = notes(["ask", 0], ["note", -1, [1]], ["reveal", -1, [2]], ["note", -1, [3]])
    preview = state.preview(0, "a")
    assert [event["id"] for event in preview.events] == ["say", "note"]
    assert (preview.before.total, preview.after.total) == (0, 2)
    assert state.written == []


def test_a_step_that_carries_a_secret_is_veiled() -> None:
    state = notes(["secret", 0, [5]])
    assert state.view(0)["agenda"]["stack"] == [["secret", 0, [5]]]
    assert state.view(1)["agenda"]["stack"] == state.view(None)["agenda"]["stack"] == [["secret", 0, []]]
    assert state.dump()["agenda"]["stack"] == [["secret", 0, [5]]]


def test_hidden_arguments_of_an_event_are_for_one_seat() -> None:
    state = notes(["ask", 0])
    state.tell("draw", {"seat": 0}, only=0, hidden={"card": "mill"}, revealed=True)
    event = state.take_log()[0]
    assert event.seen_by(0)["args"] == {"seat": 0, "card": "mill"}
    assert event.seen_by(1)["args"] == event.seen_by(None)["args"] == {"seat": 0}
