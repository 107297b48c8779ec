"""Chapters 13 and 14: the end, secret projects, the score."""

import pytest

from games.garden_nation.drawn import A, B, C, D, garden, heard, options, play, points
from kleinstadt.games.garden_nation import GAME
from kleinstadt.games.garden_nation.cards import population_points
from kleinstadt.games.garden_nation.state import Garden

rule = pytest.mark.rule


def build_on(state: Garden) -> None:
    """Go on with first buildings until the round is over or the game is."""
    round = state.round
    while not state.over and state.round == round:
        play(state, (options(state, "build") or options(state, "next", "take", "pass", "on", "demolish"))[0])


@rule("GN-68")
def test_only_the_last_floor_ends_the_game() -> None:
    state = garden(crane=4, rounds=0, round=150)
    build_on(state)
    assert (state.over, state.last_round, state.round) == (False, False, 151)


@rule("GN-68")
def test_people_meet_no_round_limit() -> None:
    assert GAME.complete(2) == {"rounds": 0}
    state = garden(crane=4, rounds=0, round=199, order=[1, 0, 1, 0], actions=1)
    build_on(state)
    assert (state.round, state.last_round) == (200, False)
    assert heard(state, "limit_reached", "limit_near") == []
    assert state.view(None)["position"]["round_limit"] == 0


@rule("GN-68")
def test_where_only_bots_play_there_is_a_limit_unless_another_was_chosen() -> None:
    assert GAME.complete(2, bots_only=True) == {"rounds": 60}
    assert GAME.complete(2, {"rounds": 20}, bots_only=True) == {"rounds": 20}
    assert GAME.complete(2, {"rounds": 0}, bots_only=True) == {"rounds": 0}


@rule("GN-68")
def test_the_round_limit_is_an_option_and_announced_when_near() -> None:
    state = garden(crane=4, rounds=20, round=17, order=[1, 0, 1, 0], actions=1)
    build_on(state)
    assert heard(state, "limit_near") == [{"left": 2}]
    assert not state.last_round
    state = garden(crane=4, rounds=20, round=19, order=[1, 0, 1, 0], actions=1)
    build_on(state)
    assert heard(state, "limit_reached") == [{"round": 20}]
    assert state.last_round
    build_on(state)
    assert state.over


@rule("GN-69", "GNV-59")
def test_floors_that_come_back_by_a_raid_do_not_undo_the_last_round() -> None:
    state = garden({"7.se": "A16", "1.nw": "A3"}, crane=7, population=[99, 99])
    play(state, "build 7.nw")
    assert state.last_round
    play(state, "raid 1.nw")
    assert state.supply[A] == 3
    build_on(state)
    assert state.over


@rule("GN-69", "GNV-79")
def test_floors_that_come_back_by_demolishing_do_not_either() -> None:
    state = garden({"7.se": "A16", "7.c": "A3"}, crane=7, population=[99, 99], order=[1, 0])
    play(state, "build 7.se", "demolish 7.c")
    assert state.supply[A] == 3
    build_on(state)
    assert state.over


@rule("GN-70", "GNV-78")
def test_the_round_is_finished_with_its_population_phase_and_no_tidying_up() -> None:
    state = garden({"7.se": "A13"}, seats=4, crane=4, population=[99, 35, 35, 35])
    play(state, "build 4.c")
    turns = []
    while not state.over:
        if options(state, "next"):
            play(state, options(state)[0])
        turns.append(state.deciders()[0])
        play(state, options(state, "build")[0])
        play(state, options(state, "build")[0])
    assert turns == [B, C, D]
    assert heard(state, "majority")
    assert not heard(state, "round_began")
    assert (state.over, state.round, state.deciders()) == (True, 1, [])


@rule("GN-71", "GNV-80")
def test_the_red_area_costs_points() -> None:
    worth = [population_points(population) for population in range(1, 11)]
    assert worth == [-30, -20, -20, -10, -10, -5, -5, -3, -3, 0]


@rule("GN-71", "GNV-81")
def test_the_bands_of_the_population() -> None:
    people = [11, 13, 14, 16, 17, 19, 20, 22, 23, 34, 35, 37, 38, 40, 41, 95]
    worth = [population_points(population) for population in people]
    assert worth == [1, 1, 2, 2, 3, 3, 4, 4, 5, 8, 9, 9, 10, 10, 10, 10]


@rule("GN-71", "GN-46", "GNV-19")
def test_secrets_and_population_are_added_at_the_end() -> None:
    market = {"3.e": "A2", "3.w": "A2", "5.ne": "A2", "5.se": "A2"}
    state = garden(
        {**market, "3.c": "B1"},
        population=[32, 20],
        taken=[["temple", "sanctuary", "infirmary_leaf"], []],
        kept=[["market", "control_three_five"], ["belfry", "observatory"]],
    )
    sheet = state.scores()[A]
    assert [(line.item, line.points) for line in sheet.lines[-3:]] == [
        ("market", 12),
        ("control_three_five", 12),
        ("population", 8),
    ]
    assert sheet.total == 52


@rule("GN-71", "GNV-92")
def test_a_score_can_be_negative() -> None:
    state = garden(population=[3, 35], taken=[["sacred_place_leaf"], []], kept=[["belfry", "market"], []])
    assert state.scores()[A].total == -16


@rule("GN-72", "GNV-93")
def test_equal_points_share_the_victory() -> None:
    towers = {"1.nw": "C4", "2.c": "C3", "3.c": "C3", "4.c": "C3"}
    first = ["temple", "water_reservoir", "apartments", "power_station", "sanctuary", "windmill", "bunker"]
    second = ["air_base", "radio_tower", "house", "herbalist", "prison"]
    second += ["sacred_place_straw", "sacred_place_leaf", "infirmary_meadow", "infirmary_leaf"]
    second += ["fortress_straw", "fortress_meadow"]
    state = garden(
        towers,
        seats=3,
        population=[40, 40, 40],
        taken=[first, second, ["terraced_houses", "forge", "outpost"]],
        kept=[["market", "cabaret"], ["sculpture", "cabaret"], ["belfry", "observatory"]],
    )
    assert [sheet.total for sheet in state.scores()] == [61, 61, 58]
    assert state.ranking() == [1, 1, 3]


@rule("GN-73")
def test_secret_projects_are_revealed_at_the_end_only() -> None:
    state = garden(
        {"7.se": "A19", "1.nw": "B2"},
        crane=4,
        order=[1, 0, 1, 0],
        actions=1,
        population=[99, 35],
        kept=[["cabaret", "belfry"], ["sculpture", "cabaret"]],
    )
    play(state, "build 4.c")
    assert state.over
    told = heard(state, "revealed_secret")
    assert [(args["seat"], args["card"], args["points"]) for args in told] == [
        (A, "cabaret", 1),
        (A, "belfry", 7),
        (B, "cabaret", 2),
        (B, "sculpture", 3),  # the same building counts for both
    ]


@rule("GN-74", "GNV-20")
def test_a_point_for_every_floor_on_the_terrain() -> None:
    state = garden({"1.nw": "A3", "4.c": "A2", "4.w": "A4"}, kept=[["cabaret", "belfry"], []])
    assert points(state, A, "cabaret") == 5


@rule("GN-74", "GNV-86")
def test_three_for_every_unfinished_building_of_two_floors_on_the_terrain() -> None:
    state = garden({"1.e": "A2^", "1.se": "A3", "2.c": "A1"}, kept=[["market", "belfry"], []])
    assert points(state, A, "market") == 3


@rule("GN-8", "GN-55", "GN-74", "GNV-87")
def test_a_tile_counts_and_a_roofed_building_does_not() -> None:
    state = garden({"1.w": "A2^", "1.c": "A3"}, tiles={"1.c": "leaf"}, kept=[["barracks", "belfry"], []])
    assert points(state, A, "barracks") == 3


@rule("GN-74")
@pytest.mark.parametrize(
    ("card", "field", "worth"),
    [
        ("cabaret", "1.nw", 2),
        ("post_office", "1.e", 2),
        ("barracks", "1.w", 2),
        ("sculpture", "1.nw", 3),
        ("market", "1.e", 3),
        ("watchtower", "1.w", 3),
    ],
)
def test_each_terrain_card_counts_its_own_terrain(card: str, field: str, worth: int) -> None:
    for other in ("1.nw", "1.e", "1.w"):
        state = garden({other: "A2"}, kept=[[card, "belfry"], []])
        assert points(state, A, card) == (worth if other == field else 0)


@rule("GN-75", "GNV-14")
def test_towers_in_different_territories_all_count() -> None:
    state = garden({"1.nw": "A4", "2.c": "A4", "3.c": "A3"}, kept=[["observatory", "belfry"], []])
    assert (points(state, A, "observatory"), points(state, A, "belfry")) == (22, 21)


@rule("GN-75", "GNV-84")
def test_one_tower_a_territory() -> None:
    state = garden({"1.nw": "A4", "1.e": "A3"}, kept=[["belfry", "market"], []])
    assert points(state, A, "belfry") == 7


@rule("GN-75", "GNV-85")
def test_a_high_tower_counts_for_both_cards() -> None:
    state = garden({"1.nw": "A5"}, kept=[["observatory", "belfry"], []])
    assert (points(state, A, "observatory"), points(state, A, "belfry")) == (11, 7)


@rule("GN-76", "GNV-82")
def test_roofed_floors_count_for_control_and_a_tie_does_not() -> None:
    state = garden(
        {"6.c": "A3^", "6.nw": "A1", "6.ne": "B3", "1.nw": "A2", "1.e": "B2"}, kept=[["control_six_one", "belfry"], []]
    )
    assert points(state, A, "control_six_one") == 4


@rule("GN-76", "GNV-83")
def test_control_of_both_territories_gives_twelve() -> None:
    state = garden({"7.c": "A1", "2.c": "A2", "2.e": "B1"}, kept=[["control_seven_two", "belfry"], []])
    assert points(state, A, "control_seven_two") == 12


@rule("GN-76")
def test_the_seven_control_cards_name_two_territories_each() -> None:
    cards = {card["id"]: card["territories"] for card in GAME.catalogue()["cards"] if card["group"] == "control"}
    assert sorted(cards.values()) == [[1, 3], [2, 4], [3, 5], [4, 6], [5, 7], [6, 1], [7, 2]]
