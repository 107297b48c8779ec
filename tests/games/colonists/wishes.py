"""How to play for something that was never used: `scripts/thousands.py --wishes` asks it.

Somebody who likes a card imagines a table with values of an owner's own, at which it is worth a fortune: the usual
plans of the bots lead there then. Nothing else is different, and the game itself goes on as it is.
"""

import json
from typing import Any

from kleinstadt.games.colonists.cards import BUILDINGS

WORTH = 60
# Who longs for something thinks more of plans than others do, and of room for their prices: parts of the bots' guess.
WEIGHTS = {"plans": 10.0, "storage": 4.0}


def wish(view: dict[str, Any], wanted: frozenset[str]) -> dict[str, Any]:
    """The view of such a table. What is wanted is named as `cards hostel` or `relations lords 4`."""
    values: dict[str, int] = {}
    for entry in sorted(wanted):
        listed, _, name = entry.partition(" ")
        if listed == "cards":
            values[f"improvements.{name}.value"] = WORTH
            building = name.removeprefix("contract_")
            if building != name and building in BUILDINGS:  # it builds one
                values[f"buildings.{building}.value"] = WORTH
        elif listed == "buildings":
            values[f"buildings.{name}.value"] = WORTH
        elif listed == "relations":
            values[f"colony_levels.{name.split()[-1]}.value"] = WORTH
    if not values:
        return view
    return {**view, "options": {**view["options"], "own_values": json.dumps(values)}}
