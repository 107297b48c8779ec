"""Where a card's pattern can lie: every turn, mirror image and place on the board, worked out once (TT-22).

Resources on a board are one number with three bits a field (0 none, 1 to 5 the kind), so that "does this pattern lie
here" is one AND and one comparison.
"""

from typing import Final

from kleinstadt.games.tiny_towns.cards import ALL_MONUMENTS, CARDS, LETTERS
from kleinstadt.games.tiny_towns.fields import BIT, FIELDS, fields_of, spread
from kleinstadt.games.tiny_towns.town import Town

Shape = tuple[tuple[int, int, int], ...]  # row, column, kind


class Placement:
    """One card's pattern on particular fields."""

    __slots__ = ("card", "fields", "mask", "value")

    def __init__(self, card: int, fields: int, value: int) -> None:
        self.card = card
        self.fields = fields
        self.mask = spread(fields)
        self.value = value


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


class Finder:
    """Finds the patterns of some cards in a town. Placements are filed under their first field and its kind, so that
    only those are looked at which begin where a fitting resource lies."""

    __slots__ = ("all", "table")

    def __init__(self, cards: list[int]) -> None:
        self.all: list[Placement] = []
        self.table: list[list[Placement]] = [[] for _ in range(FIELDS * 8)]
        for card in cards:
            for placement in PLACEMENTS[card]:
                self.all.append(placement)
                first = fields_of(placement.fields)[0]
                self.table[first * 8 + ((placement.value >> 3 * first) & 7)].append(placement)

    def find(self, town: Town, wild: int) -> list[Placement]:
        """Every placement that lies in the town; `wild` are the fields of Trading Posts (TT-77)."""
        if wild:
            return self.find_wild(town, wild)
        resources = town.resources
        found: list[Placement] = []
        for f in fields_of(town.stock):
            for placement in self.table[f * 8 + ((resources >> 3 * f) & 7)]:
                if resources & placement.mask == placement.value:
                    found.append(placement)
        return found

    def find_wild(self, town: Town, wild: int) -> list[Placement]:
        resources = town.resources
        real = ~spread(wild)
        stock = town.stock
        found: list[Placement] = []
        for placement in self.all:
            # TT-78: at least one real resource is paid
            if placement.fields & stock and (resources ^ placement.value) & placement.mask & real == 0:
                found.append(placement)
        return found


known_finders: Final[dict[tuple[int, ...], Finder]] = {}


def finder(cards: tuple[int, ...]) -> Finder:
    found = known_finders.get(cards)
    if found is None:
        found = Finder(list(cards))
        known_finders[cards] = found
    return found


ANY_MONUMENT: Final = Finder(ALL_MONUMENTS)
