"""Chapter 16: reserved cards."""

import pytest

from games.everdell.drawn import MEADOW, A, city, drawn, newleaf, options, owns, play
from kleinstadt.games.everdell.cards import IDS, NONE
from kleinstadt.games.everdell.state import Everdell

rule = pytest.mark.rule
RESERVING = {"reservation": True}
STATION = {"cards": ["castle", "farm", "mine"], "cars": ["one_any", "two_twigs", "one_pebble"]}


def reserved(card: str, cards: list[str], has: str, **more: object) -> Everdell:
    return newleaf(cards, has, chosen=RESERVING, beside={"reserved": card}, **more)


@rule("EV-20", "EV-226")
def test_a_card_of_the_meadow_is_laid_beside_the_city() -> None:
    state = drawn(meadow=MEADOW, chosen=RESERVING)
    assert len(options(state, "reserve")) == 8
    play(state, "reserve king from meadow_8")
    assert (IDS[state.reserved[A]], state.meadow[7] != NONE) == ("king", True)
    play(state, "visit basic_one_berry")
    assert not options(state, "reserve")
    assert not options(drawn(meadow=MEADOW), "reserve")


@rule("EV-182", "EV-226")
def test_a_station_card_is_reserved_without_its_reward() -> None:
    state = newleaf(chosen=RESERVING, station=STATION)
    play(state, "reserve castle from station_1")
    assert (owns(state), state.view(None)["position"]["station"]["cars"][0]) == ({}, "one_any")
    assert NONE not in state.station.cards


@rule("EV-227", "EVX-72")
def test_a_reserved_card_costs_one_resource_less() -> None:
    state = play(reserved("castle", [], "2T 3R 2P"), "play castle from reserved")
    assert (owns(state), city(state), state.turned[A]) == ({}, ["castle"], True)
    assert not options(reserved("castle", [], "2T 3R 1P"), "play castle")


@rule("EV-30", "EV-227", "EVX-72")
def test_another_advantage_may_be_used_instead() -> None:
    state = reserved("castle", ["crane"], "2T 3R")
    play(state, "play castle from reserved")
    assert (owns(state), city(state), state.turned[A]) == ({}, ["castle"], True)
    both = play(reserved("castle", ["crane"], "2T 3R 2P"), "play castle from reserved")
    assert options(both) == ["spend crane 0", "use reservation"]


@rule("EV-229", "EVX-73")
def test_at_a_new_season_the_card_is_kept_or_discarded() -> None:
    state = reserved("castle", [], "", season="spring", workers=["haven"] * 3, meadow=MEADOW)
    play(state, "prepare", "done")
    assert options(state) == ["give up castle", "hold castle"]
    kept = play(state.copy(), "hold castle", "visit basic_one_berry")
    assert not options(kept, "reserve")
    freed = play(state.copy(), "give up castle", "visit basic_one_berry")
    assert options(freed, "reserve")
    assert [IDS[card] for card in freed.discards.cards] == ["castle"]


@rule("EV-229")
def test_a_turned_marker_can_be_used_again_in_the_next_season() -> None:
    beside = {"turned": True}
    state = newleaf(season="spring", workers=["haven"] * 3, meadow=MEADOW, chosen=RESERVING, beside=beside)
    assert not options(state, "reserve")
    play(state, "prepare", "done", "visit basic_one_berry")
    assert options(state, "reserve")


@rule("EV-69", "EV-228", "EVX-74")
def test_a_reserved_card_lies_neither_in_hand_nor_meadow_nor_station() -> None:
    state = reserved("farm", ["inn", "hotel", "locomotive", "post_office"], "")
    assert not options(state, "visit inn") + options(state, "visit hotel") + options(state, "visit locomotive")
    assert not options(state, "visit post_office")
    assert not options(state, "visit haven")


@rule("EV-127")
def test_the_queen_may_play_the_reserved_card() -> None:
    state = play(reserved("farm", ["queen"], ""), "visit queen at 0 0", "play farm from reserved")
    assert (city(state), state.turned[A], state.reserved[A]) == (["queen", "farm"], True, NONE)
    narrow = newleaf(["queen"], chosen={**RESERVING, "queen_sources": "hand_meadow"}, beside={"reserved": "farm"})
    assert not options(narrow, "visit queen")


@rule("EV-230")
def test_a_card_still_reserved_at_the_end_is_worth_nothing() -> None:
    assert reserved("castle", [], "").scores()[A].total == 0
