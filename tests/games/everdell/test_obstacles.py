"""What keeps a seat from a place, an event or a card, as it is told to whoever touches it."""

import pytest

from games.everdell.drawn import MEADOW, A, drawn, fifteen, newleaf, play, with_ability
from kleinstadt.engine.event import Arg
from kleinstadt.games.everdell.state import Everdell

rule = pytest.mark.rule
NEEDS = ["harvest_festival", "tax_relief"]


def said(state: Everdell, thing: str) -> list[tuple[str, dict[str, Arg]]]:
    return [(each.id, each.args) for each in state.obstacles(A).get(thing, [])]


def ids(state: Everdell, thing: str) -> list[str]:
    return [id for id, _ in said(state, thing)]


def test_what_can_be_done_has_no_obstacle() -> None:
    state = drawn(["inn"], "3T 1R", ["farm"], meadow=["farm", "farm", *[""] * 6], season="summer")
    for thing in ("hand:farm", "meadow_1", "meadow_2", "0.0", "basic_three_twigs", "haven"):
        assert not said(state, thing)


def test_whoever_is_asked_something_else_is_told_nothing() -> None:
    state = play(drawn(["inn", "judge"], "2B", ["innkeeper"]), "play innkeeper from hand")
    assert state.asked(A) is not None
    assert not state.obstacles(A)


# -- places ---------------------------------------------------------------------------------------------------------


@rule("EV-48")
def test_the_journey_waits_for_autumn_and_for_hand_cards() -> None:
    assert ids(drawn(hand=["farm"] * 3), "journey_3") == ["journey"]
    assert said(drawn(hand=["farm"] * 2, season="autumn"), "journey_3") == [("hand_cards", {"count": 3})]
    assert not said(drawn(hand=["farm"] * 3, season="autumn"), "journey_3")


@rule("EV-34")
def test_without_workers_there_are_others_to_come_but_not_in_autumn() -> None:
    spread = ["haven"] * 6
    assert ids(drawn(workers=spread[:2]), "haven") == ["workers"]
    assert ids(drawn(workers=spread, season="autumn"), "haven") == ["no_workers"]


@rule("EV-36")
def test_where_one_may_stand_somebody_is_in_the_way() -> None:
    others = {1: {"workers": ["basic_one_berry_one_card"]}}
    assert ids(drawn(others=others), "basic_one_berry_one_card") == ["taken"]


@rule("EV-38")
def test_where_nothing_would_happen_nobody_goes() -> None:
    assert ids(drawn(), "haven") == ["use"]


@rule("EV-39", "EV-40")
def test_cards_of_others_are_closed_unless_they_are_open() -> None:
    state = drawn(others={1: {"city": ["chapel", "inn", "farm"]}}, meadow=["king", *[""] * 7])
    assert ids(state, "1.0") == ["closed"]
    assert ids(state, "1.1") == ["use"]  # the King is too dear even there
    assert not said(state, "1.2")  # no worker goes to a Farm anyway


@rule("EV-39")
def test_on_a_card_somebody_may_stand_already() -> None:
    assert ids(drawn(["chapel"], workers=["0.0"]), "0.0") == ["taken"]


@rule("EV-233")
def test_nobody_is_in_the_way_of_cats() -> None:
    others = {1: {"workers": ["basic_one_berry_one_card"]}}
    assert not said(with_ability("cats", others=others), "basic_one_berry_one_card")
    theirs = {1: {"city": ["university", "farm"], "workers": ["1.0"], "season": "spring"}}
    assert ids(with_ability("cats", others=theirs), "1.0") == ["use"]  # they have nothing to give up
    assert ids(with_ability("bats", others=theirs), "1.0") == ["closed"]


# -- events ---------------------------------------------------------------------------------------------------------


@rule("EV-41", "EV-160")
def test_an_event_names_the_cards_that_are_lacking() -> None:
    state = drawn(["judge"], events=NEEDS)
    assert said(state, "tax_relief") == [("event_cards", {"cards": ["queen"]})]
    assert ids(state, "harvest_festival") == ["event_needs"]


@rule("EV-160")
def test_an_event_is_achieved_once() -> None:
    mine = drawn(["farm"] * 4, events=[{"event": "harvest_festival", "owner": 0}])
    theirs = drawn(["farm"] * 4, events=[{"event": "harvest_festival", "owner": 1}])
    assert ids(mine, "harvest_festival") == ["achieved_already"]
    assert said(theirs, "harvest_festival") == [("achieved", {"seat": 1})]


@rule("EV-41")
def test_an_event_may_cost_what_is_not_there() -> None:
    state = drawn(["undertaker", "barge_toad"], "1B", events=["croak_wart_cure"])
    assert ids(state, "croak_wart_cure") == ["event_price"]


@rule("EV-34", "EV-41")
def test_an_event_needs_a_worker() -> None:
    state = drawn(["farm"] * 4, workers=["haven", "haven"], events=["harvest_festival"])
    assert ids(state, "harvest_festival") == ["workers"]


@rule("EV-240")
def test_rugwort_may_have_taken_an_event() -> None:
    state = drawn(seats=1, events=[{"event": "harvest_festival", "owner": 1}])
    assert ids(state, "harvest_festival") == ["taken_event"]


# -- cards ----------------------------------------------------------------------------------------------------------


@rule("EV-60")
def test_what_is_lacking_of_the_price_is_named() -> None:
    state = drawn([], "1T", ["farm"], meadow=MEADOW)
    assert said(state, "hand:farm") == [("price", {"goods": ["twigs", "resin"]})]
    assert said(state, "meadow_2") == said(state, "hand:farm")


@rule("EV-121")
def test_with_the_judge_one_less_is_lacking_if_there_is_something_to_replace_it() -> None:
    helped = ("price_helped", {"card": "judge", "count": 1})
    assert said(drawn(["judge"], "1B 2T", ["husband"]), "hand:husband")[1:] == [helped]
    assert ids(drawn(["judge"], "1B", ["husband"]), "hand:husband") == ["price"]
    assert not said(drawn(["judge"], "2B 1T", ["husband"]), "hand:husband")


@rule("EV-141", "EV-66")
def test_with_the_crane_three_less_are_lacking_for_a_construction() -> None:
    state = drawn(["crane"], "", ["castle", "king"])
    assert said(state, "hand:castle")[1:] == [("price_helped", {"card": "crane", "count": 5})]
    assert ids(state, "hand:king") == ["price"]


@rule("EV-66")
def test_the_innkeeper_takes_off_berries() -> None:
    assert said(drawn(["innkeeper"], "", ["king"]), "hand:king")[1:] == [
        ("price_helped", {"card": "innkeeper", "count": 3})
    ]


@rule("EV-142")
def test_a_dungeon_helps_with_a_critter_to_lock_up() -> None:
    assert ids(drawn(["dungeon"], "", ["castle"]), "hand:castle") == ["price"]
    state = drawn(["dungeon", "wife"], "", ["castle"])
    assert said(state, "hand:castle")[1:] == [("price_helped", {"card": "dungeon", "count": 5})]


@rule("EV-61")
def test_nothing_is_lacking_for_who_is_invited() -> None:
    assert not said(drawn(["farm"], "", ["wife"]), "hand:wife")
    assert ids(drawn([{"card": "farm", "marked": True}], "", ["wife"]), "hand:wife") == ["price"]


@rule("EV-61", "EV-82")
def test_an_invited_critter_may_lack_nothing_but_room() -> None:
    assert ids(drawn(fifteen("farm"), "", ["wife"]), "hand:wife") == ["room"]


@rule("EV-227")
def test_a_reserved_card_costs_one_less() -> None:
    chosen = {"reservation": True}
    state = newleaf([], "", beside={"reserved": "farm"}, chosen=chosen)
    assert said(state, "reserved:farm")[1:] == [("price_reserved", {"count": 2})]
    assert not said(newleaf([], "2T", beside={"reserved": "farm"}, chosen=chosen), "reserved:farm")


@rule("EV-147", "EV-57")
def test_what_the_inn_would_bring_is_pointed_out() -> None:
    state = drawn(["inn"], "", meadow=MEADOW)
    assert said(state, "meadow_2")[1:] == [("by_visit", {"card": "inn"})]
    assert ids(state, "meadow_8") == ["price"]  # the King is too dear even there


@rule("EV-56")
def test_a_unique_card_lies_in_a_city_once() -> None:
    assert ids(drawn(["king"], "9B", ["king"]), "hand:king") == ["unique"]


@rule("EV-82")
def test_a_full_city_has_no_room() -> None:
    assert ids(drawn(fifteen(), "9T 9R", ["farm"]), "hand:farm") == ["room"]


@rule("EV-70", "EV-82")
def test_what_is_given_up_for_a_card_makes_room_for_it() -> None:
    assert said(drawn(fifteen("crane"), "", ["castle"]), "hand:castle")[1:] == [
        ("price_helped", {"card": "crane", "count": 5})
    ]


@rule("EV-117")
def test_a_fool_needs_another_city() -> None:
    assert ids(drawn([], "3B", ["fool"], others={1: {"city": ["fool"]}}), "hand:fool") == ["fool"]


@rule("EV-154")
def test_ruins_need_something_to_tear_down() -> None:
    assert ids(drawn(["wife"], "", ["ruins"]), "hand:ruins") == ["ruins"]


@rule("EV-241")
def test_rugwort_closes_cards_of_the_meadow() -> None:
    state = drawn([], "9T 9R 9P 9B", seats=1, meadow=MEADOW, season="spring", rugwort={"season": "spring"})
    assert ids(state, "meadow_1") == ["closed_meadow"]
