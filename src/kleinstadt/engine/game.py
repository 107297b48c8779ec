"""A game: who can play it, with which options, how it starts, and how a view becomes a position again."""

from collections.abc import Mapping
from typing import Any

from mypy_extensions import mypyc_attr

from kleinstadt.engine.chance import Chance, fresh_seed
from kleinstadt.engine.errors import BadOptions, BadPosition
from kleinstadt.engine.option import Option, Options, Value, complete_options
from kleinstadt.engine.reading import number_in, table_in
from kleinstadt.engine.score import ScoreSheet
from kleinstadt.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """What a game declares. `seats` are the possible numbers of players."""

    def __init__(self, id: str, rules_version: int, seats: tuple[int, ...], options: tuple[Option, ...]) -> None:
        self.id = id
        self.rules_version = rules_version
        self.seats = seats
        self.options = options

    # -- what a game writes ------------------------------------------------------------------------------------

    def deal(self, seats: int, options: Options, seed: int) -> State:
        """The position at the first open question."""
        raise NotImplementedError

    def restore(self, data: Mapping[str, Any], options: Options, seats: int) -> State:
        """The position that a dump, or a hand-written part of one, describes."""
        raise NotImplementedError

    def imagine(self, view: Mapping[str, Any], chance: Chance) -> State:
        """A whole position consistent with a view: whatever the seat cannot know is dealt afresh."""
        raise NotImplementedError

    def heuristic(self, state: State, seat: int) -> float:
        """How promising the position is for this seat; larger is better. For bots."""
        raise NotImplementedError

    def score_pad(self, data: Mapping[str, Any]) -> tuple[list[ScoreSheet], list[str], list[str]]:
        """Sheets, names and warnings for a described final position of the cardboard game."""
        raise NotImplementedError

    def catalogue(self) -> dict[str, Any]:
        """Every card and piece as data, for galleries, card help and set-up pages."""
        raise NotImplementedError

    # -- for everybody -------------------------------------------------------------------------------------------

    def start(self, seats: int, options: Mapping[str, Value] | None = None, seed: int | None = None) -> State:
        """A new game. Without a seed, 128 random bits are drawn."""
        chosen = self.complete(seats, options)
        return self.deal(seats, chosen, fresh_seed() if seed is None else seed)

    def complete(self, seats: int, options: Mapping[str, Value] | None = None) -> Options:
        """The options with defaults filled in; BadOptions where they or the number of seats do not fit."""
        if seats not in self.seats:
            raise BadOptions(
                "bad_seats",
                {"seats": seats, "fewest": min(self.seats), "most": max(self.seats)},
                f"{self.id} is for {min(self.seats)} to {max(self.seats)} players, not {seats}.",
            )
        return complete_options(self.options, options or {}, seats)

    def load(self, data: Mapping[str, Any]) -> State:
        """The position of a dump. A hand-written part of one is completed with defaults."""
        if data.get("game", self.id) != self.id:
            raise BadPosition("wrong_game", {"game": str(data.get("game"))}, f"This is no position of {self.id}.")
        seats = number_in("seats", data.get("seats", max(2, min(self.seats))), min(self.seats), max(self.seats))
        options = table_in("options", data.get("options", {}))
        return self.restore(data, self.complete(seats, options), seats)
