"""What a seat may know, as typed dictionaries: all that lies open, the own hand, and what was seen of other cards.

docs/views/everdell.md explains it field by field."""

from typing import Any, Final, TypedDict, cast

from kleinstadt.engine.cards import HIDDEN, HandView, viewer_of
from kleinstadt.games.everdell.cards import (
    ABILITIES,
    BATS,
    CARS,
    EVENTS,
    GUESTS,
    IDS,
    LOCATIONS,
    MEADOW,
    NONE,
    SEASONS,
    SNAILS,
    TYPES,
)
from kleinstadt.games.everdell.city import PLACES, City
from kleinstadt.games.everdell.goods import unpack
from kleinstadt.games.everdell.phrases import SOURCE
from kleinstadt.games.everdell.rules.hands import hidden_name
from kleinstadt.games.everdell.state import GONE, ON_CARD, ON_EVENT, ON_MEADOW, RUGWORT, STRAY, Everdell, Play
from kleinstadt.games.everdell.station import Station

NOTHING: Final = ""
OWED: Final = ("card", "station", "ticket", *TYPES)
STRAYED: Final = "stray"
IS_GONE: Final = "gone"


class DeckView(TypedDict):
    """The deck: how many cards, which are known to lie in it since it was shuffled, and how many have left since."""

    count: int
    seen: list[str]
    gone: int


class EventView(TypedDict):
    event: str
    owner: int | None
    goods: dict[str, int]  # lying on it
    beneath: list[str]


class CardView(TypedDict):
    """A card of a city; "" where one has just left."""

    card: str
    marked: bool
    golden: bool  # a golden marker
    goods: dict[str, int]  # lying on it
    shares: int | None  # the place of the Farm or Greenhouse with which it shares a space


class PlayView(TypedDict):
    """A card that is being played."""

    card: str
    source: str
    watching: list[int]
    price: dict[str, int]
    owner: int | None
    place: int | None
    ruined: str
    space: int | None  # of the station, whose train car still waits for it


class StationView(TypedDict):
    """The station board; without Newleaf all of it is empty."""

    cards: list[str]  # by space; "" a gap
    cars: list[str]  # the train cars beside them
    bag: list[str]  # train cars to draw from, in no order
    spent: list[str]  # those set aside
    guests: list[str]  # the one to be seen on each stack; "" none
    stacks: list[list[int]]  # what lies below, the next one last: the lot of each guest
    lots: list[list[str]]  # of which guests the lots consist
    away: list[str]  # guests sent away


class SeatView(TypedDict):
    season: str
    passed: bool
    idle: int  # available workers
    workers: list[str]  # where the others stand: a location, an event, "1.4" (city and place), "stray" or "gone"
    goods: dict[str, int]
    hand: HandView
    hand_limit: int
    city: list[CardView]
    spaces: int  # occupied ones
    space_limit: int
    prison: list[str]
    plays: int
    tickets: int  # 2 outbound side up, 1 return side up, 0 none
    golden: int  # golden markers left
    guests: list[str]
    reserved: str  # the card under the reservation marker; "" none
    turned: bool  # the reservation marker lies on its back
    ability: str  # "" none
    offered: list[str]  # abilities to choose from
    pick: str  # the one chosen; "" not yet, "hidden" not yet shown
    archive: list[str]  # of the Bats
    pile: int  # cards left to the Snails


class RugwortView(TypedDict):
    """The rival of who plays alone."""

    season: str
    workers: list[str]  # a location, "meadow_1" or "gone"
    goods: dict[str, int]  # points only
    city: list[CardView]
    owed: list[str]  # what he has still to answer: "card", "station", "ticket", or the type of a reserved card
    guests: list[str]
    die: int  # what it showed last; 0 nothing yet


class PositionView(TypedDict):
    first: int
    meadow: list[str]  # "" a gap
    deck: DeckView
    discards: list[str]  # the top card last; "hidden" where one does not know
    aside: list[str]  # cards on their way
    heaps: list[int]  # where each lot of them begins
    table: list[PlayView]
    forest: list[str]
    events: list[EventView]
    producing: list[int]
    station: StationView
    seats: list[SeatView]
    rugwort: RugwortView | None


def view_position(state: Everdell, seat: int | None) -> dict[str, Any]:
    """Built up from what the seat has seen."""
    viewer = viewer_of(seat, state.seats)
    memory = state.deck.memory
    assert memory is not None
    deck: DeckView = {
        "count": len(state.deck),
        "seen": [IDS[card] for card in memory.cards[viewer]],
        "gone": memory.gone[viewer],
    }
    view: PositionView = {
        "first": state.first,
        "meadow": [hidden_name(card) for card in state.meadow],
        "deck": deck,
        "discards": state.discards.view(viewer, IDS),
        "aside": state.aside.view(viewer, IDS),
        "heaps": list(state.heaps),
        "table": [view_play(play) for play in state.table],
        "forest": [LOCATIONS[location] for location in state.forest],
        "events": [view_event(state, place) for place in range(len(state.events))],
        "producing": places_in(state.producing),
        "station": view_station(state.station),
        "seats": [view_seat(state, other, viewer) for other in range(state.seats)],
        "rugwort": view_rugwort(state) if state.solo else None,
    }
    return cast(dict[str, Any], view)


def places_in(mask: int) -> list[int]:
    return [place for place in range(PLACES) if mask >> place & 1]


def view_event(state: Everdell, place: int) -> EventView:
    owner = state.owners[place]
    return {
        "event": EVENTS[state.events[place]],
        "owner": None if owner == NONE else owner,
        "goods": unpack(state.event_goods[place]),
        "beneath": [IDS[card] for card in state.beneath[place]],
    }


def view_play(play: Play) -> PlayView:
    return {
        "card": IDS[play.card],
        "source": SOURCE.words[play.source],
        "watching": places_in(play.watching),
        "price": unpack(play.price),
        "owner": None if play.owner == NONE else play.owner,
        "place": None if play.place == NONE else play.place,
        "ruined": NOTHING if play.ruined == NONE else IDS[play.ruined],
        "space": None if play.space == NONE else play.space,
    }


def view_station(station: Station) -> StationView:
    return {
        "cards": [hidden_name(card) for card in station.cards],
        "cars": [NOTHING if car == NONE else CARS[car] for car in station.cars],
        "bag": [CARS[car] for car in sorted(station.bag)],
        "spent": [CARS[car] for car in station.spent],
        "guests": [NOTHING if guest == NONE else GUESTS[guest] for guest in station.guests],
        "stacks": [list(stack) for stack in station.stacks],
        "lots": [[GUESTS[guest] for guest in sorted(lot)] for lot in station.lots],
        "away": [GUESTS[guest] for guest in station.away],
    }


def view_city(city: City) -> list[CardView]:
    return [
        {
            "card": NOTHING if card == NONE else IDS[card],
            "marked": city.marked >> place & 1 == 1,
            "golden": city.gilded >> place & 1 == 1,
            "goods": unpack(city.stores[place]),
            "shares": None if city.partner(place) == NONE else city.partner(place),
        }
        for place, card in enumerate(city.cards)
    ]


def view_seat(state: Everdell, seat: int, viewer: int) -> SeatView:
    city = state.cities[seat]
    ability = state.abilities[seat]
    return {
        "season": SEASONS[state.seasons[seat]],
        "passed": state.passed[seat],
        "idle": state.idle[seat],
        "workers": [spot_name(spot) for spot in state.workers[seat]],
        "goods": unpack(state.stocks[seat]),
        "hand": state.hands[seat].view(viewer, IDS),
        "hand_limit": state.hand_limit(seat),
        "city": view_city(city),
        "spaces": city.spaces(),
        "space_limit": city.limit(),
        "prison": [IDS[card] for card in city.prison],
        "plays": state.plays[seat],
        "tickets": state.tickets[seat],
        "golden": state.golden[seat],
        "guests": [GUESTS[guest] for guest in state.hosted[seat]],
        "reserved": NOTHING if state.reserved[seat] == NONE else IDS[state.reserved[seat]],
        "turned": state.turned[seat],
        "ability": NOTHING if ability == NONE else ABILITIES[ability],
        "offered": ability_names(state.offered[seat], viewer < state.seats),
        "pick": pick_name(state.picks[seat], seat == viewer),
        "archive": [IDS[card] for card in state.archive] if ability == BATS else [],
        "pile": len(state.snails) if ability == SNAILS else 0,
    }


def ability_names(abilities: tuple[int, ...], open: bool) -> list[str]:
    """What a seat may choose from: who holds two of the four knows the other two, a spectator does not (EV-25)."""
    return [ABILITIES[ability] if open else HIDDEN for ability in abilities]


def pick_name(ability: int, open: bool) -> str:
    """An ability that was chosen and is not shown yet."""
    if ability == NONE:
        return NOTHING
    return ABILITIES[ability] if open else HIDDEN


def view_rugwort(state: Everdell) -> RugwortView:
    return {
        "season": SEASONS[state.seasons[RUGWORT]],
        "workers": [spot_name(spot) for spot in state.workers[RUGWORT]],
        "goods": unpack(state.stocks[RUGWORT]),
        "city": view_city(state.cities[RUGWORT]),
        "owed": [OWED[what] for what in state.owed],
        "guests": [GUESTS[guest] for guest in state.hosted[RUGWORT]],
        "die": state.die,
    }


def spot_name(spot: int) -> str:
    """Where a worker stands, as a word."""
    if spot < len(LOCATIONS):
        return LOCATIONS[spot]
    if spot >= ON_CARD:
        owner, place = divmod(spot - ON_CARD, PLACES)
        return f"{owner}.{place}"
    if spot == STRAY:
        return STRAYED
    if ON_MEADOW <= spot < ON_MEADOW + MEADOW:
        return f"meadow_{spot - ON_MEADOW + 1}"
    return IS_GONE if spot == GONE else EVENTS[spot - ON_EVENT]
