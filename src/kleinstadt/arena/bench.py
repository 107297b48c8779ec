"""Benchmarks: our games, pure and compiled, beside the engine alone and two peers, in one interleaved run.

Every contender has a process of its own. They take turns in short rounds, so that a machine that is busy or slow for
a while is so for all of them; what counts is the ratio to catanatron in the same round, its median and its spread.
"""

import json
import sys
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from subprocess import PIPE, Popen
from typing import Any

import kleinstadt
from kleinstadt.arena.bench_worker import COMPILED, FLOOR, PURE
from kleinstadt.engine import build
from kleinstadt.engine.game import AnyGame
from kleinstadt.engine.option import Options

YARDSTICK = "catanatron"
PACKAGES = {YARDSTICK: "catanatron", "chess": "chess"}
ROUND = 100_000  # every round plays other games
Key = tuple[str, int]  # contender, players


class Contender:
    """A process that measures when it is asked to."""

    def __init__(self, name: str, game: str, chosen: dict[int, Options]) -> None:
        self.name = name
        home = Path(kleinstadt.__file__).parent
        command = [
            sys.executable,
            str(home / "arena" / "bench_worker.py"),
            str(home.parent),
            name,
            game,
            json.dumps(chosen),
        ]
        self.process = Popen(command, stdin=PIPE, stdout=PIPE, text=True)
        self.players: list[int] = self.read()

    def read(self) -> Any:
        assert self.process.stdout is not None
        return json.loads(self.process.stdout.readline())

    def measure(self, players: int, seconds: float, first: int) -> dict[str, float]:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{players} {seconds} {first}\n")
        self.process.stdin.flush()
        found: dict[str, float] = self.read()
        return found

    def close(self) -> None:
        self.process.kill()
        self.process.communicate()


class Spread:
    """Median, least and most over the rounds."""

    __slots__ = ("most", "least", "median")

    def __init__(self, values: list[float]) -> None:
        self.median = median(values)
        self.least = min(values)
        self.most = max(values)

    def dump(self) -> dict[str, float]:
        return {"median": self.median, "min": self.least, "max": self.most}


class Bench:
    """All rounds of a run, by contender and number of players."""

    def __init__(self, game: str, yardstick: str = YARDSTICK) -> None:
        self.game = game
        self.yardstick = yardstick
        self.rounds: dict[Key, list[dict[str, float]]] = {}
        self.missing: dict[str, str] = {}  # who took no part, and the id of the reason

    def spreads(self, key: Key) -> dict[str, Spread]:
        rounds = self.rounds[key]
        return {name: Spread([one[name] for one in rounds]) for name in rounds[0]}

    def ratios(self, key: Key) -> dict[str, Spread]:
        """How many times as fast as the yardstick, round by round; for times and bytes how many times as much."""
        yard = next((rounds for (name, _), rounds in self.rounds.items() if name == self.yardstick), None)
        if yard is None or key[0] == self.yardstick:
            return {}
        own = self.rounds[key]
        return {
            name: Spread([one[name] / other[name] for one, other in zip(own, yard, strict=True)])
            for name in own[0]
            if name in yard[0]
        }

    def dump(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "yardstick": self.yardstick,
            "missing": self.missing,
            "results": [
                {
                    "contender": key[0],
                    "players": key[1],
                    "measured": {name: spread.dump() for name, spread in self.spreads(key).items()},
                    "ratios": {name: spread.dump() for name, spread in self.ratios(key).items()},
                }
                for key in self.rounds
            ],
        }


def contenders(bench: Bench) -> list[str]:
    """Who can take part here; who cannot is noted with the reason."""
    found = [PURE]
    if build.compiled():
        found.append(COMPILED)
    else:
        bench.missing[COMPILED] = "not_compiled"
    found.append(FLOOR)
    for name, package in PACKAGES.items():
        if find_spec(package) is None:
            bench.missing[name] = "not_installed"
        else:
            found.append(name)
    return found


def run(
    game: AnyGame,
    chosen: dict[int, Options],
    repeats: int,
    seconds: float,
    progress: Callable[[int, int], None] | None = None,
) -> Bench:
    """Measure everybody `repeats` times in turn, after a round that only warms up. `chosen` are the options of our game
    by the numbers of players."""
    bench = Bench(game.id)
    found = [Contender(name, game.id, chosen) for name in contenders(bench)]
    try:
        turns = [(one, n) for one in found for n in one.players if one.name not in (PURE, COMPILED) or n in chosen]
        for number in range(repeats + 1):
            for place, (one, n) in enumerate(turns):
                measured = one.measure(n, seconds, number * ROUND)
                if number:
                    bench.rounds.setdefault((one.name, n), []).append(measured)
                if progress is not None:
                    progress(number * len(turns) + place + 1, (repeats + 1) * len(turns))
    finally:
        for one in found:
            one.close()
    return bench
