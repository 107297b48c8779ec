"""A room is a table with its screens: one request after the other, commit first, then tell.

Requests that arrive while a commit is under way are done together in the next one, so that simultaneous answers cost
one commit and one new screen. If another server was faster, the table is brought up to date and the requests are tried
again; if another server has changed it meanwhile, it is brought up to date, too, and the screens are told.

A table whose memory may differ from the disk is thrown away and loaded again before anybody sees it. Where that fails
too, the room is given up with it: screens are sent away, and whoever comes back has the table loaded afresh.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

from kleinstadt.bots import DEPUTY, behind
from kleinstadt.bots.advice import ADVISER
from kleinstadt.bots.workers import Answer, Question, Thinkers
from kleinstadt.engine.errors import KleinstadtError
from kleinstadt.store.ids import PersonId
from kleinstadt.store.notices import ANY, Step
from kleinstadt.store.store import Store
from kleinstadt.store.writer import LostRace
from kleinstadt.table.acts import Act, attempt, ignore, ring, seating
from kleinstadt.table.catching_up import caught_up, leads_on, news_since, take_steps
from kleinstadt.table.counsel import Counsel, Done, question_for, seat_looking_back
from kleinstadt.table.errors import NoSuchTable, Trouble
from kleinstadt.table.seating import News
from kleinstadt.table.stream import Listener, Scene, Stream
from kleinstadt.table.table import Table
from kleinstadt.table.turn import OnTurn, Turn
from kleinstadt.table.waking import load_table

TRIES = 10
MOST_WATCHERS = 100
GONE, TRY_AGAIN = 4404, 1013  # why a screen is sent away: there is no such table any more, or not just now

log = logging.getLogger("kleinstadt.table")


class Room:
    def __init__(self, table: Table, store: Store, thinkers: Thinkers, on_turn: OnTurn) -> None:
        self.table = table
        self.store = store
        self.thinkers = thinkers
        self.on_turn = on_turn
        self.streams: dict[tuple[int | None, bool], Stream] = {}
        self.seats_of: dict[Listener, int | None] = {}
        self.inbox: list[tuple[Act, Done]] = []
        self.arrivals: list[tuple[Listener, int]] = []
        self.task: asyncio.Task[None] | None = None
        self.thinking: dict[tuple[int, int], asyncio.Task[None]] = {}
        self.counsel = Counsel(thinkers)
        self.called: set[tuple[int, int]] = set()
        self.alarm: asyncio.TimerHandle | None = None
        self.idle_since = table.clock.served()
        self.heard: list[Step | None] = []  # what others have stored since; None: that is to be looked up
        self.closed: KleinstadtError | None = None  # what whoever still asks is told

    # -- requests --------------------------------------------------------------------------------------------------

    def submit(self, act: Act, done: Done) -> None:
        """Do this at the table; `done` hears the result or the refusal when it is stored and told."""
        if self.closed is not None:
            done(None, self.closed)
            return
        self.inbox.append((act, done))
        self.wake()

    async def ask(self, act: Act) -> Any:
        """The same, to be awaited."""
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

        def done(result: Any, error: KleinstadtError | None) -> None:
            if future.cancelled():
                return
            if error is None:
                future.set_result(result)
            else:
                future.set_exception(error)

        self.submit(act, done)
        return await future

    @property
    def unwritten(self) -> bool:
        return self.table.changed or len(self.table.writes) > 0

    def wake(self) -> None:
        if self.task is None and self.closed is None:
            self.task = asyncio.get_running_loop().create_task(self.work())

    def hear(self, version: int, step: Step | None = None) -> None:
        """Another server has stored this version; `step`: what made it out of the one before."""
        if version == ANY or version > self.table.version:
            self.heard.append(step)
            self.wake()

    async def is_outdated(self) -> bool:
        """Whether another server has changed the table, which we may not have heard yet."""
        if not self.table.worker:
            return False
        return await asyncio.to_thread(self.store.version_of, self.table.id) != self.table.version

    async def work(self) -> None:
        try:
            while self.inbox or self.arrivals or self.unwritten or self.heard:
                if self.heard:
                    await self.renew(self.follow)
                if self.closed is not None:
                    return
                batch = self.inbox
                self.inbox = []
                results = await self.perform(batch)
                if self.closed is None and self.table.gone:
                    self.give_up(NoSuchTable(), GONE)
                if self.closed is None:
                    self.safely(self.tell, self.table.take_news())
                    self.safely(self.welcome)
                for (_, done), (result, error) in zip(batch, results, strict=True):
                    self.safely(done, result, error)
                if self.closed is not None:
                    return
                self.safely(self.think)
                self.set_alarm()
        finally:
            self.task = None

    def safely(self, what: Callable[..., None], *args: Any) -> None:
        """What is stored is stored: a mistake in telling one screen must not keep the others from hearing."""
        try:
            what(*args)
        except Exception:
            log.exception("telling failed", extra={"table": self.table.id})

    async def perform(self, batch: list[tuple[Act, Done]]) -> list[tuple[Any, KleinstadtError | None]]:
        for _ in range(TRIES):
            try:
                results = [attempt(act, self.table) for act, _ in batch]
                if any(error is not None for _, error in results) and await self.is_outdated():
                    raise LostRace  # refused by a table that is another one by now
                writes = self.table.take_writes()
                if writes:
                    await self.store.commit(writes)
                    self.table.is_stored()
                return results
            except LostRace:
                log.debug("lost race", extra={"table": self.table.id})
                await self.renew(self.catch_up)
                self.table.news.screens = self.table.record is not None
            except Exception:
                log.exception("table failed", extra={"table": self.table.id})
                await self.renew(self.reload)
                break
            if self.closed is not None:
                break
        return [(None, self.closed or Trouble()) for _ in batch]

    async def renew(self, how: Callable[[], Awaitable[None]]) -> None:
        """Forget what memory says and go by the store; if even that fails, nobody sees this table again."""
        try:
            await how()
        except NoSuchTable as gone:
            self.give_up(gone, GONE)
        except Exception:
            log.exception("table cannot be loaded", extra={"table": self.table.id})
            self.give_up(Trouble(), TRY_AGAIN)

    async def follow(self) -> None:
        """What others have said, where that is all of it."""
        if self.unwritten or not leads_on(self.table, self.heard):
            await self.catch_up()
            return
        heard, self.heard = self.heard, []
        try:
            take_steps(self.table, heard)
        except Exception:  # memory may be anything now
            log.exception("what another server said cannot be done", extra={"table": self.table.id})
            await self.reload()
        self.called |= self.table.waited_for()  # by whoever has changed it

    async def reload(self) -> None:
        """The whole of it."""
        self.heard.clear()
        stored = await asyncio.to_thread(self.store.load_table, self.table.id)
        if stored is None:
            raise NoSuchTable
        old = self.table
        self.table = load_table(stored, old.clock, old.worker)
        self.presence()
        self.table.news.screens = self.table.record is not None
        self.table.news.seating = True

    async def catch_up(self) -> None:
        """What is new of it; the whole where memory is of no use."""
        self.heard.clear()
        old = self.table
        stored = await asyncio.to_thread(self.store.load_table, old.id, old.stored_entries, old.stored_chat)
        if stored is None:
            raise NoSuchTable
        try:
            self.table = table = caught_up(old, stored)
        except KleinstadtError:
            await self.reload()
            return
        table.news = news_since(old, table)
        self.presence()
        if table.stored_entries != old.stored_entries:
            self.called |= table.waited_for()  # by whoever has changed it; who only left may be called by any server

    def give_up(self, why: KleinstadtError, code: int) -> None:
        """Send everybody away and do nothing more. Whoever asks for this table finds another room, or none."""
        self.closed = why
        self.stop()
        waiting, self.inbox = self.inbox, []
        for _, done in waiting:
            self.safely(done, None, why)
        leaving = [*self.seats_of, *[listener for listener, _ in self.arrivals]]
        self.seats_of, self.arrivals, self.streams = {}, [], {}
        for listener in leaving:
            listener.dismiss(code)

    def stop(self) -> None:
        """No alarm rings and no bot thinks any more."""
        if self.alarm is not None:
            self.alarm.cancel()
        for task in self.thinking.values():
            task.cancel()
        self.counsel.stop()

    # -- screens ---------------------------------------------------------------------------------------------------

    def stream(self, viewer: int | None, changes: bool) -> Stream:
        found = self.streams.get((viewer, changes))
        if found is None:
            found = self.streams[viewer, changes] = Stream(viewer, changes)
        return found

    def arrive(self, listener: Listener, after: int) -> None:
        if self.closed is not None:  # it fell asleep or was given up while the screen was on its way
            listener.dismiss(TRY_AGAIN)
            return
        self.arrivals.append((listener, after))
        self.wake()

    def depart(self, listener: Listener) -> None:
        self.arrivals = [arrival for arrival in self.arrivals if arrival[0] is not listener]
        if listener in self.seats_of:
            self.stream(self.seats_of.pop(listener), listener.changes).listeners.remove(listener)
            self.presence()
            self.wake_for_news()
        if not self.seats_of:
            self.idle_since = self.table.clock.served()

    def wake_for_news(self) -> None:
        """Presence needs no commit; but while one is under way the news wait for it."""
        if self.task is None:
            self.tell(self.table.take_news())
            self.set_alarm()
            if self.unwritten:
                self.wake()

    def welcome(self) -> None:
        arrivals = self.arrivals
        self.arrivals = []
        for listener, after in arrivals:
            viewer = self.table.seat_of(listener.person)
            self.seats_of[listener] = viewer
            self.stream(viewer, listener.changes).attach(listener, self.table, after)
        if arrivals:
            self.presence()
            self.tell(self.table.take_news())

    def presence(self) -> None:
        people = {listener.person for listener in self.seats_of if listener.person is not None}
        self.table.set_present(people, sum(viewer is None for viewer in self.seats_of.values()))

    def tell(self, news: News) -> None:
        table = self.table
        if news.seating:
            self.reseat()
        if news.screens and table.record is not None:
            scene = Scene(table, table.record.state)
            for stream in self.streams.values():
                stream.tell_screen(scene, news.cause)
        elif news.seating:
            for stream in self.streams.values():
                stream.tell_table(table)
        if news.chat:
            for stream in self.streams.values():
                stream.tell_chat(news.chat)
        if news.screens or news.seating:
            self.call_people(left=not news.screens)

    def reseat(self) -> None:
        """Whoever sat down or stood up looks from another place now."""
        for listener, before in list(self.seats_of.items()):
            viewer = self.table.seat_of(listener.person)
            if viewer != before:
                self.stream(before, listener.changes).listeners.remove(listener)
                self.seats_of[listener] = viewer
                self.stream(viewer, listener.changes).attach(listener, self.table, -1)
        self.presence()

    def call_people(self, left: bool) -> None:
        """Somebody has to decide who is not looking: call them, once for each decision. `left`: nothing was decided,
        they may only have gone away."""
        waited_for = self.table.waited_for()
        self.called &= waited_for  # who has come to look may be called again when they leave; it is noted who was told
        for call in sorted(waited_for - self.called):
            self.called.add(call)
            seat, decision = call
            person = self.table.seats[seat].person
            if person is not None:
                waits = partial(self.still_waits, call)
                self.on_turn(Turn(person, self.table.id, self.table.game.id, seat, decision, left, waits))

    def still_waits(self, call: tuple[int, int]) -> bool:
        return self.closed is not None or call in self.table.waited_for()

    def look_again(self) -> None:
        """Whether somebody was not called whom another server, or this one in an earlier life, should have called."""
        self.called.clear()
        self.submit(seating, ignore)

    # -- bots and clock ----------------------------------------------------------------------------------------------

    def think(self) -> None:
        """Ask the bots that have to decide, if that is for this server to do."""
        table = self.table
        if self.closed or (table.worker and table.thinker != table.worker):
            return
        for index in table.bots_asked():
            bot = table.seats[index].bot
            key = (index, table.playing().state.numbers[index])
            if bot is not None and key not in self.thinking:
                question = question_for(table, index, behind(bot))
                self.thinking[key] = asyncio.get_running_loop().create_task(self.answer_for(key, question))

    async def answer_for(self, key: tuple[int, int], question: Question) -> None:
        try:
            answer = await self.thinkers.think(question)
        except Exception:
            log.exception("bot failed", extra={"table": self.table.id, "seat": key[0]})
            answer = Answer(question.moves[0])

        def done(result: Any, error: KleinstadtError | None) -> None:
            self.thinking.pop(key, None)

        self.submit(lambda table: table.answer_as_bot(key[0], key[1], (answer.move,)), done)
        if answer.fault:
            log.warning("bot forfeits: %s", answer.fault, extra={"table": self.table.id, "seat": key[0]})
            self.submit(lambda table: table.forfeit(key[0], DEPUTY), ignore)

    def hint(self, person: PersonId | None, done: Done) -> None:
        """What a bot would do in this person's place, and why."""

        def asked(question: Question | None, error: KleinstadtError | None) -> None:
            if question is None:
                done(None, error)
            else:
                self.counsel.hint(question, done)

        self.submit(lambda table: question_for(table, table.may_be_hinted(person).index, ADVISER), asked)

    def review(self, person: PersonId | None, done: Done) -> None:
        """Which answers of this person cost most."""

        def asked(seat: int | None, error: KleinstadtError | None) -> None:
            if seat is None:
                done(None, error)
            else:
                self.counsel.review(self.table, seat, done)

        self.submit(lambda table: seat_looking_back(table, person), asked)

    def set_alarm(self) -> None:
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        left = self.table.next_alarm()
        if left is not None and self.closed is None:
            loop = asyncio.get_running_loop()
            self.alarm = loop.call_later(left / 1000 + 0.005, self.submit, ring, ignore)

    @property
    def idle(self) -> bool:
        return not (self.seats_of or self.thinking or self.inbox or self.arrivals or self.task)

    async def close(self) -> None:
        """Finish what was begun, then do nothing more."""
        while self.task is not None:
            await asyncio.shield(self.task)
        if self.closed is None:
            self.closed = Trouble()
        self.stop()
