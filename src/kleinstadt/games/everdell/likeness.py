"""Whether two positions are worth the same to a seat: most answers of others change nothing that its value looks at.

What is compared is all that heuristic.py, facts.py and sheets.py read. Where that would be much, the answer is no.
"""

from typing import Final

from kleinstadt.engine.sharing import same
from kleinstadt.games.everdell.cards import EVENTS, IDS, NAME_BIT, NONE
from kleinstadt.games.everdell.city import City
from kleinstadt.games.everdell.deeds import COPY_CARD, COPY_LOCATION, OF_PAIRS, PLAY, REVEAL
from kleinstadt.games.everdell.program import ACHIEVED, CARD_SCORES, EVENT_SCORES, PROGRAMS
from kleinstadt.games.everdell.rules.places import closed_locations
from kleinstadt.games.everdell.state import ON_EVENT, Everdell


def looks_beyond(event: int) -> bool:
    """Whether an event counts what lies in other cities, or asks for what depends on more than the own one."""
    program = ACHIEVED[event]
    asks = program != NONE and any(deed.verb in (COPY_CARD, COPY_LOCATION, PLAY, REVEAL) for deed in PROGRAMS[program])
    return asks or any(score.per is not None and score.per.what == OF_PAIRS for score in EVENT_SCORES[event])


WIDE_EVENT: Final[tuple[bool, ...]] = tuple([looks_beyond(event) for event in range(len(EVENTS))])
WIDE_CARDS: Final = sum(  # of those that copy a bonus out of another city (EV-204), as a mask
    NAME_BIT[card] for card in range(len(IDS)) if any(score.copies != NONE for score in CARD_SCORES[card])
)


def alike(one: Everdell, other: Everdell, seat: int) -> bool:
    """Whether the seat's value sees no difference between them."""
    return (
        not one.over
        and not other.over
        and one.stocks[seat] == other.stocks[seat]
        and one.idle[seat] == other.idle[seat]
        and one.passed == other.passed
        and one.seasons == other.seasons
        and same(one.hands[seat].cards, other.hands[seat].cards)
        and same(one.meadow, other.meadow)
        and same(one.station.cards, other.station.cards)
        and same_city(one.cities[seat], other.cities[seat])
        and same_of_newleaf(one, other, seat)
        and same_events(one, other, seat)
        and same_work(one, other, seat)
        and same_questions(one, other, seat)
    )


def same_city(city: City, other: City) -> bool:
    return (
        not city.names & WIDE_CARDS
        and city.marked == other.marked
        and city.prison == other.prison
        and city.couples == other.couples
        and same(city.cards, other.cards)
        and same(city.stores, other.stores)
    )


def same_of_newleaf(one: Everdell, other: Everdell, seat: int) -> bool:
    return (
        one.golden[seat] == other.golden[seat]
        and one.tickets[seat] == other.tickets[seat]
        and one.reserved[seat] == other.reserved[seat]
        and one.abilities[seat] == other.abilities[seat]
        and one.hosted[seat] == other.hosted[seat]
    )


def same_events(one: Everdell, other: Everdell, seat: int) -> bool:
    """Who has which, and what lies there."""
    if one.owners != other.owners or one.event_goods != other.event_goods or one.beneath != other.beneath:
        return False
    for place, event in enumerate(one.events):
        if WIDE_EVENT[event] and (one.owners[place] == NONE or one.owners[place] == seat):
            return False
    return True


def same_work(one: Everdell, other: Everdell, seat: int) -> bool:
    """Where the own workers are, and what others leave open; others on cards may stand on the own ones."""
    moved = False
    for side in range(len(one.workers)):
        here, there = one.workers[side], other.workers[side]
        if same(here, there):
            continue
        if side == seat or any(spot > ON_EVENT for spot in here) or any(spot > ON_EVENT for spot in there):
            return False
        moved = True
    return not moved or closed_locations(one, seat, False) == closed_locations(other, seat, False)


def same_questions(one: Everdell, other: Everdell, seat: int) -> bool:
    """What the seat is asked or will be asked; what it plays itself is looked at anew."""
    mine = [step for step in one.stack if step.seat == seat]
    there = [step for step in other.stack if step.seat == seat]
    if len(mine) != len(there) or (mine and (one.table or other.table)):
        return False
    for place, step in enumerate(mine):
        if step.kind is not there[place].kind or step.args != there[place].args:
            return False
    return True
