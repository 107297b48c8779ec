"""Two clocks: the one on the wall, for what people read, and the time that the server was there, for what counts."""

import threading
import time
from collections.abc import Callable
from typing import Protocol

SECOND = 1000
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE
DAY = 24 * HOUR
BEAT = 0.5  # seconds from one look at the clock to the next
LONGEST_BEAT = 2 * SECOND  # more than that since the last look, and the server was away


class Clock(Protocol):
    def __call__(self) -> int:
        """Milliseconds since 1970, as the wall says; it may jump."""

    def served(self) -> int:
        """Milliseconds that the server was there, in all its lives; it never falls."""

    def catch_up(self, served: int) -> None: ...


def monotonic() -> int:
    return time.monotonic_ns() // 1_000_000


class HouseClock:
    """Looked at every half second, so that time in which nobody could look (a stopped process, a sleeping computer, a
    server that was down) is known and counts for nobody."""

    def __init__(self, served: int = 0, ticks: Callable[[], int] = monotonic) -> None:
        self.total = served
        self.ticks = ticks
        self.lock = threading.Lock()
        self.last = ticks()

    def __call__(self) -> int:
        return time.time_ns() // 1_000_000

    def served(self) -> int:
        with self.lock:  # tables are loaded in threads
            now = self.ticks()
            self.total += min(now - self.last, LONGEST_BEAT)
            self.last = now
            return self.total

    def catch_up(self, served: int) -> None:
        """Another server on the same database was there for so long."""
        with self.lock:
            self.total = max(self.total, served)
