"""Games played in the terminal, as journals in the user's data folder. Every entry is on disk before it is shown."""

import json
import os
from datetime import datetime
from pathlib import Path

from platformdirs import user_data_path

from kleinstadt.cli.faults import explained
from kleinstadt.cli.words import Refusal
from kleinstadt.engine.errors import KleinstadtError
from kleinstadt.engine.game import AnyGame
from kleinstadt.engine.journal import Entry, Header, read_journal
from kleinstadt.engine.record import Record, replay
from kleinstadt.engine.registry import game

PERSON = "person"


def folder() -> Path:
    path = user_data_path("kleinstadt", appauthor=False) / "terminal"
    path.mkdir(parents=True, exist_ok=True)
    return path


def running(game_id: str) -> Path:
    """The game that is under way, if this file exists."""
    return folder() / f"{game_id}.jsonl"


class Save:
    """A journal with one more word in its header: who plays, `person` or the name of a bot, for every seat."""

    def __init__(self, path: Path, record: Record, players: list[str]) -> None:
        self.path = path
        self.record = record
        self.players = players

    def write(self, entry: Entry) -> None:
        with self.path.open("a", encoding="utf-8") as file:
            file.write(entry.line() + "\n")
            file.flush()
            os.fsync(file.fileno())

    def put_away(self, where: str) -> Path:
        """Out of the way of the next game; journals are never deleted."""
        return put_away(self.path, where)


def begin(of: AnyGame, header: Header, players: list[str]) -> Save:
    path = running(header.game)
    if path.exists():
        put_away(path, "left")
    record = Record(of, header)
    data = {**header.dump(), "players": players}
    path.write_text(json.dumps(data, ensure_ascii=False) + "\n", encoding="utf-8")
    return Save(path, record, players)


def resume(of: AnyGame, path: Path) -> Save:
    """The game where it was left. A last line that was cut off by a crash is dropped."""
    lines = lines_of(path)
    if len(lines) > 1 and not whole(lines[-1]):
        lines.pop()
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    record = lived(str(path), lines, of)
    players = json.loads(next(line for line in lines if line.strip())).get("players")
    if not isinstance(players, list) or len(players) != record.header.seats or PERSON not in players:
        players = [PERSON] * record.header.seats
    return Save(path, record, [str(player) for player in players])


def lived(name: str, lines: list[str], expected: AnyGame | None = None) -> Record:
    """The game that these lines of a journal tell. An error names the journal."""
    try:
        journal = read_journal(lines)
        if expected is not None and journal.header.game != expected.id:
            raise Refusal("cli-other-game", game=journal.header.game)
        return replay(game(journal.header.game), journal)
    except KleinstadtError as error:
        raise Refusal("cli-in-file", file=name, why=explained(error)) from error


def lines_of(path: Path) -> list[str]:
    """The lines of a journal file, not yet understood."""
    try:
        return path.read_text(encoding="utf-8").splitlines()
    except UnicodeDecodeError:
        raise Refusal("cli-not-text", file=str(path)) from None


def whole(line: str) -> bool:
    try:
        json.loads(line)
    except ValueError:
        return False
    return True


def put_away(path: Path, where: str) -> Path:
    target = folder() / where
    target.mkdir(exist_ok=True)
    stamp = datetime.now().strftime("%Y%m%d-%H%M%S")
    new = target / f"{path.stem}-{stamp}.jsonl"
    number = 2
    while new.exists():
        new = target / f"{path.stem}-{stamp}-{number}.jsonl"
        number += 1
    return path.rename(new)
