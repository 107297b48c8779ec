"""The heuristic: what looks better is better."""

import pytest

from games.garden_nation.drawn import A, B, garden, play
from games.greedy import share_of_greedy
from kleinstadt.games.garden_nation import GAME


def test_a_project_in_reach_is_worth_taking() -> None:
    state = play(garden({"1.nw": "A1"}, crane=1, display=["terraced_houses"]), "build 1.ne")
    taken = play(state.copy(), "take terraced_houses")
    left = play(state.copy(), "take none")
    assert GAME.heuristic(taken, A) > GAME.heuristic(left, A)


def test_secret_projects_of_others_are_not_looked_at() -> None:
    one = garden({"1.nw": "B3"}, crane=4, kept=[["market", "cabaret"], ["belfry", "cabaret"]])
    other = garden({"1.nw": "B3"}, crane=4, kept=[["market", "cabaret"], ["barracks", "market"]])
    assert GAME.heuristic(one, A) == GAME.heuristic(other, A)
    assert GAME.heuristic(one, B) > GAME.heuristic(other, B)


@pytest.mark.slow
def test_greedy_beats_random_almost_always() -> None:
    assert share_of_greedy(GAME) >= 0.95
