"""The whole game position: the plain fields of `state` with everything a table or a bot asks of it."""

from typing import Any, ClassVar

from kleinstadt.engine.score import ScoreSheet, places
from kleinstadt.engine.step import Description
from kleinstadt.games.garden_nation.describe import describe
from kleinstadt.games.garden_nation.dump import dump_position
from kleinstadt.games.garden_nation.sheets import sheet
from kleinstadt.games.garden_nation.state import Position
from kleinstadt.games.garden_nation.view import view_position


class Garden(Position):
    """A game of Garden Nation."""

    game_id: ClassVar[str] = "garden_nation"
    rules_version: ClassVar[int] = 1

    def copy(self) -> "Garden":
        other = Garden(self.book, self.options, self.seats, self.layout)
        other.take_over(self)
        return other

    def scores(self) -> list[ScoreSheet]:
        return [sheet(self, seat, True) for seat in range(self.seats)]

    def standing(self, viewer: int | None) -> list[ScoreSheet]:
        """Secret projects count for their owner only, until all are revealed (GN-73)."""
        return [sheet(self, seat, self.over or seat == viewer) for seat in range(self.seats)]

    def ranking(self) -> list[int]:
        """Equal points share a place (GN-72, OP-29)."""
        return places([(mine.total,) for mine in self.scores()])

    def describe(self, seat: int, move: str) -> Description:
        return describe(self, seat, move)

    def position_view(self, seat: int | None) -> dict[str, Any]:
        return view_position(self, seat)

    def position_dump(self) -> dict[str, Any]:
        return dump_position(self)
