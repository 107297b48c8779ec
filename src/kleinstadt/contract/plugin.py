"""The option `--game` of pytest, for the shared suite."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pytest


def pytest_addoption(parser: "pytest.Parser") -> None:
    parser.addoption("--game", action="append", default=[], help="a game whose promises are tested (Kleinstadt)")
