"""Webhooks: tell an address of a person's choice that it is their turn, where the server's owner permits that host.

A host that is slow or silent holds up nobody: every call has a deadline over all of it, names are looked up in threads
of their own, and when too many calls are under way no further one is made.
"""

import asyncio
import json
import logging
import socket
import ssl
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from urllib.parse import SplitResult, urlsplit

from kleinstadt.store.ids import PersonId
from kleinstadt.store.store import Store
from kleinstadt.table.errors import refused
from kleinstadt.table.table import Table

SECONDS = 5.0
MOST_CALLS = 100  # at the same time
PORTS = {"http": 80, "https": 443}
log = logging.getLogger("kleinstadt.notify")


def check_address(url: str, hosts: Iterable[str]) -> str:
    try:
        parts = urlsplit(url)
        permitted = parts.scheme in PORTS and parts.hostname in set(hosts) and parts.port != 0 and url.isprintable()
    except ValueError:  # no address at all
        permitted = False
    if not permitted or " " in url or not url.isascii():
        raise refused("host_not_permitted", "The owner of this server does not permit that address.")
    return url


class Caller:
    def __init__(self, store: Store, hosts: tuple[str, ...]) -> None:
        self.store = store
        self.hosts = hosts
        self.tasks: set[asyncio.Task[None]] = set()
        self.threads = ThreadPoolExecutor(4, thread_name_prefix="webhook")

    def __call__(self, person: PersonId, table: Table) -> None:
        """Say that it is this person's turn, some time soon."""
        if not self.hosts:
            return
        if len(self.tasks) >= MOST_CALLS:
            log.warning("webhook left out: too many under way", extra={"table": table.id})
            return
        task = asyncio.get_running_loop().create_task(self.tell(person, table.id, table.game.id))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def tell(self, person: PersonId, table: str, game: str) -> None:
        body = json.dumps({"event": "your_turn", "table": table, "game": game}).encode()
        try:
            async with asyncio.timeout(SECONDS):
                row = await asyncio.to_thread(self.store.person, person)
                if row is not None and row["notify_url"]:
                    await self.post(check_address(row["notify_url"], self.hosts), body)
        except Exception as error:
            log.info("webhook failed: %s", type(error).__name__, extra={"table": table})

    async def post(self, url: str, body: bytes) -> None:
        """Nobody waits for what the host answers, and it can send us on to no other one."""
        parts = urlsplit(url)
        port = parts.port or PORTS[parts.scheme]
        loop = asyncio.get_running_loop()
        found = await loop.run_in_executor(
            self.threads, lambda: socket.getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)
        )
        secure = await loop.run_in_executor(self.threads, trust) if parts.scheme == "https" else None
        reader, writer = await asyncio.open_connection(
            str(found[0][4][0]), port, ssl=secure, server_hostname=parts.hostname if secure else None
        )
        try:
            writer.write(request(parts, body))
            await writer.drain()
            await reader.readline()
        finally:
            writer.transport.abort()

    def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        self.threads.shutdown(wait=False, cancel_futures=True)


@cache
def trust() -> ssl.SSLContext:
    return ssl.create_default_context()


def request(parts: SplitResult, body: bytes) -> bytes:
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    lines = [
        f"POST {path} HTTP/1.1",
        f"Host: {parts.netloc.rpartition('@')[2]}",
        "Content-Type: application/json",
        f"Content-Length: {len(body)}",
        "Connection: close",
    ]
    return "\r\n".join([*lines, "", ""]).encode("ascii") + body
