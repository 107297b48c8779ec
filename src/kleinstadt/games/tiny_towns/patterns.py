"""Which patterns lie in a town (TT-22): looked for everywhere, or only where something has changed."""

from typing import Final

from mypy_extensions import i64

from kleinstadt.games.tiny_towns.fields import ADJACENT, BIT, FIELDS, THREE_BITS, fields_of, spread
from kleinstadt.games.tiny_towns.placements import NOTHING, PLACEMENTS, Placement
from kleinstadt.games.tiny_towns.town import Town

# -- everywhere ------------------------------------------------------------------------------------------------------


def find(cards: i64, town: Town, wild: int) -> list[Placement]:
    """Every placement of these cards (as bits) that lies in the town; `wild` are fields of Trading Posts (TT-77)."""
    if wild:
        return find_wild(cards, town, wild)
    resources: i64 = town.resources
    found = NOTHING
    so_far: i64 = 0  # as if the resources had come one after the other
    for f in fields_of(town.stock):
        so_far |= resources & THREE_BITS[f]
        found = through(cards, so_far, f, found)
    return found


def find_wild(cards: i64, town: Town, wild: int) -> list[Placement]:
    resources: i64 = town.resources
    stock: i64 = town.stock
    real: i64 = ~spread(wild)
    found: list[Placement] = []
    for of_card in PLACEMENTS:
        if of_card[0].card_bit & cards:
            for placement in of_card:
                # TT-78: at least one real resource is paid
                if placement.fields & stock and (resources ^ placement.value) & placement.mask & real == 0:
                    found.append(placement)
    return found


# -- where something has changed -------------------------------------------------------------------------------------


UP: Final = 0
LEFT: Final = 1
RIGHT: Final = 2
DOWN: Final = 3
STEPS: Final[tuple[int, ...]] = (-4, -1, 1, 4)


def by_neighbour() -> list[list[Placement]]:
    """All placements by each of their fields, the kind there, and one field of theirs beside it with its kind: whatever
    goes through a field is found once by looking at the four fields beside it. Every pattern hangs together."""
    filed: list[list[Placement]] = [[] for _ in range(FIELDS << 8)]
    for found in PLACEMENTS:
        for placement in found:
            for f in fields_of(placement.fields):
                here = placement.value >> 3 * f & 7
                side = min([side for side in range(4) if beside(f, side) and placement.fields & BIT[f + STEPS[side]]])
                there = placement.value >> 3 * (f + STEPS[side]) & 7
                filed[place_of(f, here, side, there)].append(placement)
    return filed


def beside(f: int, side: int) -> bool:
    """Whether there is a field on this side."""
    return 0 <= f + STEPS[side] < FIELDS and ADJACENT[f] & BIT[f + STEPS[side]] != 0


def place_of(f: i64, here: i64, side: i64, there: i64) -> i64:
    return f << 8 | here << 5 | side << 3 | there


BY_NEIGHBOUR: Final[list[list[Placement]]] = by_neighbour()


def through(cards: i64, resources: i64, f: i64, found: list[Placement]) -> list[Placement]:
    """What was found, and every placement of these cards that goes through this field."""
    here = resources >> 3 * f & 7
    up = resources >> 3 * f - 12 & 7 if f >= 4 else 0
    if up:
        found = fitting(cards, resources, BY_NEIGHBOUR[place_of(f, here, UP, up)], found)
    left = resources >> 3 * f - 3 & 7 if f & 3 else 0
    if left:
        found = fitting(cards, resources, BY_NEIGHBOUR[place_of(f, here, LEFT, left)], found)
    right = resources >> 3 * f + 3 & 7 if f & 3 != 3 else 0
    if right:
        found = fitting(cards, resources, BY_NEIGHBOUR[place_of(f, here, RIGHT, right)], found)
    down = resources >> 3 * f + 12 & 7
    if down:
        found = fitting(cards, resources, BY_NEIGHBOUR[place_of(f, here, DOWN, down)], found)
    return found


def fitting(cards: i64, resources: i64, candidates: list[Placement], found: list[Placement]) -> list[Placement]:
    for placement in candidates:
        if placement.card_bit & cards and resources & placement.mask == placement.value:
            found = [*found, placement]
    return found


def lying(cards: i64, town: Town) -> list[Placement]:
    """Every placement of these cards that lies in a town without Trading Posts. What was found is kept with the town:
    after one more resource only what goes through its field is new, after a payment some are gone. The cards must be
    the same each time."""
    resources: i64 = town.resources
    looked = town.looked
    if resources == looked:
        return town.lying
    f: i64 = town.latest
    if resources & ~THREE_BITS[f] == looked:
        found = through(cards, resources, f, town.lying)
    elif looked & spread(town.stock) == resources:
        found = [placement for placement in town.lying if resources & placement.mask == placement.value]
    else:
        found = find(cards, town, 0)
    town.looked = resources
    town.lying = found
    return found
