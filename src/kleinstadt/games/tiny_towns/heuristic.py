"""How promising a town is, for bots that look one move ahead.

What stands counts as it would at the end; what is begun counts by the best way to complete it: a pattern of which
most resources already lie there is nearly worth its building.
"""

from kleinstadt.games.tiny_towns.cards import BUILDINGS, COTTAGE, FOOD
from kleinstadt.games.tiny_towns.fields import COUNT
from kleinstadt.games.tiny_towns.patterns import PLACEMENTS, Placement
from kleinstadt.games.tiny_towns.state import TinyTowns
from kleinstadt.games.tiny_towns.town import NO_CARD, NO_FIELD, Town

# What a building is roughly worth to a bot that does not plan: its own points and what it makes possible.
WORTH: dict[str, float] = {
    "cottage": 3.5, "farm": 5.0, "granary": 4.0, "greenhouse": 4.5, "orchard": 4.0,
    "fountain": 1.8, "millstone": 1.8, "shed": 1.5, "well": 1.8,
    "abbey": 3.0, "chapel": 3.0, "cloister": 2.0, "temple": 3.0,
    "almshouse": 2.5, "feast_hall": 2.8, "inn": 2.5, "tavern": 3.0,
    "bakery": 3.0, "market": 2.5, "tailor": 2.5, "theater": 3.0,
    "bank": 3.0, "factory": 1.0, "trading_post": 2.0, "warehouse": 0.5,
}  # fmt: skip
CARD_WORTH: list[float] = [WORTH[str(card["id"])] for card in BUILDINGS]
MONUMENT_WORTH = 4.0


def promise(state: TinyTowns, seat: int) -> float:
    """The score as it stands, and what is begun."""
    town = state.towns[seat]
    value = float(state.points(seat))
    if town.finished:
        return value
    value += unfed_hope(state, town)
    value += begun(state, town)
    return value - clutter(state, town)


def unfed_hope(state: TinyTowns, town: Town) -> float:
    """Cottages without food, and food without cottages, are half a pair."""
    cottages = COUNT[town.built[COTTAGE]]
    food = COUNT[town.built[FOOD]]
    hope = 1.0 * cottages if not food else 0.0
    return hope + (2.0 if food and not cottages else 0.0)


def begun(state: TinyTowns, town: Town) -> float:
    """The best placements of each card, by how much of them lies there already; resources are shared out greedily."""
    candidates: list[tuple[float, int]] = []
    cards = [(card, CARD_WORTH[card]) for card in state.display]
    if town.monument != NO_CARD and town.monument_field == NO_FIELD:
        cards.append((town.monument, MONUMENT_WORTH))
    free = town.empty
    wild = state.wild(town)
    for card, worth in cards:
        for placement in PLACEMENTS[card]:
            candidate = progress(town, placement, free, wild, worth)
            if candidate[0] > 0:
                candidates.append(candidate)
    candidates.sort(reverse=True)
    used = 0
    value = 0.0
    for gain, fields in candidates:
        if not fields & used:
            used |= fields
            value += gain
            if used == town.stock:
                break
    return value


def progress(town: Town, placement: Placement, free: int, wild: int, worth: float) -> tuple[float, int]:
    """What a placement promises, and the resources of the town that it would use."""
    there = placement.fields & town.stock
    if not there or placement.fields & ~(town.stock | free | wild):
        return 0.0, 0
    matching = 0
    differing = town.resources ^ placement.value
    for field in range(16):
        if there >> field & 1:
            if differing >> 3 * field & 7:
                return 0.0, 0  # something else lies in the way
            matching += 1
    size = COUNT[placement.fields]
    done = matching + COUNT[placement.fields & wild]
    share = done / size
    return worth * share * share * 0.9 + 0.02 * matching, there


def clutter(state: TinyTowns, town: Town) -> float:
    """A crowded town with nothing to build is about to be finished."""
    crowded = 16 - COUNT[town.empty]
    return 0.03 * crowded * COUNT[town.stock] / 4
