"""The tables of the database. Times are milliseconds since 1970, or where it is said served ones (see `service`);
options, paces and positions are JSON text.

`entries`, `sitters` and `chat` are only ever added to. Changes here need a migration in `migrations/versions`.
"""

import sqlalchemy as sa

metadata = sa.MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def of_table() -> "sa.Column[str]":
    return sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


people = sa.Table(
    "people",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("created_at", sa.BigInteger, nullable=False),
    sa.Column("notify_url", sa.Text),
)

sessions = sa.Table(  # the cookies: who a browser is, and the guest who is back when somebody signs out there
    "sessions",
    metadata,
    sa.Column("token_hash", sa.String(64), primary_key=True),
    sa.Column("id", sa.String(32), nullable=False, unique=True),  # by which it is named, which is no secret
    sa.Column("person", sa.String(32), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("guest", sa.String(32)),  # not there: nobody has signed in
    sa.Column("created_at", sa.BigInteger, nullable=False),
    sa.Column("expires_at", sa.BigInteger, nullable=False),
    sa.Column("seen_at", sa.BigInteger, nullable=False),  # to the day
    sa.Column("device", sa.String(64), nullable=False, server_default=""),
)

accounts = sa.Table(  # people who can sign in
    "accounts",
    metadata,
    sa.Column("person", sa.String(32), sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("name_key", sa.String(128), nullable=False, unique=True),  # names that look alike have the same
    sa.Column("password", sa.String(256), nullable=False),  # Argon2, never plain
    sa.Column("created_at", sa.BigInteger, nullable=False),
    sa.Column("kept", sa.Integer, nullable=False, server_default="0"),  # the version of their kept games
)

kept_games = sa.Table(  # of people with an account, so that every device of theirs has them
    "kept_games",
    metadata,
    sa.Column("person", sa.String(32), sa.ForeignKey("accounts.person", ondelete="CASCADE"), primary_key=True),
    sa.Column("id", sa.String(80), primary_key=True),
    sa.Column("changed", sa.String(24), nullable=False),
    sa.Column("version", sa.Integer, nullable=False),  # in which it came
    sa.Column("record", sa.Text, nullable=False),  # JSON; empty: deleted
    sa.Index("ix_kept_games_version", "person", "version"),
)

kin = sa.Table(  # an account and a guest of one browser: they know each other's hands. Outlives both.
    "kin",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),  # twice the same does no harm
    sa.Column("person", sa.String(32), nullable=False, index=True),
    sa.Column("other", sa.String(32), nullable=False, index=True),
)

tidings = sa.Table(  # what every server on this database has to look at again; forgotten after a few minutes
    "tidings",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("what", sa.String(16), nullable=False),  # "person" or "table"
    sa.Column("subject", sa.String(32), nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
)

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("rules_version", sa.Integer, nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("seed", sa.String(40), nullable=False),  # hexadecimal: 128 bits fit no integer column
    sa.Column("pace", sa.Text, nullable=False),
    sa.Column("state", sa.String(16), nullable=False),
    sa.Column("host", sa.String(32), index=True),
    sa.Column("rematch", sa.String(32)),
    sa.Column("created_at", sa.BigInteger, nullable=False),
    # What a list of tables shows, written with every entry so that listing wakes nobody. JSON text.
    sa.Column("changed_at", sa.BigInteger, nullable=False),
    sa.Column("deciding", sa.Text),  # seats; not there: last written before this was noted
    sa.Column("ranking", sa.Text),  # places, of a game that is over
    sa.Column("used", sa.Text, nullable=False, server_default="[]"),  # milliseconds each seat has thought so far
    sa.Column("seed_chosen", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("closing", sa.Text),  # who asks to close the game, and who has agreed; JSON text
    # Served time: since when each seat is waited for (JSON text), and when the first one is late, by correspondence.
    sa.Column("waiting", sa.Text, nullable=False, server_default="[]"),
    sa.Column("due", sa.BigInteger, index=True),
    # One more with every commit: of two servers that go on from the same version the second one is too late.
    sa.Column("version", sa.Integer, nullable=False, server_default="0"),
    sa.Column("asking", sa.Text),  # who asks to take back, and who has agreed; JSON text
    sa.Column("thinker", sa.String(16), index=True),  # the worker that thinks for the bots that have to decide
    # Up to when (served time) the time is booked, and of each seat the milliseconds that cost nothing (JSON text).
    sa.Column("charged_at", sa.BigInteger),
    sa.Column("spared", sa.Text, nullable=False, server_default="[]"),
)

seats = sa.Table(  # who sits there now, and whose seat it is
    "seats",
    metadata,
    of_table(),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("owner", sa.String(32), index=True),
    sa.Column("owner_name", sa.String(64), nullable=False),
    sa.Column("person", sa.String(32), index=True),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("bot", sa.String(64)),
    sa.Column("ready", sa.Boolean, nullable=False),
    sa.Column("seen_at", sa.BigInteger, nullable=False, server_default="0"),  # served time when they were last here
)

sitters = sa.Table(  # everybody who ever sat there, and from which entry on
    "sitters",
    metadata,
    of_table(),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("entry", sa.Integer, nullable=False),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("bot", sa.String(64)),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("person", sa.String(32)),
)

entries = sa.Table(
    "entries",
    metadata,
    of_table(),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("line", sa.Text, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("used", sa.Text, nullable=False),  # milliseconds each seat has thought so far
)

chat = sa.Table(
    "chat",
    metadata,
    of_table(),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("who", sa.String(64), nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
)

links = sa.Table(
    "links",
    metadata,
    sa.Column("token_hash", sa.String(64), primary_key=True),
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("expires_at", sa.BigInteger, nullable=False),
    sa.Column("used_at", sa.BigInteger),
)

positions = sa.Table(  # the latest dump of each game: where it goes on if newer rules cannot replay it
    "positions",
    metadata,
    of_table(),
    sa.Column("entries", sa.Integer, nullable=False),
    sa.Column("rules_version", sa.Integer, nullable=False),
    sa.Column("dump", sa.Text, nullable=False),
)

service = sa.Table(  # one row: the milliseconds that a server was there, in all its lives
    "service",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("served", sa.BigInteger, nullable=False),
)

pads = sa.Table(  # score pads that several phones fill in
    "pads",
    metadata,
    sa.Column("token_hash", sa.String(64), primary_key=True),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("cells", sa.Text, nullable=False),  # JSON text: by name, the version in which it was said, and what
    sa.Column("heard", sa.Text, nullable=False),  # JSON text: by phone, the number of what was heard last
    sa.Column("created_at", sa.BigInteger, nullable=False),
    sa.Column("changed_at", sa.BigInteger, nullable=False, index=True),
)

# How people who are not looking are told that it is their turn.

secrets = sa.Table(  # the server's own, made once
    "secrets",
    metadata,
    sa.Column("name", sa.String(32), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)

browsers = sa.Table(  # that take messages for somebody (Web Push)
    "browsers",
    metadata,
    sa.Column("endpoint_hash", sa.String(64), primary_key=True),
    sa.Column("person", sa.String(32), primary_key=True, index=True),
    sa.Column("endpoint", sa.Text, nullable=False),
    sa.Column("p256dh", sa.String(128), nullable=False),  # the browser's keys: only it can read what is sent
    sa.Column("auth", sa.String(32), nullable=False),
    sa.Column("lang", sa.String(8), nullable=False),
    sa.Column("page", sa.Text, nullable=False),  # under which address it knows us
    sa.Column("created_at", sa.BigInteger, nullable=False),
)

muted = sa.Table(  # the tables that somebody wants to hear nothing of
    "muted",
    metadata,
    of_table(),
    sa.Column("person", sa.String(32), primary_key=True),
)

calls = sa.Table(  # for which decision whoever sits there was called last, through which worker
    "calls",
    metadata,
    of_table(),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("decision", sa.Integer, nullable=False),
    sa.Column("worker", sa.String(16), nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("done", sa.Boolean, nullable=False),
)

mailboxes = sa.Table(  # of people with an account: where their mail goes
    "mailboxes",
    metadata,
    sa.Column("person", sa.String(32), sa.ForeignKey("accounts.person", ondelete="CASCADE"), primary_key=True),
    sa.Column("id", sa.String(32), nullable=False, unique=True),  # by which a link to stop names it
    sa.Column("address", sa.Text, nullable=False),  # one that was confirmed; empty: none yet
    sa.Column("wanted", sa.Text, nullable=False),  # one that is to be confirmed; empty: none
    sa.Column("token_hash", sa.String(64), unique=True),  # of the link that confirms it, until then
    sa.Column("expires_at", sa.BigInteger, nullable=False),
    sa.Column("lang", sa.String(8), nullable=False),
    sa.Column("notices", sa.Boolean, nullable=False),
    sa.Column("next_at", sa.BigInteger, nullable=False),  # before then no further notice is sent
    sa.Column("tries", sa.Integer, nullable=False),  # that have failed
)

letters = sa.Table(  # the turns that are still to be told by mail
    "letters",
    metadata,
    of_table(),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("person", sa.String(32), nullable=False, index=True),
    sa.Column("decision", sa.Integer, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
)

# Several servers on one database; empty where there is only ever one. What is in these dies with the servers.

workers = sa.Table(  # those that are there, and when they said so last, by the database's clock
    "workers",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("seen_at", sa.BigInteger, nullable=False),
)

attendance = sa.Table(  # who looks on at a table or a shared pad through which worker
    "attendance",
    metadata,
    sa.Column("place", sa.String(64), primary_key=True),  # the id of a table, or a pad's hash
    sa.Column("worker", sa.String(16), primary_key=True, index=True),
    sa.Column("people", sa.Text, nullable=False),  # JSON text
    sa.Column("watchers", sa.Integer, nullable=False),
)

tries = sa.Table(  # of what must not be tried too often through all of them together
    "tries",
    metadata,
    sa.Column("id", sa.String(64), primary_key=True),  # the hash of what is tried, and by or at whom
    sa.Column("until", sa.BigInteger, nullable=False),  # every try moves it on; nothing is left of any when it has come
)

PASSING = (workers, attendance, tidings, tries)
