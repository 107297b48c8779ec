"""Bots of others: in another process, sent nothing but views; and whatever they do wrong, the game goes on."""

import sys
from pathlib import Path

import pytest

from kleinstadt import game
from kleinstadt.arena.match import play_game, simulate
from kleinstadt.bots import GuestBot, bot, fault_of, is_bot
from kleinstadt.bots.eyes import Bot, Eyes
from kleinstadt.bots.guests import DEPUTY, question_of
from kleinstadt.bots.lines import LINES

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.py"
ONE_DAY = {"days": 2}


def command(tmp_path: Path, code: str) -> str:
    """A bot that is this Python program."""
    path = tmp_path / "guest.py"
    path.write_text(f"import json, sys, time\n{code}\n", encoding="utf-8")
    return f"exec:{sys.executable} {path}"


class Notes:
    """A bot, and what it answers."""

    def __init__(self, player: Bot) -> None:
        self.player = player
        self.moves: list[str] = []

    def choose(self, eyes: Eyes) -> str:
        self.moves.append(self.player.choose(eyes))
        return self.moves[-1]


@pytest.mark.parametrize(
    ("id", "name"), [("tiny_towns", "expert"), ("tiny_towns", "random"), ("garden_nation", "newcomer")]
)
def test_who_is_sent_nothing_but_views_plays_the_same_in_another_process(id: str, name: str) -> None:
    options = {"monuments": False, "display": "first_game"} if id == "tiny_towns" else {}
    played = []
    for who in (name, f"exec:{sys.executable} -m kleinstadt.bots.stdio {name}"):
        table = [Notes(bot(who, 7)), Notes(bot("random", 8))]
        result = play_game(game(id), table, 2, options, seed=5)
        assert fault_of(table[0].player) is None
        played.append((result.scores, [player.moves for player in table]))
    assert played[0] == played[1]


def test_a_question_holds_nothing_but_what_the_seat_may_know() -> None:
    rules = game("garden_nation")
    state = rules.start(2, {}, 3)
    eyes = Eyes(rules, 1, state.decision(1), state.moves(1), state.view)
    asked = question_of(eyes, 1, 2, 3.0)
    assert asked["view"] == state.view(1)
    assert set(asked) == {"player", "seed", "seconds", "game", "seat", "decision", "moves", "view"}


def test_the_example_of_the_documentation_plays_a_whole_game() -> None:
    guest = GuestBot(f"exec:{sys.executable} {EXAMPLE}", 1)
    notes = Notes(guest)
    play_game(game("market_day"), [notes, bot("random", 2)], 2, ONE_DAY, seed=5)
    assert guest.fault is None
    assert notes.moves
    page = (EXAMPLE.parents[1] / "docs" / "bots.md").read_text(encoding="utf-8")
    assert EXAMPLE.read_text(encoding="utf-8") in page


WRONG = {
    "bot_silent": "time.sleep(600)",
    "bot_gone": "sys.stdin.readline(); sys.exit(3)",
    "bot_unreadable": "sys.stdin.readline(); print('let me see', flush=True); time.sleep(600)",
    "bot_illegal": "sys.stdin.readline(); print(json.dumps({'answer': 1, 'move': 'win'}), flush=True)",
}


@pytest.mark.parametrize("fault", WRONG)
def test_who_does_wrong_forfeits_and_the_game_goes_on(tmp_path: Path, fault: str) -> None:
    name = command(tmp_path, WRONG[fault])
    guest = GuestBot(name, 1, seconds=0.5)
    result = play_game(game("market_day"), [bot("random", 2), guest], 2, ONE_DAY, seed=5)
    assert guest.fault is not None
    assert guest.fault.id == fault
    assert result.ranking == [1, 2]
    assert list(result.faults) == [1]
    assert name not in LINES  # its process is gone


def test_an_answer_to_another_question_is_none(tmp_path: Path) -> None:
    """As one that comes too late would be."""
    code = "n = json.loads(input()); print(json.dumps({'answer': 0, 'move': n['moves'][0]}), flush=True)"
    guest = GuestBot(command(tmp_path, code), 1)
    play_game(game("market_day"), [guest, bot("random", 2)], 2, ONE_DAY, seed=5)
    assert guest.fault is not None
    assert guest.fault.id == "bot_unreadable"


@pytest.mark.parametrize("name", ["exec:/no/such/program", "exec:", "exec:'"])
def test_a_command_that_cannot_be_started_forfeits(name: str) -> None:
    guest = GuestBot(name, 1)
    result = play_game(game("market_day"), [guest, bot("random", 2)], 2, ONE_DAY, seed=5)
    assert result.faults[0].id == "bot_missing"


def test_the_deputy_answers_as_its_level_would(tmp_path: Path) -> None:
    played = []
    for player in (GuestBot("exec:/no/such/program", 7), bot(DEPUTY, 7)):
        notes = Notes(player)
        play_game(game("market_day"), [notes, bot("random", 2)], 2, ONE_DAY, seed=5)
        played.append(notes.moves)
    assert played[0] == played[1]


def test_a_series_counts_forfeited_games_as_lost_and_tells_why() -> None:
    name = "exec:/no/such/program"
    data = simulate(game("market_day"), 2, [name, "random"], games=4, options=ONE_DAY, seed=1).dump()
    assert data["by_bot"][name]["won"] == 0
    assert data["forfeits"][name]["games"] == 4
    assert data["forfeits"][name]["id"] == "bot_missing"


def test_only_a_command_or_a_known_name_is_a_bot() -> None:
    assert is_bot("exec:anything")
    assert is_bot("master")
    assert not is_bot("masterly")
