"""What keeps a seat whose turn it is from a place, an event, a card of a city or a card that could be played: asked
of the rules themselves. A thing has the name that answers give it: a location or an event its id, a card of a city
"1.4" (seat and place), any other its source, "meadow_3", and where that is not enough with its name, "hand:farm"."""

from collections.abc import Iterator
from itertools import product
from typing import Final

from kleinstadt.engine.obstacle import Obstacle, Obstacles
from kleinstadt.games.everdell import phrases
from kleinstadt.games.everdell.cards import (
    ALONE_OF_COLOUR,
    AT_STATION,
    AUTUMN,
    CATEGORY,
    CATS,
    DUNGEON,
    EVENTS,
    FOOL,
    IDS,
    JOURNEY_POINTS,
    LOCATION_FACTS,
    LOCATIONS,
    NAME_BIT,
    NONE,
    ON_BOARD,
    OPEN_POINTS,
    PLAYS_IN_A_SEASON,
    PRICE,
    RUINS,
    SPOTS,
    UNIQUE,
)
from kleinstadt.games.everdell.city import BIT
from kleinstadt.games.everdell.effects.counting import holds
from kleinstadt.games.everdell.goods import GOODS, ONE, RESOURCES, amount
from kleinstadt.games.everdell.phrases import SOURCES, WORDS
from kleinstadt.games.everdell.program import EVENT_NAMES, EVENT_NEEDS
from kleinstadt.games.everdell.rules.hands import at_station
from kleinstadt.games.everdell.rules.paying import fool_targets, ruin_targets, ways
from kleinstadt.games.everdell.rules.places import ACHIEVEMENTS, VISITS, card_open, closed_locations
from kleinstadt.games.everdell.rules.playing import in_archive
from kleinstadt.games.everdell.state import HAND, RESERVED, Everdell
from kleinstadt.games.everdell.steps import PLAY_ONE, TURN

WITH_NAME: Final = ("hand", "reserved", "archive")  # sources of several cards, or of one that changes


def obstacles(state: Everdell, seat: int) -> Obstacles:
    """Only a turn leaves open what to do; whoever is asked anything else is shown what there is to choose from."""
    asked = state.asked(seat)
    if asked is None or asked.kind is not TURN:
        return {}
    moves = frozenset(state.moves(seat))
    found: Obstacles = {}
    found.update(of_locations(state, seat, moves))
    found.update(of_events(state, seat, moves))
    found.update(of_cities(state, seat, moves))
    found.update(of_cards(state, seat, moves))
    return found


# -- places for workers ---------------------------------------------------------------------------------------------


def of_locations(state: Everdell, seat: int, moves: frozenset[str]) -> Obstacles:
    there = [*ON_BOARD, *state.forest, *(AT_STATION if state.station.cards else ())]
    return {LOCATIONS[each]: [at_location(state, seat, each)] for each in there if VISITS[each] not in moves}


def at_location(state: Everdell, seat: int, location: int) -> Obstacle:
    """Why no worker of this seat can go there now."""
    if CATEGORY[location] == "journey" and state.seasons[seat] != AUTUMN:
        return Obstacle("journey", "EV-48")
    if not state.idle[seat]:
        return no_workers(state, seat)
    if closed_locations(state, seat, state.abilities[seat] == CATS) & BIT[location]:
        if ALONE_OF_COLOUR[location] and location in state.workers[seat]:
            return Obstacle("one_of_each", LOCATION_FACTS[location]["rule"])
        return Obstacle("taken", "EV-37" if CATEGORY[location] == "forest" else "EV-36")
    if CATEGORY[location] == "journey":
        return Obstacle("hand_cards", "EV-48", {"count": JOURNEY_POINTS[location]})
    return Obstacle("use", "EV-38")


def no_workers(state: Everdell, seat: int) -> Obstacle:
    """In autumn none of them comes back."""
    return Obstacle("no_workers", "EV-34") if state.seasons[seat] == AUTUMN else Obstacle("workers", "EV-34")


def of_events(state: Everdell, seat: int, moves: frozenset[str]) -> Obstacles:
    return {
        EVENTS[event]: [at_event(state, seat, place)]
        for place, event in enumerate(state.events)
        if ACHIEVEMENTS[event] not in moves
    }


def at_event(state: Everdell, seat: int, place: int) -> Obstacle:
    """Why this seat cannot achieve it now (EV-41)."""
    owner, event = state.owners[place], state.events[place]
    if owner == seat:
        return Obstacle("achieved_already", "EV-160")
    if owner >= state.seats:
        return Obstacle("taken_event", "EV-240")
    if owner != NONE:
        return Obstacle("achieved", "EV-160", {"seat": owner})
    lacking = EVENT_NAMES[event] & ~state.cities[seat].names
    if lacking:
        cards = [id for number, id in enumerate(IDS) if lacking & NAME_BIT[number]]
        return Obstacle("event_cards", "EV-160", {"cards": cards})
    if not holds(state, EVENT_NEEDS[event], seat, seat, seat, place):
        return Obstacle("event_needs", "EV-160")
    return no_workers(state, seat) if not state.idle[seat] else Obstacle("event_price", "EV-41")


def of_cities(state: Everdell, seat: int, moves: frozenset[str]) -> Obstacles:
    """Cards to which a worker could go, if anything; of equal ones an answer names one."""
    open_there = {WORDS.read(move).numbers[:2] for move in moves if WORDS.read(move).phrase is phrases.VISIT_CARD}
    return {
        f"{owner}.{place}": [at_card(state, seat, owner, place)]
        for owner in range(state.sides)
        for place, card in enumerate(state.cities[owner].cards)
        if card != NONE and SPOTS[card] and (card, owner) not in open_there
    }


def at_card(state: Everdell, seat: int, owner: int, place: int) -> Obstacle:
    """Why no worker of this seat can go to this card of a city."""
    is_open = card_open(state, seat, owner, place)  # for the Cats more than for others
    if not is_open and owner != seat and not OPEN_POINTS[state.cities[owner].cards[place]]:
        return Obstacle("closed", "EV-39")
    if not state.idle[seat]:
        return no_workers(state, seat)
    return Obstacle("use", "EV-38") if is_open else Obstacle("taken", "EV-39")


# -- cards to be played ---------------------------------------------------------------------------------------------


def of_cards(state: Everdell, seat: int, moves: frozenset[str]) -> Obstacles:
    """Cards that cannot be played as an action, each by where it lies."""
    otherwise = by_a_visit(state, seat, moves)
    found: Obstacles = {}
    for card, source in within_reach(state, seat):
        if 0 < source <= state.closed:
            found[SOURCES[source]] = [Obstacle("closed_meadow", "EV-241")]
            continue
        here = at_play(state, seat, card, source)
        if here and (card, source) in otherwise:
            here.append(Obstacle("by_visit", "EV-57", {"card": otherwise[card, source]}))
        if here:
            name = SOURCES[source]
            found[f"{name}:{IDS[card]}" if name in WITH_NAME else name] = here
    return found


def within_reach(state: Everdell, seat: int) -> Iterator[tuple[int, int]]:
    """Everything that could be played as an action, with its source (EV-55)."""
    yield from [(card, HAND) for card in sorted(set(state.hands[seat].cards))]
    yield from [(card, slot + 1) for slot, card in enumerate(state.meadow) if card >= 0]
    yield from at_station(state)
    yield from in_archive(state, seat)
    if state.reserved[seat] != NONE:
        yield state.reserved[seat], RESERVED


def at_play(state: Everdell, seat: int, card: int, source: int) -> list[Obstacle]:
    """Why this card cannot be played as an action; nothing where it can."""
    if state.plays[seat] >= PLAYS_IN_A_SEASON:
        return [Obstacle("plays", "EV-31a")]
    if ways(state, seat, card, source, any_will_do=True):
        return []
    lacking = [max(0, amount(PRICE[card], kind) - amount(state.stocks[seat], kind)) for kind in RESOURCES]
    if not with_more(state, seat, card, source, lacking):
        return [no_room(state, seat, card)]
    price = Obstacle("price", "EV-60", {"goods": listed(lacking)})
    if not state.cities[seat].helpers and source != RESERVED:
        return [price]
    fewest = fewest_of(state, seat, card, source, lacking)
    if sum(fewest) == sum(lacking):
        return [price]
    return [price, with_help(state, seat, card, source, fewest)]


def no_room(state: Everdell, seat: int, card: int) -> Obstacle:
    """Why it could not be placed, whatever is paid for it (EV-56)."""
    if card == FOOL and not fool_targets(state, seat):
        return Obstacle("fool", "EV-117")
    if UNIQUE[card] and state.cities[seat].holds(card):
        return Obstacle("unique", "EV-56")
    if card == RUINS and not ruin_targets(state, seat):
        return Obstacle("ruins", "EV-154")
    return Obstacle("room", "EV-82")


def with_more(state: Everdell, seat: int, card: int, source: int, more: list[int]) -> list[str]:
    """The ways to pay for a card, if the seat had so many more of each resource."""
    richer = state.copy()
    richer.stocks[seat] += sum([ONE[kind] * number for kind, number in zip(RESOURCES, more, strict=True)])
    return ways(richer, seat, card, source)


def fewest_of(state: Everdell, seat: int, card: int, source: int, lacking: list[int]) -> list[int]:
    """The fewest of the lacking resources with which the card could be played: some card may help to pay."""
    parts = product(*[range(number + 1) for number in lacking])
    for part in sorted(parts, key=sum):
        if with_more(state, seat, card, source, list(part)):
            return list(part)
    return lacking


def with_help(state: Everdell, seat: int, card: int, source: int, fewest: list[int]) -> Obstacle:
    """That fewer are lacking with what helps: a card of the city, or that this one is reserved."""
    said = WORDS.read(with_more(state, seat, card, source, fewest)[0])
    if said.phrase is phrases.RESERVATION:
        return Obstacle("price_reserved", "EV-227", {"count": sum(fewest)})
    helper = DUNGEON if said.phrase is phrases.IMPRISON else said.numbers[0]
    return Obstacle("price_helped", "EV-64", {"card": IDS[helper], "count": sum(fewest)})


def listed(numbers: list[int]) -> list[str]:
    """Each resource as often as it is lacking."""
    return [GOODS[kind] for kind, number in zip(RESOURCES, numbers, strict=True) for _ in range(number)]


def by_a_visit(state: Everdell, seat: int, moves: frozenset[str]) -> dict[tuple[int, int], str]:
    """Cards that a worker could play by a visit (the Inn, the Queen), with the card that is visited."""
    found: dict[tuple[int, int], str] = {}
    for move in sorted(moves):
        said = WORDS.read(move)
        if said.phrase is not phrases.VISIT_CARD:
            continue
        then = state.foresee(seat, (move,))
        asked = then.asked(seat)
        if asked is not None and asked.kind is PLAY_ONE:
            for answer in then.moves(seat):
                if answer.startswith("play "):
                    card, source = WORDS.read(answer).numbers
                    found.setdefault((card, source), IDS[said.numbers[0]])
    return found
