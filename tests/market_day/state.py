"""A position of Market Day."""

from typing import Any

from kleinstadt.engine.book import Book
from kleinstadt.engine.cards import Hand, Pile, no_memory, pile_of
from kleinstadt.engine.chance import Chance
from kleinstadt.engine.option import Options
from kleinstadt.engine.state import State
from market_day.cards import CARDS, GOODS

EMPTY = -1  # a place without a stall


class MarketDay(State):
    """Cards are numbers into CARDS, goods numbers into GOODS; lists by seat.

    deck    face down; hands know who has seen what in them
    row     three stalls that lie open, EMPTY where the deck was too small
    stalls  what was opened; a stall that was given up leaves its place EMPTY, so that places stay what they are
    picks   the goods picked in secret, -1 for none
    """

    def __init__(
        self, book: Book[Any], options: Options, seats: int, chance: Chance, like: "MarketDay | None" = None
    ) -> None:
        super().__init__(book, options, seats, like)
        self.chance = chance
        if like is None:
            self.deck: Pile = pile_of([])
            self.hands = [Hand(seat, [], no_memory(seats + 1)) for seat in range(seats)]
            self.row: list[int] = []
            self.stalls: list[list[int]] = [[] for _ in range(seats)]
            self.goods = [[0] * len(GOODS) for _ in range(seats)]
            self.picks = [-1] * seats
        else:
            self.deck = like.deck.copy()
            self.hands = [hand.copy() for hand in like.hands]
            self.row = like.row.copy()
            self.stalls = [row.copy() for row in like.stalls]
            self.goods = [goods.copy() for goods in like.goods]
            self.picks = like.picks.copy()

    def copy(self) -> "MarketDay":
        return MarketDay(self.book, self.options, self.seats, self.chance.copy(), self)

    # -- questions the rules ask ---------------------------------------------------------------------------------

    def verb(self, owner: int, place: int) -> str:
        """What the stall at this place does; nothing if it was given up."""
        card = self.stalls[owner][place]
        return "none" if card == EMPTY else CARDS[card].verb

    def places(self, seat: int, verbs: tuple[str, ...]) -> list[int]:
        """Where this seat has stalls that do one of these things."""
        return [place for place in range(len(self.stalls[seat])) if self.verb(seat, place) in verbs]
