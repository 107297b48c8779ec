"""The game itself: who can play, with which options, how it starts."""

from typing import Any

from kleinstadt.engine.cards import pile_of, viewer_of
from kleinstadt.engine.cards_as_data import not_too_many
from kleinstadt.engine.chance import stream
from kleinstadt.engine.game import Game
from kleinstadt.engine.option import Option, Options
from kleinstadt.engine.reading import Reader
from market_day.book import BOOK, census
from market_day.cards import CARDS, COPIES, DECK, ROW
from market_day.state import MarketDay
from market_day.steps import MORNING
from market_day.view import load_position, load_view

DAYS = Option("days", (2, 4, 6), 4, "MD-1", not_with={6: {"seats": (4,)}})


class MarketDayGame(Game[MarketDay]):
    def deal(self, seats: int, options: Options, seed: int) -> MarketDay:
        state = MarketDay(self.book, options, seats, stream(seed, "deck"))
        state.deck = pile_of(DECK.copy())
        state.deck.shuffle(state.chance)
        for hand in state.hands:
            hand.gain(state.deck.draw())
            hand.gain(state.deck.draw())
        state.row = [state.deck.draw() for _ in range(ROW)]
        state.stack.extend([MORNING.at()] * int(options["days"]))
        return state

    def lay_out(self, position: Reader, options: Options, seats: int) -> MarketDay:
        state = MarketDay(self.book, options, seats, stream(0, "deck"))
        load_position(state, position)
        return state

    def lay_out_view(self, position: Reader, options: Options, seats: int, seat: int | None) -> MarketDay:
        state = MarketDay(self.book, options, seats, stream(0, "deck"))
        load_view(state, position, viewer_of(seat, seats))
        return state

    def check(self, state: MarketDay) -> None:
        not_too_many("position", census(state), COPIES)

    def heuristic(self, state: MarketDay, seat: int) -> float:
        return state.scores()[seat].total + 0.3 * sum(state.goods[seat]) + 0.4 * len(state.hands[seat])

    def catalogue(self) -> dict[str, Any]:
        return {"cards": [{"id": card.id, "price": card.price, "points": card.points} for card in CARDS]}


GAME = MarketDayGame(BOOK, (2, 3, 4), (DAYS,))
