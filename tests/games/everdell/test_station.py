"""Chapter 14: station, train cars, Knoll, platform and guests."""

from typing import Any

import pytest

from games.everdell.drawn import MEADOW, A, city, hand, newleaf, options, owns, play
from kleinstadt.engine.chance import stream
from kleinstadt.games.everdell.cards import BAG, CARS, GUEST_NUMBER, GUESTS, IDS, NONE
from kleinstadt.games.everdell.state import Everdell
from kleinstadt.games.everdell.station import Station, no_station

rule = pytest.mark.rule
DECK = ["judge", "doctor", "palace", "theater", "school", "bard", "historian", "crane"]


def board(*cards: str, cars: tuple[str, str, str] = ("two_twigs", "one_pebble", "one_any"), **more: Any) -> Any:
    return {"cards": [*cards, "", "", ""][:3], "cars": list(cars), **more}


def cards(state: Everdell) -> list[str]:
    return ["" if card == NONE else IDS[card] for card in state.station.cards]


def cars(state: Everdell) -> list[str]:
    return [CARS[car] for car in state.station.cars]


# -- cards of the station -------------------------------------------------------------------------------------------


@rule("EV-55", "EV-181", "EVX-65")
def test_the_reward_of_the_train_car_comes_too_late_to_pay() -> None:
    assert not options(newleaf(has="1R", station=board("farm")), "play")
    state = newleaf(["historian"], "2T 1R", station=board("farm", "mine", "inn"), meadow=MEADOW, deck=DECK)
    play(state, "play farm from station_1")
    assert (owns(state), hand(state), city(state)) == ({"twigs": 2, "berries": 1}, ["crane"], ["historian", "farm"])
    assert (cards(state)[0], len(state.station.spent), len(state.station.bag)) == ("historian", 1, 14)


@rule("EV-182", "EVX-66")
def test_the_reward_comes_with_every_way_to_play_from_the_station() -> None:
    state = newleaf(["locomotive", "inn"], "2T 3R", station=board("castle", cars=("one_any", "one_resin", "one_berry")))
    assert not options(state, "visit inn")
    play(state, "visit locomotive at 0 0", "gain pebbles")
    assert (owns(state), city(state)) == ({"pebbles": 1}, ["locomotive", "inn", "castle"])
    free = play(newleaf(["queen"], station=board("farm")), "visit queen at 0 0", "play farm from station_1")
    assert owns(free) == {"berries": 1, "twigs": 2}
    marked = play(newleaf(["farm"], station=board("wife")), "play wife from station_1")
    assert owns(marked) == {"twigs": 2}


@rule("EV-182", "EV-206")
def test_a_station_card_that_is_only_taken_brings_no_reward() -> None:
    state = newleaf([], "1B", ["lamplighter"], station=board("castle", "farm", "mine"))
    play(state, "play lamplighter from hand", "take castle from station_1", "take farm from station_2")
    assert (owns(state), hand(state)) == ({}, ["castle", "farm"])
    assert cars(state) == ["two_twigs", "one_pebble", "one_any"]
    assert "" not in cards(state)


@rule("EV-183")
def test_what_speaks_of_the_meadow_does_not_reach_the_station() -> None:
    state = newleaf(["inn"], "9B", ["undertaker", "poet"], meadow=MEADOW, station=board("castle", "farm", "mine"))
    assert not options(play(state.copy(), "visit inn at 0 0"), "play castle")
    undertaker = play(state.copy(), "play undertaker from hand")
    assert not [move for move in options(undertaker) if "station" in move]
    poet = play(state.copy(), "play poet from hand", "pay price", "type prosperity")
    assert hand(poet) == ["king", "undertaker"]


@rule("EV-181a", "EVX-102")
def test_the_car_of_a_card_that_is_being_played_belongs_to_it() -> None:
    station = board("mine", "ranger", "farm", cars=("one_berry", "one_pebble", "two_twigs"))
    state = newleaf([], "2B", meadow=MEADOW, station=station, workers=["basic_one_berry"], deck=DECK + ["king"])
    play(state, "play ranger from station_2", "visit knoll")
    assert not [move for move in options(state) if "station_2" in move]
    play(state, "clear mine from meadow_1", "clear mine from station_1", "clear farm from station_3")
    assert "station_2" not in " ".join(options(state))
    play(state, "take wanderer from meadow_3", "take inn from meadow_5", "take monk from meadow_7")
    assert options(state) == ["unload one_berry at station_1", "unload two_twigs at station_3"]
    play(state, "unload two_twigs at station_3")
    assert owns(state) == {"twigs": 2, "pebbles": 1}
    assert "" not in cards(state)
    assert len(state.station.spent) == 2


@rule("EV-184")
def test_an_empty_bag_is_filled_with_the_cars_set_aside() -> None:
    station = no_station()
    station.spent = [0, 0, 1]
    station.cars = [2, 3, 4]
    chance = stream(1, "cars")
    assert station.renew_car(0, chance) in (0, 1, 2)
    assert sorted([*station.cars, *station.bag, *station.spent]) == [0, 0, 1, 2, 3, 4]
    assert (len(station.bag), station.spent) == (3, [])


@rule("EV-17", "EV-185")
@pytest.mark.parametrize(
    ("car", "brings"),
    [
        ("one_berry", {"berries": 1}),
        ("one_resin", {"resin": 1}),
        ("one_pebble", {"pebbles": 1}),
        ("two_twigs", {"twigs": 2}),
        ("one_point", {"points": 1}),
    ],
)
def test_train_cars_bring_what_they_carry(car: str, brings: dict[str, int]) -> None:
    state = newleaf([], "", ["ruins"], station=board("wanderer", cars=(car, car, car)), workers=[])
    play(state, "visit platform", f"unload {car} at station_2")
    assert owns(state) == brings
    assert len(BAG) == 18


@rule("EV-185")
def test_one_car_brings_a_resource_of_choice() -> None:
    state = play(newleaf(station=board()), "visit platform", "unload one_any at station_3", "gain resin")
    assert owns(state) == {"resin": 1}


# -- the Knoll --------------------------------------------------------------------------------------------------------


@rule("EV-187", "EVX-67")
def test_the_knoll_exchanges_cards_and_lets_choose_a_car() -> None:
    seven = ["queen", "crane", "castle", "monk", "fool", "bard", "school"]
    state = newleaf([], "", seven, meadow=MEADOW, station=board("castle", "farm", "mine"), deck=["wife"] * 4)
    play(state, "visit knoll")
    assert len(options(state)) == 11  # the first of three
    play(state, "clear farm from meadow_2", "clear king from meadow_8", "clear mine from station_3")
    assert (cards(state)[2], state.meadow.count(NONE)) == ("wife", 0)
    assert [IDS[card] for card in state.discards.cards] == ["farm", "king", "mine"]
    play(state, "take castle from station_1")  # one fits
    assert NONE in state.station.cards  # the gap is filled when a car was chosen
    play(state, "unload one_pebble at station_2")
    assert (len(hand(state)), owns(state), cards(state)) == (8, {"pebbles": 1}, ["wife", "farm", "wife"])


@rule("EV-188", "EVX-67")
def test_with_a_full_hand_the_knoll_still_gives_a_car() -> None:
    eight = ["queen", "crane", "palace", "monk", "fool", "bard", "school", "judge"]
    state = newleaf([], "", eight, meadow=MEADOW, station=board("castle", "farm", "mine"))
    play(state, "visit knoll", "clear mine from meadow_1", "clear farm from meadow_2", "clear wanderer from meadow_3")
    play(state, "unload two_twigs at station_1")
    assert (len(hand(state)), owns(state)) == (8, {"twigs": 2})


@rule("EV-45", "EV-186", "EV-189")
@pytest.mark.parametrize("place", ["knoll", "platform"])
def test_one_worker_of_each_colour_on_knoll_and_platform(place: str) -> None:
    there = {1: {"workers": [place]}, 2: {"workers": [place]}}
    assert f"visit {place}" in options(newleaf(seats=3, others=there, station=board("farm")))
    assert f"visit {place}" not in options(newleaf(workers=[place], station=board("farm")))
    assert f"copy {place}" not in options(play(newleaf(["lookout"], station=board("farm")), "visit lookout at 0 0"))


# -- platform and guests ----------------------------------------------------------------------------------------------


@rule("EV-190", "EVX-68")
def test_the_platform_sends_a_guest_away_and_welcomes_one() -> None:
    guests = {"guests": ["bim_little", "ruby_dew"], "stacks": [[0], []], "lots": [["dip_dibble"]]}
    state = newleaf(station=board("farm", **guests))
    play(state, "visit platform", "send away bim_little")
    assert options(state) == ["welcome dip_dibble", "welcome ruby_dew"]
    play(state, "welcome ruby_dew", "unload one_pebble at station_2")
    assert ([GUESTS[guest] for guest in state.hosted[A]], owns(state)) == (["ruby_dew"], {"pebbles": 1})
    assert [GUESTS[guest] for guest in state.station.guests] == ["dip_dibble", "bim_little"]  # EV-191
    play(state, "visit basic_one_berry")
    assert "visit platform" not in options(state)


def hosts(away: list[str], stack: int) -> Station:
    """A station whose other stack is empty."""
    station = no_station()
    station.guests = [GUEST_NUMBER["bim_little"], NONE]
    station.lots = [[GUEST_NUMBER["wildell_family"]] * stack]
    station.stacks = [[0] * stack, []]
    station.away = [GUEST_NUMBER[guest] for guest in away]
    return station


@rule("EV-191")
def test_an_empty_stack_gets_half_of_those_sent_away() -> None:
    station = hosts(["ruby_dew", "dip_dibble", "dim_dustlight", "frin_stickly", "triss_peske"], 2)
    came = station.uncover(stream(3, "guests"))
    assert (len(came), len(station.stacks[1]), station.away) == (1, 2, [])  # the larger half
    assert station.stacks[0] == [1, 1, 0, 0]  # the others lie beneath
    for _ in range(2):
        station.guests[0] = NONE
        assert station.uncover(stream(3, "guests")) == [GUEST_NUMBER["wildell_family"]]


@rule("EV-191")
def test_a_single_guest_goes_to_the_empty_place() -> None:
    station = hosts(["ruby_dew"], 0)
    assert station.uncover(stream(3, "guests")) == [GUEST_NUMBER["ruby_dew"]]
    assert station.uncover(stream(3, "guests")) == []


@rule("EV-190", "EV-191")
def test_where_guests_run_out_steps_are_skipped() -> None:
    one = newleaf(station=board("farm", guests=["ruby_dew", ""]))
    play(one, "visit platform")
    assert [GUESTS[guest] for guest in one.hosted[A]] == ["ruby_dew"]
    none = newleaf(station=board("farm"))
    assert options(play(none, "visit platform"), "unload")


@rule("EV-16")
def test_stacks_are_split_evenly_and_their_tops_can_be_seen() -> None:
    station = hosts([], 0)
    station.guests = [NONE, NONE]
    station.shuffle_guests(list(range(32)), 0)
    station.uncover(stream(5, "guests"))
    assert ([len(stack) for stack in station.stacks], len(station.visible())) == ([15, 15], 2)
