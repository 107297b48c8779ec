"""The turn aid beside the cardboard game: whose turn it is, what is counted, a deck that the phone draws from, and what
a rival does whom the game itself plays; all as data, of which the browser makes the page."""

from collections.abc import Mapping
from typing import Literal, TypedDict

# Who comes next:
#   clockwise   the next one who is still in the game
#   chosen      somebody who has not had a turn in this round; whose turn it was says who
#   together    everybody at once: there is nothing to hand on
Order = Literal["clockwise", "chosen", "together"]

# Who begins the next round: the same one, whoever was last, or whoever has the marker, which is asked.
Begins = Literal["same", "last", "marker"]


class TurnCountData(TypedDict):
    id: str
    values: list[str]


class TurnDeckData(TypedDict):
    names: str
    cards: dict[str, int]
    aside: int
    free_every: int
    open: int


class RivalDeedData(TypedDict):
    say: str
    args: dict[str, str | int]
    points: int
    cards: int
    roll: str


class RivalOccasionData(TypedDict):
    id: str
    deeds: list[RivalDeedData]


class TurnRivalData(TypedDict):
    levels: list[int]
    begins: list[RivalDeedData]
    seasons: dict[str, list[RivalOccasionData]]
    occasions: list[RivalOccasionData]
    dice: dict[str, list[list[RivalDeedData]]]


class TurnWayData(TypedDict):
    id: str
    seats: list[int]
    order: Order
    begins: Begins
    turns: int
    actions: list[int]
    leaves: bool
    counts: list[TurnCountData]
    deck: TurnDeckData | None
    rival: TurnRivalData | None


class TurnAidData(TypedDict):
    ways: list[TurnWayData]


class TurnCount:
    """Something that is counted, round by round: its values one after the other, or 1, 2, 3, … without end. Where
    several are counted, the first goes on with each round, the next one when that begins anew."""

    __slots__ = ("id", "values")

    def __init__(self, id: str, values: tuple[str, ...] = ()) -> None:
        self.id = id
        self.values = values

    def dump(self) -> TurnCountData:
        return {"id": self.id, "values": list(self.values)}


class TurnDeck:
    """Cards that the phone draws, one in each round: how many there are of each (named by `NAMES-ID`), how many are
    laid away unseen with each shuffle, and in which rounds (every so many) none is drawn because everybody chooses.
    Where some lie open, one of them is chosen instead, goes under the pile and is replaced."""

    __slots__ = ("names", "cards", "aside", "free_every", "open")

    def __init__(
        self, names: str, cards: Mapping[str, int], aside: int = 0, free_every: int = 0, open: int = 0
    ) -> None:
        self.names = names
        self.cards = dict(cards)
        self.aside = aside
        self.free_every = free_every
        self.open = open

    def dump(self) -> TurnDeckData:
        return {
            "names": self.names,
            "cards": dict(self.cards),
            "aside": self.aside,
            "free_every": self.free_every,
            "open": self.open,
        }


class RivalDeed:
    """One thing that a rival does: the id of a sentence that says what to do on the table, points and cards that he has
    more, or a die that is rolled and says more."""

    __slots__ = ("say", "args", "points", "cards", "roll")

    def __init__(
        self,
        say: str = "",
        args: Mapping[str, str | int] | None = None,
        points: int = 0,
        cards: int = 0,
        roll: str = "",
    ) -> None:
        self.say = say
        self.args: dict[str, str | int] = {} if args is None else dict(args)
        self.points = points
        self.cards = cards
        self.roll = roll

    def dump(self) -> RivalDeedData:
        return {
            "say": self.say,
            "args": dict(self.args),
            "points": self.points,
            "cards": self.cards,
            "roll": self.roll,
        }


Deeds = tuple[RivalDeed, ...]


class RivalOccasion:
    """Something that happens on the table, and what the rival does then."""

    __slots__ = ("id", "deeds")

    def __init__(self, id: str, deeds: Deeds) -> None:
        self.id = id
        self.deeds = deeds

    def dump(self) -> RivalOccasionData:
        return {"id": self.id, "deeds": [deed.dump() for deed in self.deeds]}


class TurnRival:
    """Whom the game itself plays: how hard he may be, what he does at the beginning, in each season (by level, one
    after the other) and on each occasion, and what his dice say, face by face."""

    __slots__ = ("begins", "seasons", "occasions", "dice")

    def __init__(
        self,
        begins: Deeds,
        seasons: Mapping[int, tuple[RivalOccasion, ...]],
        occasions: tuple[RivalOccasion, ...],
        dice: Mapping[str, tuple[Deeds, ...]],
    ) -> None:
        self.begins = begins
        self.seasons = dict(seasons)
        self.occasions = occasions
        self.dice = dict(dice)

    def dump(self) -> TurnRivalData:
        return {
            "levels": list(self.seasons),
            "begins": [deed.dump() for deed in self.begins],
            "seasons": {str(level): [each.dump() for each in seasons] for level, seasons in self.seasons.items()},
            "occasions": [occasion.dump() for occasion in self.occasions],
            "dice": {id: [[deed.dump() for deed in face] for face in faces] for id, faces in self.dice.items()},
        }


class TurnWay:
    """One way to play, for so many players. Each has so many turns in a round (0: each turn is a round of its own),
    with so many actions in the first, the second, … turn of a round, if that is said; `leaves`: somebody may be out
    before the end. Its name is the message `turns-ID`, a word about it `turns-ID-text`."""

    __slots__ = ("id", "seats", "order", "begins", "turns", "actions", "leaves", "counts", "deck", "rival")

    def __init__(
        self,
        id: str,
        seats: tuple[int, ...],
        order: Order = "clockwise",
        begins: Begins = "same",
        turns: int = 1,
        actions: tuple[int, ...] = (),
        leaves: bool = False,
        counts: tuple[TurnCount, ...] | None = None,
        deck: TurnDeck | None = None,
        rival: TurnRival | None = None,
    ) -> None:
        self.id = id
        self.seats = seats
        self.order: Order = order
        self.begins: Begins = begins
        self.turns = turns
        self.actions = actions
        self.leaves = leaves
        self.counts = (TurnCount("round"),) if counts is None else counts
        self.deck = deck
        self.rival = rival

    def dump(self) -> TurnWayData:
        return {
            "id": self.id,
            "seats": list(self.seats),
            "order": self.order,
            "begins": self.begins,
            "turns": self.turns,
            "actions": list(self.actions),
            "leaves": self.leaves,
            "counts": [count.dump() for count in self.counts],
            "deck": None if self.deck is None else self.deck.dump(),
            "rival": None if self.rival is None else self.rival.dump(),
        }


class TurnAid:
    """The ways to play a game, the usual one first."""

    __slots__ = ("ways",)

    def __init__(self, ways: tuple[TurnWay, ...]) -> None:
        self.ways = ways

    def dump(self) -> TurnAidData:
        return {"ways": [way.dump() for way in self.ways]}
