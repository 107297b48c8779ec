"""`kleinstadt simulate`: bots against bots, counted."""

import argparse
import json
from pathlib import Path
from typing import Any

from kleinstadt.arena.match import RANDOM, simulate
from kleinstadt.bots import bot_names
from kleinstadt.cli.numbers import whole
from kleinstadt.cli.options import (
    add_bots,
    add_game,
    add_options,
    add_players,
    add_seed,
    read_bots,
    read_options,
    usual_players,
)
from kleinstadt.cli.progress import Bar
from kleinstadt.cli.table import aligned, figure, forfeit_lines, headings, number, percent
from kleinstadt.cli.words import Refusal, say
from kleinstadt.engine.registry import game

MOST_JOBS = 256


def add(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = subparsers.add_parser("simulate", help=say("help-simulate"), description=say("help-simulate-more"))
    add_game(parser)
    add_players(parser)
    add_bots(parser, bot_names())
    parser.add_argument("--policy", metavar="BOT", help=say("help-policy"))
    parser.add_argument("--games", type=whole(1), default=100, metavar="G", help=say("help-how-many"))
    add_seed(parser, usual=0)
    parser.add_argument("--jobs", type=whole(1, MOST_JOBS), default=1, metavar="J", help=say("help-jobs"))
    parser.add_argument("--journals", default="", metavar=say("cli-folder"), help=say("help-journals"))
    parser.add_argument("--vary", action="store_true", help=say("help-vary"))
    parser.add_argument("--coverage", action="store_true", help=say("help-coverage"))
    add_options(parser)
    parser.add_argument("--json", action="store_true", help=say("help-json"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if args.bots is not None and args.policy is not None:
        raise Refusal("cli-bots-or-policy")
    of = game(args.game)
    players = usual_players(of) if args.players is None else args.players
    options = read_options(of, args.option, players, bots_only=True, facts=args.facts)
    bots = read_bots(next((given for given in (args.bots, args.policy) if given is not None), RANDOM))
    if args.journals:
        Path(args.journals).mkdir(parents=True, exist_ok=True)
    bar = Bar()
    try:
        played = simulate(
            of,
            players,
            bots=bots,
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
    print(json.dumps(data) if args.json else "\n".join(told(data)))
    return 0


def told(data: dict[str, Any]) -> list[str]:
    """How the bots did, how the seats did, what was met, and how long it took."""
    lines = [say("cli-simulated", games=data["games"], moves=data["moves"], digest=data["digest"]), ""]
    lines += tallies(["bot", "games", "seats", "points"], data["by_bot"])
    if len(data["by_seat"]) > 1:
        places = {str(seat + 1): tally for seat, tally in enumerate(data["by_seat"])}
        lines += ["", *tallies(["seat", "games", "points"], places)]
    lines += forfeit_lines(data.get("forfeits", {}))
    for what, counts in data.get("coverage", {}).items():
        rows = [[name, number(count)] for name, count in counts.items()]
        lines += ["", *aligned([headings(what, "times"), *rows])]
    rates = {name: figure(data[f"{name}_per_second"]) for name in ("games", "moves")}
    return [*lines, "", say("cli-took", seconds=figure(data["seconds"]), **rates)]


def tallies(columns: list[str], found: dict[str, dict[str, Any]]) -> list[str]:
    """A line for each; where nobody ever played against anybody else there are no victories to tell of."""
    contests = any(tally.get("even", 1) < 1 for tally in found.values())
    rows = [headings(*columns, *(["won", "even"] if contests else []))]
    for name, tally in found.items():
        shown = {"games": number(tally["games"]), "seats": number(tally["seats"])}
        shown["points"] = number(tally["mean_score"], 1)
        row = [name, *[shown[column] for column in columns[1:]]]
        rows.append([*row, percent(tally.get("won")), percent(tally.get("even"))] if contests else row)
    return aligned(rows)
