"""Every card, event, guest and location as data, for galleries, card help and set-up pages."""

from typing import Any

from kleinstadt.games.everdell.cards import (
    ABILITIES,
    BASE_CARDS,
    CAR_FACTS,
    CARD_FACTS,
    EVENT_FACTS,
    GUEST_FACTS,
    LOCATION_FACTS,
    SEASON_FACTS,
    SETUP,
)
from kleinstadt.games.everdell.goods import KINDS


def catalogue() -> dict[str, Any]:
    cards = [card_data(card) for card in CARD_FACTS]
    return {
        "cards": cards + [event_data(event) for event in EVENT_FACTS] + [guest_data(guest) for guest in GUEST_FACTS],
        "locations": [location_data(location) for location in LOCATION_FACTS],
        "seasons": [{"id": season["id"], "workers": season["new_workers"]} for season in SEASON_FACTS],
        "cars": [{"id": car["id"], "copies": car["count"]} for car in CAR_FACTS],
        "abilities": list(ABILITIES),
        "goods": list(KINDS),
        "setup": dict(SETUP),
    }


def card_data(card: dict[str, Any]) -> dict[str, Any]:
    return {
        "id": card["id"],
        "kind": card["kind"],
        "newleaf": card not in BASE_CARDS,
        "type": card["type"],
        "unique": card["rarity"] == "unique",
        "copies": card["count"],
        "cost": dict(card["cost"]),
        "points": card["points"],
        "linked": list(card.get("linked", ())),
        "golden": dict(card.get("golden", {})),
        "any_critter": card.get("linked_any_critter", False),
        "open": "open_owner_points" in card,
        "stays": not card.get("may_leave_city", True),
        "takes_space": card.get("city_space", 1) > 0,
        "spots": card.get("worker_spots", 0),
        "rule": card["rule"],
    }


def guest_data(guest: dict[str, Any]) -> dict[str, Any]:
    return {"id": guest["id"], "kind": "guest", "points": guest["points"]}


def event_data(event: dict[str, Any]) -> dict[str, Any]:
    """With what the city must show: cards by name or by type, and how many."""
    return {
        "id": event["id"],
        "kind": "event",
        "category": event["category"],
        "points": event["points"],
        "needs": [{**need["count"].get("cards", need["count"]), "number": need["min"]} for need in event["requires"]],
        "rule": event["rule"],
    }


def location_data(location: dict[str, Any]) -> dict[str, Any]:
    """With what it plainly gives; whatever else it does is told by its text."""
    deeds = [deed for effect in location["effects"] for deed in effect["do"]]
    return {
        "id": location["id"],
        "category": location["category"],
        "occupancy": location["occupancy"],
        "gain": {good: number for deed in deeds for good, number in deed.get("gain", {}).items()},
        "rule": location["rule"],
    }
