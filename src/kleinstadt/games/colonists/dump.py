"""A position as plain data, both ways. A part written by hand loads too: what is left out has its default, which is a
board with all start places, in the first summer of era I. What cannot be is refused."""

from typing import Any, Final

from kleinstadt.engine.cards import NOBODY, Pile, viewer_of
from kleinstadt.engine.cards_as_data import dump_pile, load_pile, memory_in_view, not_too_many
from kleinstadt.engine.chance import load_chance
from kleinstadt.engine.reading import Reader, all_known, known, list_of, number_in, wrong
from kleinstadt.games.colonists.board import MOST_TILES, Board, board_of
from kleinstadt.games.colonists.box import ERAS
from kleinstadt.games.colonists.cards import (
    AMBASSADORS,
    BUILDING_NUMBER,
    CARD_NUMBER,
    CARDS,
    CLASSES,
    COLONY_NUMBER,
    FIRST_MARKET,
    MARKET_NUMBER,
    TILE_NUMBER,
)
from kleinstadt.games.colonists.carrying import read_note
from kleinstadt.games.colonists.community import CARD_WITH, CREWS, EMBASSY_ON, PLOTS, building_of, crew_of, kind_of
from kleinstadt.games.colonists.goods import DOLLARS, GOOD_NUMBER, MOST, TOOLS, Bundle, pack
from kleinstadt.games.colonists.hexes import CELL_NUMBER, NOWHERE
from kleinstadt.games.colonists.means import Means
from kleinstadt.games.colonists.redeal import census
from kleinstadt.games.colonists.rules.setup import plain_board
from kleinstadt.games.colonists.state import OFF, STEWARDS, Action, Colonists, Levy, Turn
from kleinstadt.games.colonists.steps import DRAW_TILE, ELEMENT, NEW_ERA
from kleinstadt.games.colonists.verbs import NONE
from kleinstadt.games.colonists.view import NOTHING, USED, view_position

MANY: Final = 10**6
PLOT_NUMBER: Final = {plot: number for number, plot in enumerate(PLOTS)}
CREW_NUMBER: Final = {crew: number for number, crew in enumerate(CREWS)}
CLASS_OR_NOBODY: Final = {NOTHING: NONE, **{name: number for number, name in enumerate(CLASSES)}}
MARKET_OR_NONE: Final = {NOTHING: NONE, **MARKET_NUMBER}
CARD_OR_NONE: Final = {NOTHING: NONE, **CARD_NUMBER}
CELL_OR_NONE: Final = {NOTHING: NOWHERE, **CELL_NUMBER}
FOLLOWS: Final = (  # from the rest, and is not read
    *("storage", "warehouse", "typed", "steward_limit", "residents", "idle", "demand", "volume", "coming", "levies"),
)


def dump_position(state: Colonists) -> dict[str, Any]:
    """The view of a spectator, with what is hidden from him and without what follows from the rest."""
    dump = view_position(state, None)
    del dump["aside_backs"]
    for seat, hand in zip(dump["seats"], state.hands, strict=True):
        seat["hand"] = [CARDS[card] for card in hand]
        del seat["backs"]
        for key in FOLLOWS:
            del seat[key]
    return {
        **dump,
        "deck": dump_pile(state.deck, CARDS),
        "boxed": [CARDS[card] for card in state.boxed],
        "aside": [CARDS[card] for card in state.aside],
        "chance": state.chance.dump(),
    }


# -- reading: what lies hidden -----------------------------------------------------------------------------------------


def load_position(state: Colonists, position: Reader) -> None:
    """Fill in a fresh position. BadPosition names the place where the data is broken or impossible."""
    state.deck = load_pile(position.at("deck"), position.raw("deck", []), CARD_NUMBER, state.seats + 1)
    state.boxed = sorted(position.all_known("boxed", CARD_NUMBER))
    state.aside = sorted(position.all_known("aside", CARD_NUMBER))
    load_table(state, position)
    for seat, place, data in seats_of(state, position):
        reader = Reader(place, data)
        state.hands[seat] = sorted(reader.all_known("hand", CARD_NUMBER))
        load_seat(state, reader, seat)
    load_doings(state, position)
    if position.has("chance"):
        state.chance = load_chance(position.numbers("chance", 4, 0, 2**32 - 1, 0))
    position.finish()


def load_view(state: Colonists, position: Reader, seat: int | None) -> None:
    """A view. What the viewer does not see is left open until it is dealt afresh."""
    viewer = viewer_of(seat, state.seats)
    deck = Reader(position.at("deck"), position.raw("deck", {}))
    cards = unseen_backs(deck.numbers("backs", len(ERAS), 0, MANY, 0))
    memory = memory_in_view(deck, CARD_NUMBER, state.seats + 1, viewer)
    state.deck = Pile(cards, [NOBODY] * len(cards), memory)
    deck.finish()
    state.boxed = unseen_backs(position.numbers("boxed", len(ERAS), 0, MANY, 0))
    load_table(state, position)
    aside = position.entries("aside")
    if state.drawer == viewer:
        state.aside = all_known(position.at("aside"), aside, CARD_NUMBER)
        position.skip("aside_backs")
    else:
        state.aside = unseen_backs(position.numbers("aside_backs", len(ERAS), 0, MANY, 0))
    for other, place, data in seats_of(state, position):
        reader = Reader(place, data)
        reader.skip(*FOLLOWS)
        backs = reader.entries("backs")
        if other == viewer:
            state.hands[other] = reader.all_known("hand", CARD_NUMBER)
        else:
            reader.skip("hand")
            state.hands[other] = [-number_in(reader.at("backs"), era, 1, len(ERAS)) for era in backs]
        load_seat(state, reader, other)
    load_doings(state, position)
    position.finish()


def unseen_backs(numbers: list[int]) -> list[int]:
    """So many cards of each era that are not seen: each is its era below zero until it is dealt afresh."""
    return [-era for era, number in zip(ERAS, numbers, strict=True) for _ in range(number)]


def seats_of(state: Colonists, position: Reader) -> list[tuple[int, str, Any]]:
    place = position.at("seats")
    return [(seat, f"{place}[{seat}]", data) for seat, data in enumerate(position.entries_of("seats", state.seats, {}))]


# -- what lies open ----------------------------------------------------------------------------------------------------


def load_table(state: Colonists, position: Reader) -> None:
    state.era = position.number("era", 0, len(ERAS), state.first_era)
    state.year = position.number("year", 0, 5, 1)
    state.half = position.number("half", 0, 1, 0)
    seats = state.seats - 1
    state.first = position.number("first", 0, seats, 0)
    state.start = position.number("start", 0, seats, state.first)
    state.marker = position.number("marker", 0, seats, state.start)
    if position.has("tiles"):
        state.board = load_board(position.at("tiles"), position.entries("tiles"))
    else:
        state.board = plain_board(state)
    state.drawn = position.all_known("drawn", TILE_NUMBER)
    state.pile = position.all_known("pile", TILE_NUMBER)
    state.market = position.known("market", MARKET_OR_NONE, NONE)
    state.offers = position.all_known("offers", MARKET_NUMBER)
    state.discards = position.all_known("discards", CARD_NUMBER)
    state.gone = sorted(position.all_known("gone", CARD_NUMBER))
    state.colonies = position.all_known("colonies", COLONY_NUMBER)
    state.abroad = position.all_known("abroad", COLONY_NUMBER)
    places = position.entries_of("ambassadors", len(AMBASSADORS), NOTHING)
    state.envoys = [load_spot(state, position.at("ambassadors"), place) for place in places]
    state.drawer = position.number("drawer", 0, seats, NONE)
    place = position.at("carried")
    state.carried = [read_note(f"{place}[{at}]", note) for at, note in enumerate(position.entries("carried"))]
    if len(state.carried) not in (0, state.seats):
        raise wrong(place, "field_list_of", f"must be a list of length {state.seats}.", length=state.seats)
    for key, found in (
        *(("drawn", state.drawn + state.pile + state.board.tiles), ("offers", state.offers)),
        *(("colonies", state.colonies + state.abroad),),
    ):
        if len(set(found)) < len(found):
            raise wrong(position.at(key), "co_twice", "something is there twice.")


def load_board(place: str, entries: list[Any]) -> Board:
    tiles: list[int] = []
    cells: list[int] = []
    halves: list[int] = []
    for index, entry in enumerate(entries[: MOST_TILES + 1]):
        reader = Reader(f"{place}[{index}]", entry)
        tiles.append(known(reader.at("place"), reader.raw("place", NOTHING), TILE_NUMBER))
        cells.append(known(reader.at("cell"), reader.raw("cell", NOTHING), CELL_NUMBER))
        halves.append(known(reader.at("half"), reader.raw("half", NOTHING), CELL_OR_NONE))
        reader.finish()
    covered = cells + [half for half in halves if half != NOWHERE]
    if len(set(covered)) < len(covered) or len(tiles) > MOST_TILES or not tiles:
        raise wrong(place, "co_board", "tiles lie one upon the other, or there are too many or none.")
    if any((half != NOWHERE) and tile < FIRST_MARKET for tile, half in zip(tiles, halves, strict=True)):
        raise wrong(place, "co_board", "tiles lie one upon the other, or there are too many or none.")
    return board_of(tiles, cells, halves)


def load_spot(state: Colonists, place: str, data: object) -> int:
    """A tile on the board by its name."""
    if data == NOTHING:
        return OFF
    tile = known(place, data, TILE_NUMBER)
    if tile not in state.board.tiles:
        raise wrong(place, "co_not_on_board", "this tile is not on the board.")
    return state.board.spot_of(tile)


def load_seat(state: Colonists, reader: Reader, seat: int) -> None:
    state.tools[seat] = reader.number("tools", 0, MANY, 0)
    state.dollars[seat] = reader.number("dollars", 0, MANY, 0)
    state.pools[seat] = load_goods(reader, "pool")
    state.buffers[seat] = load_goods(reader, "buffer")
    state.embassy_rooms[seat] = load_goods(reader, "embassy_room")
    place = reader.at("buildings")
    state.buildings[seat] = sorted([load_building(place, each) for each in reader.entries("buildings")])
    for index, entry in enumerate(reader.entries("embassies")):
        load_embassy(state, seat, Reader(f"{reader.at('embassies')}[{index}]", entry))
    state.guests[seat] = reader.known("guest", CLASS_OR_NOBODY, NONE)
    place = reader.at("table")
    state.tables[seat] = sorted([load_card(state, place, each) for each in reader.entries("table")])
    place = reader.at("stewards")
    state.figures[seat] = [load_spot(state, place, each) for each in reader.entries("stewards")]
    if len(state.figures[seat]) > STEWARDS or OFF in state.figures[seat]:
        raise wrong(place, "co_stewards", "there are four stewards at most, each on a tile.")
    last = len(state.figures[seat]) - 1
    state.apprentices[seat] = reader.number("apprentice", 0, max(0, last), NONE)
    reader.finish()
    state.changed(seat)


def load_goods(reader: Reader, key: str) -> int:
    amounts = Reader(reader.at(key), reader.table(key))
    found = {good: amounts.number(good, 0, MOST, 0) for good in GOOD_NUMBER}
    amounts.finish()
    return pack(found)


def load_building(place: str, data: object) -> int:
    """A table, or just the name of one on an open plot where nobody works."""
    if isinstance(data, str):
        return building_of(known(place, data, BUILDING_NUMBER), PLOT_NUMBER["open"], 0, 0)
    reader = Reader(place, data)
    kind = known(reader.at("building"), reader.raw("building", NOTHING), BUILDING_NUMBER)
    plot = reader.known("plot", PLOT_NUMBER, PLOT_NUMBER["open"])
    crew = reader.known("crew", CREW_NUMBER, 0)
    share = reader.number("share", 0, 99, 0)
    reader.finish()
    return building_of(kind, plot, crew, share)


def load_embassy(state: Colonists, seat: int, reader: Reader) -> None:
    colony = known(reader.at("colony"), reader.raw("colony", NOTHING), COLONY_NUMBER)
    level = reader.number("level", 1, 4, 1)
    plot = reader.known("plot", PLOT_NUMBER, PLOT_NUMBER["open"])
    reader.finish()
    if colony not in state.colonies:
        raise wrong(reader.place, "co_no_colony", "this colony is not in the game.")
    state.embassies[seat][colony] = level + EMBASSY_ON * plot


def load_card(state: Colonists, place: str, data: object) -> int:
    """A table, or just the name; a limited card is full then."""
    if isinstance(data, str):
        card = known(place, data, CARD_NUMBER)
        return card + CARD_WITH * state.box.cards[card].uses
    reader = Reader(place, data)
    card = known(reader.at("card"), reader.raw("card", NOTHING), CARD_NUMBER)
    left = reader.number("left", 0, max(1, state.box.cards[card].uses), state.box.cards[card].uses)
    reader.finish()
    return card + CARD_WITH * left


# -- what is being done ------------------------------------------------------------------------------------------------


def load_doings(state: Colonists, position: Reader) -> None:
    if position.has("turn"):
        state.turn = load_turn(state, Reader(position.at("turn"), position.raw("turn", {})))
    if position.has("levy"):
        state.levy = load_levy(state, Reader(position.at("levy"), position.raw("levy", {})))
    for seat, data in enumerate(position.entries_of("actions", state.seats, None)):
        if data is not None:
            state.actions[seat] = load_action(state, seat, Reader(f"{position.at('actions')}[{seat}]", data))


def load_turn(state: Colonists, reader: Reader) -> Turn:
    seat = reader.number("seat", 0, state.seats - 1, 0)
    place = reader.at("starts")
    starts = [load_spot(state, place, each) for each in reader.entries("starts")]
    if len(starts) != len(state.figures[seat]):
        raise wrong(
            place,
            "field_list_of",
            f"must be a list of length {len(state.figures[seat])}.",
            length=len(state.figures[seat]),
        )
    turn = Turn(seat, starts)
    turn.move = reader.number("move", 0, 3, 1)
    turn.moved = sum((1, 2, 4, 8)[number_in(reader.at("moved"), each, 0, 3)] for each in reader.entries("moved"))
    turn.used = sum(known(reader.at("used"), each, USED) for each in reader.entries("used"))
    turn.farther = reader.number("farther", 0, 4, 0)
    turn.mover = reader.number("mover", 0, STEWARDS - 1, NONE)
    turn.spot = load_spot(state, reader.at("spot"), reader.raw("spot", NOTHING))
    turn.plays = reader.number("plays", 0, 9, 0)
    turn.built = reader.all_known("built", BUILDING_NUMBER)
    turn.dolly = reader.number("dolly", 0, 99, 0)
    turn.rode = reader.flag("rode")
    reader.finish()
    return turn


def load_levy(state: Colonists, reader: Reader) -> Levy:
    to = [
        NONE if each is None else number_in(reader.at("to"), each, 0, state.seats - 1) for each in reader.entries("to")
    ]
    goods = [
        load_goods(Reader(reader.at("goods"), {"goods": each}), "goods")
        for each in list_of(reader.at("goods"), reader.raw("goods", []), len(to))
    ]
    tools = reader.numbers("tools", len(to), 0, 99, 0)
    spot = load_spot(state, reader.at("spot"), reader.raw("spot", NOTHING))
    reader.finish()
    return Levy(to, goods, tools, spot)


def load_action(state: Colonists, seat: int, reader: Reader) -> Action:
    means = Means()
    means.storage, means.warehouse = reader.numbers("rooms", 2, 0, 999, 0)
    means.typed = load_goods(reader, "typed")
    means.all_storage = reader.flag("all_storage")
    means.delivers = tuple(reader.all_known("delivers", GOOD_NUMBER))
    spot = load_spot(state, reader.at("spot"), reader.raw("spot", NOTHING))
    dolly = reader.number("dolly", 0, 99, 0)
    action = Action(seat, spot, load_goods(reader, "pool"), load_goods(reader, "buffer"), means, dolly)
    action.due = load_goods(reader, "due")
    action.tools = reader.number("tools", 0, 999, 0)
    action.discount = load_bundle(reader, "discount")
    action.discounts = reader.number("discounts", 0, 15, 0)
    action.paid = load_goods(reader, "paid")
    action.drawn = load_goods(reader, "drawn")
    action.tools_paid = reader.number("tools_paid", 0, 999, 0)
    action.dolly_used = reader.number("dolly_used", 0, 99, 0)
    action.get_goods = load_goods(reader, "get")
    action.get_tools = reader.number("get_tools", 0, 999, 0)
    action.get_dollars = reader.number("get_dollars", 0, 999, 0)
    action.built = reader.all_known("built", BUILDING_NUMBER)
    action.card = reader.known("card", CARD_OR_NONE, NONE)
    action.chain = reader.number("chain", 0, 9, 0)
    action.drew = reader.flag("drew")
    reader.finish()
    return action


def load_bundle(reader: Reader, key: str) -> Bundle:
    amounts = Reader(reader.at(key), reader.table(key))
    found = {good: amounts.number(good, 0, MOST, 0) for good in (*GOOD_NUMBER, TOOLS, DOLLARS)}
    amounts.finish()
    return Bundle(pack(found), found[TOOLS], found[DOLLARS])


# -- what cannot be ----------------------------------------------------------------------------------------------------


def check(state: Colonists) -> None:
    """Refuse positions that cannot be."""
    most = {card.id: card.copies for card in state.box.cards}
    found = census(state)
    not_too_many("position", {card: number for card, number in found.items() if card in most}, most)
    to_draw = 0
    for step in reversed(state.stack):
        if step.kind is ELEMENT or step.kind is NEW_ERA:  # these bring places of their own
            break
        to_draw += step.kind is DRAW_TILE
    if to_draw > len(state.pile):  # CO-25
        sentence = f"{to_draw} places are to be drawn, and {len(state.pile)} are left."
        raise wrong("agenda.stack", "co_tiles", sentence, number=to_draw, most=len(state.pile))
    for seat in range(state.seats):
        means = state.means[seat]
        if min(means.idle) < 0:
            raise wrong(f"position.seats[{seat}]", "co_workers", "there are more workers than colonists.")
        for building in state.buildings[seat]:
            facts = state.box.buildings[kind_of(building)]
            if facts.workers == 0 and crew_of(building):
                raise wrong(f"position.seats[{seat}]", "co_workers", "there are more workers than colonists.")
