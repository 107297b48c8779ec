"""Who types in `docs/adding-a-game.md` has a game, and it is the one that our tests play."""

import re
import runpy
from pathlib import Path

import pytest

from cli.terminal import Terminal, run
from typed_in import PAGE, installed, type_in

ROOT = Path(__file__).parents[1]
GAME = ROOT / "tests" / "market_day"


# -- the page is the game of the tests ---------------------------------------------------------------------------------


def test_the_page_shows_the_files_as_they_are() -> None:
    page = PAGE.read_text(encoding="utf-8")
    renewed = runpy.run_path(str(ROOT / "scripts" / "adding_a_game.py"))["renewed"]
    assert renewed(page) == page, "python scripts/adding_a_game.py renews the page"


def test_the_page_shows_all_files(tmp_path: Path) -> None:
    files = [path.relative_to(GAME.parent).as_posix() for path in GAME.rglob("*.*") if path.suffix != ".pyc"]
    assert type_in(tmp_path) == sorted([*files, "pyproject.toml", "tests/test_rules.py"])


def test_no_code_stands_on_the_page_for_no_file() -> None:
    fences = re.findall(r"^```(.*)$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert [opening for opening in fences[::2] if opening and " " not in opening] == []


# -- who types it in has a game (and needs nothing else: builds/test_empty.py) ---------------------------------------


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Where Python finds the game that was typed in, and nothing of our tests."""
    return {"PYTHONPATH": str(installed(tmp_path_factory.mktemp("typed_in")))}


def test_somebody_plays_it_in_the_terminal(tmp_path: Path, path: dict[str, str]) -> None:
    terminal = Terminal(tmp_path, "play", "market_day", "--names", "Ada", "--seed", "1", "--option", "days=2", **path)
    assert "Which good do you bring today? (MD-1, ? for help)" in terminal.wait_for("Ada> ")
    terminal.type("r")
    assert "Every morning all players secretly pick a good." in terminal.wait_for("Ada> ")
    terminal.type("pick bread")
    terminal.wait_for(r"Your turn. \(MD-3.*(.|\n)*Ada> ")
    terminal.type("rest")
    terminal.wait_for("Which good (.|\n)*Ada> ")
    terminal.type("pick cloth")
    terminal.wait_for("Your turn.(.|\n)*Ada> ")
    terminal.type("rest")
    terminal.wait_for("y/n")  # whether a bot should say what could have been better
    terminal.type("n")
    assert terminal.end() == 0
    assert "The game is over." in terminal.text


@pytest.mark.parametrize("lang", ["de", "en"])
def test_it_tells_every_part_of_a_position_in_words(tmp_path: Path, path: dict[str, str], lang: str) -> None:
    ids = {"deck", "hands", "row", "stalls", "goods", "apples", "bread", "cloth", "picks", "count", "seen", "gone"}
    words = ["play", "market_day", "--seed", "1", "--option", "days=2", "--lang", lang]
    said = run(tmp_path, *words, given="1\n" * 40, **path).stdout
    shown = set(re.findall(r"^ *(\w+):", said, re.M))
    assert {"de": "Stapel", "en": "Deck"}[lang] in shown
    assert not shown & (ids if lang == "de" else ids - {"apples", "bread", "cloth"})
