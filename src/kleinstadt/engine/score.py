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


class TieBreakData(TypedDict):
    id: str
    rule: str
    amounts: list[int]
    fewer: bool


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


class TieBreak:
    """What decides where totals are equal: how much each seat has of something, and whether more of it or fewer is
    better. Its words are `tie-ID`."""

    __slots__ = ("id", "rule", "amounts", "fewer")

    def __init__(self, id: str, rule: str, amounts: list[int], fewer: bool = False) -> None:
        self.id = id
        self.rule = rule
        self.amounts = amounts
        self.fewer = fewer

    def key(self, seat: int) -> int:
        """Larger is better."""
        return -self.amounts[seat] if self.fewer else self.amounts[seat]

    def dump(self) -> TieBreakData:
        return {"id": self.id, "rule": self.rule, "amounts": list(self.amounts), "fewer": self.fewer}


def ranked(sheets: list[ScoreSheet], ties: list[TieBreak]) -> list[int]:
    """The place of each seat: by totals, then by the tie-breaks in their order; what is equal in all shares a place."""
    keys: list[tuple[int, ...]] = []
    for sheet in sheets:
        keys.append((sheet.total, *[tie.key(sheet.seat) for tie in ties]))
    return places(keys)


def places(keys: list[tuple[int, ...]]) -> list[int]:
    """The place of each seat, 1 is best; `keys` compare larger is better, equal keys share a place."""
    return [1 + sum([other > key for other in keys]) for key in keys]
