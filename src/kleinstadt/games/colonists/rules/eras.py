"""Set-up of the board, and the start of eras and years (chapters 3 to 5)."""

from typing import Any, Final

from kleinstadt.engine.cards import pile_of
from kleinstadt.engine.event import Arg
from kleinstadt.engine.step import NOBODY, Choice, Effect, Kind, Rules, Step, always, in_order
from kleinstadt.games.colonists import phrases
from kleinstadt.games.colonists.cards import (
    COLONIES,
    FIRST_MARKET,
    MARKETS,
    SMALL_MARKET,
    TILE_NUMBER,
    TILE_PLACE,
    TILES,
)
from kleinstadt.games.colonists.hexes import CELLS, DIRECTIONS
from kleinstadt.games.colonists.phrases import WORDS
from kleinstadt.games.colonists.state import Colonists
from kleinstadt.games.colonists.steps import (
    DRAW_TILE,
    ELEMENT,
    LAY,
    LAY_MARKET,
    NEW_ERA,
    REPLACE,
    TURN,
    TURN_MARKET,
    WINTER,
    YEAR,
    YEAR_END,
)
from kleinstadt.games.colonists.verbs import NONE

YEARS: Final = 5
NEW_PLACES: Final = 3  # revealed each year (CO-49)
FIFTH_COLONY: Final = 3  # the era that brings it (CO-43)
HEAD_OFFICIAL: Final = TILE_NUMBER["head_official"]
CHIEF_OFFICER: Final = TILE_NUMBER["chief_officer"]

# -- laying tiles ------------------------------------------------------------------------------------------------------


def draw_tile(state: Colonists, step: Step) -> None:
    """The next place comes up, and the seat lays it (CO-25) or lets it replace another (CO-233)."""
    tile = state.pile.pop(state.chance.below(len(state.pile)))
    state.drawn.append(tile)
    state.tell("tile", {"seat": step.seat, "place": TILES[tile]})
    state.push((REPLACE if replaced_by(state, tile) else LAY).at(step.seat, tile))


def replaced_by(state: Colonists, tile: int) -> list[int]:
    """The tiles that this one replaces (CO-214)."""
    family = state.box.places[TILE_PLACE[tile]].replaces
    return [
        spot
        for spot in range(len(state.board.tiles) if family != NONE else 0)
        if not state.board.is_market(spot) and state.box.places[state.board.place(spot)].family == family
    ]


def replace_moves(state: Colonists, step: Step) -> tuple[str, ...]:
    (tile,) = step.args
    tiles = state.board.tiles
    return in_order([phrases.REPLACE.of(tiles[spot]) for spot in replaced_by(state, tile)])


def replace(state: Colonists, step: Step, move: str) -> None:
    (tile,) = step.args
    (old,) = WORDS.read(move).numbers
    if tile in state.drawn:
        state.drawn.remove(tile)
    state.board = state.board.replaced(state.board.spot_of(old), tile)
    state.tell("replaced", {"seat": step.seat, "place": TILES[old], "other_place": TILES[tile]})


def lay_moves(state: Colonists, step: Step) -> tuple[str, ...]:
    return in_order([phrases.LAY.of(cell) for cell in state.board.free_cells()])


def lay(state: Colonists, step: Step, move: str) -> None:
    (tile,) = step.args
    (cell,) = WORDS.read(move).numbers
    if tile in state.drawn:
        state.drawn.remove(tile)
    state.board = state.board.with_place(tile, cell)
    state.tell("laid", {"seat": step.seat, "place": TILES[tile], "cell": CELLS[cell]})


def about_lay(state: Colonists, step: Step) -> dict[str, Arg]:
    (tile,) = step.args
    return {"place": TILES[tile]}


def market_moves(state: Colonists, step: Step) -> tuple[str, ...]:
    """The cell of one half (CO-30, D2)."""
    return in_order([phrases.LAY_MARKET.of(cell) for cell in state.board.market_cells()])


def lay_market(state: Colonists, step: Step, move: str) -> None:
    (cell,) = WORDS.read(move).numbers
    state.push(TURN_MARKET.at(step.seat, cell))


def turn_moves(state: Colonists, step: Step) -> tuple[str, ...]:
    (cell,) = step.args
    return in_order([phrases.TURN_MARKET.of(way) for way in state.board.market_ways(cell)])


def turn_market(state: Colonists, step: Step, move: str) -> None:
    (cell,) = step.args
    (way,) = WORDS.read(move).numbers
    state.board = state.board.with_market(next_market(state), cell, way)
    state.tell("laid_market", {"seat": step.seat, "cell": CELLS[cell], "direction": DIRECTIONS[way]})


def next_market(state: Colonists) -> int:
    return FIRST_MARKET + len([tile for tile in state.board.tiles if tile >= FIRST_MARKET])


def about_market(state: Colonists, step: Step) -> dict[str, Arg]:
    return {"place": TILES[next_market(state)]}


# -- eras --------------------------------------------------------------------------------------------------------------


def new_era(state: Colonists, step: Step) -> None:
    """The new element, market cards, improvements and places of the era (CO-42 to CO-47). Improvements of the era
    before go back to the box, hands are kept."""
    (era,) = step.args
    state.era = era
    state.year = 0
    state.tell("era", {"number": era})
    state.push(YEAR.at())
    if era > state.first_era:  # what the first era brings was there from the start
        state.push(ELEMENT.at(NOBODY, era))
    state.offers = [number for number, card in enumerate(state.box.markets) if card.era == era]
    state.market = NONE
    state.boxed = sorted(state.boxed + state.deck.cards)
    state.gone = sorted(state.gone + state.discards)
    state.discards = []
    state.deck = pile_of(deck_of(state, era), state.seats + 1)
    state.deck.shuffle(state.chance)
    state.pile = tiles_of(state, era)


def new_element(state: Colonists, era: int) -> None:
    """What the era card brings (CO-43, CO-44)."""
    if era == 2:
        state.push(LAY_MARKET.at(state.start))
    elif era == FIFTH_COLONY and len(state.colonies) <= state.box.colonies_in_game:
        colony = state.abroad[state.chance.below(len(state.abroad))]
        state.abroad = [other for other in state.abroad if other != colony]
        state.colonies = [*state.colonies, colony]
        state.tell("colony", {"colony": COLONIES[colony]})
    elif era == 4:
        state.board = state.board.replaced(state.board.spot_of(HEAD_OFFICIAL), CHIEF_OFFICER)
    if era == 3 and state.options["small_market"]:
        state.push(LAY.at(state.start, SMALL_MARKET))


def deck_of(state: Colonists, era: int) -> list[int]:
    return [number for number, card in enumerate(state.box.cards) if card.era == era for _ in range(card.copies)]


def tiles_of(state: Colonists, era: int) -> list[int]:
    """The places of an era; the Chief Officer is not among them (CO-47)."""
    return [
        tile
        for tile, place in enumerate(TILE_PLACE)
        if place != NONE and tile != CHIEF_OFFICER and state.box.places[place].era == era
    ]


# -- years -------------------------------------------------------------------------------------------------------------


def year(state: Colonists, step: Step) -> None:
    """A market card is revealed, and the places that will be laid at the end of the year (CO-48, CO-49). Then all have
    a turn in summer and one in winter, beginning with the start player (CO-52)."""
    state.year += 1
    state.half = 0
    state.market = state.offers.pop(state.chance.below(len(state.offers))) if state.offers else NONE
    if state.market != NONE:
        state.tell("year", {"number": state.year, "market": MARKETS[state.market]})
    if state.year < YEARS:
        for _ in range(min(NEW_PLACES, len(state.pile))):
            state.drawn.append(state.pile.pop(state.chance.below(len(state.pile))))
        state.drawn.sort()
        state.tell("places", {"places": [TILES[tile] for tile in state.drawn]})
    order = list(reversed(state.order(state.start)))
    state.push(YEAR_END.at())
    for seat in order:
        state.push(TURN.at(seat))
    state.push(WINTER.at())
    for seat in order:
        state.push(TURN.at(seat))


def winter(state: Colonists, step: Step) -> None:
    state.half = 1
    state.tell("winter", {})


STEPS: Final[dict[Kind, Rules[Any]]] = {
    DRAW_TILE: Effect(draw_tile, reveals=True),
    LAY: Choice("CO-26", lay_moves, lay, public=always, about=about_lay, form="field"),
    REPLACE: Choice("CO-214", replace_moves, replace, public=always, about=about_lay, form="field"),
    LAY_MARKET: Choice("CO-30", market_moves, lay_market, public=always, about=about_market, form="field"),
    TURN_MARKET: Choice("CO-30", turn_moves, turn_market, public=always, about=about_market, part=True),
    NEW_ERA: Effect(new_era),
    YEAR: Effect(year, reveals=True),
    WINTER: Effect(winter),
}
