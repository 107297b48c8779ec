"""Positions that cannot be are refused with their place."""

from typing import Any

import pytest

from kleinstadt.engine.errors import BadPosition
from kleinstadt.games.garden_nation import GAME
from kleinstadt.text import LANGUAGES, Texts

rule = pytest.mark.rule
NINE = ["temple", "forge", "bunker", "house", "prison", "windmill", "outpost", "herbalist", "apartments"]


def refusal(position: dict[str, Any], **more: Any) -> BadPosition:
    with pytest.raises(BadPosition) as refused:
        GAME.load({"position": position, **more})
    return refused.value


@rule("GN-10", "GN-15", "GN-16", "GN-18", "GN-22", "GN-79")
@pytest.mark.parametrize(
    ("position", "seats", "id", "place"),
    [
        ({"buildings": {"4.c": [0, 2, 0]}, "supply": [20, 20]}, 2, "field_number", "position.supply[0]"),
        ({"buildings": {"4.c": [1, 14, 0]}, "supply": [14, 1, 14, 14]}, 4, "field_number", "position.supply[1]"),
        ({"buildings": {"4.c": [0, 20, 0], "4.w": [0, 1, 0]}}, 2, "gn_floors", "position.buildings"),
        ({"order": [0, 0, 1]}, 3, "gn_order_twice", "position.order"),
        ({"order": [2, 1, 2]}, 4, "gn_order_twice", "position.order"),
        ({"order": [0, 0]}, 2, "gn_order_twice", "position.order"),
        ({"order": [0, 1, 0, 0]}, 2, "gn_order_twice", "position.order"),
        ({"order": [0, 1, 2, 0]}, 3, "gn_order", "position.order"),
        ({"display": NINE}, 2, "gn_open_projects", "position.display"),
        ({"display": ["temple", "temple"]}, 2, "gn_project_once", "position.display"),
        ({"display": ["temple"], "taken": [["temple"], []]}, 2, "gn_project_once", "position.display"),
        (
            {"kept": [["control_one_three", "belfry"], ["control_one_three", "market"]]},
            2,
            "gn_secret_copies",
            "position.dealt[1]",
        ),
        ({"dealt": [["belfry", "belfry"], ["belfry", "belfry"]]}, 2, "gn_secret_copies", "position.dealt[1]"),
        ({"dealt": [["belfry", "market", "cabaret", "barracks", "sculpture"], []]}, 2, "gn_dealt", "position.dealt[0]"),
        ({"kept": [["belfry", "market", "cabaret"], []]}, 2, "gn_kept", "position.kept[0]"),
    ],
)
def test_what_cannot_be_is_refused_with_its_place(position: dict[str, Any], seats: int, id: str, place: str) -> None:
    refused = refusal(position, seats=seats)
    assert (refused.id, refused.args_["place"]) == (id, place)


@pytest.mark.parametrize(
    ("step", "id", "place"),
    [
        (["take", 0, []], "field_list_of", "agenda.stack[0]"),
        (["take", 0], "field_list_of", "agenda.stack[0]"),
        (["take", 0, [99]], "field_number", "agenda.stack[0].field"),
        (["take", 0, {"field": 49}], "field_number", "agenda.stack[0].field"),
        (["take", -1, [3]], "field_step_seat", "agenda.stack[0]"),
        (["crane", 0], "field_list_of", "agenda.stack[0]"),
        (["turn_up", -1, [4]], "field_number", "agenda.stack[0].place"),
        (["keep", 0], "dead_end", "agenda"),
    ],
)
def test_an_agenda_that_cannot_be_is_refused(step: list[Any], id: str, place: str) -> None:
    refused = refusal({}, agenda={"stack": [step]})
    assert (refused.id, refused.args_["place"]) == (id, place)


@pytest.mark.parametrize(
    ("data", "place", "near"),
    [
        ({"positon": {}}, "positon", "position"),
        ({"position": {"building": {}}}, "position", "buildings"),
        ({"position": {"slots": {"nww": [1, 0]}}}, "position.slots", "nw"),
        ({"agenda": {"lane": []}}, "agenda", "lanes"),
    ],
)
def test_a_misspelt_key_is_refused_and_the_right_one_named(data: dict[str, Any], place: str, near: str) -> None:
    with pytest.raises(BadPosition) as refused:
        GAME.load(data)
    assert refused.value.id == "field_unknown_near"
    assert (refused.value.args_["place"], refused.value.args_["near"]) == (place, near)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_is_one_in_every_sentence_about_a_number(lang: str) -> None:
    """Where the number can be one, no plural follows it."""
    texts = Texts("garden_nation", lang)
    for id, name in [("gn_pad_few_points", "points"), ("gn_pad_roofs", "roofs")]:
        assert texts.sentence(f"error-{id}", {"place": "players[0]", name: 1}).endswith(": 1.")
