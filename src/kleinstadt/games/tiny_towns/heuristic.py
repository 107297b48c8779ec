"""How promising a town is, for bots that look one move ahead.

What stands counts as it would at the end. What is begun counts by how much of a pattern lies there already; resources
that fit no pattern any more are dead weight; room is worth something because towns are built with it.
"""

import math
from typing import Final

from kleinstadt.games.tiny_towns.cards import (
    ALMSHOUSE,
    BUILDINGS,
    COTTAGE,
    FACTORY,
    FOOD,
    TABLES,
    TAVERN,
    TAVERN_CARD,
)
from kleinstadt.games.tiny_towns.fields import COUNT, fields_of, spread
from kleinstadt.games.tiny_towns.placements import PLACEMENTS, Placement
from kleinstadt.games.tiny_towns.scoring import by_table
from kleinstadt.games.tiny_towns.sheets import points
from kleinstadt.games.tiny_towns.state import TinyTowns
from kleinstadt.games.tiny_towns.steps import PLACE
from kleinstadt.games.tiny_towns.town import NO_CARD, NO_FIELD, Town

# What one more building is worth to a bot that does not plan: its own points and what it makes possible.
WORTH: Final[dict[str, float]] = {
    "cottage": 3.0, "farm": 3.0, "granary": 3.0, "greenhouse": 3.0, "orchard": 3.0,
    "fountain": 1.5, "millstone": 1.5, "shed": 1.0, "well": 1.5,
    "abbey": 2.8, "chapel": 2.5, "cloister": 1.5, "temple": 2.8,
    "almshouse": 2.0, "feast_hall": 2.5, "inn": 2.5, "tavern": 3.0,
    "bakery": 2.8, "market": 2.2, "tailor": 2.2, "theater": 2.8,
    "bank": 3.0, "factory": 0.3, "trading_post": 1.5, "warehouse": 0.0,
}  # fmt: skip
CARD_WORTH: Final[list[float]] = [WORTH[str(card["id"])] for card in BUILDINGS]
MONUMENT_WORTH: Final = 4.5
FILLED: Final = 1.0  # a building takes away an empty field's minus point
ROOM: Final[list[float]] = [1.8 * e - 0.05 * e * e for e in range(33)]  # empty fields: the last ones are worth most
DEAD: Final = 1.2  # a resource that fits no pattern any more
STEEPNESS: Final = 2.6  # how much a pattern wants to be complete
FOOD_FEEDS: Final = 4  # cottages that one food building is trusted to feed


def promise(state: TinyTowns, seat: int) -> float:
    """The score as it stands, what is begun, and the room that is left. A resource still to be placed counts where it
    would do most good."""
    town = state.towns[seat]
    if town.finished:
        return float(points(state, seat))
    step = state.asked(seat)
    if step is not None and step.kind is PLACE:
        kind, _ = step.args
        return best_placed(state, seat, town, kind)
    return outlook(state, seat, town)


def best_placed(state: TinyTowns, seat: int, town: Town, kind: int) -> float:
    best = -100.0
    resources = town.resources
    stock = town.stock
    for field in fields_of(town.empty):
        town.put_resource(field, kind)
        best = max(best, outlook(state, seat, town))
        town.resources = resources
        town.stock = stock
    return best


def outlook(state: TinyTowns, seat: int, town: Town) -> float:
    value = float(points(state, seat)) + hungry(town)
    gain, planned = plans(state, town)
    return value + gain - DEAD * COUNT[town.stock & ~planned] + ROOM[COUNT[town.empty]]


def hungry(town: Town) -> float:
    """Cottages that wait for food and food that waits for cottages are half a pair."""
    cottages = COUNT[town.built[COTTAGE]]
    food = COUNT[town.built[FOOD]]
    waiting = max(0, cottages - FOOD_FEEDS * food)
    spare = max(0, FOOD_FEEDS * food - cottages)
    return 1.2 * min(waiting, 4) + 0.5 * min(spare, 4)


def worth_of(state: TinyTowns, town: Town, card: int) -> float:
    """One more of this building, given what stands already."""
    if card in (TAVERN_CARD, ALMSHOUSE):
        count = COUNT[town.built[TAVERN]]
        if card == ALMSHOUSE and count < len(TABLES[card]):
            return 2.5  # every second one hurts: on average
        return float(by_table(card, count + 1) - by_table(card, count))
    if card == state.display[FOOD]:
        cottages = COUNT[town.built[COTTAGE]]
        return CARD_WORTH[card] if cottages + 1 >= FOOD_FEEDS * COUNT[town.built[FOOD]] else 0.2
    if card == state.display[FACTORY] and town.built[FACTORY]:
        return 0.8 * CARD_WORTH[card]
    return CARD_WORTH[card]


def plans(state: TinyTowns, town: Town) -> tuple[float, int]:
    """The most promising patterns that do not get in each other's way, and the resources they use."""
    cards = [(card, worth_of(state, town, card)) for card in state.display]
    if town.monument != NO_CARD and town.monument_field == NO_FIELD:
        cards.append((town.monument, MONUMENT_WORTH))
    room = town.stock | town.empty | state.wild(town)
    wild = state.wild(town)
    candidates: list[tuple[float, int]] = []  # gain, fields
    for card, worth in cards:
        for placement in PLACEMENTS[card]:
            if placement.fields & town.stock and not placement.fields & ~room:
                gain = progress(town, placement, wild, worth)
                if gain > 0:
                    candidates.append((gain, placement.fields))
    candidates.sort(reverse=True)
    planned = 0
    value = 0.0
    for gain, fields in candidates:
        if not fields & planned:
            planned |= fields
            value += gain
            if not town.stock & ~planned:
                break
    return value, planned & town.stock


def progress(town: Town, placement: Placement, wild: int, worth: float) -> float:
    """What a pattern promises by how much of it lies there; 0 if something else lies in its way."""
    there = placement.fields & town.stock
    if (town.resources ^ placement.value) & spread(there):
        return 0.0
    share: float = (COUNT[there] + COUNT[placement.fields & wild]) / COUNT[placement.fields]
    empty = COUNT[town.empty]
    whole = worth + FILLED + ROOM[empty + COUNT[there] - 1] - ROOM[empty]
    return 0.85 * math.pow(share, STEEPNESS) * whole + 0.01
