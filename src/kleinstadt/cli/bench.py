"""`kleinstadt bench`: how fast the games are, pure and compiled, beside catanatron and python-chess; `kleinstadt bench
search`: how fast bots think, beside OpenSpiel; `kleinstadt bench server`: how fast a move reaches the other screen,
beside a bare WebSocket echo."""

import argparse
import json
from collections.abc import Sequence
from math import floor, log10
from typing import Any

from kleinstadt.cli.extra import need_server
from kleinstadt.cli.numbers import decimal, players, whole
from kleinstadt.cli.options import add_options, read_options
from kleinstadt.cli.progress import Bar
from kleinstadt.cli.table import NOTHING, aligned, figure, headings, number
from kleinstadt.cli.words import say

COLUMNS = (
    "moves_per_second",
    "games_per_second",
    "moves_us",
    "play_us",
    "copy_us",
    "view_us",
    "imagine_us",
    "redeal_us",
    "scores_us",
    "bytes",
)
RATIOS = ("moves_per_second", "copy_us", "bytes")
SEARCH_COLUMNS = ("rounds_per_second", "moves_per_round", "thought_moves_per_second")
SEARCH_RATIOS = ("thought_moves_per_second",)
SECONDS, SEARCH_SECONDS, SERVER_SECONDS = 0.3, 1.0, 8.0


def add(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = subparsers.add_parser("bench", help=say("help-bench"), description=say("help-bench-more"))
    parser.add_argument("game", nargs="?", default="tiny_towns", metavar=say("cli-game"), help=say("help-bench-game"))
    parser.add_argument("--players", type=players, action="append", metavar="N", help=say("help-bench-players"))
    parser.add_argument("--repeats", type=whole(1, 1000), default=5, metavar="N", help=say("help-bench-repeats"))
    parser.add_argument("--seconds", type=decimal(0.01, 3600), metavar="S", help=say("help-bench-seconds"))
    parser.add_argument(
        "--tables", type=whole(1, 10_000), nargs="+", default=[1, 20, 200], metavar="N", help=say("help-bench-tables")
    )
    add_options(parser)
    parser.add_argument("--json", action="store_true", help=say("help-json"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from kleinstadt.arena.bench import run as run_bench
    from kleinstadt.engine.registry import game

    if args.game == "server":
        return run_server(args)
    if args.game == "search":
        return run_search(args)
    chosen = game(args.game)
    options = {
        seats: read_options(chosen, args.option, seats, bots_only=True) for seats in args.players or chosen.seats
    }
    bar = Bar()
    try:
        bench = run_bench(chosen, options, args.repeats, args.seconds or SECONDS, bar.at)
    finally:
        bar.close()
    data = bench.dump()
    print(json.dumps(data) if args.json else "\n".join(told(data)))
    return 0


def run_search(args: argparse.Namespace) -> int:
    from kleinstadt.arena.thinking import run as run_thinking
    from kleinstadt.engine.registry import games

    bar = Bar()
    try:
        bench = run_thinking(games(), args.repeats, args.seconds or SEARCH_SECONDS, bar.at)
    finally:
        bar.close()
    print(json.dumps(bench.dump()) if args.json else "\n".join(told_search(bench.dump())))
    return 0


def run_server(args: argparse.Namespace) -> int:
    need_server()
    import asyncio

    from kleinstadt.server.bench import HEADINGS, Trial, bench

    rows = asyncio.run(bench(args.tables, args.seconds or SERVER_SECONDS, Trial()))
    if args.json:
        print(json.dumps(rows))
    else:
        names = [name for _, name, _ in HEADINGS]
        print("\n".join(aligned([headings(*names), *[[figure(row[name]) for name in names] for row in rows]])))
    return 0


def told(data: dict[str, Any]) -> list[str]:
    """How fast a game is. Times are microseconds of the processor."""
    names = [say(f"cli-contender-{row['contender']}") for row in data["results"]]
    return table(say("cli-bench-medians", game=data["game"]), data, names, COLUMNS, RATIOS)


def told_search(data: dict[str, Any]) -> list[str]:
    """How fast bots think."""
    names = [row["contender"] for row in data["results"]]
    return table(say("cli-bench-search"), data, names, SEARCH_COLUMNS, SEARCH_RATIOS)


def table(
    title: str, data: dict[str, Any], names: list[str], columns: Sequence[str], compared: Sequence[str]
) -> list[str]:
    """Medians, then ratios to the yardstick with their spread."""
    rows = [headings("contender", "players", *columns)]
    ratios = [headings("contender", "players", *compared)]
    for name, row in zip(names, data["results"], strict=True):
        who = [name, str(row["players"])]
        rows.append([*who, *[figure(row["measured"].get(column, {}).get("median")) for column in columns]])
        if row["ratios"]:
            ratios.append([*who, *[spread(row["ratios"].get(column)) for column in compared]])
    lines = [title, "", *aligned(rows)]
    if len(ratios) > 1:
        lines += ["", say("cli-bench-ratios", yardstick=data["yardstick"]), "", *aligned(ratios)]
    for name, why in data["missing"].items():
        lines += ["", say("cli-bench-missing", name=name, why=why)]
    return lines


def spread(values: dict[str, float] | None) -> str:
    """Three digits that count."""
    if values is None:
        return NOTHING
    shown = {name: number(value, max(0, 2 - floor(log10(value)))) for name, value in values.items()}
    return say("cli-bench-spread", median=shown["median"], least=shown["min"], most=shown["max"])
