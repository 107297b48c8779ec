"""What a seat may know, as typed dictionaries: everything but the hands of others and what lies in piles (chapter 31).

docs/views/colonists.md explains it field by field."""

from typing import Any, Final, TypedDict, cast

from kleinstadt.engine.cards import HIDDEN, viewer_of
from kleinstadt.games.colonists.box import ERAS
from kleinstadt.games.colonists.cards import AMBASSADORS, BUILDINGS, CARDS, CLASSES, COLONIES, MARKETS, TILES
from kleinstadt.games.colonists.carrying import dump_note
from kleinstadt.games.colonists.community import (
    CREWS,
    PLOTS,
    card_of,
    crew_of,
    embassy_plot,
    kind_of,
    left_on,
    level_of,
    plot_of,
    share_of,
)
from kleinstadt.games.colonists.goods import GOODS, PROVISIONS, unpack
from kleinstadt.games.colonists.hexes import CELLS, NOWHERE
from kleinstadt.games.colonists.rules.figures import stewards
from kleinstadt.games.colonists.rules.levy import first_part, materials_part, recipients
from kleinstadt.games.colonists.rules.provisions import demand, generated
from kleinstadt.games.colonists.rules.year_end import yearly
from kleinstadt.games.colonists.state import AMBASSADOR_BIT, OFF, USED_RANGE, USED_SWAP, Action, Colonists, Levy, Turn
from kleinstadt.games.colonists.verbs import NONE

NOTHING: Final = ""
USED: Final = {**dict(zip(AMBASSADORS, AMBASSADOR_BIT, strict=True)), "range": USED_RANGE, "swap": USED_SWAP}


class DeckView(TypedDict):
    """Improvements face down: how many of each era, which are known to lie there since they were shuffled, and how many
    have left since."""

    backs: list[int]
    seen: list[str]
    gone: int


class TileView(TypedDict):
    place: str
    cell: str
    half: str  # the second cell of a market, "" for a place


class BuildingView(TypedDict):
    building: str
    plot: str
    crew: str
    share: int  # how many of its goods may lie on it until they are taken


class EmbassyView(TypedDict):
    colony: str
    level: int
    plot: str


class TableView(TypedDict):
    """An improvement on the table; `left`: goods on a limited card, or 1 once a permanent one has generated."""

    card: str
    left: int


class DueView(TypedDict):
    """What going to a place would cost in all: Tools or provisions, and materials."""

    place: str
    to: list[int]
    first: int
    materials: int


class SeatView(TypedDict):
    tools: int
    dollars: int
    pool: dict[str, int]  # in storage and warehouse
    buffer: dict[str, int]  # on buildings, cards and embassies
    embassy_room: dict[str, int]  # how much may lie on embassies
    storage: int  # spaces
    warehouse: int
    typed: dict[str, int]  # warehouse spaces for one kind only
    buildings: list[BuildingView]
    embassies: list[EmbassyView]
    guest: str  # class of the colonist who works in an embassy, "" nobody
    table: list[TableView]
    hand: list[str]  # the own one; of others "hidden" cards
    backs: list[int]  # the era of each card in hand
    stewards: list[str]  # where they stand
    steward_limit: int
    apprentice: int | None  # which of them is the Apprentice
    residents: dict[str, int]
    idle: dict[str, int]
    demand: dict[str, int]  # provisions due at the end of the year, as things stand
    volume: dict[str, int]  # provisions generated then
    coming: dict[str, int]  # everything else that is generated then, with "tools" and "dollars"
    levies: list[DueView]  # where a levy would be due, as things stand


class TurnView(TypedDict):
    seat: int
    move: int
    starts: list[str]  # where the stewards stood when the turn began; "" for one that has entered since
    moved: list[int]
    used: list[str]  # what is used once in a half-year
    farther: int
    mover: int | None
    spot: str
    plays: int
    built: list[str]
    dolly: int
    rode: bool


class LevyView(TypedDict):
    to: list[int | None]
    goods: list[dict[str, int]]
    tools: list[int]
    spot: str


class ActionView(TypedDict):
    spot: str
    pool: dict[str, int]
    buffer: dict[str, int]
    due: dict[str, int]
    tools: int
    discount: dict[str, int]
    discounts: int
    paid: dict[str, int]
    drawn: dict[str, int]
    tools_paid: int
    get: dict[str, int]
    get_tools: int
    get_dollars: int
    built: list[str]
    card: str
    chain: int
    drew: bool
    dolly: int
    dolly_used: int
    rooms: list[int]  # storage and warehouse when it began
    typed: dict[str, int]
    all_storage: bool
    delivers: list[str]


class PositionView(TypedDict):
    era: int
    year: int
    half: int
    start: int
    marker: int
    first: int
    tiles: list[TileView]
    drawn: list[str]
    pile: list[str]  # places of the era still to come, in no order
    market: str
    offers: list[str]  # market cards of the era not seen yet; two of them never come
    deck: DeckView
    discards: list[str]
    gone: list[str]  # those of earlier eras
    boxed: list[int]  # how many of each era went back to the box unseen
    colonies: list[str]
    abroad: list[str]
    ambassadors: list[str]  # where each stands, "" before it is unlocked
    aside: list[str]
    aside_backs: list[int]  # how many of them are of each era
    drawer: int | None
    carried: list[dict[str, Any]]  # what was noted in an earlier sitting, until it is bought again
    turn: TurnView | None
    levy: LevyView | None
    actions: list[ActionView | None]
    seats: list[SeatView]


def view_position(state: Colonists, seat: int | None) -> dict[str, Any]:
    """Built up from what the seat has seen."""
    viewer = viewer_of(seat, state.seats)
    board = state.board
    view: PositionView = {
        "era": state.era,
        "year": state.year,
        "half": state.half,
        "start": state.start,
        "marker": state.marker,
        "first": state.first,
        "tiles": [
            {
                "place": TILES[tile],
                "cell": CELLS[board.cells[spot]],
                "half": NOTHING if board.halves[spot] == NOWHERE else CELLS[board.halves[spot]],
            }
            for spot, tile in enumerate(board.tiles)
        ],
        "drawn": [TILES[tile] for tile in state.drawn],
        "pile": [TILES[tile] for tile in sorted(state.pile)],
        "market": NOTHING if state.market == NONE else MARKETS[state.market],
        "offers": [MARKETS[card] for card in sorted(state.offers)],
        "deck": view_deck(state, viewer),
        "discards": [CARDS[card] for card in state.discards],
        "gone": [CARDS[card] for card in state.gone],
        "boxed": [sum(state.era_of(card) == era for card in state.boxed) for era in ERAS],
        "colonies": [COLONIES[colony] for colony in state.colonies],
        "abroad": [COLONIES[colony] for colony in state.abroad],
        "ambassadors": [tile_at(state, spot) for spot in state.envoys],
        "aside": [CARDS[card] if state.drawer == viewer else HIDDEN for card in state.aside],
        "aside_backs": [sum(state.era_of(card) == era for card in state.aside) for era in ERAS],
        "drawer": None if state.drawer == NONE else state.drawer,
        "carried": [dump_note(carried) for carried in state.carried],
        "turn": None if state.turn is None else view_turn(state, state.turn),
        "levy": None if state.levy is None else view_levy(state, state.levy),
        "actions": [None if action is None else view_action(state, action) for action in state.actions],
        "seats": [view_seat(state, other, other == viewer) for other in range(state.seats)],
    }
    return cast(dict[str, Any], view)


def view_deck(state: Colonists, viewer: int) -> DeckView:
    memory = state.deck.memory
    assert memory is not None
    seen = [CARDS[card] for card in memory.cards[viewer]]
    backs = [sum(state.era_of(card) == era for card in state.deck.cards) for era in ERAS]
    return {"backs": backs, "seen": seen, "gone": memory.gone[viewer]}


def tile_at(state: Colonists, spot: int) -> str:
    return NOTHING if spot in (OFF, NONE) else TILES[state.board.tiles[spot]]


def by_class(numbers: list[int]) -> dict[str, int]:
    return dict(zip(CLASSES, numbers, strict=True))


def view_seat(state: Colonists, seat: int, own: bool) -> SeatView:
    means = state.means[seat]
    hand = state.hands[seat]
    apprentice = state.apprentices[seat]
    return {
        "tools": state.tools[seat],
        "dollars": state.dollars[seat],
        "pool": unpack(state.pools[seat]),
        "buffer": unpack(state.buffers[seat]),
        "embassy_room": unpack(state.embassy_rooms[seat]),
        "storage": means.storage,
        "warehouse": means.warehouse,
        "typed": unpack(means.typed),
        "buildings": [view_building(building) for building in state.buildings[seat]],
        "embassies": [
            {"colony": COLONIES[colony], "level": level_of(embassy), "plot": PLOTS[embassy_plot(embassy)]}
            for colony, embassy in enumerate(state.embassies[seat])
            if embassy
        ],
        "guest": NOTHING if state.guests[seat] == NONE else CLASSES[state.guests[seat]],
        "table": [{"card": CARDS[card_of(entry)], "left": left_on(entry)} for entry in state.tables[seat]],
        "hand": [CARDS[card] if own else HIDDEN for card in hand],
        "backs": [state.era_of(card) for card in hand],
        "stewards": [tile_at(state, spot) for spot in state.figures[seat]],
        "steward_limit": stewards(state, seat),
        "apprentice": None if apprentice == NONE else apprentice,
        "residents": by_class(means.residents),
        "idle": by_class(means.idle),
        "demand": unpack(demand(state, seat)),
        "volume": unpack(generated(state, seat, PROVISIONS) + means.embassy_goods),
        "coming": yearly(state, seat).words(),
        "levies": [due for spot in visited(state, seat) for due in view_due(state, seat, spot)],
    }


def visited(state: Colonists, seat: int) -> list[int]:
    """Where stewards of others stand."""
    return sorted({spot for other in state.others(seat) for spot in state.figures[other]})


def view_due(state: Colonists, seat: int, spot: int) -> list[DueView]:
    """The levy for going there, where there is one (CO-70)."""
    to = recipients(state, seat, spot)
    if not to:
        return []
    first = first_part(state, seat) * len(to)
    materials = materials_part(state, seat) * len(to)
    return [{"place": TILES[state.board.tiles[spot]], "to": to, "first": first, "materials": materials}]


def view_building(building: int) -> BuildingView:
    return {
        "building": BUILDINGS[kind_of(building)],
        "plot": PLOTS[plot_of(building)],
        "crew": CREWS[crew_of(building)],
        "share": share_of(building),
    }


def view_turn(state: Colonists, turn: Turn) -> TurnView:
    return {
        "seat": turn.seat,
        "move": turn.move,
        "starts": [tile_at(state, spot) for spot in turn.starts],
        "moved": [figure for figure in range(4) if turn.moved >> figure & 1],
        "used": [word for word, bit in USED.items() if turn.used & bit],
        "farther": turn.farther,
        "mover": None if turn.mover == NONE else turn.mover,
        "spot": tile_at(state, turn.spot),
        "plays": turn.plays,
        "built": [BUILDINGS[kind] for kind in turn.built],
        "dolly": turn.dolly,
        "rode": turn.rode,
    }


def view_levy(state: Colonists, levy: Levy) -> LevyView:
    return {
        "to": [None if to == NONE else to for to in levy.to],
        "goods": [unpack(goods) for goods in levy.goods],
        "tools": list(levy.tools),
        "spot": tile_at(state, levy.spot),
    }


def view_action(state: Colonists, action: Action) -> ActionView:
    return {
        "spot": tile_at(state, action.spot),
        "pool": unpack(action.pool),
        "buffer": unpack(action.buffer),
        "due": unpack(action.due),
        "tools": action.tools,
        "discount": action.discount.words(),
        "discounts": action.discounts,
        "paid": unpack(action.paid),
        "drawn": unpack(action.drawn),
        "tools_paid": action.tools_paid,
        "get": unpack(action.get_goods),
        "get_tools": action.get_tools,
        "get_dollars": action.get_dollars,
        "built": [BUILDINGS[kind] for kind in action.built],
        "card": NOTHING if action.card == NONE else CARDS[action.card],
        "chain": action.chain,
        "drew": action.drew,
        "dolly": action.dolly,
        "dolly_used": action.dolly_used,
        "rooms": [action.means.storage, action.means.warehouse],
        "typed": unpack(action.means.typed),
        "all_storage": action.means.all_storage,
        "delivers": [GOODS[kind] for kind in action.means.delivers],
    }
