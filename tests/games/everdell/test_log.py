"""The log says by which card something happens."""

import pytest

from games.everdell.drawn import drawn, play
from kleinstadt.games.everdell.state import Everdell

rule = pytest.mark.rule
TOWER = {"card": "clock_tower", "goods": {"points": 3}}


def told(state: Everdell) -> list[tuple[str, object]]:
    """What happened, each with the card that it is about."""
    return [(event.id, event.args.get("other_card", event.args.get("card"))) for event in state.take_log()]


@rule("EV-139")
def test_points_come_onto_the_clock_tower_and_one_goes_off_for_a_location() -> None:
    state = play(drawn([], "3T 1P", ["clock_tower"]), "play clock_tower from hand")
    assert ("stored", "clock_tower") in told(state)
    state = play(drawn([TOWER], workers=["basic_two_resin", "haven"]), "prepare", "copy basic_two_resin")
    assert told(state)[:2] == [("took_off", "clock_tower"), ("copied_place_by", "clock_tower")]


@rule("EV-128")
def test_the_ranger_is_named_with_the_worker_that_moves() -> None:
    state = drawn([], "2B", ["ranger"], workers=["basic_one_pebble"])
    assert ("moved_by", "ranger") in told(play(state, "play ranger from hand", "visit basic_two_resin"))


@rule("EV-43", "EV-224")
def test_a_ticket_moves_a_worker_by_itself() -> None:
    state = drawn(tickets=True, workers=["basic_one_pebble"])
    play(state, "use ticket", "visit basic_two_resin")
    assert ("moved", None) in told(state)


@rule("EV-121")
def test_the_judge_is_named_with_what_is_paid_instead() -> None:
    assert ("swapped", "judge") in told(play(drawn(["judge"], "2B 1T", ["husband"]), "play husband from hand"))


@rule("EV-102", "EV-118")
def test_who_reacts_to_a_card_is_named_before_what_comes_of_it() -> None:
    events = told(play(drawn(["historian"], "2T 1R", ["farm"]), "play farm from hand"))
    at = events.index(("worked", "historian"))
    assert events[at + 1][0] == "drew"


@rule("EV-76", "EV-124", "EV-129")
@pytest.mark.parametrize(
    ("city", "has", "cards", "moves"),
    [
        ([], "3B", ["monk"], ["play monk from hand", "trade 2"]),
        (["monastery"], "2R", [], ["visit monastery at 0 0"]),
        ([], "3B", ["shepherd"], ["play shepherd from hand"]),
    ],
)
def test_what_nobody_can_be_given_goes_to_the_supply_and_the_log_says_why(
    city: list[str], has: str, cards: list[str], moves: list[str]
) -> None:
    def goods_that_went(**others: bool) -> set[str]:
        events = play(drawn(city, has, cards, others={1: others}), *moves).take_log()
        going = ("paid", "gave", "gave_nobody")
        return {event.id for event in events if event.id in going and event.args["good"] in ("resin", "berries")}

    assert "gave_nobody" not in goods_that_went()
    assert goods_that_went(passed=True) - {"paid"} == {"gave_nobody"}
