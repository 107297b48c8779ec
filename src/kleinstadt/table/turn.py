"""Somebody has to decide and is not looking."""

from collections.abc import Callable
from typing import NamedTuple

from kleinstadt.store.ids import PersonId, TableId


class Turn(NamedTuple):
    person: PersonId
    table: TableId
    game: str
    seat: int
    decision: int
    left: bool  # nothing was decided just now: they may have gone away for a moment only
    waits: Callable[[], bool]  # whether it is still so


OnTurn = Callable[[Turn], None]
