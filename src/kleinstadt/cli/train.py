"""`kleinstadt train`: what bots know about positions of a game, learned anew from nothing by playing."""

import argparse
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from zipfile import BadZipFile

from kleinstadt.arena.plot import plotted
from kleinstadt.bots.training import UNITS, Progress, Training, cores, table, usual_seats
from kleinstadt.cli.numbers import whole
from kleinstadt.cli.options import add_game, add_seed
from kleinstadt.cli.table import number
from kleinstadt.cli.words import Refusal, say
from kleinstadt.engine.registry import game
from kleinstadt.engine.value import ALONE, FILE, LONG

MOST_JOBS = 256
MOST_UNITS = 1024
ROWS = 12  # of the plot
NO_RUN = (ValueError, TypeError, LookupError, EOFError, BadZipFile, RecursionError)  # what reading one may run into


def add(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = subparsers.add_parser("train", help=say("help-train"), description=say("help-train-more"))
    add_game(parser)
    parser.add_argument("--folder", default="training", metavar=say("cli-folder"), help=say("help-train-folder"))
    parser.add_argument("--jobs", type=whole(1, MOST_JOBS), default=cores(), metavar="J", help=say("help-jobs"))
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--alone", action="store_true", help=say("help-train-alone"))
    where.add_argument("--company", action="store_true", help=say("help-train-company"))
    where.add_argument("--long", action="store_true", help=say("help-train-long"))
    parser.add_argument("--units", type=whole(1, MOST_UNITS), default=UNITS, metavar="U", help=say("help-train-units"))
    add_seed(parser, usual=1)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    of = game(args.game)
    if of.valuation is None:
        raise Refusal("cli-no-values", game=of.id)
    if find_spec("numpy") is None:
        raise Refusal("cli-needs-numpy")
    seats = usual_seats(of, True if args.alone else False if args.company else None)
    kind = ALONE if args.alone else LONG if args.long else FILE
    try:
        table(of, kind, seats, args.seed, 0)
    except LookupError:
        raise Refusal("cli-never-so", game=of.id) from None
    said = ["alone"] * args.alone + ["company"] * args.company + ["long"] * args.long
    folder = Path(args.folder) / "-".join([of.id, *said])
    try:
        training = Training(of, folder, args.seed, seats=seats, units=args.units, kind=kind)
    except NO_RUN as error:  # begun before the game's facts changed, or not a run at all
        raise Refusal("cli-other-run", folder=str(folder)) from error
    try:
        training.run(args.jobs, tell)
    finally:  # who stops it sees how far it came
        print("\n".join(["", say("cli-strength"), *curve(training.history), ""]))
    print(say("cli-trained", file=str(training.file)))
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
