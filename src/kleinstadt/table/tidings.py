"""What servers have to look at again because somebody else has changed it: another server, or the operator's commands.
Everybody reads them from the database every other second, whatever database it is."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence

from kleinstadt.store.ids import new_name
from kleinstadt.store.store import Store
from kleinstadt.store.writes import Write
from kleinstadt.table.clock import MINUTE, Clock

SECONDS = 2.0  # from one look to the next
KEPT = 5 * MINUTE
PERSON, TABLE = "person", "table"

Hear = Callable[[str], Awaitable[None]]
log = logging.getLogger("kleinstadt.table")


def tidings(what: str, subject: str, now: int) -> list[Write]:
    """To be committed with the change they tell of."""
    row = {"id": new_name(), "what": what, "subject": subject, "at": now}
    return [Write("forget old tidings", {"its_before": now - KEPT}), Write("tidings", row)]


class Tidings:
    def __init__(self, store: Store, clock: Clock) -> None:
        self.store = store
        self.clock = clock
        self.told: dict[str, Hear] = {}  # by what it is about: who wants to hear it
        self.heard: set[str] = set()
        self.subjects: set[str] = set()  # of the last minutes

    async def spread(self, what: str, subject: str, writes: Sequence[Write]) -> None:
        """Write this, and tell everybody; here it is heard when this returns."""
        await self.store.commit([*writes, *tidings(what, subject, self.clock())])
        await self.look()

    async def look(self) -> None:
        found = await asyncio.to_thread(self.store.tidings)
        fresh = [row for row in found if row["id"] not in self.heard]
        self.heard = {row["id"] for row in found}
        self.subjects = {row["subject"] for row in found}
        for row in fresh:
            hear = self.told.get(row["what"])
            if hear is not None:
                await hear(row["subject"])

    async def follow(self) -> None:
        while True:
            await asyncio.sleep(SECONDS)
            try:
                await self.look()
            except Exception as error:  # the disk may be better soon
                log.warning("tidings cannot be read: %s", type(error).__name__)
