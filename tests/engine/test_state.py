"""The agenda: stacks, lanes, forced answers, gestures and previews, on a few steps made for the purpose."""

import pytest

from engine.notes import Notes, a_or_b, game_of, only_a, say
from kleinstadt.engine.errors import BrokenRules, IllegalMove
from kleinstadt.engine.event import Event
from kleinstadt.engine.step import Choice, Effect, Kind, Step, always

ASK = Kind("ask")
NEST = Kind("nest")
ONE = Kind("one")
ONE_HIDDEN = Kind("one_hidden")
CALL = Kind("call")
NOTE = Kind("note", number=(0, 9))
REVEAL = Kind("reveal", number=(0, 9))
TOGETHER = Kind("together")
NOBODY = Kind("nobody")
TWICE = Kind("twice")


def say_and_nest(state: Notes, step: Step, move: str) -> None:
    say(state, step, move)
    state.push(NOTE.at(step.seat, 2))
    state.push(ASK.at(1 - step.seat))


def call(state: Notes, step: Step, move: str) -> None:
    state.open_together([ASK.at(0), ASK.at(1)])


def note(state: Notes, step: Step) -> None:
    (number,) = step.args
    state.note(f"note {number}")


def together(state: Notes, step: Step) -> None:
    state.open_together([ASK.at(1), ASK.at(0)], done_is_final=True)


def nobody_together(state: Notes, step: Step) -> None:
    state.open_together([])


def together_twice(state: Notes, step: Step) -> None:
    state.open_together([ASK.at(0)])
    state.open_together([ASK.at(1)])


GAME = game_of(
    {
        ASK: Choice("XX-1", a_or_b, say, public=always),
        NEST: Choice("XX-1", a_or_b, say_and_nest, public=always),
        ONE: Choice("XX-2", only_a, say, public=always),
        ONE_HIDDEN: Choice("XX-2", only_a, say, public=None),
        CALL: Choice("XX-3", a_or_b, call, public=always),
        NOTE: Effect(note),
        REVEAL: Effect(note, reveals=True),
        TOGETHER: Effect(together),
        NOBODY: Effect(nobody_together),
        TWICE: Effect(together_twice),
    }
)


def test_steps_come_one_after_the_other() -> None:
    state = GAME.start_with(["note", -1, [1]], ["ask", 1], ["note", -1, [2]], ["ask", 0])
    assert state.written == ["note 1"]
    assert state.deciders() == [1]
    state.play(1, "a")
    assert state.written == ["note 1", "1a", "note 2"]
    state.play(0, "b")
    assert state.over


def test_what_an_answer_leads_to_comes_before_the_rest() -> None:
    state = GAME.start_with(["nest", 0], ["note", -1, [1]])
    state.play(0, "b")
    assert state.deciders() == [1]  # a reaction of the other seat
    state.play(1, "a")
    assert state.written == ["0b", "1a", "note 2", "note 1"]


# -- together ------------------------------------------------------------------------------------------------------


def test_together_all_are_asked_and_the_table_waits_for_all() -> None:
    state = GAME.start_with(["together"], ["note", -1, [1]])
    assert state.deciders() == [0, 1]
    assert state.done_is_final
    state.play(1, "a")
    assert state.deciders() == [0]
    assert state.written == ["1a"]
    state.play(0, "b")
    assert state.written == ["1a", "0b", "note 1"]
    assert state.over


def test_an_answer_can_call_all_together() -> None:
    state = GAME.start_with(["call", 0], ["note", -1, [1]])
    state.play(0, "a")
    assert state.deciders() == [0, 1]
    assert state.written == []
    state.play(0, "a")
    state.play(1, "a")
    assert state.written == ["0a", "1a", "note 1"]


def test_a_phase_in_which_nobody_has_anything_to_do_is_over_at_once() -> None:
    assert GAME.start_with(["nobody"], ["note", -1, [1]]).written == ["note 1"]


def test_together_phases_cannot_be_nested() -> None:
    state = GAME.start_with(["ask", 0], ["twice"])
    with pytest.raises(BrokenRules, match="inside another"):
        state.play(0, "a")


# -- the only answer -----------------------------------------------------------------------------------------------


def test_the_only_answer_is_given_by_the_engine() -> None:
    state = GAME.start_with(["ask", 0], ["one", 1], ["ask", 0])
    state.play(0, "a")
    assert state.written == ["0a", "1a"]
    assert [event.auto for event in state.take_log()] == [False, True]
    assert state.numbers == [1, 0]


def test_the_only_answer_is_asked_for_where_it_would_show_a_hand() -> None:
    state = GAME.start_with(["one_hidden", 1])
    assert state.deciders() == [1]
    assert state.moves(1) == ("a",)


def test_only_who_is_asked_may_answer() -> None:
    state = GAME.start_with(["ask", 0])
    with pytest.raises(IllegalMove) as refused:
        state.play(1, "a")
    assert refused.value.id == "not_asked"
    for nobody in (2, -1):
        with pytest.raises(IllegalMove) as refused:
            state.play(nobody, "a")
        assert refused.value.id == "no_such_seat"
    with pytest.raises(IllegalMove) as refused:
        state.play(0, "c")
    assert refused.value.args_ == {"move": "c", "question": "ask"}
    assert state.written == []


# -- gestures and previews -----------------------------------------------------------------------------------------


def test_a_gesture_names_no_forced_answers() -> None:
    state = GAME.start_with(["ask", 0], ["one", 0], ["ask", 0])
    state.play_all(0, ["b", "b"])
    assert state.written == ["0b", "0a", "0b"]
    assert state.over


def test_a_gesture_without_an_answer_is_refused() -> None:
    state = GAME.start_with(["ask", 0])
    with pytest.raises(IllegalMove):
        state.play_all(0, [])
    assert state.numbers == [0, 0]


def test_a_gesture_stops_at_a_reveal() -> None:
    state = GAME.start_with(["ask", 0], ["reveal", -1, [1]], ["ask", 0])
    with pytest.raises(IllegalMove):
        state.play_all(0, ["a", "a"])
    assert state.written == []
    state.play_all(0, ["a"])
    assert state.written == ["0a", "note 1"]


def test_a_preview_stops_at_a_reveal() -> None:
    state = GAME.start_with(["ask", 0], ["note", -1, [1]], ["reveal", -1, [2]], ["note", -1, [3]])
    preview = state.preview(0, ["a"])
    assert [event["args"]["text"] for event in preview.events] == ["0a", "note 1"]
    assert (preview.before.total, preview.after.total) == (0, 2)
    assert preview.decision() is None
    assert state.written == []


def test_a_preview_of_another_seats_answer_is_refused() -> None:
    state = GAME.start_with(["ask", 0])
    with pytest.raises(IllegalMove):
        state.preview(1, ["a"])


# -- events --------------------------------------------------------------------------------------------------------


def test_hidden_arguments_of_an_event_are_for_one_seat() -> None:
    state = GAME.start_with(["ask", 0])
    state.tell("draw", {"seat": 0}, only=0, hidden={"card": "mill"})
    event = state.take_log()[0]
    assert event.seen_by(0)["args"] == {"seat": 0, "card": "mill"}
    assert event.seen_by(1)["args"] == event.seen_by(None)["args"] == {"seat": 0}


def test_without_a_log_nothing_is_recorded() -> None:
    state = GAME.start_with(["ask", 0])
    state.log = None
    state.play(0, "a")
    empty: list[Event] = []
    assert state.take_log() == empty
