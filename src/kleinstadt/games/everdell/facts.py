"""The facts about a city from which its value is learned, each with a number and a name: `city farm/winter` holds where
a Farm lies in the city while its seat is in winter, twice where there are two of them; `hand farm/before/payable` where
one in hand could be paid before autumn, once even where there are two."""

from typing import Final

from kleinstadt.engine.facts import Table, named, names_of, numbers, places_of
from kleinstadt.games.everdell.cards import (
    ABILITIES,
    ANY_CRITTER,
    AUTUMN,
    CRITTER,
    EVENTS,
    GOLDEN_MARKERS,
    GUESTS,
    IDS,
    LINKED,
    LOCATIONS,
    MEADOW,
    NAME_BIT,
    NONE,
    PRICE,
    SEASONS,
    SUMMER,
    TYPE,
    TYPES,
    WORTH,
)
from kleinstadt.games.everdell.city import BIT, City
from kleinstadt.games.everdell.effects.counting import count, holds
from kleinstadt.games.everdell.goods import GOODS, RESOURCES, amount, covers, shortage
from kleinstadt.games.everdell.program import EVENT_NAMES, EVENT_NEEDS, GUEST_NEEDS
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

YEAR: Final = len(SEASONS)
HALVES: Final = ("early", "late")  # winter and spring, or summer and autumn
ENDING: Final = ("before", "autumn")  # whether it is the last season
REACH: Final = ("invited", "payable", "welcome", "nearly", "far")  # how near a card is to being played
REACHES: Final = len(REACH)
INVITED: Final = 0  # by a construction in the city
PAYABLE: Final = 1  # with what is in stock; up to here a card could be played at once
WELCOME: Final = 2  # a construction that is payable would invite it
NEARLY: Final = 3
FAR: Final = 4
SHORT: Final = 2  # resources that a card may lack and still be nearly there
EVENT_REACH: Final = ("achieved", "in reach", "nearly", "far")  # how near an event is
EVENT_REACHES: Final = len(EVENT_REACH)
ACHIEVED: Final = 0
ACHIEVABLE: Final = 1
EVENT_NEARLY: Final = 2
EVENT_FAR: Final = 3
OPEN: Final = ("open", "closed")
MET: Final = ("met", "unmet")
EITHER: Final = 2  # of HALVES, ENDING, OPEN and MET one of two holds
PASSED: Final = len(SEASONS)  # comes after every season
NEWLEAF: Final = {"off": 0, "cards": 1, "full": 2}
STEPS: Final = (
    ACTIVATE, AMOUNT, CHOOSE, COPY, COPY_PLACE, GAIN_ANY, KEEP, LAY, LIFT, MAY, NAME_TYPE, PICK, PLAY_ONE, PRODUCING,
    RAZE, TAKE, TEACH, TUCK, WAY,
)  # fmt: skip
STEP_NUMBER: Final[dict[str, int]] = {kind.id: number for number, kind in enumerate(STEPS)}
# The most of each that is told apart; more of it is as good as that.
MOST_GOODS: Final = 9
MOST_HAND: Final = 8
MOST_SPACES: Final = 15
MOST_WORKERS: Final = 6
MOST_OF_TYPE: Final = 7
MOST_POINTS: Final = 15
MOST_RESOURCES: Final = 14
MOST_CHOICE: Final = 8
MOST_WORTH: Final = 6
POINTS_A_STEP: Final = 6
TABLE: Final[Table] = {
    "seats": named("", ("seats",), numbers(4)),
    "newleaf": named("", ("newleaf",), tuple(NEWLEAF)),
    "turn": named("", ("turn",), SEASONS),  # holds where the seat acts next
    "workers": named("", ("workers",), SEASONS, numbers(MOST_WORKERS)),
    "spaces": named("", ("spaces",), SEASONS, numbers(MOST_SPACES)),
    "points": named("", ("points",), SEASONS, numbers(MOST_POINTS)),  # by POINTS_A_STEP
    "cards": named("", ("cards",), SEASONS, numbers(MOST_HAND)),
    "goods": named("goods", GOODS, SEASONS, numbers(MOST_GOODS)),
    "resources": named("", ("resources",), SEASONS, numbers(MOST_RESOURCES)),  # of all kinds together
    "types": named("type", TYPES, SEASONS, numbers(MOST_OF_TYPE)),
    "city": named("city", IDS, SEASONS),
    "inviting": named("inviting", IDS, HALVES),
    "hand": named("hand", IDS, ENDING, REACH),
    "meadow": named("meadow", IDS, ENDING, REACH),  # and station, and under the reservation marker
    "choice": named("", ("choice",), SEASONS, numbers(MOST_CHOICE)),  # cards that could be played at once
    "best": named("", ("best",), SEASONS, numbers(MOST_WORTH)),  # the most points that one of those has
    "playing": named("playing", IDS),
    "events": named("event", EVENTS, EVENT_REACH),
    "forest": named("forest", LOCATIONS, OPEN),
    "guests": named("guest", GUESTS, MET),
    "asked": named("asked", tuple([kind.id for kind in STEPS])),
    "golden": named("", ("golden",), numbers(GOLDEN_MARKERS)),
    "tickets": named("", ("tickets",), numbers(2)),
    "ability": named("ability", ABILITIES, SEASONS),
    "others": named("", ("others",), SEASONS, (*SEASONS, "passed")),  # own season, that of whoever is farthest behind
    "rugwort": named("", ("rugwort",), numbers(MEADOW)),  # closed places of the Meadow
}
PLACES: Final = places_of(TABLE)
NAMES: Final = names_of(TABLE)
AT_SEATS: Final[int] = PLACES["seats"]
AT_NEWLEAF: Final[int] = PLACES["newleaf"]
AT_TURN: Final[int] = PLACES["turn"]
AT_WORKERS: Final[int] = PLACES["workers"]
AT_SPACES: Final[int] = PLACES["spaces"]
AT_POINTS: Final[int] = PLACES["points"]
AT_CARDS: Final[int] = PLACES["cards"]
AT_GOODS: Final[int] = PLACES["goods"]
AT_RESOURCES: Final[int] = PLACES["resources"]
AT_TYPES: Final[int] = PLACES["types"]
AT_CITY: Final[int] = PLACES["city"]
AT_INVITING: Final[int] = PLACES["inviting"]
AT_HAND: Final[int] = PLACES["hand"]
AT_MEADOW: Final[int] = PLACES["meadow"]
AT_CHOICE: Final[int] = PLACES["choice"]
AT_BEST: Final[int] = PLACES["best"]
AT_PLAYING: Final[int] = PLACES["playing"]
AT_EVENTS: Final[int] = PLACES["events"]
AT_FOREST: Final[int] = PLACES["forest"]
AT_GUESTS: Final[int] = PLACES["guests"]
AT_ASKED: Final[int] = PLACES["asked"]
AT_GOLDEN: Final[int] = PLACES["golden"]
AT_TICKETS: Final[int] = PLACES["tickets"]
AT_ABILITY: Final[int] = PLACES["ability"]
AT_OTHERS: Final[int] = PLACES["others"]
AT_RUGWORT: Final[int] = PLACES["rugwort"]
ALL_CRITTERS: Final = sum(NAME_BIT[card] for card in range(len(IDS)) if CRITTER[card])
INVITES: Final[tuple[int, ...]] = tuple(  # whom a construction invites, as a mask
    [ALL_CRITTERS if ANY_CRITTER[card] else sum(NAME_BIT[o] for o in LINKED[card]) for card in range(len(IDS))]
)


def city_facts(state: Everdell, seat: int, points: int) -> list[int]:
    """`points` are those that the seat has."""
    season = state.seasons[seat]
    city = state.cities[seat]
    found = [
        AT_SEATS + state.seats,
        AT_NEWLEAF + NEWLEAF[str(state.options["newleaf"])],
        so_many(AT_WORKERS, season, state.idle[seat], MOST_WORKERS),
        so_many(AT_POINTS, season, max(0, points // POINTS_A_STEP), MOST_POINTS),
        so_many(AT_CARDS, season, len(state.hands[seat]), MOST_HAND),
    ]
    goods(state.stocks[seat], season, found)
    invited = standing(city, season, found)
    in_reach(state, seat, season, invited, found)
    events(state, seat, city, found)
    around(state, seat, season, found)
    under_way(state, seat, season, found)
    if state.golden[seat]:
        newleaf(state, seat, season, found)
    return found


def so_many(start: int, row: int, number: int, most: int) -> int:
    """The fact of this number, where from `start` each row has facts from none to `most`."""
    return start + (most + 1) * row + min(most, number)


def goods(stock: int, season: int, found: list[int]) -> None:
    resources = 0
    for kind in RESOURCES:
        number = amount(stock, kind)
        resources += number
        found.append(so_many(AT_GOODS, YEAR * kind + season, number, MOST_GOODS))
    found.append(so_many(AT_RESOURCES, season, resources, MOST_RESOURCES))


def standing(city: City, season: int, found: list[int]) -> int:
    """What lies in the city; whom it invites, as a mask."""
    types = [0] * len(TYPES)
    late = int(season >= SUMMER)
    invited = 0
    for place, card in enumerate(city.cards):
        if card == NONE:
            continue
        types[TYPE[card]] += 1
        found.append(AT_CITY + YEAR * card + season)
        if not CRITTER[card] and not city.marked & BIT[place]:
            found.append(AT_INVITING + EITHER * card + late)
            invited |= INVITES[card]
    for type, number in enumerate(types):
        found.append(so_many(AT_TYPES, YEAR * type + season, number, MOST_OF_TYPE))
    found.append(so_many(AT_SPACES, season, city.spaces(), MOST_SPACES))
    return invited


# -- cards that could come into the city ------------------------------------------------------------------------------


def in_reach(state: Everdell, seat: int, season: int, invited: int, found: list[int]) -> None:
    """How near each card in hand and Meadow is; how many could be played at once, and the points of the best of them.
    What lies in both is one card to choose."""
    city = state.cities[seat]
    stock = state.stocks[seat]
    hand = city.could_take(state.hands[seat].cards)
    lying = city.could_take(laid_out(state, seat))
    welcome = would_invite(hand + lying, stock)
    ending = int(season == AUTUMN)
    choice = 0
    best = 0
    chosen = 0  # as a mask
    for cards, start in ((hand, AT_HAND), (lying, AT_MEADOW)):
        for card in cards:
            near = reach(card, stock, invited, welcome)
            found.append(start + (EITHER * card + ending) * REACHES + near)
            if near <= PAYABLE and not chosen & NAME_BIT[card]:
                chosen |= NAME_BIT[card]
                choice += 1
                best = max(best, WORTH[card])
    found.append(so_many(AT_CHOICE, season, choice, MOST_CHOICE))
    found.append(so_many(AT_BEST, season, best, MOST_WORTH))


def laid_out(state: Everdell, seat: int) -> list[int]:
    """Cards of Meadow and station, and the one that the seat has reserved."""
    lying = state.meadow[state.closed :]
    if state.station.cards:
        lying = lying + state.station.cards
    if state.reserved[seat] != NONE:
        lying = [*lying, state.reserved[seat]]
    return lying


def would_invite(cards: list[int], stock: int) -> int:
    """Whom those constructions would invite for which the stock is enough, as a mask."""
    welcome = 0
    for card in cards:
        if not CRITTER[card] and covers(stock, PRICE[card]):
            welcome |= INVITES[card]
    return welcome


def reach(card: int, stock: int, invited: int, welcome: int) -> int:
    """How near a card is to being played; who is invited, and who would be, are masks."""
    if invited & NAME_BIT[card]:
        return INVITED
    price = PRICE[card]
    if covers(stock, price):
        return PAYABLE
    if welcome & NAME_BIT[card]:
        return WELCOME
    return NEARLY if shortage(stock, price) <= SHORT else FAR


# -- events, the others, and what is under way ------------------------------------------------------------------------


def events(state: Everdell, seat: int, city: City, found: list[int]) -> None:
    """Those of this seat, and those that nobody has yet."""
    names = city.names
    for place, event in enumerate(state.events):
        owner = state.owners[place]
        if owner == seat:
            found.append(AT_EVENTS + EVENT_REACHES * event + ACHIEVED)
        elif owner == NONE:
            found.append(AT_EVENTS + EVENT_REACHES * event + event_reach(state, seat, place, names))


def event_reach(state: Everdell, seat: int, place: int, names: int) -> int:
    """How near an event is that nobody has, for a city in which cards of these names lie. It is nearly there where some
    of the cards that it names lie, or, where it names none, where of all that it counts at most one is lacking."""
    event = state.events[place]
    named = EVENT_NAMES[event]
    lacking = named & ~names
    if not lacking and can_achieve(state, seat, place, names):
        return ACHIEVABLE
    if named:
        return EVENT_NEARLY if lacking != named else EVENT_FAR
    for condition in EVENT_NEEDS[event]:
        if condition.counter is None or count(state, condition.counter, seat, seat, seat, place) < condition.least - 1:
            return EVENT_FAR
    return EVENT_NEARLY


def around(state: Everdell, seat: int, season: int, found: list[int]) -> None:
    """Forest locations, and how far the others are."""
    closed = closed_locations(state, seat, False)
    for location in state.forest:
        found.append(AT_FOREST + EITHER * location + int(closed & BIT[location] > 0))
    if state.solo:
        found.append(AT_RUGWORT + min(MEADOW, state.closed))
        return
    behind = PASSED
    for other in range(state.seats):
        if other != seat and not state.passed[other] and state.seasons[other] < behind:
            behind = state.seasons[other]
    found.append(so_many(AT_OTHERS, season, behind, PASSED))


def under_way(state: Everdell, seat: int, season: int, found: list[int]) -> None:
    """What the seat is asked or will be asked in this action."""
    for step in state.stack:
        if step.seat == seat:
            if step.kind is TURN:
                found.append(AT_TURN + season)
            else:
                number = STEP_NUMBER.get(step.kind.id, NONE)
                if number != NONE:
                    found.append(AT_ASKED + number)
    for play in state.table:
        if play.place == NONE and state.stack and state.stack[-1].seat == seat:
            found.append(AT_PLAYING + play.card)


def newleaf(state: Everdell, seat: int, season: int, found: list[int]) -> None:
    found.append(AT_GOLDEN + state.golden[seat])
    found.append(AT_TICKETS + state.tickets[seat])
    if state.abilities[seat] != NONE:
        found.append(AT_ABILITY + YEAR * state.abilities[seat] + season)
    for guest in state.hosted[seat]:
        met = holds(state, GUEST_NEEDS[guest], seat, seat, seat, NONE)
        found.append(AT_GUESTS + EITHER * guest + int(not met))
