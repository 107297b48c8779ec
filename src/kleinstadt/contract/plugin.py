"""The options `--game` and `--setups` of pytest, for the shared suite. Every pytest loads this where Kleinstadt is
installed, so it imports nothing that is not asked for."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pytest


def pytest_addoption(parser: "pytest.Parser") -> None:
    parser.addoption("--game", action="append", default=[], help="a game whose promises are tested (Kleinstadt)")
    parser.addoption("--setups", type=int, default=12, help="in so many ways of setting it up (Kleinstadt)")


def pytest_configure(config: "pytest.Config") -> None:
    """A game that cannot be tested is one sentence, not an error of every test; and nothing tested is no success."""
    if config.getoption("--setups") < 1:
        raise usage_error("--setups: there must be one at least")
    for id in config.getoption("--game"):
        check_game(id)


def usage_error(sentence: str) -> "pytest.UsageError":
    import pytest

    return pytest.UsageError(sentence)


def check_game(id: str) -> None:
    from kleinstadt.engine.errors import KleinstadtError
    from kleinstadt.engine.registry import game

    try:
        game(id)
    except KleinstadtError as error:
        raise usage_error(str(error)) from error
