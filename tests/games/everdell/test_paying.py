"""Chapter 6: prices and advantages."""

import pytest

from games.everdell.drawn import A, B, city, drawn, fifteen, options, owns, play
from kleinstadt.games.everdell.cards import IDS

rule = pytest.mark.rule


@rule("EV-55", "EV-56", "EV-60")
def test_a_card_of_hand_or_meadow_is_paid_exactly() -> None:
    state = drawn([], "3T 1R", ["farm"], meadow=["farm", *[""] * 7])
    assert options(state, "play") == ["play farm from hand", "play farm from meadow_1"]
    assert owns(play(state, "play farm from meadow_1")) == {"twigs": 1, "berries": 1}


@rule("EV-56")
def test_a_unique_card_is_played_once() -> None:
    assert not options(drawn(["king"], "9B", ["king"]), "play")
    assert options(drawn(["wife"], "9B", ["wife"]), "play")


@rule("EV-141", "EV-66", "EVX-18")
def test_the_crane_takes_three_pebbles_off_the_castle() -> None:
    state = play(drawn(["crane"], "2T 3R", ["castle"]), "play castle from hand")
    assert (owns(state), city(state)) == ({}, ["castle"])
    assert [IDS[card] for card in state.discards.cards] == ["crane"]


@rule("EV-66")
def test_where_there_is_a_choice_one_says_what_is_struck() -> None:
    state = play(drawn(["crane"], "2T 3R 3P", ["castle"]), "play castle from hand", "spend crane 0")
    assert "strike pebbles pebbles pebbles" in options(state)
    assert "strike twigs" not in options(state)
    assert owns(play(state, "strike twigs resin resin")) == {"twigs": 1, "resin": 2}


@rule("EV-66", "EVX-19")
def test_nothing_is_paid_out() -> None:
    assert owns(play(drawn(["crane"], "", ["twig_barge"]), "play twig_barge from hand")) == {"twigs": 2}


@rule("EV-64", "EVX-20")
def test_two_advantages_do_not_add_up() -> None:
    assert city(play(drawn(["innkeeper"], "3B", ["king"]), "play king from hand")) == ["king"]
    assert not options(drawn(["innkeeper", "judge"], "2B 9T", ["king"]), "play")


@rule("EV-121", "EVX-21")
def test_the_judge_replaces_exactly_one() -> None:
    assert owns(play(drawn(["judge"], "2B 1T", ["husband"]), "play husband from hand")) == {}
    assert not options(drawn(["judge"], "1B 2T", ["husband"]), "play")


@rule("EV-65", "EV-67")
def test_every_way_is_offered() -> None:
    state = play(drawn(["judge", "dungeon", "inn", "crane"], "2B 1T", ["innkeeper"]), "play innkeeper from hand")
    assert options(state) == ["imprison judge 0", "judge judge 0", "mark inn 2", "pay price"]


@rule("EV-61", "EVX-22")
def test_a_farm_brings_in_one_critter() -> None:
    state = drawn(["farm"], "", ["wife", "husband"])
    play(state, "play wife from hand", "visit basic_one_berry")
    assert not options(state, "play husband")
    assert state.cities[A].marked == 1


@rule("EV-61", "EV-92", "EVX-23")
def test_the_marker_stays_when_the_critter_goes() -> None:
    state = drawn([{"card": "farm", "marked": True}, "wife", "dungeon"], "", ["inn", "husband"])
    play(state, "play inn from hand", "visit basic_one_berry")
    assert city(state) == ["farm", "dungeon", "inn"]
    assert not options(state, "play husband")


@rule("EV-62")
def test_the_ever_tree_takes_any_critter_once() -> None:
    state = play(drawn(["ever_tree"], "", ["king", "queen"]), "play king from hand", "visit basic_one_berry")
    assert not options(state, "play queen")


@rule("EV-70", "EVX-25")
def test_a_marker_makes_no_room_but_an_innkeeper_does() -> None:
    state = play(drawn(fifteen("castle", "innkeeper"), "3B", ["king"]), "play king from hand")
    assert "innkeeper" not in city(state)
    assert state.cities[A].marked == 0


@rule("EV-70", "EVX-26")
def test_an_innkeeper_pays_for_an_innkeeper() -> None:
    assert city(play(drawn(["innkeeper"], "", ["innkeeper"]), "play innkeeper from hand")) == ["innkeeper"]


@rule("EV-142", "EVX-27")
def test_the_ranger_may_enter_the_first_cell() -> None:
    state = play(drawn(["dungeon", "ranger"], "", ["inn"]), "play inn from hand")
    assert [IDS[card] for card in state.cities[A].prison] == ["ranger"]


@rule("EV-142", "EVX-28")
def test_the_second_cell_is_not_for_the_ranger() -> None:
    state = drawn(["dungeon", "ranger", "barge_toad"], "", ["inn"], prison=["wife"])
    play(state, "play inn from hand")
    assert [IDS[card] for card in state.cities[A].prison] == ["wife", "barge_toad"]


@rule("EV-70", "EV-83", "EVX-29")
def test_who_takes_no_space_frees_none() -> None:
    full = [*fifteen("dungeon"), "wanderer"]
    assert not options(drawn(full, "", ["mine"]), "play")
    assert options(drawn(fifteen("dungeon", "husband"), "", ["mine"]), "play")


@rule("EV-63", "EV-129", "EVX-30")
def test_what_is_paid_for_the_shepherd_goes_to_an_opponent() -> None:
    chapel = {"card": "chapel", "goods": {"points": 2}}
    state = drawn([chapel], "3B", ["shepherd"], seats=3)
    play(state, "play shepherd from hand", "pay price", "to 2")
    assert (owns(state), owns(state, 2)) == ({"berries": 3, "points": 2}, {"berries": 3})
    marked = play(drawn([chapel], "3B", ["shepherd"]), "play shepherd from hand", "mark chapel 0")
    assert (owns(marked), owns(marked, B)) == ({"berries": 6, "points": 2}, {})


@rule("EV-57")
def test_a_card_played_for_nothing_is_played_in_every_respect() -> None:
    state = drawn(["queen", "historian"], "", ["farm"])
    play(state, "visit queen at 0 0", "play farm from hand")
    assert (owns(state), len(state.hands[A])) == ({"berries": 1}, 1)
