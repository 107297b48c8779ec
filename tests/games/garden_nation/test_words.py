"""Chapter 1: fields, buildings, supplies, population."""

import pytest

from games.garden_nation.drawn import A, B, adjacent, garden, options, play
from kleinstadt.games.garden_nation import GAME
from kleinstadt.games.garden_nation.cards import BRAMBLE, FACTS, LEAF, MEADOW, STRAW
from kleinstadt.games.garden_nation.layout import (
    BIT,
    FIELD_NAMES,
    FIELD_NUMBER,
    FIELDS,
    PRINTED_GROUND,
    PRINTED_NUMBER,
    TERRITORIES,
    fields_of,
)

rule = pytest.mark.rule


@rule("GN-1")
def test_two_to_four_players_each_of_another_people() -> None:
    assert GAME.seats == (2, 3, 4)
    seats = garden(seats=4).view(None)["position"]["seats"]
    assert len({seat["people"] for seat in seats}) == 4
    assert len({seat["colour"] for seat in seats}) == 4


@rule("GN-2")
def test_seven_slots_of_seven_fields_in_the_same_pattern() -> None:
    view = garden().view(None)["position"]
    assert [slot["slot"] for slot in view["slots"]] == ["c", "nw", "ne", "e", "se", "sw", "w"]
    for territory in TERRITORIES:
        places = [field["place"] for field in view["fields"] if field["territory"] == territory]
        assert places == ["c", "nw", "ne", "e", "se", "sw", "w"]


@rule("GN-3")
@pytest.mark.parametrize("territory", TERRITORIES)
def test_a_territory_has_two_fields_of_each_terrain_and_a_bramble(territory: int) -> None:
    assert sorted(PRINTED_GROUND[territory]) == [MEADOW, MEADOW, STRAW, STRAW, LEAF, LEAF, BRAMBLE]


@rule("GN-4")
def test_fields_show_one_to_five_and_a_tile_shows_five() -> None:
    for territory in TERRITORIES:
        for ground, number in zip(PRINTED_GROUND[territory], PRINTED_NUMBER[territory], strict=True):
            assert number == 5 if ground == BRAMBLE else 1 <= number <= 5


def test_disputed_numbers_keep_every_value_found() -> None:
    disputed = {t["number"]: t["disputed"] for t in FACTS["territory"] if "disputed" in t}
    assert disputed == {5: {"w": [3, 2]}, 6: {"c": [4, 5]}}
    assert PRINTED_NUMBER[5][6] == 3
    assert PRINTED_NUMBER[6][0] == 4


@rule("GN-5")
def test_a_building_may_grow_without_limit_and_has_one_owner() -> None:
    state = garden({"7.se": "A9"}, crane=7)
    play(state, "build 7.se")
    assert state.floors[FIELD_NUMBER["7.se"]] == 10
    assert state.owner(FIELD_NUMBER["7.se"]) == A
    assert not state.own[B]


@rule("GN-6")
def test_a_tile_alone_leaves_a_field_free() -> None:
    state = garden(tiles={"4.e": "leaf"}, crane=4)
    assert "build 4.e" in options(state)


@rule("GN-7")
def test_inside_a_territory_the_centre_touches_all_and_the_ring_its_neighbours() -> None:
    state = garden()
    inside = [
        (one, other)
        for one in FIELD_NAMES
        for other in FIELD_NAMES
        if one[0] == other[0] and adjacent(state, one, other)
    ]
    assert len(inside) == 7 * 24
    assert all(adjacent(state, "6.c", f"6.{place}") for place in ("nw", "ne", "e", "se", "sw", "w"))
    assert adjacent(state, "6.w", "6.nw")
    assert not adjacent(state, "6.w", "6.ne")
    assert not adjacent(state, "6.nw", "6.se")


@rule("GN-7")
def test_across_territories_twelve_facing_pairs_touch() -> None:
    state = garden()
    pairs = {
        tuple(sorted((one, other)))
        for one in FIELD_NAMES
        for other in FIELD_NAMES
        if one[0] != other[0] and adjacent(state, one, other)
    }
    drawn = "4.nw-1.se 4.ne-2.sw 4.e-5.w 4.se-7.nw 4.sw-6.ne 4.w-3.e "
    drawn += "1.e-2.w 2.se-5.nw 5.sw-7.ne 7.w-6.e 6.nw-3.se 3.ne-1.sw"
    assert pairs == {tuple(sorted(pair.split("-"))) for pair in drawn.split()}


@rule("GN-7", "GNV-26")
def test_a_turned_tile_faces_with_the_field_that_lies_there() -> None:
    outside = garden(slots={"c": [5, 0], "e": [4, 3]})
    inside = garden(slots={"c": [4, 3]})
    field = FIELD_NUMBER["4.se"]
    for state in (outside, inside):  # printed NW, straw 4
        assert state.terrain(field) == STRAW
        assert state.layout.number[field] == 4
    assert [FIELD_NAMES[near] for near in fields_of(outside.layout.near[field])] == ["4.c", "4.e", "4.sw"]
    assert adjacent(inside, "4.se", "7.nw")


@rule("GN-8")
def test_a_bramble_has_the_terrain_of_its_tile_or_none() -> None:
    state = garden(tiles={"1.c": "leaf"})
    assert state.terrain(FIELD_NUMBER["1.c"]) == LEAF
    assert state.terrain(FIELD_NUMBER["2.se"]) == -1
    assert state.terrain(FIELD_NUMBER["1.nw"]) == MEADOW


@rule("GN-9")
def test_a_roof_makes_a_building_finished() -> None:
    state = garden({"4.c": "A1", "4.w": "A1^"}, crane=4)
    assert "build 4.c" in options(state)
    assert "build 4.w" not in options(state)


@rule("GN-10")
def test_supplies_are_open_to_all() -> None:
    view = garden({"4.c": "A1^"}, tiles={"1.c": "leaf"}).view(None)["position"]
    assert view["roofs_left"] == 18
    assert view["tiles_left"] == {"meadow": 3, "straw": 3, "leaf": 2}
    assert [seat["supply"] for seat in view["seats"]] == [19, 20]
    assert [seat["tricks"] for seat in view["seats"]] == [4, 4]


@rule("GN-11", "GNV-8")
def test_beyond_forty_the_population_track_begins_again() -> None:
    seats = garden(population=[52, 40]).view(None)["position"]["seats"]
    assert (seats[A]["population_tiles"], seats[A]["population_at"]) == (1, 12)
    assert (seats[B]["population_tiles"], seats[B]["population_at"]) == (0, 40)


@rule("GN-11", "GNV-9")
def test_with_a_population_of_one_nothing_can_be_paid() -> None:
    state = garden({"4.se": "B1", "4.c": "A1"}, crane=4, population=[1, 35])
    assert not options(state, "build", "raid")
    play(state, "demolish 4.c")
    assert state.population[A] == 7


@rule("GN-12")
def test_points_start_at_zero_and_their_track_begins_again_past_seventy() -> None:
    assert GAME.start(3, seed=1).view(None)["position"]["seats"][0]["points"] == 0
    many = ["temple", "water_reservoir", "air_base", "apartments", "power_station", "radio_tower", "windmill", "bunker"]
    seat = garden(taken=[[*many, "sanctuary", "forge"], []]).view(None)["position"]["seats"][A]
    assert (seat["points"], seat["points_tiles"], seat["points_at"]) == (72, 1, 2)


def test_every_field_belongs_to_one_printed_ground() -> None:
    ground = garden().layout.ground
    assert sum(ground) == sum([BIT[field] for field in range(FIELDS)])
    assert [mask.bit_count() for mask in ground] == [14, 14, 14, 7]
