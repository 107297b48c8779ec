"""Market Day of the tests is known beside the real games, and every deal is the same."""

from collections.abc import Iterator
from pathlib import Path

import pytest

import databases
from kleinstadt import game
from kleinstadt.engine.game import AnyGame
from kleinstadt.table import opening, waking
from market_day import GAME as MARKET_DAY
from table.place import Place


def market_day(id: str) -> AnyGame:
    return MARKET_DAY if id == "market_day" else game(id)


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Place]:
    for module in (opening, waking):
        monkeypatch.setattr(module, "game", market_day)
    monkeypatch.setattr(opening, "fresh_seed", lambda: 5)
    found = Place(databases.new_database(databases.USUAL, tmp_path))
    yield found
    found.close()
