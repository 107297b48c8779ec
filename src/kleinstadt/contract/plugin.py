"""The options `--game` and `--setups` of pytest, for the shared suite. Every pytest loads this where Kleinstadt is
installed, so it imports nothing that is not asked for."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pytest


def pytest_addoption(parser: "pytest.Parser") -> None:
    parser.addoption("--game", action="append", default=[], help="a game whose promises are tested (Kleinstadt)")
    parser.addoption("--setups", type=int, default=12, help="in so many ways of setting it up (Kleinstadt)")


def pytest_configure(config: "pytest.Config") -> None:
    """A game that cannot be tested is one sentence, not an error of every test."""
    for id in config.getoption("--game"):
        check_game(id)


def check_game(id: str) -> None:
    import pytest

    from kleinstadt.engine.errors import KleinstadtError
    from kleinstadt.engine.registry import game

    try:
        game(id)
    except KleinstadtError as error:
        raise pytest.UsageError(str(error)) from error
