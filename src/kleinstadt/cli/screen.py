"""The terminal: colours where they are wanted, the width, questions and answers."""

import os
import re
import shutil
import sys
import textwrap
from collections.abc import Iterable

ESCAPES = re.compile(r"\x1b\[[0-9;]*m")
WIDEST = 100
NARROWEST = 40
LISTENED = 20  # so many lines of a list are read out at once
FEWEST = 5


class EndOfInput(Exception):
    """Nobody is there any more."""


class Ink:
    """Paints text, or leaves it as it is. Nothing is told by colour alone."""

    def __init__(self, colour: bool) -> None:
        self.colour = colour

    def __call__(self, text: str, *styles: str) -> str:
        if not self.colour or not styles or not text.strip():
            return text
        return f"\x1b[{';'.join(styles)}m{text}\x1b[0m"


BOLD, DIM = "1", "2"


class Screen:
    """`plain` is for screen readers: no drawing, no colour, one thing a line."""

    def __init__(self, plain: bool) -> None:
        self.plain = plain
        self.ink = Ink(not plain and colour_wanted())

    @property
    def width(self) -> int:
        return max(NARROWEST, min(WIDEST, shutil.get_terminal_size((80, 24)).columns))

    @property
    def rows(self) -> int | None:
        """How many lines are seen at once; None where nobody looks at a screen."""
        return shutil.get_terminal_size((80, 24)).lines if sys.stdout.isatty() else None

    @property
    def page(self) -> int:
        """How many lines of a list are shown at once."""
        return LISTENED if self.plain else max(FEWEST, (self.rows or 24) - 4)

    @property
    def bullet(self) -> str:
        return "" if self.plain else "  · "

    def show(self, lines: Iterable[str]) -> None:
        for line in self.broken(lines):
            print(line)

    def broken(self, lines: Iterable[str]) -> list[str]:
        """Lines as they are; one that is too wide is broken, and loses its colour."""
        found: list[str] = []
        for line in lines:
            if length(line) <= self.width:
                found.append(line)
            else:
                bare = ESCAPES.sub("", line)
                found += self.wrapped(bare.lstrip(), bare[: len(bare) - len(bare.lstrip())])
        return found

    def say(self, text: str, indent: str = "") -> None:
        """A sentence, broken into lines."""
        self.show(self.wrapped(text, indent) or [""])

    def wrapped(self, text: str, indent: str = "") -> list[str]:
        return textwrap.wrap(text, self.width - 1, initial_indent=indent, subsequent_indent=indent)

    def ask(self, prompt: str) -> str:
        try:
            return input(prompt).strip()
        except EOFError:
            print()
            raise EndOfInput from None

    def clear(self) -> None:
        """Takes what was shown out of sight: for the next person at the same keyboard."""
        if self.ink.colour:
            print("\x1b[2J\x1b[3J\x1b[H", end="")
        else:
            print("\n" * shutil.get_terminal_size((80, 24)).lines)


def colour_wanted() -> bool:
    return sys.stdout.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM", "") != "dumb"


def length(text: str) -> int:
    """How wide a text is shown."""
    return len(ESCAPES.sub("", text))


def columns(cells: list[str], width: int) -> list[str]:
    """Cells in as many columns as fit, read downwards."""
    widest = max([length(cell) for cell in cells], default=0) + 3
    count = max(1, (width - 1) // widest)
    rows = -(-len(cells) // count)
    lines = []
    for row in range(rows):
        line = [cells[i] + " " * (widest - length(cells[i])) for i in range(row, len(cells), rows)]
        lines.append("".join(line).rstrip())
    return lines
