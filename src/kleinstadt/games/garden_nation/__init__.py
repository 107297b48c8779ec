"""Garden Nation: one garden, a turtle crane that says where to act, open and secret projects. For 2 to 4 players."""

from collections.abc import Mapping
from typing import Any

from kleinstadt.engine.chance import Chance
from kleinstadt.engine.game import Game
from kleinstadt.engine.option import Option, Options
from kleinstadt.engine.reading import table_in
from kleinstadt.engine.score import ScoreSheet
from kleinstadt.engine.state import State
from kleinstadt.games.garden_nation.catalogue import catalogue
from kleinstadt.games.garden_nation.dump import load_layout, load_position
from kleinstadt.games.garden_nation.garden import Garden
from kleinstadt.games.garden_nation.heuristic import promise
from kleinstadt.games.garden_nation.imagine import imagined_data
from kleinstadt.games.garden_nation.rules.book import BOOK
from kleinstadt.games.garden_nation.rules.setup import set_up, shuffled_layout
from kleinstadt.games.garden_nation.score_pad import read_pad

ROUNDS = Option("rounds", (60, 40, 20, 0), 60, "GN-68")  # OP-32: the round limit; 0 lifts it


class GardenNation(Game):
    """Set-up, loading and the questions that need no running game."""

    def deal(self, seats: int, options: Options, seed: int) -> State:
        garden = Garden(BOOK, options, seats, shuffled_layout(seed))
        set_up(garden, seed)
        return garden

    def restore(self, data: Mapping[str, Any], options: Options, seats: int) -> State:
        """Without an agenda the last seat of the order is asked for its action."""
        position = table_in("position", data.get("position", {}))
        garden = Garden(BOOK, options, seats, load_layout(position))
        load_position(garden, position)
        agenda = data.get("agenda", {"stack": [["act", garden.order[-1]]]})
        garden.load_agenda({**data, "agenda": agenda})
        return garden

    def imagine(self, view: Mapping[str, Any], chance: Chance) -> State:
        return self.load(imagined_data(view, chance))

    def heuristic(self, state: State, seat: int) -> float:
        assert isinstance(state, Garden)
        return promise(state, seat)

    def score_pad(self, data: Mapping[str, Any]) -> tuple[list[ScoreSheet], list[str], list[str]]:
        return read_pad(data)

    def catalogue(self) -> dict[str, Any]:
        return catalogue()


GAME = GardenNation("garden_nation", Garden.rules_version, (2, 3, 4), (ROUNDS,))
