"""`kleinstadt setup`: a fair set-up for the cardboard game, drawn by lot, with a code by which others draw the same."""

import argparse
import json

from kleinstadt.cli.boards.words import listed
from kleinstadt.cli.options import (
    add_names,
    add_options,
    add_players,
    add_seed,
    read_options,
    texts_of,
    usual_players,
)
from kleinstadt.cli.words import Refusal, say
from kleinstadt.engine.draw import Task
from kleinstadt.engine.draw_code import Draw, code_of, fresh_lot, read_code
from kleinstadt.engine.journal import dump_seed
from kleinstadt.engine.lots import Lots
from kleinstadt.engine.registry import game, games
from kleinstadt.engine.state import State
from kleinstadt.text import Texts


def add(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = subparsers.add_parser("setup", help=say("help-setup"), description=say("help-setup"))
    parser.add_argument("game", nargs="?", default="", metavar=say("cli-game"), help=say("help-setup-game"))
    add_players(parser)
    add_names(parser)
    add_options(parser)
    add_seed(parser)
    parser.add_argument("--code", default="", metavar="CODE", help=say("help-code"))
    parser.add_argument("--again", action="append", default=[], metavar=say("cli-part"), help=say("help-again"))
    parser.add_argument("--without", action="append", default=[], metavar=say("cli-card"), help=say("help-without"))
    parser.add_argument("--json", action="store_true", help=say("help-json"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    draw = wished(args)
    if len(args.names) > draw.seats:
        raise Refusal("cli-bad-people", people=len(args.names), players=draw.seats)
    state = draw.start()
    tasks = draw.of.checklist(state)
    if args.json:
        print(json.dumps(as_data(draw, state, tasks), ensure_ascii=False))
        return 0
    texts = texts_of(draw.of.id)
    texts.names = [*args.names, *[texts.player(seat) for seat in range(len(args.names), draw.seats)]]
    if tasks:
        print("\n".join([told(task, texts) for task in tasks]))
    else:
        print("\n".join([say("cli-no-setup"), *listed(state.view(None)["position"], "", texts)]))
    code = code_of(draw)
    if code:
        print(f"\n{say('cli-setup-code', code=code)}")
    return 0


def wished(args: argparse.Namespace) -> Draw:
    """What is drawn: by a code, or anew; and some parts of it again."""
    if args.code:
        if args.players is not None or args.option or args.facts or args.seed is not None or args.without:
            raise Refusal("cli-code-alone")
        draw = read_code(args.code, games(), args.game)
    elif args.game:
        of = game(args.game)
        players = usual_players(of) if args.players is None else args.players
        options = read_options(of, args.option, players, facts=args.facts)
        seed = fresh_lot() if args.seed is None else args.seed
        draw = Draw(of, players, options, Lots(seed, without=args.without)).checked()
    else:
        raise Refusal("cli-setup-what")
    for part in args.again:
        parts = draw.of.draw_form().parts
        if part not in parts:
            raise Refusal("cli-no-part", part=part, known=list(parts))
        draw = draw.again(part)
    return draw


def told(task: Task, texts: Texts) -> str:
    return f"{'  ' if task.under else ''}{texts.sentence(f'setup-{task.id}', task.args)}"


def as_data(draw: Draw, state: State, tasks: list[Task]) -> dict[str, object]:
    """A spectator sees what lies open on the table."""
    return {
        "game": draw.of.id,
        "players": draw.seats,
        "options": draw.options,
        "seed": dump_seed(draw.lots.seed),
        "code": code_of(draw),
        "again": draw.lots.again,
        "without": sorted(draw.lots.without),
        "checklist": [task.dump() for task in tasks],
        "position": state.view(None)["position"],
    }
