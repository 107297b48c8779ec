"""The hexagonal grid (CO-23): a cell is one number, its column and row in a square large enough for any layout."""

from typing import Final

SIDE: Final = 64
MIDDLE: Final = 31 * SIDE + 31
NOWHERE: Final = -1
AROUND: Final[tuple[int, ...]] = (SIDE, SIDE - 1, -1, -SIDE, 1 - SIDE, 1)  # the six neighbours, clockwise
# A market covers a cell and the next one in one of three directions.
DIRECTIONS: Final[tuple[str, ...]] = ("east", "northeast", "northwest")
WAYS: Final[tuple[int, ...]] = (SIDE, SIDE - 1, -1)
CELLS: Final[tuple[str, ...]] = tuple([f"{cell // SIDE}.{cell % SIDE}" for cell in range(SIDE * SIDE)])
CELL_NUMBER: Final = {name: cell for cell, name in enumerate(CELLS)}


def distance(one: int, other: int) -> int:
    """In cells, gaps counted like tiles (CO-30)."""
    x = one // SIDE - other // SIDE
    y = one % SIDE - other % SIDE
    return (abs(x) + abs(y) + abs(x + y)) // 2
