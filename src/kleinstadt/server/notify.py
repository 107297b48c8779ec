"""Webhooks: tell an address of a person's choice that it is their turn, where the server's owner permits that host."""

import asyncio
import json
import logging
import urllib.request
from collections.abc import Iterable
from typing import Any
from urllib.parse import urlsplit

from kleinstadt.store.ids import PersonId
from kleinstadt.store.store import Store
from kleinstadt.table.errors import refused
from kleinstadt.table.table import Table

SECONDS = 5
log = logging.getLogger("kleinstadt.notify")


def check_address(url: str, hosts: Iterable[str]) -> str:
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or parts.hostname is None or parts.hostname not in set(hosts):
        raise refused("host_not_permitted", "The owner of this server does not permit that address.")
    return url


class NoRedirects(urllib.request.HTTPRedirectHandler):
    """A permitted host must not send us on to another one."""

    def redirect_request(self, *args: Any, **kwargs: Any) -> None:
        return None


class Caller:
    def __init__(self, store: Store, hosts: tuple[str, ...]) -> None:
        self.store = store
        self.hosts = hosts
        self.opener = urllib.request.build_opener(NoRedirects)
        self.tasks: set[asyncio.Task[None]] = set()

    def __call__(self, person: PersonId, table: Table) -> None:
        """Say that it is this person's turn, some time soon."""
        if self.hosts:
            task = asyncio.get_running_loop().create_task(asyncio.to_thread(self.tell, person, table.id, table.game.id))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    def tell(self, person: PersonId, table: str, game: str) -> None:
        row = self.store.person(person)
        if row is None or not row["notify_url"]:
            return
        try:
            url = check_address(row["notify_url"], self.hosts)
            body = json.dumps({"event": "your_turn", "table": table, "game": game}).encode()
            request = urllib.request.Request(url, body, {"content-type": "application/json"})
            self.opener.open(request, timeout=SECONDS).close()
        except Exception as error:
            log.info("webhook failed: %s", type(error).__name__, extra={"table": table})
