"""What the operator does, through the database: beside servers that run, or while there is none. Servers read in
the tidings where to look."""

from kleinstadt.engine.errors import KleinstadtError
from kleinstadt.store.ids import PersonId, TableId
from kleinstadt.store.store import Row, Store
from kleinstadt.store.writer import LostRace
from kleinstadt.store.writes import Write
from kleinstadt.table.accounts import ended, forgotten
from kleinstadt.table.clock import HouseClock
from kleinstadt.table.passwords import account_name, hash_now
from kleinstadt.table.tidings import PERSON, TABLE, tidings
from kleinstadt.table.waking import load_table

TRIES = 20


class Operator:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.clock = HouseClock(store.served())

    def find(self, who: str) -> PersonId | None:
        """By the id, or by the name of the account."""
        try:
            account: Row | None = self.store.account(account_name(who)[1])
        except KleinstadtError:  # an id may have any signs
            account = None
        if self.store.person(PersonId(who)) is not None:
            return PersonId(who)
        return None if account is None else PersonId(account["person"])

    def end_sessions(self, person: PersonId) -> None:
        self.store.commit_now([*ended(person), *self.told(PERSON, person)])

    def set_password(self, person: PersonId, password: str) -> bool:
        """All sessions end with it; False for a guest, who has none."""
        if self.store.account_of(person) is None:
            return False
        change = Write("password", {"its_id": person, "password": hash_now(password)})
        self.store.commit_now([change, *ended(person), *self.told(PERSON, person)])
        return True

    def close_table(self, id: TableId) -> bool:
        """For good, whoever plays there; False where there is none."""
        if self.store.version_of(id) is None:
            return False
        gone = [Write("forget table", {"its_id": id}), Write("forget here", {"its_place": id})]
        self.store.commit_now([*gone, *self.told(TABLE, id)])
        return True

    def remove(self, person: PersonId) -> list[tuple[TableId, KleinstadtError]]:
        """As `House.remove` does it; the tables where that was not possible, and why."""
        self.store.commit_now([*forgotten(person), *self.told(PERSON, person)])
        failed: list[tuple[TableId, KleinstadtError]] = []
        for id in self.store.every_table_of(person):
            try:
                self.take_from(id, person)
            except KleinstadtError as error:
                failed.append((id, error))
        return failed

    def take_from(self, id: TableId, person: PersonId) -> None:
        for attempt in range(TRIES):
            stored = self.store.load_table(id)
            if stored is None:
                return
            self.clock.catch_up(stored.table["charged_at"] or 0)
            table = load_table(stored, self.clock)
            table.remove(person)
            try:
                self.store.commit_now([*table.take_writes(), *self.told(TABLE, id)])
                return
            except LostRace:  # a server was faster
                if attempt == TRIES - 1:
                    raise

    def told(self, what: str, subject: str) -> list[Write]:
        return tidings(what, subject, self.clock())
