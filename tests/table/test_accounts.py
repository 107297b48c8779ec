"""Accounts: the same person in several browsers, and no trick by signing in and out."""

import asyncio

import pytest

from kleinstadt.store.ids import Token
from kleinstadt.table import passwords
from kleinstadt.table.errors import Refused
from kleinstadt.table.opening import ByLink, Me, Wish
from kleinstadt.table.passwords import account_name
from kleinstadt.table.people import Known
from table.place import ADA, BO, CLEO, Place, here, refusal, run, settled

PASSWORD = "a long walk"


async def known(place: Place, token: Token) -> Known:
    found = await place.house.people.known(token)
    assert found is not None
    return found


async def signed_in(place: Place, name: str = "Ada", before: Known | None = None) -> Known:
    return await known(place, await place.house.accounts.sign_in(before, name, PASSWORD, ""))


async def with_account(place: Place, name: str = "Ada") -> Known:
    _, token = await place.house.people.new()
    return await known(place, await place.house.accounts.make(await known(place, token), name, PASSWORD, ""))


def test_who_makes_an_account_stays_the_same_person_by_a_new_secret(place: Place) -> None:
    async def play() -> None:
        person, token = await place.house.people.new()
        made = await place.house.accounts.make(await known(place, token), "Ada", PASSWORD, "")
        assert (await known(place, made)).id == person
        assert await place.house.people.known(token) is None, "the secret of before"

    run(play)


def test_signing_in_elsewhere_gives_the_same_person(place: Place) -> None:
    async def play() -> None:
        first = await with_account(place)
        assert (await signed_in(place, "ADA")).id == first.id

    run(play)


def test_signing_out_gives_the_browser_its_guest_back(place: Place) -> None:
    async def play() -> None:
        await with_account(place)
        guest, token = await place.house.people.new()
        secret = await place.house.accounts.sign_in(await known(place, token), "Ada", PASSWORD, "")
        await place.house.accounts.sign_out(await known(place, secret))
        assert (await known(place, secret)).id == guest
        assert (await known(place, secret)).name is None

    run(play)


def test_a_wrong_password_and_an_unknown_name_are_refused_alike(place: Place) -> None:
    async def play() -> None:
        await with_account(place)
        accounts = place.house.accounts
        assert await refusal(accounts.sign_in(None, "Ada", "another walk", "")) == "wrong_password"
        assert await refusal(accounts.sign_in(None, "Nobody", PASSWORD, "")) == "wrong_password"
        assert await refusal(accounts.sign_in(None, "\u0410\u0434\u0430", PASSWORD, "")) == "wrong_password"

    run(play)


@pytest.mark.parametrize("name", ["Ada", "Nobody", "\u0410\u0434\u0430", ""])
def test_one_hash_is_computed_whether_there_is_such_a_name_or_not(
    place: Place, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So that nobody learns from the time it takes which names there are."""
    computed: list[str] = []

    def verified(stored: str, password: str) -> bool:
        computed.append(stored)
        return False

    async def play() -> None:
        await with_account(place)
        monkeypatch.setattr(passwords, "verified", verified)
        await refusal(place.house.accounts.sign_in(None, name, PASSWORD, ""))
        costs = [stored.rsplit("$", 2)[0] for stored in computed]
        assert costs == [passwords.NOBODYS.rsplit("$", 2)[0]]

    run(play)


def test_a_new_password_ends_every_other_session(place: Place) -> None:
    async def play() -> None:
        first = await with_account(place)
        token = await place.house.accounts.sign_in(None, "Ada", PASSWORD, "")
        assert (await known(place, token)).id == first.id
        kept = await place.house.accounts.change_password(first, PASSWORD, "another walk", "")
        assert (await known(place, token)).name is None
        assert (await known(place, kept)).id == first.id
        assert await refusal(place.house.accounts.sign_in(None, "Ada", PASSWORD, "")) == "wrong_password"

    run(play)


def test_nobody_ends_the_session_of_another(place: Place) -> None:
    async def play() -> None:
        ada, bo = await with_account(place, "Ada"), await with_account(place, "Bo")
        [session] = await place.house.accounts.sessions(ada)
        await place.house.accounts.end_session(bo, session["id"])
        assert len(await place.house.accounts.sessions(ada)) == 1
        await place.house.accounts.end_session(ada, session["id"])
        assert await place.house.accounts.sessions(ada) == []

    run(play)


def test_of_those_who_want_one_name_at_once_one_gets_it(place: Place) -> None:
    async def play() -> None:
        wanted = [place.house.accounts.make(None, name, PASSWORD, "") for name in ("Zoë", "zoe", "ZOE")]
        results = await asyncio.gather(*wanted, return_exceptions=True)
        refusals = [result.id for result in results if isinstance(result, Refused)]
        assert refusals == ["name_taken", "name_taken"]

    run(play)


def test_two_windows_sign_in_at_once(place: Place) -> None:
    async def play() -> None:
        ada = await with_account(place)
        _, token = await place.house.people.new()
        guest = await known(place, token)
        both = await asyncio.gather(*[place.house.accounts.sign_in(guest, "Ada", PASSWORD, "") for _ in range(2)])
        assert {(await known(place, each)).id for each in both} == {ada.id}

    run(play)


@pytest.mark.parametrize("alike", ["ADA", "adÅ", "Ada ", "áda"])
def test_names_that_look_alike_are_the_same(alike: str) -> None:
    assert account_name(alike)[1] == account_name("Ada")[1]


@pytest.mark.parametrize("name", ["", "A", "\u0410da", "Ad\u0430", "A\u0391", "<b>", "Ａda"])
def test_names_of_other_scripts_and_signs_are_refused(name: str) -> None:
    with pytest.raises(Refused) as error:
        account_name(name)
    assert error.value.id == "bad_account_name"


@pytest.mark.parametrize("first", ["guest", "account"])
def test_who_signs_in_or_out_gets_no_other_seat_of_a_running_game(place: Place, first: str) -> None:
    """The guest of a browser and who signs in there know each other's hands."""

    async def play() -> None:
        await with_account(place)
        _, token = await place.house.people.new()
        guest = await known(place, token)
        account = await signed_in(place, "Ada", guest)
        one, other = (guest.id, account.id) if first == "guest" else (account.id, guest.id)
        opened = await place.house.open(Wish("market_day", [Me("Cleo"), ByLink(), ByLink()]), CLEO)
        (_, mine), (_, bos) = opened.links
        await place.house.claim(mine, one, "One")
        await place.house.claim(bos, BO, "Bo")
        room = await place.house.room(opened.table.id)
        for person in (CLEO, one, BO):
            await room.ask(lambda table, person=person: table.ready(person))
        link = await room.ask(lambda table: table.hand_to_link(BO, 2))
        assert await refusal(place.house.claim(link, other, "Other")) == "knows_other_hand"
        stranger, _ = await place.house.people.new()
        assert (await place.house.claim(link, stranger, "Stranger"))[1] == 2

    run(play)


def test_a_bot_plays_on_for_who_is_gone_and_nobody_waits_for_their_consent(place: Place) -> None:
    async def play() -> None:
        room = await place.seated(ByLink())
        await here(room, ADA, BO)
        await place.house.remove(BO)
        await settled(room)
        seat = room.table.seats[1]
        assert (seat.kind, seat.bot, seat.owner) == ("bot", "regular", None)
        assert [seat.index for seat in room.table.voices()] == [0]
        assert BO in seat.people, "what they know they know"
        again = place.another()
        assert (await again.room(room.table.id)).table.seats[1].bot == "regular", "it is stored"

    run(play)


def test_before_the_game_the_seat_of_who_is_gone_is_free(place: Place) -> None:
    async def play() -> None:
        room = await place.seated(ByLink(), begun=False)
        await place.house.remove(BO)
        assert room.table.seats[1].kind == "open"

    run(play)


def test_a_table_goes_with_the_last_person(place: Place) -> None:
    async def play() -> None:
        room = await place.seated(ByLink())
        await place.house.remove(BO)
        await place.house.remove(ADA)
        assert await refusal(place.house.room(room.table.id)) == "no_such_table"

    run(play)


def test_a_friend_keeps_the_seat_that_was_lent_by_who_is_gone(place: Place) -> None:
    async def play() -> None:
        room = await place.seated(ByLink())
        link = await room.ask(lambda table: table.hand_to_link(BO, 1))
        await place.house.claim(link, CLEO, "Cleo")
        await place.house.remove(BO)
        assert (room.table.seats[1].person, room.table.seats[1].owner) == (CLEO, CLEO)

    run(play)


def test_whoever_agreed_to_close_is_not_held_up_by_who_is_gone(place: Place) -> None:
    async def play() -> None:
        room = await place.seated(ByLink(), ByLink())
        await room.ask(lambda table: table.close(ADA))
        await room.ask(lambda table: table.consent(BO, True))
        await place.house.remove(CLEO)
        assert await refusal(place.house.room(room.table.id)) == "no_such_table"

    run(play)


def test_of_an_account_that_is_gone_no_session_is_left(place: Place) -> None:
    async def play() -> None:
        ada = await with_account(place)
        token = await place.house.accounts.sign_in(None, "Ada", PASSWORD, "")
        await place.house.remove(ada.id)
        back = await known(place, token)
        assert back.name is None
        assert back.id != ada.id
        assert await refusal(place.house.accounts.sign_in(None, "Ada", PASSWORD, "")) == "wrong_password"
        assert place.house.store.person(ada.id) is None

    run(play)
