"""Goods in one number: the nine kinds that must be stored side by side, nine bits each. Tools and Dollars lie in the
toolbox without limit (CO-96, CO-97) and are counted apart.

A price, what a seat owns and what a step carries are such numbers: adding and taking away are one sum, and one
subtraction tells whether a price can be paid. Kinds are in the order of the eras in which they appear, so that in most
positions the numbers stay short.
"""

from collections.abc import Mapping
from typing import Any, Final

GOODS: Final[tuple[str, ...]] = ("wood", "clay", "planks", "bricks", "food", "ore", "coal", "iron", "robes")
WOOD: Final = 0
CLAY: Final = 1
PLANKS: Final = 2
BRICKS: Final = 3
FOOD: Final = 4
ORE: Final = 5
COAL: Final = 6
IRON: Final = 7
ROBES: Final = 8
KINDS: Final = len(GOODS)
MATERIALS: Final[tuple[int, ...]] = (WOOD, CLAY, PLANKS, BRICKS, ORE, COAL, IRON)  # CO-95
PROVISIONS: Final[tuple[int, ...]] = (FOOD, ROBES)
GOOD_NUMBER: Final = {good: kind for kind, good in enumerate(GOODS)}
TOOLS: Final = "tools"
DOLLARS: Final = "dollars"

WIDTH: Final = 9
FIELD: Final = 2**WIDTH - 1
MOST: Final = 2 ** (WIDTH - 1) - 1  # of one kind; the bit above it is kept free for comparisons
ONE: Final[tuple[int, ...]] = tuple([2 ** (WIDTH * kind) for kind in range(KINDS)])  # one of each kind
GUARD: Final[int] = sum(2 ** (WIDTH * kind + WIDTH - 1) for kind in range(KINDS))
LARGEST: Final[int] = 2 ** (WIDTH * KINDS) - 1
# The first six kinds alone: numbers that a compiled build handles in one machine word.
LOW: Final = 2 ** (WIDTH * 6) - 1
LOW_GUARD: Final[int] = GUARD & LOW


def pack(amounts: Mapping[str, int]) -> int:
    """`{"wood": 2, "clay": 1}` as one number. Tools and Dollars are left out."""
    return sum(ONE[GOOD_NUMBER[good]] * number for good, number in amounts.items() if good in GOOD_NUMBER)


def unpack(goods: int) -> dict[str, int]:
    """The kinds of which there is something."""
    return {name: amount(goods, kind) for kind, name in enumerate(GOODS) if amount(goods, kind)}


def amount(goods: int, kind: int) -> int:
    return (goods >> (WIDTH * kind)) & FIELD


def total(goods: int) -> int:
    """How many goods of all kinds."""
    count = 0
    while goods:
        count += goods & FIELD
        goods >>= WIDTH
    return count


def covers(stock: int, price: int) -> bool:
    """Whether there is at least as much of each kind."""
    if price <= LOW:
        return (((stock & LOW) | LOW_GUARD) - price) & LOW_GUARD == LOW_GUARD
    return ((stock | GUARD) - price) & GUARD == GUARD


def without(goods: int, taken: int) -> int:
    """What is left of each kind when so much is taken away, and nothing where there was less."""
    if goods <= LOW:
        left = (goods | LOW_GUARD) - (taken & LOW)
        kept = left & LOW_GUARD
        return left & (kept - (kept >> (WIDTH - 1)))
    rest = (goods | GUARD) - taken
    enough = rest & GUARD
    return rest & (enough - (enough >> (WIDTH - 1)))


def common(one: int, other: int) -> int:
    """The lesser amount of each kind."""
    return one - without(one, other)


def kinds_in(goods: int) -> list[int]:
    """The kinds of which there is something."""
    return [kind for kind in range(KINDS) if amount(goods, kind)]


def from_kind(goods: int, lowest: int) -> int:
    """Those of these goods that are of this kind or of later ones."""
    return goods >> (WIDTH * lowest) << (WIDTH * lowest)


class Bundle:
    """Goods together with Tools and Dollars: a price, a yield."""

    __slots__ = ("goods", "tools", "dollars")

    def __init__(self, goods: int, tools: int, dollars: int) -> None:
        self.goods = goods
        self.tools = tools
        self.dollars = dollars

    def words(self) -> dict[str, int]:
        """As people write it: the kinds of which there is something."""
        found = unpack(self.goods)
        if self.tools:
            found[TOOLS] = self.tools
        if self.dollars:
            found[DOLLARS] = self.dollars
        return found


NOTHING: Final = Bundle(0, 0, 0)


def bundle(amounts: Mapping[str, Any]) -> Bundle:
    return Bundle(pack(amounts), amounts.get(TOOLS, 0), amounts.get(DOLLARS, 0))
