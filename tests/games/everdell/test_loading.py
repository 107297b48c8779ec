"""Positions written by hand, and the facts behind them."""

from typing import Any

import pytest

from games.everdell.drawn import drawn
from kleinstadt.engine.errors import BadPosition, BrokenRules
from kleinstadt.games.everdell import GAME
from kleinstadt.games.everdell.goods import MOST, amount, covers, pack, shortage, total, unpack
from kleinstadt.games.everdell.program import PROGRAMS, compile_deed, compile_program


@pytest.mark.parametrize(
    ("seat", "error"),
    [
        ({"workers": ["haven", "haven", "haven"]}, "ev_workers"),
        ({"idle": 1}, "ev_workers"),
        ({"city": ["farm"] * 70}, "ev_places"),
        ({"workers": ["0.5"]}, "ev_no_card"),
        ({"workers": ["the_moon"]}, "field_unknown"),
        ({"city": ["fram"]}, "field_unknown_near"),
        ({"goods": {"gold": 1}}, "field_unknown"),
        ({"hand": ["king"] * 3}, "field_too_many"),
    ],
)
def test_what_cannot_be_is_refused(seat: dict[str, Any], error: str) -> None:
    with pytest.raises(BadPosition) as refused:
        GAME.load({"position": {"seats": [seat, {}]}})
    assert refused.value.id == error


@pytest.mark.parametrize("key", ["forest", "events"])
def test_nothing_lies_there_twice(key: str) -> None:
    twice = {"forest": ["forest_two_any"] * 2, "events": ["tax_relief"] * 2}
    with pytest.raises(BadPosition) as refused:
        GAME.load({"position": {key: twice[key]}})
    assert refused.value.id == "ev_twice"


@pytest.mark.parametrize(
    ("position", "error"),
    [
        ({"seats": [{"city": [{"card": "farm", "shares": 1}, "greenhouse"]}, {}]}, "ev_couple"),
        ({"seats": [{"city": [{"card": "farm", "shares": 1}, {"card": "mine", "shares": 0}]}, {}]}, "ev_couple"),
        ({"seats": [{"city": [{"card": "farm", "shares": 7}]}, {}]}, "ev_couple"),
        ({"seats": [{"golden": 4}, {}]}, "field_number"),
        ({"seats": [{"guests": ["ruby_dew"]}, {"guests": ["ruby_dew"]}]}, "field_too_many"),
        ({"seats": [{"ability": "dogs"}, {}]}, "field_unknown"),
        ({"station": {"cars": ["one_any"] * 2}}, "field_list_of"),
        ({"station": {"cars": ["one_any"] * 3, "spent": ["one_any"]}}, "field_too_many"),
        ({"station": {"stacks": [[0], []], "lots": [["ruby_dew", "dip_dibble"]]}}, "ev_lots"),
        ({"station": {"stacks": [[1], []], "lots": [["ruby_dew"]]}}, "field_number"),
        ({"station": {"cards": ["king"] * 3}}, "field_too_many"),
    ],
)
def test_what_cannot_be_of_newleaf_is_refused(position: dict[str, Any], error: str) -> None:
    with pytest.raises(BadPosition) as refused:
        GAME.load({"options": {"newleaf": "full"}, "position": position})
    assert refused.value.id == error


@pytest.mark.parametrize(("newleaf", "card"), [("off", "baker"), ("cards", "locomotive")])
def test_cards_that_are_not_in_play_are_refused(newleaf: str, card: str) -> None:
    with pytest.raises(BadPosition) as refused:
        GAME.load({"options": {"newleaf": newleaf}, "position": {"seats": [{"hand": [card]}, {}]}})
    assert refused.value.id == "field_too_many"


def test_what_is_not_said_is_a_table_in_winter() -> None:
    state = GAME.load({})
    assert (state.seats, state.idle, state.deciders()) == (2, [2, 2], [0])
    assert (len(state.events), len(state.forest)) == (4, 3)


def test_a_drawn_position_is_dumped_and_loaded_again() -> None:
    state = drawn([{"card": "farm", "marked": True}, "storehouse"], "2T", ["king"], workers=["0.1"])
    assert GAME.load(state.dump()) == state


def test_a_misspelt_verb_or_moment_is_found_at_once() -> None:
    with pytest.raises(BrokenRules):
        compile_deed({"gian": {"twigs": 1}}, ())
    with pytest.raises(BrokenRules):
        compile_program({"id": "farm", "effects": [{"on": "sunday", "do": []}]}, "played")


def test_programs_are_numbered_for_the_steps() -> None:
    assert max([len(program) for program in PROGRAMS]) == 3


def test_goods_in_one_number() -> None:
    goods = pack({"twigs": 2, "berries": 3, "points": 1})
    assert unpack(goods) == {"twigs": 2, "berries": 3, "points": 1}
    assert (total(goods), amount(goods, 3)) == (5, 3)
    assert covers(goods, pack({"twigs": 2}))
    assert not covers(goods, pack({"twigs": 2, "resin": 1}))
    assert shortage(goods, pack({"twigs": 4, "resin": 1, "berries": 1})) == 3
    assert covers(pack({"pebbles": MOST}), pack({"pebbles": MOST}))
