"""The book of Market Day: the rules of every step, and what can be told of a position."""

from kleinstadt.engine.book import Book
from kleinstadt.engine.cards import viewer_of
from kleinstadt.engine.chance import Chance
from kleinstadt.engine.dealing import deal_afresh, unseen_by
from kleinstadt.engine.score import ScoreLine, ScoreSheet, TieBreak
from market_day.cards import CARDS, DECK, GOODS, IDS
from market_day.phrases import WORDS
from market_day.rules import day, stalls
from market_day.state import EMPTY, MarketDay
from market_day.view import dump_position, view_position


def scores(state: MarketDay) -> list[ScoreSheet]:
    """MD-13: the points of the stalls, and one for every three goods."""
    sheets = []
    for seat in range(state.seats):
        points = sum([CARDS[card].points for card in state.stalls[seat] if card != EMPTY])
        lines = [ScoreLine("stalls", points), ScoreLine("goods", sum(state.goods[seat]) // 3)]
        sheets.append(ScoreSheet(seat, lines))
    return sheets


def ties(state: MarketDay) -> list[TieBreak]:
    """MD-14: of equal totals the one with more goods left is better."""
    return [TieBreak("goods", "MD-14", [sum(goods) for goods in state.goods])]


def redeal(state: MarketDay, seat: int | None, chance: Chance) -> None:
    """Deal afresh what the seat cannot know: cards it has not seen, and picks that were not shown."""
    viewer = viewer_of(seat, state.seats)
    piles = [state.deck]
    unseen = unseen_by(viewer, DECK, open_cards(state), piles, state.hands)
    deal_afresh(viewer, unseen, piles, state.hands, chance)
    state.chance = chance.branch()
    if state.together:
        for other in range(state.seats):
            if other != seat and not state.lanes[other]:
                state.picks[other] = chance.below(len(GOODS))


def open_cards(state: MarketDay) -> list[int]:
    return [card for row in [state.row, *state.stalls] for card in row if card != EMPTY]


def census(state: MarketDay) -> dict[str, int]:
    """How many there are of each card, wherever they lie: never more, never fewer."""
    cards = state.deck.cards + open_cards(state) + [card for hand in state.hands for card in hand.cards]
    return {IDS[card]: cards.count(card) for card in set(cards)}


BOOK: Book[MarketDay] = Book(
    "market_day",
    rules_version=1,
    steps={**day.STEPS, **stalls.STEPS},
    vocabulary=WORDS,
    view=view_position,
    dump=dump_position,
    scores=scores,
    redeal=redeal,
    ties=ties,
    census=census,
    hidden=("chance[]", "deck.cards[]", "hands[].cards[]", "picks[]"),
)
