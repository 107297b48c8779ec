"""The words that the toml files use for what things do: verbs, counters, and the deeds that are made of them."""

from collections.abc import Mapping
from typing import Final

from kleinstadt.games.everdell.cards import NONE

# -- verbs ----------------------------------------------------------------------------------------------------------

VERBS: Final = (
    *("gain", "gain_one_of", "put", "put_one_of", "take_stored", "lay", "trade", "take_open", "discard_open"),
    *("reveal", "take_revealed", "tuck", "play", "activate", "copy_card", "copy_location", "move_worker"),
    *("recall_worker", "code", "train_car", "discard_guest", "take_guest"),
)
GAIN: Final = 0
GAIN_ONE_OF: Final = 1
PUT: Final = 2
PUT_ONE_OF: Final = 3
TAKE_STORED: Final = 4
LAY: Final = 5
TRADE: Final = 6
TAKE_OPEN: Final = 7
DISCARD_OPEN: Final = 8
REVEAL: Final = 9
TAKE_REVEALED: Final = 10
TUCK: Final = 11
PLAY: Final = 12
ACTIVATE: Final = 13
COPY_CARD: Final = 14
COPY_LOCATION: Final = 15
MOVE_WORKER: Final = 16
RECALL_WORKER: Final = 17
CODE: Final = 18
TRAIN_CAR: Final = 19
DISCARD_GUEST: Final = 20
TAKE_GUEST: Final = 21

MANY: Final = 99  # "any", "all": as many as there are
TO_LIMIT: Final = 99  # cards up to the hand limit

# What is delivered in a trade: one of the four goods by its number, or one of these.
PAY_ANY: Final = 4
PAY_HAND: Final = 5
PAY_CITY: Final = 6
# Who receives it.
TO_SUPPLY: Final = 0
TO_ONE: Final = 1
TO_SEVERAL: Final = 2
# Where cards come from.
SOURCES: Final = (*("hand", "meadow", "revealed", "just_taken", "deck", "discard_pile", "city", "station", "reserved"),)
FROM_HAND: Final = 0
FROM_MEADOW: Final = 1
FROM_REVEALED: Final = 2
FROM_TAKEN: Final = 3
FROM_DECK: Final = 4
FROM_DISCARDS: Final = 5
FROM_CITY: Final = 6
FROM_STATION: Final = 7
FROM_RESERVED: Final = 8

# -- what can be counted --------------------------------------------------------------------------------------------

COUNTERS: Final = (
    *("cards", "leftover", "events", "points_on", "stored", "tucked", "prisoners", "workers_on", "pairs", "spaces"),
    *("types", "point_tokens", "journey"),
)
OF_CARDS: Final = 0
OF_LEFTOVER: Final = 1
OF_EVENTS: Final = 2
OF_POINTS_ON: Final = 3
OF_STORED: Final = 4
OF_TUCKED: Final = 5
OF_PRISONERS: Final = 6
OF_WORKERS_ON: Final = 7
OF_PAIRS: Final = 8
OF_SPACES: Final = 9
OF_TYPES: Final = 10
OF_TOKENS: Final = 11
OF_JOURNEY: Final = 12


class Counter:
    """Something that can be counted: cards that fit (by card, the last one stands for NONE), kinds of goods, a card, or
    events by category."""

    __slots__ = ("what", "fits", "kinds", "card", "events")

    def __init__(
        self, what: int, fits: tuple[bool, ...], kinds: tuple[int, ...], card: int, events: tuple[str, ...]
    ) -> None:
        self.what = what
        self.fits = fits
        self.kinds = kinds
        self.card = card
        self.events = events


class Condition:
    """The counter is at least and at most so much, or more than another one; or one of several conditions holds; or the
    card shares its space with another."""

    __slots__ = ("counter", "least", "most", "than", "one_of")

    def __init__(
        self,
        counter: Counter | None,
        least: int = 0,
        most: int = 1_000_000,
        than: Counter | None = None,
        one_of: "tuple[Condition, ...]" = (),
    ) -> None:
        self.counter = counter
        self.least = least
        self.most = most
        self.than = than
        self.one_of = one_of


class Deed:
    """One verb with its numbers; which of them mean something depends on the verb.

    goods, any, cards    what is gained or put: packed goods, resources of choice, cards from the deck
    times, per           the amount is multiplied by this counter, or once per so many
    choices              of these packed goods one is chosen
    least, most          how often, or how many; or at most as often as `most_of` counts
    needed               a place that does this is open only where at least so many are possible
    pay, price, to       what is delivered each time: its kind, how much of it, and to whom
    fee                  goods that are paid besides
    every, refund        gained once per so many deliveries; with the price of each card given up
    sources              where cards come from
    less, free, worth    a card played by this deed: struck from its price, for nothing, worth at most
    type, banned         cards of this type, and none of these
    copier, there        the card whose deed it is; whether what it copies looks at the city where that lies
    basics, forests, own locations that may be copied: basic ones, forest ones; only those with an own worker
    may                  the whole deed may be declined
    critters             only critters
    name                 of a hand-written function
    event, held          the deed of an event; of cards taken one may be played at once, until then they are held
    waits, one_type      gaps are filled after the next deed; only cards of a type that is named first
    conditions           all must hold
    """

    __slots__ = (
        *("verb", "goods", "any", "cards", "times", "choices", "least", "most", "most_of", "pay", "price", "to", "fee"),
        *("every", "refund", "sources", "less", "free", "worth", "type", "banned", "copier", "there", "basics"),
        *("forests", "own", "may", "critters", "name", "event", "held", "conditions", "per", "needed", "waits"),
        "one_type",
    )

    def __init__(self, verb: int, conditions: tuple[Condition, ...]) -> None:
        self.verb = verb
        self.conditions = conditions
        self.goods = 0
        self.any = 0
        self.cards = 0
        self.times: Counter | None = None
        self.choices: tuple[int, ...] = ()
        self.least = 0
        self.most = 0
        self.most_of: Counter | None = None
        self.pay = NONE
        self.price = 0
        self.to = TO_SUPPLY
        self.fee = 0
        self.every = 1
        self.refund = False
        self.sources: tuple[int, ...] = ()
        self.less = 0
        self.free = False
        self.worth = MANY
        self.type = NONE
        self.banned: tuple[int, ...] = ()
        self.copier = NONE
        self.there = False
        self.basics = False
        self.forests = False
        self.own = False
        self.may = False
        self.critters = False
        self.name = ""
        self.event = False
        self.held = False
        self.per = 1
        self.needed = 0
        self.waits = False
        self.one_type = False


class Score:
    """Points at the end: so many for each unit of the counter, or for every so many of them, at most so many in all; or
    those of the best card of a type in another city (EV-204)."""

    __slots__ = ("points", "per", "every", "most", "copies", "banned", "conditions")

    def __init__(
        self,
        points: int,
        per: Counter | None,
        conditions: tuple[Condition, ...],
        every: int = 1,
        most: int = 1_000_000,
        copies: int = NONE,
        banned: tuple[int, ...] = (),
    ) -> None:
        self.points = points
        self.per = per
        self.every = every
        self.most = most
        self.copies = copies
        self.banned = banned
        self.conditions = conditions


class Trigger:
    """A card that reacts when its owner has played another card (EV-102): to critters, to constructions, and whether
    only to those played into the own city."""

    __slots__ = ("critters", "constructions", "own_city")

    def __init__(self, critters: bool, constructions: bool, own_city: bool) -> None:
        self.critters = critters
        self.constructions = constructions
        self.own_city = own_city


class Advantage:
    """What a card in the city does for the price of another (EV-67): for critters, for constructions, so many
    resources (or only berries) less or of another kind, and whether the card itself is given up for it."""

    __slots__ = ("critters", "constructions", "less", "only_berries", "replace", "spent", "imprisons")

    def __init__(self, plays: list[str], less: Mapping[str, int], replace: int, cost: str) -> None:
        self.critters = "critter" in plays
        self.constructions = "construction" in plays
        self.less = sum(less.values())
        self.only_berries = "berries" in less
        self.replace = replace
        self.spent = cost == "discard_self"
        self.imprisons = cost == "imprison_critter"
