"""`kleinstadt setup`: a fair set-up for the cardboard game, drawn by lot."""

import argparse
import json

from kleinstadt.cli.boards import board_of
from kleinstadt.cli.options import (
    add_game,
    add_names,
    add_options,
    add_players,
    add_seed,
    read_options,
    texts_of,
    usual_players,
)
from kleinstadt.cli.words import Refusal, say
from kleinstadt.engine.chance import fresh_seed
from kleinstadt.engine.journal import dump_seed
from kleinstadt.engine.registry import game


def add(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = subparsers.add_parser("setup", help=say("help-setup"), description=say("help-setup"))
    add_game(parser)
    add_players(parser)
    add_names(parser)
    add_options(parser)
    add_seed(parser)
    parser.add_argument("--json", action="store_true", help=say("help-json"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    of = game(args.game)
    players = usual_players(of) if args.players is None else args.players
    options = read_options(of, args.option, players, facts=args.facts)
    if len(args.names) > players:
        raise Refusal("cli-bad-people", people=len(args.names), players=players)
    seed = fresh_seed() if args.seed is None else args.seed
    view = of.start(players, options, seed).view(None)  # a spectator sees what lies open on the table
    if args.json:
        data = {"game": of.id, "players": players, "options": options, "seed": dump_seed(seed)}
        print(json.dumps({**data, "position": view["position"]}, ensure_ascii=False))
    else:
        print("\n".join(board_of(of.id).setup(view, texts_of(of.id, args.names))))
    return 0
