"""A score pad that several phones fill in together: cells, and of each the latest word about it.

A cell is a part of a pad: a player, a part of a player, a field of a town. What the names mean is the phones' affair;
here it counts only who spoke last. Whoever has heard the same words in any order has the same pad, because each cell
carries the version in which it was last said. A phone numbers what it says, so what is sent twice counts once.
"""

from typing import Any, NamedTuple

import msgspec

from kleinstadt.table.errors import refused

MOST_CELLS = 1000
LONGEST_NAME = 80
LARGEST = 48 * 1024  # bytes of all cells
MOST_SENDERS = 50

Cells = dict[str, Any]  # by name; null: nothing stands there any more


class Cell(NamedTuple):
    version: int
    value: Any


class SharedPad(NamedTuple):
    game: str
    version: int
    cells: dict[str, Cell]
    heard: dict[str, int]  # by sender: the number of what was heard last

    def since(self, version: int) -> Cells:
        """What was said after this version. Whoever knows more than there ever was is told everything."""
        after = version if version <= self.version else 0
        return {name: cell.value for name, cell in self.cells.items() if cell.version > after}


def new_pad(game: str, cells: Cells) -> SharedPad:
    return checked(SharedPad(game, 1, {name: Cell(1, value) for name, value in cells.items()}, {}))


def told(pad: SharedPad, sender: str, number: int, cells: Cells) -> SharedPad:
    """The pad after a phone said this; the same pad if it was heard before, or says nothing."""
    if number <= pad.heard.get(sender, 0) or not cells:
        return pad
    version = pad.version + 1
    heard = {each: last for each, last in pad.heard.items() if each != sender}
    while len(heard) >= MOST_SENDERS:
        del heard[next(iter(heard))]
    news = {name: Cell(version, value) for name, value in cells.items()}
    return checked(SharedPad(pad.game, version, {**pad.cells, **news}, {**heard, sender: number}))


def checked(pad: SharedPad) -> SharedPad:
    names = [len(name) for name in pad.cells]
    if len(names) > MOST_CELLS or max(names, default=0) > LONGEST_NAME or len(dumped(pad.cells)) > LARGEST:
        raise refused("pad_too_large", "There is too much on this pad.")
    return pad


def dumped(cells: dict[str, Cell]) -> str:
    return msgspec.json.encode(cells).decode()


def loaded(game: str, version: int, cells: str, heard: str) -> SharedPad:
    found = msgspec.json.decode(cells, type=dict[str, Cell])
    return SharedPad(game, version, found, msgspec.json.decode(heard, type=dict[str, int]))
