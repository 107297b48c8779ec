"""A progress bar on a terminal; silence elsewhere."""

import sys
from time import monotonic

WIDTH = 30
EVERY = 0.1  # seconds between two drawings


class Bar:
    def __init__(self) -> None:
        self.shown = sys.stderr.isatty()
        self.latest = 0.0

    def at(self, done: int, total: int) -> None:
        now = monotonic()
        if self.shown and (now - self.latest >= EVERY or done >= total):
            self.latest = now
            filled = WIDTH * done // max(total, 1)
            bar = "#" * filled + "-" * (WIDTH - filled)
            print(f"\r[{bar}] {done}/{total}", end="", file=sys.stderr, flush=True)

    def close(self) -> None:
        if self.shown:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)
