"""The position of Tiny Towns."""

from typing import Any, Final

from kleinstadt.engine.book import Book
from kleinstadt.engine.cards import Pile, pile_of
from kleinstadt.engine.chance import Chance
from kleinstadt.engine.option import Options
from kleinstadt.engine.state import State
from kleinstadt.games.tiny_towns.cards import FACTORY, FORT, FREE_CHOICE_EVERY, TRADING_POST
from kleinstadt.games.tiny_towns.placements import card_bits
from kleinstadt.games.tiny_towns.town import Town

NO_CHANCE: Final = Chance(1, 2, 3, 4)


class TinyTowns(State):
    """Towns, display and resource cards.

    phase      setup, discover, place, build or over
    kind       the round's resource, 0 in free-choice rounds and before it is known
    draw       the draw pile; `set_aside` the five cards laid away unseen
    revealed   cards turned up since the last shuffle
    opened     solo: the three open cards
    hammer     Prospectors: who holds it, else -1
    closing    Prospectors: nobody can name a kind any more, this is the last round (TT-110a)
    """

    def __init__(
        self,
        book: Book[Any],
        options: Options,
        seats: int,
        display: tuple[int, ...],
        like: "TinyTowns | None" = None,
    ) -> None:
        super().__init__(book, options, seats, like)
        self.display = display
        if like is None:
            self.solo = seats == 1
            self.prospectors = options["variant"] == "prospectors"
            self.more_storage = bool(options["more_storage"])
            self.industry_always = options["industry"] == "always"
            self.cards = card_bits(display)  # the display as bits
            self.has_posts = display[FACTORY] == TRADING_POST
            self.phase = "setup"
            self.round = 0
            self.kind = 0
            self.hammer = -1
            self.closing = False
            self.draw: Pile = pile_of([])
            self.set_aside: Pile = pile_of([])
            self.revealed: list[int] = []
            self.opened: list[int] = []
            self.chance = NO_CHANCE
            self.towns: list[Town] = []
        else:
            self.solo = like.solo
            self.prospectors = like.prospectors
            self.more_storage = like.more_storage
            self.industry_always = like.industry_always
            self.cards = like.cards
            self.has_posts = like.has_posts
            self.phase = like.phase
            self.round = like.round
            self.kind = like.kind
            self.hammer = like.hammer
            self.closing = like.closing
            self.draw = like.draw.copy()
            self.set_aside = like.set_aside  # replaced as a whole, never changed
            self.revealed = like.revealed.copy()
            self.opened = like.opened.copy()
            self.chance = like.chance.copy()
            self.towns = [town.copy() for town in like.towns]

    def copy(self) -> "TinyTowns":
        return TinyTowns(self.book, self.options, self.seats, self.display, self)

    # -- questions the rules ask -----------------------------------------------------------------------------------

    def active(self, seat: int) -> bool:
        """Settled at the end of each round (TT-12a)."""
        return self.towns[seat].finished == 0

    def active_seats(self) -> list[int]:
        return [seat for seat in range(self.seats) if self.towns[seat].finished == 0]

    def others_active(self, seat: int) -> bool:
        return any(other != seat and self.towns[other].finished == 0 for other in range(self.seats))

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
