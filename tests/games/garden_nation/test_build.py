"""Chapter 5: building."""

import pytest

from games.garden_nation.drawn import A, B, floors, garden, heard, options, owner, play
from kleinstadt.games.garden_nation.cards import MEADOW
from kleinstadt.games.garden_nation.layout import FIELD_NUMBER

rule = pytest.mark.rule


@rule("GN-29")
def test_a_floor_goes_on_a_free_field_or_an_own_unfinished_building() -> None:
    state = garden({"4.c": "A1"}, crane=4, tiles={"4.e": "leaf"})
    assert options(state, "build") == [f"build 4.{place}" for place in ("c", "e", "ne", "nw", "se", "sw", "w")]
    play(state, "build 4.c")
    assert (owner(state, "4.c"), floors(state, "4.c"), state.supply[A]) == (A, 2, 18)


@rule("GN-29", "GN-55", "GNV-33")
def test_an_own_finished_building_is_no_site_but_can_be_demolished() -> None:
    state = garden({"4.c": "A1^"}, crane=4)
    assert "build 4.c" not in options(state)
    assert "demolish 4.c" in options(state)


@rule("GN-29", "GNV-34")
@pytest.mark.parametrize("building", ["B1", "B1^"])
def test_a_foreign_building_is_never_a_site(building: str) -> None:
    assert "build 4.c" not in options(garden({"4.c": building}, crane=4))


@rule("GN-30", "GNV-5")
def test_on_a_free_field_the_number_is_paid() -> None:
    assert play(garden(crane=4, population=[20, 20]), "build 4.c").population[A] == 17


@rule("GN-30", "GNV-6")
@pytest.mark.parametrize(("building", "cost"), [("A1", 4), ("A2", 5), ("A3", 6)])
def test_every_floor_already_there_costs_one_more(building: str, cost: int) -> None:
    assert play(garden({"4.c": building}, crane=4, population=[20, 20]), "build 4.c").population[A] == 20 - cost


@rule("GN-31", "GNV-27")
def test_a_population_of_one_must_remain() -> None:
    state = garden(crane=4, population=[4, 20])
    assert "build 4.nw" not in options(state)
    assert play(state, "build 4.c").population[A] == 1


@rule("GN-31", "GNV-28")
def test_a_third_floor_for_five_needs_six() -> None:
    assert "build 4.c" not in options(garden({"4.c": "A2"}, crane=4, population=[5, 20]))
    assert play(garden({"4.c": "A2"}, crane=4, population=[6, 20]), "build 4.c").population[A] == 1


@rule("GN-31")
def test_without_a_floor_nothing_is_built() -> None:
    assert not options(garden({"4.c": "A20"}, crane=4), "build")


@rule("GN-32", "GNV-23")
def test_the_first_to_build_on_a_bramble_chooses_its_terrain() -> None:
    state = play(garden(population=[38, 35]), "build 1.c leaf")
    assert state.population[A] == 33
    assert state.tiles == [3, 3, 2]
    assert state.crane == 4
    assert heard(state, "laid_tile") == [{"seat": A, "field": "1.c", "territory": 1, "place": "c", "terrain": "leaf"}]


@rule("GN-32", "GNV-29")
def test_a_terrain_without_tiles_cannot_be_chosen() -> None:
    state = garden(crane=6, tiles={"1.c": "straw", "2.se": "straw", "3.se": "straw"})
    assert [move for move in options(state) if "6.w" in move] == ["build 6.w leaf", "build 6.w meadow"]


@rule("GN-32", "GN-37", "GNV-30")
def test_a_tile_stays_and_later_builders_choose_nothing() -> None:
    state = garden({"5.sw": "A1"}, crane=5, tiles={"5.sw": "meadow"}, population=[20, 20])
    play(state, "demolish 5.sw")
    assert state.terrain(FIELD_NUMBER["5.sw"]) == MEADOW
    later = garden(crane=5, tiles={"5.sw": "meadow"}, order=[1], population=[20, 20])
    assert [move for move in options(later) if "5.sw" in move] == ["build 5.sw"]
    play(later, "build 5.sw")
    assert later.population[B] == 15
    assert later.tiles == [2, 3, 3]


@rule("GN-33")
def test_the_last_floor_of_a_supply_begins_the_last_round() -> None:
    state = garden({"7.se": "A18"}, crane=4, population=[99, 35], order=[1, 0])
    play(state, "build 4.c")
    assert not state.last_round
    play(state, "build 4.c")
    assert state.last_round
    assert heard(state, "last_floor") == [{"seat": A}]
