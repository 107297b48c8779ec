"""The facts about a city from which its value is learned, each with a number and a name: `city farm/winter` holds where
a Farm lies in the city while its seat is in winter, twice where there are two of them."""

from typing import Final

from kleinstadt.engine.facts import Table, named, names_of, numbers, places_of
from kleinstadt.games.everdell.cards import (
    ABILITIES,
    ANY_CRITTER,
    CRITTER,
    EVENTS,
    GUESTS,
    IDS,
    LINKED,
    LOCATIONS,
    NAME_BIT,
    NONE,
    PRICE,
    SEASONS,
    TYPE,
    TYPES,
    UNIQUE,
)
from kleinstadt.games.everdell.city import BIT, City
from kleinstadt.games.everdell.effects.counting import holds
from kleinstadt.games.everdell.goods import GOODS, RESOURCES, amount, covers, shortage
from kleinstadt.games.everdell.program import EVENT_NAMES, GUEST_NEEDS
from kleinstadt.games.everdell.rules.places import can_achieve, closed_locations
from kleinstadt.games.everdell.state import Everdell
from kleinstadt.games.everdell.steps import (
    ACTIVATE,
    AMOUNT,
    CHOOSE,
    COPY,
    COPY_PLACE,
    GAIN_ANY,
    KEEP,
    LAY,
    LIFT,
    MAY,
    NAME_TYPE,
    PICK,
    PLAY_ONE,
    PRODUCING,
    RAZE,
    TAKE,
    TEACH,
    TUCK,
    TURN,
    WAY,
)

REACH: Final = ("invited", "payable", "nearly", "far")  # how near a card is to being played
NEARLY: Final = 2  # resources short
HALVES: Final = ("early", "late")
NEAR: Final = ("achieved", "in reach", "nearly", "far")
OPEN: Final = ("open", "closed")
MET: Final = ("met", "unmet")
STEPS: Final = (
    ACTIVATE, AMOUNT, CHOOSE, COPY, COPY_PLACE, GAIN_ANY, KEEP, LAY, LIFT, MAY, NAME_TYPE, PICK, PLAY_ONE, PRODUCING,
    RAZE, TAKE, TEACH, TUCK, WAY,
)  # fmt: skip
STEP_NUMBER: Final[dict[str, int]] = {kind.id: number for number, kind in enumerate(STEPS)}
MOST_GOODS: Final = 9
MOST_HAND: Final = 8
MOST_SPACES: Final = 15
MOST_WORKERS: Final = 6
MOST_OF_TYPE: Final = 7
MOST_POINTS: Final = 15
POINTS_A_STEP: Final = 6
TABLE: Final[Table] = {
    "seats": named("", ("seats",), numbers(4)),
    "newleaf": named("", ("newleaf",), ("off", "cards", "full")),
    "turn": named("", ("turn",), SEASONS),  # holds where the seat acts next
    "workers": named("", ("workers",), SEASONS, numbers(MOST_WORKERS)),
    "spaces": named("", ("spaces",), SEASONS, numbers(MOST_SPACES)),
    "points": named("", ("points",), SEASONS, numbers(MOST_POINTS)),
    "cards": named("", ("cards",), SEASONS, numbers(MOST_HAND)),
    "goods": named("goods", GOODS, SEASONS, numbers(MOST_GOODS)),
    "types": named("type", TYPES, SEASONS, numbers(MOST_OF_TYPE)),
    "city": named("city", IDS, SEASONS),
    "inviting": named("inviting", IDS, HALVES),
    "hand": named("hand", IDS, REACH),
    "open": named("meadow", IDS, REACH),  # and station, and under the reservation marker
    "playing": named("playing", IDS),
    "events": named("event", EVENTS, NEAR),
    "forest": named("forest", LOCATIONS, OPEN),
    "guests": named("guest", GUESTS, MET),
    "asked": named("asked", tuple([kind.id for kind in STEPS])),
    "golden": named("", ("golden",), numbers(3)),
    "tickets": named("", ("tickets",), numbers(2)),
    "ability": named("ability", ABILITIES, SEASONS),
    "others": named("", ("others",), SEASONS, (*SEASONS, "passed")),  # own season, that of whoever is farthest behind
    "rugwort": named("", ("rugwort",), numbers(8)),  # closed places of the Meadow
}
PLACES: Final = places_of(TABLE)
NAMES: Final = names_of(TABLE)
AT_GOODS: Final[int] = PLACES["goods"]
AT_TYPES: Final[int] = PLACES["types"]
AT_CITY: Final[int] = PLACES["city"]
AT_INVITING: Final[int] = PLACES["inviting"]
AT_HAND: Final[int] = PLACES["hand"]
AT_OPEN: Final[int] = PLACES["open"]
AT_EVENTS: Final[int] = PLACES["events"]
NEWLEAF: Final = {"off": 0, "cards": 1, "full": 2}
ALL_CRITTERS: Final = sum(NAME_BIT[card] for card in range(len(IDS)) if CRITTER[card])
INVITES: Final[tuple[int, ...]] = tuple(  # whom a construction invites, as a mask
    [ALL_CRITTERS if ANY_CRITTER[card] else sum(NAME_BIT[o] for o in LINKED[card]) for card in range(len(IDS))]
)


def city_facts(state: Everdell, seat: int, points: int) -> list[int]:
    """`points` are those that the seat has."""
    season = state.seasons[seat]
    city = state.cities[seat]
    found = [
        PLACES["seats"] + state.seats,
        PLACES["newleaf"] + NEWLEAF[str(state.options["newleaf"])],
        PLACES["workers"] + (MOST_WORKERS + 1) * season + min(MOST_WORKERS, state.idle[seat]),
        PLACES["points"] + (MOST_POINTS + 1) * season + max(0, min(MOST_POINTS, points // POINTS_A_STEP)),
        PLACES["cards"] + (MOST_HAND + 1) * season + min(MOST_HAND, len(state.hands[seat])),
    ]
    goods(state.stocks[seat], season, found)
    invited = standing(city, season, found)
    in_reach(state, seat, city, invited, found)
    events(state, seat, city, found)
    around(state, seat, season, found)
    under_way(state, seat, season, found)
    if state.golden[seat]:
        newleaf(state, seat, season, found)
    return found


def goods(stock: int, season: int, found: list[int]) -> None:
    for kind in RESOURCES:
        number = min(MOST_GOODS, amount(stock, kind))
        found.append(AT_GOODS + (kind * 4 + season) * (MOST_GOODS + 1) + number)


def standing(city: City, season: int, found: list[int]) -> int:
    """What lies in the city; whom it invites, as a mask."""
    types = [0, 0, 0, 0, 0]
    late = int(season > 1)
    invited = 0
    for place, card in enumerate(city.cards):
        if card == NONE:
            continue
        types[TYPE[card]] += 1
        found.append(AT_CITY + card * 4 + season)
        if not CRITTER[card] and not city.marked & BIT[place]:
            found.append(AT_INVITING + card * 2 + late)
            invited |= INVITES[card]
    for type in range(5):
        number = min(MOST_OF_TYPE, types[type])
        found.append(AT_TYPES + (type * 4 + season) * (MOST_OF_TYPE + 1) + number)
    found.append(PLACES["spaces"] + (MOST_SPACES + 1) * season + min(MOST_SPACES, city.spaces()))
    return invited


def in_reach(state: Everdell, seat: int, city: City, invited: int, found: list[int]) -> None:
    """Cards that could come into the city, of each name one."""
    stock = state.stocks[seat]
    before = NONE
    for card in state.hands[seat].cards:  # which is sorted
        if card != before and card >= 0 and not (UNIQUE[card] and card in city.cards):
            found.append(AT_HAND + card * 4 + reach(card, stock, invited))
        before = card
    seen = 0
    lying = state.meadow[state.closed :]
    if state.station.cards:
        lying = lying + state.station.cards
    if state.reserved[seat] != NONE:
        lying = [*lying, state.reserved[seat]]
    for card in lying:
        if card >= 0 and not seen & NAME_BIT[card] and not (UNIQUE[card] and card in city.cards):
            found.append(AT_OPEN + card * 4 + reach(card, stock, invited))
            seen |= NAME_BIT[card]


def reach(card: int, stock: int, invited: int) -> int:
    if invited & NAME_BIT[card]:
        return 0
    price = PRICE[card]
    if covers(stock, price):
        return 1
    return 2 if shortage(stock, price) <= NEARLY else 3


def events(state: Everdell, seat: int, city: City, found: list[int]) -> None:
    """Those of this seat, and those that nobody has yet."""
    names = city.names
    for place, event in enumerate(state.events):
        owner = state.owners[place]
        if owner == seat:
            found.append(AT_EVENTS + 4 * event)
        elif owner == NONE:
            asked = EVENT_NAMES[event]
            lacking = asked & ~names
            if not lacking and can_achieve(state, seat, place, names):
                near = 1
            else:
                near = 2 if asked and lacking != asked else 3
            found.append(AT_EVENTS + 4 * event + near)


def around(state: Everdell, seat: int, season: int, found: list[int]) -> None:
    """Forest locations, and how far the others are."""
    closed = closed_locations(state, seat, False)
    for location in state.forest:
        found.append(PLACES["forest"] + 2 * location + int(closed & BIT[location] > 0))
    if state.solo:
        found.append(PLACES["rugwort"] + min(8, state.closed))
        return
    last = 4
    for other in range(state.seats):
        if other != seat and not state.passed[other] and state.seasons[other] < last:
            last = state.seasons[other]
    found.append(PLACES["others"] + 5 * season + last)


def under_way(state: Everdell, seat: int, season: int, found: list[int]) -> None:
    """What the seat is asked or will be asked in this action."""
    for step in state.stack:
        if step.seat == seat:
            if step.kind is TURN:
                found.append(PLACES["turn"] + season)
            else:
                number = STEP_NUMBER.get(step.kind.id, NONE)
                if number != NONE:
                    found.append(PLACES["asked"] + number)
    for play in state.table:
        if play.place == NONE and state.stack and state.stack[-1].seat == seat:
            found.append(PLACES["playing"] + play.card)


def newleaf(state: Everdell, seat: int, season: int, found: list[int]) -> None:
    found.append(PLACES["golden"] + state.golden[seat])
    found.append(PLACES["tickets"] + state.tickets[seat])
    if state.abilities[seat] != NONE:
        found.append(PLACES["ability"] + 4 * state.abilities[seat] + season)
    for guest in state.hosted[seat]:
        met = holds(state, GUEST_NEEDS[guest], seat, seat, seat, NONE)
        found.append(PLACES["guests"] + 2 * guest + int(not met))
