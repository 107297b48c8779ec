"""Set-up (chapter 3)."""

from typing import Final

from kleinstadt.engine.lots import Lots
from kleinstadt.engine.reading import Reader
from kleinstadt.engine.step import NOBODY, Step
from kleinstadt.games.colonists.board import Board, first_board
from kleinstadt.games.colonists.cards import BUILDING_NUMBER, COLONIES, FIRST_MARKET, TILE_NUMBER
from kleinstadt.games.colonists.carrying import colonies_of, read_note
from kleinstadt.games.colonists.community import OPEN, building_of
from kleinstadt.games.colonists.goods import FOOD, ONE, WOOD
from kleinstadt.games.colonists.hexes import MIDDLE, distance
from kleinstadt.games.colonists.rules.eras import FIFTH_COLONY, tiles_of
from kleinstadt.games.colonists.rules.later_start import begin_later
from kleinstadt.games.colonists.state import Colonists
from kleinstadt.games.colonists.steps import DRAW_TILE, LAY_MARKET, NEW_ERA

FARM: Final = BUILDING_NUMBER["farm"]
DAY_LABORER: Final = TILE_NUMBER["day_laborer"]
DIPLOMAT: Final = TILE_NUMBER["diplomat"]


def set_up(state: Colonists, lots: Lots) -> None:
    """Colonies and start player by lot; then all lay the start places in turn, and the start player the second market
    (CO-16 to CO-30)."""
    first = lots.another("first", state.chance.below(state.seats), state.seats)
    state.first = state.start = state.marker = first
    number = 0 if state.options["intro"] else state.box.colonies_in_game
    needed = number + 1 if number and state.last_era >= FIFTH_COLONY else number
    colonies = lots.left(range(len(COLONIES)), COLONIES, needed)
    state.chance.shuffle(colonies)
    if lots.times("colonies"):
        lots.stream("colonies").shuffle(colonies)
    if lots.times("places"):
        state.chance = lots.stream("places")
    state.colonies = colonies[:number]
    state.abroad = sorted(colonies[number:])
    state.pile = start_tiles(state)
    for seat in range(state.seats):
        settle_down(state, seat)
    if state.first_era > 1:
        begin_later(state, state.first_era)
    else:
        state.stack += [NEW_ERA.at(NOBODY, 1), LAY_MARKET.at(state.start)]
    for number in reversed(range(len(state.pile))):
        state.stack.append(DRAW_TILE.at((state.start + number) % state.seats))


def begin_carried(state: Colonists, notes: Reader) -> None:
    """Go on with what was noted (CO-246): its colonies, its start player, and what everybody had."""
    colonies = colonies_of(notes)
    state.colonies = colonies
    state.abroad = [colony for colony in range(len(COLONIES)) if colony not in colonies]
    first = notes.number("start", 0, state.seats - 1, 0)
    shift = first - state.start
    state.stack = [
        step if step.seat == NOBODY else Step(step.kind, (step.seat + shift) % state.seats, step.args)
        for step in state.stack
    ]
    state.lane = state.stack
    state.first = state.start = state.marker = first
    state.carried = [read_note(f"notes.seats[{seat}]", note) for seat, note in enumerate(notes.entries("seats"))]
    notes.skip("next_era")
    notes.finish()


def plain_board(state: Colonists) -> Board:
    """A board with all start places around the first market, for positions that say nothing about theirs."""
    board = first_board()
    for tile in start_tiles(state):
        board = board.with_place(tile, min(board.free_cells(), key=lambda cell: (distance(cell, MIDDLE), cell)))
    cell = board.market_cells()[0]
    return board.with_market(FIRST_MARKET + 1, cell, board.market_ways(cell)[0])


def start_tiles(state: Colonists) -> list[int]:
    """All but the Day Laborer (CO-25); in the introductory game all but the Diplomat (CO-251)."""
    out = DIPLOMAT if state.options["intro"] else DAY_LABORER
    return [tile for tile in tiles_of(state, 0) if tile != out]


def settle_down(state: Colonists, seat: int) -> None:
    """Two Farms with a Farmer each, some Food, and Tools (CO-36, CO-38)."""
    setup = state.box.setup
    state.buildings[seat] = [building_of(FARM, OPEN, 0, 0)] * setup["farms"]
    state.tools[seat] = setup["tools"]
    state.pools[seat] = setup["food_in_warehouse"] * ONE[FOOD]
    if state.options["intro"]:
        state.pools[seat] += setup["basic_storage_fill"] * ONE[WOOD]
    state.changed(seat)
