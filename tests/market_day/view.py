"""Positions as plain data: what a seat may know, the whole truth, and the way back."""

from typing import Any, TypedDict, cast

from kleinstadt.engine.cards import HandView, viewer_of
from kleinstadt.engine.cards_as_data import dump_hand, dump_pile, hand_in_view, load_hand, load_pile, pile_in_view
from kleinstadt.engine.chance import load_chance
from kleinstadt.engine.reading import Reader, all_known, known, table_in
from market_day.cards import GOODS, IDS, NUMBER
from market_day.state import EMPTY, MarketDay
from market_day.steps import PLACES

NOTHING = ""
HIDDEN = "hidden"
GOOD_NUMBER = {good: number for number, good in enumerate(GOODS)}
STALL_NUMBER = {**NUMBER, NOTHING: EMPTY}


class PositionView(TypedDict):
    """Everything on the table as one seat, or a spectator, may know it."""

    deck: list[str]  # the top card last; "hidden" where one does not know
    hands: list[HandView]
    row: list[str]
    stalls: list[list[str]]  # "" where one was given up
    goods: list[dict[str, int]]
    picks: list[str]  # "" not yet, "hidden" not yet shown


def view_position(state: MarketDay, seat: int | None) -> dict[str, Any]:
    """Build a view up from what the seat has seen; never take things out of the truth."""
    viewer = viewer_of(seat, state.seats)
    view: PositionView = {
        "deck": state.deck.view(viewer, IDS),
        "hands": [hand.view(viewer, IDS) for hand in state.hands],
        "row": names(state.row),
        "stalls": [names(row) for row in state.stalls],
        "goods": [dict(zip(GOODS, goods, strict=True)) for goods in state.goods],
        "picks": [pick_name(good, of == seat) for of, good in enumerate(state.picks)],
    }
    return cast(dict[str, Any], view)


def dump_position(state: MarketDay) -> dict[str, Any]:
    return {
        **view_position(state, None),
        "deck": dump_pile(state.deck, IDS),
        "hands": [dump_hand(hand, IDS) for hand in state.hands],
        "picks": [pick_name(good, True) for good in state.picks],
        "chance": state.chance.dump(),
    }


def names(cards: list[int]) -> list[str]:
    return [NOTHING if card == EMPTY else IDS[card] for card in cards]


def pick_name(good: int, open: bool) -> str:
    if good < 0:
        return NOTHING
    return GOODS[good] if open else HIDDEN


# -- the way back --------------------------------------------------------------------------------------------------


def load_position(state: MarketDay, position: Reader) -> None:
    """A dump, or the few lines somebody wrote by hand for a test. What is not said is empty."""
    state.deck = load_pile(position.at("deck"), position.raw("deck", []), NUMBER)
    place = position.at("hands")
    hands = position.entries_of("hands", state.seats, [])
    viewers = state.seats + 1
    state.hands = [load_hand(f"{place}[{i}]", i, hand, NUMBER, viewers) for i, hand in enumerate(hands)]
    load_table(state, position)
    if position.has("chance"):
        state.chance = load_chance(position.numbers("chance", 4, 0, 2**32 - 1, 0))
    position.finish()


def load_view(state: MarketDay, position: Reader, viewer: int) -> None:
    """A view. What the viewer does not see is left open until it is dealt afresh."""
    state.deck = pile_in_view(position.at("deck"), position.raw("deck", []), NUMBER, viewer)
    place = position.at("hands")
    hands = position.entries_of("hands", state.seats, {})
    viewers = state.seats + 1
    state.hands = [hand_in_view(f"{place}[{i}]", i, hand, NUMBER, viewers, viewer) for i, hand in enumerate(hands)]
    load_table(state, position)
    position.finish()


def load_table(state: MarketDay, position: Reader) -> None:
    """What lies open."""
    state.row = position.all_known("row", STALL_NUMBER)
    place = position.at("stalls")
    stalls = position.entries_of("stalls", state.seats, [])
    state.stalls = [all_known(place, row, STALL_NUMBER)[:PLACES] for row in stalls]
    for seat, goods in enumerate(position.entries_of("goods", state.seats, {})):
        here = Reader(f"{position.at('goods')}[{seat}]", table_in(position.at("goods"), goods))
        state.goods[seat] = [here.number(good, 0, 1000, 0) for good in GOODS]
        here.finish()
    for seat, pick in enumerate(position.entries_of("picks", state.seats, NOTHING)):
        if pick not in (NOTHING, HIDDEN):
            state.picks[seat] = known(position.at("picks"), pick, GOOD_NUMBER)
