"""Whether a place has anything to offer (EV-38): every demand can be met, and something happens."""

from kleinstadt.games.everdell.cards import BASICS, NONE
from kleinstadt.games.everdell.deeds import (
    COPY_LOCATION,
    DISCARD_OPEN,
    GAIN,
    PLAY,
    REVEAL,
    TAKE_OPEN,
    TAKE_STORED,
    TRADE,
    Deed,
)
from kleinstadt.games.everdell.effects.gain import times
from kleinstadt.games.everdell.effects.play import playable
from kleinstadt.games.everdell.effects.trade import deliveries
from kleinstadt.games.everdell.program import AT_LOCATION, PROGRAMS
from kleinstadt.games.everdell.rules.playing import in_meadow
from kleinstadt.games.everdell.state import Everdell


def possible(state: Everdell, program: int, seat: int, owner: int, place: int) -> bool:
    """Whether the seat could do part of this, and all that is demanded."""
    deeds = PROGRAMS[program]
    return all([can_be_met(state, deed, seat, owner, place, program) for deed in deeds]) and any(
        [has_effect(state, deed, seat, owner, place) for deed in deeds]
    )


def copy_places(state: Everdell, deed: Deed, seat: int, program: int) -> list[int]:
    """EV-44: locations in play whose action is possible, whoever stands there; none copies itself (EV-53)."""
    there = (list(BASICS) if deed.basics else []) + (state.forest if deed.forests else [])
    if deed.own:
        there = [location for location in there if location in state.workers[seat]]
    programs = [(location, AT_LOCATION[location]) for location in there if AT_LOCATION[location] != program]
    return [location for location, action in programs if possible(state, action, seat, seat, NONE)]


def demands_met(state: Everdell, program: int, seat: int, place: int) -> bool:
    """For an event it is enough that what it costs can be paid (EV-41)."""
    return program == NONE or all([can_be_met(state, deed, seat, seat, place, program) for deed in PROGRAMS[program]])


def can_be_met(state: Everdell, deed: Deed, seat: int, owner: int, place: int, program: int) -> bool:
    """What must be done can be done in full."""
    if deed.verb == TRADE:
        return deliveries(state, deed, seat, owner, place) >= deed.least
    if deed.verb == PLAY:
        return not deed.least or bool(playable(state, deed, seat))
    if deed.verb == TAKE_STORED:
        return state.cities[owner].stores[place] > 0
    if deed.verb == TAKE_OPEN:
        return state.room(seat) > 0 and bool(in_meadow(state))
    if deed.verb == COPY_LOCATION:
        return bool(copy_places(state, deed, seat, program))
    if deed.verb == REVEAL:
        return deed.event or state.cards_left() > 0
    return True


def has_effect(state: Everdell, deed: Deed, seat: int, owner: int, place: int) -> bool:
    if deed.verb == GAIN:
        if not times(state, deed, seat, (0, 0, seat, owner, place)):
            return False
        return deed.goods > 0 or deed.any > 0 or (state.room(seat) > 0 and state.cards_left() > 0)
    if deed.verb == TRADE:
        return deliveries(state, deed, seat, owner, place) > 0
    return deed.verb != DISCARD_OPEN
