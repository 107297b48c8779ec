"""Chapter 4: an action and the crane."""

import pytest

from games.garden_nation.drawn import A, B, asked, garden, heard, options, play, roofed
from kleinstadt.engine.errors import IllegalMove
from kleinstadt.games.garden_nation.layout import TERRITORIES

rule = pytest.mark.rule


@rule("GN-24", "GN-28", "GNV-22")
def test_the_first_action_of_the_game_may_be_in_any_territory() -> None:
    state = play(garden(population=[38, 35]), "build 7.se")
    assert state.population[A] == 37
    assert state.crane == 7


@rule("GN-24")
def test_from_then_on_the_crane_rules() -> None:
    state = play(garden(population=[38, 35]), "build 7.se")
    assert {move.split()[1][0] for move in options(state, "build")} == {"7"}


@rule("GN-25")
def test_an_action_builds_demolishes_or_raids_in_the_action_territory() -> None:
    state = garden({"4.c": "A1", "4.w": "B1", "5.c": "A1", "5.e": "B1"}, crane=4)
    assert options(state, "demolish", "raid") == ["demolish 4.c", "raid 4.w"]
    assert {move.split()[1][0] for move in options(state, "build")} == {"4"}


@rule("GN-26")
def test_an_action_is_trick_then_placing_then_project_then_crane() -> None:
    state = garden({"1.nw": "A1"}, crane=7, display=["terraced_houses"])
    play(state, "trick territory 1", "build 1.ne", "take terraced_houses")
    assert state.log is not None
    told = [event.id for event in state.log]
    assert told[:5] == ["changed_territory", "built", "completed", "crane_moved", "turn_began"]


@rule("GN-26", "GN-58")
def test_at_most_one_trick_an_action_a_raid_included() -> None:
    state = garden({"1.nw": "B1", "1.ne": "A1^", "1.w": "A1"}, crane=7)
    play(state, "trick territory 1")
    assert not options(state, "trick", "raid")


@rule("GN-27")
def test_who_can_act_cannot_pass() -> None:
    state = garden({"4.c": "A1"}, crane=4)
    assert "pass" not in options(state)
    with pytest.raises(IllegalMove):
        state.play(A, "pass")


@rule("GN-27")
def test_all_actions_of_a_turn_are_taken() -> None:
    state = garden(crane=4, order=[1, 0])
    play(state, "build 4.c")
    assert state.deciders() == [A]
    play(state, "build 4.w")
    assert state.deciders() == [B]


@rule("GN-28", "GNV-1")
@pytest.mark.parametrize("territory", TERRITORIES)
def test_a_centre_field_sends_the_crane_to_the_centre_slot(territory: int) -> None:
    tiles = {"1.c": "leaf"}
    assert play(garden(crane=territory, tiles=tiles), f"build {territory}.c").crane == 4


@rule("GN-28", "GNV-2", "GNV-3")
@pytest.mark.parametrize("territory", TERRITORIES)
def test_a_field_in_the_north_east_sends_it_to_the_slot_in_the_north_east(territory: int) -> None:
    assert play(garden(crane=territory), f"build {territory}.ne").crane == 2


@rule("GN-28")
@pytest.mark.parametrize(("place", "territory"), [("nw", 1), ("e", 5), ("se", 7), ("sw", 6), ("w", 3)])
def test_every_place_sends_it_to_the_slot_of_the_same_place(place: str, territory: int) -> None:
    tiles = {"4.e": "leaf"}
    assert play(garden(crane=4, tiles=tiles), f"build 4.{place}").crane == territory


@rule("GN-28", "GNV-25")
def test_the_place_counts_as_it_lies_on_the_board() -> None:
    state = garden(slots={"c": [5, 0], "e": [4, 1]}, crane=4, population=[20, 20])
    play(state, "build 4.e")  # printed NE, leaf 5
    assert state.population[A] == 15
    assert state.crane == 4


@rule("GN-28")
def test_demolishing_and_raiding_move_the_crane_too() -> None:
    assert play(garden({"4.w": "A1"}, crane=4), "demolish 4.w").crane == 3
    assert play(garden({"4.w": "B1"}, crane=4), "raid 4.w").crane == 3


def test_a_single_possible_answer_is_given_by_the_engine() -> None:
    state = garden({"3.sw": "B2"}, crane=2, population=[2, 35], tricks=[0, 0])
    assert heard(state) == []
    # loading went on by itself: nothing to do in 2 and 3, then the one free field of number 1 in 4
    assert state.floors[7 * 3 + 4] == 1
    assert state.deciders() == [B]


def test_a_preview_goes_on_without_the_new_card() -> None:
    state = garden({"1.nw": "A1"}, crane=1, display=["terraced_houses"], pile=["temple"])
    play(state, "build 1.ne")
    preview = state.preview(A, ["take terraced_houses"])
    assert [event["id"] for event in preview.events] == ["completed", "crane_moved", "turn_began"]
    assert preview.then.view(A)["position"]["display"] == []
    assert preview.after.total - preview.before.total == 3
    assert asked(state) == "take"
    assert not roofed(state, "1.ne")


def test_a_preview_shows_cost_and_crane() -> None:
    events = garden(crane=4).preview(A, ["build 4.w"]).events
    assert [event["id"] for event in events] == ["built", "crane_moved", "turn_began"]
    assert events[0]["args"]["cost"] == 3
    assert events[1]["args"]["territory"] == 3
