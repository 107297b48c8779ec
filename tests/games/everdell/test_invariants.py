"""What holds in every position of every game, by random and by curious play."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kleinstadt.bots import bot
from kleinstadt.bots.eyes import eyes_of
from kleinstadt.games.everdell import GAME
from kleinstadt.games.everdell.cards import (
    AUTUMN,
    CITY_SPACES,
    EXCLUSIVE,
    HAND_LIMIT,
    LOCATIONS,
    NEW_WORKERS,
    NONE,
    UNIQUE,
)
from kleinstadt.games.everdell.goods import GUARD
from kleinstadt.games.everdell.state import RUGWORT, Everdell

rule = pytest.mark.rule
LONG = 200  # no question has more answers


def check(state: Everdell) -> None:
    """Cities hold what they may, hands keep their limit, workers stand where they can, goods are never negative."""
    for seat in range(state.seats):
        city = state.cities[seat]
        cards = [card for card in city.cards if card != NONE]
        assert city.spaces() <= CITY_SPACES
        assert all([cards.count(card) == 1 for card in cards if UNIQUE[card]])
        assert len(state.hands[seat]) <= HAND_LIMIT
        assert state.idle[seat] + len(state.workers[seat]) == sum(NEW_WORKERS[: state.seasons[seat] + 1])
        assert not state.stocks[seat] & GUARD
        assert not any([store & GUARD for store in city.stores])
        assert len(city.prison) <= 2
        assert not state.passed[seat] or state.seasons[seat] == AUTUMN
    assert not state.solo or len(state.workers[RUGWORT]) == sum(NEW_WORKERS[: state.seasons[RUGWORT] + 1])
    for location in range(len(LOCATIONS)):
        assert not EXCLUSIVE[location] or state.standing_on(location) <= 1
    if [step.kind.id for step in state.stack] == ["turn"]:  # nothing is left of the turn before
        assert (state.aside.cards, state.heaps, state.table, state.owed, state.producing) == ([], [], [], [], 0)
        assert not any([NONE in city.cards for city in state.cities])


@rule("EV-1", "EV-31a", "EV-36", "EV-56", "EV-72", "EV-82", "EV-111a")
@settings(max_examples=12, deadline=None)
@given(seats=st.sampled_from((1, 2, 3, 4)), seed=st.integers(0, 2**32), policy=st.sampled_from(("random", "curious")))
def test_what_must_hold_holds_in_whole_games(seats: int, seed: int, policy: str) -> None:
    state = GAME.start(seats, seed=seed)
    census = state.census()
    bots = [bot(policy, seed + seat) for seat in range(seats)]
    while not state.over:
        (seat,) = state.deciders()
        assert len(state.moves(seat)) <= LONG
        state.play(seat, bots[seat].choose(eyes_of(GAME, state, seat)))
        check(state)
        assert state.census() == census
    assert all(state.passed)
