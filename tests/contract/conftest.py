"""The promises of every game: a game joins this suite by being registered. Market Day of the tests joins by hand."""

from functools import cache

import pytest

from contract.walks import SETUPS, Setup, make_setup
from kleinstadt import game, game_ids
from kleinstadt.engine.game import Game
from market_day import GAME as MARKET_DAY


@cache
def find(id: str) -> Game:
    return MARKET_DAY if id == MARKET_DAY.id else game(id)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    ids = [MARKET_DAY.id, *game_ids()]
    if "setup" in metafunc.fixturenames:
        cases = [(id, number) for id in ids for number in range(SETUPS)]
        metafunc.parametrize("setup", cases, ids=[f"{id}-{number}" for id, number in cases], indirect=True)
    elif "any_game" in metafunc.fixturenames:
        metafunc.parametrize("any_game", ids, indirect=True)


@pytest.fixture
def any_game(request: pytest.FixtureRequest) -> Game:
    return find(request.param)


@pytest.fixture
def setup(request: pytest.FixtureRequest) -> Setup:
    """One of many ways to set a game up: all numbers of seats, first with the default options, then by lot."""
    id, number = request.param
    return make_setup(find(id), number)
