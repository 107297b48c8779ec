"""Chapters 4 and 5: where a worker may be placed, and what happens there (EV-34 to EV-48)."""

from typing import Final

from mypy_extensions import i64

from kleinstadt.engine.event import Arg
from kleinstadt.engine.phrase import Said
from kleinstadt.engine.sharing import replaced
from kleinstadt.engine.step import Step
from kleinstadt.games.everdell import phrases
from kleinstadt.games.everdell.cards import (
    ABILITIES,
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
from kleinstadt.games.everdell.city import BIT, PLACES
from kleinstadt.games.everdell.effects.counting import holds
from kleinstadt.games.everdell.effects.possible import demands_met, possible
from kleinstadt.games.everdell.goods import ONE, POINTS
from kleinstadt.games.everdell.program import ACHIEVED, AT_LOCATION, EVENT_CARDS, EVENT_NAMES, EVENT_NEEDS, VISITED
from kleinstadt.games.everdell.state import ON_CARD, ON_EVENT, Everdell, on_card
from kleinstadt.games.everdell.steps import DO

VISITS: Final = phrases.VISIT.all()
# By seat and location, what follows when a worker has come.
AT_WORK: Final[tuple[tuple[Step, ...], ...]] = tuple(
    [tuple([DO.at(seat, program, 0, seat, seat, NONE, NONE) for program in AT_LOCATION]) for seat in range(4)]
)
ACHIEVEMENTS: Final = phrases.ACHIEVE.all()
# As answers are sorted, the forest between them.
ON_BOARD_SORTED: Final = sorted(ON_BOARD, key=lambda location: VISITS[location])
BASIC: Final[tuple[int, ...]] = tuple([there for there in ON_BOARD_SORTED if CATEGORY[there] == "basic"])
FARTHER: Final[tuple[int, ...]] = tuple([there for there in ON_BOARD_SORTED if CATEGORY[there] != "basic"])


def set_of(categories: tuple[str, ...]) -> int:
    """Locations of these categories, as a mask."""
    return sum(BIT[location] for location, category in enumerate(CATEGORY) if category in categories)


FOREST: Final = set_of(("forest",))
JOURNEYS: Final = set_of(("journey",))
JOINED_BY_CATS: Final = set_of(("basic", "forest"))
FOR_ONE: Final = sum(BIT[location] for location in range(len(LOCATIONS)) if EXCLUSIVE[location])
NOT_TWICE: Final = FOR_ONE | sum(BIT[location] for location in range(len(LOCATIONS)) if ALONE_OF_COLOUR[location])


def open_places(state: Everdell, seat: int, lifted: int = NONE) -> list[str]:
    """Every place that is open to a worker of this seat (EV-35), but not the one it was lifted from (EV-43)."""
    found: list[str] = []
    add_events(state, seat, found)
    add_spots(state, seat, lifted, found)
    return found


def add_events(state: Everdell, seat: int, found: list[str]) -> None:
    """Those that this seat can achieve."""
    names = state.cities[seat].names
    for place, owner in enumerate(state.owners):
        if owner == NONE and can_achieve(state, seat, place, names):
            found.append(ACHIEVEMENTS[state.events[place]])


def add_spots(state: Everdell, seat: int, lifted: int, found: list[str]) -> None:
    """Locations and cards."""
    add_locations(state, seat, lifted, found)
    for owner, city in enumerate(state.cities):
        if city.spotted:
            add_cards(state, seat, owner, lifted, found)


def add_locations(state: Everdell, seat: int, lifted: int, found: list[str]) -> None:
    """Those in play (EV-35) that let a worker in and have something to offer."""
    closed = closed_locations(state, seat, state.abilities[seat] == CATS)
    if 0 <= lifted < ON_EVENT:
        closed |= BIT[lifted]
    for location in BASIC:
        add_location(state, seat, location, closed, found)
    for location in state.forest:
        add_location(state, seat, location, closed, found)
    for location in FARTHER:
        add_location(state, seat, location, closed, found)
    if state.station.cards:
        for location in AT_STATION:
            add_location(state, seat, location, closed, found)


def add_location(state: Everdell, seat: int, location: int, closed: i64, found: list[str]) -> None:
    """If it is not closed and has something to offer."""
    if not closed >> location & 1 and possible(state, AT_LOCATION[location], seat, seat, NONE):
        found.append(VISITS[location])


def closed_locations(state: Everdell, seat: int, cats: bool) -> i64:
    """Where no further worker of this seat may stand now, as a mask. The Cats go to basic and forest locations where
    others stand (EV-233)."""
    taken: i64 = 0
    crowded: i64 = 0
    mine: i64 = 0
    one: i64 = 1
    for side, spots in enumerate(state.workers):
        for spot in spots:
            if spot < ON_EVENT:
                bit = one << spot
                crowded |= taken & bit
                taken |= bit
                if side == seat:
                    mine |= bit
    closed = taken & FOR_ONE | (taken if FOREST_SPOTS[state.seats] == 1 else crowded) & FOREST  # EV-36, EV-37
    if cats:
        closed &= ~JOINED_BY_CATS
    if state.seasons[seat] != AUTUMN:  # EV-48
        closed |= JOURNEYS
    return closed | mine & NOT_TWICE


def add_cards(state: Everdell, seat: int, owner: int, lifted: int, found: list[str]) -> None:
    """Cards of a city that can be visited, of equal ones the first."""
    city = state.cities[owner]
    places: list[int] = []
    for place in city.spotted:
        if (
            on_card(owner, place) != lifted
            and card_open(state, seat, owner, place)
            and possible(state, VISITED[city.cards[place]], seat, owner, place)
        ):
            places.append(place)
    for place in state.alike(owner, places):
        found.append(phrases.VISIT_CARD.triple(city.cards[place], owner, place))


def card_open(state: Everdell, seat: int, owner: int, place: int) -> bool:
    """Whether a worker may go there. Cats may join somebody else on a Destination card (EV-233)."""
    if open_to_all(state, seat, owner, place):
        return True
    spot = on_card(owner, place)
    if state.abilities[seat] != CATS or spot in state.workers[seat] or not state.standing_on(spot):
        return False
    card = state.cities[owner].cards[place]
    return TYPE[card] == DESTINATION and (owner == seat or card not in NOT_FOR[CATS])


def open_to_all(state: Everdell, seat: int, owner: int, place: int) -> bool:
    """Whether the card has a free spot and is an own one or has the sign OPEN (EV-39, EV-40)."""
    card = state.cities[owner].cards[place]
    if owner != seat and not OPEN_POINTS[card]:
        return False
    return state.standing_on(on_card(owner, place)) < spots(state, owner, card)


def spots(state: Everdell, owner: int, card: int) -> int:
    """One, and a second one while the card that opens it is in the same city (EV-124, EV-132)."""
    second = SPOT_HELPER[card] != NONE and state.cities[owner].holds(SPOT_HELPER[card])
    return SPOTS[card] + int(second)


def can_achieve(state: Everdell, seat: int, place: int, names: int) -> bool:
    """EV-41: the city, in which cards of these names lie, meets every requirement, and what the event costs can be
    paid."""
    event = state.events[place]
    named = EVENT_NAMES[event]
    return (
        len(state.cities[seat].cards) >= EVENT_CARDS[event]  # most of them wait for a larger city
        and names & named == named
        and holds(state, EVENT_NEEDS[event], seat, seat, seat, place)
        and demands_met(state, ACHIEVED[event], seat, place)
    )


# -- going there ----------------------------------------------------------------------------------------------------


def spot_of(numbers: tuple[int, ...], is_event: bool) -> int:
    """The spot that a move names: a location, an event, or a card with its owner and place."""
    if len(numbers) == 3:
        return on_card(numbers[1], numbers[2])
    return ON_EVENT + numbers[0] if is_event else numbers[0]


def go_to(state: Everdell, seat: int, said: Said, moved: bool = False) -> None:
    """An available worker goes where the move says, and the place is carried out at once (EV-34). One that is moved
    (EV-43) was placed before, which the log keeps apart: by a ticket, or by the card that is being played."""
    state.idle[seat] = state.idle[seat] - 1
    is_event = said.phrase is phrases.ACHIEVE
    spot = spot_of(said.numbers, is_event)
    if state.abilities[seat] == CATS and joins_others(state, seat, spot):
        state.tell("used_ability", {"seat": seat, "ability": ABILITIES[CATS]})
    state.workers[seat].append(spot)
    if is_event:
        achieve(state, seat, said.numbers[0])
    elif said.phrase is phrases.VISIT:
        (location,) = said.numbers
        if state.log is not None:
            tell_going(state, "moved" if moved else "visited", {"seat": seat, "location": LOCATIONS[location]})
        state.push(AT_WORK[seat][location])
    else:
        card, owner, place = said.numbers
        if state.log is not None:
            where: dict[str, Arg] = {"seat": seat, "card": IDS[card], "other_seat": owner}
            tell_going(state, "moved_card" if moved else "visited_card", where)
        visit_card(state, seat, card, owner, place)


def tell_going(state: Everdell, event: str, where: dict[str, Arg]) -> None:
    """Who moves a worker by a card says by which."""
    if event.startswith("moved") and state.table:
        state.tell(f"{event}_by", {**where, "other_card": IDS[state.table[-1].card]})
    else:
        state.tell(event, where)


def joins_others(state: Everdell, seat: int, spot: int) -> bool:
    """Whether nobody but the Cats could go there (EV-233)."""
    if spot < ON_EVENT:
        return closed_locations(state, seat, False) >> spot & 1 > 0
    return spot >= ON_CARD and not open_to_all(state, seat, *divmod(spot - ON_CARD, PLACES))


def visit_card(state: Everdell, seat: int, card: int, owner: int, place: int) -> None:
    if owner != seat and OPEN_POINTS[card]:  # EV-40
        state.stocks[owner] += ONE[POINTS] * OPEN_POINTS[card]
        state.tell("gained", {"seat": owner, "number": OPEN_POINTS[card], "good": "points"})
    state.push(DO.at(seat, VISITED[card], 0, seat, owner, place, NONE))


def achieve(state: Everdell, seat: int, event: int) -> None:
    """EV-41, EV-160: the event is the seat's for good."""
    place = state.events.index(event)
    state.owners = replaced(state.owners, place, seat)
    state.tell("achieved", {"seat": seat, "card": EVENTS[event]})
    if ACHIEVED[event] != NONE:
        state.push(DO.at(seat, ACHIEVED[event], 0, seat, seat, place, NONE))
