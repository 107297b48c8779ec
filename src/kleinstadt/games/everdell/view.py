"""What a seat may know, as typed dictionaries: all that lies open, the own hand, and what was seen of other cards.

docs/views/everdell.md explains it field by field."""

from typing import Any, Final, TypedDict, cast

from kleinstadt.engine.cards import HandView, viewer_of
from kleinstadt.games.everdell.cards import EVENTS, IDS, LOCATIONS, MEADOW, NONE, SEASONS
from kleinstadt.games.everdell.city import PLACES, City
from kleinstadt.games.everdell.goods import unpack
from kleinstadt.games.everdell.phrases import SOURCE
from kleinstadt.games.everdell.rules.hands import hidden_name
from kleinstadt.games.everdell.state import GONE, ON_CARD, ON_EVENT, ON_MEADOW, RUGWORT, STRAY, Everdell, Play

NOTHING: Final = ""
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
    goods: dict[str, int]  # lying on it


class PlayView(TypedDict):
    """A card that is being played."""

    card: str
    source: str
    watching: list[int]
    price: dict[str, int]
    owner: int | None
    place: int | None
    ruined: str


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
    prison: list[str]
    plays: int
    tickets: int  # 2 outbound side up, 1 return side up, 0 none


class RugwortView(TypedDict):
    """The rival of who plays alone."""

    season: str
    workers: list[str]  # a location, "meadow_1" or "gone"
    goods: dict[str, int]  # points only
    city: list[CardView]
    owed: int  # cards that he has still to play in this turn


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
        "seats": [view_seat(state, other, state.hands[other].view(viewer, IDS)) for other in range(state.seats)],
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
    }


def view_city(city: City) -> list[CardView]:
    return [
        {
            "card": NOTHING if card == NONE else IDS[card],
            "marked": city.marked >> place & 1 == 1,
            "goods": unpack(city.stores[place]),
        }
        for place, card in enumerate(city.cards)
    ]


def view_seat(state: Everdell, seat: int, hand: HandView) -> SeatView:
    city = state.cities[seat]
    return {
        "season": SEASONS[state.seasons[seat]],
        "passed": state.passed[seat],
        "idle": state.idle[seat],
        "workers": [spot_name(spot) for spot in state.workers[seat]],
        "goods": unpack(state.stocks[seat]),
        "hand": hand,
        "hand_limit": state.hand_limit(seat),
        "city": view_city(city),
        "spaces": city.spaces(),
        "prison": [IDS[card] for card in city.prison],
        "plays": state.plays[seat],
        "tickets": state.tickets[seat],
    }


def view_rugwort(state: Everdell) -> RugwortView:
    return {
        "season": SEASONS[state.seasons[RUGWORT]],
        "workers": [spot_name(spot) for spot in state.workers[RUGWORT]],
        "goods": unpack(state.stocks[RUGWORT]),
        "city": view_city(state.cities[RUGWORT]),
        "owed": len(state.owed),
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
