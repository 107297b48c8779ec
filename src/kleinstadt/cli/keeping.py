"""The kept games of whoever uses the terminal: one file in the user's data folder, the same as an exported one."""

import os
from collections.abc import Sequence
from pathlib import Path

from platformdirs import user_data_path

from kleinstadt.cli.faults import explained
from kleinstadt.cli.words import Refusal
from kleinstadt.engine.errors import KleinstadtError
from kleinstadt.history.files import admitted, from_text, to_json
from kleinstadt.history.record import KeptGame


def place() -> Path:
    return user_data_path("kleinstadt", appauthor=False) / "history.json"


def kept() -> list[KeptGame]:
    """The latest first."""
    if not place().exists():
        return []
    return sorted(read(str(place())), key=lambda game: (game["date"], game["id"]), reverse=True)


def read(name: str) -> list[KeptGame]:
    """The games of a file; an error names it."""
    try:
        return from_text(decoded(Path(name).read_bytes()))
    except KleinstadtError as error:
        raise Refusal("cli-in-file", file=name, why=explained(error)) from error


def decoded(data: bytes) -> str:
    """UTF-8, or what older spreadsheets write."""
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return data.decode("cp1252", "replace")


def write(games: Sequence[KeptGame]) -> None:
    """All or nothing: a file that is half written never takes the place of a whole one."""
    path = place()
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_suffix(".new")
    with fresh.open("w", encoding="utf-8") as file:
        file.write(to_json(games))
        file.flush()
        os.fsync(file.fileno())
    fresh.replace(path)


def take_in(games: Sequence[KeptGame]) -> tuple[int, int, int]:
    """Keep what is new or newer; how many are new, newer, and there already. A photograph that a newer record does not
    bring stays."""
    before = {game["id"]: game for game in kept()}
    told = admitted(games, {id: game["changed"] for id, game in before.items()})
    for game in told["games"]:
        old = before.get(game["id"], game)
        if "photo" in old:
            game.setdefault("photo", old["photo"])
        before[game["id"]] = game
    if told["games"]:
        write(list(before.values()))
    return told["added"], told["replaced"], told["known"]
