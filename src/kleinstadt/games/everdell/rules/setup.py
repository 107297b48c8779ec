"""Chapter 2: set-up (EV-8 to EV-25, EV-237)."""

from typing import Final

from kleinstadt.engine.cards import ALL, EYES, pile_of
from kleinstadt.engine.chance import Chance
from kleinstadt.engine.lots import Lots
from kleinstadt.engine.sharing import replaced
from kleinstadt.games.everdell.cards import (
    ABILITIES,
    BAG,
    BASE_FORESTS,
    BASIC_EVENT,
    DECKS,
    EVENTS,
    FIRST_HANDS,
    FOREST_CARDS,
    FORESTS,
    GUEST_STACKS,
    GUESTS,
    LOCATIONS,
    MEADOW,
    NAMES_CARDS,
    NEWLEAF_EVENT,
    NONE,
    SPECIAL_EVENTS,
    STATION,
    WINTER,
)
from kleinstadt.games.everdell.rules.rugwort import send_workers
from kleinstadt.games.everdell.state import Everdell
from kleinstadt.games.everdell.station import Station, no_station
from kleinstadt.games.everdell.steps import OFFER_ABILITIES, SHOW_ABILITIES, TURN_STEPS

ALL_BASIC_EVENTS: Final[tuple[int, ...]] = tuple([event for event in range(len(EVENTS)) if BASIC_EVENT[event]])
BASIC_EVENTS: Final[tuple[int, ...]] = tuple([event for event in ALL_BASIC_EVENTS if not NEWLEAF_EVENT[event]])
ALL_SPECIAL_EVENTS: Final = [event for event in range(len(EVENTS)) if not BASIC_EVENT[event]]
SPECIAL_OF_BASE: Final[tuple[int, ...]] = tuple([event for event in ALL_SPECIAL_EVENTS if not NEWLEAF_EVENT[event]])
SPECIAL_OF_NEWLEAF: Final[tuple[int, ...]] = tuple([event for event in ALL_SPECIAL_EVENTS if NEWLEAF_EVENT[event]])


def set_up(state: Everdell, lots: Lots) -> None:
    """Each deck is shuffled by a stream of its own, so that one says nothing about another. In the order of EV-18a."""
    number = FOREST_CARDS[state.seats]
    forest = lots.left(FORESTS if state.options["newleaf_forest"] else BASE_FORESTS, LOCATIONS, number)
    lots.stream("forest").shuffle(forest)
    state.forest = tuple(forest[:number])
    lay_events(state, basic_events(state) + special_events(state, lots))
    state.deck = pile_of(DECKS[state.options["newleaf"]].copy(), state.seats + 1)
    state.deck.shuffle(state.chance)
    state.meadow = [state.deck.draw(ALL) for _ in range(MEADOW)]
    state.first = lots.pick("first", state.seats)
    for turn in range(state.seats):
        seat = (state.first + turn) % state.seats
        for _ in range(FIRST_HANDS[turn]):
            state.hands[seat].gain(state.deck.draw(EYES[seat]))
    if state.options["newleaf"] == "full":
        state.station = open_station(lots.stream("station"))
        state.station.cards = [state.deck.draw(ALL) for _ in range(STATION)]
    if state.solo:
        send_workers(state, WINTER)
    state.stack.append(TURN_STEPS[state.first])
    if state.options["abilities"]:
        deal_abilities(state, lots.stream("abilities"))


def open_station(chance: Chance) -> Station:
    """EV-16, EV-17: two stacks of guests, and a train car for each space."""
    station = no_station()
    station.guests = [NONE] * GUEST_STACKS
    station.stacks = [[] for _ in range(GUEST_STACKS)]
    station.shuffle_guests(list(range(len(GUESTS))), 0)
    station.uncover(chance)
    station.bag = BAG.copy()
    station.cars = [station.draw_car(chance) for _ in range(STATION)]
    return station


def deal_abilities(state: Everdell, chance: Chance) -> None:
    """EV-25: two for each seat, of which it keeps one; where there are too few, one each without a choice."""
    abilities = list(range(len(ABILITIES)))
    chance.shuffle(abilities)
    each = 2 if len(abilities) >= 2 * state.seats else 1
    state.stack += [SHOW_ABILITIES, OFFER_ABILITIES.at()]
    for turn in range(state.seats):
        seat = (state.first + turn) % state.seats
        state.offered = replaced(state.offered, seat, tuple(sorted(abilities[turn * each : (turn + 1) * each])))


def basic_events(state: Everdell) -> list[int]:
    """EV-24: two more with Newleaf's."""
    return list(ALL_BASIC_EVENTS if state.options["newleaf_basic_events"] else BASIC_EVENTS)


def special_events(state: Everdell, lots: Lots) -> list[int]:
    """EV-22: those of the base game, of Newleaf, of both, or two of each; EV-23: perhaps only such as name no card."""
    way = state.options["special_events"]
    base = [] if way == "newleaf" else list(SPECIAL_OF_BASE)
    newleaf = [] if way == "base" else list(SPECIAL_OF_NEWLEAF)
    if state.options["avoid_named_events"]:
        base = [event for event in base if not NAMES_CARDS[event]]
        newleaf = [event for event in newleaf if not NAMES_CARDS[event]]
    chance = lots.stream("events")
    if way == "two_and_two":
        base = lots.left(base, EVENTS, SPECIAL_EVENTS // 2)
        newleaf = lots.left(newleaf, EVENTS, SPECIAL_EVENTS // 2)
        chance.shuffle(base)
        chance.shuffle(newleaf)
        return base[: SPECIAL_EVENTS // 2] + newleaf[: SPECIAL_EVENTS // 2]
    both = lots.left(base + newleaf, EVENTS, SPECIAL_EVENTS)
    chance.shuffle(both)
    return both[:SPECIAL_EVENTS]


def lay_events(state: Everdell, events: list[int]) -> None:
    """These are in play, and nobody has achieved one yet."""
    state.events = tuple(events)
    state.owners = (NONE,) * len(events)
    state.event_goods = (0,) * len(events)
    state.beneath = ((),) * len(events)
