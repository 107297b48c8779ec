"""The page docs/ladder.md: how strong the levels are, from all games that the arena has kept."""

import os
import platform
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from kleinstadt.arena.contest import kept_games
from kleinstadt.arena.plot import plotted
from kleinstadt.arena.ratings import summary
from kleinstadt.bots.levels import LEVELS
from kleinstadt.engine import build

MASTERLY = 38  # the best rank of Tiny Towns alone begins here
HEAD = """# How strong the bots are

Made by `kleinstadt ladder` from the games it has kept; every deal is played once from each seat, and everybody meets
the same deals. `won` is the share of games won, a shared first place in parts, with its interval of 95 percent; `even`
is what it would be if all seats were equally strong. Ratings are on the scale of chess: 400 points are ten to one.
Bots think by rounds, not by the clock: `seconds` are those of one core for a whole game.
"""


def page(folder: Path) -> str:
    """The whole page, in Markdown."""
    lines = [HEAD, machine(), "", *levels()]
    for file in sorted(folder.glob("*.jsonl")):
        lines += ["", f"## {file.stem}", "", *game_lines(summary(kept_games(file, file.stem)))]
    return "\n".join(lines) + "\n"


def machine() -> str:
    kind = "compiled" if build.compiled() else "pure Python"
    day = datetime.now(UTC).date().isoformat()
    return f"{day}, {platform.machine()} with {os.cpu_count()} cores, Python {platform.python_version()}, {kind}."


def levels() -> list[str]:
    lines = [
        "| level | misjudges by | rounds of thought | where everybody builds for themselves | alone |",
        "|---|---|---|---|---|",
    ]
    for name, level in LEVELS.items():
        lines.append(f"| {name} | {level.misjudges:g} | {level.rounds} | {level.apart} | {level.alone} |")
    return lines


def game_lines(data: dict[str, Any]) -> list[str]:
    lines = [
        "| at the table | games | bot | points | won | interval | even | seconds |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for table in sorted(data["tables"], key=lambda table: table["seats"]):
        for name, about in table["bots"].items():
            lines.append(table_line(table, name, about))
    if "ratings" in data:
        ordered = dict(sorted(data["ratings"].items(), key=lambda each: -each[1][0]))
        lines += ["", "Ratings, with their intervals:", "", "```", *plotted(ordered), "```"]
    for seats, effects in data["seats"].items():
        won = ", ".join([f"{effect['won']:.1%}" for effect in effects])
        lines += ["", f"What the seats of a table of {seats} won, the first one first: {won}."]
    for name, about in data.get("forfeits", {}).items():
        lines += ["", f"{name} forfeited {about['games']} games, which count as lost ({about['id']})."]
    return lines


def table_line(table: dict[str, Any], name: str, about: dict[str, Any]) -> str:
    won, interval, even = "", "", ""
    if "won" in about:
        won = f"{about['won']:.1%}"
        interval = f"{about['interval'][0]:.1%} … {about['interval'][1]:.1%}"
        even = f"{table['group'].count(name) / table['seats']:.0%}"
    if "scores" in about:
        share = len([score for score in about["scores"] if score >= MASTERLY]) / len(about["scores"])
        won = f"{share:.1%} with {MASTERLY} points and more"
    points = f"{about['points']:.1f} ± {about['error']:.1f}"
    who = ", ".join(table["group"])
    cells = [who, str(table["games"]), name, points, won, interval, even, str(table["seconds"])]
    return f"| {' | '.join(cells)} |"
