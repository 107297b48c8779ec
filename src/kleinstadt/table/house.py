"""The house: all tables that are awake, and the way to those that sleep in the store."""

import asyncio
import logging
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

from kleinstadt.bots.workers import Thinkers
from kleinstadt.engine.errors import KleinstadtError
from kleinstadt.store.ids import PersonId, TableId, Token, TokenHash, hashed
from kleinstadt.store.notices import ANY, Notice
from kleinstadt.store.store import Store
from kleinstadt.store.writer import LostRace
from kleinstadt.store.writes import Write
from kleinstadt.table.accounts import Accounts, forgotten
from kleinstadt.table.clock import BEAT, DAY, HOUR, MINUTE, Clock, HouseClock
from kleinstadt.table.errors import NoSuchTable, refused
from kleinstadt.table.kept import KeptGames
from kleinstadt.table.listing import listed
from kleinstadt.table.opening import Opened, Wish, open_table, rematch
from kleinstadt.table.people import People
from kleinstadt.table.room import Room
from kleinstadt.table.screen import Invitation, TableInfo
from kleinstadt.table.table import Table
from kleinstadt.table.tidings import PERSON, TABLE, Tidings
from kleinstadt.table.turn import OnTurn, Turn
from kleinstadt.table.waking import load_table

FALLS_ASLEEP = 10 * MINUTE
SWEEP_SECONDS = 60
GUEST_LIFE = 30 * DAY  # of one who never did anything, since they were last here
MOST_FORGOTTEN = 200  # guests at once, every hour
MOST_LISTED = 20
COMING_BACK = 30.0  # seconds that screens have to come back when a server has begun or another has ended
MOST_MISSED = 200  # tables that are looked at then

log = logging.getLogger("kleinstadt.table")


def nobody_called(turn: Turn) -> None:
    pass


class House:
    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        clock: Clock | None = None,
        on_turn: OnTurn = nobody_called,
        worker: str = "",
    ) -> None:
        """`worker`: the name of this server, where there are others on the same database."""
        self.store = store
        self.thinkers = thinkers
        self.clock = clock or HouseClock(store.served())
        self.on_turn = on_turn
        self.worker = worker
        self.people = People(store, self.clock)
        self.tidings = Tidings(store, self.clock)
        self.tidings.told[TABLE] = self.look_at
        self.accounts = Accounts(self.people, self.tidings)
        self.kept = KeptGames(store)
        self.rooms: dict[TableId, Room] = {}
        self.waking: dict[TableId, asyncio.Future[Room]] = {}
        self.outdated: set[TableId] = set()  # changed by another server while they woke up
        self.errands: set[asyncio.Task[None]] = set()
        self.guests_at = 0  # when it was last looked who may be forgotten

    async def room(self, id: TableId) -> Room:
        """The table's room, as it is now; it wakes up if it slept."""
        room = self.rooms.get(id)
        if room is not None and room.closed is None:
            if await room.is_outdated():  # whoever has just done something through another server finds it done
                room.hear(ANY)
            return room
        waking = self.waking.get(id)
        if waking is None:
            waking = self.waking[id] = asyncio.ensure_future(self.wake(id))
            waking.add_done_callback(lambda _: self.waking.pop(id, None))
        return await asyncio.shield(waking)

    async def wake(self, id: TableId) -> Room:
        stored = await asyncio.to_thread(self.store.load_table, id)
        if stored is None:
            raise NoSuchTable
        table = await asyncio.to_thread(load_table, stored, self.clock, self.worker)
        return self.move_in(table)

    def move_in(self, table: Table) -> Room:
        room = Room(table, self.store, self.thinkers, self.on_turn)
        self.rooms[table.id] = room
        if table.id in self.outdated:
            room.heard.append(None)
        self.outdated.discard(table.id)
        room.presence()
        if room.unwritten or room.heard or self.worker:
            room.wake()
        room.think()
        room.set_alarm()
        return room

    async def open(self, wish: Wish, person: PersonId) -> Opened:
        opened = open_table(wish, person, self.clock)
        opened.table.worker = self.worker
        await self.store.commit(opened.table.take_writes())
        opened.table.is_stored()
        opened.table.take_news()
        self.move_in(opened.table)
        return opened

    async def claim(self, token: str, person: PersonId, name: str) -> tuple[TableId, int]:
        hash = hashed(Token(token))
        room = await self.room_of_link(hash)
        kin = await asyncio.to_thread(self.store.kin_of, person)
        seat: int = await room.ask(lambda table: table.claim(hash, person, name, kin))
        return room.table.id, seat

    async def invitation(self, token: str) -> Invitation:
        hash = hashed(Token(token))
        room = await self.room_of_link(hash)
        found: Invitation = await room.ask(lambda table: table.invitation(hash))
        return found

    async def room_of_link(self, hash: TokenHash) -> Room:
        id = await asyncio.to_thread(self.store.table_of_link, hash)
        if id is None:
            raise refused("unknown_link", "This link leads nowhere.")
        return await self.room(id)

    async def rematch(self, id: TableId, person: PersonId | None) -> TableId:
        room = await self.room(id)
        found: TableId = await room.ask(lambda table: rematch(table, person))
        return found

    async def tables_of(self, person: PersonId) -> list[TableInfo]:
        """The latest first, without waking any; only one that an older version wrote last is woken once, to note who
        decides there."""
        found = await asyncio.to_thread(self.store.tables_of, person, MOST_LISTED)
        older = [TableId(each.table["id"]) for each in found if each.table["deciding"] is None]
        for id in older:
            with suppress(KleinstadtError):  # one that cannot be loaded is listed as far as it is known
                await (await self.room(id)).ask(lambda table: None)
        if older:
            found = await asyncio.to_thread(self.store.tables_of, person, MOST_LISTED)
        return [listed(each, person, self.rooms.get(each.table["id"])) for each in found]

    async def forget(self, id: TableId, person: PersonId | None) -> None:
        """Only the host may have a table deleted, and not while others are playing there."""
        room = await self.room(id)
        await room.ask(lambda table: table.forget(person))

    async def remove(self, person: PersonId) -> None:
        """Somebody is gone for good, from the whole house. First nobody can act for them any more."""
        await self.tidings.spread(PERSON, person, forgotten(person))
        for id in await asyncio.to_thread(self.store.every_table_of, person):
            try:
                await (await self.room(id)).ask(lambda table: table.remove(person))
            except NoSuchTable:
                pass
            except Exception:  # one table that cannot be loaded keeps nobody at the others
                log.exception("nobody could be taken from the table", extra={"table": id})

    async def look_at(self, id: str) -> None:
        """The operator has changed this table: bots may have to think there, and screens have to be told."""
        room = self.rooms.get(TableId(id))
        if room is not None and room.closed is None:
            room.hear(ANY)
        elif await asyncio.to_thread(self.store.version_of, TableId(id)) is not None:
            await self.wake_all([TableId(id)])

    async def beat(self) -> None:
        """Look at the clock again and again, so that it knows when nobody could."""
        while True:
            self.clock.served()
            await asyncio.sleep(BEAT)

    async def sweep(self) -> None:
        """Every minute, see to what nobody asks for."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            try:
                await self.look_after()
            except Exception:  # the disk may be better in a minute
                log.exception("looking after the house failed")

    async def look_after(self) -> None:
        """Note the hours, wake the tables where somebody is late, and let those fall asleep that nobody has looked at
        for a while."""
        served = self.clock.served()
        await self.note_hours()
        await self.wake_all(await asyncio.to_thread(self.store.due_tables, served))
        await self.adopt()
        await self.forget_guests()
        for id, room in list(self.rooms.items()):
            if room.closed is None and room.idle and room.idle_since < self.clock.served() - FALLS_ASLEEP:
                await room.close()
            if room.closed is not None and self.rooms.get(id) is room:
                del self.rooms[id]
                await self.leave(id)

    async def forget_guests(self) -> None:
        """Who came long ago and has nothing here; and tries that count no more."""
        now = self.clock()
        if now < self.guests_at + HOUR:
            return
        self.guests_at = now
        before = now - GUEST_LIFE
        idle = await asyncio.to_thread(self.store.idle_guests, before, MOST_FORGOTTEN)
        forget = [Write("forget idle", {"its_id": id, "its_before": before}) for id in idle]
        await self.store.commit([*forget, Write("forget old tries", {"its_before": now})])

    async def wake_all(self, ids: list[TableId]) -> None:
        for id in ids:
            try:
                await self.room(id)
            except Exception:
                log.exception("table cannot be woken", extra={"table": id})

    # -- other servers on the same database --------------------------------------------------------------------------

    def hear(self, notice: Notice) -> None:
        """Another server has said something, or nobody was heard for a while."""
        self.clock.catch_up(notice.served)
        places = dict.fromkeys(self.rooms, ANY) if notice.everything else notice.places
        for place, version in places.items():
            room = self.rooms.get(TableId(place))
            if room is not None and room.closed is None:
                room.hear(version, notice.steps.get(place))
        self.outdated |= self.waking.keys() if notice.everything else self.waking.keys() & notice.places.keys()
        if notice.orphans:
            self.send(self.adopt())
            self.send(self.call_missed())
        if notice.hello:
            self.send(self.note_hours())

    def send(self, errand: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(errand)
        self.errands.add(task)
        task.add_done_callback(self.is_done)

    def is_done(self, errand: "asyncio.Task[None]") -> None:
        """What cannot be done while the database is away is done another time; it is said, no more."""
        self.errands.discard(errand)
        error = None if errand.cancelled() else errand.exception()
        if error is not None:
            log.warning("errand failed: %s", type(error).__name__)

    async def note_hours(self) -> None:
        """And tell them to others."""
        await self.store.commit([Write("served", {"served": self.clock.served()})])

    async def leave(self, id: TableId) -> None:
        """Nobody looks on through this server any more: others have to know."""
        if self.worker:
            await self.store.commit([Write("drop here", {"its_place": id, "its_worker": self.worker})])
            if id in self.rooms:  # somebody has come again in between
                self.rooms[id].hear(ANY)

    async def adopt(self) -> None:
        """Wake the tables whose bots have nobody to think for them any more."""
        if self.worker:
            await self.wake_all(await asyncio.to_thread(self.store.orphans, self.worker))

    async def call_missed(self) -> None:
        """Call those whom a server that has ended did not come to call."""
        await asyncio.sleep(COMING_BACK)
        missed = await asyncio.to_thread(self.store.uncalled, MOST_MISSED)
        await self.wake_all(missed)
        for id in missed:
            if id in self.rooms:
                self.rooms[id].look_again()

    async def close(self) -> None:
        """Finish every room, keep the positions and the hours."""
        for errand in self.errands:
            errand.cancel()
        commits = [self.note_hours()]
        for room in [room for room in self.rooms.values() if room.closed is None]:
            await room.close()
            room.table.keep_position()
            writes = room.table.take_writes()
            if writes:
                commits.append(self.store.commit(writes))
        for done in await asyncio.gather(*commits, return_exceptions=True):
            if isinstance(done, Exception) and not isinstance(done, LostRace):  # everything acknowledged is on disk
                log.error("positions could not be kept", exc_info=done)
