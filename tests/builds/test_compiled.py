"""The compiled build keeps every promise of the pure one, and plays its games position by position."""

import os
import subprocess
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from itertools import zip_longest
from pathlib import Path

import pytest

import kleinstadt
from builds.running import ROOT, run_with

pytestmark = [pytest.mark.slow, pytest.mark.alone]

GAMES_EACH = 6  # for every number of players

Traces = dict[str, list[Future["subprocess.CompletedProcess[str]"]]]


@pytest.fixture(scope="module")
def traces(compiled: Path, pure: Path) -> Iterator[Traces]:
    """The games of both builds, pure Python first, on as many cores as there are."""
    script = str(ROOT / "tests" / "builds" / "trace.py")
    with ThreadPoolExecutor(os.cpu_count()) as cores:
        yield {
            game: [cores.submit(run_with, folder, script, game, str(GAMES_EACH)) for folder in (pure, compiled)]
            for game in kleinstadt.game_ids()
        }


def test_the_compiled_modules_are_the_ones_that_run(compiled: Path) -> None:
    done = run_with(compiled, "-c", "from kleinstadt.engine import build; print(build.name())")
    assert done.stdout == "compiled\n", done.stderr


@pytest.mark.parametrize("game", kleinstadt.game_ids())
def test_both_builds_play_the_same_games(traces: Traces, game: str) -> None:
    both = [trace.result() for trace in traces[game]]
    assert [trace.stderr for trace in both] == ["pure Python\n", "compiled\n"]
    for number, (one, other) in enumerate(zip_longest(*[trace.stdout.splitlines() for trace in both])):
        assert one == other, f"line {number}"


def test_the_compiled_build_passes_the_tests_of_engine_and_games(compiled: Path) -> None:
    """Market Day stays interpreted: a game of somebody else on the compiled engine."""
    tests = ("src/kleinstadt/contract", "tests/engine", "tests/games", "tests/test_journals.py")
    done = run_with(compiled, "-m", "pytest", "-p", "no:cacheprovider", "-n", "2", "-x", *tests)
    assert done.returncode == 0, done.stdout[-3000:]


def test_both_builds_have_the_same_docstrings(compiled: Path, pure: Path) -> None:
    """mypyc leaves them out; scripts/docstrings.py puts them back."""
    script = str(ROOT / "tests" / "builds" / "docs.py")
    docs = [run_with(folder, script) for folder in (pure, compiled)]
    assert "kleinstadt.engine.game Game.start: 'A new game at its first question." in docs[0].stdout, docs[0].stderr
    for one, other in zip_longest(*[each.stdout.splitlines() for each in docs]):
        assert one == other
