"""Goods in one number: twigs, resin, pebbles, berries and points side by side, twelve bits each.

A price, what a seat owns and what lies on a card are such numbers: adding and taking away are one sum, and one
subtraction tells whether a price can be paid.
"""

from typing import Final

GOODS: Final[tuple[str, ...]] = ("twigs", "resin", "pebbles", "berries")
KINDS: Final[tuple[str, ...]] = ("twigs", "resin", "pebbles", "berries", "points")
TWIGS: Final = 0
RESIN: Final = 1
PEBBLES: Final = 2
BERRIES: Final = 3
POINTS: Final = 4
RESOURCES: Final[tuple[int, ...]] = (TWIGS, RESIN, PEBBLES, BERRIES)

WIDTH: Final = 12
FIELD: Final = 2**WIDTH - 1
MOST: Final = 2 ** (WIDTH - 1) - 1  # of one kind; the bit above it is kept free for `covers`
ONE: Final[tuple[int, ...]] = (1, 2**12, 2**24, 2**36, 2**48)  # one of each kind
GUARD: Final = 2**11 + 2**23 + 2**35 + 2**47 + 2**59


def pack(amounts: dict[str, int]) -> int:
    """`{"twigs": 2, "points": 1}` as one number."""
    return sum(ONE[KINDS.index(kind)] * amount for kind, amount in amounts.items())


def unpack(goods: int) -> dict[str, int]:
    """The kinds of which there is something."""
    return {name: amount(goods, kind) for kind, name in enumerate(KINDS) if amount(goods, kind)}


def amount(goods: int, kind: int) -> int:
    return (goods >> (WIDTH * kind)) & FIELD


def covers(stock: int, price: int) -> bool:
    """Whether there is at least as much of each kind."""
    return ((stock | GUARD) - price) & GUARD == GUARD


def total(goods: int) -> int:
    """How many resources; points are none (EV-2)."""
    return amount(goods, 0) + amount(goods, 1) + amount(goods, 2) + amount(goods, 3)


def shortage(stock: int, price: int) -> int:
    """How many resources are lacking for a price."""
    lacking = 0
    for kind in RESOURCES:
        short = amount(price, kind) - amount(stock, kind)
        if short > 0:
            lacking += short
    return lacking
