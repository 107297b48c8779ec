"""Where a card's pattern can lie: every turn, mirror image and place on the board, worked out once (TT-22).

Resources on a board are one number with three bits a field (0 none, 1 to 5 the kind), so that "does this pattern lie
here" is one AND and one comparison.
"""

from functools import cache
from typing import Final

from mypy_extensions import i64

from kleinstadt.games.tiny_towns.cards import ALL_MONUMENTS, CARDS, LETTERS
from kleinstadt.games.tiny_towns.fields import BIT, FIELDS, fields_of, spread
from kleinstadt.games.tiny_towns.town import Town

Shape = tuple[tuple[int, int, int], ...]  # row, column, kind


CARD_BIT: Final[tuple[int, ...]] = tuple([1 << card for card in range(len(CARDS))])
ANY_MONUMENT: Final = sum([CARD_BIT[card] for card in ALL_MONUMENTS])


class Placement:
    """One card's pattern on particular fields."""

    __slots__ = ("card", "card_bit", "fields", "mask", "value")

    def __init__(self, card: int, fields: int, value: int) -> None:
        self.card = card
        self.card_bit: i64 = CARD_BIT[card]
        self.fields: i64 = fields
        self.mask: i64 = spread(fields)
        self.value: i64 = value


def orientations(pattern: list[str]) -> list[Shape]:
    cells = [(r, c, LETTERS[x]) for r, row in enumerate(pattern) for c, x in enumerate(row) if x != "."]
    found: set[Shape] = set()
    for mirrored in (False, True):
        turned = [(r, -c if mirrored else c, k) for r, c, k in cells]
        for _ in range(4):
            turned = [(c, -r, k) for r, c, k in turned]
            top = min([r for r, _, _ in turned])
            left = min([c for _, c, _ in turned])
            found.add(tuple(sorted([(r - top, c - left, k) for r, c, k in turned])))
    return sorted(found)


def placements(card: int) -> list[Placement]:
    found: list[Placement] = []
    for shape in orientations(CARDS[card]["pattern"]):
        for top in range(4 - max([r for r, _, _ in shape])):
            for left in range(4 - max([c for _, c, _ in shape])):
                fields = sum([BIT[(top + r) * 4 + left + c] for r, c, _ in shape])
                value = sum([kind << 3 * ((top + r) * 4 + left + c) for r, c, kind in shape])
                found.append(Placement(card, fields, value))
    return found


PLACEMENTS: Final[list[list[Placement]]] = [placements(card) for card in range(len(CARDS))]


@cache
def card_bits(cards: tuple[int, ...]) -> int:
    """The cards of a display as bits."""
    return sum([CARD_BIT[card] for card in cards])


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


NOTHING: Final[list[Placement]] = []  # what is found most of the time, never changed


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
