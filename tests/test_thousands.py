"""Thousands of games: what is played, what is checked, and what counts as used."""

import runpy
from argparse import Namespace
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from kleinstadt.bots.eyes import eyes_of
from kleinstadt.engine.chance import stream
from kleinstadt.engine.event import Event
from kleinstadt.engine.registry import game
from kleinstadt.games.colonists import GAME
from kleinstadt.games.colonists.cards import BUILDINGS
from kleinstadt.games.colonists.community import kind_of
from kleinstadt.games.colonists.goods import covers, pack
from kleinstadt.games.colonists.steps import BUY_GOODS

SCRIPT: dict[str, Any] = runpy.run_path(str(Path(__file__).parent.parent / "scripts" / "thousands.py"))
WISHES: dict[str, Any] = runpy.run_path(str(Path(__file__).parent / "games" / "colonists" / "wishes.py"))
MILL = frozenset(["buildings textile_mill"])
EVERDELL = game("everdell")
COLONISTS: Any = GAME


def told(id: str, **args: Any) -> Event:
    return Event(id, args, -1, {}, False)


def test_every_set_up_that_is_allowed_is_planned_once_before_any_is_twice() -> None:
    setups = SCRIPT["all_setups"](EVERDELL)
    assert {seats for seats, _ in setups} == set(EVERDELL.seats)
    assert [EVERDELL.complete(seats, options) for seats, options in setups] == [options for _, options in setups]
    plans = SCRIPT["plans"](EVERDELL, setups, len(setups) + 1)
    assert len({(plan.seats, str(plan.options)) for plan in plans[:-1]}) == len(setups)
    first, again = plans[0], plans[-1]
    assert (again.seats, again.options) == (first.seats, first.options)
    assert again.policy != first.policy


def test_too_many_set_ups_are_drawn_by_lot() -> None:
    towns = game("tiny_towns")
    assert SCRIPT["all_setups"](towns) == []
    assert {plan.seats for plan in SCRIPT["plans"](towns, [], 12)} == set(towns.seats)


def test_games_are_played_to_their_end_and_what_was_used_is_counted() -> None:
    plans = SCRIPT["plans"](EVERDELL, SCRIPT["all_setups"](EVERDELL), 2)
    found = SCRIPT["play_some"](plans)
    assert found.games == 2
    assert found.answers > 40
    assert any(entry.startswith("cards ") for entry in found.used)


@pytest.mark.parametrize(
    ("event", "used"),
    [
        (told("played", seat=0, card="farm"), ["cards farm"]),
        (told("visited", seat=1, location="haven"), ["locations haven"]),
        (told("refilled", card="farm"), []),
        (told("welcomed", seat=1, card="bim_little"), ["cards bim_little"]),
        (told("welcomed", seat=2, card="bim_little"), []),  # a rival's guest
    ],
)
def test_only_what_a_seat_does_uses_something(event: Event, used: list[str]) -> None:
    assert list(SCRIPT["uses"](EVERDELL, [event], 2)) == used


def test_an_entry_may_be_named_by_several_arguments() -> None:
    events = [told("embassy", seat=0, colony="traders", number=2)]
    assert list(SCRIPT["uses"](COLONISTS, events, 2)) == ["relations traders 2"]


def test_a_part_plays_only_set_ups_with_its_options() -> None:
    part = SCRIPT["part_of"]("6:start_era=2,end_era=3")
    setups = SCRIPT["with_options"](SCRIPT["all_setups"](COLONISTS), part.options)
    plans = SCRIPT["plans"](COLONISTS, setups, part.games)
    assert len(plans) == 6
    assert {(plan.options["start_era"], plan.options["end_era"]) for plan in plans} == {(2, 3)}


def test_what_must_hold_besides_is_asked_after_every_answer(tmp_path: Path) -> None:
    holds = tmp_path / "holds.py"
    holds.write_text("def check(state):\n    assert len(state.meadow) < 0, 'the meadow is there'\n")
    plans = SCRIPT["plans"](EVERDELL, SCRIPT["all_setups"](EVERDELL), 1, str(holds))
    with pytest.raises(RuntimeError, match=r"after 1 answers.*the meadow is there"):
        SCRIPT["play_some"](plans)


def test_what_was_never_used_is_named() -> None:
    entries = SCRIPT["entries"]
    everything = Counter([f"{listed} {id}" for listed in EVERDELL.uses for id in entries(EVERDELL, listed)])
    assert SCRIPT["never_used"](EVERDELL, everything) == []
    del everything["cars one_berry"]
    assert SCRIPT["never_used"](EVERDELL, everything) == ["cars one_berry"]


def test_who_collects_prefers_what_nobody_has_used_yet() -> None:
    (plan,) = SCRIPT["plans"](EVERDELL, [(2, EVERDELL.complete(2))], 1)
    state = EVERDELL.start(2, plan.options, 1)
    (seat,) = state.deciders()
    places = [move.split()[-1] for move in state.moves(seat) if move.startswith("visit basic_")]
    assert len(places) > 2
    for place in places:
        collector = SCRIPT["Collecting"](plan._replace(wanted=frozenset([f"locations {place}"])), 3)
        collector.chance = stream(1, "no whims at first")
        assert collector.choose(eyes_of(EVERDELL, state, seat)) == f"visit {place}"


def test_what_is_wanted_is_felt_to_be_nearer_with_each_part_of_its_price_that_is_there() -> None:
    state = COLONISTS.start(1, {"start_era": 1, "end_era": 4}, 1)
    felt: list[float] = []
    for goods in ({}, {"wood": 3}, {"wood": 3, "planks": 3}, {"wood": 3, "planks": 3, "iron": 1}):
        state.pools[0] = pack(goods)
        felt.append(WISHES["longing"](state, 0, MILL))
    assert felt == sorted(set(felt))


def test_who_buys_a_community_for_a_wish_buys_all_that_it_takes() -> None:
    plan = SCRIPT["Plan"]("colonists", 1, {}, 1, "collecting", "", WISHES["__file__"], MILL)
    collector = SCRIPT["Collecting"](plan, 1)
    state = COLONISTS.start(1, {"start_era": 4, "end_era": 4}, 1)
    while state.asked(0).kind is not BUY_GOODS:
        state.play(0, collector.choose(eyes_of(COLONISTS, state, 0)))
    owned = Counter([BUILDINGS[kind_of(building)] for building in state.buildings[0]])
    assert owned["tailor_shop"] >= 1
    assert owned >= Counter(WISHES["COMMUNITY"])
    while state.asked(0).kind is BUY_GOODS:
        state.play(0, collector.choose(eyes_of(COLONISTS, state, 0)))
    assert covers(state.pools[0], pack({"wood": 3, "planks": 3, "iron": 1}))


@pytest.mark.parametrize(("entry", "eras"), [("cards saw_4", {(1, 4), (4, 4)}), ("buildings house", {(1, 4), (4, 4)})])
def test_a_game_suits_a_wish_if_the_thing_is_in_it(entry: str, eras: set[tuple[int, int]]) -> None:
    played = [(1, 1), (1, 4), (2, 2), (4, 4)]
    suits = WISHES["suits"]
    found = {(a, b) for a, b in played if suits({"start_era": a, "end_era": b}, frozenset([entry]))}
    assert found == eras


def test_games_that_suit_no_wish_are_not_played(tmp_path: Path) -> None:
    wishes = tmp_path / "wishes.py"
    wishes.write_text("def suits(options, wanted):\n    return False\n")
    plans = SCRIPT["plans"](EVERDELL, [(1, EVERDELL.complete(1))], 1)
    nothing = SCRIPT["Found"](0, 0, 0, Counter())
    args = Namespace(collect=1, jobs=1, wishes=str(wishes), tally=None)
    assert SCRIPT["collect"](EVERDELL, plans, nothing, args) == nothing


def test_more_games_are_played_until_nothing_is_missing(tmp_path: Path) -> None:
    plans = SCRIPT["plans"](EVERDELL, [(1, EVERDELL.complete(1))], 1)
    listed = [f"{listed} {id}" for listed in EVERDELL.uses for id in SCRIPT["entries"](EVERDELL, listed)]
    begun = SCRIPT["Found"](0, 0, 0, Counter({entry: 1 for entry in listed if entry != "locations haven"}))
    args = Namespace(collect=1, jobs=1, wishes="", tally=tmp_path / "tally.json")
    found = SCRIPT["collect"](EVERDELL, plans, begun, args)
    assert found.games == 1
    assert found.used["locations haven"] > 0
    assert SCRIPT["collect"](EVERDELL, plans, found, args) == found
    assert SCRIPT["so_far"](args.tally) == found  # a run that goes on where this one was


def test_a_lost_card_is_noticed() -> None:
    state = EVERDELL.start(2, {}, 1)
    census = state.census()
    state.meadow.pop()
    with pytest.raises(AssertionError, match="lost or doubled"):
        SCRIPT["check"](EVERDELL, state, census, 1)
