"""`kleinstadt train`: what bots know about positions of a game, learned anew from nothing by playing."""

import argparse
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

from kleinstadt.arena.plot import plotted
from kleinstadt.bots.training import Progress, Training, cores
from kleinstadt.cli.numbers import whole
from kleinstadt.cli.options import add_game, add_seed
from kleinstadt.cli.table import number
from kleinstadt.cli.words import Refusal, say
from kleinstadt.engine.registry import game

MOST_JOBS = 256
ROWS = 12  # of the plot


def add(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = subparsers.add_parser("train", help=say("help-train"), description=say("help-train-more"))
    add_game(parser)
    parser.add_argument("--folder", default="training", metavar=say("cli-folder"), help=say("help-train-folder"))
    parser.add_argument("--jobs", type=whole(1, MOST_JOBS), default=cores(), metavar="J", help=say("help-jobs"))
    add_seed(parser, usual=1)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    of = game(args.game)
    if of.valuation is None:
        raise Refusal("cli-no-values", game=of.id)
    if find_spec("numpy") is None:
        raise Refusal("cli-needs-numpy")
    folder = Path(args.folder) / of.id
    try:
        training = Training(of, folder, args.seed)
    except ValueError as error:  # begun before the game's facts changed, or not a run at all
        raise Refusal("cli-other-run", folder=str(folder)) from error
    try:
        training.run(args.jobs, tell)
    finally:  # who stops it sees how far it came
        print("\n".join(["", say("cli-strength"), *curve(training.history), ""]))
    print(say("cli-trained", file=str(training.folder / "value.json")))
    return 0


def curve(history: Sequence[Progress]) -> list[str]:
    """How the points of a game grew with the games learned from, in a few rows."""
    shown = [*history[:: max(1, len(history) // ROWS)], *history[-1:]]
    return plotted({number(each.games): (each.points, each.points, each.points) for each in shown}, digits=1)


def tell(progress: Progress, all: int) -> None:
    """A line for each generation."""
    print(
        say(
            "cli-generation",
            number=progress.generation,
            all=all,
            games=number(progress.games),
            points=number(progress.points, 1),
            error=number(progress.error, 2),
        ),
        flush=True,
    )
