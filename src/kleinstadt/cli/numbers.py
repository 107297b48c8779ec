"""Numbers on the command line, as types for argparse: what is out of range is refused by a sentence that names it."""

import argparse
from collections.abc import Callable

from kleinstadt.cli.words import say

LARGEST_SEED = 2**128 - 1  # as many bits as are drawn by lot
MANY = 1_000_000_000


def whole(least: int, most: int = MANY) -> Callable[[str], int]:
    """A whole number from `least` to `most`."""

    def read(text: str) -> int:
        number = read_whole(text)
        if number is None or not least <= number <= most:
            raise argparse.ArgumentTypeError(say("cli-not-whole", text=text, least=str(least), most=str(most)))
        return number

    return read


def decimal(least: float, most: float) -> Callable[[str], float]:
    """A number from `least` to `most`, which may have a decimal part."""

    def read(text: str) -> float:
        try:
            number = float(text)
        except ValueError:
            number = least - 1
        if not least <= number <= most:  # neither is `nan`
            raise argparse.ArgumentTypeError(say("cli-not-decimal", text=text, least=f"{least:g}", most=f"{most:g}"))
        return number

    return read


def players(text: str) -> int:
    """A number of players: how many there can be is for the game to say."""
    number = read_whole(text)
    if number is None:
        raise argparse.ArgumentTypeError(say("cli-no-number", text=text))
    return number


def seed(text: str) -> int:
    """Decimal, or hexadecimal as journals and set-ups show the larger ones."""
    number = read_whole(text, 16 if text[:2].lower() == "0x" else 10)
    if number is None or not 0 <= number <= LARGEST_SEED:
        raise argparse.ArgumentTypeError(say("cli-not-seed", text=text, most=hex(LARGEST_SEED)))
    return number


def read_whole(text: str, base: int = 10) -> int | None:
    try:
        return int(text, base)
    except ValueError:
        return None
