"""Tables that one can paste: columns as wide as they need to be, names to the left, numbers to the right."""

from collections.abc import Sequence
from typing import Any

from kleinstadt.cli.words import language, say
from kleinstadt.text import Texts

GAP = "   "
NOTHING = "–"


def aligned(rows: Sequence[Sequence[str]]) -> list[str]:
    """The lines of a table; the first row are its headings, the first column its names."""
    widths = [max([len(row[column]) for row in rows]) for column in range(len(rows[0]))]
    lines = []
    for row in rows:
        numbers = [f"{cell:>{width}}" for cell, width in zip(row[1:], widths[1:], strict=True)]
        lines.append(GAP.join([f"{row[0]:<{widths[0]}}", *numbers]).rstrip())
    return lines


def headings(*ids: str) -> list[str]:
    return [say(f"cli-column-{id}") for id in ids]


def number(value: float | None, digits: int = 0) -> str:
    """As the language writes it: 1,234.5 or 1.234,5."""
    if value is None:
        return NOTHING
    text = f"{value:,.{digits}f}"
    return text if language() == "en" else text.translate(str.maketrans(",.", ".,"))


def figure(value: float | None) -> str:
    """With a decimal where the number is small."""
    return number(value, 0 if value is None or value >= 100 else 1)


def percent(share: float | None) -> str:
    return NOTHING if share is None else f"{number(100 * share, 1)} %"


def forfeit_lines(found: dict[str, Any]) -> list[str]:
    """Which bots forfeited games, and why."""
    lines: list[str] = []
    for name, about in found.items():
        why = Texts(None, language()).sentence(f"error-{about['id']}", about["args"])
        lines.append(say("cli-forfeits", bot=name, games=about["games"], why=why))
    return ["", *lines] if lines else []
