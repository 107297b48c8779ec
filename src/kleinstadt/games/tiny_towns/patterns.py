"""Where a card's pattern can lie: every turn, mirror image and place on the board, worked out once (TT-22).

Resources on a board are one number with three bits a field (0 none, 1 to 5 the kind), so that "does this pattern lie
here" is one AND and one comparison.
"""

from functools import lru_cache
from typing import Final

from mypy_extensions import i64

from kleinstadt.games.tiny_towns.cards import ALL_MONUMENTS, CARDS, LETTERS
from kleinstadt.games.tiny_towns.fields import BIT, FIELDS, fields_of, spread
from kleinstadt.games.tiny_towns.town import Town

Shape = tuple[tuple[int, int, int], ...]  # row, column, kind


class Placement:
    """One card's pattern on particular fields."""

    __slots__ = ("card", "fields", "mask", "value")

    def __init__(self, card: int, fields: int, value: int) -> None:
        self.card = card
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


def by_beginning(found: list[Placement]) -> list[list[Placement]]:
    filed: list[list[Placement]] = [[] for _ in range(FIELDS * 8)]
    for placement in found:
        first = fields_of(placement.fields)[0]
        filed[first * 8 + (placement.value >> 3 * first & 7)].append(placement)
    return filed


PLACEMENTS: Final[list[list[Placement]]] = [placements(card) for card in range(len(CARDS))]

# Placements of each card by their first field and the kind there.
BEGINNING: Final[list[list[list[Placement]]]] = [by_beginning(found) for found in PLACEMENTS]


NONE_BEGUN: Final[list[Placement]] = []


class Finder:
    """Finds the patterns of some cards in a town. Only those are looked at which agree with their first field and the
    one right of it; which these are is worked out when two fields are first seen to hold just that."""

    __slots__ = ("begun", "cards")

    def __init__(self, cards: tuple[int, ...]) -> None:
        self.cards = cards
        self.begun: list[list[Placement] | None] = [None] * (FIELDS * 64)

    def find(self, town: Town, wild: int) -> list[Placement]:
        """Every placement that lies in the town; `wild` are the fields of Trading Posts (TT-77)."""
        if wild:
            return self.find_wild(town, wild)
        resources: i64 = town.resources
        found: list[Placement] = []
        for f in fields_of(town.stock):
            here = f * 64 + (resources >> 3 * f & 63)
            begun = self.begun[here]
            if begun is None:
                begun = self.begin(f, resources)
                self.begun[here] = begun
            for placement in begun:
                if resources & placement.mask == placement.value:
                    found.append(placement)
        return found

    def begin(self, f: int, resources: i64) -> list[Placement]:
        """The placements that begin on this field and agree with what lies there and right of it."""
        two: i64 = spread(BIT[f] | BIT[f + 1] if f < FIELDS - 1 else BIT[f])
        agreeing: list[Placement] = []
        for card in self.cards:
            for placement in BEGINNING[card][f * 8 + (resources >> 3 * f & 7)]:
                if (resources ^ placement.value) & placement.mask & two == 0:
                    agreeing.append(placement)
        return agreeing or NONE_BEGUN

    def find_wild(self, town: Town, wild: int) -> list[Placement]:
        resources: i64 = town.resources
        stock: i64 = town.stock
        real: i64 = ~spread(wild)
        found: list[Placement] = []
        for card in self.cards:
            for placement in PLACEMENTS[card]:
                # TT-78: at least one real resource is paid
                if placement.fields & stock and (resources ^ placement.value) & placement.mask & real == 0:
                    found.append(placement)
        return found


@lru_cache(maxsize=64)
def finder(cards: tuple[int, ...]) -> Finder:
    return Finder(cards)


FINDERS: Final[list[Finder]] = [Finder((card,)) for card in range(len(CARDS))]
ANY_MONUMENT: Final = Finder(tuple(ALL_MONUMENTS))
