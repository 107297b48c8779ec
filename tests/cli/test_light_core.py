"""`pip install kleinstadt` brings engine, games, bots, arena and terminal; the extra `server` the rest."""

import ast
import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import kleinstadt
from cli.terminal import PATIENCE, environment
from kleinstadt.cli.extra import PACKAGES

ROOT = Path(__file__).parents[2]
SOURCE = Path(kleinstadt.__file__).parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
LIGHT = ("engine", "games", "text", "bots", "arena", "contract", "history", "cli")
ONLY_WITH_THE_EXTRA = {"cli/database.py"}  # imported when a command needs it, after asking for the extra
MODULES = {"argon2-cffi": "argon2"}  # that are called otherwise than their package
WITHOUT = (
    f"import sys; sys.modules.update(dict.fromkeys({PACKAGES!r}))\n"
    "from kleinstadt.cli.main import main; sys.exit(main(sys.argv[1:]))"
)


def without_extra(home: Path, *words: str, given: str = "") -> subprocess.CompletedProcess[str]:
    """The command where nothing of the extra can be imported."""
    return subprocess.run(
        [sys.executable, "-c", WITHOUT, *words],
        input=given,
        capture_output=True,
        text=True,
        env=environment(home),
        timeout=PATIENCE,
    )


def names(requirements: list[str]) -> set[str]:
    return {re.split(r"[<>=\[]", each)[0] for each in requirements}


def test_the_extra_is_what_the_command_asks_for() -> None:
    asked = {MODULES.get(name, name) for name in names(PROJECT["optional-dependencies"]["server"])}
    assert asked == set(PACKAGES)
    assert not names(PROJECT["dependencies"]) & set(PACKAGES)


@pytest.mark.parametrize("room", LIGHT)
def test_the_core_imports_nothing_of_the_extra(room: str) -> None:
    for path in (SOURCE / room).rglob("*.py"):
        if path.relative_to(SOURCE).as_posix() in ONLY_WITH_THE_EXTRA:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            imported = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            imported += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            assert not {name.partition(".")[0] for name in imported} & set(PACKAGES), path


def test_the_commands_of_the_core_work_without_it(tmp_path: Path) -> None:
    folder = tmp_path / "journals"
    example = str(ROOT / "docs" / "examples" / "tiny_towns.json")
    for words in (
        ["--help"],
        ["serve", "--help"],
        ["games"],
        ["simulate", "tiny_towns", "--games", "2", "--bots", "greedy,random", "--journals", str(folder)],
        ["simulate", "tiny_towns", "--games", "60", "--jobs", "2"],
        ["setup", "garden_nation"],
        ["score", "tiny_towns", example],
        ["history", "statistics"],
        ["play", "tiny_towns"],
        ["replay", "--check", str(folder / "tiny_towns-0-000000.jsonl")],
    ):
        answer = without_extra(tmp_path, *words, given="1\nq\n")
        assert answer.returncode == 0, (words, answer.stderr)
        assert answer.stderr == ""
        assert answer.stdout


@pytest.mark.parametrize("words", [["serve"], ["bench", "server"], ["replay", "--all"], ["backup", "x"]])
@pytest.mark.parametrize("lang", ["de", "en"])
def test_what_needs_it_says_how_to_get_it(tmp_path: Path, words: list[str], lang: str) -> None:
    answer = without_extra(tmp_path, *words, "--lang", lang)
    assert answer.returncode == 2
    assert answer.stdout == ""
    [line] = answer.stderr.splitlines()
    assert line.endswith('pip install "kleinstadt[server]"')


def test_the_library_is_used_without_it(tmp_path: Path) -> None:
    program = WITHOUT.splitlines()[0] + (
        "\nimport json, kleinstadt\nfrom kleinstadt.arena.match import play_game\nfrom kleinstadt.bots import bot\n"
        "result = play_game(kleinstadt.game('tiny_towns'), [bot('random', 1), bot('greedy', 2)], 2, seed=1)\n"
        "print(json.dumps(result.ranking))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, env=environment(tmp_path), check=True
    )
    assert sorted(json.loads(done.stdout))[0] == 1
