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
        return sum(line.points for line in self.lines)

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


class Tie:
    """Seats with equal points, and what put them in order: nothing, where they share the place."""

    __slots__ = ("points", "seats", "by")

    def __init__(self, points: int, seats: list[int], by: TieBreak | None) -> None:
        self.points = points
        self.seats = seats
        self.by = by


def ties_among(sheets: list[ScoreSheet], breaks: list[TieBreak]) -> list[Tie]:
    """Every tie of a result, the most points first."""
    found: list[Tie] = []
    for points in sorted({sheet.total for sheet in sheets}, reverse=True):
        found += settled([sheet.seat for sheet in sheets if sheet.total == points], points, breaks)
    return found


def settled(seats: list[int], points: int, breaks: list[TieBreak]) -> list[Tie]:
    """The first thing that differs decides; who is equal even then is looked at with what comes after it."""
    if len(seats) < 2:
        return []
    for at, by in enumerate(breaks):
        keys = sorted({by.key(seat) for seat in seats}, reverse=True)
        if len(keys) > 1:
            found = [Tie(points, sorted(seats, key=by.key, reverse=True), by)]
            for key in keys:
                found += settled([seat for seat in seats if by.key(seat) == key], points, breaks[at + 1 :])
            return found
    return [Tie(points, seats, None)]


def places(keys: list[tuple[int, ...]]) -> list[int]:
    """The place of each seat, 1 is best; `keys` compare larger is better, equal keys share a place."""
    return [1 + sum(other > key for other in keys) for key in keys]
