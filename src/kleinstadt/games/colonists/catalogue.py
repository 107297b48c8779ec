"""Every improvement, place, building, market card and colony as data, for galleries, card help and set-up pages.

`source` says where the least certain of its values comes from, `doubt` what could be otherwise (doubts.toml).
"""

from collections.abc import Mapping
from typing import Any, Final

from kleinstadt.games.colonists.cards import FACTS
from kleinstadt.games.colonists.goods import DOLLARS, GOODS, TOOLS

# From certain to uncertain.
SOURCES: Final = ("rulebook", "public", "memory", "reconstructed")
# Names and remarks are no values.
WORDS: Final = ("de", "en", "board_en", "text", "note")


def catalogue() -> dict[str, Any]:
    return {
        "cards": [card_data(card) for card in FACTS["improvements"]],
        "places": [place_data(place) for place in FACTS["places"]],
        "buildings": [building_data(id, building) for id, building in FACTS["buildings"].items()],
        "markets": [market_data(market) for market in FACTS["market_cards"]],
        "colonies": [colony_data(id, colony) for id, colony in FACTS["colonies"].items()],
        "levels": [level_data(level) for level in FACTS["colony_levels"]],
        "goods": [*GOODS, TOOLS, DOLLARS],
        "eras": [{"era": each["era"], "years": each["years"], "levy": dict(each["levy"])} for each in FACTS["eras"]],
        "setup": {name: FACTS["setup"][name] for name in ("plots_era_I_only", "plots", "plots_with_borderland")},
        "board": {
            "storage": FACTS["board"]["basic_storage"]["effects"][0]["spaces"],
            "warehouse": FACTS["board"]["warehouse"]["effects"][0]["spaces"],
            "tools": FACTS["board"]["smithy"]["effects"][0]["goods"][TOOLS],
            "hand": FACTS["improvement_rules"]["hand_limit"],
            **origin(FACTS["board"]["smithy"]),
        },
    }


def card_data(card: Mapping[str, Any]) -> dict[str, Any]:
    return {
        "id": card["id"],
        "era": card["era"],
        "copies": card["copies"],
        "kind": card["kind"],
        "cost": dict(card["cost"]),
        "points": card["value"],
        "effects": list(card["effects"]),
        "uses": card.get("uses", 0),
        **origin(card),
    }


def place_data(place: Mapping[str, Any]) -> dict[str, Any]:
    return {
        "id": place["id"],
        "family": place["family"],
        "era": place["era"],
        "kind": place["kind"],
        "effects": list(place["effects"]),
        "replaces": place["replaces"],
        **origin(place),
    }


def building_data(id: str, building: Mapping[str, Any]) -> dict[str, Any]:
    return {
        "id": id,
        "era": building["era"],
        "kind": building["kind"],
        "cost": dict(building["cost"]),
        "points": building["value"],
        "worker": dict(building["worker"]),
        "remodel_from": building["remodel_from"],
        "effects": list(building["effects"]),
        **origin(building),
    }


def market_data(market: Mapping[str, Any]) -> dict[str, Any]:
    lines = {part: list(market[part]) for part in ("sale", "subsidy", "action")}
    return {"id": market["id"], "era": market["era"], **lines, **origin(market)}


def colony_data(id: str, colony: Mapping[str, Any]) -> dict[str, Any]:
    levels = [origin(level) for level in colony["levels"]]
    return {"id": id, "ambassador": colony["ambassador"], "levels": levels}


def level_data(level: Mapping[str, Any]) -> dict[str, Any]:
    parts = {"level": level["level"], "cost": dict(level["cost"]), "points": level["value"], "era": level["min_era"]}
    return {**parts, **origin(level)}


def origin(entry: Mapping[str, Any]) -> dict[str, str]:
    """Where its least certain value comes from; the default covers the values that are not named."""
    told = [SOURCES.index(source) for name, source in entry["prov"].items() if name not in WORDS]
    return {"source": SOURCES[max(told)], "doubt": entry.get("doubt", "")}
