"""A process that measures one contender, as a script: `bench_worker.py PACKAGES CONTENDER GAME OPTIONS`, the options of
our game as JSON, by the number of players.

It reads a line `PLAYERS SECONDS FIRST` (the number of the first game) from its input for every round and answers with
a line of JSON. It stands beside the package it measures and is run as a file, because which build is imported must be
settled before anything is.
"""

import json
import signal
import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

PURE = "pure"
COMPILED = "compiled"
FLOOR = "floor"  # the engine alone


class SourceOnly:
    """Finds the sources of our package, never what was compiled from them."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None = None, target: ModuleType | None = None) -> ModuleSpec | None:
        if name.partition(".")[0] != "kleinstadt":
            return None
        for folder in path or sys.path:
            place = Path(folder, name.rpartition(".")[2])
            if (place / "__init__.py").exists():
                return spec_from_file_location(name, place / "__init__.py", submodule_search_locations=[str(place)])
            if place.with_suffix(".py").exists():
                return spec_from_file_location(name, place.with_suffix(".py"))
        return None


def main(packages: str, contender: str, game: str, chosen: str) -> None:
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl-C ends it without a word
    sys.path[0] = packages
    if contender == PURE:
        sys.meta_path.insert(0, SourceOnly)
    from kleinstadt.arena.null_game import GAME as NULL_GAME
    from kleinstadt.arena.peers import PEERS
    from kleinstadt.arena.runners import KleinstadtRunner, Runner, measure
    from kleinstadt.engine.registry import game as find_game

    runner: Runner
    if contender in PEERS:
        runner = PEERS[contender]()
    elif contender == FLOOR:
        runner = KleinstadtRunner(NULL_GAME, {seats: {} for seats in NULL_GAME.seats})
    else:
        options = {int(seats): options for seats, options in json.loads(chosen).items()}
        runner = KleinstadtRunner(find_game(game), options)
    sys.stdout.write(json.dumps(runner.players()) + "\n")
    sys.stdout.flush()
    for line in sys.stdin:
        players, seconds, first = line.split()
        sys.stdout.write(json.dumps(measure(runner, int(players), float(seconds), int(first))) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main(*sys.argv[1:])
