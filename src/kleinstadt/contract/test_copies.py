"""Copies are independent: nothing done to one changes another."""

from typing import Any

from kleinstadt.contract.walks import Setup, played, sample, walk
from kleinstadt.engine.state import State


def test_no_move_changes_an_earlier_position(setup: Setup) -> None:
    answers = played(setup)
    every = len(answers) // 60 + 1
    state = setup.start()
    kept: list[tuple[State, dict[str, Any]]] = []
    for number, (seat, move) in enumerate(answers):
        if number % every == 0:
            kept.append((state, state.dump()))
            state = state.copy()
        state.play(seat, move)
    for earlier, before in kept:
        assert earlier.dump() == before


def test_no_move_on_a_copy_changes_the_position(setup: Setup) -> None:
    chance = setup.chance("copies")
    for state, _, _ in walk(setup, points=30):
        before = state.dump()
        for seat in state.deciders():
            for move in sample(state.moves(seat), 12, chance):
                copy = state.copy()
                assert copy.dump() == before
                copy.play(seat, move)
                state.preview(seat, (move,))
                assert state.dump() == before, move


def test_a_copy_plays_on_like_the_position(setup: Setup) -> None:
    answers = played(setup)
    state = setup.start()
    for seat, move in answers:
        state = state.copy()
        state.play(seat, move)
    whole = setup.start()
    for seat, move in answers:
        whole.play(seat, move)
    assert state.dump() == whole.dump()
