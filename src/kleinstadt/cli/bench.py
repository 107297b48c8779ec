"""`kleinstadt bench`: how fast the games are, pure and compiled, beside catanatron and python-chess; `kleinstadt bench
server`: how fast a move reaches the other screen, beside a bare WebSocket echo."""

import argparse
import json
from typing import Any

from kleinstadt.cli.progress import Bar
from kleinstadt.cli.words import say

COLUMNS = (
    ("moves_per_second", "moves/s"),
    ("games_per_second", "games/s"),
    ("moves_us", "moves"),
    ("play_us", "play"),
    ("copy_us", "copy"),
    ("view_us", "view"),
    ("imagine_us", "imagine"),
    ("scores_us", "scores"),
    ("bytes", "bytes"),
)


def add(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = subparsers.add_parser("bench", help=say("help-bench"), description=say("help-bench-more"))
    parser.add_argument("game", nargs="?", default="tiny_towns", metavar=say("cli-game"), help=say("help-bench-game"))
    parser.add_argument("--players", type=int, action="append", metavar="N", help=say("help-bench-players"))
    parser.add_argument("--repeats", type=int, default=5, metavar="N", help=say("help-bench-repeats"))
    parser.add_argument("--seconds", type=float, metavar="S", help=say("help-bench-seconds"))
    parser.add_argument(
        "--tables", type=int, nargs="+", default=[1, 20, 200], metavar="N", help=say("help-bench-tables")
    )
    parser.add_argument("--json", action="store_true", help=say("help-json"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from kleinstadt.arena.bench import run as run_bench
    from kleinstadt.engine.registry import game

    if args.game == "server":
        return run_server(args)
    chosen = game(args.game)
    for seats in args.players or []:
        chosen.complete(seats)
    bar = Bar()
    try:
        bench = run_bench(chosen, args.players or list(chosen.seats), max(1, args.repeats), args.seconds or 0.3, bar.at)
    finally:
        bar.close()
    if args.json:
        print(json.dumps(bench.dump()))
    else:
        print(table(bench.dump()))
    return 0


def run_server(args: argparse.Namespace) -> int:
    from kleinstadt.server.bench import main

    tables = [str(count) for count in args.tables]
    return main(["--tables", *tables, "--seconds", str(args.seconds or 8.0), *(["--json"] if args.json else [])])


def table(data: dict[str, Any]) -> str:
    """Medians, then ratios to the yardstick with their spread. Times are microseconds of the processor."""
    lines = [f"{data['game']}, random play; medians; times in µs of the processor", ""]
    lines.append(f"{'':14}{'players':>8}" + "".join([f"{title:>10}" for _, title in COLUMNS]))
    for row in data["results"]:
        cells = [figure(row["measured"].get(name, {}).get("median")) for name, _ in COLUMNS]
        lines.append(f"{row['contender']:14}{row['players']:8}" + "".join([f"{cell:>10}" for cell in cells]))
    if any(row["ratios"] for row in data["results"]):
        lines += ["", f"Ratios to {data['yardstick']} in the same round: median (least to most)", ""]
        lines.append(f"{'':14}{'players':>8}  {'moves/s':24}{'copy':24}{'bytes':24}")
    for row in data["results"]:
        if row["ratios"]:
            cells = [spread(row["ratios"].get(name)) for name in ("moves_per_second", "copy_us", "bytes")]
            lines.append(f"{row['contender']:14}{row['players']:8}  " + "".join([f"{cell:24}" for cell in cells]))
    lines += [f"\n{name} took no part: {why}." for name, why in data["missing"].items()]
    return "\n".join(lines)


def figure(value: float | None) -> str:
    if value is None:
        return "–"
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}"


def spread(values: dict[str, float] | None) -> str:
    if values is None:
        return "–"
    return f"× {values['median']:.3g} ({values['min']:.3g} to {values['max']:.3g})"
