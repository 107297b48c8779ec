"""Everything that is ever written, by name. A write is a statement's name and its row."""

from typing import Any, NamedTuple

import sqlalchemy as sa

from kleinstadt.store.schema import (
    accounts,
    attendance,
    browsers,
    calls,
    chat,
    entries,
    kept_games,
    kin,
    letters,
    links,
    mailboxes,
    muted,
    pads,
    people,
    positions,
    seats,
    service,
    sessions,
    sitters,
    tables,
    tidings,
    tries,
)


class Write(NamedTuple):
    what: str
    row: dict[str, Any]


def p(name: str) -> sa.BindParameter[Any]:
    return sa.bindparam(name)


MOST_BROWSERS = 10  # of one person; the oldest are forgotten

newest = (
    sa.select(browsers.c.endpoint_hash)
    .where(browsers.c.person == p("its_id"))
    .order_by(browsers.c.created_at.desc(), browsers.c.endpoint_hash)
    .limit(MOST_BROWSERS)
)

# A call is claimed once for a decision, or again from a worker that is gone before it was done.
CLAIM_CALL = """
INSERT INTO calls (table_id, seat, decision, worker, at, done)
VALUES (:table_id, :seat, :decision, :worker, :at, :done)
ON CONFLICT (table_id, seat) DO UPDATE
SET decision = excluded.decision, worker = excluded.worker, at = excluded.at, done = excluded.done
WHERE calls.decision < excluded.decision
OR (calls.decision = excluded.decision AND NOT calls.done AND calls.worker NOT IN (SELECT id FROM workers))
"""

# Asked for anew, what was confirmed before stays until this is.
WANT_MAIL = """
INSERT INTO mailboxes (person, id, address, wanted, token_hash, expires_at, lang, notices, next_at, tries)
VALUES (:person, :id, '', :wanted, :token_hash, :expires_at, :lang, :notices, 0, 0)
ON CONFLICT (person) DO UPDATE
SET wanted = excluded.wanted, token_hash = excluded.token_hash, expires_at = excluded.expires_at, lang = excluded.lang
"""

# Of a seat only the latest decision is told.
NEW_LETTER = """
INSERT INTO letters (table_id, seat, person, decision, at) VALUES (:table_id, :seat, :person, :decision, :at)
ON CONFLICT (table_id, seat) DO UPDATE SET person = excluded.person, decision = excluded.decision, at = excluded.at
"""

# Every try moves the time on until which tries count. Where it is too far ahead already there is none left.
TAKE_TRY = """
INSERT INTO tries (id, until) VALUES (:id, :fresh)
ON CONFLICT (id) DO UPDATE SET until = (CASE WHEN tries.until > :now THEN tries.until ELSE :now END) + :each
WHERE tries.until <= :latest
"""

# In the order in which they are written where several are committed together: what others refer to comes first.
# Names of parameters that select a row begin with "its_", because a parameter named like a column is a new value.
STATEMENTS: dict[str, sa.Insert | sa.Update | sa.Delete | sa.TextClause] = {
    "new person": sa.insert(people),
    "new account": sa.insert(accounts),
    "password": sa.update(accounts).where(accounts.c.person == p("its_id")).values(password=p("password")),
    "renew session": sa.update(sessions)
    .where(sessions.c.token_hash == p("its_token_hash"))
    .values(expires_at=p("expires_at"), seen_at=p("seen_at")),
    # A session that ends leaves its browser the guest who was there before; a guest's own is deleted.
    "end session": sa.update(sessions)
    .where(sessions.c.id == p("its_id"), sessions.c.person == p("its_person"), sessions.c.guest.is_not(None))
    .values(person=sessions.c.guest, guest=None, device=""),
    "drop bare session": sa.delete(sessions).where(
        sessions.c.id == p("its_id"), sessions.c.person == p("its_person"), sessions.c.guest.is_(None)
    ),
    "end sessions": sa.update(sessions)
    .where(sessions.c.person == p("its_id"), sessions.c.guest.is_not(None))
    .values(person=sessions.c.guest, guest=None, device=""),
    "drop session": sa.delete(sessions).where(sessions.c.token_hash == p("its_token_hash")),
    "drop sessions": sa.delete(sessions).where(sessions.c.person == p("its_id")),
    "drop sessions over": sa.delete(sessions).where(sessions.c.guest == p("its_id")),
    "new session": sa.insert(sessions),
    "forget mailbox": sa.delete(mailboxes).where(mailboxes.c.person == p("its_id")),
    "forget account": sa.delete(accounts).where(accounts.c.person == p("its_id")),
    "forget person": sa.delete(people).where(people.c.id == p("its_id")),
    # Who has come again since it was looked is here.
    "forget idle": sa.delete(people).where(
        people.c.id == p("its_id"),
        people.c.id.not_in(sa.select(sessions.c.person).where(sessions.c.seen_at >= p("its_before"))),
    ),
    "kept": sa.update(accounts)
    .where(accounts.c.person == p("its_id"), accounts.c.kept == p("its_version"))
    .values(kept=p("version")),
    "drop kept": sa.delete(kept_games).where(kept_games.c.person == p("its_id"), kept_games.c.id == p("its_game")),
    "new kept": sa.insert(kept_games),
    "new kin": sa.insert(kin),
    "forget old tidings": sa.delete(tidings).where(tidings.c.at < p("its_before")),
    "tidings": sa.insert(tidings),
    "notify person": sa.update(people).where(people.c.id == p("its_id")).values(notify_url=p("notify_url")),
    "new table": sa.insert(tables),
    "table": sa.update(tables)
    .where(tables.c.id == p("its_id"), tables.c.version == p("its_version"))
    .values(
        version=p("version"),
        state=p("state"),
        rematch=p("rematch"),
        changed_at=p("changed_at"),
        deciding=p("deciding"),
        ranking=p("ranking"),
        used=p("used"),
        closing=p("closing"),
        waiting=p("waiting"),
        due=p("due"),
        asking=p("asking"),
        thinker=p("thinker"),
        charged_at=p("charged_at"),
        spared=p("spared"),
    ),
    "new seat": sa.insert(seats),
    "seat": sa.update(seats)
    .where(seats.c.table_id == p("its_table"), seats.c.seat == p("its_seat"))
    .values(
        owner=p("owner"),
        owner_name=p("owner_name"),
        person=p("person"),
        name=p("name"),
        bot=p("bot"),
        ready=p("ready"),
        seen_at=p("seen_at"),
    ),
    "new sitter": sa.insert(sitters),
    "new entry": sa.insert(entries),
    "new chat": sa.insert(chat),
    "new link": sa.insert(links),
    "use link": sa.update(links)
    .where(links.c.token_hash == p("its_token_hash"), links.c.used_at.is_(None))
    .values(used_at=p("used_at")),
    "drop position": sa.delete(positions).where(positions.c.table_id == p("its_table")),
    "new position": sa.insert(positions),
    "served": sa.update(service).where(service.c.served < p("served")).values(served=p("served")),
    "forget table": sa.delete(tables).where(tables.c.id == p("its_id")),
    "new pad": sa.insert(pads),
    "pad": sa.update(pads)
    .where(pads.c.token_hash == p("its_token_hash"), pads.c.version == p("its_version"))
    .values(version=p("version"), cells=p("cells"), heard=p("heard"), changed_at=p("changed_at")),
    "forget pad": sa.delete(pads).where(pads.c.token_hash == p("its_token_hash")),
    "forget old pads": sa.delete(pads).where(pads.c.changed_at < p("its_before")),
    "drop here": sa.delete(attendance).where(
        attendance.c.place == p("its_place"), attendance.c.worker == p("its_worker")
    ),
    "here": sa.insert(attendance),
    "forget here": sa.delete(attendance).where(attendance.c.place == p("its_place")),
    "new secret": sa.text("INSERT INTO secrets (name, value) VALUES (:name, :value) ON CONFLICT (name) DO NOTHING"),
    # A browser is somebody's: who shows its keys has it, and whoever had it before has not.
    "drop browser": sa.delete(browsers).where(
        browsers.c.endpoint_hash == p("its_hash"),
        sa.or_(browsers.c.person == p("its_id"), browsers.c.auth == p("its_auth")),
    ),
    "new browser": sa.insert(browsers),
    "drop old browsers": sa.delete(browsers).where(
        browsers.c.person == p("its_id"), browsers.c.endpoint_hash.not_in(newest)
    ),
    "forget browsers": sa.delete(browsers).where(browsers.c.person == p("its_id")),
    "forget muted": sa.delete(muted).where(muted.c.person == p("its_id")),
    "lost browser": sa.delete(browsers).where(browsers.c.endpoint_hash == p("its_hash")),
    "unmute": sa.delete(muted).where(muted.c.table_id == p("its_table"), muted.c.person == p("its_person")),
    "mute": sa.insert(muted),
    "claim call": sa.text(CLAIM_CALL),
    "call done": sa.update(calls)
    .where(calls.c.table_id == p("its_table"), calls.c.seat == p("its_seat"), calls.c.decision == p("its_decision"))
    .values(done=True),
    "want mail": sa.text(WANT_MAIL),
    "confirm mail": sa.update(mailboxes)
    .where(mailboxes.c.token_hash == p("its_token_hash"), mailboxes.c.expires_at > p("its_now"))
    .values(id=p("id"), address=mailboxes.c.wanted, wanted="", token_hash=None, tries=0),
    "unwant mail": sa.update(mailboxes).where(mailboxes.c.person == p("its_id")).values(wanted="", token_hash=None),
    "mail notices": sa.update(mailboxes)
    .where(mailboxes.c.person == p("its_id"))
    .values(notices=p("notices"), lang=p("lang")),
    "stop mail": sa.update(mailboxes).where(mailboxes.c.id == p("its_id")).values(notices=False),
    "claim mailbox": sa.update(mailboxes)
    .where(mailboxes.c.person == p("its_id"), mailboxes.c.next_at <= p("its_now"))
    .values(next_at=p("next_at")),
    "mail later": sa.update(mailboxes)
    .where(mailboxes.c.person == p("its_id"))
    .values(next_at=p("next_at"), tries=p("tries")),
    "new letter": sa.text(NEW_LETTER),
    "letter told": sa.delete(letters).where(
        letters.c.table_id == p("its_table"), letters.c.seat == p("its_seat"), letters.c.decision == p("its_decision")
    ),
    "forget old tries": sa.delete(tries).where(tries.c.until < p("its_before")),
    "take try": sa.text(TAKE_TRY),
    "forget letters": sa.delete(letters).where(letters.c.person == p("its_id")),
}

# These must meet a row that is still as expected; if another server was faster, the race is lost.
GUARDED = frozenset(["table", "use link", "pad", "claim call", "kept", "confirm mail", "claim mailbox", "take try"])
