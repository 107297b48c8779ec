"""The engine that a browser carries along: a parcel of plain sources that answers as the server does."""

import io
import json
import os
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any

import pytest

from history.evenings import evening
from kleinstadt.companion.alone import answer
from kleinstadt.companion.parcel import parcel
from kleinstadt.engine.draw_code import Draw, code_of
from kleinstadt.engine.lots import Lots
from kleinstadt.engine.registry import game
from kleinstadt.history.statistics import statistics_of
from ours import OURS

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"
ASKED = "import sys, kleinstadt.companion.alone as alone; print(alone.__file__); print(alone.answer(*sys.argv[1:]))"


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("parcel")
    zipfile.ZipFile(io.BytesIO(parcel())).extractall(folder)
    return folder


def ask(folder: Path, path: str, body: object) -> Any:
    """In a Python that has nothing but the parcel."""
    environment = {**os.environ, "PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1"}
    asked = [sys.executable, "-S", "-c", ASKED, path, json.dumps(body)]
    file, said = subprocess.run(asked, env=environment, capture_output=True, text=True, check=True).stdout.splitlines()
    assert file.startswith(str(folder))
    return json.loads(said)


@pytest.mark.parametrize("id", OURS)
def test_nothing_but_the_parcel_is_needed_to_count_and_to_draw(unpacked: Path, id: str) -> None:
    pad = json.loads((EXAMPLES / f"{id}.json").read_text(encoding="utf-8"))
    of = game(id)
    assert ask(unpacked, f"pads/{id}", pad) == {"said": of.score_pad(pad, finished=False).dump()}
    draw = Draw(of, 2, of.complete(2), Lots(7))
    said = ask(unpacked, f"draws/{id}", {"code": code_of(draw)})["said"]
    assert said["code"] == code_of(draw)
    assert said["tasks"] == [task.dump() for task in of.checklist(draw.start())]


def test_a_history_is_told(unpacked: Path) -> None:
    games = [evening("one", ("Oma", 1, 12), ("Ben", 2, 10))]
    assert ask(unpacked, "history/statistics", {"games": games}) == {"said": statistics_of(games)}


@pytest.mark.parametrize(
    ("path", "body", "id"),
    [
        ("pads/tiny_towns", {"players": 3}, "field_list"),
        ("draws/tiny_towns", {"seats": 9}, "bad_seats"),
        ("draws/tiny_towns", {"seats": 2, "seat": 2}, "no_such_seat"),
        ("draws/tiny_towns", {"seats": 2, "seat": "0"}, "no_such_seat"),
        ("draws/tiny_towns", {"seats": 2, "witout": []}, "field_unknown_near"),
        ("draws/chess", {"seats": 2}, "unknown_game"),
        ("history/statistics", {}, "field_list"),
    ],
)
def test_what_cannot_be_is_refused_as_the_server_refuses_it(path: str, body: object, id: str) -> None:
    assert json.loads(answer(path, json.dumps(body)))["error"]["id"] == id


def test_nothing_of_a_server_is_in_the_parcel_and_it_is_always_the_same() -> None:
    names = zipfile.ZipFile(io.BytesIO(parcel())).namelist()
    assert {name.split("/")[1] for name in names if name.startswith("kleinstadt/")} == {
        "__init__.py", "engine", "games", "companion", "history"}  # fmt: skip
    assert not [name for name in names if name.endswith(".json")], "what bots have learned is large, and nobody asks it"
    parcel.cache_clear()
    again = parcel()
    parcel.cache_clear()
    assert parcel() == again
