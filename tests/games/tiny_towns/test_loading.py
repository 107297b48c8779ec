"""Positions written by hand: what is left out is empty, what cannot be is refused with its place."""

from typing import Any

import pytest

from kleinstadt.engine.errors import BadPosition
from kleinstadt.games.tiny_towns import GAME


def test_without_an_agenda_the_next_round_begins() -> None:
    state = GAME.load({"position": {"round": 4}})
    assert state.view(None)["position"]["round"] == 5
    assert state.deciders() == [0, 1]


@pytest.mark.parametrize(
    ("position", "place"),
    [
        ([], "position"),
        ({"round": "third"}, "position.round"),
        ({"kind": "gold"}, "position.kind"),
        ({"hammer": 2}, "position.hammer"),
        ({"display": ["cottage"]}, "position.display"),
        ({"display": ["castle"]}, "position.display[0]"),
        ({"revealed": ["gold"]}, "position.revealed[0]"),
        ({"chance": [1, 2, 3]}, "position.chance"),
        ({"towns": [{}]}, "position.towns"),
        ({"towns": [{}, 3]}, "position.towns[1]"),
        ({"towns": [{}, {"fields": []}]}, "position.towns[1].fields"),
        ({"towns": [{"fields": ["monument"] + [""] * 15}, {}]}, "position.towns[0].fields[0]"),
        ({"towns": [{"fields": ["granary"] + [""] * 15}, {}]}, "position.towns[0].fields[0]"),
        ({"towns": [{"held": {"e5": []}}, {}]}, "position.towns[0].held.e5"),
        ({"towns": [{"watch": ["granary"]}, {}]}, "position.towns[0].watch"),
        ({"towns": [{"aside": -1}, {}]}, "position.towns[0].aside"),
    ],
)
def test_what_cannot_be_is_refused_with_its_place(position: Any, place: str) -> None:
    with pytest.raises(BadPosition) as refused:
        GAME.load({"position": position})
    assert refused.value.args_["place"] == place
    assert str(refused.value).startswith(f"{place}: ")
