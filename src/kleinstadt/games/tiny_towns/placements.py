"""Where a card's pattern can lie: every turn, mirror image and place on the board, worked out once (TT-22).

Resources on a board are one number with three bits a field (0 none, 1 to 5 the kind), so that "does this pattern lie
here" is one AND and one comparison.
"""

from functools import cache
from typing import Final

from mypy_extensions import i64

from kleinstadt.games.tiny_towns.cards import ALL_MONUMENTS, CARDS, LETTERS
from kleinstadt.games.tiny_towns.fields import BIT, spread

Shape = tuple[tuple[int, int, int], ...]  # row, column, kind


CARD_BIT: Final[tuple[int, ...]] = tuple([1 << card for card in range(len(CARDS))])
ANY_MONUMENT: Final = sum(CARD_BIT[card] for card in ALL_MONUMENTS)


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


def turned(pattern: list[str]) -> list[list[str]]:
    """Every turn and mirror image of a pattern, written like the pattern itself."""
    letters = {kind: letter for letter, kind in LETTERS.items()}
    found: list[list[str]] = []
    for shape in orientations(pattern):
        cells = {(r, c): letters[kind] for r, c, kind in shape}
        rows, columns = [1 + max([cell[side] for cell in cells]) for side in (0, 1)]
        found.append(["".join([cells.get((r, c), ".") for c in range(columns)]) for r in range(rows)])
    return found


def placements(card: int) -> list[Placement]:
    found: list[Placement] = []
    for shape in orientations(CARDS[card]["pattern"]):
        for top in range(4 - max([r for r, _, _ in shape])):
            for left in range(4 - max([c for _, c, _ in shape])):
                fields = sum(BIT[(top + r) * 4 + left + c] for r, c, _ in shape)
                value = sum(kind << 3 * ((top + r) * 4 + left + c) for r, c, kind in shape)
                found.append(Placement(card, fields, value))
    return found


PLACEMENTS: Final[list[list[Placement]]] = [placements(card) for card in range(len(CARDS))]
NOTHING: Final[list[Placement]] = []  # what is found most of the time, never changed


@cache
def card_bits(cards: tuple[int, ...]) -> int:
    """The cards of a display as bits."""
    return sum(CARD_BIT[card] for card in cards)
