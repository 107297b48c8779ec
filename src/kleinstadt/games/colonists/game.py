"""The game itself: who can play, with which options, how it starts."""

from collections.abc import Mapping
from typing import Any, Final

from kleinstadt.engine.chance import stream
from kleinstadt.engine.game import Game
from kleinstadt.engine.option import Option, Options, Value
from kleinstadt.engine.reading import Reader
from kleinstadt.engine.step import Step
from kleinstadt.games.colonists.book import BOOK
from kleinstadt.games.colonists.box import BOX
from kleinstadt.games.colonists.catalogue import catalogue
from kleinstadt.games.colonists.dump import check, load_position, load_view
from kleinstadt.games.colonists.heuristic import parts, promise
from kleinstadt.games.colonists.rules.setup import begin_carried, set_up
from kleinstadt.games.colonists.state import Colonists
from kleinstadt.games.colonists.steps import TURN

START: Final = Option("start_era", (1, 2, 3, 4), 1, "CO-2")
END: Final = Option(
    "end_era",
    (1, 2, 3, 4),
    1,
    "CO-2",
    not_with={1: {"start_era": (2, 3, 4)}, 2: {"start_era": (3, 4)}, 3: {"start_era": (4,)}},
)
SMALL_MARKET: Final = Option("small_market", (False, True), False, "CO-44", not_with={True: {"end_era": (1, 2)}})
MONEY_LIMIT: Final = Option("money_limit", (False, True), False, "CO-237", not_with={True: {"start_era": (1,)}})
INTRO: Final = Option(
    "intro", (False, True), False, "CO-251", only_with={True: {"seats": (2,), "start_era": (1,), "end_era": (1,)}}
)
OPTIONS: Final = (START, END, SMALL_MARKET, MONEY_LIMIT, INTRO)
USES: Final = {
    "cards": {"played": "card"},
    "buildings": {"built": "building", "remodelled": "building", "changed": "building"},
    "places": {"go": "place"},
    "markets": {"year": "market"},
    "relations": {"embassy": "colony number"},
}


class ColonistsGame(Game[Colonists]):
    """Set-up and loading."""

    def deal(self, seats: int, options: Options, seed: int) -> Colonists:
        state = Colonists(self.book, options, seats, stream(seed, "colonists"), BOX)
        set_up(state)
        return state

    def lay_out(self, position: Reader, options: Options, seats: int) -> Colonists:
        state = Colonists(self.book, options, seats, stream(0, "colonists"), BOX)
        load_position(state, position)
        return state

    def lay_out_view(self, position: Reader, options: Options, seats: int, seat: int | None) -> Colonists:
        state = Colonists(self.book, options, seats, stream(0, "colonists"), BOX)
        load_view(state, position, seat)
        return state

    def check(self, state: Colonists) -> None:
        check(state)

    def next_steps(self, state: Colonists) -> list[Step]:
        """The start player has a turn."""
        return [TURN.at(state.start)]

    def resume(self, notes: Mapping[str, Any], options: Mapping[str, Value], seed: int) -> Colonists:
        """A new game that goes on with what was noted at the end of a sitting (CO-246). The options say its last
        era."""
        reader = Reader("notes", notes)
        era = reader.number("next_era", 2, 4, 2)
        seats = len(reader.entries("seats"))
        state = self.deal(seats, self.complete(seats, {**options, "start_era": era}), seed)
        begin_carried(state, reader)
        state.advance(state.stack)
        return state

    def heuristic(self, state: Colonists, seat: int) -> float:
        return promise(state, seat)

    def parts(self, state: Colonists, seat: int) -> dict[str, float]:
        return parts(state, seat)

    def catalogue(self) -> dict[str, Any]:
        return catalogue()


GAME: Final = ColonistsGame(BOOK, (1, 2, 3, 4), OPTIONS, USES)
