"""Chapters 8 and 9: public projects and roofs."""

import pytest

from games.garden_nation.drawn import A, asked, garden, heard, options, play, roofed
from kleinstadt.games.garden_nation.cards import PROJECT_POINTS, PROJECTS
from kleinstadt.games.garden_nation.layout import FIELD_NAMES
from kleinstadt.games.garden_nation.state import Garden

rule = pytest.mark.rule


def offered(state: Garden) -> list[str]:
    """The projects that may be taken now."""
    return [move.split()[1] for move in options(state, "take") if move != "take none"]


@rule("GN-46", "GN-52", "GNV-13")
def test_completing_puts_a_roof_on_the_placed_floor_only() -> None:
    state = garden({"1.nw": "A1"}, crane=1, display=["terraced_houses", "temple"], pile=["forge", "bunker"])
    play(state, "build 1.ne", "take terraced_houses")
    assert roofed(state, "1.ne")
    assert not roofed(state, "1.nw")
    assert state.roofs_left == 18
    assert (state.points[A], [PROJECTS[card] for card in state.taken[A]]) == (3, ["terraced_houses"])
    assert [PROJECTS[card] for card in state.display] == ["bunker", "temple"]
    assert heard(state, "turned_up") == [{"card": "bunker"}]


@rule("GN-46")
def test_a_taken_project_is_gone_for_everybody() -> None:
    buildings = {"1.e": "A1", "7.c": "B1"}
    left = play(garden(buildings, crane=1, display=["forge"]), "build 1.se", "take none", "build 7.se")
    assert offered(left) == ["forge"]
    taken = play(garden(buildings, crane=1, display=["forge"]), "build 1.se", "take forge", "build 7.se")
    assert offered(taken) == []


@rule("GN-7", "GN-52", "GNV-35")
def test_two_buildings_may_face_each_other_across_territories() -> None:
    state = garden({"4.se": "A1"}, crane=7, display=["terraced_houses"], population=[20, 20])
    play(state, "build 7.nw", "take terraced_houses")
    assert (roofed(state, "7.nw"), roofed(state, "4.se")) == (True, False)
    assert (state.population[A], state.points[A], state.crane) == (15, 3, 1)


@rule("GN-7", "GNV-36")
@pytest.mark.parametrize(("build", "completed"), [("5.nw", []), ("2.sw", ["outpost"])])
def test_only_adjacent_buildings_count_as_two(build: str, completed: list[str]) -> None:
    state = garden({"4.ne": "A1"}, crane=int(build[0]), display=["outpost"])
    assert offered(play(state, f"build {build}")) == completed


@rule("GN-49", "GN-55", "GNV-37")
def test_a_finished_building_counts_for_no_public_project() -> None:
    state = garden({"4.se": "A1^"}, crane=7, display=["terraced_houses"])
    assert offered(play(state, "build 7.nw")) == []


@rule("GN-47", "GNV-38")
def test_the_placed_floor_must_belong_to_the_project() -> None:
    state = garden({"1.nw": "A1", "1.ne": "A1"}, crane=3, display=["terraced_houses"])
    assert offered(play(state, "build 3.nw")) == []


@rule("GN-47", "GN-48", "GNV-39")
def test_a_project_that_was_met_before_can_be_completed_with_one_more_floor() -> None:
    state = garden({"1.nw": "A1", "1.ne": "A1"}, crane=1, display=["terraced_houses", "sanctuary"], population=[20, 20])
    play(state, "build 1.nw")
    assert state.population[A] == 15
    assert offered(state) == ["sanctuary", "terraced_houses"]
    play(state, "take terraced_houses")
    assert roofed(state, "1.nw")
    assert asked(state) == "act"  # either, not both
    assert state.points[A] == 3


@rule("GN-47")
def test_only_own_buildings_count() -> None:
    state = garden({"1.nw": "B1"}, crane=1, display=["terraced_houses"])
    assert offered(play(state, "build 1.ne")) == []


@rule("GN-48", "GN-55", "GNV-49")
def test_one_project_an_action_and_the_roofed_building_counts_no_more() -> None:
    state = garden({"2.c": "A1", "2.nw": "A1"}, crane=2, display=["herbalist", "windmill"])
    play(state, "build 2.c")
    assert options(state) == ["take herbalist", "take none", "take windmill"]
    play(state, "take herbalist")
    assert [PROJECTS[card] for card in state.display] == ["windmill"]
    later = garden({"2.c": "A2^", "2.nw": "A1"}, crane=2, display=["windmill"])
    assert offered(play(later, "build 2.nw")) == []


@rule("GN-48")
def test_completing_is_voluntary() -> None:
    state = garden({"1.nw": "A1"}, crane=1, display=["terraced_houses"])
    play(state, "build 1.ne", "take none")
    assert not roofed(state, "1.ne")
    assert state.points[A] == 0
    assert len(state.display) == 1
    assert state.crane == 2


@rule("GN-49", "GN-50", "GNV-40")
@pytest.mark.parametrize(
    ("beside", "completed"), [({}, ["infirmary_meadow"]), ({"4.c": "A1"}, []), ({"4.c": "B1"}, [])]
)
def test_the_free_field_must_be_without_anybodys_building(beside: dict[str, str], completed: list[str]) -> None:
    state = garden({"4.nw": "A1", **beside}, crane=4, display=["infirmary_meadow"])
    assert offered(play(state, "build 4.nw")) == completed


@rule("GN-50", "GNV-41")
@pytest.mark.parametrize(
    ("tiles", "completed"), [({}, []), ({"4.e": "straw"}, ["fortress_straw"]), ({"4.e": "leaf"}, [])]
)
def test_an_untouched_bramble_is_no_free_field_of_a_terrain(tiles: dict[str, str], completed: list[str]) -> None:
    state = garden({"4.ne": "A1", "4.nw": "B1"}, crane=4, tiles=tiles, display=["fortress_straw"])
    assert offered(play(state, "build 4.ne")) == completed


@rule("GN-50")
def test_the_floor_must_be_placed_on_the_tall_building_itself() -> None:
    state = garden({"4.nw": "A2"}, crane=4, display=["infirmary_meadow"])
    assert offered(play(state, "build 4.w")) == []


@rule("GN-7", "GN-50", "GNV-53")
@pytest.mark.parametrize(("beyond", "completed"), [({}, ["fortress_straw"]), ({"6.ne": "B1"}, [])])
def test_the_free_field_may_lie_in_the_neighbouring_territory(beyond: dict[str, str], completed: list[str]) -> None:
    state = garden({"4.sw": "A1", "4.w": "B1", **beyond}, crane=4, display=["fortress_straw"], population=[20, 20])
    play(state, "build 4.sw")
    assert state.population[A] == 15
    assert offered(state) == completed


@rule("GN-49", "GN-51", "GNV-42")
def test_a_tower_between_the_two_other_terrains() -> None:
    state = garden({"4.w": "A1", "4.sw": "A1", "4.c": "A1"}, crane=4, display=["temple"], population=[20, 20])
    play(state, "build 4.c", "take temple")
    assert (state.population[A], state.points[A], state.crane) == (16, 11, 4)
    assert [roofed(state, field) for field in ("4.c", "4.w", "4.sw")] == [True, False, False]


@rule("GN-51", "GNV-43")
def test_the_floor_may_be_on_a_small_building_beside_the_tower() -> None:
    state = garden({"4.c": "A2", "4.w": "A1"}, crane=4, display=["temple"])
    play(state, "build 4.sw", "take temple")
    assert state.points[A] == 11
    assert roofed(state, "4.sw")


@rule("GN-51", "GNV-44")
def test_both_small_buildings_must_touch_the_tower() -> None:
    state = garden({"4.se": "A2", "4.sw": "A1"}, crane=4, display=["temple"])
    assert offered(play(state, "build 4.w")) == []


@rule("GN-51")
def test_the_tower_needs_two_floors() -> None:
    state = garden({"4.c": "A1", "4.w": "A1"}, crane=4, display=["temple"])
    assert offered(play(state, "build 4.sw")) == []


@rule("GN-49", "GNV-45")
@pytest.mark.parametrize(("field", "completed"), [("4.c", ["apartments"]), ("1.nw", [])])
def test_three_floors_in_the_centre_slot(field: str, completed: list[str]) -> None:
    state = garden({field: "A2"}, crane=int(field[0]), display=["apartments"])
    play(state, f"build {field}")
    assert offered(state) == completed
    assert state.population[A] == (30 if field == "4.c" else 29)


@rule("GN-49")
def test_the_centre_is_a_slot_and_no_number() -> None:
    state = garden({"1.nw": "A2"}, crane=1, slots={"c": [1, 0], "nw": [4, 0]}, display=["apartments", "house"])
    assert offered(play(state, "build 1.nw")) == ["apartments"]


@rule("GN-49", "GNV-46")
@pytest.mark.parametrize(("field", "completed"), [("1.nw", ["house"]), ("4.c", [])])
def test_two_floors_in_an_outer_slot(field: str, completed: list[str]) -> None:
    state = garden({field: "A1"}, crane=int(field[0]), display=["house"])
    assert offered(play(state, f"build {field}")) == completed


@rule("GN-51", "GNV-47")
def test_the_small_building_may_come_after_the_tower() -> None:
    state = garden({"1.nw": "A2"}, crane=1, display=["sanctuary"], population=[20, 20])
    play(state, "build 1.ne", "take sanctuary")
    assert (state.population[A], state.points[A]) == (16, 5)
    assert roofed(state, "1.ne")


@rule("GN-49", "GNV-48")
def test_more_floors_than_required_are_fine() -> None:
    state = garden({"3.c": "A3", "3.ne": "A3"}, crane=3, display=["bunker"])
    assert offered(play(state, "build 3.c")) == ["bunker"]


@rule("GN-49")
def test_two_small_buildings_are_no_tower_pair() -> None:
    state = garden({"1.nw": "A1"}, crane=1, display=["sanctuary"])
    assert offered(play(state, "build 1.ne")) == []


SHAPES = {
    "sacred_place_straw": ({"4.c": "A1"}, "4.c"),
    "sacred_place_leaf": ({"4.c": "A1"}, "4.c"),
    "infirmary_meadow": ({"4.w": "A1"}, "4.w"),
    "infirmary_leaf": ({"4.w": "A1"}, "4.w"),
    "fortress_straw": ({"4.sw": "A1"}, "4.sw"),
    "fortress_meadow": ({"4.sw": "A1"}, "4.sw"),
    "house": ({"1.nw": "A1"}, "1.nw"),
    "herbalist": ({"1.e": "A1"}, "1.e"),
    "prison": ({"1.w": "A1"}, "1.w"),
    "terraced_houses": ({"1.nw": "A1"}, "1.ne"),
    "forge": ({"1.e": "A1"}, "1.se"),
    "outpost": ({"1.sw": "A1"}, "1.w"),
    "sanctuary": ({"1.nw": "A1", "1.ne": "A1"}, "1.ne"),
    "windmill": ({"1.e": "A2"}, "1.se"),
    "bunker": ({"1.sw": "A2"}, "1.w"),
    "apartments": ({"4.se": "A2"}, "4.se"),
    "power_station": ({"4.w": "A2"}, "4.w"),
    "radio_tower": ({"4.sw": "A2"}, "4.sw"),
    "temple": ({"4.c": "A1", "4.w": "A1", "4.sw": "A1"}, "4.c"),
    "water_reservoir": ({"4.nw": "A2", "4.c": "A1"}, "4.ne"),
    "air_base": ({"4.sw": "A1", "4.w": "A1", "4.c": "A1"}, "4.sw"),
}


@rule("GN-49")
@pytest.mark.parametrize("card", range(21), ids=PROJECTS)
def test_every_card_has_its_requirement_and_points(card: int) -> None:
    id = PROJECTS[card]
    buildings, field = SHAPES[id]
    state = garden(buildings, crane=int(field[0]), display=[id])
    play(state, f"build {field}", f"take {id}")
    group = "aaaaaabbbcccdddeeefff"[card]
    assert state.points[A] == PROJECT_POINTS[card] == {"a": 4, "b": 3, "c": 3, "d": 5, "e": 7, "f": 11}[group]


@rule("GN-49")
@pytest.mark.parametrize("card", range(21), ids=PROJECTS)
def test_every_card_is_refused_when_a_floor_is_missing(card: int) -> None:
    buildings, field = SHAPES[PROJECTS[card]]
    for missing, building in buildings.items():
        fewer = dict(buildings)
        if building == "A1":
            del fewer[missing]
        else:
            fewer[missing] = f"A{int(building[1]) - 1}"
        state = garden(fewer, crane=int(field[0]), display=[PROJECTS[card]])
        assert offered(play(state, f"build {field}")) == []


@rule("GN-53", "GNV-50")
def test_the_new_card_cannot_be_completed_in_the_same_action() -> None:
    state = garden({"1.nw": "A1"}, crane=1, display=["terraced_houses"], pile=["sanctuary"], order=[1, 0])
    play(state, "build 1.ne", "take terraced_houses")
    assert asked(state) == "act"
    assert [PROJECTS[card] for card in state.display] == ["sanctuary"]


@rule("GN-54", "GNV-51")
def test_without_a_roof_nothing_is_completed() -> None:
    fields = [name for name in FIELD_NAMES if name[0] in "2356" and name not in ("2.se", "3.se", "5.sw", "6.w")]
    roofs = dict.fromkeys(fields[:18], "B1^")
    state = garden({**roofs, "7.se": "A1^", "1.nw": "A1"}, crane=1, display=["terraced_houses"])
    assert state.roofs_left == 0
    assert asked(play(state, "build 1.ne")) == "act"
    state = garden({**roofs, "1.nw": "A1"}, crane=1, display=["terraced_houses"])
    assert offered(play(state, "build 1.ne")) == ["terraced_houses"]


@rule("GN-54", "GNV-52")
def test_with_an_empty_pile_the_display_shrinks() -> None:
    state = garden({"1.nw": "A1"}, crane=1, display=["terraced_houses", "temple", "forge", "bunker"])
    play(state, "build 1.ne", "take terraced_houses")
    assert [PROJECTS[card] for card in state.display] == ["temple", "forge", "bunker"]


@rule("GN-56")
def test_a_finished_building_can_be_raided_and_counts_for_majorities() -> None:
    state = garden({"5.ne": "B2^"}, crane=5)
    assert "raid 5.ne" in options(state)
    assert state.view(None)["position"]["majorities"][4] == {"territory": 5, "seats": [1], "gain": 2}


def would_meet(state: Garden, *moves: str) -> list[object]:
    return [state.describe(A, move).args["projects"] for move in moves]


def test_a_move_says_which_open_projects_it_would_meet() -> None:
    state = garden(
        {"1.nw": "A1", "1.e": "B2", "1.c": "B1"},
        crane=1,
        display=["terraced_houses", "herbalist"],
        tiles={"1.c": "meadow"},
    )
    assert would_meet(state, "build 1.ne", "raid 1.c") == [["terraced_houses"]] * 2
    assert would_meet(state, "raid 1.e") == [["herbalist"]]
    assert would_meet(state, "build 1.nw", "build 1.w") == [[], []]


def test_a_move_on_a_bramble_says_so_for_each_tile() -> None:
    state = garden({"1.nw": "A1"}, crane=1, display=["terraced_houses"])
    assert would_meet(state, "build 1.c meadow", "build 1.c straw") == [["terraced_houses"], []]


@rule("GN-54")
def test_without_a_roof_no_move_would_meet_a_project_but_a_raid_that_frees_one() -> None:
    fields = [name for name in FIELD_NAMES if name[0] in "2356" and name not in ("2.se", "3.se", "5.sw", "6.w")]
    roofs = dict.fromkeys(fields[:17], "B1^")
    position = {"crane": 1, "display": ["terraced_houses"], "tiles": {"1.c": "meadow"}}
    state = garden({**roofs, "7.se": "A1^", "1.nw": "A1", "1.ne": "B1^", "1.c": "B1"}, **position)
    assert state.roofs_left == 0
    assert would_meet(state, "raid 1.ne", "raid 1.c") == [["terraced_houses"], []]
    assert offered(play(state, "raid 1.ne")) == ["terraced_houses"]
