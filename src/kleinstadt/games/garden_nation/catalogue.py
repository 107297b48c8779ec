"""Every card, territory and piece as data, for galleries, card help and set-up pages."""

from typing import Any

from kleinstadt.games.garden_nation.cards import (
    ACTIONS,
    FACTS,
    FLOORS,
    GROUNDS,
    POPULATION_POINTS,
    ROOFS,
    TERRAINS,
    TILES,
    TRICKS,
)
from kleinstadt.games.garden_nation.layout import PLACES, PRINTED_GROUND, PRINTED_NUMBER, TERRITORIES


def catalogue() -> dict[str, Any]:
    return {
        "cards": [public_card(card) for card in FACTS["public_project"]]
        + [secret_card(card) for card in FACTS["secret_project"]],
        "territories": [territory(number) for number in TERRITORIES],
        "places": [
            {"place": place, "offset": list(offset)}
            for place, offset in zip(PLACES, FACTS["geometry"]["offsets"], strict=True)
        ],
        "terrains": [{"id": terrain, "tiles": TILES} for terrain in TERRAINS],
        "peoples": [dict(people) for people in FACTS["people"]],
        "tricks": ["trick_territory", "trick_roof", "raid"],
        "pieces": {"roofs": ROOFS, "tricks": TRICKS, "floors": {str(seats): FLOORS[seats] for seats in FLOORS}},
        "turn_order": {str(seats): list(ACTIONS[seats]) for seats in ACTIONS},
        "population_points": list(POPULATION_POINTS[1:]),
    }


def public_card(card: dict[str, Any]) -> dict[str, Any]:
    return {
        "id": card["id"],
        "kind": "public",
        "group": card["group"],
        "terrain": card["terrain"],
        "free": card.get("free"),
        "floors": card["floors"],
        "territories": [],
        "points": card["points"],
        "points_both": None,
        "copies": 1,
    }


def secret_card(card: dict[str, Any]) -> dict[str, Any]:
    return {
        "id": card["id"],
        "kind": "secret",
        "group": card["group"],
        "terrain": card.get("terrain"),
        "free": None,
        "floors": card.get("floors", 1),
        "territories": list(card.get("territories", ())),
        "points": card["points"],
        "points_both": card.get("points_both"),
        "copies": card["copies"],
    }


def territory(number: int) -> dict[str, Any]:
    """As printed, unturned."""
    fields = []
    for place, name in enumerate(PLACES):
        ground = GROUNDS[PRINTED_GROUND[number][place]]
        fields.append({"place": name, "ground": ground, "number": PRINTED_NUMBER[number][place]})
    return {"number": number, "fields": fields}
