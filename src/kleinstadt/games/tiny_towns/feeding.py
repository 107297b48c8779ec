"""Which cottages are fed: determined once, at the end, to the owner's best (TT-49 to TT-52)."""

from itertools import combinations
from typing import Final

from kleinstadt.games.tiny_towns.cards import (
    CASTLE,
    CHAPEL_CARD,
    COTTAGE,
    FARM,
    FOOD,
    GRANARY,
    GREENHOUSE,
    MAUSOLEUM,
    TEMPLE,
    TYPE_OF,
)
from kleinstadt.games.tiny_towns.fields import ADJACENT, BIT, COLUMN, COUNT, ROW, SURROUNDING, fields_of, groups
from kleinstadt.games.tiny_towns.town import Town

FED_BY_A_FARM: Final = 4  # TT-54

Standing = list[tuple[int, int]]  # the cards that stand in a town, each with its fields


def standing(town: Town, display: tuple[int, ...]) -> Standing:
    """What stands in a town of a game with this display."""
    return [(display[type], town.built[type]) for type in range(7) if town.built[type]]


def castle_field(town: Town) -> int:
    """The field of Barrett Castle as a mask, or 0."""
    return BIT[town.monument_field] if town.has(CASTLE) else 0


def cottages_in(town: Town, fields: int) -> int:
    """How many cottages stand there; Barrett Castle is two (TT-89)."""
    return COUNT[town.built[COTTAGE] & fields] + 2 * COUNT[castle_field(town) & fields]


def temples_satisfied(town: Town, temples: int, fed: int) -> int:
    """Temples beside at least two fed cottages (TT-65)."""
    return sum(cottages_in(town, ADJACENT[f] & fed) >= 2 for f in fields_of(temples))


def worth(town: Town, chapels: int, temples: int, fed: int) -> int:
    """All points that depend on who is fed."""
    points = 3 * COUNT[town.built[COTTAGE] & fed] + 5 * COUNT[castle_field(town) & fed]
    if chapels:
        points += COUNT[chapels] * cottages_in(town, fed)
    if temples:
        points += 4 * temples_satisfied(town, temples, fed)
    if town.has(MAUSOLEUM):
        points += 3 * COUNT[town.built[COTTAGE] & ~fed]
    return points


def fed_fields(town: Town, cards: Standing) -> int:
    """The fed cottages and Barrett Castle, as a mask."""
    feedable = town.built[COTTAGE] | castle_field(town)
    feeders = town.built[FOOD]
    if not feedable or not feeders:
        return 0
    food_card = chapels = temples = 0
    for card, fields in cards:
        if TYPE_OF[card] == FOOD:
            food_card = card
        elif card == CHAPEL_CARD:
            chapels = fields
        elif card == TEMPLE:
            temples = fields
    if food_card == FARM:
        return fed_by_farms(town, feedable, FED_BY_A_FARM * COUNT[feeders], chapels, temples)
    if food_card == GREENHOUSE:
        return fed_by_greenhouses(town, feedable, COUNT[feeders], chapels, temples)
    reached = 0
    for f in fields_of(feeders):
        reached |= SURROUNDING[f] if food_card == GRANARY else ROW[f] | COLUMN[f]  # TT-55, TT-57
    return reached & feedable


def fed_by_farms(town: Town, feedable: int, most: int, chapels: int, temples: int) -> int:
    """Any set of at most four buildings a Farm. Feeding more never costs, so the set is always of full size."""
    if COUNT[feedable] <= most:
        return feedable
    if not temples:
        # Only Temples ask which cottages are fed; Barrett Castle is always worth its slot.
        castle = castle_field(town)
        rest = most - COUNT[castle]
        return castle + sum(BIT[f] for f in fields_of(feedable & ~castle)[:rest])
    best = -1
    chosen = 0
    for fields in combinations(fields_of(feedable), most):  # in lexicographic order: the first best one stays
        fed = sum(BIT[f] for f in fields)
        value = worth(town, chapels, temples, fed)
        if value > best:
            best = value
            chosen = fed
    return chosen


def fed_by_greenhouses(town: Town, feedable: int, most: int, chapels: int, temples: int) -> int:
    """At most one connected group a Greenhouse; of equal picks the one that feeds most, then the first by fields."""
    found = groups(feedable)
    best: tuple[int, int, list[int]] | None = None
    chosen = 0
    for picked in combinations(found, min(most, len(found))):
        fed = sum(picked)
        key = (worth(town, chapels, temples, fed), COUNT[fed], [-f for f in fields_of(fed)])
        if best is None or key > best:
            best = key
            chosen = fed
    return chosen
