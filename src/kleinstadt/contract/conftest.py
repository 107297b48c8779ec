"""Every test of the suite is run for every game, most of them for many set-ups."""

import pytest

from kleinstadt.contract.walks import Setup, make_setup
from kleinstadt.engine.game import AnyGame
from kleinstadt.engine.registry import game, game_ids


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    ids = metafunc.config.getoption("--game") or game_ids()
    if "setup" in metafunc.fixturenames:
        cases = [(id, number) for id in ids for number in range(metafunc.config.getoption("--setups"))]
        metafunc.parametrize("setup", cases, ids=[f"{id}-{number}" for id, number in cases], indirect=True)
    elif "any_game" in metafunc.fixturenames:
        metafunc.parametrize("any_game", ids, indirect=True)


@pytest.fixture
def any_game(request: pytest.FixtureRequest) -> AnyGame:
    return game(request.param)


@pytest.fixture
def setup(request: pytest.FixtureRequest) -> Setup:
    """One of many ways to set a game up: all numbers of seats, first with the default options, then by lot."""
    id, number = request.param
    return make_setup(game(id), number)
