"""Chapter 2: set-up."""

import pytest

from games.garden_nation.drawn import A, B, garden, options
from kleinstadt.games.garden_nation import GAME
from kleinstadt.games.garden_nation.cards import secret_deck
from kleinstadt.games.garden_nation.state import Garden

rule = pytest.mark.rule
KEEPING = {"stack": [["begin"]], "lanes": [[["keep", 0]], [["keep", 1]]]}


def fresh(seats: int, seed: int) -> Garden:
    state = GAME.start(seats, seed=seed)
    assert isinstance(state, Garden)
    return state


@rule("GN-13")
def test_territories_lie_and_turn_at_random() -> None:
    layouts = [fresh(2, seed).layout for seed in range(200)]
    for layout in layouts:
        assert sorted(layout.at_slot) == [1, 2, 3, 4, 5, 6, 7]
    for slot in range(7):
        assert {layout.at_slot[slot] for layout in layouts} == {1, 2, 3, 4, 5, 6, 7}
        assert {layout.turn[slot] for layout in layouts} == {0, 1, 2, 3, 4, 5}


@rule("GN-14")
@pytest.mark.parametrize(("seats", "actions"), [(2, [1, 2, 2, 2]), (3, [1, 2, 2]), (4, [1, 2, 2, 2])])
def test_the_turn_order_board_fits_the_number_of_players(seats: int, actions: list[int]) -> None:
    slots = fresh(seats, 1).view(None)["position"]["turn_slots"]
    assert [slot["actions"] for slot in slots] == actions


@rule("GN-15")
def test_four_of_twenty_one_public_projects_lie_open() -> None:
    state = fresh(3, 1)
    assert len(state.display) == 4
    assert sorted(state.display + state.pile.cards) == list(range(21))
    assert len({tuple(fresh(3, seed).display) for seed in range(30)}) > 20


@rule("GN-16")
@pytest.mark.parametrize(("seats", "floors"), [(2, 20), (3, 17), (4, 14)])
def test_everybody_gets_floors_and_four_tricks(seats: int, floors: int) -> None:
    state = fresh(seats, 1)
    assert state.supply == [floors] * seats
    assert state.tricks == [4] * seats


@rule("GN-17", "GNV-4")
def test_who_begins_has_population_38_and_slot_one() -> None:
    starts = [fresh(4, seed) for seed in range(60)]
    assert {state.order[0] for state in starts} == {0, 1, 2, 3}
    yellow = [state for state in starts if state.view(None)["position"]["seats"][state.order[0]]["colour"] == "yellow"]
    seats = yellow[0].view(None)["position"]["seats"]
    assert [(seat["population"], seat["marker"]) for seat in seats if seat["colour"] == "yellow"] == [(38, 1)]
    assert [(seat["population"], seat["marker"]) for seat in seats if seat["colour"] != "yellow"] == [(35, 0)] * 3


@rule("GN-18")
def test_everybody_keeps_two_of_four_secret_projects_at_once() -> None:
    state = fresh(4, 3)
    assert state.deciders() == [0, 1, 2, 3]
    assert sorted([card for cards in state.dealt for card in cards] + missing(state)) == sorted(secret_deck())
    for seat in (2, 0, 3, 1):
        state.play(seat, state.moves(seat)[0])
    assert [len(cards) for cards in state.kept] == [2, 2, 2, 2]
    assert state.deciders() == [state.order[0]]


def missing(state: Garden) -> list[int]:
    rest = secret_deck()
    for cards in state.dealt:
        for card in cards:
            rest.remove(card)
    return rest


@rule("GN-18", "GNV-88")
def test_two_copies_of_a_card_cannot_be_kept() -> None:
    state = garden(
        dealt=[["market", "market", "sculpture", "control_one_three"], ["belfry"] * 3 + ["cabaret"]], **KEEPING
    )
    assert state.moves(A) == (
        "keep market control_one_three",
        "keep sculpture control_one_three",
        "keep sculpture market",
    )
    assert state.moves(B) == ("keep cabaret belfry",)  # the only pair, but asked: others must not notice


@rule("GN-18", "GNV-89")
def test_two_different_control_cards_may_be_kept() -> None:
    four = ["control_one_three", "control_two_four", "control_three_five", "control_four_six"]
    state = garden(dealt=[four, ["belfry", "market", "cabaret", "barracks"]], **KEEPING)
    assert len(state.moves(A)) == 6


@rule("GN-19", "GN-24", "GNV-24")
def test_the_crane_waits_beside_the_board_and_the_first_action_may_be_anywhere() -> None:
    state = garden(population=[38, 35])
    assert state.crane == 0
    moves = options(state)
    assert len(moves) == 63
    assert all(move.startswith("build") for move in moves)
