"""Chapter 7: no action possible."""

from typing import Any

import pytest

from games.garden_nation.drawn import A, B, garden, options, play
from kleinstadt.games.garden_nation.layout import PLACES

rule = pytest.mark.rule
NO_TRICKS = [0, 0]
FULL_FIVE = {f"5.{place}": "B1" for place in PLACES}


@rule("GN-39", "GNV-68")
def test_one_affordable_field_means_that_one_can_build() -> None:
    state = garden(crane=3, population=[2, 35])
    assert options(state, "build", "on", "pass") == ["build 3.sw"]
    state = garden({"3.sw": "B1"}, crane=3, population=[2, 35])
    assert options(state, "build", "on", "pass") == ["on"]


@rule("GN-39")
@pytest.mark.parametrize(
    ("buildings", "position"),
    [
        (FULL_FIVE, {"tiles": {"5.sw": "leaf"}}),  # no permitted field
        ({}, {"supply": [0, 20]}),  # no floor
        ({}, {"population": [2, 35]}),  # too little population
    ],
)
def test_one_cannot_build_for_three_reasons(buildings: dict[str, str], position: dict[str, Any]) -> None:
    state = garden({**buildings, "1.nw": "A1", "2.e": "A1"}, crane=5, **position)
    assert not options(state, "build")
    assert "on" in options(state)


@rule("GN-40", "GNV-71")
def test_who_can_build_must_act_here() -> None:
    state = garden(
        {f"3.{place}": "B1" for place in ("c", "nw", "ne", "sw", "w")}, crane=3, population=[20, 35], supply=[5, 9]
    )
    assert "build 3.e" in options(state)
    assert "on" not in options(state)


@rule("GN-41", "GNV-69")
def test_otherwise_the_action_is_in_the_next_higher_territory() -> None:
    state = play(garden({"3.sw": "B1"}, crane=3, population=[2, 35]), "on")
    assert state.crane == 4
    assert options(state, "build", "on", "pass") == ["build 4.se"]


@rule("GN-41", "GNV-70")
def test_nobody_is_forced_to_demolish() -> None:
    state = garden({"3.sw": "B1", "3.c": "A1"}, crane=3, population=[2, 35])
    assert options(state, "build", "demolish", "on", "pass") == ["demolish 3.c", "on"]


@rule("GN-42", "GNV-18")
def test_after_seven_comes_one() -> None:
    state = garden({f"7.{place}": "B1" for place in PLACES}, crane=7, tiles={"7.sw": "leaf"})
    assert play(state, "on").crane == 1
    assert options(state, "build")
    assert "on" not in options(state)


@rule("GN-42a", "GN-45", "GNV-72")
def test_going_on_ends_where_nothing_useful_follows() -> None:
    state = garden({"2.c": "A10", "2.nw": "A10"}, crane=6, tricks=NO_TRICKS)
    assert options(state) == ["on", "pass"]
    passing = play(state.copy(), "pass")
    assert passing.crane == 6
    play(state, "on")  # 7 and 1 allow nothing but going on
    assert state.crane == 2
    assert options(state) == ["demolish 2.c", "demolish 2.nw"]


@rule("GN-43", "GNV-73")
def test_a_possible_raid_is_voluntary() -> None:
    state = garden(FULL_FIVE, crane=5, tiles={"5.sw": "leaf"})
    assert "on" in options(state)
    assert "raid 5.e" in options(state)
    assert not options(state, "build")


@rule("GN-44")
def test_the_crane_goes_along_and_tricks_start_from_there() -> None:
    state = garden({"3.sw": "B1"}, crane=3, population=[2, 35])
    play(state, "on")
    assert options(state, "trick") == ["trick territory 3", "trick territory 5"]


@rule("GN-42a", "GN-45", "GNV-74")
def test_too_poor_for_everything_means_pass_or_demolish_further_on() -> None:
    state = garden({"2.c": "A1", "6.c": "A1"}, crane=4, population=[1, 35], supply=[3, 20], tricks=NO_TRICKS)
    assert options(state) == ["on", "pass"]
    play(state, "on")
    assert state.crane == 6
    assert options(state) == ["demolish 6.c", "on"]
    play(state, "on")  # through 7 and 1 to the last building, which is now the only answer
    assert state.floors[7] == 0
    assert state.population[A] == 7


@rule("GN-45")
def test_passing_is_decided_where_the_lap_begins() -> None:
    state = garden({"5.c": "A1", "6.c": "A1"}, crane=4, population=[1, 35])
    assert "pass" in options(state)
    play(state, "on")
    assert state.crane == 5
    assert "pass" not in options(state)


@rule("GN-45")
def test_passing_costs_one_action_only() -> None:
    state = garden({"4.c": "A20"}, crane=4, order=[1, 0])
    play(state, "pass")
    assert (state.deciders(), state.actions, state.crane) == ([A], 1, 4)


@rule("GN-45", "GN-61", "GNV-94")
def test_after_a_change_of_territory_one_may_pass_there_but_not_after_moving_a_roof() -> None:
    buildings = {"3.nw": "A1^", "3.c": "A1", "4.se": "A1"}
    state = play(garden(buildings, crane=3, population=[1, 35]), "trick territory 4", "pass")
    assert (state.tricks[A], state.crane) == (3, 4)
    state = play(garden(buildings, crane=3, population=[1, 35]), "trick roof 3.nw 4.se")
    assert options(state) == ["demolish 3.c", "demolish 3.nw"]


@rule("GN-42a")
def test_a_change_of_territory_begins_a_new_lap() -> None:
    state = garden({"3.c": "A1", "2.c": "A1"}, crane=3, population=[1, 35])
    play(state, "on")  # 4 to 1 hold nothing, so the lap leads to 2
    assert state.crane == 4
    play(state, "trick territory 3")
    assert options(state) == ["demolish 3.c", "on", "pass"]


@rule("GN-42a", "GN-43", "GNV-95")
def test_who_cannot_build_anywhere_may_still_go_on_to_raid() -> None:
    poor = dict.fromkeys(("1.w", "3.sw", "4.se", "2.nw", "5.e", "5.w"), "B2")
    state = garden({**poor, "7.se": "B1"}, crane=5, population=[3, 35], supply=[2, 5])
    assert options(state, "build", "on", "pass", "raid") == ["on", "pass"]
    play(state, "on", "on")
    assert state.crane == 7
    assert options(state, "build", "on", "pass", "raid") == ["raid 7.se"]
    play(state, "raid 7.se")
    assert (state.population[A], state.supply[A], state.crane) == (1, 1, 7)
    assert state.deciders() == [B]
