"""The facts about a community from which its value is learned, each with a number and a name: `building pub/3/staffed`
holds where, in the third year of the era, somebody works in a Pub, twice where there are two of them; `hand
spade/late/nearly` where a Spade in hand lacks a little of its price and few moves are left."""

from typing import Final

from kleinstadt.engine.facts import Table, named, names_of, numbers, places_of
from kleinstadt.games.colonists.board import BIT
from kleinstadt.games.colonists.cards import BUILDINGS, CARDS, CLASSES, COLONIES, MARKETS, TILE_PLACE
from kleinstadt.games.colonists.cards import PLACES as PLACE_IDS
from kleinstadt.games.colonists.community import card_of, kind_of, level_of, staffed
from kleinstadt.games.colonists.goods import GOODS, KINDS, Bundle, amount, total, without
from kleinstadt.games.colonists.plans import Outlook, builds_at, fits
from kleinstadt.games.colonists.rules.building import free_plots, price_of
from kleinstadt.games.colonists.rules.eras import YEARS
from kleinstadt.games.colonists.rules.moving import MOVES
from kleinstadt.games.colonists.rules.possible import card_price, next_levels
from kleinstadt.games.colonists.state import Colonists
from kleinstadt.games.colonists.steps import (
    BUILD,
    CHOOSE_DEED,
    EXCHANGE,
    GO,
    HAND_IN,
    MAY_PLAY,
    NEGOTIATE,
    PLAY,
    SWAP,
    TAKE_ONE,
    TARGET,
    TRADE,
)
from kleinstadt.games.colonists.verbs import BUILD as TO_BUILD
from kleinstadt.games.colonists.verbs import NONE

STAGES: Final = ("early", "middle", "late", "last", "far", "distant")  # by the moves left; the last two of long games
MIDDLE: Final = 15
LATE: Final = 6
LAST: Final = 3
FAR_OFF: Final = 30
DISTANT: Final = 60
IN_STAGES: Final = len(STAGES)
IN_YEARS: Final = numbers(YEARS)
WORK: Final = ("empty", "staffed")
WORKS: Final = len(WORK)
REACH: Final = ("payable", "nearly", "far")  # how much of a price is there
REACHES: Final = len(REACH)
PAYABLE: Final = 0
NEARLY: Final = 1
FAR: Final = 2
OFFERED: Final = FAR  # how many of these are told of what is on offer: what is far away is not
SHORT: Final = 2  # goods and Tools that a price may lack and still be nearly there
WAY: Final = ("near", "away")  # whether a steward can go there in the next move
WAYS: Final = len(WAY)
POSTS: Final = (*CLASSES, "any")
STEPS: Final = (
    BUILD, CHOOSE_DEED, EXCHANGE, GO, HAND_IN, MAY_PLAY, NEGOTIATE, PLAY, SWAP, TAKE_ONE, TARGET, TRADE,
)  # fmt: skip
STEP_NUMBER: Final[dict[str, int]] = {kind.id: number for number, kind in enumerate(STEPS)}
# The most of each that is told apart; more of it is as good as that.
MOST_MOVES: Final = YEARS * 2 * MOVES
MOST_POINTS: Final = 15
POINTS_A_STEP: Final = 4
MOST_GOODS: Final = 9
MOST_STOCK: Final = 15
MOST_TOOLS: Final = 9
MOST_DOLLARS: Final = 9
MOST_ROOM: Final = 12
MOST_PLOTS: Final = 9
MOST_HAND: Final = 5
MOST_RESIDENTS: Final = 7
MOST_LEVEL: Final = 4
FEW: Final = 4
# The same in games of several eras, where there is more of everything.
ERAS: Final = 4
MOST_YEARS: Final = ERAS * YEARS
MOST_WEALTH: Final = 20
POINTS_A_WEALTH: Final = 10
MOST_SAVED: Final = 12
A_HANDFUL: Final = 5
MOST_AT_WORK: Final = 16

TABLE: Final[Table] = {
    "seats": named("", ("seats",), numbers(4)),
    "moves": named("", ("moves",), numbers(MOST_MOVES)),  # left, the present one not counted
    "turn": named("", ("turn",), numbers(MOVES)),  # made in the turn of this seat
    "marker": ["marker"],  # is the start player
    "points": named("", ("points",), IN_YEARS, numbers(MOST_POINTS)),
    "buildings": named("building", BUILDINGS, IN_YEARS, WORK),
    "plots": named("", ("plots",), STAGES, numbers(MOST_PLOTS)),  # free ones
    "goods": named("goods", GOODS, STAGES, numbers(MOST_GOODS)),
    "stock": named("", ("stock",), STAGES, numbers(MOST_STOCK)),  # goods of all kinds together
    "tools": named("", ("tools",), STAGES, numbers(MOST_TOOLS)),
    "dollars": named("", ("dollars",), STAGES, numbers(MOST_DOLLARS)),
    "room": named("", ("room",), STAGES, numbers(MOST_ROOM)),
    "residents": named("residents", CLASSES, STAGES, numbers(MOST_RESIDENTS)),
    "idle": named("idle", CLASSES, STAGES, numbers(FEW)),
    "posts": named("posts", POSTS, STAGES, numbers(FEW)),
    "hungry": named("", ("hungry",), STAGES, numbers(FEW)),
    "hand": named("hand", CARDS, STAGES, REACH),
    "cards": named("", ("cards",), STAGES, numbers(MOST_HAND)),
    "table": named("improvement", CARDS, STAGES),
    "embassies": named("embassy", COLONIES, numbers(MOST_LEVEL)),
    "relations": named("relation", COLONIES, STAGES, REACH[:OFFERED]),  # the next level
    "offers": named("offer", BUILDINGS, STAGES, WAY, REACH[:OFFERED]),  # a builder of what there is room for
    "near": named("near", PLACE_IDS, STAGES),
    "beyond": named("beyond", PLACE_IDS, STAGES),  # the move after the next
    "market": named("market", MARKETS),
    "asked": named("asked", tuple([kind.id for kind in STEPS])),
    # In games of several eras alone:
    "eras": named("", ("era",), numbers(ERAS), numbers(ERAS)),  # the present one, the last one
    "years": named("", ("years",), numbers(MOST_YEARS)),  # to come
    "wealth": named("", ("wealth",), STAGES, numbers(MOST_WEALTH)),  # points, by POINTS_A_WEALTH
    "standing": named("standing", BUILDINGS, STAGES, WORK),  # instead of `building`
    "working": named("working", CLASSES, STAGES, numbers(MOST_AT_WORK)),
    "savings": named("", ("savings",), STAGES, numbers(MOST_SAVED)),  # Dollars, by A_HANDFUL
    "reserve": named("", ("reserve",), STAGES, numbers(MOST_SAVED)),  # goods of all kinds together, by A_HANDFUL
}
PLACES: Final = places_of(TABLE)
NAMES: Final = names_of(TABLE)
AT_SEATS: Final[int] = PLACES["seats"]
AT_MOVES: Final[int] = PLACES["moves"]
AT_TURN: Final[int] = PLACES["turn"]
AT_MARKER: Final[int] = PLACES["marker"]
AT_POINTS: Final[int] = PLACES["points"]
AT_BUILDINGS: Final[int] = PLACES["buildings"]
AT_PLOTS: Final[int] = PLACES["plots"]
AT_GOODS: Final[int] = PLACES["goods"]
AT_STOCK: Final[int] = PLACES["stock"]
AT_TOOLS: Final[int] = PLACES["tools"]
AT_DOLLARS: Final[int] = PLACES["dollars"]
AT_ROOM: Final[int] = PLACES["room"]
AT_RESIDENTS: Final[int] = PLACES["residents"]
AT_IDLE: Final[int] = PLACES["idle"]
AT_POSTS: Final[int] = PLACES["posts"]
AT_HUNGRY: Final[int] = PLACES["hungry"]
AT_HAND: Final[int] = PLACES["hand"]
AT_CARDS: Final[int] = PLACES["cards"]
AT_TABLE: Final[int] = PLACES["table"]
AT_EMBASSIES: Final[int] = PLACES["embassies"]
AT_RELATIONS: Final[int] = PLACES["relations"]
AT_OFFERS: Final[int] = PLACES["offers"]
AT_NEAR: Final[int] = PLACES["near"]
AT_BEYOND: Final[int] = PLACES["beyond"]
AT_MARKET: Final[int] = PLACES["market"]
AT_ASKED: Final[int] = PLACES["asked"]
AT_ERAS: Final[int] = PLACES["eras"]
AT_YEARS: Final[int] = PLACES["years"]
AT_WEALTH: Final[int] = PLACES["wealth"]
AT_STANDING: Final[int] = PLACES["standing"]
AT_WORKING: Final[int] = PLACES["working"]
AT_SAVINGS: Final[int] = PLACES["savings"]
AT_RESERVE: Final[int] = PLACES["reserve"]


def community_facts(state: Colonists, seat: int, points: int, ahead: Outlook) -> list[int]:
    """`points` are those that the seat has."""
    long = state.last_era > 1
    stage = stage_of(ahead.moves, long)
    year = min(YEARS, state.year)
    found = [
        AT_SEATS + state.seats,
        AT_MOVES + min(MOST_MOVES, ahead.moves),
        AT_STOCK + stage * (MOST_STOCK + 1) + min(MOST_STOCK, total(ahead.stock)),
        AT_TOOLS + stage * (MOST_TOOLS + 1) + max(0, min(MOST_TOOLS, ahead.tools)),
        AT_DOLLARS + stage * (MOST_DOLLARS + 1) + min(MOST_DOLLARS, state.dollars[seat]),
        AT_ROOM + stage * (MOST_ROOM + 1) + min(MOST_ROOM, int(ahead.room)),
        AT_HUNGRY + stage * (FEW + 1) + min(FEW, ahead.hungry),
        AT_CARDS + stage * (MOST_HAND + 1) + min(MOST_HAND, len(state.hands[seat])),
        AT_PLOTS + stage * (MOST_PLOTS + 1) + min(MOST_PLOTS, plots(state, seat)),
    ]
    if state.marker == seat:
        found.append(AT_MARKER)
    if state.market != NONE:
        found.append(AT_MARKET + state.market)
    if long:
        in_a_long_game(state, seat, points, stage, ahead, found)
    else:
        found.append(AT_POINTS + year * (MOST_POINTS + 1) + max(0, min(MOST_POINTS, points // POINTS_A_STEP)))
        built(state, seat, AT_BUILDINGS + year * WORKS, (YEARS + 1) * WORKS, found)
    abroad_and_played(state, seat, stage, found)
    goods_and_hand(state, seat, stage, ahead, found)
    people(state, seat, stage, ahead, found)
    on_the_way(state, seat, stage, ahead, found)
    asked(state, seat, found)
    return found


def stage_of(moves: int, long: bool) -> int:
    """Which of STAGES it is with so many moves left."""
    if long and moves >= FAR_OFF:
        return 5 if moves >= DISTANT else 4
    return 3 if moves < LAST else 2 if moves < LATE else 1 if moves < MIDDLE else 0


def in_a_long_game(state: Colonists, seat: int, points: int, stage: int, ahead: Outlook, found: list[int]) -> None:
    """What is told of games of several eras alone."""
    found.append(AT_ERAS + (ERAS + 1) * state.era + state.last_era)
    found.append(AT_YEARS + min(MOST_YEARS, (state.last_era - state.era) * YEARS + max(0, YEARS - state.year)))
    found.append(AT_WEALTH + stage * (MOST_WEALTH + 1) + max(0, min(MOST_WEALTH, points // POINTS_A_WEALTH)))
    found.append(AT_SAVINGS + stage * (MOST_SAVED + 1) + min(MOST_SAVED, state.dollars[seat] // A_HANDFUL))
    found.append(AT_RESERVE + stage * (MOST_SAVED + 1) + min(MOST_SAVED, total(ahead.stock) // A_HANDFUL))
    employed = state.means[seat].employed
    for each in range(len(CLASSES)):
        number = min(MOST_AT_WORK, employed[each])
        found.append(AT_WORKING + (each * IN_STAGES + stage) * (MOST_AT_WORK + 1) + number)
    built(state, seat, AT_STANDING + stage * WORKS, IN_STAGES * WORKS, found)


def plots(state: Colonists, seat: int) -> int:
    return sum(free_plots(state, seat, plot) for plot in range(4))


def built(state: Colonists, seat: int, start: int, a_kind: int, found: list[int]) -> None:
    """Each building, and whether somebody works there; from `start` on each kind has so many facts."""
    box = state.box
    for building in state.buildings[seat]:
        found.append(start + kind_of(building) * a_kind + int(staffed(box, building)))


def abroad_and_played(state: Colonists, seat: int, stage: int, found: list[int]) -> None:
    for colony, embassy in enumerate(state.embassies[seat]):
        if embassy:
            found.append(AT_EMBASSIES + (MOST_LEVEL + 1) * colony + min(MOST_LEVEL, level_of(embassy)))
    for entry in state.tables[seat]:
        found.append(AT_TABLE + IN_STAGES * card_of(entry) + stage)


def goods_and_hand(state: Colonists, seat: int, stage: int, ahead: Outlook, found: list[int]) -> None:
    for kind in range(KINDS):
        number = amount(ahead.stock, kind)
        if number:
            found.append(AT_GOODS + (kind * IN_STAGES + stage) * (MOST_GOODS + 1) + min(MOST_GOODS, number))
    for card in state.hands[seat]:
        if card >= 0:
            near = reach(card_price(state, seat, card), ahead)
            found.append(AT_HAND + (card * IN_STAGES + stage) * REACHES + near)


def reach(price: Bundle, ahead: Outlook) -> int:
    """How much of it is there."""
    lacking = total(without(price.goods, ahead.stock)) + max(0, price.tools - ahead.tools)
    return PAYABLE if lacking == 0 else NEARLY if lacking <= SHORT else FAR


def people(state: Colonists, seat: int, stage: int, ahead: Outlook, found: list[int]) -> None:
    means = state.means[seat]
    for each in range(3):
        if means.residents[each]:
            number = min(MOST_RESIDENTS, means.residents[each])
            found.append(AT_RESIDENTS + (each * IN_STAGES + stage) * (MOST_RESIDENTS + 1) + number)
        if means.idle[each] > 0:
            found.append(AT_IDLE + (each * IN_STAGES + stage) * (FEW + 1) + min(FEW, means.idle[each]))
    for each in range(len(POSTS)):
        if ahead.posts[each]:
            found.append(AT_POSTS + (each * IN_STAGES + stage) * (FEW + 1) + min(FEW, ahead.posts[each]))


def on_the_way(state: Colonists, seat: int, stage: int, ahead: Outlook, found: list[int]) -> None:
    """Places that a steward can go to, what builders there and elsewhere could be paid for, and relations that could
    be."""
    tiles = state.board.tiles
    here = builds_at(state, seat)
    for spot in range(len(tiles)):
        place = TILE_PLACE[tiles[spot]]
        if place == NONE:
            continue
        close = spot == here or ahead.near & BIT[spot] != 0
        if close:
            found.append(AT_NEAR + IN_STAGES * place + stage)
        elif ahead.nearer & BIT[spot]:
            found.append(AT_BEYOND + IN_STAGES * place + stage)
        if state.box.places[place].builder:
            offers(state, place, stage * WAYS + int(not close), ahead, found)
    for colony in next_levels(state, seat):
        level = level_of(state.embassies[seat][colony])
        near = reach(state.box.level_price[level + 1], ahead)
        if near < OFFERED:
            found.append(AT_RELATIONS + (colony * IN_STAGES + stage) * OFFERED + near)


def offers(state: Colonists, place: int, when: int, ahead: Outlook, found: list[int]) -> None:
    """What this builder builds and there is room for, where little or nothing of its price is lacking; `when` is the
    stage with the way."""
    for deed in state.box.places[place].aims:
        if deed.verb == TO_BUILD and fits(state, deed.building, ahead):
            near = reach(price_of(state, deed), ahead)
            if near < OFFERED:
                found.append(AT_OFFERS + (deed.building * IN_STAGES * WAYS + when) * OFFERED + near)


def asked(state: Colonists, seat: int, found: list[int]) -> None:
    turn = state.turn
    if turn is not None and turn.seat == seat:
        found.append(AT_TURN + min(MOVES, turn.move))
    step = state.asked(seat)
    if step is not None:
        number = STEP_NUMBER.get(step.kind.id, NONE)
        if number != NONE:
            found.append(AT_ASKED + number)
