"""`kleinstadt history`, and `kleinstadt score --keep`."""

import json
from pathlib import Path

import pytest

from cli.terminal import run
from history.evenings import evening, line
from kleinstadt.history.files import from_text, to_json

EXAMPLE = str(Path(__file__).parents[2] / "docs" / "examples" / "tiny_towns.json")
SHEETS = [[line("cottage", 9, count=3, fed=3)], [line("cottage", 6, count=2, fed=2)]]
GAMES = [
    evening("a1b2c3d4", ("Oma", 1, 9), ("Ben", 2, 6), lines=SHEETS, where="Hütte", notes="Zwei Kannen Tee", minutes=40),
    evening("a1b2c3e5", ("Ben", 1, 70), ("", 2, 50), game="everdell", date="2026-02-03", kinds=("person", "rival")),
]


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """Of somebody who has kept two games."""
    (tmp_path / "family.json").write_text(to_json(GAMES), encoding="utf-8")
    said = run(tmp_path, "history", "import", "family.json", "family.json")
    assert said.stdout.splitlines() == [
        "family.json: 2 new, 0 newer than before, 0 already there.",
        "family.json: 0 new, 0 newer than before, 2 already there.",
    ]
    return tmp_path


def test_games_are_listed_found_and_shown(home: Path) -> None:
    assert run(home, "history").stdout.splitlines() == [
        "a1b2c3d  2026-11-16  Tiny Towns: Oma 9, Ben 6",
        "a1b2c3e  2026-02-03  Everdell: Ben 70, Rugwort 50",
    ]
    assert [
        json.loads(each)["id"]
        for each in run(home, "history", "search", "hutte", "16.11.2026", "--json").stdout.split("\n")[:-1]
    ] == ["a1b2c3d4"]
    assert run(home, "history", "search", "nobody").stdout == "No game is kept that fits.\n"
    told = run(home, "history", "show", "a1b2c3d", "--lang", "de").stdout
    assert told.splitlines()[:2] == ["Tiny Towns, 16.11.2026, Hütte, 40 Minuten", "Zwei Kannen Tee"]
    assert "1. Oma" in told
    assert "Landhaus" in told


def test_statistics_for_people_and_for_programs(home: Path) -> None:
    said = run(home, "history", "statistics").stdout
    assert "Tiny Towns: one game\n  Record: 9 (Oma, 2026-11-16)\n" in said
    assert "What winners have more of: Cottage +3.0" in said
    assert json.loads(run(home, "history", "statistics", "--json").stdout)["solo"] == 1


def test_files_come_out_and_nothing_is_lost_by_a_broken_one(home: Path) -> None:
    run(home, "history", "export", "all.json")
    assert from_text((home / "all.json").read_text(encoding="utf-8")) == GAMES
    assert run(home, "history", "export", "all.csv", "--lang", "de").stdout == "2 Partien in all.csv gesichert.\n"
    assert (home / "all.csv").read_bytes().startswith(b"\xef\xbb\xbfdate;game;name;")
    assert from_text(run(home, "history", "export", "-").stdout) == GAMES
    (home / "bad.json").write_bytes(b"{")
    broken = run(home, "history", "import", "bad.json")
    assert (broken.returncode, broken.stderr.count("\n")) == (2, 1)
    assert "bad.json: This file is broken" in broken.stderr
    assert len(run(home, "history").stdout.splitlines()) == 2


def test_what_is_deleted_is_gone(home: Path) -> None:
    assert "cannot be undone" in run(home, "history", "delete", "a1b2c3d").stderr
    assert run(home, "history", "delete", "a1b2c3d", "--yes").stdout == "Deleted: Tiny Towns, 2026-11-16.\n"
    assert len(run(home, "history").stdout.splitlines()) == 1
    left = [file for file in home.rglob("*") if file.is_file() and file.name != "family.json"]
    assert [file for file in left if b"Kannen" in file.read_bytes()] == []


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["show"], "Name one game"),
        (["show", "zz"], "There is no kept game zz."),
        (["show", "a1"], "Several kept games begin with a1."),
        (["import"], "Name a file."),
        (["import", "nowhere.json"], "nowhere.json"),
        (["export"], "Name a file."),
        (["burn"], "there is no 'burn'"),
    ],
)
def test_what_cannot_be_done_is_said(home: Path, words: list[str], said: str) -> None:
    answer = run(home, "history", *words)
    assert answer.returncode == 2
    assert said in answer.stderr


def test_a_score_is_kept_once(tmp_path: Path) -> None:
    assert run(tmp_path, "score", "tiny_towns", EXAMPLE, "--keep").stderr == "Kept in the history.\n"
    assert "already" in run(tmp_path, "score", "tiny_towns", EXAMPLE, "--keep").stderr
    [game] = [json.loads(each) for each in run(tmp_path, "history", "--json").stdout.splitlines()]
    assert [(player["name"], player["place"], player["total"]) for player in game["players"]] == [
        ("Ada", 1, 28),
        ("Ben", 2, 14),
    ]
