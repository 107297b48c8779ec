"""Accounts: people who can sign in from several browsers. Guests are people, too, and nobody has to have one.

Whoever makes an account stays the same person, with the same seats. Whoever signs in leaves the guest of that browser
alone: nothing of theirs goes to the account, and when the session ends, however it ends, the browser is that guest
again. The two are kin from then on, because they may have looked into each other's hands (`Seating.claim`).
"""

import asyncio

from kleinstadt.store.ids import PersonId, Token, new_name, new_person_id, new_token
from kleinstadt.store.store import Row
from kleinstadt.store.writer import LostRace
from kleinstadt.store.writes import Write
from kleinstadt.table.errors import Refused, refused
from kleinstadt.table.passwords import Passwords, account_name
from kleinstadt.table.people import Known, People
from kleinstadt.table.tidings import PERSON, Tidings


def wrong_password() -> Refused:
    return refused("wrong_password", "This name and this password do not belong together.")


def not_signed_in() -> Refused:
    return refused("not_signed_in", "You are not signed in.")


class Accounts:
    def __init__(self, people: People, tidings: Tidings) -> None:
        self.people = people
        self.store = people.store
        self.tidings = tidings
        self.passwords = Passwords()

    # -- coming and going ------------------------------------------------------------------------------------------

    async def make(self, known: Known | None, name: str, password: str, device: str) -> Token:
        """An account for who this is by now. They are signed in by a new secret."""
        if known is not None and known.name is not None:
            raise refused("signed_in", "You are signed in already.")
        shown, key = account_name(name)
        kept = await self.passwords.kept(password)
        if await asyncio.to_thread(self.store.account, key) is not None:
            raise refused("name_taken", "Somebody else has this name.")
        person = new_person_id() if known is None else known.id
        token, guest = new_token(), new_person_id()
        row = {"person": person, "name": shown, "name_key": key, "password": kept, "created_at": self.people.clock()}
        writes = [Write("new account", row), self.people.born(guest), self.kin(person, guest)]
        writes += [self.people.session(token, person, guest, device)]
        writes += [self.people.born(person)] if known is None else [drop(known)]
        try:
            await self.tidings.spread(PERSON, person, writes)
        except LostRace:  # the name, or an account of this person, at the same moment
            raise refused("name_taken", "Somebody else has this name.") from None
        return token

    async def sign_in(self, known: Known | None, name: str, password: str, device: str) -> Token:
        """By a new secret; the one of before is of no use any more."""
        account = await self.by_name(name)
        if not await self.passwords.matches(password_of(account), password) or account is None:
            raise wrong_password()
        person = PersonId(account["person"])
        token = new_token()
        guest = behind(known)
        if guest == person:  # made an account in another window, at the same moment
            guest = None
        writes = [] if known is None else [drop(known)]
        if guest is None:
            guest = new_person_id()
            writes.append(self.people.born(guest))
        if guest not in await asyncio.to_thread(self.store.kin_of, person):
            writes.append(self.kin(person, guest))
        writes.append(self.people.session(token, person, guest, device))
        await self.tidings.spread(PERSON, person if known is None else known.id, writes)
        return token

    async def by_name(self, name: str) -> Row | None:
        try:
            _, key = account_name(name)
        except Refused:
            return None
        return await asyncio.to_thread(self.store.account, key)

    async def sign_out(self, known: Known | None) -> None:
        """The secret goes on as the guest's."""
        signed_in = need_account(known)
        for row in await asyncio.to_thread(self.store.sessions_of, signed_in.id, self.people.clock()):
            if row["token_hash"] == signed_in.session:
                await self.tidings.spread(PERSON, signed_in.id, ended_one(signed_in.id, row["id"]))

    # -- one's own account -----------------------------------------------------------------------------------------

    async def sessions(self, known: Known) -> list[Row]:
        return await asyncio.to_thread(self.store.sessions_of, known.id, self.people.clock())

    async def end_session(self, known: Known | None, id: str) -> None:
        """One of one's own; that of anybody else is none."""
        signed_in = need_account(known)
        await self.tidings.spread(PERSON, signed_in.id, [*ended_one(signed_in.id, id), silent(signed_in.id)])

    async def change_password(self, known: Known | None, old: str, new: str, device: str) -> Token:
        """All other sessions end, and this one goes on by a new secret."""
        signed_in = need_account(known)
        await self.check(signed_in, old)
        kept = await self.passwords.kept(new)
        token = new_token()
        writes = [Write("password", {"its_id": signed_in.id, "password": kept}), *ended(signed_in.id), drop(signed_in)]
        writes.append(self.people.session(token, signed_in.id, signed_in.guest, device))
        await self.tidings.spread(PERSON, signed_in.id, writes)
        return token

    async def check(self, known: Known, password: str) -> None:
        account = await asyncio.to_thread(self.store.account_of, known.id)
        if not await self.passwords.matches(password_of(account), password):
            raise refused("wrong_old_password", "That is not your password.")

    def kin(self, person: PersonId, other: PersonId) -> Write:
        return Write("new kin", {"id": new_name(), "person": person, "other": other})


def password_of(account: Row | None) -> str | None:
    return None if account is None else str(account["password"])


def need_account(known: Known | None) -> Known:
    if known is None or known.name is None:
        raise not_signed_in()
    return known


def behind(known: Known | None) -> PersonId | None:
    """The guest of this browser."""
    return None if known is None else known.id if known.name is None else known.guest


def drop(known: Known) -> Write:
    return Write("drop session", {"its_token_hash": known.session})


def ended_one(person: PersonId, session: str) -> list[Write]:
    row = {"its_id": session, "its_person": person}
    return [Write("end session", row), Write("drop bare session", row)]


def ended(person: PersonId) -> list[Write]:
    """All sessions of a person: the guests are back where they signed in."""
    return [Write("end sessions", {"its_id": person}), Write("drop sessions", {"its_id": person}), silent(person)]


def silent(person: PersonId) -> Write:
    """No browser gets notices of theirs. Those that are still theirs say so again when the page is opened."""
    return Write("forget browsers", {"its_id": person})


def forgotten(person: PersonId) -> list[Write]:
    """A person, with account and sessions. Where they were the guest behind somebody, that one has to sign in again."""
    further = ("drop sessions over", "forget mailbox", "forget account", "forget person", "forget muted")
    everything = (*further, "forget letters")
    return [*ended(person), *[Write(what, {"its_id": person}) for what in everything]]
