"""Positions as Python objects: shown, compared, hashed, pickled and copied by content."""

import copy
import pickle

import pytest

from kleinstadt.contract.walks import Setup, walk


def test_positions_are_equal_by_content(setup: Setup) -> None:
    for state, seat, move in walk(setup, points=5):
        other = state.copy()
        assert other == state
        assert hash(other) == hash(state)
        other.play(seat, move)
        assert other != state
        assert state != "something else"


def test_positions_can_be_pickled_and_deeply_copied(setup: Setup) -> None:
    for state, seat, move in walk(setup, points=5):
        for other in [pickle.loads(pickle.dumps(state)), copy.deepcopy(state), copy.copy(state)]:
            assert other is not state
            assert type(other) is type(state)
            assert other == state
            before = state.dump()
            other.play(seat, move)
            assert state.dump() == before


def test_what_is_only_foreseen_cannot_be_pickled(setup: Setup) -> None:
    """Who reads it again would go on past what it waits for."""
    for state, seat, move in walk(setup, points=3):
        with pytest.raises(TypeError):
            pickle.dumps(state.preview(seat, [move]).then)


def test_a_game_is_pickled_by_name(setup: Setup) -> None:
    assert pickle.loads(pickle.dumps(setup.game)) is setup.game


def test_a_position_says_what_it_is(setup: Setup) -> None:
    state = setup.start()
    shown = repr(state)
    assert setup.game.id in shown
    assert state.decision(state.deciders()[0]).kind in shown
