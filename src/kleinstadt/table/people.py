"""People are known by a secret in their browser. It lives on while it is used."""

import asyncio
from typing import NamedTuple

from kleinstadt.store.ids import PersonId, Token, hashed, new_person_id, new_token
from kleinstadt.store.store import Store
from kleinstadt.store.writes import Write
from kleinstadt.table.clock import DAY, Clock

LIFE = 180 * DAY


class Known(NamedTuple):
    """A person, and the secret again if it is time to renew the cookie."""

    id: PersonId
    renewed: bool


class People:
    def __init__(self, store: Store, clock: Clock) -> None:
        self.store = store
        self.clock = clock

    async def known(self, token: str | None) -> Known | None:
        """Who this is; None if nobody we know, or not any more."""
        if not token:
            return None
        row = await asyncio.to_thread(self.store.person_of, hashed(Token(token)))
        now = self.clock()
        if row is None or row["expires_at"] <= now:
            return None
        renew = row["expires_at"] < now + LIFE - DAY
        if renew:
            await self.store.commit([Write("renew person", {"its_id": row["id"], "expires_at": now + LIFE})])
        return Known(PersonId(row["id"]), renew)

    async def new(self) -> tuple[PersonId, Token]:
        id, token, now = new_person_id(), new_token(), self.clock()
        row = {"id": id, "token_hash": hashed(token), "created_at": now, "expires_at": now + LIFE, "notify_url": None}
        await self.store.commit([Write("new person", row)])
        return id, token
