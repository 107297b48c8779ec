"""Kinds of steps: their numbers have names and ranges, may be written by name or in order, and each has its place in
one book."""

from typing import Any

import pytest

from engine.notes import Notes, a_or_b, game_of, say
from kleinstadt.engine.errors import BadPosition, BrokenRules
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


# -- the place of a kind in its book -----------------------------------------------------------------------------------

CHOICE = Choice[Notes]("XX-1", a_or_b, say, public=always)


def test_two_kinds_of_steps_cannot_have_one_name() -> None:
    with pytest.raises(BrokenRules, match="two kinds of steps 'twin'"):
        game_of({Kind("twin"): CHOICE, Kind("twin"): CHOICE})


def test_two_games_cannot_number_one_kind_differently() -> None:
    first, second = Kind("first"), Kind("second")
    game = game_of({first: CHOICE, second: Effect(note)})
    with pytest.raises(BrokenRules, match="'second'"):
        game_of({second: CHOICE})
    assert game.start_with(["second"]).over


def test_a_step_without_rules_is_named() -> None:
    forgotten = Kind("forgotten", number=(0, 9))

    def push(state: Notes, step: Step, move: str) -> None:
        state.push(forgotten.at(step.seat, 7))

    state = game_of({Kind("ask"): Choice("XX-1", a_or_b, push, public=always)}).start_with(["ask", 0])
    with pytest.raises(BrokenRules, match=r"there are no rules for \['forgotten', 0, \[7\]\]"):
        state.play(0, "a")


@pytest.mark.parametrize(
    ("beside", "rules"),
    [(Kind("numbered", number=(0, 1)), CHOICE), (Kind("effect"), Effect[Notes](note)), (Kind("elsewhere"), None)],
)
def test_what_stands_beside_a_question_is_a_choice_without_numbers(beside: Kind, rules: Any) -> None:
    asked = {Kind("ask"): Choice[Notes]("XX-1", a_or_b, say, public=always, beside=(beside,))}
    with pytest.raises(BrokenRules, match=f"'{beside.id}' beside a question"):
        game_of(asked if rules is None else {**asked, beside: rules})
