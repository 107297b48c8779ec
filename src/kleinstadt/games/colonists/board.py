"""The board of places and markets as it lies on the table. It is never changed, only made anew, so that copies of a
position share it together with its tables of who is how far from whom.

A tile on the board is named by a number in the order in which its spot was first covered, below 64, so that sets of
tiles are masks.
"""

from typing import Final

from kleinstadt.games.colonists.cards import FAMILIES, FIRST_MARKET, SMALL_MARKET, TILE_FAMILY, TILE_PLACE
from kleinstadt.games.colonists.hexes import AROUND, MIDDLE, NOWHERE, SIDE, WAYS, distance
from kleinstadt.games.colonists.verbs import NONE

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
TOO_NEAR: Final = tuple(
    [cell - MIDDLE for cell in range(SIDE * SIDE) if distance(cell, MIDDLE) < BETWEEN]
)  # for another market, as steps


class Board:
    """tiles    what lies on each spot
    cells    the cell of each spot; `halves` the second one of a market, or NOWHERE
    markets  a mask of those that are markets
    taken    which tile covers a cell; `edges` along how many edges an empty cell touches tiles
    near     the neighbours of each tile, masks
    known    what `within` gives, as far as it was asked for: while tiles are laid nobody moves
    families where places of each family lie, masks; empty until somebody asks
    """

    __slots__ = ("tiles", "cells", "halves", "markets", "taken", "edges", "near", "known", "families")

    def __init__(self) -> None:
        self.tiles: list[int] = []
        self.cells: list[int] = []
        self.halves: list[int] = []
        self.markets = 0
        self.taken: dict[int, int] = {}
        self.edges: dict[int, int] = {}
        self.near: list[int] = []
        self.known: dict[int, int] = {}
        self.families: list[int] = []

    def within(self, steps: int, spot: int) -> int:
        """The tiles within so many steps of this one, itself not among them; a mask."""
        if steps <= 1:
            return self.near[spot] if steps else 0
        key = steps * MOST_TILES + spot
        found = self.known.get(key, 0)
        if not found:
            found = self.within(steps - 1, spot)
            for near in members(found & ~self.within(steps - 2, spot)):
                found |= self.near[near]
            found &= ~BIT[spot]
            self.known[key] = found
        return found

    # -- looking -------------------------------------------------------------------------------------------------

    def is_market(self, spot: int) -> bool:
        return self.markets >> spot & 1 == 1

    def place(self, spot: int) -> int:
        """The place that lies there; NONE for a market."""
        return TILE_PLACE[self.tiles[spot]]

    def of_family(self, family: int) -> int:
        """The tiles with places of this family, a mask."""
        if not self.families:
            self.families = [0] * len(FAMILIES)
            for spot, tile in enumerate(self.tiles):
                if TILE_FAMILY[tile] != NONE:
                    self.families[TILE_FAMILY[tile]] |= BIT[spot]
        return self.families[family]

    def spot_of(self, tile: int) -> int:
        for spot, each in enumerate(self.tiles):  # compiled, `index` compares as slowly as Python does
            if each == tile:
                return spot
        raise ValueError(tile)

    def free_cells(self) -> list[int]:
        """Where a place may be laid, in no order: it touches tiles along at least two edges (CO-26)."""
        return [cell for cell, edges in self.edges.items() if edges >= 2]

    def market_ways(self, cell: int) -> list[int]:
        """In which directions a market may be laid from this cell: on two free cells, far enough from other markets,
        one of them at least beside a place (CO-30)."""
        blocked = self.near_markets()
        return [
            way
            for way, step in enumerate(WAYS)
            if self.is_free(cell + step, blocked) and (self.beside_place(cell) or self.beside_place(cell + step))
        ]

    def market_cells(self) -> list[int]:
        """From which cells a market may be laid: one of the two that it covers is beside a place."""
        blocked = self.near_markets()
        found: set[int] = set()
        for cell in self.edges:
            if cell not in blocked and self.beside_place(cell):
                for step in WAYS:
                    if self.is_free(cell + step, blocked):
                        found.add(cell)
                    if self.is_free(cell - step, blocked):
                        found.add(cell - step)
        return sorted(found)

    def is_free(self, cell: int, blocked: set[int]) -> bool:
        return cell not in self.taken and cell not in blocked

    def near_markets(self) -> set[int]:
        """Cells too near to a market for another one; the small one does not count."""
        found: set[int] = set()
        for spot in members(self.markets):
            if self.tiles[spot] != SMALL_MARKET:
                for half in (self.cells[spot], self.halves[spot]):
                    found.update([half + step for step in TOO_NEAR])
        return found

    def beside_place(self, cell: int) -> bool:
        for way in AROUND:
            spot = self.taken.get(cell + way, NONE)
            if spot != NONE and not self.is_market(spot):
                return True
        return False

    # -- making anew -----------------------------------------------------------------------------------------------

    def copy(self) -> "Board":
        other = Board()
        other.tiles = self.tiles.copy()
        other.cells = self.cells.copy()
        other.halves = self.halves.copy()
        other.markets = self.markets
        other.taken = self.taken.copy()
        other.edges = self.edges.copy()
        other.near = self.near.copy()
        return other

    def put(self, tile: int, cell: int, half: int) -> None:
        """One more tile, while the board is being made."""
        spot = len(self.tiles)
        self.tiles.append(tile)
        self.cells.append(cell)
        self.halves.append(half)
        if tile >= FIRST_MARKET:
            self.markets |= BIT[spot]
        around = self.beside(cell) | (self.beside(half) if half != NOWHERE else 0)
        self.near.append(around)
        for near in members(around):
            self.near[near] = self.near[near] | BIT[spot]
        self.cover(cell, spot)
        if half != NOWHERE:
            self.cover(half, spot)

    def beside(self, cell: int) -> int:
        """The tiles around a cell, a mask."""
        found = 0
        for way in AROUND:
            spot = self.taken.get(cell + way, NONE)
            if spot != NONE:
                found |= BIT[spot]
        return found

    def cover(self, cell: int, spot: int) -> None:
        self.taken[cell] = spot
        self.edges.pop(cell, None)
        for way in AROUND:
            near = cell + way
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
        """Two places change positions (CO-211), and with them who is whose neighbour."""
        board = self.copy()
        board.cells[one], board.cells[other] = self.cells[other], self.cells[one]
        board.taken[self.cells[one]], board.taken[self.cells[other]] = other, one
        board.near = [exchanged(mask, one, other) for mask in self.near]
        board.near[one], board.near[other] = board.near[other], board.near[one]
        return board


def exchanged(mask: int, one: int, other: int) -> int:
    """The mask with these two tiles in each other's place."""
    if (mask >> one & 1) == (mask >> other & 1):
        return mask
    return mask ^ (BIT[one] | BIT[other])


def board_of(tiles: list[int], cells: list[int], halves: list[int]) -> Board:
    board = Board()
    for tile, cell, half in zip(tiles, cells, halves, strict=True):
        board.put(tile, cell, half)
    return board


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
