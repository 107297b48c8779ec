"""A position of Everdell."""

from typing import Any, Final

from kleinstadt.engine.book import Book
from kleinstadt.engine.cards import Hand, Pile, no_memory, pile_of
from kleinstadt.engine.chance import Chance
from kleinstadt.engine.option import Options
from kleinstadt.engine.state import State
from kleinstadt.games.everdell.cards import (
    BANK,
    BASIC_EVENT,
    CATEGORY,
    FOR_GOOD,
    GOLDEN_MARKERS,
    HAND_LIMIT,
    LOCATIONS,
    NEW_WITH_ABILITIES,
    NEW_WORKERS,
    NONE,
    STATION,
    WINTER,
)
from kleinstadt.games.everdell.city import PLACES, City
from kleinstadt.games.everdell.goods import POINTS, amount
from kleinstadt.games.everdell.station import NOWHERE, Station

# Where a worker can stand: a location by its number, an event by its number after these, a card by city and place.
ON_EVENT: Final = 64
ON_MEADOW: Final = 112  # a position of the Meadow, where workers of Rugwort stand (EV-240)
STRAY: Final = 126  # beside the city: its card has left (EV-42)
GONE: Final = 127  # for good, without a place of its own (EV-42, EV-159)
ON_CARD: Final = 128
# Rugwort has a city, points and workers as the seat beside the only player would (EV-237).
RUGWORT: Final = 1
# What he answers: an ordinary card, one of the station, a ticket, a reserved card of each type (EV-238 to EV-255).
FOR_CARD: Final = 0
FOR_STATION: Final = 1
FOR_TICKET: Final = 2
FOR_RESERVED: Final = 3
# Where a card that is played comes from, beside the places 1 to 8 of the Meadow and three spaces of the station.
HAND: Final = 0
ASIDE: Final = 9
AT_SPACE: Final = 10
RESERVED: Final = AT_SPACE + STATION
ARCHIVE: Final = RESERVED + 1
AWAY: Final = PLACES  # where a card went that lies in no city: onto the discard pile (EV-239)


def on_card(owner: int, place: int) -> int:
    return ON_CARD + owner * PLACES + place


class Play:
    """A card that is being played (EV-58): its source, the places of the own cards that may still react to it (a mask),
    the goods to be paid for it, where it went, the card that it ruined, and the space of the station whose train car
    still waits for it (EV-181a)."""

    __slots__ = ("card", "source", "watching", "price", "owner", "place", "ruined", "space")

    def __init__(
        self,
        card: int,
        source: int,
        watching: int,
        price: int = 0,
        owner: int = NONE,
        place: int = NONE,
        ruined: int = NONE,
        space: int = NONE,
    ) -> None:
        self.card = card
        self.source = source
        self.watching = watching
        self.price = price
        self.owner = owner
        self.place = place
        self.ruined = ruined
        self.space = space

    def copy(self) -> "Play":
        return Play(self.card, self.source, self.watching, self.price, self.owner, self.place, self.ruined, self.space)


class Everdell(State):
    """Cards are numbers into IDS, goods are packed numbers; lists by seat unless said otherwise. What seldom changes is
    a tuple, which copies share.

    first       who began
    deck        face down, remembered as a heap once it was shuffled anew; `discards` face down, the top last
    meadow      eight cards, NONE where there was none to fill a gap
    aside       cards on their way: turned up, just taken, or picked from a hand; `heaps` says where each lot begins
    table       cards being played, the innermost last
    forest      the forest locations in play
    events      the events in play; by their place there `owners` (NONE: nobody yet), `event_goods` and `beneath`
    stocks      goods and points of a seat
    idle        available workers; `workers` where the others stand
    plays       cards played in this season (EV-31a)
    tickets     2 outbound side up, 1 return side up, 0 used or not in play (EV-224)
    sides       how many cities there are: one for each seat, and Rugwort's where somebody plays alone
    closed      how many positions of the Meadow, from the first on, Rugwort's workers have closed (EV-241)
    owed        what Rugwort answers to each card played in this turn (EV-238)
    die         what his die showed last, 0 nothing yet
    producing   places of the city at work that have still to produce (EV-98), a mask

    station     the station board of Newleaf
    golden      golden markers left (EV-197)
    hosted      guests beside the city
    reserved    the card under the reservation marker, or NONE; `turned` where the marker lies on its back (EV-227)
    abilities   the ability of a seat, NONE without one; `offered` those it may choose from, `picks` what it chose
    archive     cards of whoever has the Bats (EV-232)
    snails      cards that nobody has seen, of whoever has the Snails (EV-235)
    """

    def __init__(
        self, book: Book[Any], options: Options, seats: int, chance: Chance, like: "Everdell | None" = None
    ) -> None:
        super().__init__(book, options, seats, like)
        self.chance = chance
        if like is None:
            self.first = 0
            self.sides = 2 if seats == 1 else seats
            self.closed = 0
            self.owed: list[int] = []
            self.die = 0
            self.producing = 0
            self.deck: Pile = pile_of([], seats + 1)
            self.discards: Pile = pile_of([])
            self.aside: Pile = pile_of([])
            self.heaps: list[int] = []
            self.meadow: list[int] = []
            self.table: list[Play] = []
            self.forest: tuple[int, ...] = ()
            self.events: tuple[int, ...] = ()
            self.owners: tuple[int, ...] = ()
            self.event_goods: tuple[int, ...] = ()
            self.beneath: tuple[tuple[int, ...], ...] = ()
            self.hands = [Hand(seat, [], no_memory(seats + 1)) for seat in range(seats)]
            self.cities = [City() for _ in range(self.sides)]
            self.stocks = [0] * self.sides
            self.idle = [NEW_WORKERS[WINTER]] * seats
            self.workers: list[list[int]] = [[] for _ in range(self.sides)]
            self.seasons: tuple[int, ...] = (WINTER,) * self.sides
            self.passed: tuple[bool, ...] = (False,) * seats
            self.plays = [0] * seats
            self.tickets: tuple[int, ...] = (2 if options["tickets"] else 0,) * seats
            self.station: Station = NOWHERE
            self.golden: tuple[int, ...] = (0 if options["newleaf"] == "off" else GOLDEN_MARKERS,) * seats
            self.hosted: tuple[tuple[int, ...], ...] = ((),) * self.sides
            self.reserved: tuple[int, ...] = (NONE,) * seats
            self.turned: tuple[bool, ...] = (False,) * seats
            self.abilities: tuple[int, ...] = (NONE,) * seats
            self.offered: tuple[tuple[int, ...], ...] = ((),) * seats
            self.picks: tuple[int, ...] = (NONE,) * seats
            self.archive: tuple[int, ...] = ()
            self.snails: Pile = pile_of([])
        else:
            self.first = like.first
            self.sides = like.sides
            self.closed = like.closed
            self.owed = like.owed.copy()
            self.die = like.die
            self.producing = like.producing
            self.deck = like.deck.copy()
            self.discards = like.discards.copy()
            self.aside = like.aside.copy()
            self.heaps = like.heaps.copy()
            self.meadow = like.meadow.copy()
            self.table = [play.copy() for play in like.table]
            self.forest = like.forest
            self.events = like.events
            self.owners = like.owners
            self.event_goods = like.event_goods
            self.beneath = like.beneath
            self.hands = [hand.copy() for hand in like.hands]
            self.cities = [city.copy() for city in like.cities]
            self.stocks = like.stocks.copy()
            self.idle = like.idle.copy()
            self.workers = [spots.copy() for spots in like.workers]
            self.seasons = like.seasons
            self.passed = like.passed
            self.plays = like.plays.copy()
            self.tickets = like.tickets
            self.station = like.station.copy()
            self.golden = like.golden
            self.hosted = like.hosted
            self.reserved = like.reserved
            self.turned = like.turned
            self.abilities = like.abilities
            self.offered = like.offered
            self.picks = like.picks
            self.archive = like.archive
            self.snails = like.snails.copy()

    def copy(self) -> "Everdell":
        return Everdell(self.book, self.options, self.seats, self.chance.copy(), self)

    @property
    def solo(self) -> bool:
        """Whether somebody plays alone, against Rugwort."""
        return self.sides > self.seats

    # -- questions the rules ask ---------------------------------------------------------------------------------

    def hand_limit(self, seat: int) -> int:
        """Eight cards, and one more for each point on the Bank (EV-72)."""
        city = self.cities[seat]
        place = city.place_of(BANK)
        return HAND_LIMIT if place == NONE else HAND_LIMIT + amount(city.stores[place], POINTS)

    def room(self, seat: int) -> int:
        """How many cards the hand can still take (EV-73, EV-74)."""
        return max(0, self.hand_limit(seat) - len(self.hands[seat]))

    def cards_left(self) -> int:
        """How many cards could be drawn (EV-79)."""
        return len(self.deck) + len(self.discards)

    def new_workers(self, season: int) -> int:
        """How many join when a season begins (EV-169); with abilities none in spring (EV-25)."""
        return (NEW_WITH_ABILITIES if self.options["abilities"] else NEW_WORKERS)[season]

    def hired(self, season: int) -> int:
        """How many workers a seat has had so far (EV-173)."""
        return sum(self.new_workers(each) for each in range(season + 1))

    def others(self, seat: int) -> list[int]:
        """The other seats, clockwise."""
        return [(seat + turn) % self.seats for turn in range(1, self.seats)]

    def other_cities(self, seat: int) -> list[int]:
        """Whose they are: the other seats, or Rugwort (EV-7a)."""
        return [other for other in range(self.sides) if other != seat]

    def receivers(self, seat: int) -> list[int]:
        """Who may be given something: the others who have not passed (EV-76), by number."""
        return [other for other in range(self.seats) if other != seat and not self.passed[other]]

    def standing_on(self, spot: int) -> int:
        """How many workers stand here, of whatever colour."""
        number = 0
        for spots in self.workers:
            for other in spots:  # compiled, quicker than `count`
                if other == spot:
                    number += 1
        return number

    def alike(self, owner: int, places: list[int]) -> list[int]:
        """Of cards of a city between which nobody could tell a difference the first (D-16)."""
        if len(places) < 2:
            return places
        found: list[int] = []
        for place in places:
            if self.is_another(owner, place, found):
                found.append(place)
        return found

    def is_another(self, owner: int, place: int, others: list[int]) -> bool:
        """Whether none of these is the same card, with the same on it and the same workers there: if it leaves, they
        are beside the city, and its twin stays free (EV-42)."""
        city = self.cities[owner]
        return not any(city.are_same(place, other) and self.same_workers(owner, place, other) for other in others)

    def same_workers(self, owner: int, place: int, other: int) -> bool:
        here, there = on_card(owner, place), on_card(owner, other)
        return all(spots.count(here) == spots.count(there) for spots in self.workers)

    def movable(self, seat: int) -> list[int]:
        """Where deployed workers stand that are not there for good (EV-5), each spot once."""
        return sorted({spot for spot in self.workers[seat] if not self.for_good(spot)})

    def for_good(self, spot: int) -> bool:
        """Whether a worker never leaves this spot."""
        if spot < len(LOCATIONS):
            return CATEGORY[spot] == "journey"
        if spot >= ON_CARD:
            owner, place = divmod(spot - ON_CARD, PLACES)
            return FOR_GOOD[self.cities[owner].cards[place]]
        return spot == GONE

    def tokens(self, seat: int) -> int:
        """All point tokens, those on cards too (EV-177, EV-193)."""
        return amount(self.stocks[seat], POINTS) + sum(amount(store, POINTS) for store in self.cities[seat].stores)

    def events_of(self, seat: int, basic: bool) -> int:
        """How many events of that category the seat has achieved."""
        number = 0
        for place, owner in enumerate(self.owners):
            if owner == seat and BASIC_EVENT[self.events[place]] == basic:
                number += 1
        return number

    # -- cards on their way --------------------------------------------------------------------------------------

    def open_heap(self) -> None:
        """What is laid aside from now on belongs together."""
        self.heaps.append(len(self.aside))

    def heap_size(self) -> int:
        """How many cards the innermost lot has."""
        return len(self.aside.cards) - self.heaps[-1] if self.heaps else 0

    def heap(self) -> list[int]:
        """The cards of the innermost lot, in their order."""
        return self.aside.cards[self.heaps[-1] :] if self.heaps else []

    def take_aside(self, card: int) -> int:
        """Take a card of this name out of the innermost lot; who has seen it."""
        place = self.heaps[-1]
        while self.aside.cards[place] != card:
            place += 1
        self.aside.cards.pop(place)
        return self.aside.seen.pop(place)

    # -- workers -------------------------------------------------------------------------------------------------

    def stray(self, owner: int, place: int) -> None:
        """The card here leaves: workers on it stay deployed beside the city, those there for good are gone (EV-42)."""
        spot = on_card(owner, place)
        left = GONE if FOR_GOOD[self.cities[owner].cards[place]] else STRAY
        for seat in range(self.sides):
            if spot in self.workers[seat]:
                self.workers[seat] = [left if other == spot else other for other in self.workers[seat]]

    def tidy(self) -> None:
        """After a turn the cards of a city close up."""
        for owner, city in enumerate(self.cities):
            if city.gap:
                moved: dict[int, int] = {}
                for new, old in enumerate(city.places()):
                    moved[on_card(owner, old)] = on_card(owner, new)
                for seat in range(self.sides):
                    self.workers[seat] = [moved.get(spot, spot) for spot in self.workers[seat]]
                city.tidy()
