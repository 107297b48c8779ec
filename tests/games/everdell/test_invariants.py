"""What holds in every position of every game, by random and by curious play."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kleinstadt.bots import bot
from kleinstadt.bots.eyes import eyes_of
from kleinstadt.engine.chance import stream
from kleinstadt.engine.option import draw_options
from kleinstadt.games.everdell import GAME
from kleinstadt.games.everdell.cards import (
    ALONE_OF_COLOUR,
    AUTUMN,
    CATS,
    EXCLUSIVE,
    FARM,
    GOLDEN_MARKERS,
    GREENHOUSE,
    LOCATIONS,
    NEW_WORKERS,
    NONE,
    UNIQUE,
)
from kleinstadt.games.everdell.city import City
from kleinstadt.games.everdell.goods import GUARD
from kleinstadt.games.everdell.state import RUGWORT, Everdell

rule = pytest.mark.rule
LONG = 200  # no question has more answers


def check(state: Everdell, hands: list[int]) -> None:
    """Cities hold what they may, hands keep their limit, workers stand where they can, goods are never negative. A hand
    above its limit, because the Bank has left, does not grow (EV-74)."""
    for seat in range(state.seats):
        check_city(state, seat)
        assert len(state.hands[seat]) <= max(state.hand_limit(seat), hands[seat])
        assert state.idle[seat] + len(state.workers[seat]) == state.hired(state.seasons[seat])
        assert not state.stocks[seat] & GUARD
        assert not state.passed[seat] or state.seasons[seat] == AUTUMN
    assert not state.solo or len(state.workers[RUGWORT]) == sum(NEW_WORKERS[: state.seasons[RUGWORT] + 1])
    cats = state.abilities.index(CATS) if CATS in state.abilities else NONE
    for location in range(len(LOCATIONS)):
        standing = [state.workers[side].count(location) for side in range(state.sides) if side != cats]
        assert not EXCLUSIVE[location] or sum(standing) <= 1  # Cats may join (EV-233)
        assert not ALONE_OF_COLOUR[location] or max([spots.count(location) for spots in state.workers]) <= 1
    if [step.kind.id for step in state.stack] == ["turn"]:  # nothing is left of the turn before
        assert (state.aside.cards, state.heaps, state.table, state.owed, state.producing) == ([], [], [], [], 0)
        assert not any(NONE in city.cards for city in state.cities)
        assert NONE not in state.station.cards or not state.cards_left()


def check_city(state: Everdell, seat: int) -> None:
    city = state.cities[seat]
    cards = [card for card in city.cards if card != NONE]
    assert city.spaces() <= city.limit()
    assert all(cards.count(card) == 1 for card in cards if UNIQUE[card])
    assert not any(store & GUARD for store in city.stores)
    assert len(city.prison) <= 2
    assert not city.marked & city.gilded  # EV-196
    assert city.gilded.bit_count() <= GOLDEN_MARKERS - state.golden[seat]  # EV-197
    assert all((city.cards[house], city.cards[farm]) == (GREENHOUSE, FARM) for house, farm in city.couples)
    shared = [place for couple in city.couples for place in couple]
    assert len(shared) == len(set(shared))
    anew = city.copy()
    anew.note_all()
    assert noted(city) == noted(anew)


def noted(city: City) -> tuple[object, ...]:
    """What a city notes about its cards."""
    return city.names, city.helpers, city.helping, city.spotted, city.gap


@rule("EV-1", "EV-29", "EV-31a", "EV-36", "EV-56", "EV-72", "EV-82", "EV-111a", "EV-196", "EV-197")
@settings(max_examples=30, deadline=None)
@given(seats=st.sampled_from((1, 2, 3, 4)), seed=st.integers(0, 2**32), policy=st.sampled_from(("random", "curious")))
def test_what_must_hold_holds_in_whole_games(seats: int, seed: int, policy: str) -> None:
    state = GAME.start(seats, draw_options(GAME.options, seats, stream(seed, "options")), seed)
    census = state.census()
    bots = [bot(policy, seed + seat) for seat in range(seats)]
    while not state.over:
        seat = state.deciders()[0]
        hands = [len(hand) for hand in state.hands]
        assert len(state.moves(seat)) <= LONG
        state.play(seat, bots[seat].choose(eyes_of(GAME, state, seat)))
        check(state, hands)
        assert state.census() == census
    assert all(state.passed)
