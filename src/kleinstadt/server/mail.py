"""Mail, where the operator has named a mail server: links that confirm an address, and turns.

Turns are gathered. What is to be told lies in the database (`letters`), so it outlives servers; whoever writes to
somebody claims their mailbox there, so that of several servers one does. A mail server that is down, slow or silent
holds up nobody: few messages are under way at once, each has a deadline over all of it, and what fails is tried again
a few times, as long as that person is still waited for.
"""

import asyncio
import hmac
import logging
from collections import Counter
from email.message import EmailMessage
from hashlib import sha256

from kleinstadt.engine.errors import KleinstadtError
from kleinstadt.server import letters
from kleinstadt.server.letters import Waiting
from kleinstadt.server.notify import AGAIN, milliseconds
from kleinstadt.server.outward import Outward
from kleinstadt.server.smtp import MailServer, RefusedMail, deliver
from kleinstadt.store.ids import PersonId, TableId, new_token
from kleinstadt.store.mail import letters_of, mail_due, mailbox
from kleinstadt.store.store import Row, Store
from kleinstadt.store.writer import LostRace
from kleinstadt.store.writes import Write
from kleinstadt.table.clock import MINUTE
from kleinstadt.table.house import House

SECONDS = 30.0  # for one message
MOST_AT_ONCE = 4  # messages
MOST_WAITING = 200  # links to be sent, those that are tried again included
MOST_A_ROUND = 50  # people written to
LOOK_SECONDS = 5.0  # from one round to the next
GATHERED = MINUTE  # how long a turn waits for others of the same person
APART = 15 * MINUTE  # two notices to one person
KEY = "mail"  # the name of our secret in the store
SENT, REFUSED, FAILED = "sent", "refused", "failed"
log = logging.getLogger("kleinstadt.mail")


class Mail:
    def __init__(self, house: House, server: MailServer, page: str) -> None:
        """`page`: the address under which people open it."""
        self.house = house
        self.store: Store = house.store
        self.server = server
        self.page = page
        self.outward = Outward()
        self.key = b""
        self.free = asyncio.Semaphore(MOST_AT_ONCE)
        self.tasks: set[asyncio.Task[None]] = set()
        self.counts: Counter[str] = Counter()
        self.is_down = False

    # -- one message ----------------------------------------------------------------------------------------------

    async def send(self, message: EmailMessage) -> str:
        async with self.free:
            try:
                async with asyncio.timeout(SECONDS):
                    await deliver(self.server, self.outward, message)
                outcome = SENT
            except RefusedMail:
                outcome = REFUSED
                log.warning("the mail server refuses a message")
            except Exception as error:  # whatever it says may hold an address
                outcome = FAILED
                if not self.is_down:
                    log.warning("the mail server cannot be used: %s", type(error).__name__)
        if self.is_down and outcome == SENT:
            log.info("the mail server can be used again")
        self.is_down = outcome == FAILED
        self.counts[outcome] += 1
        return outcome

    # -- links that confirm an address ----------------------------------------------------------------------------

    def confirm(self, to: str, lang: str, who: str, token: str) -> None:
        """Send the link some time soon."""
        if len(self.tasks) >= MOST_WAITING:
            log.warning("mail left out: too many are waiting")
            return
        message = letters.confirmation(self.server, to, lang, who, f"{self.page}/#/mail/confirm/{token}")
        task = asyncio.get_running_loop().create_task(self.keep_trying(message))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def keep_trying(self, message: EmailMessage) -> None:
        for pause in (*AGAIN, 0.0):
            if await self.send(message) != FAILED or not pause:
                return
            await asyncio.sleep(pause)

    # -- links that stop it ---------------------------------------------------------------------------------------

    async def stop_token(self, id: str) -> str:
        return f"{id}.{await self.signature(id)}"

    async def stops(self, token: str) -> str | None:
        """The mailbox that this stops; None where we have not signed it."""
        id, _, signature = token.rpartition(".")
        signed = await self.signature(id)
        return id if hmac.compare_digest(signed.encode(), signature.encode()) else None

    async def signature(self, id: str) -> str:
        if not self.key:
            kept = await asyncio.to_thread(self.store.secret, KEY)
            if kept is None:  # several servers may find that at once: one is kept, and all go by it
                await self.store.commit([Write("new secret", {"name": KEY, "value": new_token()})])
                kept = await asyncio.to_thread(self.store.secret, KEY)
            self.key = (kept or "").encode()
        return hmac.new(self.key, id.encode(), sha256).hexdigest()[:40]

    # -- turns ----------------------------------------------------------------------------------------------------

    async def follow(self) -> None:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                now = milliseconds()
                due = await asyncio.to_thread(mail_due, self.store, now, now - GATHERED, MOST_A_ROUND)
                for told in await asyncio.gather(*[self.tell(person) for person in due], return_exceptions=True):
                    if isinstance(told, Exception):
                        raise told
            except Exception as error:  # the disk may be better soon
                log.warning("turns cannot be told by mail: %s", type(error).__name__)

    async def tell(self, person: PersonId) -> None:
        """Everything that waits for somebody, in one mail, if it is for us to send it."""
        now = milliseconds()
        claim = {"its_id": person, "its_now": now, "next_at": now + APART}
        try:
            await self.store.commit([Write("claim mailbox", claim)])
        except LostRace:
            return
        box = await asyncio.to_thread(mailbox, self.store, person)
        found = await asyncio.to_thread(letters_of, self.store, person)
        wanted = box is not None and box["address"] and box["notices"]
        waiting = [await self.waiting(row) if wanted and not row["muted"] else None for row in found]
        told = [row for row, still in zip(found, waiting, strict=True) if still is None]  # there is nothing to tell
        tables = [still for still in waiting if still is not None]
        again = {"its_id": person, "next_at": now + APART if tables else 0, "tries": 0}
        if box is not None and tables:
            outcome = await self.send(await self.notice(box, tables))
            if outcome == FAILED and box["tries"] < len(AGAIN):
                again["next_at"] = now + int(AGAIN[box["tries"]] * 1000)
                again["tries"] = box["tries"] + 1
            else:
                told = found
        await self.store.commit([Write("mail later", again), *[settled(row) for row in told]])

    async def notice(self, box: Row, tables: list[Waiting]) -> EmailMessage:
        stop = await self.stop_token(box["id"])
        return letters.turns(self.server, box["address"], box["lang"], self.page, stop, tables)

    async def waiting(self, row: Row) -> Waiting | None:
        """The table of a letter, if they have to decide that there still, and do not look."""
        try:
            room = await self.house.room(TableId(row["table_id"]))
        except KleinstadtError:  # it is gone
            return None
        table = room.table
        if (row["seat"], row["decision"]) not in table.waited_for() or table.seats[row["seat"]].person != row["person"]:
            return None
        others = [seat.name for number, seat in enumerate(table.seats) if number != row["seat"]]
        return Waiting(table.id, table.game.id, others)

    def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        self.outward.close()


def settled(letter: Row) -> Write:
    of = {"its_table": letter["table_id"], "its_seat": letter["seat"], "its_decision": letter["decision"]}
    return Write("letter told", of)
