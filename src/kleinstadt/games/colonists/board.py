"""The board of places and markets as it lies on the table. It is never changed, only made anew, so that copies of a
position share it together with its tables of who is how far from whom.

A tile on the board is named by a number in the order in which its spot was first covered, below 64, so that sets of
tiles are masks.
"""

from typing import Final

from kleinstadt.games.colonists.cards import FIRST_MARKET, SMALL_MARKET, TILE_PLACE
from kleinstadt.games.colonists.hexes import MIDDLE, NOWHERE, SIDE, WAYS, distance, neighbours

MOST_TILES: Final = 64
BIT: Final[tuple[int, ...]] = tuple([2**spot for spot in range(MOST_TILES)])
# The tiles of eight bits of a mask, by where these bits begin.
EIGHT: Final = tuple(
    [
        tuple([tuple([first + bit for bit in range(8) if byte & 2**bit]) for byte in range(256)])
        for first in range(0, MOST_TILES, 8)
    ]
)
FARTHEST: Final = 4  # no steward goes farther (CO-61)
BETWEEN: Final = 3  # cells from one market to the next, at least (CO-30)


class Board:
    """tiles    what lies on each spot
    cells    the cell of each spot; `halves` the second one of a market, or NOWHERE
    markets  a mask of those that are markets
    taken    which tile covers a cell; `edges` along how many edges an empty cell touches tiles
    known    what `reach` gives, once it was asked for: while tiles are laid nobody moves
    """

    __slots__ = ("tiles", "cells", "halves", "markets", "taken", "edges", "known")

    def __init__(self) -> None:
        self.tiles: list[int] = []
        self.cells: list[int] = []
        self.halves: list[int] = []
        self.markets = 0
        self.taken: dict[int, int] = {}
        self.edges: dict[int, int] = {}
        self.known: list[list[int]] = []

    @property
    def reach(self) -> list[list[int]]:
        """By range: the tiles within so many steps of each tile, itself not among them."""
        if not self.known:
            self.known = self.tables()
        return self.known

    def tables(self) -> list[list[int]]:
        """Who can be reached in one step, in two, three, four: whom a neighbour reaches in one step less."""
        count = len(self.tiles)
        taken = self.taken
        nearest = [[taken[cell] for cell in self.edge(spot) if cell in taken] for spot in range(count)]
        last = [0] * count
        reach = [last]
        while len(reach) <= FARTHEST:
            farther: list[int] = []
            for spot in range(count):
                mask = last[spot]
                for near in nearest[spot]:
                    mask |= last[near] | BIT[near]
                farther.append(mask & ~BIT[spot])
            reach.append(farther)
            last = farther
        return reach

    def edge(self, spot: int) -> list[int]:
        """The cells around a tile."""
        own = [self.cells[spot]] if self.halves[spot] == NOWHERE else [self.cells[spot], self.halves[spot]]
        return [cell for half in own for cell in neighbours(half) if cell not in own]

    # -- looking -------------------------------------------------------------------------------------------------

    def is_market(self, spot: int) -> bool:
        return self.markets >> spot & 1 == 1

    def place(self, spot: int) -> int:
        """The place that lies there; NONE for a market."""
        return TILE_PLACE[self.tiles[spot]]

    def spot_of(self, tile: int) -> int:
        return self.tiles.index(tile)

    def free_cells(self) -> list[int]:
        """Where a place may be laid: it touches tiles along at least two edges (CO-26)."""
        return sorted([cell for cell, edges in self.edges.items() if edges >= 2])

    def market_ways(self, cell: int) -> list[int]:
        """In which directions a market may be laid from this cell (CO-30)."""
        if cell in self.taken or not self.far_from_markets(cell):
            return []
        found = []
        for way, step in enumerate(WAYS):
            other = cell + step
            if other not in self.taken and self.far_from_markets(other):
                around = neighbours(cell) + neighbours(other)
                if any([next_to in self.taken and not self.is_market(self.taken[next_to]) for next_to in around]):
                    found.append(way)
        return found

    def far_from_markets(self, cell: int) -> bool:
        return not any(
            [
                distance(cell, half) < BETWEEN
                for spot in members(self.markets)
                for half in (self.cells[spot], self.halves[spot])
                if half != NOWHERE and self.tiles[spot] != SMALL_MARKET
            ]
        )

    def market_cells(self) -> list[int]:
        """From which cells a market may be laid."""
        near = {cell + step for cell in self.taken for step in around_two()}
        return sorted([cell for cell in near if self.market_ways(cell)])

    # -- making anew -----------------------------------------------------------------------------------------------

    def copy(self) -> "Board":
        other = Board()
        other.tiles = self.tiles.copy()
        other.cells = self.cells.copy()
        other.halves = self.halves.copy()
        other.markets = self.markets
        other.taken = self.taken.copy()
        other.edges = self.edges.copy()
        return other

    def put(self, tile: int, cell: int, half: int) -> None:
        """One more tile, while the board is being made."""
        spot = len(self.tiles)
        self.tiles.append(tile)
        self.cells.append(cell)
        self.halves.append(half)
        if tile >= FIRST_MARKET:
            self.markets |= BIT[spot]
        self.cover(cell, spot)
        if half != NOWHERE:
            self.cover(half, spot)

    def cover(self, cell: int, spot: int) -> None:
        self.taken[cell] = spot
        self.edges.pop(cell, None)
        for near in neighbours(cell):
            if near not in self.taken:
                self.edges[near] = self.edges.get(near, 0) + 1

    def with_place(self, tile: int, cell: int) -> "Board":
        other = self.copy()
        other.put(tile, cell, NOWHERE)
        return other

    def with_market(self, tile: int, cell: int, way: int) -> "Board":
        other = self.copy()
        other.put(tile, cell, cell + WAYS[way])
        return other

    def replaced(self, spot: int, tile: int) -> "Board":
        """Another tile takes this position; figures stay where they are (CO-214)."""
        other = self.copy()
        other.tiles[spot] = tile
        other.known = self.known
        return other

    def swapped(self, one: int, other: int) -> "Board":
        """Two places change positions (CO-211)."""
        board = self.copy()
        board.cells[one], board.cells[other] = self.cells[other], self.cells[one]
        board.taken[self.cells[one]] = other
        board.taken[self.cells[other]] = one
        return board


def board_of(tiles: list[int], cells: list[int], halves: list[int]) -> Board:
    board = Board()
    for tile, cell, half in zip(tiles, cells, halves, strict=True):
        board.put(tile, cell, half)
    return board


def around_two() -> list[int]:
    """Steps to all cells that are one or two away."""
    one = neighbours(0)
    return list({step + more for step in one for more in [0, *one]})


def members(mask: int) -> list[int]:
    """The tiles of a mask, in their order."""
    found: list[int] = []
    at = 0
    while mask:
        byte = mask & 255
        if byte:
            found.extend(EIGHT[at][byte])
        mask >>= 8
        at += 1
    return found


def first_board() -> Board:
    """The first market in the middle (CO-24)."""
    return board_of([FIRST_MARKET], [MIDDLE], [MIDDLE + SIDE])
