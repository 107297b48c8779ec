"""Whatever goes wrong is one sentence; only what nobody expected shows a traceback."""

import json
import os
import re
import shlex
import signal
import sqlite3
import subprocess
from pathlib import Path

import pytest

from cli.terminal import COMMAND, PATIENCE, Terminal, environment, heed_ctrl_c, run
from kleinstadt.cli import games
from kleinstadt.cli.main import main
from server.driving import free_port

STOPPED = 130


def in_a_shell(home: Path, words: str, after: str, **more: str) -> subprocess.CompletedProcess[str]:
    """The program with something behind it that only a shell can say."""
    line = f"{shlex.join(COMMAND)} {words} {after}"
    return subprocess.run(
        ["bash", "-o", "pipefail", "-c", line],
        capture_output=True,
        text=True,
        env=environment(home, **more),
        timeout=PATIENCE,
    )


# -- databases ---------------------------------------------------------------------------------------------------------


def no_folder(home: Path) -> str:
    return str(home / "nowhere" / "games.sqlite3")


def a_folder(home: Path) -> str:
    return str(home)


def no_database(home: Path) -> str:
    (home / "notes.txt").write_text("dear diary " * 100, encoding="utf-8")
    return str(home / "notes.txt")


def of_another_program(home: Path) -> str:
    with sqlite3.connect(home / "other.sqlite3") as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
    return str(home / "other.sqlite3")


def of_another_version(home: Path) -> str:
    with sqlite3.connect(home / "newer.sqlite3") as connection:
        connection.execute("CREATE TABLE alembic_version (version_num TEXT)")
        connection.execute("INSERT INTO alembic_version VALUES ('9999')")
    return str(home / "newer.sqlite3")


def of_an_unknown_kind(home: Path) -> str:
    return "mysql://somebody:secret@host/games"


def with_a_word_for_a_port(home: Path) -> str:
    return "postgresql://somebody:secret@host:port/games"


def without_a_name(home: Path) -> str:
    return "postgresql://somebody:secret@host"


def in_memory(home: Path) -> str:
    return "sqlite://"


@pytest.mark.parametrize(
    ("database", "expected"),
    [
        (no_folder, "cannot be opened"),
        (a_folder, "cannot be opened"),
        (no_database, "no database of Kleinstadt"),
        (of_another_program, "no database of Kleinstadt"),
        (of_another_version, "another version"),
        (of_an_unknown_kind, "SQLite"),
        (with_a_word_for_a_port, "cannot be opened"),
        (without_a_name, "name a database"),
        (in_memory, "SQLite"),
    ],
)
def test_a_database_that_cannot_serve_is_refused(tmp_path: Path, database: object, expected: str) -> None:
    assert callable(database)
    answer = run(tmp_path, "serve", "--port", str(free_port()), "--database", database(tmp_path))
    assert answer.returncode == 2, answer.stderr
    assert len(answer.stderr.splitlines()) == 1, answer.stderr
    assert expected in answer.stderr
    assert "secret" not in answer.stderr


def test_the_database_of_another_program_is_left_as_it_was(tmp_path: Path) -> None:
    path = of_another_program(tmp_path)
    run(tmp_path, "serve", "--port", str(free_port()), "--database", path)
    with sqlite3.connect(path) as connection:
        assert connection.execute("SELECT name FROM sqlite_master").fetchall() == [("recipes",)]


# -- streams -----------------------------------------------------------------------------------------------------------


def test_a_closed_input_is_an_empty_one(tmp_path: Path) -> None:
    left = in_a_shell(tmp_path, "play tiny_towns --names Ada", "<&-")
    assert left.returncode == 0, left.stderr
    assert left.stderr == ""
    assert "Until next time" in left.stdout
    scored = in_a_shell(tmp_path, "score tiny_towns -", "<&-")
    assert (scored.returncode, scored.stderr.count("\n")) == (2, 1)


@pytest.mark.parametrize("after", [">&-", "2>&-", ">&- 2>&-"])
def test_a_closed_output_is_no_fault(tmp_path: Path, after: str) -> None:
    done = in_a_shell(tmp_path, "simulate tiny_towns --games 2", after)
    assert done.returncode == 0
    assert done.stderr == ""


@pytest.mark.parametrize("words", ["--help", "games", "games --json", "simulate tiny_towns --games 2 --coverage"])
def test_a_reader_who_goes_is_no_fault(tmp_path: Path, words: str) -> None:
    """Whether the output is longer than what is kept before it is written, or shorter."""
    done = in_a_shell(tmp_path, words, "| true")
    assert done.stderr == ""
    assert done.returncode == 0


def test_a_full_disk_is_one_sentence(tmp_path: Path) -> None:
    done = in_a_shell(tmp_path, "games", "> /dev/full")
    assert done.returncode == 2
    assert done.stderr == "kleinstadt: there is no room left on the disk.\n"


def test_letters_that_are_none_are_answered_too(tmp_path: Path) -> None:
    done = in_a_shell(tmp_path, "play tiny_towns --names $'\\xff'", "<<< $'\\xff\\xfe'")
    assert done.returncode == 0, done.stderr
    assert "I do not understand" in done.stdout
    assert run(tmp_path, "replay", "--all").returncode == 0


# -- files -------------------------------------------------------------------------------------------------------------


def test_a_folder_is_no_journal_and_said_to_be_none(tmp_path: Path) -> None:
    answer = run(tmp_path, "replay", "--check", str(tmp_path))
    assert answer.returncode == 1
    assert answer.stderr == f"{tmp_path}: this is a folder, not a file.\n"
    told = json.loads(run(tmp_path, "replay", "--check", "--json", str(tmp_path)).stdout)
    assert told == {"file": str(tmp_path), "ok": False, "why": f"{tmp_path}: this is a folder, not a file."}


def test_what_was_said_before_an_error_is_not_lost(tmp_path: Path) -> None:
    folder = tmp_path / "journals"
    run(tmp_path, "simulate", "tiny_towns", "--games", "1", "--journals", str(folder))
    [journal] = folder.iterdir()
    answer = run(tmp_path, "replay", str(journal), "nowhere.jsonl")
    assert answer.returncode == 2
    assert "All towns are finished" in answer.stdout
    assert answer.stderr == "kleinstadt: nowhere.jsonl: there is no such file or folder.\n"


def test_a_broken_journal_is_explained_in_the_language_asked_for(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text('{"game": "chess", "rules_version": 1, "seats": 2, "seed": 1}\n', encoding="utf-8")
    for words in (["replay", str(path)], ["play", "tiny_towns", "--resume", str(path)]):
        answer = run(tmp_path, *words, "--lang", "de")
        assert answer.returncode == 2
        assert re.search(r"game\.jsonl: (Ein Spiel „chess“ gibt es nicht|Das ist ein Spiel von chess)", answer.stderr)


def test_a_journal_of_bots_alone_is_played_on_by_people(tmp_path: Path) -> None:
    run(tmp_path, "play", "tiny_towns", "--names", "Ada", given="1\n")
    [path] = (tmp_path / "kleinstadt" / "terminal").glob("*.jsonl")
    path.write_text(path.read_text(encoding="utf-8").replace('"person"', '"greedy"'), encoding="utf-8")
    answer = run(tmp_path, "play", "tiny_towns")
    assert answer.returncode == 0, answer.stderr
    assert "Welcome back" in answer.stdout


# -- Ctrl-C ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "sign"),
    [
        (["bench"], r"\[[#-]+\] \d"),
        (["simulate", "tiny_towns", "--games", "100000"], r"\[[#-]+\] \d"),
        (["simulate", "tiny_towns", "--games", "100000", "--jobs", "2"], r"\[[#-]+\] \d"),
        (["replay", "--step", "JOURNAL"], r"end > "),
    ],
)
def test_ctrl_c_ends_a_command_with_one_line(tmp_path: Path, words: list[str], sign: str) -> None:
    folder = tmp_path / "journals"
    run(tmp_path, "simulate", "tiny_towns", "--games", "1", "--journals", str(folder))
    terminal = Terminal(tmp_path, *[str(next(folder.iterdir())) if word == "JOURNAL" else word for word in words])
    terminal.wait_for(sign)
    assert terminal.press_ctrl_c() == STOPPED
    assert terminal.text.endswith("\nkleinstadt: Stopped.\n")
    assert "Traceback" not in terminal.text


def test_ctrl_c_in_a_game_keeps_it(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "tiny_towns", "--names", "Ada")
    terminal.wait_for("Ada> ")
    assert terminal.press_ctrl_c() == STOPPED
    assert terminal.text.endswith("\nUntil next time! kleinstadt play tiny_towns goes on right here.\n")


def test_a_signal_without_a_terminal_is_one_line(tmp_path: Path) -> None:
    command = [*COMMAND, "simulate", "tiny_towns", "--games", "100000", "--jobs", "2", "--journals", str(tmp_path)]
    program = subprocess.Popen(
        command, stderr=subprocess.PIPE, text=True, env=environment(tmp_path), preexec_fn=heed_ctrl_c
    )
    while not list(tmp_path.glob("*.jsonl")):
        assert program.poll() is None
    program.send_signal(signal.SIGINT)
    assert program.communicate(timeout=PATIENCE)[1] == "kleinstadt: Stopped.\n"
    assert program.returncode == STOPPED


@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM"])
def test_a_contest_that_is_stopped_ends_with_one_line_and_goes_on_later(tmp_path: Path, name: str) -> None:
    words = ["arena", "tiny_towns", "--players", "2", "--bots", "greedy,random", "--folder", str(tmp_path), "--json"]
    program = subprocess.Popen(
        [*COMMAND, *words, "--games", "2000", "--jobs", "2"],
        stderr=subprocess.PIPE,
        text=True,
        env=environment(tmp_path),
        preexec_fn=heed_ctrl_c,
        process_group=0,
    )
    while not "".join([file.read_text() for file in tmp_path.rglob("*.jsonl")]):
        assert program.poll() is None
    if name == "SIGINT":
        os.killpg(program.pid, signal.SIGINT)  # as a terminal does: those who play hear it, too
    else:
        program.send_signal(signal.SIGTERM)
    assert program.communicate(timeout=PATIENCE)[1] == "kleinstadt: Stopped.\n"
    assert program.returncode == STOPPED
    assert run(tmp_path, *words, "--games", "2").returncode == 0


# -- what nobody expected ----------------------------------------------------------------------------------------------


def test_a_fault_of_ours_shows_where_and_says_whom_to_tell(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken() -> list[str]:
        raise ZeroDivisionError("quite unexpected")

    monkeypatch.setattr(games, "game_ids", broken)
    assert main(["games", "--lang", "en"]) == 1
    said = capsys.readouterr().err
    assert said.startswith("Traceback")
    assert "ZeroDivisionError: quite unexpected" in said
    assert "report" in said.splitlines()[-1]
