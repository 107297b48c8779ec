"""The screens that are open, by whose they are: when a session ends, its screens are closed."""

import asyncio
from typing import Protocol

from kleinstadt.store.ids import PersonId, TokenHash
from kleinstadt.store.store import Store

SIGNED_OUT = 4401  # why a screen is sent away: it may come back as who it is now


class Closable(Protocol):
    def dismiss(self, code: int) -> None: ...


class Screens:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.open: dict[PersonId, dict[Closable, TokenHash]] = {}

    def add(self, screen: Closable, person: PersonId, session: TokenHash) -> None:
        self.open.setdefault(person, {})[screen] = session

    def remove(self, screen: Closable, person: PersonId) -> None:
        theirs = self.open.get(person, {})
        theirs.pop(screen, None)
        if not theirs:
            self.open.pop(person, None)

    async def check(self, person: str) -> None:
        """Something of this person's sessions has changed: close the screens of those that are no longer theirs."""
        theirs = dict(self.open.get(PersonId(person), {}))
        for session in set(theirs.values()):
            row = await asyncio.to_thread(self.store.session, session)
            if row is None or row["person"] != person:
                for screen in [screen for screen, its in theirs.items() if its == session]:
                    screen.dismiss(SIGNED_OUT)
