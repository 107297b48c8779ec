"""A position of The Colonists (chapter 28 of the rules)."""

from typing import Any, Final

from kleinstadt.engine.book import Book
from kleinstadt.engine.cards import Pile, pile_of
from kleinstadt.engine.chance import Chance
from kleinstadt.engine.option import Options
from kleinstadt.engine.state import State
from kleinstadt.games.colonists.board import Board, first_board
from kleinstadt.games.colonists.box import Box
from kleinstadt.games.colonists.cards import AMBASSADORS, COLONIES
from kleinstadt.games.colonists.goods import NOTHING, Bundle
from kleinstadt.games.colonists.means import Means, means_of
from kleinstadt.games.colonists.verbs import NONE

OFF: Final = -1  # a figure that is not on the board
STEWARDS: Final = 4

# What is used once in a half-year (CO-180a): each ambassador's move by its number, then these.
USED_RANGE: Final = 8
USED_SWAP: Final = 16
AMBASSADOR_BIT: Final[tuple[int, ...]] = (1, 2, 4)


class Turn:
    """The turn of a seat: three moves (CO-52).

    starts   where its stewards stood when it began, NONE for one that entered since (CO-69)
    moved    which of them have moved, a mask
    used     what was used in this half-year, a mask
    farther  more range for this move, bought (CO-62a)
    mover    the steward that moves, `spot` where it went; NONE before
    plays    improvements played in this move; `built` what was built in it; `dolly` goods paid out of buffers in it
    rode     a card that takes a steward farther was used in this move
    """

    __slots__ = (
        "seat",
        "move",
        "starts",
        "moved",
        "used",
        "farther",
        "mover",
        "spot",
        "plays",
        "built",
        "dolly",
        "rode",
    )

    def __init__(self, seat: int, starts: list[int]) -> None:
        self.seat = seat
        self.move = 0
        self.starts = starts
        self.moved = 0
        self.used = 0
        self.farther = 0
        self.mover = NONE
        self.spot = NONE
        self.plays = 0
        self.built: list[int] = []
        self.dolly = 0
        self.rode = False

    def copy(self) -> "Turn":
        other = Turn(self.seat, self.starts.copy())
        other.move = self.move
        other.moved = self.moved
        other.used = self.used
        other.farther = self.farther
        other.mover = self.mover
        other.spot = self.spot
        other.plays = self.plays
        other.built = self.built.copy()
        other.dolly = self.dolly
        other.rode = self.rode
        return other


class Action:
    """An action that is being carried out: all of it is paid with what was there when it began (CO-112, CO-173).

    spot            where it happens, NONE for one that belongs to no place
    pool, buffer    the goods when it began; `means` what there was room for
    due, tools      what was to be handed in so far, Altruist's discount not yet taken off
    discount        what the Altruist saves in this action (CO-193); `discounts` which of several could be, a mask
    paid, drawn     what was taken from the pool and from buffers so far; `tools_paid` the Tools
    dolly           goods that the Dolly may pay out of buffers, and how many it did
    get             what comes back for what is exchanged: goods, Tools, Dollars
    built           what was built in it; `card` the improvement that is being played, `chain` how many were before it
    drew            improvements were drawn in it
    """

    __slots__ = (
        *("seat", "spot", "pool", "buffer", "means", "due", "tools", "discount", "paid", "drawn", "tools_paid"),
        *(
            "discounts",
            "built",
            "card",
            "chain",
            "drew",
            "dolly",
            "dolly_used",
            "get_goods",
            "get_tools",
            "get_dollars",
        ),
    )

    def __init__(self, seat: int, spot: int, pool: int, buffer: int, means: Means, dolly: int) -> None:
        self.seat = seat
        self.spot = spot
        self.pool = pool
        self.buffer = buffer
        self.means = means
        self.dolly = dolly
        self.due = 0
        self.tools = 0
        self.discount: Bundle = NOTHING
        self.discounts = 0
        self.paid = 0
        self.drawn = 0
        self.tools_paid = 0
        self.dolly_used = 0
        self.built: list[int] = []
        self.card = NONE
        self.chain = 0
        self.drew = False
        self.get_goods = 0
        self.get_tools = 0
        self.get_dollars = 0

    def copy(self) -> "Action":
        other = Action(self.seat, self.spot, self.pool, self.buffer, self.means, self.dolly)
        other.due = self.due
        other.tools = self.tools
        other.discount = self.discount
        other.discounts = self.discounts
        other.paid = self.paid
        other.drawn = self.drawn
        other.tools_paid = self.tools_paid
        other.dolly_used = self.dolly_used
        other.built = self.built.copy()
        other.card = self.card
        other.chain = self.chain
        other.drew = self.drew
        other.get_goods = self.get_goods
        other.get_tools = self.get_tools
        other.get_dollars = self.get_dollars
        return other


class Levy:
    """A levy that is being put together (chapter 8): for whom (NONE: the supply), goods and Tools for each, and the
    tile on which something must be possible afterwards; NONE where it is the price of a power."""

    __slots__ = ("to", "goods", "tools", "spot")

    def __init__(self, to: list[int], goods: list[int], tools: list[int], spot: int) -> None:
        self.to = to
        self.goods = goods
        self.tools = tools
        self.spot = spot

    def copy(self) -> "Levy":
        return Levy(self.to, self.goods.copy(), self.tools.copy(), self.spot)


class Carried:
    """What was noted of a community at the end of a sitting (CO-245): Dollars for embassies, buildings and goods,
    Tools, cash, permanent improvements, and how many cards were in hand. Never changed."""

    __slots__ = ("embassies", "buildings", "goods", "tools", "cash", "cards", "hand")

    def __init__(
        self, embassies: int, buildings: int, goods: int, tools: int, cash: int, cards: list[int], hand: int
    ) -> None:
        self.embassies = embassies
        self.buildings = buildings
        self.goods = goods
        self.tools = tools
        self.cash = cash
        self.cards = cards
        self.hand = hand


class Colonists(State):
    """Things are numbers into the facts, goods are packed numbers; lists by seat unless said otherwise.

    box         the values that are played with
    first_era   of the game; `last_era`
    start       the start player, `marker` who holds the marker, `first` who began the game (CO-230)
    half        0 summer, 1 winter
    board       tiles on the table
    drawn       tiles that were drawn and are not laid yet; `pile` those of the era still to come
    market      the market card of the year; `offers` those of the era that were not seen yet
    deck        improvements face down; `discards` face up
    boxed       improvements of earlier eras that nobody drew, `gone` those that were discarded then
    colonies    those in the game; `abroad` those left over
    envoys      where the three ambassadors stand, OFF before they are unlocked
    aside       improvements that the `drawer` has drawn and not yet chosen from
    carried     what was noted in an earlier sitting, by seat; empty in a game of its own
    turn        whose turn it is; `levy` what is being put together for going somewhere

    actions              what is being carried out
    tools, dollars       in the toolbox
    pools, buffers       goods in storage and warehouse together (C1); goods on buildings, cards and embassies
    embassy_rooms        how much of that may lie on embassies
    buildings, embassies, tables, hands, figures     as in community.py; figures are stewards by their spot
    guests               the class of the colonist who works in an embassy
    apprentices          which figure is the Apprentice (CO-65a), NONE for none
    means                what a community gives, kept until it changes
    """

    def __init__(
        self,
        book: Book[Any],
        options: Options,
        seats: int,
        chance: Chance,
        box: Box,
        like: "Colonists | None" = None,
    ) -> None:
        super().__init__(book, options, seats, like)
        self.chance = chance
        self.box = box
        if like is None:
            self.first_era = int(options["start_era"])
            self.last_era = int(options["end_era"])
            self.start = 0
            self.marker = 0
            self.first = 0
            self.era = 0
            self.year = 0
            self.half = 0
            self.board: Board = first_board()
            self.drawn: list[int] = []
            self.pile: list[int] = []
            self.market = NONE
            self.offers: list[int] = []
            self.deck: Pile = pile_of([], seats + 1)
            self.discards: list[int] = []
            self.boxed: list[int] = []
            self.gone: list[int] = []
            self.colonies: list[int] = []
            self.abroad: list[int] = []
            self.envoys = [OFF] * len(AMBASSADORS)
            self.aside: list[int] = []
            self.drawer = NONE
            self.carried: list[Carried] = []
            self.turn: Turn | None = None
            self.levy: Levy | None = None
            self.actions: list[Action | None] = [None] * seats
            self.tools = [0] * seats
            self.dollars = [0] * seats
            self.pools = [0] * seats
            self.buffers = [0] * seats
            self.embassy_rooms = [0] * seats
            self.buildings: list[list[int]] = [[] for _ in range(seats)]
            self.embassies: list[list[int]] = [[0] * len(COLONIES) for _ in range(seats)]
            self.guests = [NONE] * seats
            self.tables: list[list[int]] = [[] for _ in range(seats)]
            self.hands: list[list[int]] = [[] for _ in range(seats)]
            self.figures: list[list[int]] = [[] for _ in range(seats)]
            self.apprentices = [NONE] * seats
            self.means = [means_of(box, [], self.embassies[seat], [], NONE) for seat in range(seats)]
        else:
            self.first_era = like.first_era
            self.last_era = like.last_era
            self.start = like.start
            self.marker = like.marker
            self.first = like.first
            self.era = like.era
            self.year = like.year
            self.half = like.half
            self.board = like.board
            self.drawn = like.drawn.copy()
            self.pile = like.pile.copy()
            self.market = like.market
            self.offers = like.offers.copy()
            self.deck = like.deck.copy()
            self.discards = like.discards.copy()
            self.boxed = like.boxed  # made anew, never changed
            self.gone = like.gone
            self.colonies = like.colonies
            self.abroad = like.abroad
            self.envoys = like.envoys.copy()
            self.aside = like.aside.copy()
            self.drawer = like.drawer
            self.carried = like.carried  # made anew, never changed
            self.turn = None if like.turn is None else like.turn.copy()
            self.levy = None if like.levy is None else like.levy.copy()
            self.actions = [None if action is None else action.copy() for action in like.actions]
            self.tools = like.tools.copy()
            self.dollars = like.dollars.copy()
            self.pools = like.pools.copy()
            self.buffers = like.buffers.copy()
            self.embassy_rooms = like.embassy_rooms.copy()
            self.buildings = [list.copy() for list in like.buildings]
            self.embassies = [list.copy() for list in like.embassies]
            self.guests = like.guests.copy()
            self.tables = [list.copy() for list in like.tables]
            self.hands = [list.copy() for list in like.hands]
            self.figures = [list.copy() for list in like.figures]
            self.apprentices = like.apprentices.copy()
            self.means = like.means.copy()

    def copy(self) -> "Colonists":
        return Colonists(self.book, self.options, self.seats, self.chance.copy(), self.box, self)

    # -- questions the rules ask ---------------------------------------------------------------------------------

    def changed(self, seat: int) -> Means:
        """The community of this seat is another one now."""
        means = means_of(self.box, self.buildings[seat], self.embassies[seat], self.tables[seat], self.guests[seat])
        self.means[seat] = means
        return means

    def era_of(self, card: int) -> int:
        """The back of an improvement; one that is not known in an imagined position is the era below zero."""
        return self.box.cards[card].era if card >= 0 else -card

    def order(self, first: int) -> list[int]:
        """All seats clockwise, beginning with this one."""
        return [(first + turn) % self.seats for turn in range(self.seats)]

    def others(self, seat: int) -> list[int]:
        """The others in turn order after this seat."""
        return self.order(seat)[1:]

    def on_turn(self) -> Turn:
        turn = self.turn
        assert turn is not None
        return turn

    def doing(self, seat: int) -> Action:
        action = self.actions[seat]
        assert action is not None
        return action

    def plots(self, plot: int) -> int:
        """Plots of this kind that are open to everybody (CO-34)."""
        return (self.box.plots_in_one_era if self.last_era == 1 else self.box.plots)[plot]
