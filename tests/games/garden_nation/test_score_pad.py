"""The score pad for a game on cardboard."""

import json
from pathlib import Path
from typing import Any

import pytest

from kleinstadt.engine.errors import BadPosition
from kleinstadt.games.garden_nation import GAME

rule = pytest.mark.rule
EXAMPLE = Path(__file__).parents[3] / "docs" / "examples" / "garden_nation.json"


def building(territory: int, terrain: str, floors: int, roof: bool = False) -> dict[str, Any]:
    return {"territory": territory, "terrain": terrain, "floors": floors, "roof": roof}


def pad(**first: Any) -> dict[str, Any]:
    """Two players; the first as described."""
    one = {"name": "Ada", "population": 32, "secrets": ["market", "control_three_five"], **first}
    two = {"name": "Ben", "population": 10, "secrets": ["belfry", "cabaret"], "buildings": [building(1, "meadow", 3)]}
    return {"players": [one, two]}


MARKETS = [building(3, "straw", 2), building(3, "straw", 2), building(5, "straw", 2), building(5, "straw", 2)]


@rule("GN-71", "GNV-19")
def test_a_described_position_gives_its_sheets() -> None:
    result = GAME.score_pad(pad(projects=["temple", "sanctuary", "infirmary_leaf"], buildings=MARKETS))
    assert result.names == ["Ada", "Ben"]
    assert [sheet.total for sheet in result.sheets] == [52, 10]
    assert [(line.item, line.points) for line in result.sheets[0].lines] == [
        ("temple", 11),
        ("sanctuary", 5),
        ("infirmary_leaf", 4),
        ("market", 12),
        ("control_three_five", 12),
        ("population", 8),
    ]


@rule("GN-71")
def test_points_on_the_track_may_stand_for_the_projects() -> None:
    sheets = GAME.score_pad(pad(points=20, buildings=MARKETS)).sheets
    assert sheets[0].total == 52
    assert sheets[0].lines[0].item == "points"


@pytest.mark.parametrize(
    ("first", "place"),
    [
        ({"population": 0}, "players[0].population"),
        ({"population": None}, "players[0].population"),
        ({"secrets": ["market", "market"]}, "players[0].secrets"),
        ({"secrets": ["market"]}, "players[0].secrets"),
        ({"secrets": ["market", "castle"]}, "players[0].secrets[1]"),
        ({"projects": ["temple"], "points": 11}, "players[0].points"),
        ({"points": 2}, "players[0].points"),
        ({"points": 112}, "players[0].points"),
        ({"projects": ["temple", "temple"]}, "players[0].projects"),
        ({"buildings": [building(8, "leaf", 1)]}, "players[0].buildings[0].territory"),
        ({"buildings": [building(1, "bramble", 1)]}, "players[0].buildings[0].terrain"),
        ({"buildings": [building(1, "leaf", 0)]}, "players[0].buildings[0].floors"),
        ({"buildings": [building(1, "leaf", 12), building(2, "leaf", 9)]}, "players[0].buildings"),
        ({"buildings": [building(1, "leaf", 1, True)]}, "players[0].buildings"),  # a roof without a project
        ({"buildings": [building(2, "leaf", 1)] * 4}, "players"),  # two leaf fields and one bramble
        (
            {"buildings": [building(t, "leaf", 1) for t in (2, 3, 4, 5) for _ in range(3)]},
            "players",
        ),  # three leaf tiles
        ({"colour": "green"}, "players[0]"),
        (
            {"buildings": [{"territory": 1, "terrain": "leaf", "floors": 1, "roof": "yes"}]},
            "players[0].buildings[0].roof",
        ),
    ],
)
def test_an_impossible_position_is_an_error_that_names_the_place(first: dict[str, Any], place: str) -> None:
    with pytest.raises(BadPosition) as refused:
        GAME.score_pad(pad(**first))
    assert refused.value.args_["place"] == place


def test_too_many_copies_of_a_secret_project_are_refused() -> None:
    data = pad(secrets=["observatory", "market"])
    data["players"] += [
        {"population": 10, "secrets": ["observatory", "barracks"]},
        {"population": 10, "secrets": ["observatory", "cabaret"]},
    ]
    with pytest.raises(BadPosition, match="observatory"):
        GAME.score_pad(data)


@pytest.mark.parametrize(("players", "id"), [(None, "field_list"), ([], "pad_players"), ([{}] * 5, "pad_players")])
def test_two_to_four_players_are_needed(players: Any, id: str) -> None:
    with pytest.raises(BadPosition) as refused:
        GAME.score_pad({"players": players})
    assert refused.value.id == id
    assert refused.value.args_["place"] == "players"


def test_what_can_hardly_be_is_a_warning() -> None:
    result = GAME.score_pad(pad(population=120, buildings=[building(1, "leaf", 9)]))
    assert [remark.id for remark in result.remarks] == ["gn_pad_not_over", "gn_pad_population", "gn_pad_high"]
    assert [remark.args["place"] for remark in result.remarks] == ["players", "players[0]", "players[0]"]
    result = GAME.score_pad(pad(buildings=[building(t, "leaf", 4) for t in (1, 2, 3, 4, 5)]))
    assert result.remarks == []


def test_the_example_file_is_scored() -> None:
    result = GAME.score_pad(json.loads(EXAMPLE.read_text(encoding="utf-8")))
    assert len(result.names) == 3
    assert result.remarks == []
    assert [sheet.total for sheet in result.sheets] == [30, 44, 11]
