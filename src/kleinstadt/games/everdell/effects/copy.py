"""Verbs that let other things work: activate, copy_card, copy_location. Copying is the same step with another city."""

from typing import Any, Final

from kleinstadt.engine.event import Arg
from kleinstadt.engine.step import Choice, Effect, Kind, Rules, Step, always, in_order
from kleinstadt.games.everdell import phrases
from kleinstadt.games.everdell.cards import IDS, LOCATIONS, NONE, PRODUCTION, TYPE
from kleinstadt.games.everdell.city import BIT
from kleinstadt.games.everdell.deeds import FROM_HAND, MANY, PLAY, Deed
from kleinstadt.games.everdell.effects.asking import about_deed
from kleinstadt.games.everdell.effects.possible import (
    activatable,
    copied,
    copy_places,
    copy_targets,
    copyable,
    copying,
    workable,
)
from kleinstadt.games.everdell.goods import ONE, POINTS
from kleinstadt.games.everdell.phrases import DECLINE_TEXT, WORDS
from kleinstadt.games.everdell.program import AT_LOCATION, BY_TYPE, PLAIN, PROGRAMS
from kleinstadt.games.everdell.rules.paying import tell_goods
from kleinstadt.games.everdell.state import Everdell
from kleinstadt.games.everdell.steps import (
    ACTIVATE,
    COPY,
    COPY_PLACE,
    DO,
    PRODUCE,
    PRODUCING,
    Context,
    card_of,
    context_of,
    deed_of,
)

# -- production -----------------------------------------------------------------------------------------------------


def activate_first(state: Everdell, deed: Deed, seat: int, context: Context) -> None:
    """All cards that produce (EV-98), or one of choice."""
    if deed.least == MANY:
        produce_all(state, seat)
    elif activatable(state, deed, seat, context[2]):
        state.push(ACTIVATE.at(seat, *context, NONE))


def activate_moves(state: Everdell, step: Step) -> tuple[str, ...]:
    """One card, or a second one after the first; the first is forced where a worker came for it (EV-209)."""
    deed = deed_of(step)
    _, _, look, _, _, _, first = step.args
    cards = state.cities[look].cards
    places = activatable(state, deed, step.seat, look, first)
    found = [phrases.ACTIVATE.pair(cards[place], place) for place in places]
    return in_order(found if deed.least and first == NONE else [DECLINE_TEXT, *found])


def activate(state: Everdell, step: Step, move: str) -> None:
    said = WORDS.read(move)
    if said.phrase is not phrases.ACTIVATE:
        return
    card, place = said.numbers
    _, _, look, _, _, _, first = step.args
    if deed_of(step).most > 1 and first == NONE:  # EV-101
        state.push(ACTIVATE.at(step.seat, *context_of(step), place))
    work(state, step.seat, look, look, place, card)


def work(state: Everdell, seat: int, look: int, owner: int, place: int, card: int, by: int = NONE) -> None:
    """A card does for this seat what it does, looking at the city of `look`; perhaps an own card copies it."""
    if state.log is not None:
        state.tell("worked", {"seat": seat, "card": IDS[card]})
    state.push(DO.at(seat, BY_TYPE[TYPE[card]][card], 0, look, owner, place, by))


def produce_all(state: Everdell, seat: int) -> None:
    """EV-98: every card once, in an order of choice. What only gives goods comes first, unasked (D-54)."""
    cards = state.cities[seat].cards
    places = workable(state, PRODUCTION, seat)
    state.producing = sum(BIT[place] for place in places if not PLAIN[cards[place]])
    state.push(PRODUCING.at(seat))
    for place in reversed(places):
        if PLAIN[cards[place]]:
            work(state, seat, seat, seat, place, cards[place])


def still_to_produce(state: Everdell, seat: int) -> list[int]:
    return [place for place in state.cities[seat].places() if state.producing >> place & 1]


def producing(state: Everdell, step: Step) -> None:
    """Which card is next, as long as there is one: some may have left meanwhile (EV-98)."""
    if still_to_produce(state, step.seat):
        state.push(PRODUCE.at(step.seat))
    else:
        state.producing = 0


def produce_moves(state: Everdell, step: Step) -> tuple[str, ...]:
    city = state.cities[step.seat]
    left = city.alike(still_to_produce(state, step.seat))
    return in_order([phrases.PRODUCE.pair(city.cards[place], place) for place in left])


def produce(state: Everdell, step: Step, move: str) -> None:
    card, place = WORDS.read(move).numbers
    state.producing &= ~BIT[place]
    state.push(PRODUCING.at(step.seat))
    work(state, step.seat, step.seat, step.seat, place, card)


# -- cards of other cities ------------------------------------------------------------------------------------------


def copy_first(state: Everdell, deed: Deed, seat: int, context: Context) -> None:
    if copy_targets(state, deed, seat, context):
        state.push(COPY.at(seat, *context))


def copy_moves(state: Everdell, step: Step) -> tuple[str, ...]:
    deed = deed_of(step)
    targets = copy_targets(state, deed, step.seat, context_of(step))
    found = [phrases.COPY.triple(state.cities[owner].cards[place], owner, place) for owner, place in targets]
    return in_order(found if deed.least else [DECLINE_TEXT, *found])


def copy(state: Everdell, step: Step, move: str) -> None:
    """What the card counts is looked up where it lies (EV-106), or in the own city (EV-107); what is paid and gained is
    the seat's own."""
    said = WORDS.read(move)
    if said.phrase is phrases.COPY:
        card, owner, place = said.numbers
        look = owner if deed_of(step).there else step.seat
        work(state, step.seat, look, owner, place, card, copying(step.seat, context_of(step)))


def copy_is_public(state: Everdell, step: Step) -> bool:
    """Not where it tells whether a card could be played from the hand."""
    deed = deed_of(step)
    if not deed.least:
        return True
    there = copyable(state, deed, step.seat, context_of(step))
    return not any(from_hand(copied(state, deed, owner, place)) for owner, place in there)


def from_hand(program: int) -> bool:
    return any(deed.verb == PLAY and FROM_HAND in deed.sources for deed in PROGRAMS[program])


# -- locations ------------------------------------------------------------------------------------------------------


def copy_place_first(state: Everdell, deed: Deed, seat: int, context: Context) -> None:
    if copy_places(state, deed, seat, context[0]):
        state.push(COPY_PLACE.at(seat, *context))


def copy_place_moves(state: Everdell, step: Step) -> tuple[str, ...]:
    deed = deed_of(step)
    program, *_ = step.args
    found = [phrases.COPY_PLACE.of(location) for location in copy_places(state, deed, step.seat, program)]
    return in_order([DECLINE_TEXT, *found] if deed.may else found)


def copy_place(state: Everdell, step: Step, move: str) -> None:
    deed = deed_of(step)
    said = WORDS.read(move)
    if said.phrase is phrases.DECLINE:
        return
    (location,) = said.numbers
    if deed.may:  # the Clock Tower takes a point off for it (EV-139)
        _, place = card_of(step)
        state.cities[step.seat].stores[place] -= ONE[POINTS]
        tell_goods(state, "took_off", step.seat, ONE[POINTS], card=deed.copier)
    if deed.copier == NONE:
        state.tell("copied_place", {"seat": step.seat, "location": LOCATIONS[location]})
    else:
        by: dict[str, Arg] = {"seat": step.seat, "card": IDS[deed.copier], "location": LOCATIONS[location]}
        state.tell("copied_place_by", by)
    state.push(DO.at(step.seat, AT_LOCATION[location], 0, step.seat, step.seat, NONE, NONE))


STEPS: Final[dict[Kind, Rules[Any]]] = {
    ACTIVATE: Choice("EV-115", activate_moves, activate, public=always, about=about_deed, part=True, blind=always),
    PRODUCING: Effect(producing),
    PRODUCE: Choice("EV-98", produce_moves, produce, public=always, form="order", blind=always),
    COPY: Choice("EV-123", copy_moves, copy, public=copy_is_public, about=about_deed, part=True, blind=always),
    COPY_PLACE: Choice("EV-44", copy_place_moves, copy_place, public=always, about=about_deed, part=True, blind=always),
}
