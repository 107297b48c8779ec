"""What things do with values of the owner's own: the verbs stay, their numbers and goods are read carefully."""

from collections.abc import Mapping
from typing import Any, Final

from kleinstadt.engine.reading import Reader, flag_in, known, list_in, number_in, shown, table_in, wrong
from kleinstadt.games.colonists.cards import FACTS, numbered
from kleinstadt.games.colonists.goods import DOLLARS, GOODS, TOOLS

EVERYTHING: Final = numbered((*GOODS, TOOLS, DOLLARS))
STORED: Final = numbered(GOODS)
GIVEN: Final = numbered((*GOODS, "any"))
MANY: Final = 20  # of one good, in one number of something
AT_ONCE: Final = 4  # of one kind, where one of several is chosen
SEVERAL: Final = 4  # recipes, offers, lines
CHOICES: Final = 9
KEYS: Final = ("id", "era", "level")  # by which an entry of a list is named
BUILDING_VERBS: Final = numbered(
    tuple(sorted({effect["op"] for building in FACTS["buildings"].values() for effect in building["effects"]}))
)


def entries_of(table: str) -> dict[str, dict[str, Any]]:
    """The entries of a table of the facts by their names."""
    entries = FACTS[table]
    return dict(entries) if isinstance(entries, dict) else by_name(entries)


def by_name(entries: list[dict[str, Any]]) -> dict[str, dict[str, Any]]:
    """An entry with an id has an era, too: the first of these counts."""
    key = next(key for key in KEYS if key in entries[0])
    return {str(entry[key]): entry for entry in entries}


def amounts(place: str, value: object, table: Mapping[str, int], least: int = 0) -> dict[str, int]:
    """`{ wood = 2, clay = 1 }`, with at least so many kinds."""
    found: dict[str, int] = {}
    for good, number in table_in(place, value).items():
        known(place, good, table)
        found[good] = number_in(f"{place}.{good}", number, 1, MANY)
    if len(found) < least:
        raise wrong(place, "field_missing", "is missing.")
    return found


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
