"""The facts about a community from which its value is learned, each with a number and a name: `building pub/3/staffed`
holds where, in the third year of the era, somebody works in a Pub, twice where there are two of them."""

from typing import Final

from kleinstadt.engine.facts import Table, named, names_of, numbers, places_of
from kleinstadt.games.colonists.board import members
from kleinstadt.games.colonists.cards import BUILDINGS, CARDS, CLASSES, COLONIES, MARKETS, TILE_PLACE
from kleinstadt.games.colonists.cards import PLACES as PLACE_IDS
from kleinstadt.games.colonists.community import card_of, kind_of, level_of, staffed
from kleinstadt.games.colonists.goods import GOODS, KINDS, amount, covers
from kleinstadt.games.colonists.plans import Outlook, stock_of, within_reach
from kleinstadt.games.colonists.rules.building import free_plots
from kleinstadt.games.colonists.rules.eras import YEARS
from kleinstadt.games.colonists.rules.moving import MOVES
from kleinstadt.games.colonists.rules.possible import card_price
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
from kleinstadt.games.colonists.verbs import NONE

STAGES: Final = ("early", "middle", "late")  # by the moves left
LATE: Final = 6
MIDDLE: Final = 15
IN_YEARS: Final = numbers(YEARS)
WORK: Final = ("empty", "staffed")
REACH: Final = ("payable", "far")
POSTS: Final = (*CLASSES, "any")
STEPS: Final = (
    BUILD, CHOOSE_DEED, EXCHANGE, GO, HAND_IN, MAY_PLAY, NEGOTIATE, PLAY, SWAP, TAKE_ONE, TARGET, TRADE,
)  # fmt: skip
STEP_NUMBER: Final[dict[str, int]] = {kind.id: number for number, kind in enumerate(STEPS)}
MOST_MOVES: Final = YEARS * 2 * MOVES
MOST_POINTS: Final = 15
POINTS_A_STEP: Final = 4
MOST_GOODS: Final = 9
MOST_TOOLS: Final = 9
MOST_ROOM: Final = 12
MOST_PLOTS: Final = 9
MOST_HAND: Final = 5
FEW: Final = 4

TABLE: Final[Table] = {
    "seats": named("", ("seats",), numbers(4)),
    "moves": named("", ("moves",), numbers(MOST_MOVES)),  # left, the present one not counted
    "turn": named("", ("turn",), numbers(MOVES)),  # made in the turn of this seat
    "marker": ["marker"],  # is the start player
    "points": named("", ("points",), IN_YEARS, numbers(MOST_POINTS)),
    "buildings": named("building", BUILDINGS, IN_YEARS, WORK),
    "plots": named("", ("plots",), STAGES, numbers(MOST_PLOTS)),  # free ones
    "goods": named("goods", GOODS, STAGES, numbers(MOST_GOODS)),
    "tools": named("", ("tools",), STAGES, numbers(MOST_TOOLS)),
    "room": named("", ("room",), STAGES, numbers(MOST_ROOM)),
    "idle": named("idle", CLASSES, STAGES, numbers(FEW)),
    "posts": named("posts", POSTS, STAGES, numbers(FEW)),
    "hungry": named("", ("hungry",), STAGES, numbers(FEW)),
    "hand": named("hand", CARDS, REACH),
    "cards": named("", ("cards",), STAGES, numbers(MOST_HAND)),
    "table": named("improvement", CARDS, STAGES),
    "embassies": named("embassy", COLONIES, numbers(4)),
    "near": named("near", PLACE_IDS, STAGES),
    "market": named("market", MARKETS),
    "asked": named("asked", tuple([kind.id for kind in STEPS])),
}
PLACES: Final = places_of(TABLE)
NAMES: Final = names_of(TABLE)


def community_facts(state: Colonists, seat: int, points: int, ahead: Outlook) -> list[int]:
    """`points` are those that the seat has."""
    stage = 2 if ahead.moves < LATE else 1 if ahead.moves < MIDDLE else 0
    year = min(YEARS, state.year)
    found = [
        PLACES["seats"] + state.seats,
        PLACES["moves"] + min(MOST_MOVES, ahead.moves),
        PLACES["points"] + year * (MOST_POINTS + 1) + max(0, min(MOST_POINTS, points // POINTS_A_STEP)),
        PLACES["tools"] + stage * (MOST_TOOLS + 1) + max(0, min(MOST_TOOLS, ahead.tools)),
        PLACES["room"] + stage * (MOST_ROOM + 1) + min(MOST_ROOM, int(ahead.room)),
        PLACES["hungry"] + stage * (FEW + 1) + min(FEW, ahead.hungry),
        PLACES["cards"] + stage * (MOST_HAND + 1) + min(MOST_HAND, len(state.hands[seat])),
        PLACES["plots"] + stage * (MOST_PLOTS + 1) + min(MOST_PLOTS, plots(state, seat)),
    ]
    if state.marker == seat:
        found.append(PLACES["marker"])
    if state.market != NONE:
        found.append(PLACES["market"] + state.market)
    built(state, seat, year, stage, found)
    goods_and_hand(state, seat, stage, found)
    people(state, seat, stage, ahead, found)
    on_the_way(state, seat, stage, found)
    return found


def plots(state: Colonists, seat: int) -> int:
    return sum(free_plots(state, seat, plot) for plot in range(4))


def built(state: Colonists, seat: int, year: int, stage: int, found: list[int]) -> None:
    box = state.box
    for building in state.buildings[seat]:
        works = int(staffed(box, building))
        found.append(PLACES["buildings"] + (kind_of(building) * (YEARS + 1) + year) * 2 + works)
    for colony, embassy in enumerate(state.embassies[seat]):
        if embassy:
            found.append(PLACES["embassies"] + 5 * colony + min(4, level_of(embassy)))
    for entry in state.tables[seat]:
        found.append(PLACES["table"] + 3 * card_of(entry) + stage)


def goods_and_hand(state: Colonists, seat: int, stage: int, found: list[int]) -> None:
    stock = stock_of(state, seat)
    for kind in range(KINDS):
        number = amount(stock, kind)
        if number:
            found.append(PLACES["goods"] + (kind * 3 + stage) * (MOST_GOODS + 1) + min(MOST_GOODS, number))
    for card in state.hands[seat]:
        if card >= 0:
            price = card_price(state, seat, card)
            there = covers(stock, price.goods) and state.tools[seat] >= price.tools
            found.append(PLACES["hand"] + 2 * card + int(not there))


def people(state: Colonists, seat: int, stage: int, ahead: Outlook, found: list[int]) -> None:
    idle = state.means[seat].idle
    for each in range(3):
        if idle[each] > 0:
            found.append(PLACES["idle"] + (each * 3 + stage) * (FEW + 1) + min(FEW, idle[each]))
    for each in range(4):
        if ahead.posts[each]:
            found.append(PLACES["posts"] + (each * 3 + stage) * (FEW + 1) + min(FEW, ahead.posts[each]))


def on_the_way(state: Colonists, seat: int, stage: int, found: list[int]) -> None:
    """Places that a steward can go to, and what the seat is asked."""
    near = within_reach(state, seat)[0]
    tiles = state.board.tiles
    for spot in members(near):
        place = TILE_PLACE[tiles[spot]]
        if place != NONE:
            found.append(PLACES["near"] + 3 * place + stage)
    turn = state.turn
    if turn is not None and turn.seat == seat:
        found.append(PLACES["turn"] + min(MOVES, turn.move))
    step = state.asked(seat)
    if step is not None:
        number = STEP_NUMBER.get(step.kind.id, NONE)
        if number != NONE:
            found.append(PLACES["asked"] + number)
