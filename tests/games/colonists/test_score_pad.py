"""The score pad: what a community on cardboard is worth, and what cannot be."""

import json
from pathlib import Path
from typing import Any

import pytest

from kleinstadt.engine.errors import BadPosition
from kleinstadt.games.colonists import GAME
from kleinstadt.games.colonists.carrying import noted
from kleinstadt.text import LANGUAGES, Texts

EXAMPLE = Path(__file__).parents[3] / "docs" / "examples" / "colonists.json"


def lines(community: dict[str, Any], **more: Any) -> dict[str, int]:
    (sheet,) = GAME.score_pad({"players": [community], **more}).sheets
    return {line.item: line.points for line in sheet.lines}


def test_the_example_of_the_documentation() -> None:
    pad = GAME.score_pad(json.loads(EXAMPLE.read_text()))
    assert ([sheet.total for sheet in pad.sheets], pad.names, pad.remarks) == ([64, 36], ["Ada", "Ben"], [])


@pytest.mark.rule("CO-228")
def test_every_line_of_a_community() -> None:
    community = {
        "buildings": {"farm": 2, "apartment": 1, "house": 1, "pub": 2, "theater": 1, "casino": 1},
        "embassies": {"lords": 1, "traders": 4},
        "improvements": ["axe", "vegetable_garden"],
        "dollars": 8,
        "workers": {"farmer": 2, "citizen": 1, "merchant": 1},
    }
    assert lines(community) == {
        "buildings": 2 + 6 + 8 + 2 * 4 + value("theater") + value("casino"),
        "embassies": 2 + 14,
        "improvements": 1 + 2,
        "cash": 8,
        "farmers": 4,
        "citizens": 6,
        "merchants": 16,
    }


def value(building: str) -> int:
    (found,) = [each["value"] for each in GAME.catalogue()["buildings"] if each["id"] == building]
    return int(found)


def test_idle_colonists_count_through_the_cards_that_pay_for_them() -> None:
    idle = {"buildings": {"apartment": 1}, "improvements": ["employment_office"]}
    busy = {
        "buildings": {"apartment": 1, "theater": 1},
        "improvements": ["employment_office"],
        "workers": {"citizen": 1},
    }
    worth = {each["id"]: each["value"] for each in GAME.catalogue()["cards"]}["employment_office"]
    assert lines(idle)["improvements"] == worth + 6
    assert lines(busy)["improvements"] == worth + 4


def test_it_adds_up_to_the_score_of_a_played_game() -> None:
    state = GAME.start(1, {"end_era": 1}, 4)
    while not state.over:
        state.play(0, state.moves(0)[-1])
    (seat,) = state.view(0)["position"]["seats"]
    names = [each["building"] for each in seat["buildings"]]
    community = {
        "buildings": {name: names.count(name) for name in names},
        "embassies": {each["colony"]: each["level"] for each in seat["embassies"]},
        "improvements": noted(state)["seats"][0]["improvements"],
        "dollars": seat["dollars"],
        "workers": {name: seat["residents"][name] - seat["idle"][name] for name in seat["residents"]},
    }
    (sheet,) = GAME.score_pad({"players": [community]}).sheets
    assert sheet.total == state.scores()[0].total


def test_values_of_ones_own_count() -> None:
    assert lines({"buildings": {"farm": 2}}, own_values={"buildings.farm.value": 3}) == {"buildings": 6}


def test_what_is_not_permanent_is_remarked_on() -> None:
    pad = GAME.score_pad({"players": [{"improvements": ["stone_axe", "axe"]}]})
    (remark,) = pad.remarks
    assert "players[0].improvements[0]" in Texts("colonists", "de").remark(remark)
    assert pad.sheets[0].total == 1


@pytest.mark.parametrize(
    ("community", "place"),
    [
        ({"buildings": {"frm": 1}}, "players[0].buildings"),
        ({"buildings": {"farm": "two"}}, "players[0].buildings.farm"),
        ({"buildings": {"community_hall": 2}}, "players[0].buildings.community_hall"),
        ({"buildings": {"storage_shed": 2, "storage_house": 2}}, "players[0].buildings"),
        ({"buildings": {"farm": 34}}, "players[0].buildings"),
        ({"buildings": {"farm": 1, "pub": 2}, "workers": {"farmer": 2}}, "players[0].workers.farmer"),
        ({"buildings": {"farm": 2, "pub": 1}, "workers": {"farmer": 2}}, "players[0].workers"),
        ({"embassies": {"lords": 5}}, "players[0].embassies.lords"),
        ({"embassies": {"barons": 1}}, "players[0].embassies"),
        (
            {"embassies": dict.fromkeys(["lords", "traders", "envoys", "scholars", "laborers", "altruists"], 1)},
            "players",
        ),
        ({"improvements": ["axe", "axe"]}, "players"),
        ({"dollars": -1}, "players[0].dollars"),
        ({"goods": {}}, "players[0]"),
    ],
)
def test_what_cannot_be_is_refused_with_its_place(community: dict[str, Any], place: str) -> None:
    with pytest.raises(BadPosition) as refused:
        GAME.score_pad({"players": [community]})
    for lang in LANGUAGES:
        assert Texts("colonists", lang).error(refused.value).startswith(f"{place}: ")
