"""Verbs that let other things work: activate, copy_card, copy_location. Copying is the same step with another city."""

from typing import Any, Final

from kleinstadt.engine.step import Choice, Kind, Rules, Step, always
from kleinstadt.games.everdell import phrases
from kleinstadt.games.everdell.cards import IDS, LOCATIONS, NONE, PRODUCTION, TYPE
from kleinstadt.games.everdell.city import BIT
from kleinstadt.games.everdell.deeds import MANY, Deed
from kleinstadt.games.everdell.effects.possible import copy_places
from kleinstadt.games.everdell.effects.trade import deed_of
from kleinstadt.games.everdell.goods import ONE, POINTS
from kleinstadt.games.everdell.phrases import DECLINE_TEXT, WORDS
from kleinstadt.games.everdell.program import AT_LOCATION, BY_TYPE, PLAIN
from kleinstadt.games.everdell.state import Everdell
from kleinstadt.games.everdell.steps import ACTIVATE, COPY, COPY_PLACE, DO, PRODUCE, Context

# -- production -----------------------------------------------------------------------------------------------------


def activate_first(state: Everdell, deed: Deed, seat: int, context: Context) -> None:
    """All cards that produce (EV-98), or one of choice."""
    if deed.least == MANY:
        produce_all(state, seat)
    elif activatable(state, deed, context[2]):
        state.push(ACTIVATE.at(seat, *context))


def workable(state: Everdell, type: int, owner: int, banned: tuple[int, ...] = ()) -> list[int]:
    """The places of a city with cards of this type that do something, and are none of these."""
    return [
        place
        for place, card in enumerate(state.cities[owner].cards)
        if card != NONE and TYPE[card] == type and BY_TYPE[type][card] != NONE and card not in banned
    ]


def activatable(state: Everdell, deed: Deed, look: int) -> list[int]:
    """Cards that may be set to work (EV-115), equal ones once: of Husbands that is one with a Wife, if any is."""
    return state.cities[look].alike(workable(state, deed.type, look, deed.banned))


def activate_moves(state: Everdell, step: Step) -> tuple[str, ...]:
    look = step.args[2]
    cards = state.cities[look].cards
    found = [phrases.ACTIVATE.say(cards[place], place) for place in activatable(state, deed_of(step), look)]
    return tuple(sorted([DECLINE_TEXT, *found]))


def activate(state: Everdell, step: Step, move: str) -> None:
    said = WORDS.read(move)
    if said.phrase is phrases.ACTIVATE:
        card, place = said.numbers
        work(state, step.seat, step.args[2], step.args[2], place, card)


def work(state: Everdell, seat: int, look: int, owner: int, place: int, card: int) -> None:
    """A card does for this seat what it does, looking at the city of `look`."""
    if state.log is not None:
        state.tell("worked", {"seat": seat, "card": IDS[card]})
    state.push(DO.at(seat, BY_TYPE[TYPE[card]][card], 0, look, owner, place))


def produce_all(state: Everdell, seat: int) -> None:
    """EV-98: every card once, in an order of choice. What only gives goods comes first, unasked (D-54)."""
    cards = state.cities[seat].cards
    places = workable(state, PRODUCTION, seat)
    state.producing = sum([BIT[place] for place in places if not PLAIN[cards[place]]])
    if state.producing:
        state.push(PRODUCE.at(seat))
    for place in reversed(places):
        if PLAIN[cards[place]]:
            work(state, seat, seat, seat, place, cards[place])


def produce_moves(state: Everdell, step: Step) -> tuple[str, ...]:
    city = state.cities[step.seat]
    left = [place for place in city.places() if state.producing >> place & 1]
    return tuple(sorted([phrases.PRODUCE.say(city.cards[place], place) for place in city.alike(left)]))


def produce(state: Everdell, step: Step, move: str) -> None:
    card, place = WORDS.read(move).numbers
    state.producing &= ~BIT[place]
    if state.producing:
        state.push(PRODUCE.at(step.seat))
    work(state, step.seat, step.seat, step.seat, place, card)


# -- cards of other cities ------------------------------------------------------------------------------------------


def copy_targets(state: Everdell, deed: Deed, seat: int) -> list[tuple[int, int]]:
    """EV-123: cards in other cities. A card with the name of the copier there opens the own city, too; it is not copied
    itself (EV-108)."""
    cities = [other for other in range(state.sides) if other != seat]
    if any([state.cities[other].holds(deed.copier) for other in cities]):
        cities.append(seat)
    found: list[tuple[int, int]] = []
    for owner in cities:
        places = workable(state, deed.type, owner, deed.banned + (deed.copier,))
        found += [(owner, place) for place in state.cities[owner].alike(places)]
    return found


def copy_first(state: Everdell, deed: Deed, seat: int, context: Context) -> None:
    if copy_targets(state, deed, seat):
        state.push(COPY.at(seat, *context))


def copy_moves(state: Everdell, step: Step) -> tuple[str, ...]:
    targets = copy_targets(state, deed_of(step), step.seat)
    found = [phrases.COPY.say(state.cities[owner].cards[place], owner, place) for owner, place in targets]
    return tuple(sorted([DECLINE_TEXT, *found]))


def copy(state: Everdell, step: Step, move: str) -> None:
    """EV-106: what the card counts is looked up where it lies; what is paid and gained is the seat's own."""
    said = WORDS.read(move)
    if said.phrase is phrases.COPY:
        card, owner, place = said.numbers
        work(state, step.seat, owner if deed_of(step).there else step.seat, owner, place, card)


# -- locations ------------------------------------------------------------------------------------------------------


def copy_place_first(state: Everdell, deed: Deed, seat: int, context: Context) -> None:
    if copy_places(state, deed, seat, context[0]):
        state.push(COPY_PLACE.at(seat, *context))


def copy_place_moves(state: Everdell, step: Step) -> tuple[str, ...]:
    deed = deed_of(step)
    found = [phrases.COPY_PLACE.say(location) for location in copy_places(state, deed, step.seat, step.args[0])]
    return tuple(sorted([DECLINE_TEXT, *found] if deed.may else found))


def copy_place(state: Everdell, step: Step, move: str) -> None:
    deed = deed_of(step)
    said = WORDS.read(move)
    if said.phrase is phrases.DECLINE:
        return
    (location,) = said.numbers
    state.tell("copied_place", {"seat": step.seat, "location": LOCATIONS[location]})
    if deed.may:  # the Clock Tower takes a point off for it (EV-139)
        state.cities[step.seat].stores[step.args[4]] -= ONE[POINTS]
    state.push(DO.at(step.seat, AT_LOCATION[location], 0, step.seat, step.seat, NONE))


STEPS: Final[dict[Kind, Rules[Any]]] = {
    ACTIVATE: Choice("EV-115", activate_moves, activate, public=always, part=True, blind=always),
    PRODUCE: Choice("EV-98", produce_moves, produce, public=always, form="order", blind=always),
    COPY: Choice("EV-123", copy_moves, copy, public=always, part=True, blind=always),
    COPY_PLACE: Choice("EV-44", copy_place_moves, copy_place, public=always, part=True, blind=always),
}
