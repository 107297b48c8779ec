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

from kleinstadt.engine.reading import Reader, flag_in, known, list_in, number_in, shown, table_in, unknown, wrong
from kleinstadt.games.colonists.box import BOX, Box
from kleinstadt.games.colonists.cards import BUILDING_NUMBER, CLASSES, FACTS, numbered
from kleinstadt.games.colonists.goods import DOLLARS, GOODS, TOOLS

AS_PRINTED: Final = "printed"
EVERYTHING: Final = numbered((*GOODS, TOOLS, DOLLARS))
PAYABLE: Final = numbered((*GOODS, TOOLS))
STORED: Final = numbered(GOODS)
GIVEN: Final = numbered((*GOODS, "any"))
MANY: Final = 20  # of one good, in one number of something
AT_ONCE: Final = 4  # of one kind, where one of several is chosen
SEVERAL: Final = 4  # recipes, offers, lines
CHOICES: Final = 9
PLACE: Final = re.compile(r"line (\d+), column (\d+)")
KEYS: Final = ("id", "era", "level")  # by which an entry of a list is named

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


def entries_of(table: str) -> dict[str, dict[str, Any]]:
    """The entries of a table of the facts by their names."""
    entries = FACTS[table]
    return dict(entries) if isinstance(entries, dict) else by_name(entries)


def by_name(entries: list[dict[str, Any]]) -> dict[str, dict[str, Any]]:
    """An entry with an id has an era, too: the first of these counts."""
    key = next(key for key in KEYS if key in entries[0])
    return {str(entry[key]): entry for entry in entries}


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
BUILDING_VERBS: Final = numbered(
    tuple(sorted({effect["op"] for building in FACTS["buildings"].values() for effect in building["effects"]}))
)

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


def amounts(place: str, value: object, table: Mapping[str, int], least: int = 0) -> dict[str, int]:
    """`{ wood = 2, clay = 1 }`, with at least so many kinds."""
    found: dict[str, int] = {}
    for good, number in table_in(place, value).items():
        known(place, good, table)
        found[good] = number_in(f"{place}.{good}", number, 1, MANY)
    if len(found) < least:
        raise wrong(place, "field_missing", "is missing.")
    return found


def crew(place: str, value: object) -> dict[str, int]:
    """Nobody, one colonist of a class or of any, or two Farmers or Citizens."""
    found = amounts(place, value, numbered((*CLASSES, "any")))
    pairs = ("farmer", "citizen")
    if len(found) > 1 or any([number > (2 if name in pairs else 1) for name, number in found.items()]):
        raise wrong(place, "co_own_crew", "must be nobody, one colonist, or two Farmers or Citizens.")
    return found


def check_together(found: Mapping[str, Any]) -> None:
    """What is possible alone may not be together: the first storage must hold what it is filled with, and the
    borderland lies around the plots."""
    facts = changed_facts(found)
    setup = facts["setup"]
    room = sum([effect["spaces"] for effect in facts["board"]["basic_storage"]["effects"]])
    number_in("setup.basic_storage_fill", setup["basic_storage_fill"], 0, room)
    number_in("setup.plots_with_borderland", setup["plots_with_borderland"], setup["plots"], 60)


# -- what things do ----------------------------------------------------------------------------------------------------


def effects(place: str, value: object) -> list[dict[str, Any]]:
    """The same verbs in the same order as in the facts; a building may have those of others."""
    printed = printed_at(place)
    given = list_in(place, value)
    tables = [table_in(f"{place}[{at}]", effect) for at, effect in enumerate(given)]
    if place.startswith("buildings."):
        for at, effect in enumerate(tables):
            known(f"{place}[{at}].op", effect.get("op", ""), BUILDING_VERBS)
        olds = [find(printed, effect["op"]) for effect in tables]
    else:
        verbs = [effect["op"] for effect in printed]
        if [effect.get("op") for effect in tables] != verbs:
            told = ", ".join(verbs)
            raise wrong(place, "co_own_verbs", f"must do these things, in this order: {told}.", verbs=told)
        olds = printed
    return [effect_of(f"{place}[{at}]", effect, olds[at]) for at, effect in enumerate(tables)]


def find(printed: list[dict[str, Any]], op: str) -> dict[str, Any]:
    return next((effect for effect in printed if effect["op"] == op), {})


def printed_at(place: str) -> list[dict[str, Any]]:
    """What the facts say there."""
    table, name, *rest = place.split(".")
    entry = entries_of(table)[name]
    if rest[0] == "levels":
        entry = by_name(entry["levels"])[rest[1]]
    effects: list[dict[str, Any]] = entry[rest[-1]]
    return effects


def effect_of(place: str, effect: Mapping[str, Any], old: Mapping[str, Any]) -> dict[str, Any]:
    """A verb with its arguments, each as the verb says; what is not of a kind that can be changed must stay as it
    was."""
    reader = Reader(place, effect)
    args: dict[str, str] = FACTS["verbs"][effect["op"]]["args"]
    found: dict[str, Any] = {"op": reader.raw("op", "")}
    for name, kind in args.items():
        if reader.has(name):
            found[name] = argument(reader.at(name), effect[name], kind.removesuffix("?"), old.get(name))
        elif name in old or not kind.endswith("?"):
            raise wrong(reader.at(name), "field_missing", "is missing.")
    reader.finish()
    stored = [good for good in found.get("goods", {}) if good in STORED]
    if place.startswith("buildings.") and len(stored) > 1:  # what it has made lies on it
        raise wrong(reader.at("goods"), "co_own_one_kind", "must be goods of one kind.")
    return found


def argument(place: str, value: object, kind: str, old: object) -> Any:
    if value == old:
        return value
    if kind == "int":
        return number_in(place, value, 0, MANY)
    if kind == "bool" and not place.endswith(".pay_cost"):
        return flag_in(place, value)
    if kind == "goods":
        return amounts(place, value, EVERYTHING, 1)
    if kind == "goods[]":
        return [choice(f"{place}[{at}]", each) for at, each in enumerate(short_list(place, value, CHOICES))]
    if kind == "recipes":
        return [recipe(f"{place}[{at}]", each) for at, each in enumerate(short_list(place, value, SEVERAL))]
    if kind == "offers":
        return [offer(f"{place}[{at}]", each) for at, each in enumerate(short_list(place, value, SEVERAL))]
    if kind == "lines":
        return [line(f"{place}[{at}]", each) for at, each in enumerate(short_list(place, value, SEVERAL))]
    if kind in ("effects", "effects[]") and isinstance(old, list):
        return nested(place, value, old)
    if kind == "word:first|materials|all":
        return value if known(place, value, numbered(("first", "materials", "all"))) >= 0 else old
    raise wrong(place, "co_own_fixed", f"{shown(value)} cannot stand here: this is not changed.", value=shown(value))


def nested(place: str, value: object, old: list[Any]) -> list[Any]:
    """Effects within one, or lists of them to choose from."""
    given = list_in(place, value)
    if len(given) != len(old):
        raise wrong(place, "field_list_of", f"must be a list of length {len(old)}.", length=len(old))
    found: list[Any] = []
    for at, (new, before) in enumerate(zip(given, old, strict=True)):
        here = f"{place}[{at}]"
        if isinstance(before, list):
            found.append(nested(here, new, before))
        elif table_in(here, new).get("op") != before["op"]:
            raise wrong(here, "co_own_verbs", f"must do this: {before['op']}.", verbs=before["op"])
        else:
            found.append(effect_of(here, new, before))
    return found


def short_list(place: str, value: object, most: int) -> list[Any]:
    given = list_in(place, value)
    number_in(f"{place}.length", len(given), 1, most)
    return given


def choice(place: str, value: object) -> dict[str, int]:
    """One of several that is chosen: goods of one kind, a few of them."""
    found = amounts(place, value, EVERYTHING, 1)
    if len(found) > 1:
        raise wrong(place, "co_own_one_kind", "must be goods of one kind.")
    for good, number in found.items():
        number_in(f"{place}.{good}", number, 1, AT_ONCE)
    return found


def recipe(place: str, value: object) -> dict[str, Any]:
    reader = Reader(place, value)
    given = amounts(reader.at("from"), reader.raw("from", {}), GIVEN, 1)
    made = amounts(reader.at("to"), reader.raw("to", {}), EVERYTHING, 1)
    reader.finish()
    return {"from": given, "to": made}


def offer(place: str, value: object) -> dict[str, Any]:
    reader = Reader(place, value)
    given = amounts(reader.at("give"), reader.raw("give", {}), STORED, 1)
    dollars = number_in(reader.at("dollars"), reader.raw("dollars", 0), 1, MANY)
    reader.finish()
    return {"give": given, "dollars": dollars}


def line(place: str, value: object) -> dict[str, Any]:
    reader = Reader(place, value)
    recipes = short_list(reader.at("recipes"), reader.raw("recipes", []), SEVERAL)
    found = [recipe(f"{reader.at('recipes')}[{at}]", each) for at, each in enumerate(recipes)]
    times = number_in(reader.at("times"), reader.raw("times", 0), 1, 9)
    reader.finish()
    return {"recipes": found, "times": times}


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
