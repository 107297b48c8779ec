"""`kleinstadt simulate`: bots against bots, counted."""

import argparse
import json
from pathlib import Path
from typing import Any

from kleinstadt.arena.match import RANDOM, simulate
from kleinstadt.bots import bot_names
from kleinstadt.cli.options import add_game, add_options, read_options
from kleinstadt.cli.progress import Bar
from kleinstadt.cli.words import Refusal, say
from kleinstadt.engine.registry import game


def add(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = subparsers.add_parser("simulate", help=say("help-simulate"), description=say("help-simulate"))
    add_game(parser)
    parser.add_argument("--players", type=int, default=2, metavar="N", help=say("help-players"))
    parser.add_argument("--bots", default="", metavar="BOT,BOT…", help=say("help-bots", known=bot_names()))
    parser.add_argument("--policy", default="", metavar="BOT", help=say("help-policy"))
    parser.add_argument("--games", type=int, default=100, metavar="G", help=say("help-how-many"))
    parser.add_argument("--seed", type=int, default=0, metavar="S", help=say("help-seed"))
    parser.add_argument("--jobs", type=int, default=1, metavar="J", help=say("help-jobs"))
    parser.add_argument("--journals", default="", metavar="DIR", help=say("help-journals"))
    parser.add_argument("--vary", action="store_true", help=say("help-vary"))
    parser.add_argument("--coverage", action="store_true", help=say("help-coverage"))
    add_options(parser)
    parser.add_argument("--json", action="store_true", help=say("help-json"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if args.games < 1 or args.jobs < 1 or args.seed < 0:
        raise Refusal("cli-bad-count")
    if args.bots and args.policy:
        raise Refusal("cli-bots-or-policy")
    of = game(args.game)
    options = read_options(of, args.option, args.players)
    if args.journals:
        Path(args.journals).mkdir(parents=True, exist_ok=True)
    bar = Bar()
    try:
        played = simulate(
            of,
            args.players,
            bots=(args.bots or args.policy or RANDOM).split(","),
            games=args.games,
            options=options,
            seed=args.seed,
            coverage=args.coverage,
            jobs=args.jobs,
            folder=args.journals,
            vary=args.vary,
            watch=lambda done: bar.at(done, args.games),
        )
    finally:
        bar.close()
    data = played.dump()
    print(json.dumps(data) if args.json else "\n".join(lines(data)))
    return 0


def lines(data: dict[str, Any], indent: str = "") -> list[str]:
    """A plain table: names left, numbers right."""
    found: list[str] = []
    for name, value in data.items():
        if isinstance(value, dict):
            found.append(f"{indent}{name}")
            found += lines(value, indent + "  ")
        else:
            found.append(f"{indent}{name:{36 - len(indent)}} {value:>14}")
    return found
