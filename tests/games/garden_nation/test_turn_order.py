"""Chapters 3, 12 and 15: rounds, slots, who is next."""

import pytest

from games.garden_nation.drawn import A, B, C, D, asked, garden, heard, options, play
from kleinstadt.games.garden_nation.state import Garden

rule = pytest.mark.rule


def act(state: Garden, times: int = 1) -> Garden:
    """The seat on turn takes so many actions: always the first building it can make."""
    for _ in range(times):
        play(state, options(state, "build")[0])
    return state


def turns(state: Garden) -> list[tuple[int, int, int]]:
    return [(told["seat"], told["slot"], told["actions"]) for told in heard(state, "turn_began")]


@rule("GN-20", "GN-23")
def test_a_round_is_actions_then_population_then_tidying_up() -> None:
    state = garden({"1.nw": "A1"}, crane=4, order=[0, 1, 0, 1], actions=1)
    act(state)
    assert state.log is not None
    told = [event.id for event in state.log]
    assert told.index("built") < told.index("majority") < told.index("round_began") < told.index("turn_began")


@rule("GN-21", "GN-77")
def test_slot_one_gives_one_action_and_every_later_slot_two() -> None:
    state = garden(seats=4, crane=4)
    act(state)
    play(state, "next 1")
    act(state, 2)
    play(state, "next 2")
    act(state, 2)
    act(state, 2)
    assert turns(state)[:3] == [(B, 2, 2), (C, 3, 2), (D, 4, 2)]
    assert state.round == 2


@rule("GN-22", "GN-66", "GNV-75")
def test_who_has_played_chooses_the_next_and_the_last_begins_again() -> None:
    state = garden(seats=4, crane=4)
    act(state)
    assert options(state) == ["next 1", "next 2", "next 3"]
    play(state, "next 2")
    act(state, 2)
    assert options(state) == ["next 1", "next 3"]
    play(state, "next 1")
    act(state, 2)
    assert state.deciders() == [D]  # the only one left is no choice
    assert asked(state) == "act"
    act(state, 2)
    assert turns(state)[-1] == (D, 1, 1)
    assert state.order == [D]


@rule("GN-22")
def test_the_chosen_players_marker_goes_on_the_next_slot() -> None:
    state = play(act(garden(seats=4, crane=4)), "next 3")
    view = state.view(None)["position"]
    assert [seat["marker"] for seat in view["seats"]] == [1, 0, 0, 2]
    assert [slot["seat"] for slot in view["turn_slots"]] == [A, D, None, None]


@rule("GN-66", "GN-67", "GNV-12")
def test_the_last_player_has_three_actions_in_a_row_with_the_crane_left_alone() -> None:
    state = garden(seats=4, crane=4, order=[1, 2, 3, 0])
    play(state, "build 4.c", "build 4.w")
    assert [told["seat"] for told in heard(state, "majority")] == [A]
    assert (state.deciders(), state.round, state.actions) == ([A], 2, 1)
    assert state.crane == 3


@rule("GN-78", "GNV-76")
def test_three_players_have_one_two_and_two_actions() -> None:
    state = garden(seats=3, crane=4)
    act(state)
    assert options(state) == ["next 1", "next 2"]
    play(state, "next 2")
    act(state, 2)
    assert state.deciders() == [B]
    act(state, 2)
    assert turns(state) == [(C, 2, 2), (B, 3, 2), (B, 1, 1)]


@rule("GN-79", "GNV-21", "GNV-77")
def test_two_players_alternate_and_the_player_of_slot_four_begins_again() -> None:
    state = garden(crane=4)
    act(state, 7)
    assert turns(state) == [(B, 2, 2), (A, 3, 2), (B, 4, 2), (B, 1, 1)]
    act(state, 7)
    assert turns(state)[4:] == [(A, 2, 2), (B, 3, 2), (A, 4, 2), (A, 1, 1)]
    assert state.round == 3


@rule("GN-79", "GNV-21")
def test_with_two_players_the_marker_moves_on_after_the_turn() -> None:
    state = garden(crane=4)
    markers = []
    for actions in (0, 1, 2, 2):
        act(state, actions)
        markers.append([seat["marker"] for seat in state.view(None)["position"]["seats"]])
    assert markers == [[1, 2], [3, 2], [3, 4], [3, 4]]
