"""A journal is a game on disk: JSON Lines, a header and a line for every entry. Everything else is derived from it.

    {"kleinstadt": 1, "game": "tiny_towns", "rules_version": 1, "options": {…}, "seats": 2, "seed": 7, "names": […]}
    {"seat": 0, "moves": ["name wood"]}
    {"seat": 1, "moves": ["place b2"], "check": "9f3a21c0"}
    {"seat": 1, "undo": [1]}
    {"segment": {"rules_version": 2, "position": {…}}}

Entries are numbered from 0, so entry 0 stands on line 2. Several moves in one entry are one gesture. An undo names
the entries it withdraws, so that replaying needs no judgement. `check` is a short checksum of the position after the
entry. A segment goes on from a dumped position, under newer rules.
"""

import json
from collections.abc import Iterable, Mapping
from hashlib import blake2b
from typing import Any, Final, TypeGuard

from kleinstadt.engine.errors import BadJournal
from kleinstadt.engine.option import Options
from kleinstadt.engine.reading import shown
from kleinstadt.engine.state import State, plain_text

FORMAT: Final = 1
LINES: Final = json.JSONEncoder(ensure_ascii=False)
EXACT: Final = 9007199254740992  # 2**53: larger numbers are not exact in every reader of JSON, so they become text


class Header:
    """How the game was set up. A journal starts from a seed, or from a dumped position."""

    __slots__ = ("game", "rules_version", "options", "seats", "seed", "names", "position")

    def __init__(
        self,
        game: str,
        rules_version: int,
        options: Options,
        seats: int,
        seed: int,
        names: list[str] | None = None,
        position: dict[str, Any] | None = None,
    ) -> None:
        self.game = game
        self.rules_version = rules_version
        self.options = options
        self.seats = seats
        self.seed = seed
        self.names: list[str] = [] if names is None else names
        self.position = position

    def dump(self) -> dict[str, Any]:
        data: dict[str, Any] = {
            "kleinstadt": FORMAT,
            "game": self.game,
            "rules_version": self.rules_version,
            "options": self.options,
            "seats": self.seats,
        }
        if self.position is None:
            data["seed"] = dump_seed(self.seed)
        else:
            data["position"] = self.position
        data["names"] = self.names
        return data


class Entry:
    """One line of a journal: moves of a seat, or an undo, or the start of a new segment."""

    __slots__ = ("seat", "moves", "undo", "segment", "check")

    def __init__(
        self,
        seat: int,
        moves: tuple[str, ...] = (),
        undo: tuple[int, ...] = (),
        segment: dict[str, Any] | None = None,
        check: str = "",
    ) -> None:
        self.seat = seat
        self.moves = moves
        self.undo = undo
        self.segment = segment
        self.check = check

    def dump(self) -> dict[str, Any]:
        if self.segment is not None:
            return {"segment": self.segment}
        data: dict[str, Any] = {"seat": self.seat}
        if self.undo:
            data["undo"] = list(self.undo)
        else:
            data["moves"] = list(self.moves)
        if self.check:
            data["check"] = self.check
        return data

    def line(self) -> str:
        return LINES.encode(self.dump())


class Journal:
    """Header and entries as they stand in the file, not yet replayed."""

    __slots__ = ("header", "entries")

    def __init__(self, header: Header, entries: list[Entry]) -> None:
        self.header = header
        self.entries = entries

    def text(self) -> str:
        lines = [LINES.encode(self.header.dump())]
        lines.extend([entry.line() for entry in self.entries])
        return "\n".join(lines) + "\n"


def checksum(state: State, rules_version: int | None = None) -> str:
    """Eight hexadecimal digits of the whole position, perhaps as a version of the rules other than ours wrote it."""
    dump = state.dump()
    if rules_version is not None:
        dump["rules_version"] = rules_version
    return blake2b(plain_text(dump).encode(), digest_size=4).hexdigest()


def dump_seed(seed: int) -> int | str:
    return seed if 0 <= seed < EXACT else hex(seed)


# -- reading -----------------------------------------------------------------------------------------------------


def read_journal(lines: Iterable[str]) -> Journal:
    """The journal that these lines are. BadJournal names the first line that is none."""
    header: Header | None = None
    entries: list[Entry] = []
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        data = read_line(line, number)
        if header is None:
            header = read_header(data, number)
        else:
            entries.append(read_entry(data, number, header.seats, len(entries)))
    if header is None:
        raise broken(1, "journal_no_header", "there is no header")
    return Journal(header, entries)


def read_line(line: str, number: int) -> dict[str, Any]:
    try:
        data = json.loads(line)
    except (ValueError, RecursionError):
        raise broken(number, "journal_not_json", "this is not JSON") from None
    if not isinstance(data, dict):
        raise broken(number, "journal_not_object", "this is not an object")
    return data


def read_header(data: Mapping[str, Any], number: int) -> Header:
    if data.get("kleinstadt", FORMAT) != FORMAT:
        found = shown(data.get("kleinstadt"))
        sentence = f"this is format {found}, we read {FORMAT}"
        raise broken(number, "journal_format", sentence, found=found, read=FORMAT)
    game = data.get("game")
    version = data.get("rules_version")
    options = data.get("options", {})
    seats = data.get("seats")
    names = data.get("names", [])
    position = data.get("position")
    if not isinstance(game, str):
        raise broken(number, "journal_no_game", "the header names no game")
    if not is_count(version) or not is_count(seats) or seats < 1:
        raise broken(number, "journal_header", "the header needs rules_version and seats")
    if not isinstance(options, dict) or not all(isinstance(v, (str, int)) for v in options.values()):
        raise broken(number, "journal_options", "options must be a table of values")
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise broken(number, "journal_names", "names must be a list of names")
    if position is not None and not isinstance(position, dict):
        raise broken(number, "journal_position", "position must be a dumped position")
    seed = 0 if position is not None else read_seed(data.get("seed"), number)
    return Header(game, version, options, seats, seed, names, position)


def read_seed(seed: object, number: int) -> int:
    if is_count(seed):
        return seed
    if isinstance(seed, str):
        try:
            return int(seed, 16)
        except ValueError:
            pass
    raise broken(number, "journal_seed", "the header needs a seed, a number or its hexadecimal text")


def read_entry(data: Mapping[str, Any], number: int, seats: int, index: int) -> Entry:
    segment = data.get("segment")
    if segment is not None:
        if not isinstance(segment, dict) or not isinstance(segment.get("position"), dict):
            raise broken(number, "journal_segment", "a segment needs rules_version and position")
        if not is_count(segment.get("rules_version")):
            raise broken(number, "journal_segment", "a segment needs rules_version and position")
        return Entry(-1, (), (), segment)
    seat = data.get("seat")
    if not is_count(seat) or seat >= seats:
        raise broken(number, "journal_seat", "there is no such seat")
    check = data.get("check", "")
    if not isinstance(check, str):
        raise broken(number, "journal_check", "check must be text")
    if "undo" in data:
        undo = data["undo"]
        if not isinstance(undo, list) or not undo or not all(is_count(n) and n < index for n in undo):
            raise broken(number, "journal_undo", "undo must name earlier entries")
        if undo != sorted(set(undo)):
            raise broken(number, "journal_undo_order", "undo must name every entry once, in order")
        return Entry(seat, (), tuple(undo), None, check)
    moves = data.get("moves")
    if not isinstance(moves, list) or not moves or not all(isinstance(move, str) for move in moves):
        raise broken(number, "journal_moves", "moves must be a list of moves")
    return Entry(seat, tuple(moves), (), None, check)


def is_count(value: object) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


def broken(line: int, id: str, why: str, **args: str | int) -> BadJournal:
    return BadJournal(id, {"line": line, **args}, f"Line {line} of the journal: {why}.")
