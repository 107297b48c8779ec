"""The game itself: who can play, with which options, how it starts."""

from collections.abc import Mapping
from typing import Any, Final

from kleinstadt.engine.chance import stream
from kleinstadt.engine.draw import DrawForm, Task
from kleinstadt.engine.game import Game
from kleinstadt.engine.lots import Lots
from kleinstadt.engine.option import Option, Options, Value
from kleinstadt.engine.pad import PadForm, PadResult
from kleinstadt.engine.reading import Reader
from kleinstadt.engine.step import Step
from kleinstadt.engine.turn_aid import TurnAid
from kleinstadt.games.everdell.book import BOOK
from kleinstadt.games.everdell.catalogue import catalogue
from kleinstadt.games.everdell.checklist import DRAW_FORM, checklist
from kleinstadt.games.everdell.dump import check, load_position, load_view
from kleinstadt.games.everdell.heuristic import parts, promise
from kleinstadt.games.everdell.pad_form import FORM
from kleinstadt.games.everdell.rules.setup import set_up
from kleinstadt.games.everdell.score_pad import score_pad
from kleinstadt.games.everdell.state import Everdell
from kleinstadt.games.everdell.steps import TURN_STEPS
from kleinstadt.games.everdell.turn_aid import AID
from kleinstadt.games.everdell.value import VALUE

NEWLEAF: Final = Option("newleaf", ("off", "cards", "full"), "off", "EV-14")
TICKETS: Final = Option("tickets", (False, True), False, "EV-19")
RESERVATION: Final = Option("reservation", (False, True), False, "EV-20")
FOREST: Final = Option("newleaf_forest", (False, True), False, "EV-21")
SPECIAL: Final = Option("special_events", ("base", "mixed", "two_and_two", "newleaf"), "base", "EV-22")
NAMED: Final = Option(
    "avoid_named_events", (False, True), False, "EV-23", not_with={True: {"special_events": ("base", "two_and_two")}}
)
BASIC: Final = Option("newleaf_basic_events", (False, True), False, "EV-24")
ABILITIES: Final = Option("abilities", (False, True), False, "EV-25", not_with={True: {"seats": (1,)}})
TEA_HOUSE: Final = Option("tea_house_reward", ("point", "any"), "point", "EV-222")
QUEEN: Final = Option("queen_sources", ("all", "hand_meadow"), "all", "EV-127")
ALONE: Final[dict[str, tuple[Value, ...]]] = {"seats": (1,)}
YEAR: Final = Option("solo_year", (1, 2, 3), 1, "EV-246", only_with={2: ALONE, 3: ALONE})
OPTIONS: Final = (NEWLEAF, TICKETS, RESERVATION, FOREST, SPECIAL, NAMED, BASIC, ABILITIES, YEAR, TEA_HOUSE, QUEEN)


USES: Final = {
    "cards": {"played": "card", "achieved": "card", "welcomed": "card"},
    "locations": {"visited": "location"},
    "cars": {"unloaded": "car"},
    "abilities": dict.fromkeys(("used_ability", "archived", "snail_gave", "snail_dropped"), "ability"),
}


class EverdellGame(Game[Everdell]):
    """Set-up and loading."""

    def deal(self, seats: int, options: Options, seed: int) -> Everdell:
        return self.draw(seats, options, Lots(seed))

    def draw(self, seats: int, options: Options, lots: Lots) -> Everdell:
        state = Everdell(self.book, options, seats, lots.stream("deck"))
        set_up(state, lots)
        return state

    def draw_form(self) -> DrawForm:
        return DRAW_FORM

    def checklist(self, state: Everdell) -> list[Task]:
        return checklist(state)

    def lay_out(self, position: Reader, options: Options, seats: int) -> Everdell:
        state = Everdell(self.book, options, seats, stream(0, "deck"))
        load_position(state, position)
        return state

    def lay_out_view(self, position: Reader, options: Options, seats: int, seat: int | None) -> Everdell:
        state = Everdell(self.book, options, seats, stream(0, "deck"))
        load_view(state, position, seat)
        return state

    def check(self, state: Everdell) -> None:
        check(state)

    def next_steps(self, state: Everdell) -> list[Step]:
        """Who began is on turn."""
        return [TURN_STEPS[state.first]]

    def heuristic(self, state: Everdell, seat: int) -> float:
        return promise(state, seat)

    def parts(self, state: Everdell, seat: int) -> dict[str, float]:
        return parts(state, seat)

    def pad_form(self) -> PadForm:
        return FORM

    def turn_aid(self) -> TurnAid:
        return AID

    def score_pad(self, data: Mapping[str, Any], finished: bool = True) -> PadResult:
        return score_pad(data, self.blank)

    def blank(self, seats: int, year: int) -> Everdell:
        """A table without any cards."""
        return Everdell(self.book, self.complete(seats, {"solo_year": year}), seats, stream(0, "deck"))

    def catalogue(self) -> dict[str, Any]:
        return catalogue()


GAME: Final = EverdellGame(BOOK, (1, 2, 3, 4), OPTIONS, USES, VALUE)
