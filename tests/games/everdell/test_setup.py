"""Chapters 2, 3 and 12: set-up, turns, seasons, passing."""

import pytest

from games.everdell.drawn import A, B, drawn, hand, line, options, owns, play
from kleinstadt.engine.errors import BadOptions
from kleinstadt.games.everdell import GAME
from kleinstadt.games.everdell.cards import (
    BASE_FORESTS,
    BASIC_EVENT,
    CATEGORY,
    EVENTS,
    FORESTS,
    LOCATIONS,
    NAMES_CARDS,
    NEWLEAF_EVENT,
)

rule = pytest.mark.rule


@rule("EV-8", "EV-9", "EV-10", "EV-11", "EV-12", "EV-13", "EVX-1")
@pytest.mark.parametrize(("seats", "forest"), [(2, 3), (3, 4), (4, 4)])
def test_everything_is_laid_out(seats: int, forest: int) -> None:
    state = GAME.start(seats, seed=7)
    order = [(state.first + turn) % seats for turn in range(seats)]
    assert [len(state.hands[seat]) for seat in order] == [5, 6, 7, 8][:seats]
    assert len(state.meadow) == 8
    assert len(state.forest) == forest
    assert [CATEGORY[location] for location in state.forest] == ["forest"] * forest
    assert sorted([BASIC_EVENT[event] for event in state.events]) == [False] * 4 + [True] * 4
    assert (state.idle, state.stocks) == ([2] * seats, [0] * seats)
    assert len(state.deck) == 128 - 8 - sum([5, 6, 7, 8][:seats])
    assert state.deciders() == [state.first]


@rule("EV-18a")
def test_a_seed_gives_one_game() -> None:
    assert GAME.start(3, seed=5).dump() == GAME.start(3, seed=5).dump()
    assert GAME.start(3, seed=5).meadow != GAME.start(3, seed=6).meadow


@rule("EV-12")
def test_who_begins_is_drawn() -> None:
    assert {GAME.start(4, seed=seed).first for seed in range(40)} == {0, 1, 2, 3}


@rule("EV-28")
def test_there_are_as_many_cards_as_in_the_box() -> None:
    census = GAME.start(2, seed=1).census()
    assert sum(census.values()) - census["workers"] == 128
    assert (len(BASE_FORESTS), len(FORESTS)) == (11, 14)


# -- a turn ---------------------------------------------------------------------------------------------------------


@rule("EV-30", "EV-33")
def test_after_one_action_the_next_player_is_on_turn() -> None:
    state = play(drawn(), "visit basic_one_berry")
    assert state.deciders() == [B]
    assert play(state, "visit basic_one_berry").deciders() == [A]


@rule("EV-31", "EV-168", "EVX-3")
def test_with_an_available_worker_nobody_prepares_or_passes() -> None:
    state = drawn(workers=["haven"])
    assert not options(state, "prepare")
    assert not options(state, "pass")
    assert options(state, "visit basic_one_berry")


@rule("EV-31", "EVX-4")
def test_before_autumn_preparing_is_all_that_is_left() -> None:
    assert options(drawn(season="spring", workers=["haven"] * 3)) == ["prepare"]


@rule("EV-31a")
def test_after_a_hundred_cards_in_a_season_no_more_are_played() -> None:
    state = drawn(hand=["ruins", "wanderer"], has="9B", city=["mine"])
    state.plays[A] = 100
    state.forget()
    assert not options(state, "play")


@rule("EV-32")
def test_seasons_are_personal() -> None:
    state = play(drawn(workers=["haven", "haven"]), "prepare")
    assert [state.view(None)["position"]["seats"][seat]["season"] for seat in (A, B)] == ["spring", "winter"]


# -- seasons --------------------------------------------------------------------------------------------------------


@rule("EV-169", "EV-170", "EV-173")
def test_spring_brings_workers_back_a_new_one_and_production() -> None:
    state = play(drawn(["farm", "mine", "king"], workers=["haven", "basic_one_berry"]), "prepare")
    assert (state.idle[A], state.workers[A]) == (3, [])
    assert owns(state) == {"berries": 1, "pebbles": 1}


@rule("EV-171", "EVX-36")
def test_summer_brings_up_to_two_cards_of_the_meadow_and_no_production() -> None:
    meadow = ["mine", "farm", "wanderer", "ruins", "inn", "teacher", "monk", "king"]
    before = drawn(["mine"], season="spring", workers=["haven"] * 3, meadow=meadow)
    state = play(before, "prepare", "take king from meadow_8", "take inn from meadow_5")
    assert (hand(state), owns(state), state.idle[A]) == (["inn", "king"], {}, 4)
    assert -1 not in state.meadow
    full = drawn(
        hand=["farm"] * 5 + ["inn", "wife"], season="spring", workers=["haven"] * 3, meadow=meadow[:1] + [""] * 7
    )
    assert options(play(full, "prepare")) == ["done", "take mine from meadow_1"]
    assert len(hand(play(full, "take mine from meadow_1"))) == 8


@rule("EV-172", "EV-173", "EV-5")
def test_autumn_brings_two_workers_and_those_for_good_stay() -> None:
    workers = ["0.0", "haven", "haven", "haven"]
    state = play(drawn(["monastery", "mine"], season="summer", workers=workers), "prepare")
    assert state.idle[A] == 5
    assert len(state.workers[A]) == 1
    assert owns(state) == {"pebbles": 1}


@rule("EV-139", "EVX-54")
def test_the_clock_tower_repeats_before_the_workers_come_back() -> None:
    tower = {"card": "clock_tower", "goods": {"points": 3}}
    state = play(drawn([tower], workers=["basic_two_resin", "haven"]), "prepare")
    assert options(state) == ["copy basic_two_resin", "decline"]
    play(state, "copy basic_two_resin")
    assert owns(state) == {"resin": 2}
    assert line(state, "tokens") == 2


# -- passing --------------------------------------------------------------------------------------------------------


@rule("EV-174", "EVX-5")
def test_in_autumn_one_may_pass_with_workers_left() -> None:
    state = play(drawn(season="autumn"), "pass")
    assert state.passed[A]
    play(state, "visit basic_one_berry", "visit basic_one_berry")
    assert state.deciders() == [B]


@rule("EV-174")
def test_in_autumn_there_is_no_further_preparation() -> None:
    assert options(drawn(season="autumn", workers=["haven"] * 6)) == ["pass"]


@rule("EV-176")
def test_when_all_have_passed_the_game_is_over() -> None:
    autumn = {"season": "autumn"}
    assert play(drawn(season="autumn", others={1: autumn}), "pass", "pass").over


@rule("EV-45", "EV-8")
def test_the_board_has_eight_basic_locations_haven_and_journey() -> None:
    categories = [CATEGORY[location] for location in range(len(LOCATIONS))]
    assert [categories.count(kind) for kind in ("basic", "haven", "journey", "forest")] == [8, 1, 4, 14]


# -- what Newleaf adds to set-up ------------------------------------------------------------------------------------


@rule("EV-21", "EV-28")
def test_newleaf_adds_forest_locations() -> None:
    def seen(on: bool) -> set[int]:
        return {location for seed in range(60) for location in GAME.start(4, {"newleaf_forest": on}, seed).forest}

    assert seen(False) == set(BASE_FORESTS)
    assert seen(True) == set(FORESTS)


@rule("EV-22", "EV-28")
@pytest.mark.parametrize(("way", "newleaf"), [("base", {0}), ("two_and_two", {2}), ("newleaf", {4})])
def test_special_events_are_chosen_in_one_of_several_ways(way: str, newleaf: set[int]) -> None:
    for seed in range(10):
        events = GAME.start(2, {"special_events": way}, seed).events[4:]
        assert len(set(events)) == 4
        assert sum([NEWLEAF_EVENT[event] for event in events]) in newleaf


@rule("EV-22", "EV-23")
def test_mixed_events_may_be_such_that_name_no_card() -> None:
    mixed = [GAME.start(2, {"special_events": "mixed"}, seed).events[4:] for seed in range(60)]
    assert len({event for events in mixed for event in events}) == 25
    options = {"special_events": "mixed", "avoid_named_events": True}
    named = [GAME.start(2, options, seed).events[4:] for seed in range(60)]
    found = {event for events in named for event in events}
    assert len(found) == 10
    assert not any(NAMES_CARDS[event] for event in found)
    with pytest.raises(BadOptions):
        GAME.start(2, {"avoid_named_events": True})


@rule("EV-24", "EV-162", "EVX-79")
def test_newleaf_adds_two_basic_events() -> None:
    events = [EVENTS[event] for event in GAME.start(2, {"newleaf_basic_events": True}, 1).events]
    assert {"big_city", "scenic_flight"} <= set(events[:6])
    assert len(events) == 10
    cards = (
        ["farm"] * 4 + ["inn"] * 2 + ["resin_refinery"] * 3 + ["general_store"] * 2 + ["wife", "husband", "wanderer"]
    )
    flight = ["king", "wife", "castle"]
    assert not options(drawn(cards, events=["big_city"]), "achieve")
    assert line(play(drawn([*cards, "crane"], events=["big_city"]), "achieve big_city"), "big_city") == 5
    assert line(play(drawn(flight, events=["scenic_flight"]), "achieve scenic_flight"), "scenic_flight") == 3


# -- tickets --------------------------------------------------------------------------------------------------------


@rule("EV-19", "EV-224", "EVX-75")
def test_a_ticket_moves_a_worker_there_in_any_season_and_back_from_summer_on() -> None:
    there = drawn(workers=["basic_one_berry"], tickets=True)
    play(there, "use ticket", "visit basic_three_twigs")
    assert (owns(there), there.tickets[A], there.deciders()) == ({"twigs": 3}, 1, [B])
    assert not options(drawn(season="spring", workers=["haven"], tickets=True, ticket=1), "use")
    back = drawn(season="summer", workers=["haven"], tickets=True, ticket=1)
    assert play(back, "use ticket", "visit basic_one_berry").tickets[A] == 0
    assert not options(drawn(season="autumn", workers=["haven"], tickets=True, ticket=0), "use")
    assert not options(drawn(workers=["haven"]), "use")


@rule("EV-225", "EVX-76")
def test_a_ticket_moves_nobody_who_is_there_for_good() -> None:
    workers = ["0.0", "journey_2"]
    assert not options(drawn(["monastery"], season="autumn", workers=workers, tickets=True), "use")
    assert options(drawn(["monastery"], season="autumn", workers=[*workers, "haven"], tickets=True), "use")
