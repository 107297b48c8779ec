"""Chapter 10: tricks and raids."""

import pytest

from games.garden_nation.drawn import A, B, asked, floors, garden, heard, options, owner, play, roofed
from kleinstadt.engine.errors import IllegalMove
from kleinstadt.games.garden_nation.state import Garden

rule = pytest.mark.rule


def raiding(population: int = 30, supply: int = 6, **position: object) -> Garden:
    """B has two floors and a roof on 5.ne (straw 5)."""
    return garden({"5.ne": "B2^"}, crane=5, population=[population, 20], supply=[supply, 10], **position)


@rule("GN-57", "GNV-66")
def test_after_four_tricks_there_is_none() -> None:
    state = garden({"4.c": "B1", "4.w": "A1^", "4.nw": "A1"}, crane=4, tricks=[1, 4])
    assert options(state, "trick", "raid")
    state = garden({"4.c": "B1", "4.w": "A1^", "4.nw": "A1"}, crane=4, tricks=[0, 4])
    assert not options(state, "trick", "raid")


@rule("GN-57")
def test_the_same_trick_may_be_used_again() -> None:
    state = garden(crane=4, order=[1, 0])
    play(state, "trick territory 5", "build 5.e", "trick territory 6", "build 6.c")
    assert state.tricks[A] == 2


@rule("GN-58", "GNV-15")
def test_two_actions_allow_two_tricks() -> None:
    state = garden({"6.ne": "A2", "2.c": "B1"}, crane=5, order=[1, 0], population=[3, 20])
    play(state, "trick territory 6", "demolish 6.ne")
    assert state.population[A] == 3 + 18
    assert state.crane == 2
    play(state, "raid 2.c")
    assert state.tricks[A] == 2
    assert state.deciders() == [B]


@rule("GN-58", "GNV-60")
def test_no_raid_after_a_change_of_territory_but_in_the_second_action() -> None:
    state = garden({"6.c": "B1", "5.ne": "B1", "5.c": "B1"}, crane=5, order=[1, 0])
    play(state, "trick territory 6")
    assert not options(state, "raid")
    play(state, "build 6.e")
    assert options(state, "raid") == ["raid 5.c", "raid 5.ne"]


@rule("GN-59")
def test_tricks_are_used_in_the_own_turn_only() -> None:
    state = garden({"4.c": "A1"}, crane=4)
    assert state.moves(B) == ()
    with pytest.raises(IllegalMove):
        state.play(B, "raid 4.c")


@rule("GN-60", "GNV-17")
@pytest.mark.parametrize(("crane", "reached"), [(7, {1, 6}), (1, {7, 2}), (4, {3, 5})])
def test_a_change_of_territory_goes_one_number_up_or_down(crane: int, reached: set[int]) -> None:
    moves = options(garden(crane=crane), "trick")
    assert {int(move.split()[2]) for move in moves} == reached


@rule("GN-60")
def test_after_the_change_the_action_is_there() -> None:
    state = play(garden(crane=4), "trick territory 5")
    assert (state.crane, state.tricks[A]) == (5, 3)
    assert {move.split()[1][0] for move in options(state)} == {"5"}


@rule("GN-60", "GNV-67")
def test_a_change_may_turn_out_useless() -> None:
    state = garden(crane=3, population=[2, 35])
    play(state, "trick territory 2")  # nothing can be built there: on to 3, the only answer
    assert (state.crane, state.tricks[A]) == (6, 3)
    assert floors(state, "3.sw") == 1  # the only answer as well


@rule("GN-61", "GN-56", "GNV-62")
def test_a_roof_moves_to_an_unfinished_building_on_the_same_terrain() -> None:
    state = garden({"1.nw": "A1^", "4.se": "A1"}, crane=1, taken=[["house"], []])
    play(state, "trick roof 1.nw 4.se")
    assert (roofed(state, "1.nw"), roofed(state, "4.se")) == (False, True)
    assert (state.tricks[A], state.points[A], state.roofs_left) == (3, 3, 18)
    assert state.crane == 1
    play(state, "build 1.nw")
    assert floors(state, "1.nw") == 2


@rule("GN-61", "GNV-63")
def test_where_a_roof_cannot_go() -> None:
    buildings = {
        "1.nw": "A1^",  # the roof, on meadow
        "1.e": "A1",  # other terrain
        "4.c": "A1^",  # roofed, and outside the action territory
        "5.c": "B1",  # foreign
        "3.nw": "A1",
    }
    assert options(garden(buildings, crane=1), "trick") == [
        "trick roof 1.nw 3.nw",
        "trick territory 2",
        "trick territory 7",
    ]


@rule("GN-61", "GNV-64")
def test_after_moving_a_roof_the_action_must_follow_here() -> None:
    state = garden({"1.nw": "A1^", "1.e": "A1", "4.se": "A1"}, crane=1, population=[1, 35])
    assert "on" in options(state)
    play(state, "trick roof 1.nw 4.se")
    assert options(state) == ["demolish 1.e", "demolish 1.nw"]


@rule("GN-8", "GN-61", "GNV-65")
def test_a_tile_counts_as_terrain_for_a_roof() -> None:
    state = garden({"1.nw": "A1^", "5.sw": "A1"}, crane=1, tiles={"5.sw": "meadow"})
    assert "trick roof 1.nw 5.sw" in options(state)


@rule("GN-61", "GNV-96")
def test_the_building_without_roof_counts_again() -> None:
    state = garden({"1.nw": "A1^", "4.se": "A1"}, crane=1, display=["house"])
    play(state, "trick roof 1.nw 4.se", "build 1.nw", "take house")
    assert roofed(state, "1.nw")
    assert state.points[A] == 3


@rule("GN-62", "GNV-16", "GNV-54")
def test_a_raid_pays_the_owner_and_replaces_every_floor() -> None:
    state = play(raiding(), "raid 5.ne")
    assert (state.population, state.supply) == ([8, 42], [4, 12])
    assert (owner(state, "5.ne"), floors(state, "5.ne"), roofed(state, "5.ne")) == (A, 2, False)
    assert (state.roofs_left, state.crane, state.tricks[A]) == (19, 2, 3)


@rule("GN-62", "GNV-55")
def test_a_raid_must_leave_a_population_of_one() -> None:
    assert "raid 5.ne" not in options(raiding(population=22))
    assert play(raiding(population=23), "raid 5.ne").population[A] == 1


@rule("GN-62", "GNV-56")
def test_a_raid_needs_as_many_floors_as_the_building_has() -> None:
    assert "raid 5.ne" not in options(raiding(supply=1))


@rule("GN-62")
def test_nobody_raids_the_own_building_or_another_territory() -> None:
    state = garden({"5.ne": "A1", "4.c": "B1"}, crane=5)
    assert not options(state, "raid")


@rule("GN-63", "GNV-57")
def test_a_raid_can_complete_a_project() -> None:
    state = play(raiding(display=["herbalist"]), "raid 5.ne")
    assert asked(state) == "take"
    play(state, "take herbalist")
    assert (roofed(state, "5.ne"), state.points[A], state.crane) == (True, 3, 2)


@rule("GN-63")
def test_the_former_owner_keeps_projects() -> None:
    state = play(raiding(taken=[[], ["herbalist"]]), "raid 5.ne")
    assert state.points == [0, 3]


@rule("GN-64", "GNV-58")
def test_a_raid_can_place_the_last_floor() -> None:
    state = play(raiding(supply=2), "raid 5.ne")
    assert state.last_round
    assert heard(state, "last_floor") == [{"seat": A}]


@rule("GN-35", "GN-62", "GNV-61")
def test_a_raided_building_gives_back_by_height_and_number() -> None:
    state = garden({"5.ne": "A2"}, crane=5, population=[8, 42])
    assert play(state, "demolish 5.ne").population[A] == 30
