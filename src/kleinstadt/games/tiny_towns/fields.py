"""The 16 fields of a town as bits: bit 0 is a1 (r1c1), bit 15 is d4 (r4c4), row by row."""

from typing import Final

from mypy_extensions import i64

FIELDS: Final = 16
WHOLE: Final = 0xFFFF
NAMES: Final[tuple[str, ...]] = tuple(["abcd"[f % 4] + "1234"[f // 4] for f in range(FIELDS)])
FIELD_OF: Final[dict[str, int]] = {name: f for f, name in enumerate(NAMES)}
BIT: Final[tuple[int, ...]] = tuple([1 << f for f in range(FIELDS)])
THREE_BITS: Final[tuple[int, ...]] = tuple([7 << 3 * f for f in range(FIELDS)])


def near(f: int, g: int) -> bool:
    return abs(f % 4 - g % 4) + abs(f // 4 - g // 4) == 1


def around(f: int, g: int) -> bool:
    return f != g and abs(f % 4 - g % 4) <= 1 and abs(f // 4 - g // 4) <= 1


def mask(fields: list[int]) -> int:
    return sum(BIT[f] for f in fields)


ADJACENT: Final[tuple[int, ...]] = tuple([mask([g for g in range(FIELDS) if near(f, g)]) for f in range(FIELDS)])
SURROUNDING: Final[tuple[int, ...]] = tuple([mask([g for g in range(FIELDS) if around(f, g)]) for f in range(FIELDS)])
ROW: Final[tuple[int, ...]] = tuple(
    [mask([g for g in range(FIELDS) if g // 4 == f // 4 and g != f]) for f in range(FIELDS)]
)
COLUMN: Final[tuple[int, ...]] = tuple(
    [mask([g for g in range(FIELDS) if g % 4 == f % 4 and g != f]) for f in range(FIELDS)]
)
CORNERS: Final = mask([0, 3, 12, 15])
CENTRE: Final = mask([5, 6, 9, 10])
COUNT: Final[bytes] = bytes([m.bit_count() for m in range(WHOLE + 1)])

# The fields of every half of a town: small tables stay near the processor.
UPPER: Final = tuple([tuple([f for f in range(8) if m & BIT[f]]) for m in range(256)])
LOWER: Final = tuple([tuple([f + 8 for f in range(8) if m & BIT[f]]) for m in range(256)])
# The same with three bits a field, as resources are stored.
SPREAD: Final[tuple[int, ...]] = tuple([sum(THREE_BITS[f] for f in range(8) if m & BIT[f]) for m in range(256)])


def fields_of(m: i64) -> tuple[int, ...]:
    """The fields of a mask, in order."""
    return UPPER[m & 255] + LOWER[m >> 8]


def spread(m: int) -> int:
    """The mask with three bits a field."""
    return SPREAD[m & 255] | SPREAD[m >> 8] << 24


def names_of(m: int) -> list[str]:
    """The names of the fields of a mask, in the order of notation: a1, a2, … d4."""
    return sorted([NAMES[f] for f in fields_of(m)])


def groups(m: int) -> list[int]:
    """The connected groups of a mask of fields."""
    found: list[int] = []
    while m:
        group = m & -m
        edge = group
        while edge:
            grown = group
            for f in fields_of(edge):
                grown |= ADJACENT[f] & m
            edge = grown & ~group
            group = grown
        found.append(group)
        m &= ~group
    return found
