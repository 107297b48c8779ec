"""The game itself: who can play, with which options, how it starts."""

from collections.abc import Mapping
from typing import Any, Final

from kleinstadt.engine.game import Game
from kleinstadt.engine.option import Option, Options
from kleinstadt.engine.pad import PadForm, PadResult
from kleinstadt.engine.reading import Reader
from kleinstadt.engine.step import Step
from kleinstadt.engine.turn_aid import TurnAid
from kleinstadt.games.garden_nation.book import BOOK
from kleinstadt.games.garden_nation.catalogue import catalogue
from kleinstadt.games.garden_nation.dump import from_view, load_layout, load_position, unseen_pile
from kleinstadt.games.garden_nation.heuristic import parts, promise
from kleinstadt.games.garden_nation.pad_form import FORM
from kleinstadt.games.garden_nation.rules.setup import set_up, shuffled_layout
from kleinstadt.games.garden_nation.score_pad import score_pad
from kleinstadt.games.garden_nation.state import Garden
from kleinstadt.games.garden_nation.steps import ACT_STEPS
from kleinstadt.games.garden_nation.turn_aid import AID
from kleinstadt.games.garden_nation.value import VALUE

# OP-32: people come to an end by themselves; bots that play at random need a limit
ROUNDS: Final = Option("rounds", (0, 60, 40, 20), 0, "GN-68", for_bots=60)


USES: Final = {"cards": {"completed": "card", "revealed_secret": "card"}}


class GardenNation(Game[Garden]):
    """Set-up, loading and the questions that need no running game."""

    def deal(self, seats: int, options: Options, seed: int) -> Garden:
        garden = Garden(self.book, options, seats, shuffled_layout(seed))
        set_up(garden, seed)
        return garden

    def lay_out(self, position: Reader, options: Options, seats: int) -> Garden:
        garden = Garden(self.book, options, seats, load_layout(position))
        load_position(garden, position)
        return garden

    def lay_out_view(self, position: Reader, options: Options, seats: int, seat: int | None) -> Garden:
        garden = self.lay_out(Reader("position", from_view(position)), options, seats)
        garden.pile = unseen_pile(position.raw("pile", 0))
        return garden

    def next_steps(self, state: Garden) -> list[Step]:
        """The last seat of the order is asked for its action."""
        return [ACT_STEPS[state.order[-1]]]

    def heuristic(self, state: Garden, seat: int) -> float:
        return promise(state, seat)

    def parts(self, state: Garden, seat: int) -> dict[str, float]:
        return parts(state, seat)

    def pad_form(self) -> PadForm:
        return FORM

    def turn_aid(self) -> TurnAid:
        return AID

    def score_pad(self, data: Mapping[str, Any], finished: bool = True) -> PadResult:
        return score_pad(data, finished)

    def catalogue(self) -> dict[str, Any]:
        return catalogue()


GAME: Final = GardenNation(BOOK, (2, 3, 4), (ROUNDS,), USES, VALUE)
