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

Traces = dict[str, Future["subprocess.CompletedProcess[str]"]]


@pytest.fixture(scope="session")
def cores() -> Iterator[ThreadPoolExecutor]:
    with ThreadPoolExecutor(os.cpu_count()) as cores:
        yield cores


def traced(cores: ThreadPoolExecutor, folder: Path) -> Traces:
    script = str(ROOT / "tests" / "builds" / "trace.py")
    return {game: cores.submit(run_with, folder, script, game, str(GAMES_EACH)) for game in kleinstadt.game_ids()}


@pytest.fixture(scope="session")
def pure_traces(cores: ThreadPoolExecutor, pure: Path) -> Traces:
    """Pure Python plays while the other build is made."""
    return traced(cores, pure)


@pytest.fixture(scope="session")
def compiled_traces(pure_traces: Traces, cores: ThreadPoolExecutor, compiled: Path) -> Traces:
    return traced(cores, compiled)


@pytest.mark.usefixtures("compiled_traces")
def test_the_compiled_modules_are_the_ones_that_run(compiled: Path) -> None:
    done = run_with(compiled, "-c", "from kleinstadt.engine import build; print(build.name())")
    assert done.stdout == "compiled\n", done.stderr


@pytest.mark.parametrize("game", kleinstadt.game_ids())
def test_both_builds_play_the_same_games(pure_traces: Traces, compiled_traces: Traces, game: str) -> None:
    both = [traces[game].result() for traces in (pure_traces, compiled_traces)]
    assert [trace.stderr for trace in both] == ["pure Python\n", "compiled\n"]
    for number, (one, other) in enumerate(zip_longest(*[trace.stdout.splitlines() for trace in both])):
        assert one == other, f"line {number}"


def test_the_compiled_build_passes_the_tests_of_engine_and_games(compiled: Path) -> None:
    """Market Day stays interpreted: a game of somebody else on the compiled engine. The promises are kept in twelve
    set-ups of each game, more than pure Python has to: both builds have just played the same games."""
    tests = ("src/kleinstadt/contract", "tests/engine", "tests/games", "tests/test_journals.py")
    how = ("-p", "no:cacheprovider", "-n", "2", "--dist", "worksteal", "-x", "--setups", "12")
    done = run_with(compiled, "-m", "pytest", *how, *tests)
    assert done.returncode == 0, done.stdout[-3000:]


def test_both_builds_have_the_same_docstrings(compiled: Path, pure: Path) -> None:
    """mypyc leaves them out; scripts/docstrings.py puts them back."""
    script = str(ROOT / "tests" / "builds" / "docs.py")
    docs = [run_with(folder, script) for folder in (pure, compiled)]
    assert "kleinstadt.engine.game Game.start: 'A new game at its first question." in docs[0].stdout, docs[0].stderr
    for one, other in zip_longest(*[each.stdout.splitlines() for each in docs]):
        assert one == other
