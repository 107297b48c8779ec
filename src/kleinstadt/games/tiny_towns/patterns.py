"""Which patterns lie in a town (TT-22): looked for everywhere, or only where something has changed."""

from typing import Final

from mypy_extensions import i64

from kleinstadt.games.tiny_towns.fields import ADJACENT, BIT, FIELDS, THREE_BITS, fields_of, spread
from kleinstadt.games.tiny_towns.placements import NOTHING, PLACEMENTS, Placement
from kleinstadt.games.tiny_towns.town import Town

# -- everywhere ------------------------------------------------------------------------------------------------------


def by_beginning() -> list[list[Placement]]:
    """All placements by their first field and the kind there."""
    filed: list[list[Placement]] = [[] for _ in range(FIELDS * 8)]
    for found in PLACEMENTS:
        for placement in found:
            first = fields_of(placement.fields)[0]
            filed[first * 8 + (placement.value >> 3 * first & 7)].append(placement)
    return filed


class Begun:
    """What can begin on a field, given what lies there, right of it, below it and between the two."""

    __slots__ = ("cards", "placements")

    def __init__(self, f: int, window: int) -> None:
        here = (window & 0o77 | (window >> 6) << 12) << 3 * f
        seen = WINDOW << 3 * f
        self.placements: list[Placement] = [
            placement
            for placement in BEGINNING[f * 8 + (window & 7)]
            if (here ^ placement.value) & placement.mask & seen == 0
        ]
        self.cards: i64 = 0
        for placement in self.placements:
            self.cards |= placement.card_bit


WINDOW: Final = 0o770077  # the first two fields of two rows
BEGINNING: Final[list[list[Placement]]] = by_beginning()
# For every field and window, made when first seen. A window has three bits for each of its four fields.
known_begun: Final[list[Begun | None]] = [None] * (FIELDS << 12)


def find(cards: i64, town: Town, wild: int) -> list[Placement]:
    """Every placement of these cards (as bits) that lies in the town; `wild` are fields of Trading Posts (TT-77)."""
    if wild:
        return find_wild(cards, town, wild)
    resources: i64 = town.resources
    found = NOTHING
    for f in fields_of(town.stock):
        rest = resources >> 3 * f
        window = rest & 0o77 | rest >> 6 & 0o7700
        begun = known_begun[f << 12 | window]
        if begun is None:
            begun = Begun(f, window)
            known_begun[f << 12 | window] = begun
        if begun.cards & cards:
            for placement in begun.placements:
                if placement.card_bit & cards and resources & placement.mask == placement.value:
                    found = [*found, placement]
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


def by_field() -> list[list[Placement]]:
    """All placements by each of their fields and the kind there."""
    filed: list[list[Placement]] = [[] for _ in range(FIELDS * 8)]
    for found in PLACEMENTS:
        for placement in found:
            for f in fields_of(placement.fields):
                filed[f * 8 + (placement.value >> 3 * f & 7)].append(placement)
    return filed


THROUGH: Final[list[list[Placement]]] = by_field()
# For every field and what lies there and beside it, made when first seen: the placements through the field that fit.
known_crossings: Final[list[list[Placement] | None]] = [None] * (FIELDS << 15)


def crossing(resources: i64, f: i64) -> list[Placement]:
    """The placements through this field that fit what lies there and on the four fields beside it."""
    here = resources >> 3 * f & 7
    up = resources >> 3 * f - 12 & 7 if f >= 4 else 0
    left = resources >> 3 * f - 3 & 7 if f & 3 else 0
    right = resources >> 3 * f + 3 & 7 if f & 3 != 3 else 0
    down = resources >> 3 * f + 12 & 7
    key = f << 15 | here << 12 | up << 9 | left << 6 | right << 3 | down
    found = known_crossings[key]
    if found is None:
        cross = spread(ADJACENT[f] | BIT[f])
        fits = [(resources ^ placement.value) & placement.mask & cross == 0 for placement in THROUGH[f * 8 + here]]
        found = [placement for placement, fit in zip(THROUGH[f * 8 + here], fits, strict=True) if fit]
        known_crossings[key] = found
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
    latest: i64 = THREE_BITS[f]
    if resources & ~latest == looked:
        found = town.lying
        for placement in crossing(resources, f):
            if placement.card_bit & cards and resources & placement.mask == placement.value:
                found = [*found, placement]
    elif resources & looked == resources and (resources ^ looked) & latest == 0:
        found = [placement for placement in town.lying if resources & placement.mask == placement.value]
    else:
        found = find(cards, town, 0)
    town.looked = resources
    town.lying = found
    return found
