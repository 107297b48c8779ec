"""Score pads: what the pad of a game asks for, as data, and what it says."""

from collections.abc import Mapping
from typing import Literal, TypedDict

from kleinstadt.engine.errors import Args
from kleinstadt.engine.reading import Reader, list_in, wrong
from kleinstadt.engine.score import ScoreSheet, ScoreSheetData, TieBreak, TieBreakData, ranked

# How a part is written down, and entered:
#   number    a number
#   player    one of the players, by number
#   one       one of the items, by its id; a number where the ids are numbers
#   several   a list of items; one about which more is asked is a table
#   amounts   a table: how many of each item
#   grid      rows of fields, each with an item or nothing
#   map       a list of tables, each of which says what stands where; the game draws the map itself
Shape = Literal["number", "player", "one", "several", "amounts", "grid", "map"]


class PadItemData(TypedDict):
    id: str
    group: str
    most: int
    needs: str
    for_rival: bool
    parts: list["PadPartData"]


class PadPartData(TypedDict):
    key: str
    shape: Shape
    names: str
    items: list[PadItemData]
    least: int
    most: int
    rows: int
    columns: int
    needs: dict[str, str]
    each: bool
    instead_of: str
    entry: str
    one_of_group: bool
    for_rival: bool


class PadFormData(TypedDict):
    seats: list[int]
    parts: list[PadPartData]
    table: list[PadPartData]
    rival: PadPartData | None


class RemarkData(TypedDict):
    """What is odd or missing; `args` has its place in the pad."""

    id: str
    args: Args


class PadScoreData(TypedDict):
    """What a pad is worth as far as it is filled in: a sheet for each player and then each rival, their places, what
    decides where points are equal, and what is odd or missing."""

    sheets: list[ScoreSheetData]
    places: list[int]
    ties: list[TieBreakData]
    remarks: list[RemarkData]


class PadItem:
    """Something that may stand in a part. `group` is the message above all that belong together, `most` how often it
    may be there, `needs` a part that must be filled in before, `parts` what else is asked about it."""

    __slots__ = ("id", "group", "most", "needs", "parts", "for_rival")

    def __init__(
        self,
        id: str,
        group: str = "",
        most: int = 1,
        needs: str = "",
        parts: "tuple[PadPart, ...]" = (),
        for_rival: bool = True,
    ) -> None:
        self.id = id
        self.group = group
        self.most = most
        self.needs = needs
        self.parts = parts
        self.for_rival = for_rival

    def dump(self) -> PadItemData:
        return {
            "id": self.id,
            "group": self.group,
            "most": self.most,
            "needs": self.needs,
            "for_rival": self.for_rival,
            "parts": [part.dump() for part in self.parts],
        }


class PadPart:
    """One thing that a pad asks for, under this key of the file. Its title is the message `pad-KEY`, an item is named
    by `NAMES-ID`. `needs` are the parts in which something must stand for this to matter; `each`: for each of these so
    many. `entry` is the key of the id where an entry of a list is a table."""

    __slots__ = (
        "key",
        "shape",
        "names",
        "items",
        "least",
        "most",
        "rows",
        "columns",
        "needs",
        "each",
        "instead_of",
        "entry",
        "one_of_group",
        "for_rival",
    )

    def __init__(
        self,
        key: str,
        shape: Shape,
        names: str = "",
        items: tuple[PadItem, ...] = (),
        least: int = 0,
        most: int = 0,
        rows: int = 0,
        columns: int = 0,
        needs: Mapping[str, str] | None = None,
        each: bool = False,
        instead_of: str = "",
        entry: str = "",
        one_of_group: bool = False,
        for_rival: bool = False,
    ) -> None:
        self.key = key
        self.shape: Shape = shape
        self.names = names
        self.items = items
        self.least = least
        self.most = most
        self.rows = rows
        self.columns = columns
        self.needs: dict[str, str] = {} if needs is None else dict(needs)
        self.each = each
        self.instead_of = instead_of
        self.entry = entry
        self.one_of_group = one_of_group
        self.for_rival = for_rival

    def dump(self) -> PadPartData:
        return {
            "key": self.key,
            "shape": self.shape,
            "names": self.names,
            "items": [item.dump() for item in self.items],
            "least": self.least,
            "most": self.most,
            "rows": self.rows,
            "columns": self.columns,
            "needs": dict(self.needs),
            "each": self.each,
            "instead_of": self.instead_of,
            "entry": self.entry,
            "one_of_group": self.one_of_group,
            "for_rival": self.for_rival,
        }


class PadForm:
    """Everything that the pad of a game asks for: of each player, about the table as a whole, and whether somebody
    plays whom the game itself plays (the part that is filled in for that one alone)."""

    __slots__ = ("seats", "parts", "table", "rival")

    def __init__(
        self,
        seats: tuple[int, ...],
        parts: tuple[PadPart, ...],
        table: tuple[PadPart, ...] = (),
        rival: PadPart | None = None,
    ) -> None:
        self.seats = seats
        self.parts = parts
        self.table = table
        self.rival = rival

    def part(self, key: str) -> PadPart | None:
        for part in self.parts + self.table:
            if part.key == key:
                return part
        return None

    def dump(self) -> PadFormData:
        return {
            "seats": list(self.seats),
            "parts": [part.dump() for part in self.parts],
            "table": [part.dump() for part in self.table],
            "rival": None if self.rival is None else self.rival.dump(),
        }


class Remark:
    """What is odd about a described position, though it can be: where, the id of a sentence, what fills it, and the
    sentence in English."""

    __slots__ = ("id", "args", "sentence")

    def __init__(self, place: str, id: str, sentence: str, **args: str | int) -> None:
        self.id = id
        self.args: Args = {"place": place, **args}
        self.sentence = f"{place}: {sentence}"

    def dump(self) -> RemarkData:
        return {"id": self.id, "args": dict(self.args)}


class PadResult:
    """What a score pad says: a sheet for each player and each rival, a name for each player, remarks, and what decides
    where totals are equal."""

    __slots__ = ("sheets", "names", "remarks", "ties")

    def __init__(
        self, sheets: list[ScoreSheet], names: list[str], remarks: list[Remark], ties: list[TieBreak] | None = None
    ) -> None:
        self.sheets = sheets
        self.names = names
        self.remarks = remarks
        self.ties: list[TieBreak] = [] if ties is None else ties

    def places(self) -> list[int]:
        """The place of each sheet; 1 is best."""
        return ranked(self.sheets, self.ties)

    def dump(self) -> PadScoreData:
        return {
            "sheets": [sheet.dump() for sheet in self.sheets],
            "places": self.places(),
            "ties": [tie.dump() for tie in self.ties],
            "remarks": [remark.dump() for remark in self.remarks],
        }


class Lacking:
    """What is needed and not there. A finished description is refused for it; while somebody still writes it is
    remarked, and the rest is scored."""

    __slots__ = ("finished", "remarks")

    def __init__(self, finished: bool) -> None:
        self.finished = finished
        self.remarks: list[Remark] = []

    def wrong(self, place: str, id: str, sentence: str, **args: str | int) -> None:
        if self.finished:
            raise wrong(place, id, sentence, **args)
        self.remarks.append(Remark(place, id, sentence, **args))


def read_players(data: object, fewest: int, most: int) -> list[Reader]:
    """`{"players": [{"name": …}, …]}`: a reader for each player, in seating order."""
    whole = Reader("position", data)
    whole.skip("game")
    players = list_in("players", whole.raw("players", None))
    whole.finish()
    if not fewest <= len(players) <= most:
        sentence = f"must be a list of {fewest} to {most} players."
        raise wrong("players", "pad_players", sentence, fewest=fewest, most=most)
    return [Reader(f"players[{i}]", player) for i, player in enumerate(players)]


def read_names(players: list[Reader]) -> list[str]:
    """Who is not named is numbered."""
    return [player.text("name", str(number)) for number, player in enumerate(players, 1)]
