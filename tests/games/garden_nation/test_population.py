"""Chapter 11: population phase."""

import pytest

from games.garden_nation.drawn import A, B, C, D, garden, heard
from kleinstadt.games.garden_nation.state import Garden

rule = pytest.mark.rule


def gains(buildings: dict[str, str], seats: int = 4) -> list[int]:
    """What the population phase brings each seat."""
    state: Garden = garden(buildings, seats=seats, crane=4, stack=[["round_end"]], order=[0], population=[20] * seats)
    return [population - 20 for population in state.population]


@rule("GN-65", "GNV-10")
def test_most_floors_bring_two() -> None:
    assert gains({"1.nw": "A3", "1.ne": "B1"}) == [2, 0, 0, 0]


@rule("GN-65", "GNV-11")
def test_tied_for_most_brings_one_each() -> None:
    assert gains({"2.c": "B2", "2.e": "C1", "2.nw": "C1"}) == [0, 1, 1, 0]


@rule("GN-65", "GNV-90")
def test_three_may_tie_and_an_empty_territory_gives_nothing() -> None:
    assert gains({"5.c": "A2", "5.e": "B2", "5.ne": "C2", "5.nw": "D1"}) == [1, 1, 1, 0]
    assert gains({}) == [0, 0, 0, 0]


@rule("GN-65", "GNV-91")
def test_roofed_floors_count() -> None:
    assert gains({"5.c": "A3^", "5.e": "B1", "5.ne": "B1"}) == [2, 0, 0, 0]


def test_where_two_share_the_lead_the_other_one_is_named() -> None:
    state = garden({"5.c": "A1", "5.e": "B1"}, seats=3, crane=4, order=[2, 1, 0], actions=1, population=[20] * 3)
    state.play(A, "build 4.c")
    told = [(args["seat"], args["other_seat"]) for args in heard(state, "majority_with")]
    assert told == [(A, B), (B, A)]
    assert not heard(state, "majority_shared")


@rule("GN-65")
def test_every_territory_counts_for_itself_in_rising_order() -> None:
    state = garden(
        {"7.se": "A1", "1.nw": "B1", "3.c": "C1"}, seats=4, crane=4, order=[3, 2, 1, 0], actions=1, population=[20] * 4
    )
    state.play(A, "build 4.c")
    told = heard(state, "majority")
    assert [(args["territory"], args["seat"]) for args in told] == [(1, B), (3, C), (4, A), (7, A)]
    assert state.population[D] == 20
