"""The position of Tiny Towns."""

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from kleinstadt.engine.chance import Chance
from kleinstadt.engine.event import Arg
from kleinstadt.engine.option import Options
from kleinstadt.engine.score import ScoreLine, ScoreSheet, places
from kleinstadt.engine.state import State
from kleinstadt.engine.step import Description, Rules
from kleinstadt.games.tiny_towns.cards import (
    FACTORY,
    FEAST_HALL,
    FORT,
    FREE_CHOICE_EVERY,
    SOLO_RANKS,
    TAVERN,
    TRADING_POST,
)
from kleinstadt.games.tiny_towns.feeding import standing
from kleinstadt.games.tiny_towns.fields import COUNT
from kleinstadt.games.tiny_towns.patterns import card_bits
from kleinstadt.games.tiny_towns.scoring import Surroundings, finishing_place, score_lines, tie_break, town_points
from kleinstadt.games.tiny_towns.town import Town
from kleinstadt.games.tiny_towns.view import position_dump, position_view

NO_CHANCE: Final = Chance(1, 2, 3, 4)


class TinyTowns(State):
    """Towns, display and resource cards.

    phase      setup, discover, place, build or over
    kind       the round's resource, 0 in free-choice rounds and before it is known
    draw       the draw pile, top card last; `set_aside` the five cards laid away unseen
    revealed   cards turned up since the last shuffle
    opened     solo: the three open cards; `known_below` how many cards at the bottom of the pile have been seen
    hammer     Prospectors: who holds it, else -1
    closing    Prospectors: nobody can name a kind any more, this is the last round (TT-110a)
    """

    game_id: ClassVar[str] = "tiny_towns"
    rules_version: ClassVar[int] = 1

    def __init__(self, book: Mapping[str, Rules[Any]], options: Options, seats: int, display: tuple[int, ...]) -> None:
        super().__init__(book, options, seats)
        self.solo = seats == 1
        self.prospectors = options["variant"] == "prospectors"
        self.display = display
        self.cards = card_bits(display)  # the display as bits
        self.has_posts = display[FACTORY] == TRADING_POST
        self.phase = "setup"
        self.round = 0
        self.kind = 0
        self.hammer = -1
        self.closing = False
        self.draw: list[int] = []
        self.set_aside: list[int] = []
        self.revealed: list[int] = []
        self.opened: list[int] = []
        self.known_below = 0
        self.chance = NO_CHANCE
        self.towns: list[Town] = []

    def copy(self) -> "TinyTowns":
        new = TinyTowns(self.book, self.options, self.seats, self.display)
        new.copy_agenda(self)
        new.phase = self.phase
        new.round = self.round
        new.kind = self.kind
        new.hammer = self.hammer
        new.closing = self.closing
        new.draw = self.draw.copy()
        new.set_aside = self.set_aside.copy()
        new.revealed = self.revealed.copy()
        new.opened = self.opened.copy()
        new.known_below = self.known_below
        new.chance = self.chance.copy()
        new.towns = [town.copy() for town in self.towns]
        return new

    # -- questions the rules ask -----------------------------------------------------------------------------------

    def active(self, seat: int) -> bool:
        """Settled at the end of each round (TT-12a)."""
        return self.towns[seat].finished == 0

    def active_seats(self) -> list[int]:
        return [seat for seat in range(self.seats) if self.towns[seat].finished == 0]

    def others_active(self, seat: int) -> bool:
        return any([other != seat and self.towns[other].finished == 0 for other in range(self.seats)])

    def fort_blocks(self, seat: int) -> bool:
        """Fort Ironweed while another player is active (TT-91, TT-111)."""
        return self.towns[seat].has(FORT) and self.others_active(seat)

    def wild(self, town: Town) -> int:
        """The fields of Trading Posts (TT-77)."""
        return town.built[FACTORY] if self.has_posts else 0

    def free_choice(self) -> bool:
        """Every third round, not alone and not with the hammer (TT-11, TT-107, TT-116)."""
        return not self.solo and not self.prospectors and self.round > 0 and self.round % FREE_CHOICE_EVERY == 0

    def neighbours(self, seat: int) -> list[int]:
        """Left and right; the same person with two players, nobody alone (TT-3)."""
        return sorted({(seat + 1) % self.seats, (seat - 1) % self.seats} - {seat})

    # -- scores ------------------------------------------------------------------------------------------------------

    def surroundings(self, seat: int) -> Surroundings:
        right = -1
        if self.display[TAVERN] == FEAST_HALL and self.seats > 1:
            right = COUNT[self.towns[(seat - 1) % self.seats].built[TAVERN]]
        return Surroundings(right, finishing_place([town.finished for town in self.towns], seat))

    def points(self, seat: int) -> int:
        """The total as if the game ended now."""
        return town_points(self.towns[seat], standing(self.towns[seat], self.display), self.surroundings(seat))

    def scores(self) -> list[ScoreSheet]:
        sheets: list[ScoreSheet] = []
        for seat in range(self.seats):
            town = self.towns[seat]
            lines = score_lines(town, standing(town, self.display), self.surroundings(seat))
            sheets.append(ScoreSheet(seat, lines))
        if self.solo and self.over:
            sheets[0].lines.append(ScoreLine("rank", 0, {"rank": solo_rank(sheets[0].total)}))
        return sheets

    def ranking(self) -> list[int]:
        keys: list[tuple[int, ...]] = []
        for seat in range(self.seats):
            keys.append((self.points(seat), *tie_break(self.towns[seat])))  # TT-46 to TT-48
        return places(keys)

    # -- for people and screens ------------------------------------------------------------------------------------

    def describe(self, seat: int, move: str) -> Description:
        return describe_move(move)

    def position_view(self, seat: int | None) -> dict[str, Any]:
        return position_view(self, seat)

    def position_dump(self) -> dict[str, Any]:
        return position_dump(self)


def solo_rank(points: int) -> str:
    """TT-118."""
    for least, rank in SOLO_RANKS:
        if points >= least:
            return rank
    return SOLO_RANKS[-1][1]


def describe_move(move: str) -> Description:
    """Message id, arguments and the fields concerned, read off the move's own words."""
    words = move.split(" ")
    verb = words[0]
    args: dict[str, Arg] = {}
    spots: list[str] = []
    if verb in ("place", "store"):
        args["field"] = words[1]
        spots = [words[1]]
    elif verb == "swap":
        args["field"] = words[1]
        args["resource"] = words[2]
        spots = [words[1]]
    elif verb in ("choose", "name", "open", "take", "mark"):
        args["resource"] = words[1]
    elif verb == "keep":
        args["card"] = words[1]
    elif verb == "build":
        args["card"] = words[1]
        args["field"] = words[3]
        args["paid"] = words[5:]
        spots = [words[3], *[name for name in words[5:] if name != words[3]]]
    elif verb == "replace":
        args["field"] = words[1]
        args["card"] = words[3]
        spots = [words[1]]
    elif verb in ("add", "set"):
        args["card"] = words[1]
        args["field"] = words[3]
        spots = [words[3]]
    elif verb == "watch":
        args["cards"] = words[1:]
    return Description(verb, args, spots)
