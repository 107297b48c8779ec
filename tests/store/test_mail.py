"""Of several servers one writes to somebody, and a link confirms once."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import databases
from kleinstadt.store.ids import PersonId, TokenHash
from kleinstadt.store.mail import mailbox, mailbox_to_confirm
from kleinstadt.store.store import Store
from kleinstadt.store.writer import LostRace
from kleinstadt.store.writes import Write

BO = PersonId("bo")


@pytest.fixture(params=databases.KINDS)
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    opened = Store(databases.new_database(request.param, tmp_path))
    account = {"person": BO, "name": "Bo", "name_key": "bo", "password": "", "created_at": 0}
    person = Write("new person", {"id": BO, "created_at": 0, "notify_url": None})
    opened.commit_now([person, Write("new account", account)])
    yield opened
    opened.close()


def written(store: Store, what: str, **row: Any) -> bool:
    """Whether nobody was faster."""
    try:
        store.commit_now([Write(what, row)])
    except LostRace:
        return False
    return True


def want(store: Store, address: str, token: str) -> None:
    row = {"person": BO, "id": f"box of {token}", "wanted": address, "token_hash": token}
    written(store, "want mail", **row, expires_at=100, lang="de", notices=False)


def test_a_link_confirms_once_and_in_time(store: Store) -> None:
    want(store, "bo@example.org", "first")
    assert not written(store, "confirm mail", its_token_hash="first", its_now=100, id="late")
    assert written(store, "confirm mail", its_token_hash="first", its_now=99, id="in time")
    assert not written(store, "confirm mail", its_token_hash="first", its_now=99, id="again")
    want(store, "new@example.org", "second")
    box = mailbox(store, BO)
    assert box is not None
    assert (box["address"], box["wanted"], box["id"]) == ("bo@example.org", "new@example.org", "in time")
    assert mailbox_to_confirm(store, TokenHash("first"), 0) is None


def test_a_mailbox_is_claimed_once_for_its_time(store: Store) -> None:
    want(store, "bo@example.org", "first")
    assert written(store, "claim mailbox", its_id=BO, its_now=50, next_at=80)
    assert not written(store, "claim mailbox", its_id=BO, its_now=50, next_at=80)
    assert written(store, "claim mailbox", its_id=BO, its_now=80, next_at=110)


def test_the_address_goes_with_the_account(store: Store) -> None:
    want(store, "bo@example.org", "first")
    written(store, "forget account", its_id=BO)
    assert mailbox(store, BO) is None
