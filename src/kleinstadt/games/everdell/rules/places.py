"""Chapters 4 and 5: where a worker may be placed, and what happens there (EV-34 to EV-48)."""

from typing import Final

from kleinstadt.games.everdell import phrases
from kleinstadt.games.everdell.cards import (
    ALONE_OF_COLOUR,
    AT_STATION,
    AUTUMN,
    CATEGORY,
    CATS,
    DESTINATION,
    EVENTS,
    EXCLUSIVE,
    FOREST_SPOTS,
    IDS,
    LOCATIONS,
    NONE,
    NOT_FOR,
    ON_BOARD,
    OPEN_POINTS,
    SPOT_HELPER,
    SPOTS,
    TYPE,
)
from kleinstadt.games.everdell.effects.counting import holds
from kleinstadt.games.everdell.effects.possible import demands_met, possible
from kleinstadt.games.everdell.goods import ONE, POINTS
from kleinstadt.games.everdell.phrases import WORDS
from kleinstadt.games.everdell.program import ACHIEVED, AT_LOCATION, EVENT_CARDS, EVENT_NEEDS, VISITED
from kleinstadt.games.everdell.state import ON_EVENT, Everdell, on_card
from kleinstadt.games.everdell.steps import DO

VISITS: Final = phrases.VISIT.all()


def open_places(state: Everdell, seat: int, lifted: int = NONE) -> list[str]:
    """Every place that is open to a worker of this seat (EV-35), but not the one it was lifted from (EV-43)."""
    standing = [spot for spots in state.workers for spot in spots]
    found = [
        VISITS[location]
        for location in locations(state)
        if location != lifted and location_open(state, seat, location, standing)
    ]
    for owner in range(state.sides):
        found += open_cards(state, seat, owner, lifted, standing)
    for place, event in enumerate(state.events):
        if state.owners[place] == NONE and can_achieve(state, seat, place):
            found.append(phrases.ACHIEVE.say(event))
    return found


def locations(state: Everdell) -> list[int]:
    """Those in play (EV-35)."""
    return list(ON_BOARD) + state.forest + (list(AT_STATION) if state.station.cards else [])


def location_open(state: Everdell, seat: int, location: int, standing: list[int]) -> bool:
    """Whether a worker may go there; `standing` is where all workers stand."""
    category = CATEGORY[location]
    if location in standing and not joins_others(state, seat, location):
        if EXCLUSIVE[location]:  # EV-36
            return False
        if category == "forest" and standing.count(location) >= FOREST_SPOTS[state.seats]:  # EV-37
            return False
    if location in state.workers[seat] and (EXCLUSIVE[location] or ALONE_OF_COLOUR[location]):
        return False
    if category == "basic":  # EV-46
        return True
    if category == "journey" and state.seasons[seat] != AUTUMN:  # EV-48
        return False
    return possible(state, AT_LOCATION[location], seat, seat, NONE)


def joins_others(state: Everdell, seat: int, location: int) -> bool:
    """EV-233: the Cats go to basic and forest locations where others stand."""
    return state.abilities[seat] == CATS and CATEGORY[location] in ("basic", "forest")


def open_cards(state: Everdell, seat: int, owner: int, lifted: int, standing: list[int]) -> list[str]:
    """Cards of a city that can be visited."""
    city = state.cities[owner]
    places = [
        place
        for place, card in enumerate(city.cards)
        if card != NONE
        and SPOTS[card]
        and on_card(owner, place) != lifted
        and card_open(state, seat, owner, place, standing)
        and possible(state, VISITED[card], seat, owner, place)
    ]
    return [phrases.VISIT_CARD.say(city.cards[place], owner, place) for place in city.alike(places)]


def card_open(state: Everdell, seat: int, owner: int, place: int, standing: list[int]) -> bool:
    """Whether the card has a free spot and is an own one or has the sign OPEN (EV-39, EV-40). Cats may join somebody
    else on a Destination card (EV-233)."""
    card = state.cities[owner].cards[place]
    spot = on_card(owner, place)
    there = standing.count(spot)
    if there < spots(state, owner, card) and (owner == seat or OPEN_POINTS[card]):
        return True
    if state.abilities[seat] != CATS or not there or spot in state.workers[seat]:
        return False
    return TYPE[card] == DESTINATION and (owner == seat or card not in NOT_FOR[CATS])


def spots(state: Everdell, owner: int, card: int) -> int:
    """One, and a second one while the card that opens it is in the same city (EV-124, EV-132)."""
    second = SPOT_HELPER[card] != NONE and state.cities[owner].holds(SPOT_HELPER[card])
    return SPOTS[card] + int(second)


def can_achieve(state: Everdell, seat: int, place: int) -> bool:
    """EV-41: the city meets every requirement, and what the event costs can be paid."""
    event = state.events[place]
    return (
        len(state.cities[seat].cards) >= EVENT_CARDS[event]  # most of them wait for a larger city
        and holds(state, EVENT_NEEDS[event], seat, seat, seat, place)
        and demands_met(state, ACHIEVED[event], seat, place)
    )


# -- going there ----------------------------------------------------------------------------------------------------


def spot_of(numbers: tuple[int, ...], is_event: bool) -> int:
    """The spot that a move names: a location, an event, or a card with its owner and place."""
    if len(numbers) == 3:
        return on_card(numbers[1], numbers[2])
    return ON_EVENT + numbers[0] if is_event else numbers[0]


def go_to(state: Everdell, seat: int, move: str) -> None:
    """An available worker goes where the move says, and the place is carried out at once (EV-34)."""
    said = WORDS.read(move)
    state.idle[seat] -= 1
    is_event = said.phrase is phrases.ACHIEVE
    state.workers[seat].append(spot_of(said.numbers, is_event))
    if is_event:
        achieve(state, seat, said.numbers[0])
    elif said.phrase is phrases.VISIT:
        (location,) = said.numbers
        state.tell("visited", {"seat": seat, "location": LOCATIONS[location]})
        state.push(DO.at(seat, AT_LOCATION[location], 0, seat, seat, NONE, NONE))
    else:
        card, owner, place = said.numbers
        visit_card(state, seat, card, owner, place)


def visit_card(state: Everdell, seat: int, card: int, owner: int, place: int) -> None:
    state.tell("visited_card", {"seat": seat, "card": IDS[card], "other_seat": owner})
    if owner != seat and OPEN_POINTS[card]:  # EV-40
        state.stocks[owner] += ONE[POINTS] * OPEN_POINTS[card]
        state.tell("gained", {"seat": owner, "number": OPEN_POINTS[card], "good": "points"})
    state.push(DO.at(seat, VISITED[card], 0, seat, owner, place, NONE))


def achieve(state: Everdell, seat: int, event: int) -> None:
    """EV-41, EV-160: the event is the seat's for good."""
    place = state.events.index(event)
    state.owners[place] = seat
    state.tell("achieved", {"seat": seat, "card": EVENTS[event]})
    if ACHIEVED[event] != NONE:
        state.push(DO.at(seat, ACHIEVED[event], 0, seat, seat, place, NONE))
