"""Market Day, the made-up game of `docs/adding-a-game.md`: the hard cases of real games, in small drawn positions."""

from typing import Any

import pytest

from kleinstadt.engine.chance import stream
from kleinstadt.engine.errors import BadOptions, IllegalMove
from kleinstadt.engine.state import State
from market_day import GAME


def drawn(stack: list[list[Any]], seats: int = 2, **position: Any) -> State:
    """A position with these steps to come (the next one last); what is not drawn is empty."""
    state = GAME.load({"seats": seats, "agenda": {"stack": stack}, "position": position})
    state.log = []
    return state


def goods(state: State, seat: int) -> list[int]:
    return list(state.dump()["position"]["goods"][seat].values())


def test_a_pick_is_secret_until_all_have_picked() -> None:
    state = drawn([["morning"]])
    state.play(1, "pick cloth")
    assert state.view(0)["position"]["picks"] == ["", "hidden"]
    assert state.view(1)["position"]["picks"] == ["", "cloth"]
    assert state.view(None)["position"]["picks"] == ["", "hidden"]
    state.play(0, "pick cloth")
    assert goods(state, 0) == goods(state, 1) == [0, 0, 1]


def test_who_picks_alone_gets_two() -> None:
    state = drawn([["morning"]])
    state.play(0, "pick bread")
    state.play(1, "pick cloth")
    assert goods(state, 0) == [0, 2, 0]
    assert goods(state, 1) == [0, 0, 2]


def test_who_goes_first_is_drawn() -> None:
    firsts = set()
    for seed in range(20):
        state = drawn([["morning"]], deck=["mill"], chance=stream(seed, "").dump())
        state.play(0, "pick bread")
        state.play(1, "pick cloth")
        firsts.add(state.deciders()[0])
    assert firsts == {0, 1}


def test_a_payment_is_one_gesture() -> None:
    state = drawn([["turn", 0]], hands=[["fountain"], []], goods=[{"apples": 2, "bread": 2, "cloth": 1}, {}])
    state.play_all(0, ["open fountain", "pay apples", "pay bread", "pay bread", "pay cloth"])
    assert goods(state, 0) == [1, 0, 0]
    assert state.scores()[0].total == 6


def test_a_gesture_counts_wholly_or_not_at_all() -> None:
    state = drawn([["turn", 0]], hands=[["fountain"], []], goods=[{"apples": 2, "bread": 2, "cloth": 1}, {}])
    before = state.dump()
    with pytest.raises(IllegalMove):
        state.play_all(0, ["open fountain", "pay bread", "pay apples"])
    assert state.dump() == before


def test_a_gesture_may_repeat_what_the_engine_answered_for_the_seat() -> None:
    state = drawn([["turn", 0]], hands=[["mill"], []], goods=[{"cloth": 2}, {}])
    state.play_all(0, ["open mill", "pay cloth", "pay cloth"])
    assert goods(state, 0) == [0, 2, 0]


def test_a_gesture_cannot_probe_the_deck() -> None:
    state = drawn([["turn", 0], ["turn", 0]], deck=["orchard"], goods=[{"bread": 1}, {}])
    before = state.dump()
    with pytest.raises(IllegalMove):
        state.play_all(0, ["draw", "open orchard"])
    assert state.dump() == before


def test_a_payment_has_one_form() -> None:
    state = drawn([["pay", 0, [2, 0]]], goods=[{"apples": 1, "bread": 1, "cloth": 1}, {}])
    assert state.moves(0) == ("pay apples", "pay bread")
    state.play(0, "pay bread")  # then only cloth is left: nobody needs to be asked
    assert goods(state, 0) == [1, 0, 0]
    assert [event.auto for event in state.take_log()] == [False, True]


def test_a_copier_does_what_the_stall_of_another_does() -> None:
    state = drawn([["work", 0, [8]]], stalls=[["mirror"], ["orchard", "weaver"]])
    assert state.moves(0) == ("copy orchard", "copy weaver")
    state.play(0, "copy weaver")
    assert goods(state, 0) == [0, 0, 2]
    assert goods(state, 1) == [0, 0, 0]


def test_a_copied_copier_lets_choose_again_but_no_copier() -> None:
    state = drawn([["work", 0, [8]]], stalls=[["mirror"], ["parrot", "puppet", "owl", "mill"]])
    state.play(0, "copy parrot")
    assert state.moves(0) == ("copy mill", "copy owl")


def test_a_copier_without_anything_to_copy_does_nothing() -> None:
    assert drawn([["work", 0, [8]]], stalls=[["mirror"], ["bell", "cousin"]]).over


def test_a_bell_rings_all_own_stalls_in_the_chosen_order() -> None:
    state = drawn([["work", 0, [11]]], stalls=[["bell", "mirror", "owl", "mill"], []], deck=["drum", "dyer"])
    assert state.decision(0).form == "order"
    assert state.moves(0) == ("ring mill", "ring mirror", "ring owl")
    state.play(0, "ring mirror")
    state.play(0, "copy owl")  # a copied effect inside a rung one asks its own question first
    state.play(0, "sink")
    assert state.moves(0) == ("ring mill", "ring owl")
    state.play(0, "ring owl")
    state.play(0, "take")  # the mill is the last one and rings by itself
    assert state.dump()["position"]["hands"][0] == ["drum"]
    assert goods(state, 0) == [0, 2, 0]


def test_a_neighbour_joins_in_another_seats_turn() -> None:
    state = drawn(
        [["turn", 2], ["turn", 0]],
        seats=3,
        hands=[["bakery"], [], []],
        stalls=[[], ["cousin"], ["neighbour"]],
        goods=[{"cloth": 1}, {"apples": 1}, {}],
    )
    state.play(0, "open bakery")
    assert state.deciders() == [1]
    assert state.decision(1).kind == "join"
    state.play(1, "join")
    assert goods(state, 1) == [0, 2, 0]
    assert state.decision(2).kind == "turn"  # who has nothing to pay with is not asked


def test_who_looked_at_a_card_knows_where_it_is() -> None:
    state = drawn([["turn", 1], ["turn", 0], ["look", 0, [6]]], deck=["mill", "drum"])
    assert state.view(0)["position"]["deck"] == ["hidden", "drum"]
    assert state.view(1)["position"]["deck"] == ["hidden", "hidden"]
    state.play(0, "sink")
    assert state.view(0)["position"]["deck"] == ["drum", "hidden"]
    state.play(0, "draw")
    state.play(1, "draw")
    assert state.view(0)["position"]["hands"] == [["mill"], ["drum"]]
    assert state.view(1)["position"]["hands"] == [["hidden"], ["drum"]]
    assert state.view(None)["position"]["hands"] == [["hidden"], ["hidden"]]


def test_what_a_seat_looked_at_is_the_same_in_every_imagination() -> None:
    state = GAME.start(3, seed=4)
    data = state.dump()
    data["agenda"] = {"stack": [["turn", 0], ["look", 0, [6]]]}
    state = GAME.load(data)
    view = state.view(0)
    decks = {tuple(GAME.imagine(view, stream(seed, "")).dump()["position"]["deck"]) for seed in range(5)}
    assert len(decks) > 1
    assert {deck[-1] for deck in decks} == {data["position"]["deck"][-1]}


def test_a_preview_shows_no_card() -> None:
    state = drawn([["turn", 0]], hands=[["owl"], []], goods=[{"bread": 2}, {}], deck=["drum"])
    assert [event["id"] for event in state.preview(0, "open owl").events] == ["open", "pay"]
    assert state.preview(0, "draw").events == []
    assert state.preview(0, "open owl").after.total == 1


def test_equal_points_are_parted_by_goods() -> None:
    state = drawn([], seats=3, goods=[{"bread": 1}, {"cloth": 2}, {"apples": 1}])
    assert state.over
    assert state.ranking() == [2, 1, 2]


def test_six_days_are_too_long_for_four() -> None:
    with pytest.raises(BadOptions, match="days"):
        GAME.start(4, {"days": 6})
