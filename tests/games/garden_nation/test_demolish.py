"""Chapter 6: demolishing."""

import pytest

from games.garden_nation.drawn import A, asked, floors, garden, options, owner, play
from kleinstadt.games.garden_nation.cards import FACTS

rule = pytest.mark.rule


@rule("GN-34", "GN-35", "GNV-7")
def test_the_whole_building_comes_back_for_double_its_cost() -> None:
    state = play(garden({"4.c": "A2"}, crane=4, population=[10, 20]), "demolish 4.c")
    assert state.population[A] == 24
    assert state.supply[A] == 20
    assert (owner(state, "4.c"), floors(state, "4.c")) == (-1, 0)


@rule("GN-34")
def test_only_own_buildings_of_the_action_territory_can_be_demolished() -> None:
    state = garden({"4.c": "A2", "4.w": "B1", "5.c": "A1"}, crane=4)
    assert options(state, "demolish") == ["demolish 4.c"]


@rule("GN-35")
@pytest.mark.parametrize("height", [1, 2, 3, 4])
@pytest.mark.parametrize(("field", "number"), [("7.se", 1), ("2.nw", 2), ("4.c", 3), ("4.nw", 4), ("4.ne", 5)])
def test_the_refund_is_that_of_the_table(field: str, number: int, height: int) -> None:
    state = garden({field: f"A{height}"}, crane=int(field[0]), population=[10, 20])
    play(state, f"demolish {field}")
    assert state.population[A] - 10 == FACTS["demolition"]["table"][height - 1][number - 1]


@rule("GN-35", "GNV-32")
def test_above_four_floors_the_formula_goes_on() -> None:
    assert play(garden({"5.e": "A5"}, crane=5, population=[10, 20]), "demolish 5.e").population[A] == 50


@rule("GN-36", "GN-56", "GNV-31")
def test_a_finished_building_gives_its_roof_back_and_the_points_stay() -> None:
    state = garden({"4.ne": "A3^"}, crane=4, population=[10, 20], taken=[["radio_tower"], []])
    play(state, "demolish 4.ne")
    assert state.population[A] == 46
    assert (state.supply[A], state.roofs, state.roofs_left) == (20, 0, 19)
    assert state.points[A] == 7
    assert len(state.taken[A]) == 1


@rule("GN-37")
def test_a_tile_stays_under_a_demolished_building() -> None:
    state = play(garden({"4.e": "A1"}, crane=4, tiles={"4.e": "straw"}), "demolish 4.e")
    assert state.tiles == [3, 2, 3]
    assert state.view(None)["position"]["fields"][24]["tile"] == "straw"


@rule("GN-38")
def test_demolishing_completes_nothing() -> None:
    state = garden({"4.nw": "A2", "4.c": "A1"}, crane=4, display=["infirmary_meadow"], order=[1, 0])
    play(state, "demolish 4.c")  # the meadow beside 4.nw is free again
    assert asked(state) == "act"
