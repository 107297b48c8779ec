"""Everything in the box as data, for galleries, card help and set-up pages, with where each value comes from."""

from collections.abc import Mapping
from typing import Any

from kleinstadt.games.colonists.cards import COLONIES, FACTS

PLAIN = ("id", "prov", "src", "doubt", "note", "check", "sure")  # what says where the others come from


def catalogue() -> dict[str, Any]:
    return {
        "cards": [described(card) for card in FACTS["improvements"]],
        "buildings": [described({"id": id, **building}) for id, building in FACTS["buildings"].items()],
        "places": [described(place) for place in FACTS["places"]],
        "markets": [described(card) for card in FACTS["market_cards"]],
        "colonies": [{"id": id, "levels": [described(each) for each in levels_of(id)]} for id in COLONIES],
        "relations": [f"{id} {level + 1}" for id in COLONIES for level in range(len(levels_of(id)))],
        "levels": [described(level) for level in FACTS["colony_levels"]],
        "goods": [described({"id": id, **good}) for id, good in FACTS["goods"].items()],
        "doubts": [dict(doubt) for doubt in FACTS["doubts"]],
        "eras": [described({"id": str(era["era"]), **era}) for era in FACTS["eras"]],
        "board": [described({"id": id, **part}) for id, part in FACTS["board"].items()],
        "hand_limit": FACTS["improvement_rules"]["hand_limit"],
        "razing_tools": FACTS["building_rules"]["razing_extra_tools"],
        "setup": {key: value for key, value in FACTS["setup"].items() if key not in PLAIN},
    }


def levels_of(colony: str) -> list[dict[str, Any]]:
    levels: list[dict[str, Any]] = FACTS["colonies"][colony]["levels"]
    return levels


def described(facts: Mapping[str, Any]) -> dict[str, Any]:
    """The facts of a thing, and `from`: the provenance of each of them that is not the common one, `doubt`: what could
    be otherwise."""
    provenance = {"default": "public", **facts.get("prov", {})}
    found = {key: value for key, value in facts.items() if key == "id" or key not in PLAIN}
    return {**found, "from": provenance, "doubt": facts.get("doubt", "")}
