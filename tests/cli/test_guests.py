"""Bots of others on the command line."""

import json
import sys
from pathlib import Path

import pytest

from cli.foreign import install_bot, path_of
from cli.terminal import Terminal, run

LAST = """
class Last:
    def __init__(self, seed):
        print("a bot may print what it likes")
    def choose(self, eyes):
        return eyes.moves[-1]

player = Last
"""
SMALL = ["--option", "monuments=no", "--option", "display=first_game"]


def test_an_installed_bot_plays_by_its_name(tmp_path: Path) -> None:
    install_bot(tmp_path / "bots", "last_move", LAST)
    words = ["simulate", "tiny_towns", "--bots", "last_move,random", "--games", "2", "--json", *SMALL]
    done = run(tmp_path, *words, **path_of(tmp_path / "bots"))
    assert done.returncode == 0, done.stderr
    data = json.loads(done.stdout)
    assert data["by_bot"]["last_move"]["games"] == 2
    assert "forfeits" not in data


@pytest.mark.parametrize("code", ["raise RuntimeError", "def player(seed): raise RuntimeError"])
def test_a_broken_one_forfeits_with_a_sentence(tmp_path: Path, code: str) -> None:
    install_bot(tmp_path / "bots", "broken", code)
    words = ["arena", "tiny_towns", "--bots", "broken,random", "--games", "2", "--jobs", "1"]
    done = run(tmp_path, *words, **path_of(tmp_path / "bots"))
    assert done.returncode == 0, done.stderr
    assert "broken forfeited 2 games" in done.stdout
    assert "broken ended in the middle of the game." in done.stdout


def test_who_plays_against_a_command_that_fails_is_told_and_plays_on(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "tiny_towns", "--names", "Ada", "--bots", "exec:/no/such/bot", *SMALL)
    shown = terminal.wait_for("Ada> ")
    terminal.type("1")
    shown += terminal.wait_for("Ada> ")
    assert "exec:/no/such/bot cannot be started" in " ".join(shown.split())
    assert "answers in its place from now on" in " ".join(shown.split())
    terminal.type("q")
    assert terminal.end() == 0


def test_a_saved_game_starts_no_command(tmp_path: Path) -> None:
    """Whoever sends me a file must not have something run here."""
    trap = tmp_path / "trap"
    terminal = Terminal(
        tmp_path, "play", "tiny_towns", "--names", "Ada", "--bots", f"exec:{sys.executable} -c pass", *SMALL
    )
    terminal.wait_for("Ada> ")
    terminal.type("q")
    terminal.end()
    [saved] = (tmp_path / "kleinstadt" / "terminal").glob("*.jsonl")
    head, *rest = saved.read_text(encoding="utf-8").splitlines()
    data = {**json.loads(head), "players": ["person", f"exec:touch {trap}"]}
    saved.write_text("\n".join([json.dumps(data), *rest]) + "\n", encoding="utf-8")
    again = Terminal(tmp_path, "play", "tiny_towns", "--resume", str(saved))
    shown = again.wait_for("Ada> ")
    assert "plays in its place" in " ".join(shown.split())
    again.type("1")
    again.wait_for("Ada> ")
    again.type("q")
    again.end()
    assert not trap.exists()


@pytest.mark.parametrize("given", ["no_such_bot", "master=exec:true", "mine=master", "=exec:true", "a/b=exec:true"])
def test_a_server_invites_only_what_it_can(tmp_path: Path, given: str) -> None:
    done = run(tmp_path, "serve", "--bot", given)
    assert done.returncode == 2
    assert "neither the name of an installed bot nor NAME=exec:COMMAND" in done.stderr
