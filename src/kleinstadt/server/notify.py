"""Notices: tell somebody who is not looking that it is their turn, in their browsers (Web Push) and at an address of
their choice (webhook), where the server's owner permits that host. Whom no browser of theirs could tell is told by
mail, where there is some: that is only noted here (`mail.py` sends it).

A decision is told once, whoever works on the database and however often servers begin anew: who tells it claims it
there, and notes when it is done. A host that is slow or silent holds up nobody: every call has a deadline over all of
it, and when too many are under way the next one waits for its second chance.
"""

import asyncio
import json
import logging
import time
from collections.abc import Awaitable, Callable, Iterable
from functools import partial
from typing import Any
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec

from kleinstadt.engine.errors import KleinstadtError
from kleinstadt.server import webpush
from kleinstadt.server.outward import PORTS, Outward
from kleinstadt.store.store import Reach, Row, Store
from kleinstadt.store.writer import LostRace
from kleinstadt.store.writes import Write
from kleinstadt.table.errors import refused
from kleinstadt.table.turn import Turn
from kleinstadt.text import Texts

SECONDS = 5.0
MOST_CALLS = 100  # at the same time
MOST_WAITING = 5000  # people to be told, those for whom it is tried again included
AGAIN = (20.0, 120.0, 600.0)  # seconds until it is tried again
GOING = 15.0  # seconds after which somebody has really gone, and not only turned the page
KEY = "vapid"  # the name of our secret in the store
SOMEBODY = 300  # the status of a host that took it, and may have told anybody or nobody
GONE = (404, 410)  # a browser that takes no messages any more
LONGEST_ADDRESS = 1000
log = logging.getLogger("kleinstadt.notify")

Way = Callable[[], Awaitable[int]]


def is_address(url: str) -> bool:
    try:
        parts = urlsplit(url)
        plain = parts.scheme in PORTS and parts.port != 0 and bool(parts.hostname) and url.isprintable()
    except ValueError:  # no address at all
        return False
    return plain and " " not in url and url.isascii()


def check_address(url: str, hosts: Iterable[str]) -> str:
    if not is_address(url) or urlsplit(url).hostname not in set(hosts):
        raise refused("host_not_permitted", "The owner of this server does not permit that address.")
    return url


def check_endpoint(url: str, hosts: Iterable[str]) -> bool:
    """Whether the owner has named that host, which may be anywhere then; refused where it is no push service."""
    parts = urlsplit(url) if is_address(url) and len(url) <= LONGEST_ADDRESS else None
    if parts is not None and parts.scheme == "https" and "@" not in parts.netloc:
        if parts.hostname in set(hosts):
            return True
        if parts.port in (None, 443) and webpush.is_known(parts.hostname or ""):
            return False
    raise refused("no_push_service", "Messages cannot be sent to that address.")


class Caller:
    def __init__(
        self,
        store: Store,
        hosts: tuple[str, ...],
        push_hosts: tuple[str, ...] = (),
        worker: str = "",
        by_mail: bool = False,
    ) -> None:
        self.store = store
        self.hosts = hosts
        self.push_hosts = push_hosts
        self.worker = worker
        self.by_mail = by_mail  # whether there is a mail server
        self.outward = Outward()
        self.key: ec.EllipticCurvePrivateKey | None = None
        self.pending: set[tuple[str, int, int]] = set()
        self.tasks: set[asyncio.Task[None]] = set()
        self.under_way = 0

    async def server_key(self) -> ec.EllipticCurvePrivateKey:
        """Made once, and kept with the database."""
        if self.key is None:
            kept = await asyncio.to_thread(self.store.secret, KEY)
            if kept is None:  # several servers may find that at once: one key is kept, and all go by it
                await self.store.commit([Write("new secret", {"name": KEY, "value": webpush.new_key()})])
                kept = await asyncio.to_thread(self.store.secret, KEY)
            self.key = webpush.kept_key(kept or "")
        return self.key

    def __call__(self, turn: Turn) -> None:
        """Say that it is this person's turn, some time soon."""
        key = (turn.table, turn.seat, turn.decision)
        if key in self.pending:
            return
        if len(self.tasks) >= MOST_WAITING:
            log.warning("notice left out: too many are waiting", extra={"table": turn.table})
            return
        self.pending.add(key)
        task = asyncio.get_running_loop().create_task(self.tell(turn))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        task.add_done_callback(lambda _: self.pending.discard(key))

    async def tell(self, turn: Turn) -> None:
        try:
            if turn.left:
                await asyncio.sleep(GOING)
                if not turn.waits():
                    return
            reach = await asyncio.to_thread(self.store.reach, turn.person, turn.table)
            ways = self.ways(reach, turn)
            by_mail = self.by_mail and reach.mail and not reach.muted
            if (ways or by_mail) and await self.claim(turn):
                told = await self.try_all(ways, turn)
                done = {"its_table": turn.table, "its_seat": turn.seat, "its_decision": turn.decision}
                writes = [Write("call done", done)]
                if by_mail and not told and turn.waits():
                    writes.append(Write("new letter", letter(turn)))
                await self.store.commit(writes)
        except Exception as error:  # the disk, most likely
            log.warning("notice failed: %s", type(error).__name__, extra={"table": turn.table})

    async def claim(self, turn: Turn) -> bool:
        """Whether it is for us to tell this."""
        row = {"table_id": turn.table, "seat": turn.seat, "decision": turn.decision, "worker": self.worker}
        row |= {"at": milliseconds(), "done": False}
        try:
            await self.store.commit([Write("claim call", row)])
        except LostRace:
            return False
        return True

    def ways(self, reach: Reach, turn: Turn) -> list[Way]:
        if reach.muted:
            return []
        found: list[Way] = [partial(self.push, browser, turn) for browser in reach.browsers]
        if reach.url and self.hosts:
            found.append(partial(self.hook, reach.url, turn))
        return found

    async def try_all(self, ways: list[Way], turn: Turn) -> bool:
        """Now and, where that fails for reasons that may pass, some times later, as long as they are waited for;
        whether a browser has taken it."""
        told = False
        for pause in (*AGAIN, 0.0):
            tried = await asyncio.gather(*[self.attempt(way, turn) for way in ways])
            told = told or any(200 <= status < 300 for status in tried)
            ways = [way for way, status in zip(ways, tried, strict=True) if status == 0]
            if not ways or not pause:
                break
            await asyncio.sleep(pause)
            if not turn.waits():
                break
        return told

    async def attempt(self, way: Way, turn: Turn) -> int:
        """The status; 0 where that is not settled, well or badly."""
        if self.under_way >= MOST_CALLS:
            log.warning("notice put off: too many under way", extra={"table": turn.table})
            return 0
        self.under_way += 1
        try:
            async with asyncio.timeout(SECONDS):
                status = await way()
        except KleinstadtError:  # not permitted any more
            return GONE[0]
        except Exception as error:
            log.info("notice failed: %s", type(error).__name__, extra={"table": turn.table})
            return 0
        finally:
            self.under_way -= 1
        if status >= 400:
            log.info("notice refused: %d", status, extra={"table": turn.table})
        return status if status < 500 and status != 429 else 0

    # -- the ways -------------------------------------------------------------------------------------------------

    async def hook(self, url: str, turn: Turn) -> int:
        body = json.dumps({"event": "your_turn", "table": turn.table, "game": turn.game}).encode()
        headers = {"Content-Type": "application/json"}
        await self.outward.post(check_address(url, self.hosts), headers, body, anywhere=True)
        return SOMEBODY  # whatever it answers

    async def push(self, browser: Row, turn: Turn) -> int:
        named = check_endpoint(browser["endpoint"], self.push_hosts)
        key = await self.server_key()
        said = webpush.sealed(
            words(turn, browser["lang"]), webpush.decoded(browser["p256dh"]), webpush.decoded(browser["auth"])
        )
        headers = webpush.headers(key, browser["endpoint"], browser["page"], int(time.time()), turn.table)
        status = await self.outward.post(browser["endpoint"], headers, said, anywhere=named)
        if status in GONE:
            await self.store.commit([Write("lost browser", {"its_hash": browser["endpoint_hash"]})])
        return status

    def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        self.outward.close()


def milliseconds() -> int:
    return time.time_ns() // 1_000_000


def letter(turn: Turn) -> dict[str, Any]:
    row = {"table_id": turn.table, "seat": turn.seat, "decision": turn.decision}
    return {**row, "person": turn.person, "at": milliseconds()}


def words(turn: Turn, lang: str) -> bytes:
    """What the notice shows: of the game its name, of the others nothing."""
    texts = Texts(turn.game, lang)
    told = {
        "table": turn.table,
        "title": texts.sentence(f"game-{turn.game}"),
        "body": texts.sentence("notice-turn"),
        "mute": texts.sentence("notice-mute"),
    }
    return json.dumps(told).encode()
