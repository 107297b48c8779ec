"""A broken or incomplete game of a stranger is told in one line and hurts no other game."""

import json
import re
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from cli.foreign import MARKET_DAY, TESTS, install, market_day_texts, path_of
from cli.terminal import environment, run
from kleinstadt.cli.boards.words import listed
from kleinstadt.text import Texts
from server.driving import Server

BROKEN = {
    "raises_on_import": "raise ZeroDivisionError('in the\\nmiddle')\n",
    "leaves_on_import": "import sys\nsys.exit(3)\n",
    "lacks_a_module": "import no_such_module\n",
    "has_no_game": "",
    "is_no_game": "GAME = 7\n",
    "is_misspelt": "def (\n",
    "calls_itself_otherwise": MARKET_DAY,
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    found = tmp_path / "plugins"
    found.mkdir()
    return found


@pytest.fixture
def broken(folder: Path) -> Path:
    for name, code in BROKEN.items():
        install(folder, name, code)
    return folder


def test_broken_games_are_named_and_the_others_listed(tmp_path: Path, broken: Path) -> None:
    answer = run(tmp_path, "games", **path_of(broken))
    assert answer.returncode == 0
    assert re.findall(r"^(\w+) · ", answer.stdout, re.M) == ["colonists", "everdell", "garden_nation", "tiny_towns"]
    lines = answer.stderr.splitlines()
    assert len(lines) == len(BROKEN)
    for name, line in zip(sorted(BROKEN), lines, strict=True):
        assert line.startswith(f"kleinstadt: The game {name} cannot be loaded: "), line
    assert "ZeroDivisionError: in the middle" in answer.stderr
    assert "No module named 'no_such_module'" in answer.stderr


def test_a_list_for_programs_has_the_others_too(tmp_path: Path, broken: Path) -> None:
    answer = run(tmp_path, "games", "--json", **path_of(broken))
    assert [each["game"] for each in json.loads(answer.stdout)] == [
        "colonists",
        "everdell",
        "garden_nation",
        "tiny_towns",
    ]


def test_nobody_takes_the_name_of_a_game_of_ours(tmp_path: Path, folder: Path) -> None:
    install(folder, "aaa_usurper", "GAME = 7\n", game="tiny_towns")
    answer = run(tmp_path, "games", **path_of(folder))
    assert re.findall(r"^(\w+) · ", answer.stdout, re.M) == ["colonists", "everdell", "garden_nation", "tiny_towns"]
    [line] = answer.stderr.splitlines()
    assert line.startswith("kleinstadt: The game aaa_usurper:GAME cannot be loaded: "), line
    assert "tiny_towns already" in line


@pytest.mark.parametrize("words", ["play", "simulate", "setup", "bench"])
def test_a_broken_game_cannot_be_used_and_says_why(tmp_path: Path, broken: Path, words: str) -> None:
    answer = run(tmp_path, words, "lacks_a_module", **path_of(broken))
    assert answer.returncode == 2
    [line] = answer.stderr.splitlines()
    assert "lacks_a_module cannot be loaded: ModuleNotFoundError" in line


def test_the_other_games_can_be_played(tmp_path: Path, broken: Path) -> None:
    assert run(tmp_path, "play", "tiny_towns", given="1\nq\n", **path_of(broken)).returncode == 0
    assert run(tmp_path, "simulate", "tiny_towns", "--games", "2", "--jobs", "2", **path_of(broken)).returncode == 0


def test_all_missing_texts_are_named_at_once(tmp_path: Path, folder: Path) -> None:
    german, english = market_day_texts()["de.ftl"], market_day_texts()["en.ftl"]
    for gone in ("game-market_day", "ask-pay", "card-bell-text", "value-days-2"):
        german = re.sub(rf"^{gone} =.*\n", "", german, flags=re.M)
    english = re.sub(r"^game-market_day =.*\n", "", english, flags=re.M)
    install(folder, "stalls", MARKET_DAY, {"de.ftl": german, "en.ftl": english}, game="market_day")
    expected = (
        "The game market_day lacks texts: game-market_day, value-days-2 (de), ask-pay (de) and card-bell-text (de)"
    )
    listed = run(tmp_path, "games", **path_of(folder))
    assert listed.stderr == f"kleinstadt: {expected}\n"
    assert re.findall(r"^(\w+) · ", listed.stdout, re.M) == ["colonists", "everdell", "garden_nation", "tiny_towns"]
    assert run(tmp_path, "play", "market_day", **path_of(folder)).stderr == f"kleinstadt: {expected}\n"


def test_a_game_without_any_texts_is_told_too(tmp_path: Path, folder: Path) -> None:
    install(folder, "stalls", MARKET_DAY, game="market_day")
    listed = run(tmp_path, "games", **path_of(folder))
    assert listed.stderr == "kleinstadt: The game market_day lacks texts: text/de.ftl and text/en.ftl\n"
    assert run(tmp_path, "simulate", "market_day", "--games", "2", **path_of(folder)).returncode == 0


def test_a_game_that_cannot_be_started_is_told_too(tmp_path: Path, folder: Path) -> None:
    code = (
        "from market_day.game import BOOK, MarketDayGame\n\n\nclass Broken(MarketDayGame):\n"
        "    def deal(self, seats, options, seed):\n        raise KeyError('deck')\n\n\nGAME = Broken(BOOK, (2, 3))\n"
    )
    install(folder, "stalls", code, market_day_texts(), game="market_day")
    listed = run(tmp_path, "games", **path_of(folder))
    assert listed.stderr == "kleinstadt: The game market_day cannot be started: KeyError: 'deck'\n"
    assert "tiny_towns" in listed.stdout


def test_bots_think_beside_a_broken_game(tmp_path: Path, broken: Path) -> None:
    program = (
        "import asyncio\nfrom kleinstadt import game\nfrom kleinstadt.bots.workers import Question, Thinkers\n"
        "if __name__ == '__main__':\n"
        "    rules = game('tiny_towns'); state = rules.start(2, {}, 3); thinkers = Thinkers(1)\n"
        "    asked = Question(rules.id, 'greedy', 0, state.decision(0).dump(), state.moves(0), state.view(0))\n"
        "    assert asyncio.run(thinkers.think(asked)).move in asked.moves\n"
        "    print(thinkers.replaced); thinkers.close()\n"
    )
    script = tmp_path / "think.py"
    script.write_text(program, encoding="utf-8")
    env = environment(tmp_path, **path_of(broken))
    done = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, env=env)
    assert done.stdout == "0\n", done.stderr


def test_a_server_offers_the_others(tmp_path: Path, broken: Path) -> None:
    server = Server(tmp_path, plugins=[broken, TESTS])
    try:
        games = httpx.get(f"{server.url}/api/games").json()
        assert [each["id"] for each in games] == ["colonists", "everdell", "garden_nation", "tiny_towns"]
        assert [each["bots"] for each in games] == [["newcomer", "regular", "expert", "master"]] * 4
    finally:
        server.stop()
    assert server.log.read_text(encoding="utf-8").count("cannot be loaded") == len(BROKEN)


# -- a game that brings no more than it must ---------------------------------------------------------------------------

BARE = """
from kleinstadt.engine.game import Game
from market_day.game import BOOK, DAYS, MarketDayGame


class Bare(MarketDayGame):
    catalogue = Game.catalogue


GAME = Bare(BOOK, (2, 3, 4), (DAYS,))
"""


@pytest.fixture
def bare(folder: Path) -> Path:
    """No catalogue, no rules to read, no score pad, no drawing."""
    install(folder, "stalls", BARE, market_day_texts(), game="market_day")
    return folder


@pytest.mark.parametrize(
    ("lang", "typed", "expected"),
    [
        ("en", "c", "This game has no cards to read about."),
        ("en", "c mill", "This game has no cards to read about."),
        ("en", "r", "This game brings no rules to read."),
        ("en", "r MD-3", "This game brings no rules to read."),
        ("de", "c", "Dieses Spiel hat keine Karten"),
        ("de", "r", "Dieses Spiel bringt keine Regeln zum Lesen mit."),
    ],
)
def test_what_a_game_does_not_bring_is_one_sentence(
    tmp_path: Path, bare: Path, lang: str, typed: str, expected: str
) -> None:
    words = ["play", "market_day", "--names", "Ada", "--seed", "1", "--lang", lang]
    answer = run(tmp_path, *words, given=f"{typed}\n1\nq\n", **path_of(bare))
    assert answer.returncode == 0, answer.stderr
    assert expected in answer.stdout
    assert "Ada> " in answer.stdout.partition(expected)[2]


def test_a_game_without_a_score_pad_says_so(tmp_path: Path, bare: Path) -> None:
    answer = run(tmp_path, "score", "market_day", "-", given="{}", **path_of(bare))
    assert answer.returncode == 2
    assert answer.stderr == "kleinstadt: There is no score pad for market_day.\n"


def test_a_game_without_a_guide_to_its_setup_shows_what_lies_open(tmp_path: Path, bare: Path) -> None:
    said = run(tmp_path, "setup", "market_day", **path_of(bare)).stdout.splitlines()
    assert said[0] == "There is no guide to the set-up of this game; this lies open on the table:"
    assert "Deck: 16 × a hidden card" in said


def test_the_cards_of_a_game_without_a_drawing_can_be_read(tmp_path: Path, folder: Path) -> None:
    install(folder, "stalls", MARKET_DAY, market_day_texts(), game="market_day")
    words = ["play", "market_day", "--names", "Ada", "--seed", "1"]
    said = run(tmp_path, *words, given="c\nq\n", **path_of(folder)).stdout
    hand = re.search(r"Hands:\n  1:\n    cards: (\w+), (\w+)\n", said)
    assert hand
    told = said.partition("Ada> ")[2].splitlines()
    assert {hand[1], hand[2]} <= set(told)


def test_what_happens_before_the_first_question_is_told(tmp_path: Path) -> None:
    path = path_of(TESTS / "plugins")
    words = ["market_day", "--seed", "1", "--option", "days=2"]
    said = run(tmp_path, "play", *words, "--names", "Ada", given="q\n", **path).stdout
    assert re.search(r"^  · A new day\. .* goes first\.$", said.partition("Ada> ")[0], re.M)
    again = run(tmp_path, "play", "market_day", given="q\n", **path).stdout
    assert "A new day." not in again
    run(tmp_path, "simulate", *words, "--games", "1", "--journals", str(tmp_path / "journals"), **path)
    [journal] = (tmp_path / "journals").iterdir()
    told = run(tmp_path, "replay", str(journal), **path).stdout.splitlines()
    assert told[0].startswith("A new day. ")
    assert told[1].startswith("0. ")
    assert "A new day. " in run(tmp_path, "replay", "--step", str(journal), given="q\n", **path).stdout


def test_empty_places_are_left_out_or_shown_as_such() -> None:
    texts = Texts(None, "en")
    assert listed({"row": ["", "", ""], "goods": {}, "hands": [[], []], "none": None}, "", texts) == []
    assert listed({"row": ["", "wheat", "", ""]}, "", texts) == ["row: –, wheat, 2 × –"]
    assert listed({"towns": [["", "a"], [""]]}, "", texts) == ["towns:", "  1: –, a"]
    assert listed({"round": 0, "done": False}, "", texts) == ["round: 0", "done: false"]
