"""Score sheets: lines a person can check, and places."""

from typing import TypedDict

from kleinstadt.engine.event import Arg


class ScoreLineData(TypedDict):
    item: str
    points: int
    args: dict[str, Arg]


class ScoreSheetData(TypedDict):
    seat: int
    total: int
    lines: list[ScoreLineData]


class ScoreLine:
    """One line: the card or the name of the line, its points, and what a sentence about it needs."""

    __slots__ = ("item", "points", "args")

    def __init__(self, item: str, points: int, args: dict[str, Arg] | None = None) -> None:
        self.item = item
        self.points = points
        self.args: dict[str, Arg] = {} if args is None else args

    def dump(self) -> ScoreLineData:
        return {"item": self.item, "points": self.points, "args": dict(self.args)}


class ScoreSheet:
    """What one seat has scored, line by line."""

    __slots__ = ("seat", "lines")

    def __init__(self, seat: int, lines: list[ScoreLine]) -> None:
        self.seat = seat
        self.lines = lines

    @property
    def total(self) -> int:
        return sum([line.points for line in self.lines])

    def dump(self) -> ScoreSheetData:
        return {"seat": self.seat, "total": self.total, "lines": [line.dump() for line in self.lines]}


def places(keys: list[tuple[int, ...]]) -> list[int]:
    """The place of each seat, 1 is best; `keys` compare larger is better, equal keys share a place."""
    return [1 + sum([other > key for other in keys]) for key in keys]
