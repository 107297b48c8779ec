"""Goods in one number: twigs, resin, pebbles, berries and points side by side, twelve bits each.

A price, what a seat owns and what lies on a card are such numbers: adding and taking away are one sum, and one
subtraction tells whether a price can be paid.
"""

from typing import Final

from mypy_extensions import i64

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


def amount(goods: i64, kind: i64) -> i64:
    return (goods >> (WIDTH * kind)) & FIELD


def covers(stock: i64, price: i64) -> bool:
    """Whether there is at least as much of each kind."""
    return ((stock | GUARD) - price) & GUARD == GUARD


def total(goods: i64) -> i64:
    """How many resources; points are none (EV-2)."""
    return amount(goods, TWIGS) + amount(goods, RESIN) + amount(goods, PEBBLES) + amount(goods, BERRIES)


def shortage(stock: i64, price: i64) -> i64:
    """How many resources are lacking for a price."""
    found: i64 = 0
    kind: i64 = 0
    while kind < POINTS:
        found += lacking(stock, price, kind)
        kind += 1
    return found


def lacking(stock: i64, price: i64, kind: i64) -> i64:
    """How many of one kind are lacking."""
    short = amount(price, kind) - amount(stock, kind)
    return short if short > 0 else 0
