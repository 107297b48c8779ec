"""Chapter 2: set-up of the base game (EV-8 to EV-13, in the order of EV-18a)."""

from kleinstadt.engine.cards import ALL, EYES, pile_of
from kleinstadt.engine.chance import stream
from kleinstadt.games.everdell.cards import (
    BASIC_EVENT,
    DECK,
    EVENTS,
    FIRST_HANDS,
    FOREST_CARDS,
    FORESTS,
    MEADOW,
    NONE,
    SPECIAL_EVENTS,
)
from kleinstadt.games.everdell.state import Everdell
from kleinstadt.games.everdell.steps import TURN_STEPS


def set_up(state: Everdell, seed: int) -> None:
    """Each deck is shuffled by a stream of its own, so that one says nothing about another."""
    forest = list(FORESTS)
    stream(seed, "forest").shuffle(forest)
    state.forest = forest[: FOREST_CARDS[state.seats]]
    special = [event for event in range(len(EVENTS)) if not BASIC_EVENT[event]]
    stream(seed, "events").shuffle(special)
    lay_events(state, [event for event in range(len(EVENTS)) if BASIC_EVENT[event]] + special[:SPECIAL_EVENTS])
    state.deck = pile_of(DECK.copy(), state.seats + 1)
    state.deck.shuffle(state.chance)
    state.meadow = [state.deck.draw(ALL) for _ in range(MEADOW)]
    state.first = stream(seed, "first").below(state.seats)
    for turn in range(state.seats):
        seat = (state.first + turn) % state.seats
        for _ in range(FIRST_HANDS[turn]):
            state.hands[seat].gain(state.deck.draw(EYES[seat]))
    state.stack.append(TURN_STEPS[state.first])


def lay_events(state: Everdell, events: list[int]) -> None:
    """These are in play, and nobody has achieved one yet."""
    state.events = events
    state.owners = [NONE] * len(events)
    state.event_goods = [0] * len(events)
    state.beneath = [[] for _ in events]
