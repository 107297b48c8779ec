"""Whether a place has anything to offer (EV-38): every demand can be met, and something happens."""

from kleinstadt.games.everdell.cards import BASICS, NONE, NOT_FOR, SNAILS, TYPE
from kleinstadt.games.everdell.city import BIT
from kleinstadt.games.everdell.deeds import (
    ACTIVATE,
    COPY_CARD,
    COPY_LOCATION,
    DISCARD_OPEN,
    GAIN,
    MANY,
    PLAY,
    REVEAL,
    TAKE_OPEN,
    TAKE_STORED,
    TRADE,
    Deed,
)
from kleinstadt.games.everdell.effects.gain import times
from kleinstadt.games.everdell.effects.play import any_playable
from kleinstadt.games.everdell.effects.trade import deliveries
from kleinstadt.games.everdell.program import ALWAYS, AT_LOCATION, BY_TYPE, CAN_VARY, PROGRAMS, VARIANTS
from kleinstadt.games.everdell.rules.hands import any_in_meadow
from kleinstadt.games.everdell.state import Everdell
from kleinstadt.games.everdell.steps import Context


def variant(state: Everdell, program: int) -> int:
    """The program that an option puts in the place of this one, if any does (EV-127, EV-222)."""
    if program not in VARIANTS:
        return program
    option, value, other = VARIANTS[program]
    return other if state.options[option] == value else program


def possible(state: Everdell, program: int, seat: int, owner: int, place: int, by: int = NONE) -> bool:
    """Whether the seat could do part of this, and all that is demanded."""
    if ALWAYS[program]:
        return True
    program = variant(state, program) if CAN_VARY[program] else program
    some = False
    for at, deed in enumerate(PROGRAMS[program]):
        context = (program, at, seat, owner, place, by)
        if deed.verb == TRADE:  # how often is told once for both questions
            often = deliveries(state, deed, seat, context)
            if often < deed.least:
                return False
            some = some or often > 0
        elif not can_be_met(state, deed, seat, context):
            return False
        else:
            some = some or has_effect(state, deed, seat, context)
    return some


def copy_places(state: Everdell, deed: Deed, seat: int, program: int) -> list[int]:
    """EV-44: locations in play whose action is possible, whoever stands there; none copies itself (EV-53)."""
    there = (BASICS if deed.basics else ()) + (state.forest if deed.forests else ())
    return [
        location
        for location in there
        if AT_LOCATION[location] != program
        and (not deed.own or location in state.workers[seat])
        and possible(state, AT_LOCATION[location], seat, seat, NONE)
    ]


def demands_met(state: Everdell, program: int, seat: int, place: int) -> bool:
    """For an event it is enough that what it costs can be paid (EV-41)."""
    if program == NONE:
        return True
    deeds = enumerate(PROGRAMS[program])
    return all(can_be_met(state, deed, seat, (program, at, seat, seat, place, NONE)) for at, deed in deeds)


def can_be_met(state: Everdell, deed: Deed, seat: int, context: Context) -> bool:
    """What must be done can be done in full."""
    program, _, look, owner, place, _ = context
    if deed.verb == TRADE:
        return deliveries(state, deed, seat, context) >= deed.least
    if deed.verb == PLAY:
        return not deed.least or any_playable(state, deed, seat)
    if deed.verb == TAKE_STORED:
        return state.cities[owner].stores[place] > 0
    if deed.verb == TAKE_OPEN:
        return not deed.needed or (state.room(seat) > 0 and any_in_meadow(state))
    if deed.verb == COPY_LOCATION:
        return bool(copy_places(state, deed, seat, program))
    if deed.verb == COPY_CARD:
        return not deed.least or bool(copy_targets(state, deed, seat, context))
    if deed.verb == ACTIVATE:
        return deed.least in (0, MANY) or bool(activatable(state, deed, seat, look))
    if deed.verb == REVEAL:
        return deed.event or state.cards_left() > 0
    return True


def has_effect(state: Everdell, deed: Deed, seat: int, context: Context) -> bool:
    if deed.verb == GAIN:
        if not times(state, deed, seat, context):
            return False
        return deed.goods > 0 or deed.any > 0 or (state.room(seat) > 0 and state.cards_left() > 0)
    if deed.verb == TRADE:
        return deliveries(state, deed, seat, context) > 0
    return deed.verb != DISCARD_OPEN


# -- cards that are set to work or copied ----------------------------------------------------------------------------


def workable(state: Everdell, type: int, owner: int, banned: tuple[int, ...] = ()) -> list[int]:
    """The places of a city with cards of this type that do something, and are none of these."""
    return [
        place
        for place, card in enumerate(state.cities[owner].cards)
        if card != NONE and TYPE[card] == type and BY_TYPE[type][card] != NONE and card not in banned
    ]


def activatable(state: Everdell, deed: Deed, seat: int, look: int, first: int = NONE) -> list[int]:
    """Cards that may be set to work (EV-115), equal ones once: of Husbands that is one with a Wife, if any is. Not the
    one that was first (EV-101); in the city of somebody else what the Snails may not use neither (EV-111)."""
    banned = deed.banned if look == seat else deed.banned + NOT_FOR[SNAILS]
    places = [place for place in workable(state, deed.type, look, banned) if place != first]
    return state.alike(look, places)


def copy_targets(state: Everdell, deed: Deed, seat: int, context: Context) -> list[tuple[int, int]]:
    """Of cards that can be copied those that do something, where something must be done."""
    found = copyable(state, deed, seat, context)
    if not deed.least:
        return found
    by = copying(seat, context)
    return [
        (owner, place)
        for owner, place in found
        if possible(state, copied(state, deed, owner, place), seat, owner, place, by)
    ]


def copied(state: Everdell, deed: Deed, owner: int, place: int) -> int:
    """What this card does when it is copied."""
    return BY_TYPE[deed.type][state.cities[owner].cards[place]]


def copyable(state: Everdell, deed: Deed, seat: int, context: Context) -> list[tuple[int, int]]:
    """EV-106 to EV-109: cards in other cities, of equal ones the first. Another one with the name of the copier there
    opens the own city, too; it is not copied itself (EV-108)."""
    cities = state.other_cities(seat)
    if any(state.cities[other].holds(deed.copier, itself(deed, other, context)) for other in cities):
        cities.append(seat)
    return [
        (owner, place)
        for owner in cities
        for place in state.cities[owner].alike(workable(state, deed.type, owner, deed.banned + (deed.copier,)))
    ]


def itself(deed: Deed, owner: int, context: Context) -> int:
    """The place of the copier in this city, as a mask. Where it works as if it lay in the own city (EV-107, EV-233), it
    is no other one; a Miner Mole that the Snails activate has been chosen once already (EV-111)."""
    return BIT[context[4]] if context[3] == owner and not deed.there else 0


def copying(seat: int, context: Context) -> int:
    """The place of the own card that copies; NONE if it lies in another city."""
    return context[4] if context[3] == seat else NONE
