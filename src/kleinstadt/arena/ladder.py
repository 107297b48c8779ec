"""The page docs/ladder.md: how strong the levels are, from all games that the arena has kept."""

import os
import platform
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from kleinstadt.arena.contest import played_of
from kleinstadt.arena.ratings import summary
from kleinstadt.bots.levels import LEVELS
from kleinstadt.engine import build

MASTERLY = 38  # the best rank of Tiny Towns alone begins here
HEAD = """# How strong the bots are

Made by `kleinstadt arena GAME --page docs/ladder.md` from the games it has kept; every deal is played once from each
seat. `won` is the share of games won, a shared first place in parts, with its interval of 95 percent. Ratings are on
the scale of chess: 400 points are ten to one.
"""


def page(folder: Path) -> str:
    """The whole page, in Markdown."""
    lines = [HEAD, machine(), "", *levels()]
    for file in sorted(folder.glob("*.jsonl")):
        played = [played_of(line) for line in file.read_text(encoding="utf-8").splitlines()]
        lines += ["", f"## {file.stem}", "", *game_lines(summary(played))]
    return "\n".join(lines) + "\n"


def machine() -> str:
    kind = "compiled" if build.compiled() else "pure Python"
    day = datetime.now(UTC).date().isoformat()
    return f"{day}, {platform.machine()} with {os.cpu_count()} cores, Python {platform.python_version()}, {kind}."


def levels() -> list[str]:
    lines = [
        "| level | misjudges by | rounds of thought | where everybody builds for themselves |",
        "|---|---|---|---|",
    ]
    for name, level in LEVELS.items():
        lines.append(f"| {name} | {level.misjudges:g} | {level.rounds} | {level.apart} |")
    return lines


def game_lines(data: dict[str, Any]) -> list[str]:
    lines: list[str] = []
    if "ratings" in data:
        lines += ["| bot | rating | interval |", "|---|---|---|"]
        for name, (rating, low, high) in sorted(data["ratings"].items(), key=lambda each: -each[1][0]):
            lines.append(f"| {name} | {rating:.0f} | {low:.0f} … {high:.0f} |")
        lines.append("")
    lines += ["| table | games | bot | points | won | interval | seconds of a game |", "|---|---|---|---|---|---|---|"]
    for table in data["tables"]:
        for name, about in table["bots"].items():
            won, interval = "", ""
            if "won" in about:
                won = f"{about['won']:.1%}"
                interval = f"{about['interval'][0]:.1%} … {about['interval'][1]:.1%}"
            if "scores" in about:
                share = len([score for score in about["scores"] if score >= MASTERLY]) / len(about["scores"])
                won = f"{share:.1%} with {MASTERLY} points and more"
            points = f"{about['points']:.1f} ± {about['error']:.1f}"
            cells = [str(table["seats"]), str(table["games"]), name, points, won, interval, str(table["seconds"])]
            lines.append(f"| {' | '.join(cells)} |")
    return lines
