"""Limits on how much and how often."""

import time
from collections import OrderedDict
from hashlib import sha256

from kleinstadt.store.writer import LostRace
from kleinstadt.store.writes import Write
from kleinstadt.table.clock import MINUTE
from kleinstadt.table.house import House

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


class Tries:
    """The same, of what is rare and must be counted once for all servers on a database."""

    def __init__(self, what: str, a_minute: float, at_once: float) -> None:
        self.what = what
        self.here = Addresses(a_minute, at_once)

    async def take(self, house: House, who: str) -> bool:
        """Who has used up this server's share needs no look into the database."""
        if not self.here.take(who):
            return False
        if not house.worker or self.here.a_minute <= 0:
            return True
        now, each = house.clock(), round(MINUTE / self.here.a_minute)
        times = {"now": now, "each": each, "fresh": now + each, "latest": now + round((self.here.at_once - 1) * each)}
        try:
            await house.store.commit([Write("take try", {"id": self.id_of(who), **times})])
        except LostRace:
            return False
        return True

    def id_of(self, who: str) -> str:
        """Nobody reads there who has tried what."""
        return sha256(f"{self.what} {who}".encode()).hexdigest()
