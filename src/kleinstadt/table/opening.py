"""How tables come to be: from somebody's wish, or as a rematch."""

import json

from msgspec import Struct
from msgspec import json as wire

from kleinstadt.bots import opponents, table_bots
from kleinstadt.engine.chance import fresh_seed
from kleinstadt.engine.registry import game
from kleinstadt.store.ids import PersonId, TableId, Token, new_table_id
from kleinstadt.table.clock import Clock
from kleinstadt.table.errors import refused
from kleinstadt.table.screen import Pace
from kleinstadt.table.seat import Seat, clean_name
from kleinstadt.table.table import Table

LONGEST_BUDGET = 7 * 24 * 3600
SHORTEST_BUDGET = 10
MOST_DAYS = 30


class Me(Struct, tag_field="kind", tag="me", forbid_unknown_fields=True):
    name: str


class ByLink(Struct, tag_field="kind", tag="link", forbid_unknown_fields=True):
    pass


class ABot(Struct, tag_field="kind", tag="bot", forbid_unknown_fields=True):
    bot: str


SeatWish = Me | ByLink | ABot


class Wish(Struct, forbid_unknown_fields=True):
    """A table as somebody wants it."""

    game: str
    seats: list[SeatWish]
    options: dict[str, str | int | bool] = {}
    pace: Pace = Pace(kind="none")
    seed: int | None = None


class Opened(Struct):
    """A new table, and the links to its free seats."""

    table: Table
    links: list[tuple[int, Token]]


def check_bot(bot: str) -> str:
    if bot not in table_bots():
        raise refused("unknown_bot", f"There is no bot {bot!r}.", bot=bot, known=", ".join(opponents()))
    return bot


def check_pace(pace: Pace) -> Pace:
    if pace.kind == "none":
        return Pace(kind="none")
    if pace.kind == "days":
        if not isinstance(pace.days, int) or not 1 <= pace.days <= MOST_DAYS:
            raise refused("bad_days", f"An answer has 1 to {MOST_DAYS} days.", most=MOST_DAYS)
        return Pace(kind="days", days=pace.days)
    seconds = pace.seconds
    if not isinstance(seconds, int) or not SHORTEST_BUDGET <= seconds <= LONGEST_BUDGET:
        raise refused(
            "bad_budget",
            f"A time budget is between {SHORTEST_BUDGET} and {LONGEST_BUDGET} seconds.",
            fewest=SHORTEST_BUDGET,
            most=LONGEST_BUDGET,
        )
    return Pace(kind="budget", seconds=seconds, at_zero="bot")


def open_table(wish: Wish, person: PersonId, clock: Clock) -> Opened:
    """The table, not yet in the store: its writes are to be committed."""
    rules = game(wish.game)
    options = rules.complete(len(wish.seats), wish.options)
    mine = [seat for seat in wish.seats if isinstance(seat, Me)]
    if len(mine) > 1:
        raise refused("one_seat_each", "You can take one seat only.")
    if wish.seed is not None and any(isinstance(seat, ByLink) for seat in wish.seats):
        raise refused("seed_among_friends", "A chosen seed is for games alone with bots: who knows it knows the deck.")
    if wish.seed is not None and not 0 <= wish.seed < 2**63:
        raise refused("bad_seed", "A seed is a number from 0 up.")
    seats = [Seat(index) for index in range(len(wish.seats))]
    seed = fresh_seed() if wish.seed is None else wish.seed
    table = Table(new_table_id(), rules, options, seed, check_pace(wish.pace), person, seats, clock)
    table.seed_chosen = wish.seed is not None
    note_new(table)
    links: list[tuple[int, Token]] = []
    for seat, want in zip(seats, wish.seats, strict=True):
        if isinstance(want, Me):
            name = clean_name(want.name)
            if not name:
                raise refused("no_name", "Please say your name.")
            seat.owner, seat.owner_name = person, name
            table.sit(seat, person, name, None, ready=False)
        elif isinstance(want, ABot):
            table.sit(seat, None, table.bot_name(check_bot(want.bot), seat.index), want.bot, ready=True)
        else:
            links.append((seat.index, table.new_link(seat.index)))
    return Opened(table, links)


def note_new(table: Table) -> None:
    now = table.clock()
    table.note(
        "new table",
        {
            "id": table.id,
            "game": table.game.id,
            "rules_version": table.game.rules_version,
            "options": json.dumps(table.options),
            "seats": len(table.seats),
            "seed": f"{table.seed:x}",
            "pace": wire.encode(table.pace).decode(),
            "state": "open",
            "host": table.host,
            "rematch": None,
            "created_at": now,
            "changed_at": now,
            "deciding": "[]",
            "ranking": None,
            "used": table.used_row(),
            "seed_chosen": table.seed_chosen,
        },
    )
    for seat in table.seats:
        table.note("new seat", seat.new_row(table.id))


def rematch(old: Table, person: PersonId | None) -> TableId:
    """A new table for the same people and bots. Asked twice, it is the same one."""
    if person is None or not any(person in (seat.person, seat.owner) for seat in old.seats):
        raise refused("not_seated", "You have no seat at this table.")
    if old.state != "over":
        raise refused("not_over", "The game is not over yet.")
    if old.rematch is None:
        seats = [Seat(index) for index in range(len(old.seats))]
        table = Table(new_table_id(), old.game, old.options, fresh_seed(), old.pace, person, seats, old.clock)
        note_new(table)
        for seat, before in zip(seats, old.seats, strict=True):
            if before.owner is not None:
                seat.owner, seat.owner_name = before.owner, before.owner_name
                table.sit(seat, before.owner, before.owner_name, None, ready=before.owner == person)
            else:
                table.sit(seat, None, before.name, before.bot, ready=True)
        old.rematch = table.id
        old.writes.extend(table.take_writes())
        old.note_change()
        old.news.seating = True
    return old.rematch
