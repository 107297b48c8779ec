"""A country of hexagons in the terminal: every cell has two lines, for its name and for who stands there and which move
leads there; a long name goes on below where there is nothing else. Every second row is shifted by half a cell."""

from kleinstadt.cli.screen import BOLD, Ink

NARROWEST = 5  # below that nothing can be read
WIDEST = 14
CUT = "."


class Tile:
    """What lies in a cell, named by its column and row: its words, what stands on it, and its colour."""

    def __init__(self, name: str, below: str = "", style: str = "", mark: str = "") -> None:
        self.name = name
        self.below = below
        self.style = style
        self.mark = mark


def at(cell: str) -> tuple[int, int]:
    """How many half cells to the right, and in which row."""
    column, row = [int(number) for number in cell.split(".")]
    return 2 * column + row, row


def draw_map(tiles: dict[str, Tile], ink: Ink, width: int) -> list[str]:
    """Nothing where it is too wide for the screen."""
    places = {at(cell): tile for cell, tile in tiles.items()}
    left, right = min([x for x, _ in places]), max([x for x, _ in places])
    half = min(WIDEST, 2 * width // (right - left + 2)) // 2
    if 2 * half < NARROWEST:
        return []
    lines: list[str] = []
    for row in range(min([y for _, y in places]), max([y for _, y in places]) + 1):
        here = sorted([(x - left, tile) for (x, y), tile in places.items() if y == row], key=lambda each: each[0])
        lines += [row_line(here, ink, half, below=False), row_line(here, ink, half, below=True)]
    return [line for line in lines if line]


def row_line(here: list[tuple[int, Tile]], ink: Ink, half: int, below: bool) -> str:
    """One of the two lines of a row."""
    line, end = "", 0
    for x, tile in here:
        mark = f"[{tile.mark}]" if below and tile.mark else ""
        text = lower(tile, 2 * half - 1, mark) if below else upper(tile, 2 * half - 1)
        line += " " * (x * half - end) + ink(text, *([tile.style] if tile.style else [])) + ink(mark, BOLD)
        end = x * half + len(text) + len(mark)
    return line.rstrip()


def upper(tile: Tile, room: int) -> str:
    return short(tile.name, room) if tile.below or tile.mark else tile.name[:room]


def lower(tile: Tile, room: int, mark: str) -> str:
    if tile.below or tile.mark:
        return short(tile.below, room - len(mark))
    return short(tile.name[room:].lstrip(), room)


def short(text: str, room: int) -> str:
    return text if len(text) <= room else text[: max(0, room - 1)].rstrip() + CUT
