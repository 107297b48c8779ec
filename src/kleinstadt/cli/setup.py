"""`kleinstadt setup`: a fair set-up for the cardboard game, drawn by lot."""

import argparse
import json

from kleinstadt.cli.boards import board_of
from kleinstadt.cli.options import add_game, add_options, read_options, texts_of
from kleinstadt.cli.words import Refusal, say
from kleinstadt.engine.chance import fresh_seed
from kleinstadt.engine.journal import dump_seed
from kleinstadt.engine.registry import game


def add(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = subparsers.add_parser("setup", help=say("help-setup"), description=say("help-setup"))
    add_game(parser)
    parser.add_argument("--players", type=int, default=2, metavar="N", help=say("help-players"))
    parser.add_argument("--names", default="", metavar="ADA,BO…", help=say("help-names"))
    add_options(parser)
    parser.add_argument("--seed", type=int, default=None, metavar="S", help=say("help-seed"))
    parser.add_argument("--json", action="store_true", help=say("help-json"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    of = game(args.game)
    names = [name.strip() for name in args.names.split(",") if name.strip()]
    if len(names) > args.players:
        raise Refusal("cli-bad-people", people=len(names), players=args.players)
    options = read_options(of, args.option, args.players)
    seed = fresh_seed() if args.seed is None else args.seed
    view = of.start(args.players, options, seed).view(None)  # a spectator sees what lies open on the table
    if args.json:
        data = {"game": of.id, "players": args.players, "options": options, "seed": dump_seed(seed)}
        print(json.dumps({**data, "position": view["position"]}, ensure_ascii=False))
    else:
        print("\n".join(board_of(of.id).setup(view, texts_of(of.id, names))))
    return 0
