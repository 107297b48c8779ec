"""Kinds of steps: their numbers have names and ranges, and may be written by name or in order."""

from typing import Any

import pytest

from engine.notes import Notes, a_or_b, game_of, say
from kleinstadt.engine.errors import BadPosition
from kleinstadt.engine.step import NOBODY, Choice, Effect, Kind, Step, always

ASK = Kind("ask")
PAY = Kind("pay", left=(1, 4), lowest=(0, 2))
NOTE = Kind("note", number=(-1, 9))


def note(state: Notes, step: Step) -> None:
    """Nothing happens."""


GAME = game_of(
    {
        ASK: Choice("XX-1", a_or_b, say, public=always),
        PAY: Choice("XX-2", a_or_b, say, public=always),
        NOTE: Effect(note),
    }
)


def loaded(*stack: Any) -> list[Any]:
    agenda: list[Any] = GAME.load({"agenda": {"stack": list(stack)}}).dump()["agenda"]["stack"]
    return agenda


def test_a_step_is_made_with_the_numbers_of_its_kind() -> None:
    step = PAY.at(1, 3, 0)
    assert (step.seat, step.args) == (1, (3, 0))
    assert step.dump() == ["pay", 1, [3, 0]]
    assert NOTE.at(NOBODY, 5).dump() == ["note", -1, [5]]


def test_a_step_with_too_few_numbers_cannot_be_made() -> None:
    with pytest.raises(AssertionError):
        PAY.at(1, 3)


def test_numbers_may_be_written_by_name_or_in_order() -> None:
    assert loaded(["pay", 1, [3, 2]]) == [["pay", 1, [3, 2]]]
    assert loaded(["pay", 1, {"lowest": 2, "left": 3}]) == [["pay", 1, [3, 2]]]


def test_where_a_kind_has_no_numbers_none_need_be_written() -> None:
    assert loaded(["ask", 1]) == loaded(["ask", 1, []]) == loaded(["ask", 1, {}]) == [["ask", 1, []]]


@pytest.mark.parametrize(
    ("step", "id", "place"),
    [
        ("ask", "field_step", "agenda.stack[1]"),
        ([], "field_step", "agenda.stack[1]"),
        (["ask", 0, [], 0], "field_step", "agenda.stack[1]"),
        (["dance", 0], "field_unknown", "agenda.stack[1]"),
        (["asks", 0], "field_unknown_near", "agenda.stack[1]"),
        ([["ask"], 0], "field_unknown", "agenda.stack[1]"),
        (["ask"], "field_step_seat", "agenda.stack[1]"),
        (["ask", -1], "field_step_seat", "agenda.stack[1]"),
        (["ask", 2], "field_number", "agenda.stack[1]"),
        (["ask", "0"], "field_number", "agenda.stack[1]"),
        (["pay", 0], "field_list_of", "agenda.stack[1]"),
        (["pay", 0, [1]], "field_list_of", "agenda.stack[1]"),
        (["pay", 0, [1, 2, 3]], "field_list_of", "agenda.stack[1]"),
        (["pay", 0, 3], "field_list", "agenda.stack[1]"),
        (["pay", 0, [5, 0]], "field_number", "agenda.stack[1].left"),
        (["pay", 0, [1, -1]], "field_number", "agenda.stack[1].lowest"),
        (["pay", 0, {"left": 1}], "field_step_names", "agenda.stack[1]"),
        (["pay", 0, {"left": 1, "highest": 2}], "field_step_names", "agenda.stack[1]"),
        (["pay", 0, {"left": 9, "lowest": 2}], "field_number", "agenda.stack[1].left"),
        (["note", -1, [-2]], "field_number", "agenda.stack[1].number"),
    ],
)
def test_a_step_that_cannot_be_is_refused_with_its_place(step: Any, id: str, place: str) -> None:
    with pytest.raises(BadPosition) as refused:
        loaded(["ask", 0], step)
    assert (refused.value.id, refused.value.args_["place"]) == (id, place)


def test_the_numbers_that_are_needed_are_named() -> None:
    with pytest.raises(BadPosition, match="pay needs these numbers: left, lowest"):
        loaded(["pay", 0, {"left": 1}])
