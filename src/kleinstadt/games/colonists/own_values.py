"""Values of the owner's own in the place of those of the facts: which there can be, and a careful reading of them.

A file of them looks like the facts themselves, `buildings.farm.cost = { tools = 1, wood = 1 }`; entries of lists are
named by their id, era or level. As an option of a game they are one text: every path with its value, so that journals,
dumps and tables keep them. What a thing does may get other numbers and goods, but not other verbs; only a building may
do whatever buildings do.
"""

import json
import re
import tomllib
from collections.abc import Mapping
from typing import Any, Final

from kleinstadt.engine.reading import known, list_in, number_in, table_in, unknown, wrong
from kleinstadt.games.colonists.box import BOX, Box
from kleinstadt.games.colonists.cards import BUILDING_NUMBER, CLASSES, FACTS, numbered
from kleinstadt.games.colonists.goods import GOODS, TOOLS
from kleinstadt.games.colonists.own_effects import EVERYTHING, MANY, STORED, amounts, by_name, effects, entries_of

AS_PRINTED: Final = "printed"
PAYABLE: Final = numbered((*GOODS, TOOLS))
PLACE: Final = re.compile(r"line (\d+), column (\d+)")

Kind = str | tuple[int, int]  # what a value must be: a word for it, or a number within these bounds
Tree = dict[str, Any]  # of such kinds

NUMBER: Final = (0, MANY)
POINTS: Final = (0, 99)
BUDGET: Final = (0, 500)

# By table: what can be changed of each of its entries.
OF_ENTRIES: Final[dict[str, dict[str, Kind]]] = {
    "buildings": {
        "era": (1, 4),
        "cost": "price",
        "value": POINTS,
        "worker": "worker",
        "remodel_from": "base",
        "per_move": NUMBER,
        "own_max": NUMBER,
        "effects": "effects",
    },
    "places": {"effects": "effects", "discount": "goods"},
    "improvements": {
        "copies": (1, 4),
        "cost": "price",
        "value": POINTS,
        "effects": "effects",
        "load": "goods",
        "uses": (1, 9),
    },
    "market_cards": {"sale": "effects", "subsidy": "effects", "action": "effects"},
    "colony_levels": {"cost": "price", "value": POINTS},
    "board": {"effects": "effects"},
    "eras": {"levy": "levy", "max_colony_level": (0, 4)},
    "goods": {"later_start": (1, 99)},
    "later_start": {
        "embassy_dollars": BUDGET,
        "building_dollars": BUDGET,
        "goods_dollars": BUDGET,
        "tools": NUMBER,
        "food": (0, 1),
    },
}
# What is there once.
OF_ALL: Final[dict[str, dict[str, Kind]]] = {
    "setup": {
        "farms": (1, 9),
        "tools": POINTS,
        "food_in_warehouse": (0, 1),
        "basic_storage_fill": (0, 9),
        "stewards_max": (1, 4),
        "range_max": (1, 4),
        "storage_plots": (0, 9),
        "plots_era_I_only": (9, 30),
        "plots": (9, 30),
        "plots_with_borderland": (9, 60),
    },
    "building_rules": {"razing_extra_tools": NUMBER},
    "improvement_rules": {"hand_limit": (1, 6), "plays_per_move_max": (1, 4)},
    "colony_rules": {"in_game": (0, 8), "ambassador_range": (1, 4)},
    "sustenance": dict.fromkeys(CLASSES, "meal"),
    "scoring": dict.fromkeys(CLASSES, POINTS),
    "levy_rules": {"materials_any": "kinds"},
    "later_start_rules": {"money_building_cap_variant": NUMBER},
}


def tree() -> Tree:
    """Everything that can be changed, as it is written: tables in tables down to the kind of a value. A colony has
    levels of its own."""
    found: Tree = {table: dict(fields) for table, fields in OF_ALL.items()}
    for table, fields in OF_ENTRIES.items():
        found[table] = {name: there_only(fields, entry) for name, entry in entries_of(table).items()}
    found["colonies"] = {
        colony: {"levels": {level: {"effects": "effects"} for level in by_name(facts["levels"])}}
        for colony, facts in FACTS["colonies"].items()
    }
    return found


def there_only(fields: Mapping[str, Kind], entry: Mapping[str, Any]) -> dict[str, Kind]:
    """Of the goods some have no price, of the cards some nothing on them; a discount can be new."""
    return {field: kind for field, kind in fields.items() if field in entry or field == "discount"}


CHANGEABLE: Final = tree()

# -- reading -----------------------------------------------------------------------------------------------------------


def own_values(text: str) -> str:
    """The text of an option: checked, and written as it is kept. It may be what stands in a file, TOML or JSON."""
    return kept(parsed(text))


def kept(data: object) -> str:
    """Values as they were written, checked and as they are kept."""
    found: dict[str, Any] = {}
    gather("", data, CHANGEABLE, found)
    if not found:
        return AS_PRINTED
    check_together(found)
    Box(changed_facts(found))
    return json.dumps(found, sort_keys=True, separators=(",", ":"))


def parsed(text: str) -> object:
    """TOML or JSON."""
    try:
        return json.loads(text) if text.lstrip().startswith("{") else tomllib.loads(text)
    except json.JSONDecodeError as error:
        raise unreadable(error.lineno, error.colno) from None
    except tomllib.TOMLDecodeError as error:
        found = PLACE.search(str(error))
        line, column = (int(found[1]), int(found[2])) if found else (text.count("\n") + 1, 1)
        raise unreadable(line, column) from None
    except RecursionError:
        raise unreadable(1, 1) from None


def unreadable(line: int, column: int) -> Exception:
    sentence = f"This is neither TOML nor JSON: line {line}, column {column}."
    return wrong(f"{line}:{column}", "co_own_unreadable", sentence, line=line, column=column)


def gather(place: str, data: object, tree: Tree, found: dict[str, Any]) -> None:
    """Every value with its path. A key may be a path itself."""
    for key, value in table_in(place or "values", data).items():
        name, _, rest = key.partition(".")
        if name not in tree:
            raise unknown(place or "values", name, list(tree))
        here = f"{place}.{name}" if place else name
        kind = tree[name]
        if isinstance(kind, dict):
            gather(here, {rest: value} if rest else value, kind, found)
        elif rest:
            raise unknown(here, rest, [])
        else:
            found[here] = checked(here, value, kind)


def checked(place: str, value: object, kind: Kind) -> Any:
    """The value, if it is what it must be."""
    if isinstance(kind, tuple):
        return number_in(place, value, *kind)
    if kind == "price":
        return amounts(place, value, PAYABLE)
    if kind == "goods":
        return amounts(place, value, EVERYTHING)
    if kind == "meal":
        return amounts(place, value, numbered(("food", "robes")))
    if kind == "levy":
        return {"first": 0, "materials": 0, **amounts(place, value, numbered(("first", "materials")))}
    if kind == "kinds":
        return [GOODS[known(place, good, STORED)] for good in list_in(place, value)]
    if kind == "base":
        return value if value == "" else list(BUILDING_NUMBER)[known(place, value, BUILDING_NUMBER)]
    if kind == "worker":
        return crew(place, value)
    return effects(place, value)


def crew(place: str, value: object) -> dict[str, int]:
    """Nobody, one colonist of a class or of any, or two Farmers or Citizens."""
    found = amounts(place, value, numbered((*CLASSES, "any")))
    pairs = ("farmer", "citizen")
    if len(found) > 1 or any(number > (2 if name in pairs else 1) for name, number in found.items()):
        raise wrong(place, "co_own_crew", "must be nobody, one colonist, or two Farmers or Citizens.")
    return found


def check_together(found: Mapping[str, Any]) -> None:
    """What is possible alone may not be together: the first storage must hold what it is filled with, and the
    borderland lies around the plots."""
    facts = changed_facts(found)
    setup = facts["setup"]
    room = sum(effect["spaces"] for effect in facts["board"]["basic_storage"]["effects"])
    number_in("setup.basic_storage_fill", setup["basic_storage_fill"], 0, room)
    number_in("setup.plots_with_borderland", setup["plots_with_borderland"], setup["plots"], 60)


# -- the box they make -------------------------------------------------------------------------------------------------


def changed_facts(found: Mapping[str, Any]) -> dict[str, Any]:
    """The facts with these values, by their paths. Nothing of the facts themselves is changed."""
    facts: dict[str, Any] = json.loads(json.dumps(FACTS))
    for path, value in found.items():
        *way, last = path.split(".")
        entry: Any = facts
        for name in way:
            entry = by_name(entry)[name] if isinstance(entry, list) else entry[name]
        entry[last] = value
    return facts


def values_in(text: str) -> dict[str, Any]:
    """The values of an option, by their paths."""
    found: dict[str, Any] = {} if text == AS_PRINTED else json.loads(text)
    return found


made: Final[dict[str, Box]] = {AS_PRINTED: BOX}
KEPT: Final = 16


def box_of(text: str) -> Box:
    """The box that a game with this option is played with."""
    box = made.get(text)
    if box is None:
        if len(made) > KEPT:
            made.clear()
            made[AS_PRINTED] = BOX
        box = made[text] = Box(changed_facts(values_in(text)))
    return box
