"""The budget sheet of a later start at the real table (CO-235 to CO-240): what can be bought, and what is left.

Everything is bought in the order of the rules, by the functions of the game itself; what could not be is refused."""

from collections.abc import Mapping
from typing import Final

from kleinstadt.engine.draw import Budget, BudgetLine, Purse
from kleinstadt.engine.errors import BadOptions
from kleinstadt.games.colonists import phrases
from kleinstadt.games.colonists.box import STORAGE
from kleinstadt.games.colonists.cards import BUILDINGS, COLONIES
from kleinstadt.games.colonists.checklist import fifth_colony
from kleinstadt.games.colonists.community import NOBODY_THERE, building_of
from kleinstadt.games.colonists.goods import GOODS, KINDS
from kleinstadt.games.colonists.rules.building import add, free_plot
from kleinstadt.games.colonists.rules.diplomacy import reach_level
from kleinstadt.games.colonists.rules.later_start import can_buy, embassy_moves
from kleinstadt.games.colonists.state import Colonists
from kleinstadt.games.colonists.steps import BUY_EMBASSY

SEAT: Final = 0  # everybody has the same to spend
Bought = Mapping[str, int]  # `colony:traders` its level, `building:farm` and `good:wood` how many


class Spent:
    """A community that was bought, and what is left: of the Dollars for embassies, of those for buildings with these,
    and of those for goods with both."""

    __slots__ = ("state", "embassies", "buildings", "goods")

    def __init__(self, state: Colonists, embassies: int, buildings: int, goods: int) -> None:
        self.state = state
        self.embassies = embassies
        self.buildings = buildings
        self.goods = goods


def budget(state: Colonists, bought: Bought) -> Budget | None:
    """None where the game begins in the first era."""
    if state.first_era == 1:
        return None
    table = table_of(state)
    known = prices(table)
    spent = spend(table, bought)
    if spent is None or any(id not in known or number < 0 for id, number in bought.items()):
        raise BadOptions("cannot_be_bought", {}, "This cannot be bought with these Dollars.")
    lines = [BudgetLine(id, known[id], bought.get(id, 0), most_of(table, bought, id, spent)) for id in known]
    facts = table.box.later[table.first_era]
    purses = [
        Purse("embassies", facts.embassies, spent.embassies),
        Purse("buildings", facts.buildings, spent.buildings),
        Purse("goods", facts.goods, spent.goods),
    ]
    return Budget(purses, lines, "CO-236")


def table_of(state: Colonists) -> Colonists:
    """Before anything is bought, with all colonies that there will be then."""
    table = state.copy()
    table.buildings[SEAT] = []
    table.pools[SEAT] = 0
    fifth = fifth_colony(state)
    if fifth is not None:
        table.colonies = [*table.colonies, fifth]
    table.changed(SEAT)
    return table


def prices(table: Colonists) -> dict[str, int]:
    """All that is for sale, in the order in which it is bought; for an embassy the price of its first level."""
    box, era = table.box, table.first_era
    found = {f"colony:{COLONIES[colony]}": box.level_value[1] for colony in table.colonies}
    for kind, building in enumerate(box.buildings):
        if building.era < era:
            found[f"building:{BUILDINGS[kind]}"] = building.value
    for kind in range(KINDS):
        if kind in box.later[era].kinds:
            found[f"good:{GOODS[kind]}"] = box.goods_price[kind]
    return found


def most_of(table: Colonists, bought: Bought, id: str, spent: Spent) -> int:
    """How many of this there could be with everything else as it is."""
    number = bought.get(id, 0)
    names, _, thing = id.partition(":")
    if names == "good":
        price: int = table.box.goods_price[GOODS.index(thing)]
        return number + spent.goods // price
    if names == "building":
        return number + more_of(spent, BUILDINGS.index(thing))
    while spend(table, {**bought, id: number + 1}) is not None:
        number += 1
    return number


def more_of(spent: Spent, kind: int) -> int:
    """How many more buildings of this kind there is room and money for."""
    state = spent.state.copy()
    price = state.box.buildings[kind].value
    number = 0
    left = min(spent.buildings, spent.goods)  # what was spent on goods is gone
    while can_buy(state, SEAT, kind, left):
        put(state, kind)
        left -= price
        number += 1
    return number


def spend(table: Colonists, bought: Bought) -> Spent | None:
    """None where it cannot be bought."""
    state = table.copy()
    facts = state.box.later[state.first_era]
    for_embassies = buy_embassies(state, bought, facts.embassies)
    if for_embassies is None:
        return None
    for_buildings = buy_buildings(state, bought, for_embassies + facts.buildings)
    if for_buildings is None:
        return None
    for_goods = for_buildings + facts.goods
    for kind in facts.kinds:
        for_goods -= state.box.goods_price[kind] * bought.get(f"good:{GOODS[kind]}", 0)
    return None if for_goods < 0 else Spent(state, for_embassies, for_buildings, for_goods)


def buy_embassies(state: Colonists, bought: Bought, left: int) -> int | None:
    for at, colony in enumerate(state.colonies):
        level = bought.get(f"colony:{COLONIES[colony]}", 0)
        able = embassy_moves(state, BUY_EMBASSY.at(SEAT, at, left))
        if not 0 <= level < state.first_era or phrases.BUY_LEVEL.say(level, colony) not in able:
            return None
        if level:
            left -= state.box.level_value[level]
            reach_level(state, SEAT, colony, level, free_plot(state, SEAT, False))
    return left


def buy_buildings(state: Colonists, bought: Bought, left: int) -> int | None:
    for kind, id in enumerate(BUILDINGS):
        for _ in range(bought.get(f"building:{id}", 0)):
            if not can_buy(state, SEAT, kind, left):
                return None
            put(state, kind)
            left -= state.box.buildings[kind].value
    return left


def put(state: Colonists, kind: int) -> None:
    """On the next plot, with nobody at work yet."""
    plot = free_plot(state, SEAT, state.box.buildings[kind].kind == STORAGE)
    add(state, SEAT, building_of(kind, plot, NOBODY_THERE, 0))
