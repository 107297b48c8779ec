"""What is done at a table: plain functions of it, which may be tried again on a newer one."""

from collections.abc import Callable
from typing import Any

from kleinstadt.engine.errors import KleinstadtError
from kleinstadt.store.writer import LostRace
from kleinstadt.table.errors import NoSuchTable
from kleinstadt.table.table import Table

Act = Callable[[Table], Any]


def attempt(act: Act, table: Table) -> tuple[Any, KleinstadtError | None]:
    try:
        if table.gone:
            raise NoSuchTable
        return act(table), None
    except LostRace:
        raise
    except KleinstadtError as error:
        return None, error


def ring(table: Table) -> None:
    table.ring()


def seating(table: Table) -> None:
    """Tell everybody again who is here."""
    table.news.seating = True


def ignore(result: Any, error: KleinstadtError | None) -> None:
    pass
