"""A progress bar on a terminal; silence elsewhere."""

import sys
from time import monotonic

WIDTH = 30
EVERY = 0.1  # seconds between two drawings


class Bar:
    def __init__(self, total: int, quiet: bool = False) -> None:
        self.total = total
        self.shown = sys.stderr.isatty() and not quiet
        self.latest = 0.0

    def at(self, done: int) -> None:
        now = monotonic()
        if self.shown and (now - self.latest >= EVERY or done >= self.total):
            self.latest = now
            filled = WIDTH * done // max(self.total, 1)
            bar = "#" * filled + "-" * (WIDTH - filled)
            print(f"\r[{bar}] {done}/{self.total}", end="", file=sys.stderr, flush=True)

    def close(self) -> None:
        if self.shown:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)
