"""Two cards of one name are two cards where something tells them apart: goods on them, a marker, a shared space, or a
worker, who stands beside the city when the card leaves while its twin stays free (EV-42, D-16)."""

import pytest

from games.everdell.drawn import A, B, city, drawn, newleaf, options, play, with_ability

rule = pytest.mark.rule


@rule("EV-42", "EV-159")
def test_the_university_may_raze_the_inn_with_the_worker_or_the_free_one() -> None:
    state = drawn(
        ["university", "inn", "inn", "farm"], "", meadow=["mine", *[""] * 7], workers=["0.2"], season="spring"
    )
    play(state, "visit university at 0 0")
    assert options(state) == ["raze farm 3", "raze inn 1", "raze inn 2"]
    play(state, "raze inn 2")
    assert state.dump()["position"]["seats"][A]["workers"] == ["stray", "0.0"]


@rule("EV-159")
def test_cards_that_nothing_tells_apart_are_named_once() -> None:
    state = play(drawn(["university", "inn", "inn", "farm"], "", season="spring"), "visit university at 0 0")
    assert options(state) == ["raze farm 3", "raze inn 1"]


@rule("EV-42", "EV-154")
def test_the_ruins_may_take_the_space_of_either() -> None:
    state = play(drawn(["inn", "inn"], "", ["ruins"], workers=["0.0"], season="spring"), "play ruins from hand")
    assert options(state) == ["raze inn 0", "raze inn 1"]


@rule("EV-42", "EV-142")
def test_either_chipsmith_may_be_imprisoned() -> None:
    state = newleaf(["dungeon", "chipsmith", "chipsmith"], "", ["mine"], workers=["0.2"], season="spring")
    play(state, "play mine from hand")
    assert options(state) == ["imprison chipsmith 1", "imprison chipsmith 2"]


@rule("EV-42", "EV-164")
def test_either_may_go_beneath_an_event() -> None:
    events = [{"event": "capture_of_the_acorn_thieves"}]
    there = ["courthouse", "ranger", "chipsmith", "chipsmith"]
    state = newleaf(there, "", workers=["0.3"], season="spring", events=events)
    play(state, "achieve capture_of_the_acorn_thieves")
    assert options(state) == ["done", "tuck chipsmith 2", "tuck chipsmith 3", "tuck ranger 1"]


@rule("EV-42", "EV-239")
def test_the_fool_may_send_either_card_of_rugwort_away() -> None:
    there = {"city": ["inn", "inn", "farm"]}
    state = drawn(
        [], "3B", ["fool"], seats=1, meadow=["mine", *[""] * 7], deck=["mine", "farm"], rugwort=there, workers=["1.1"]
    )
    play(state, "play fool from hand")
    assert options(state) == ["banish farm 2", "banish inn 0", "banish inn 1"]


@rule("EV-233")
def test_the_cats_choose_between_the_free_inn_and_the_one_where_somebody_stands() -> None:
    theirs = {1: {"city": ["inn", "inn"], "workers": ["1.0"]}}
    state = with_ability("cats", [], "", meadow=["mine", *[""] * 7], others=theirs)
    assert options(state, "visit inn") == ["visit inn at 1 0", "visit inn at 1 1"]


@rule("EV-61")
def test_the_marker_may_go_on_the_storehouse_with_goods_or_on_the_empty_one() -> None:
    full = {"card": "storehouse", "goods": {"twigs": 3}}
    state = play(drawn(["storehouse", full, "storehouse"], "", ["woodcarver"]), "play woodcarver from hand")
    assert options(state) == ["mark storehouse 0", "mark storehouse 1"]
    play(state, "mark storehouse 1")
    assert (city(state), state.cities[A].marked, city(state, B)) == (
        ["storehouse", "storehouse", "storehouse", "woodcarver"],
        0b10,
        [],
    )


@rule("EV-110")
def test_for_who_copies_it_does_not_matter_where_somebody_stands() -> None:
    theirs = {1: {"city": ["inn", "inn", "lookout"], "workers": ["1.0"]}}
    state = newleaf(["conductor"], "", meadow=["mine", *[""] * 7], others=theirs)
    play(state, "visit conductor at 0 0")
    assert options(state) == ["copy inn at 1 0", "copy lookout at 1 2"]
