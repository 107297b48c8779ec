"""The words of the facts, read into the numbers of deeds and powers."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from kleinstadt.games.colonists.cards import AMBASSADORS, BUILDING_NUMBER, CLASSES, FAMILY_NUMBER
from kleinstadt.games.colonists.goods import GOOD_NUMBER, KINDS, TOOLS, bundle, pack
from kleinstadt.games.colonists.verbs import NONE, Power, Recipe

TOOLS_RUNG: Final = KINDS  # Tools on the trade ladder (CO-202a)


def recipes(facts: Sequence[Mapping[str, Any]]) -> tuple[Recipe, ...]:
    return tuple([Recipe(pack(each["from"]), each["from"].get("any", 0), bundle(each["to"])) for each in facts])


def number_of(effect: Mapping[str, Any]) -> int:
    """The one number that a verb is about."""
    for name in ("spaces", "plus", "plots", "tools", "count", "dollars"):
        if isinstance(effect.get(name), int):
            return int(effect[name])
    return 0


def set_goods(power: Power, effect: Mapping[str, Any]) -> None:
    goods = effect.get("goods", {})
    if isinstance(goods, list):  # kinds of goods
        power.goods = tuple([GOOD_NUMBER[good] for good in goods])
    else:
        power.gain = bundle(goods)
    if "plus" in effect and isinstance(effect["plus"], dict):
        power.gain = bundle(effect["plus"])
    if "group" in effect:
        power.goods = tuple([TOOLS_RUNG if good == TOOLS else GOOD_NUMBER[good] for good in effect["group"]])
    power.options = tuple([bundle(each) for each in effect.get("options", ())])
    power.good = GOOD_NUMBER[effect["good"]] if "good" in effect else NONE
    power.pairs = tuple([(GOOD_NUMBER[one], GOOD_NUMBER[other]) for one, other in effect.get("pairs", ())])


def set_targets(power: Power, effect: Mapping[str, Any]) -> None:
    if "building" in effect:
        power.building = BUILDING_NUMBER[effect["building"]]
    if "remodel_from" in effect:
        power.base = BUILDING_NUMBER[effect["remodel_from"]]
    if "place" in effect:
        power.place = FAMILY_NUMBER[effect["place"]]
    who = effect.get("who", "")
    power.bit = 2 ** AMBASSADORS.index(who) if who in AMBASSADORS else 0
    power.who = AMBASSADORS.index(who) if who in AMBASSADORS else CLASSES.index(who) if who else NONE
    where = effect.get("where", effect.get("into", ""))
    power.where = CLASSES.index(where) if where else NONE
    power.most = effect.get("max", 0)
    power.unless = CLASSES.index(effect["only_if_none"]) if "only_if_none" in effect else NONE
