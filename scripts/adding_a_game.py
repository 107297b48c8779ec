"""Renews the blocks of docs/adding-a-game.md from the files in tests/market_day, which they show.

A file may be shown in several blocks: each one goes on where the next one begins.
"""

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "adding-a-game.md"
SHOWN = re.compile(r"^```(\w+) (market_day/\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def renewed(page: str) -> str:
    """The page with what the files say today."""
    starts: dict[str, list[int]] = {}
    for _, name, shown in SHOWN.findall(page):
        first = shown.partition("\n")[0] + "\n" if name in starts else ""
        starts.setdefault(name, []).append(source(name).index(first))
    return SHOWN.sub(lambda block: as_today(block, starts[block[2]]), page)


def as_today(block: re.Match[str], starts: list[int]) -> str:
    """One block; it takes its place out of the list."""
    text = source(block[2])[starts.pop(0) : starts[0] if starts else None]
    return f"```{block[1]} {block[2]}\n{text.rstrip()}\n```"


def source(name: str) -> str:
    return (ROOT / "tests" / name).read_text(encoding="utf-8")


if __name__ == "__main__":
    PAGE.write_text(renewed(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
