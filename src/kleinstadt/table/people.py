"""People are known by a secret in their browser. It lives on while it is used."""

import asyncio
from typing import Any, NamedTuple

from kleinstadt.store.ids import PersonId, Token, TokenHash, hashed, new_name, new_person_id, new_token
from kleinstadt.store.store import Store
from kleinstadt.store.writes import Write
from kleinstadt.table.clock import DAY, Clock

LIFE = 180 * DAY


class Known(NamedTuple):
    """A person, and whether it is time to renew the cookie. Who has signed in has a name, and behind them the guest
    whom this browser is when they have signed out."""

    id: PersonId
    renewed: bool
    session: TokenHash
    name: str | None = None
    guest: PersonId | None = None


class People:
    def __init__(self, store: Store, clock: Clock) -> None:
        self.store = store
        self.clock = clock

    async def known(self, token: str | None) -> Known | None:
        """Who this is; None if nobody we know, or not any more."""
        if not token:
            return None
        session = hashed(Token(token))
        row = await asyncio.to_thread(self.store.session, session)
        now = self.clock()
        if row is None or row["expires_at"] <= now:
            return None
        renew = row["expires_at"] < now + LIFE - DAY
        if renew:
            times = {"expires_at": now + LIFE, "seen_at": now}
            await self.store.commit([Write("renew session", {"its_token_hash": session, **times})])
        return Known(PersonId(row["person"]), renew, session, row["name"], row["guest"])

    async def new(self) -> tuple[PersonId, Token]:
        """Somebody new, and the secret of their browser."""
        id, token = new_person_id(), new_token()
        await self.store.commit([self.born(id), self.session(token, id)])
        return id, token

    def born(self, id: PersonId) -> Write:
        return Write("new person", {"id": id, "created_at": self.clock(), "notify_url": None})

    def session(self, token: Token, person: PersonId, guest: PersonId | None = None, device: str = "") -> Write:
        now = self.clock()
        row: dict[str, Any] = {"token_hash": hashed(token), "id": new_name(), "person": person, "guest": guest}
        times = {"created_at": now, "expires_at": now + LIFE, "seen_at": now}
        return Write("new session", {**row, **times, "device": device})
