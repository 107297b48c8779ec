"""What every hand-written position has in common: an error names the place that is wrong."""

from typing import Any

import pytest

import kleinstadt
from kleinstadt.engine.errors import BadOptions, BadPosition
from market_day import GAME


@pytest.mark.parametrize(
    ("data", "place"),
    [
        ([], "market_day"),
        ({"positon": {}}, "positon"),
        ({"seats": "two"}, "seats"),
        ({"seats": 9}, "seats"),
        ({"options": []}, "options"),
        ({"over": 1}, "over"),
        ({"position": []}, "position"),
        ({"position": {"deck": 3}}, "position.deck"),
        ({"position": {"hands": [["farm"], []]}}, "position.hands[0][0]"),
        ({"agenda": 3}, "agenda"),
        ({"agenda": {"stak": []}}, "agenda"),
        ({"agenda": {"stack": {}}}, "agenda.stack"),
        ({"agenda": {"stack": [["turn", 0], ["dance", 0]]}}, "agenda.stack[1]"),
        ({"agenda": {"lanes": [[]]}}, "agenda.lanes"),
        ({"agenda": {"lanes": [[], [["pick", 5]]]}}, "agenda.lanes[1][0]"),
        ({"agenda": {"lanes": [[], [["pick", 0]]]}}, "agenda.lanes[1]"),
        ({"agenda": {"togethers": "many"}}, "agenda.togethers"),
        ({"agenda": {"done_is_final": "no"}}, "agenda.done_is_final"),
        ({"agenda": {}, "numbers": [1]}, "numbers"),
        ({"agenda": {}, "numbers": [1, -1]}, "numbers"),
        ({"agenda": {}, "numbers": 7}, "numbers"),
        ({"numbers": [1]}, "numbers"),
        ({"over": True, "agenda": {"stack": [["turn", 0]]}}, "over"),
        ({"over": True, "agenda": {"lanes": [[["pick", 0]], []]}}, "over"),
    ],
)
def test_what_cannot_be_is_refused_with_its_place(data: dict[str, Any], place: str) -> None:
    with pytest.raises(BadPosition) as refused:
        GAME.load(data)
    assert refused.value.args_["place"] == place


def test_what_is_said_beside_an_agenda_counts_without_one() -> None:
    state = kleinstadt.game("tiny_towns").load({"numbers": [3, 4]})
    assert (state.numbers, state.over) == ([3, 4], False)
    assert kleinstadt.game("tiny_towns").load({"over": True}).over


def test_no_card_is_there_more_often_than_in_the_box() -> None:
    hands = [["bell", "bell"], ["mirror"]]
    assert GAME.load({"position": {"hands": hands}}).over
    with pytest.raises(BadPosition) as refused:
        GAME.load({"position": {"hands": hands, "row": ["bell"]}})
    assert refused.value.id == "field_too_many"
    assert refused.value.args_ == {"place": "position", "card": "bell", "number": 3, "most": 2}


def test_options_that_cannot_be_are_refused() -> None:
    with pytest.raises(BadOptions):
        GAME.load({"options": {"days": 5}})


def test_a_single_step_needs_no_list_around_it() -> None:
    agenda = {"lanes": [[["pick", 0]], [["pick", 1]]]}
    assert GAME.load({"agenda": agenda}).deciders() == [0, 1]
