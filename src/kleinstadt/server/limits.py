"""Limits on how much and how often."""

import time
from collections import OrderedDict

MOST_ADDRESSES = 10_000


class Bucket:
    """So many at once, so many a second over time."""

    __slots__ = ("rate", "burst", "left", "at")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.at = time.monotonic()

    def take(self, cost: float = 1.0) -> bool:
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < cost:
            return False
        self.left -= cost
        return True


class Addresses:
    """A bucket for each address; those not heard of for longest are forgotten."""

    def __init__(self, a_minute: float, at_once: float = 0) -> None:
        """Nothing a minute is no limit; without a word as many at once as in a minute."""
        self.a_minute = a_minute
        self.at_once = at_once or a_minute
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, cost: float = 1.0) -> bool:
        if self.a_minute <= 0:
            return True
        bucket = self.buckets.get(address)
        if bucket is None:
            bucket = self.buckets[address] = Bucket(self.a_minute / 60, self.at_once)
            if len(self.buckets) > MOST_ADDRESSES:
                self.buckets.popitem(last=False)
        self.buckets.move_to_end(address)
        return bucket.take(cost)
