"""Saving between sittings as the rulebook does it (chapter 26): a few numbers are noted, and a new game is rebuilt from
them. It is a reconstruction, not the same position; journals and dumps keep that."""

from typing import Any

from kleinstadt.engine.reading import Reader
from kleinstadt.games.colonists.box import PERMANENT
from kleinstadt.games.colonists.cards import CARD_NUMBER, CARDS, COLONIES, COLONY_NUMBER
from kleinstadt.games.colonists.community import card_of, kind_of, level_of
from kleinstadt.games.colonists.goods import KINDS, amount
from kleinstadt.games.colonists.state import Carried, Colonists

MANY = 10**6


def noted(state: Colonists) -> dict[str, Any]:
    """What the players note (CO-245): Dollars in buildings and embassies, cash, the value of goods, Tools, permanent
    improvements, the number of hand cards; and colonies, the next era and who is start player."""
    return {
        "next_era": state.era + 1,
        "start": state.marker,
        "colonies": [COLONIES[colony] for colony in state.colonies],
        "seats": [note_of(state, seat) for seat in range(state.seats)],
    }


def note_of(state: Colonists, seat: int) -> dict[str, Any]:
    box = state.box
    goods = state.pools[seat] + state.buffers[seat]
    played = [card_of(entry) for entry in state.tables[seat]]
    return {
        "buildings": sum([box.buildings[kind_of(building)].value for building in state.buildings[seat]]),
        "embassies": sum([box.level_value[level_of(embassy)] for embassy in state.embassies[seat]]),
        "cash": state.dollars[seat],
        "goods": sum([amount(goods, kind) * box.goods_price[kind] for kind in range(KINDS)]),
        "tools": state.tools[seat],
        "improvements": [CARDS[card] for card in played if box.cards[card].kind == PERMANENT],
        "hand": len(state.hands[seat]),
    }


def read_note(place: str, data: object) -> Carried:
    """One player's notes; what is wrong is named with its place."""
    reader = Reader(place, data)
    found = Carried(
        reader.number("embassies", 0, 999, 0),
        reader.number("buildings", 0, 999, 0),
        reader.number("goods", 0, 999, 0),
        reader.number("tools", 0, 999, 0),
        reader.number("cash", 0, MANY, 0),
        sorted(reader.all_known("improvements", CARD_NUMBER)),
        reader.number("hand", 0, 6, 0),
    )
    reader.finish()
    return found


def dump_note(carried: Carried) -> dict[str, Any]:
    return {
        "embassies": carried.embassies,
        "buildings": carried.buildings,
        "goods": carried.goods,
        "tools": carried.tools,
        "cash": carried.cash,
        "improvements": [CARDS[card] for card in carried.cards],
        "hand": carried.hand,
    }


def colonies_of(reader: Reader) -> list[int]:
    return reader.all_known("colonies", COLONY_NUMBER)
