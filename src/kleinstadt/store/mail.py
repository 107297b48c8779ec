"""Where mail goes, and what is still to be told there."""

import sqlalchemy as sa

from kleinstadt.store.ids import PersonId, TokenHash
from kleinstadt.store.schema import letters, mailboxes, muted
from kleinstadt.store.store import Row, Store, every, first


def mailbox(store: Store, person: PersonId) -> Row | None:
    with store.engine.connect() as connection:
        return first(connection, sa.select(mailboxes).where(mailboxes.c.person == person))


def mailbox_to_confirm(store: Store, token: TokenHash, now: int) -> Row | None:
    wanted = mailboxes.c.token_hash == token, mailboxes.c.expires_at > now
    with store.engine.connect() as connection:
        return first(connection, sa.select(mailboxes).where(*wanted))


def mail_due(store: Store, now: int, before: int, most: int) -> list[PersonId]:
    """Who may be written to, and was waited for before then; the longest first."""
    found = sa.select(letters.c.person).join(mailboxes, mailboxes.c.person == letters.c.person)
    found = found.where(mailboxes.c.next_at <= now).group_by(letters.c.person)
    oldest = sa.func.min(letters.c.at)
    with store.engine.connect() as connection:
        rows = every(connection, found.having(oldest <= before).order_by(oldest).limit(most))
        return [PersonId(row["person"]) for row in rows]


def letters_of(store: Store, person: PersonId) -> list[Row]:
    """The oldest first; `muted` where nothing is to be heard of that table."""
    silent = sa.and_(muted.c.table_id == letters.c.table_id, muted.c.person == letters.c.person)
    found = sa.select(letters, muted.c.person.is_not(None).label("muted")).outerjoin(muted, silent)
    with store.engine.connect() as connection:
        return every(connection, found.where(letters.c.person == person).order_by(letters.c.at))
