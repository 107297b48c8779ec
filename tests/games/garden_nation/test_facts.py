"""What a value is learned from, for bots: facts of a seat, by name."""

from games.garden_nation.drawn import A, B, garden
from kleinstadt.engine.facts import told
from kleinstadt.games.garden_nation.facts import NAMES, garden_facts
from kleinstadt.games.garden_nation.state import Garden
from kleinstadt.games.garden_nation.survey import Survey

TOWERS = [["belfry", "observatory"], ["market", "barracks"]]


def said(state: Garden, seat: int, word: str) -> list[str]:
    return sorted(told(garden_facts(state, seat, Survey(state)), NAMES).get(word, []))


def test_for_a_secret_project_of_territories_it_counts_who_is_ahead_there() -> None:
    kept = [["control_one_three", "market"], ["cabaret", "barracks"]]
    state = garden({"1.nw": "A2", "1.e": "B1", "3.c": "B3", "5.c": "A3"}, kept=kept)
    assert said(state, A, "control") == ["early/-3", "early/1"]
    assert said(state, B, "control") == []


def test_for_towers_it_counts_the_highest_unfinished_building_of_each_territory() -> None:
    state = garden({"1.nw": "A2", "1.e": "A1", "3.c": "A4", "5.c": "A2^"}, kept=TOWERS)
    assert said(state, A, "tower") == ["3/early/2", "3/early/4", "4/early/2", "4/early/4"]


def test_for_higher_buildings_on_a_terrain_it_counts_those_that_lack_one_floor() -> None:
    kept = [["market", "belfry"], ["cabaret", "barracks"]]
    state = garden({"1.e": "A1", "1.se": "A1^", "2.c": "A2", "1.nw": "A1"}, kept=kept)  # three on straw
    assert said(state, A, "seedling") == ["early"]


def test_a_building_is_exposed_to_whoever_has_a_trick_the_floors_and_the_people_for_a_raid() -> None:
    buildings = {"1.se": "A2", "1.nw": "B1"}  # worth 14 and 8; of one floor none is counted
    state = garden(buildings, population=[20, 15])
    assert said(state, A, "exposed") == ["early/unfinished/2"]
    assert said(state, B, "prey") == ["early/unfinished/2"]
    assert said(state, B, "exposed") == said(state, A, "prey") == []
    assert said(garden(buildings, population=[20, 14]), A, "exposed") == []
    assert said(garden(buildings, population=[20, 15], tricks=[4, 0]), A, "exposed") == []
    assert said(garden(buildings, population=[20, 15], supply=[18, 1]), A, "exposed") == []


def test_where_the_crane_stands_it_counts_the_lead_and_the_fields_that_can_be_built_on() -> None:
    state = garden({"3.c": "A1", "3.nw": "B1"}, crane=3, population=[4, 20], order=[A])
    assert said(state, A, "crane") == ["acts/0"]
    assert said(state, B, "crane") == ["others act/0"]
    assert said(state, A, "sites") == ["acts/2"]  # 3.sw for 1 and 3.w for 3; the own building takes 4, as the others do
    assert said(state, A, "slot") == ["early/1/own"]
    assert said(state, B, "slot") == ["early/1/of others"]
