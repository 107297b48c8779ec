"""Shared score pads: kept in the store, told to every phone that has one open, forgotten when nobody needs them."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, Protocol

import msgspec

from kleinstadt.store.ids import Token, TokenHash, hashed, new_token
from kleinstadt.store.notices import Notice
from kleinstadt.store.store import Row, Store
from kleinstadt.store.writer import LostRace
from kleinstadt.store.writes import Write
from kleinstadt.table.clock import DAY, Clock
from kleinstadt.table.errors import Refused, refused
from kleinstadt.table.room import GONE
from kleinstadt.table.shared_pad import Cells, SharedPad, dumped, loaded, new_pad, told

LIFE = 14 * DAY  # after the last change
MOST_PADS = 10_000
MOST_PHONES = 12  # at one pad
SWEEP_SECONDS = 3600

log = logging.getLogger("kleinstadt.table")


class NoSuchPad(Refused):
    """Never there, closed or too old: nobody can tell which."""

    def __init__(self) -> None:
        super().__init__("no_such_pad", {}, "This pad is not shared any more.")


class Phone(Protocol):
    def tell(self, pad: "OpenPad", cells: Cells, heard: int | None = None) -> None:
        """These cells are new; `heard` is the number of what this phone itself has said."""

    def dismiss(self, code: int) -> None: ...


class OpenPad:
    """A pad that is open on some phone."""

    def __init__(self, hash: TokenHash, now: SharedPad) -> None:
        self.hash = hash
        self.now = now
        self.lock = asyncio.Lock()
        self.phones: set[Phone] = set()
        self.elsewhere = 0  # phones that have it open through other servers
        self.outdated = False

    @property
    def count(self) -> int:
        return len(self.phones) + self.elsewhere

    def tell(self, cells: Cells, speaker: Phone | None = None, number: int | None = None) -> None:
        for phone in self.phones:
            phone.tell(self, cells, number if phone is speaker else None)


class Pads:
    def __init__(self, store: Store, clock: Clock, worker: str = "") -> None:
        """`worker`: the name of this server, where there are others on the same database."""
        self.store = store
        self.clock = clock
        self.worker = worker
        self.open: dict[TokenHash, OpenPad] = {}
        self.finding = asyncio.Lock()
        self.errands: set[asyncio.Task[None]] = set()

    async def share(self, game: str, cells: Cells) -> Token:
        """A new pad, and the secret that leads to it."""
        pad, token, now = new_pad(game, cells), new_token(), self.clock()
        if await asyncio.to_thread(self.store.count_pads) >= MOST_PADS:
            raise refused("too_many_pads", "Too many pads are shared here; please try again tomorrow.")
        row = {"token_hash": hashed(token), "game": game, "created_at": now, **written(pad, now)}
        await self.store.commit([Write("new pad", row)])
        return token

    async def enter(self, token: str, phone: Phone, after: int) -> OpenPad:
        """From now on this phone hears everything; at once what is new since that version."""
        hash = hashed(Token(token))
        async with self.finding:
            pad = self.open.get(hash) or OpenPad(hash, await self.load(hash))
            if pad.count >= MOST_PHONES:
                raise refused("too_many_phones", "Too many phones have this pad open.")
            self.open[hash] = pad
            pad.phones.add(phone)
            phone.tell(pad, pad.now.since(after))
            pad.tell({})  # one more is here
        await self.attend(pad)
        return pad

    async def load(self, hash: TokenHash) -> SharedPad:
        row = await asyncio.to_thread(self.store.pad, hash)
        if row is None or row["changed_at"] < self.clock() - LIFE:
            raise NoSuchPad
        return read(row)

    async def leave(self, pad: OpenPad, phone: Phone) -> None:
        pad.phones.discard(phone)
        pad.tell({})
        await self.attend(pad)
        async with self.finding, pad.lock:
            if not pad.phones and self.open.get(pad.hash) is pad:
                del self.open[pad.hash]

    async def say(self, pad: OpenPad, phone: Phone, sender: str, number: int, cells: Cells) -> None:
        """Everybody hears it when it is on disk."""
        async with pad.lock:
            if self.open.get(pad.hash) is not pad:
                raise NoSuchPad
            try:
                changed = await self.written(pad, sender, number, cells)
            except LostRace:  # another server wrote, or a commit was given up that came through
                await self.catch_up(pad)
                changed = await self.written(pad, sender, number, cells)
            if changed is pad.now:
                phone.tell(pad, {}, number)
            else:
                pad.now = changed
                pad.tell(cells, phone, number)

    async def written(self, pad: OpenPad, sender: str, number: int, cells: Cells) -> SharedPad:
        changed = told(pad.now, sender, number, cells)
        if changed is not pad.now:
            row = {"its_token_hash": pad.hash, "its_version": pad.now.version, **written(changed, self.clock())}
            await self.store.commit([Write("pad", row)])
        return changed

    async def catch_up(self, pad: OpenPad) -> None:
        """As others have left it."""
        before, pad.now = pad.now.version, await self.load(pad.hash)
        pad.tell(pad.now.since(before))

    # -- other servers on the same database --------------------------------------------------------------------------

    async def attend(self, pad: OpenPad) -> None:
        """Others have to know how many phones have the pad open here, and we how many there."""
        if not self.worker:
            return
        writes = [Write("drop here", {"its_place": pad.hash, "its_worker": self.worker})]
        if pad.phones:
            here = {"place": pad.hash, "worker": self.worker, "people": "[]", "watchers": len(pad.phones)}
            writes.append(Write("here", here))
        try:
            await self.store.commit(writes)
        except Exception:  # how many there are is worth knowing, and not worth a line that is cut
            log.exception("phones could not be counted")
        self.look_again(pad)

    def hear(self, notice: Notice) -> None:
        for pad in list(self.open.values()):
            if notice.everything:
                self.send(self.attend(pad))
            elif pad.hash in notice.places:
                self.look_again(pad)

    def look_again(self, pad: OpenPad) -> None:
        if not pad.outdated:
            pad.outdated = True
            self.send(self.look(pad))

    def send(self, errand: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(errand)
        self.errands.add(task)
        task.add_done_callback(self.errands.discard)

    async def look(self, pad: OpenPad) -> None:
        async with pad.lock:
            pad.outdated = False
            try:
                pad.elsewhere = await asyncio.to_thread(self.store.phones, pad.hash, self.worker)
                await self.catch_up(pad)
            except NoSuchPad:
                self.shut(pad)
            except Exception:  # the next notice, or word, tries again
                log.exception("a shared pad could not be looked up")

    def shut(self, pad: OpenPad) -> None:
        """For those who have it open it stays what it was."""
        if self.open.get(pad.hash) is pad:
            del self.open[pad.hash]
        for phone in set(pad.phones):
            phone.dismiss(GONE)

    async def close(self, token: str) -> None:
        """Whoever has the link may end the sharing."""
        hash = hashed(Token(token))
        async with self.finding:
            await self.load(hash)
            await self.store.commit([Write("forget pad", {"its_token_hash": hash})])
            pad = self.open.get(hash)
        if pad is not None:
            self.shut(pad)

    async def sweep(self) -> None:
        """Every hour, forget what is too old."""
        while True:
            try:
                await self.store.commit([Write("forget old pads", {"its_before": self.clock() - LIFE})])
            except Exception:  # the disk may be better in an hour
                log.exception("old pads could not be forgotten")
            await asyncio.sleep(SWEEP_SECONDS)


def written(pad: SharedPad, now: int) -> dict[str, object]:
    heard = msgspec.json.encode(pad.heard).decode()
    return {"version": pad.version, "cells": dumped(pad.cells), "heard": heard, "changed_at": now}


def read(row: Row) -> SharedPad:
    return loaded(row["game"], row["version"], row["cells"], row["heard"])
