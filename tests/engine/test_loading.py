"""What every hand-written position has in common: an error names the place that is wrong."""

from typing import Any

import pytest

from kleinstadt.engine.errors import BadPosition
from market_day import GAME


@pytest.mark.parametrize(
    ("data", "place"),
    [
        ({"seats": "two"}, "seats"),
        ({"seats": 9}, "seats"),
        ({"options": []}, "options"),
        ({"numbers": [1]}, "numbers"),
        ({"numbers": [1, -1]}, "numbers"),
        ({"agenda": 3}, "agenda"),
        ({"agenda": {"stack": {}}}, "agenda.stack"),
        ({"agenda": {"stack": [[]]}}, "agenda.stack"),
        ({"agenda": {"stack": [["dance", 0]]}}, "agenda.stack"),
        ({"agenda": {"stack": [["turn"]]}}, "agenda.stack"),
        ({"agenda": {"stack": [["turn", 2]]}}, "agenda.stack"),
        ({"agenda": {"stack": [["work", 0, ["mill"]]]}}, "agenda.stack"),
        ({"agenda": {"lanes": [[]]}}, "agenda.lanes"),
        ({"agenda": {"lanes": [[], [["pick", 5]]]}}, "agenda.lanes[1]"),
        ({"agenda": {"togethers": "many"}}, "agenda.togethers"),
    ],
)
def test_what_cannot_be_is_refused_with_its_place(data: dict[str, Any], place: str) -> None:
    with pytest.raises(BadPosition) as refused:
        GAME.load(data)
    assert refused.value.args_["place"] == place


def test_a_position_of_another_game_is_refused() -> None:
    with pytest.raises(BadPosition):
        GAME.load({"game": "tiny_towns"})
