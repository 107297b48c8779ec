"""Positions written by hand: what is left out has a default, what cannot be is refused with its place."""

from typing import Any

import pytest

from kleinstadt.engine.errors import BadPosition
from kleinstadt.games.garden_nation import GAME


def test_an_empty_position_is_the_first_action_in_the_sample_layout() -> None:
    state = GAME.load({})
    assert state.deciders() == [0]
    assert len(state.moves(0)) == 63


@pytest.mark.parametrize(
    ("position", "place"),
    [
        ({"buildings": {"8.c": [0, 1, 0]}}, "position.buildings.8.c"),
        ({"buildings": {"4.c": [2, 1, 0]}}, "position.buildings.4.c"),
        ({"buildings": {"4.c": [0, 0, 0]}}, "position.buildings.4.c"),
        ({"buildings": {"4.c": [0, 1]}}, "position.buildings.4.c"),
        ({"buildings": {"4.e": [0, 1, 0]}}, "position.buildings.4.e"),
        ({"buildings": {"4.c": [0, 20, 0], "4.w": [0, 1, 0]}}, "position.buildings"),
        ({"buildings": []}, "position.buildings"),
        ({"tiles": {"4.c": "leaf"}}, "position.tiles.4.c"),
        ({"tiles": {"4.e": "bramble"}}, "position.tiles.4.e"),
        ({"tiles": {"1.c": "leaf", "2.se": "leaf", "3.se": "leaf", "4.e": "leaf"}}, "position.tiles"),
        ({"population": [0, 20]}, "position.population"),
        ({"population": [20]}, "position.population"),
        ({"tricks": [5, 4]}, "position.tricks"),
        ({"supply": [21, 4]}, "position.supply[0]"),
        ({"display": ["castle"]}, "position.display[0]"),
        ({"display": ["temple"], "pile": ["temple"]}, "position.display"),
        ({"kept": [["market", "market"], []]}, "position.kept[0]"),
        ({"slots": {"c": [1, 0]}}, "position.slots"),
        ({"slots": {"c": [4, 6]}}, "position.slots.c"),
        ({"crane": 8}, "position.crane"),
        ({"order": []}, "position.order"),
        ({"order": [True]}, "position.order"),
    ],
)
def test_what_cannot_be_is_refused_with_its_place(position: dict[str, Any], place: str) -> None:
    with pytest.raises(BadPosition) as refused:
        GAME.load({"position": position})
    assert refused.value.args_["place"] == place
    assert str(refused.value).startswith(f"{place}: ")


def test_too_many_roofs_are_refused() -> None:
    fields = [f"{territory}.{place}" for territory in (1, 2, 3, 4, 5, 6, 7) for place in ("nw", "ne", "c")]
    buildings = {field: [number % 2, 1, 1] for number, field in enumerate(fields) if field != "1.c"}
    with pytest.raises(BadPosition, match="19 roofs"):
        GAME.load({"position": {"buildings": buildings}})
