"""`kleinstadt arena`: how strong the bots are, measured in games that are fair to all of them."""

import argparse
import json
from pathlib import Path
from typing import Any

from kleinstadt.arena.contest import contest, fixtures, tables
from kleinstadt.arena.ladder import page
from kleinstadt.arena.plot import plotted
from kleinstadt.arena.ratings import summary
from kleinstadt.bots import bot_names, opponents
from kleinstadt.bots.training import cores
from kleinstadt.cli.numbers import players, whole
from kleinstadt.cli.options import add_bots, add_game, read_bots, usual_players
from kleinstadt.cli.progress import Bar
from kleinstadt.cli.table import aligned, forfeit_lines, headings, number, percent
from kleinstadt.cli.words import say
from kleinstadt.engine.registry import game

MOST_JOBS = 256


def add(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = subparsers.add_parser("arena", help=say("help-arena"), description=say("help-arena-more"))
    add_game(parser)
    parser.add_argument("--players", type=players, action="append", metavar="N", help=say("help-arena-players"))
    add_bots(parser, bot_names())
    parser.add_argument("--games", type=whole(1), default=200, metavar="G", help=say("help-arena-games"))
    parser.add_argument("--jobs", type=whole(1, MOST_JOBS), default=cores(), metavar="J", help=say("help-jobs"))
    parser.add_argument("--folder", default="arena", metavar=say("cli-folder"), help=say("help-arena-folder"))
    parser.add_argument("--page", default="", metavar=say("cli-file"), help=say("help-arena-page"))
    parser.add_argument("--json", action="store_true", help=say("help-json"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    of = game(args.game)
    bots = opponents() if args.bots is None else read_bots(args.bots)
    seats = args.players or [usual_players(of)]
    for count in seats:
        of.complete(count, bots_only=True)
    wanted = [each for count in seats for each in fixtures(of.id, tables(bots, count), args.games)]
    folder = Path(args.folder)
    bar = Bar()
    try:
        played = contest(wanted, folder / f"{of.id}.jsonl", args.jobs, bar.at)
    finally:
        bar.close()
    data = summary(played)
    print(json.dumps(data) if args.json else "\n".join(told(data)))
    if args.page:
        Path(args.page).write_text(page(folder), encoding="utf-8")
    return 0


def told(data: dict[str, Any]) -> list[str]:
    """Ratings, then who met whom, then what a seat is worth."""
    lines = [say("cli-contest", games=data["games"]), ""]
    if "ratings" in data:
        rows = [headings("bot", "rating", "interval")]
        for name, (rating, low, high) in sorted(data["ratings"].items(), key=lambda each: -each[1][0]):
            rows.append([name, number(rating), f"{number(low)} … {number(high)}"])
        lines += [*aligned(rows), "", *plotted(dict(sorted(data["ratings"].items(), key=lambda each: -each[1][0]))), ""]
    rows = [headings("bot", "players", "games", "points", "won", "interval")]
    for table in data["tables"]:
        for name, about in table["bots"].items():
            low, high = about.get("interval", (None, None))
            share = f"{percent(low)} … {percent(high)}" if low is not None else ""
            points = number(about["points"], 1)
            rows.append([name, str(table["seats"]), number(table["games"]), points, percent(about.get("won")), share])
    lines += aligned(rows)
    for count, effects in data["seats"].items():
        rows = [headings("seat", "players", "points", "won")]
        rows += [
            [str(seat + 1), count, number(effect["points"], 1), percent(effect["won"])]
            for seat, effect in enumerate(effects)
        ]
        lines += ["", *aligned(rows)]
    return lines + forfeit_lines(data.get("forfeits", {}))
