"""A gesture names the real answers of one action and nothing else: what the engine answers for a seat is never among
them (D4)."""

import pytest

from engine.notes import a_or_b, game_of, only_a, say
from kleinstadt.engine.errors import IllegalMove
from kleinstadt.engine.step import Choice, Kind, always

ASK = Kind("ask")
ONE = Kind("one")
GAME = game_of({ASK: Choice("XX-1", a_or_b, say, public=always), ONE: Choice("XX-2", only_a, say, public=always)})


def test_a_real_answer_is_not_taken_for_a_forced_one_with_the_same_text() -> None:
    state = GAME.start_with(["ask", 0], ["one", 0], ["ask", 0])
    state.play_all(0, ["b", "a"])
    assert state.written == ["0b", "0a", "0a"]
    assert state.over


def test_forced_answers_in_a_row_swallow_nothing_either() -> None:
    state = GAME.start_with(["ask", 0], ["one", 0], ["one", 0], ["ask", 0], ["ask", 0])
    state.play_all(0, ["a", "a", "b"])
    assert state.written == ["0a", "0a", "0a", "0a", "0b"]
    assert state.numbers == [3, 0]


def test_a_gesture_that_names_a_forced_answer_is_refused_as_a_whole() -> None:
    state = GAME.start_with(["ask", 0], ["one", 0], ["ask", 1])
    before = state.dump()
    with pytest.raises(IllegalMove):
        state.play_all(0, ["b", "a"])
    assert state.dump() == before


def test_a_gesture_ends_where_another_seat_is_asked() -> None:
    state = GAME.start_with(["ask", 0], ["ask", 1], ["ask", 0])
    with pytest.raises(IllegalMove):
        state.play_all(0, ["a", "a"])
    assert state.written == []
