"""`kleinstadt new-game` writes a game that is one: it can be installed, listed, played and tested as it stands."""

import re
from pathlib import Path

import pytest

from cli.foreign import pip_install
from cli.terminal import Terminal, run, run_pytest
from kleinstadt.cli.new_game import words_for


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where `new-game` was called, and what it wrote is installed."""
    folder = tmp_path_factory.mktemp("home")
    answer = run(folder, "new-game", "lucky_tiles")
    assert answer.returncode == 0, answer.stderr
    pip_install(folder / "lucky_tiles", folder / "installed")
    return folder


@pytest.fixture(scope="module")
def path(home: Path) -> dict[str, str]:
    return {"PYTHONPATH": str(home / "installed")}


def test_it_says_what_to_do_next(tmp_path: Path) -> None:
    said = run(tmp_path, "new-game", "lucky_tiles", "--lang", "de").stdout.splitlines()
    assert said[0] == "In lucky_tiles liegt ein kleines Spiel, das läuft. So installierst, spielst und prüfst du es:"
    assert said[1:6] == [
        "  cd lucky_tiles",
        "  pip install -e '.[testing]'",
        "  kleinstadt play lucky_tiles",
        "  pytest",
        "  pytest --pyargs kleinstadt.contract --game lucky_tiles",
    ]
    assert "docs/adding-a-game.md" in said[6]


def test_nothing_is_left_to_fill_in(home: Path) -> None:
    for file in (home / "lucky_tiles").rglob("*"):
        assert not re.search(r"GAME_[A-Z]|\.txt$|package", file.name)
        assert file.is_dir() or not re.search(r"GAME_[A-Z]", file.read_text(encoding="utf-8")), file


@pytest.mark.parametrize(
    ("name", "title", "rules"), [("chess", "Chess", "CH"), ("x", "X", "XX"), ("the_old_mill", "The Old Mill", "TO")]
)
def test_names_are_made_of_the_name(name: str, title: str, rules: str) -> None:
    words = words_for(name)
    assert (words["GAME_TITLE"], words["GAME_RULES"]) == (title, rules)


def test_it_is_listed(home: Path, path: dict[str, str]) -> None:
    answer = run(home, "games", **path)
    assert answer.stderr == ""
    assert "lucky_tiles · Lucky Tiles\n  Draw tiles, as near to 21 as you dare.\n  2 to 4 players\n" in answer.stdout


def test_bots_play_it(home: Path, path: dict[str, str]) -> None:
    words = ["lucky_tiles", "--players", "3", "--bots", "greedy,random,random", "--games", "20"]
    answer = run(home, "simulate", *words, **path)
    assert answer.returncode == 0, answer.stderr
    assert answer.stdout.startswith("20 games, ")


def test_somebody_plays_it_in_the_terminal(home: Path, path: dict[str, str]) -> None:
    terminal = Terminal(home, "play", "lucky_tiles", "--names", "Ada", "--lang", "de", **path)
    assert "Noch ein Plättchen oder aufhören? (LT-1, ? hilft)" in terminal.wait_for("Ada> ")
    terminal.type("r")
    assert "Wer dran ist, zieht ein Plättchen oder hört ganz auf." in terminal.wait_for("Ada> ")
    terminal.type("c")
    assert "Zählt " in terminal.wait_for("Ada> ")
    terminal.type("stop")
    terminal.wait_for("j/n")  # whether a bot should say what could have been better
    terminal.type("n")
    assert terminal.end() == 0
    assert "Das Spiel ist aus." in terminal.text


def test_its_own_tests_pass(home: Path, path: dict[str, str]) -> None:
    answer = run_pytest(home / "lucky_tiles", **path)
    assert answer.returncode == 0, answer.stdout
    assert re.search(r"^[4-9] passed", answer.stdout, re.M)


def test_the_shared_suite_passes(home: Path, path: dict[str, str]) -> None:
    answer = run_pytest(home / "lucky_tiles", "--pyargs", "kleinstadt.contract", "--game", "lucky_tiles", **path)
    assert answer.returncode == 0, answer.stdout
    assert re.search(r"^\d{3} passed", answer.stdout, re.M)


def test_a_game_that_is_not_there_cannot_be_tested_and_that_is_one_sentence(home: Path) -> None:
    answer = run_pytest(home, "--pyargs", "kleinstadt.contract", "--game", "lucky_tiles")
    assert answer.returncode == 4
    assert (
        answer.stderr.strip()
        == "ERROR: There is no game 'lucky_tiles'; there is colonists, everdell, garden_nation, tiny_towns."
    )


@pytest.mark.parametrize(
    ("lang", "name", "expected"),
    [
        ("en", "", "“” cannot be the name of a game: it takes small letters"),
        ("en", "Chess", "“Chess” cannot be the name of a game: it takes small letters"),
        ("en", "a-b", "“a-b” cannot be the name of a game: it takes small letters"),
        ("en", "../a", "“../a” cannot be the name of a game: it takes small letters"),
        ("en", "größe", "“größe” cannot be the name of a game: it takes small letters"),
        ("en", "a" * 41, "cannot be the name of a game: it takes small letters"),
        ("de", "2048", "„2048“ kann kein Spiel heißen: Der Name besteht aus kleinen Buchstaben"),
        ("en", "class", "“class” cannot be the name of a game: it is a word of Python itself."),
        ("de", "class", "„class“ kann kein Spiel heißen: So heißt schon ein Wort von Python selbst."),
        ("en", "tiny_towns", "A game “tiny_towns” is installed already; choose another name."),
        ("de", "tiny_towns", "Ein Spiel „tiny_towns“ ist schon installiert; wähl einen anderen Namen."),
        ("en", "json", "There is a Python module “json” already"),
        ("en", "tests", "There is a Python module “tests” already"),
        ("de", "json", "Ein Python-Modul „json“ gibt es schon"),
        ("en", "there", "“there” exists here already; nothing was written."),
        ("de", "there", "„there“ gibt es hier schon; geschrieben wurde nichts."),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(tmp_path: Path, lang: str, name: str, expected: str) -> None:
    (tmp_path / "there").mkdir()
    answer = run(tmp_path, "new-game", name, "--lang", lang)
    assert answer.returncode == 2
    [line] = answer.stderr.splitlines()
    assert expected in line
    assert [path.name for path in tmp_path.iterdir()] == ["there"]
    assert list((tmp_path / "there").iterdir()) == []


def test_an_installed_game_of_a_stranger_keeps_its_name(home: Path, path: dict[str, str], tmp_path: Path) -> None:
    answer = run(tmp_path, "new-game", "lucky_tiles", **path)
    assert answer.stderr == "kleinstadt: A game “lucky_tiles” is installed already; choose another name.\n"
