"""Accounts on a real server: signing in and out, what is asked for at the door, and strangers who try."""

import asyncio
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from server.driving import PLAIN, Person, Server, seat_all, wish_for

PASSWORD = "a long walk"
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


class Browser:
    """Somebody with a cookie jar."""

    def __init__(self, server: Server, cookies: dict[str, str] | None = None) -> None:
        headers = {"user-agent": FIREFOX}
        self.http = httpx.Client(base_url=server.url, timeout=60, cookies=cookies, headers=headers, verify=PLAIN)

    def say(self, call: str, **body: Any) -> httpx.Response:
        return self.http.post(f"/api/{call}", json=body)

    def make(self, name: str, **more: Any) -> httpx.Response:
        return self.say("account", name=name, password=PASSWORD, **more)

    def sign_in(self, name: str, password: str = PASSWORD) -> httpx.Response:
        return self.say("account/sign_in", name=name, password=password)

    @property
    def me(self) -> dict[str, Any]:
        found: dict[str, Any] = self.http.get("/api/account").json()
        return found

    @property
    def secret(self) -> str:
        [value] = [cookie.value for cookie in self.http.cookies.jar if cookie.name == "kleinstadt"]
        return str(value)

    def open(self) -> str:
        response = self.say("tables", **wish_for("tiny_towns", 1, 1))
        assert response.status_code == 201, response.text
        return str(response.json()["table"])

    def tables(self) -> list[str]:
        return [table["id"] for table in self.http.get("/api/tables").json()]


def error_of(response: httpx.Response) -> str:
    return str(response.json()["error"]["id"])


def test_a_guest_makes_an_account_and_finds_the_table_on_another_device(server: Server) -> None:
    phone, laptop = Browser(server), Browser(server)
    table = phone.open()
    made = phone.make("Ada")
    assert made.status_code == 201
    assert made.json()["name"] == "Ada"
    assert laptop.tables() == []
    assert laptop.sign_in("ada").status_code == 200
    assert laptop.tables() == [table]
    assert [session["device"] for session in laptop.me["sessions"]] == ["Firefox · Linux"] * 2
    assert sorted([session["current"] for session in laptop.me["sessions"]]) == [False, True]


def test_the_guest_of_a_browser_keeps_their_tables_while_somebody_is_signed_in(server: Server) -> None:
    Browser(server).make("Berta")
    tablet = Browser(server)
    table = tablet.open()
    tablet.sign_in("Berta")
    assert tablet.tables() == []
    out = tablet.say("account/sign_out")
    assert out.json()["name"] is None
    assert tablet.tables() == [table]


def test_the_cookie_from_before_signing_in_is_of_no_use(server: Server) -> None:
    """Whoever has planted a cookie in a browser is nobody after somebody signed in there."""
    Browser(server).make("Carla")
    victim = Browser(server)
    victim.open()
    planted = victim.secret
    victim.sign_in("Carla")
    assert victim.secret != planted
    assert Browser(server, {"kleinstadt": planted}).me["known"] is False


@pytest.mark.parametrize("forged", ["", "x", "' OR 1=1 --", "A" * 32, "A" * 5000])
def test_a_forged_cookie_is_nobodys(server: Server, forged: str) -> None:
    me = Browser(server, {"kleinstadt": forged}).me
    assert (me["known"], me["name"], me["sessions"]) == (False, None, [])


def test_a_stored_hash_is_no_cookie(server: Server) -> None:
    Browser(server).make("Dora")
    [(stored,)] = server.sql("SELECT token_hash FROM sessions s JOIN accounts a USING (person) WHERE a.name = 'Dora'")
    assert Browser(server, {"kleinstadt": stored}).me["known"] is False


def test_neither_password_nor_secret_is_stored(server: Server) -> None:
    ada = Browser(server)
    ada.make("Emil")
    everything = server.everything_stored()
    assert "Emil" in everything
    assert "$argon2id$" in everything
    assert PASSWORD not in everything
    assert ada.secret not in everything


def test_a_name_is_taken_in_whatever_case_and_with_whatever_marks(server: Server) -> None:
    Browser(server).make("Götz")
    for alike in ("GÖTZ", "gotz", "Go\u0308tz"):
        assert error_of(Browser(server).make(alike)) == "name_taken"
    assert error_of(Browser(server).make("G\u043etz")) == "bad_account_name"


def test_a_short_password_is_refused_and_nothing_is_changed(server: Server) -> None:
    guest = Browser(server)
    refused = guest.say("account", name="Hans", password="1234567")
    assert error_of(refused) == "bad_password"
    assert guest.me["known"] is False


def test_a_new_password_needs_the_old_one_and_signs_out_everywhere_else(server: Server) -> None:
    phone, laptop = Browser(server), Browser(server)
    phone.make("Ida")
    laptop.sign_in("Ida")
    assert error_of(laptop.say("account/password", old="another walk", new="a short walk")) == "wrong_old_password"
    before = laptop.secret
    assert laptop.say("account/password", old=PASSWORD, new="a short walk").status_code == 200
    assert laptop.me["name"] == "Ida"
    assert laptop.secret != before
    assert phone.me["name"] is None
    assert error_of(phone.sign_in("Ida")) == "wrong_password"
    assert phone.sign_in("Ida", "a short walk").status_code == 200


def test_sessions_are_ended_by_their_own_person_only(server: Server) -> None:
    jo, stranger = Browser(server), Browser(server)
    jo.make("Jo")
    stranger.make("Stranger")
    [session] = jo.me["sessions"]
    stranger.say("account/end_session", session=session["id"])
    assert jo.me["name"] == "Jo"
    assert error_of(Browser(server).say("account/end_session", session=session["id"])) == "not_signed_in"
    jo.say("account/end_session", session=session["id"])
    assert jo.me["name"] is None


@pytest.mark.parametrize("call", ["sign_out", "password", "end_session", "delete"])
def test_a_guest_can_do_nothing_with_an_account(server: Server, call: str) -> None:
    guest = Browser(server)
    guest.open()
    body = {"password": {"old": PASSWORD, "new": PASSWORD}, "end_session": {"session": "x"}}
    body["delete"] = {"password": PASSWORD}
    refused = guest.say(f"account/{call}", **body.get(call, {}))
    assert (refused.status_code, error_of(refused)) == (401, "not_signed_in")


def test_another_site_cannot_sign_anybody_in_or_out(server: Server) -> None:
    kim = Browser(server)
    kim.make("Kim")
    for call in ("sign_in", "sign_out", "delete"):
        response = kim.http.post(f"/api/account/{call}", json={}, headers={"origin": "https://elsewhere.example"})
        assert error_of(response) == "foreign_origin"
    assert kim.me["name"] == "Kim"


# -- at a table --------------------------------------------------------------------------------------------------------


async def signed_in(person: Person, name: str) -> None:
    response = await person.http.post("/api/account", json={"name": name, "password": PASSWORD})
    assert response.status_code == 201, response.text


async def closed_with(person: Person) -> int:
    assert person.socket is not None
    assert person.listening is not None
    await asyncio.wait_for(person.listening, 60)
    with pytest.raises(ConnectionClosed) as closed:
        await person.socket.recv()
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


def test_signing_out_closes_the_screens_of_that_session_only(server: Server) -> None:
    async def play() -> None:
        ada, bo = await seat_all(server, wish_for("tiny_towns", 2), ["Ada", "Bo"])
        await ada.drop()
        await signed_in(ada, "Lea")
        laptop = Person(server, "Lea")
        await laptop.http.post("/api/account/sign_in", json={"name": "Lea", "password": PASSWORD})
        for person in (ada, laptop):
            await person.connect(bo.table, fresh=True)
            await person.until(lambda each: each.screen is not None and each.seat == 0)
        await ada.http.post("/api/account/sign_out")
        assert await closed_with(ada) == 4401
        await laptop.ok("chat", text="still here")
        for person in (ada, bo, laptop):
            await person.close()

    asyncio.run(play())


def test_an_account_deleted_at_the_table_leaves_a_bot(server: Server) -> None:
    async def play() -> None:
        ada, bo = await seat_all(server, wish_for("tiny_towns", 2), ["Ada", "Bo"])
        await bo.drop()
        await signed_in(bo, "Max")
        await bo.connect(ada.table, fresh=True)
        await bo.until(lambda each: each.screen is not None)
        wrong = await bo.http.post("/api/account/delete", json={"password": "another walk"})
        assert error_of(wrong) == "wrong_old_password"
        gone = await bo.http.post("/api/account/delete", json={"password": PASSWORD})
        assert gone.status_code == 200, gone.text
        assert gone.json()["name"] is None
        assert await closed_with(bo) == 4401
        await ada.until(lambda each: each.info is not None and each.info["seats"][1]["kind"] == "bot")
        assert (await bo.http.get("/api/tables")).json() == []
        again = await bo.http.post("/api/account/sign_in", json={"name": "Max", "password": PASSWORD})
        assert error_of(again) == "wrong_password"
        for person in (ada, bo):
            await person.close()

    asyncio.run(play())


# -- what a server may ask for -----------------------------------------------------------------------------------------


def test_where_accounts_are_required_guests_watch_and_keep_score_only(start_server: Callable[..., Server]) -> None:
    server = start_server("--accounts", "required")
    guest, host = Browser(server), Browser(server)
    assert guest.me["accounts"] == "required"
    assert error_of(guest.say("tables", **wish_for("tiny_towns", 1, 1))) == "account_needed"
    host.make("Host")
    made = host.say("tables", **wish_for("tiny_towns", 2)).json()
    token = made["seat_links"][0]["url"].rsplit("/", 1)[1]
    assert error_of(guest.say("claim", token=token, name="Guest")) == "account_needed"
    assert guest.http.get(f"/api/tables/{made['table']}").status_code == 200
    assert guest.http.get("/api/pads").status_code == 200
    guest.make("Guest")
    assert guest.say("claim", token=token, name="Guest").status_code == 200


def test_where_there_are_no_accounts_nobody_makes_one(start_server: Callable[..., Server]) -> None:
    server = start_server("--accounts", "off")
    guest = Browser(server)
    assert error_of(guest.make("Ada")) == "no_accounts"
    assert error_of(guest.sign_in("Ada")) == "no_accounts"
    guest.open()


def test_a_word_of_invitation_is_asked_of_who_is_new(start_server: Callable[..., Server]) -> None:
    server = start_server("--invitation", "Rugwort")
    guest, other = Browser(server), Browser(server)
    assert guest.me["invitation"] is True
    assert "Rugwort" not in guest.http.get("/api/account").text
    assert error_of(guest.say("tables", **wish_for("tiny_towns", 1, 1))) == "invitation_needed"
    assert error_of(guest.say("guest", invitation="Nugwort")) == "invitation_needed"
    assert error_of(other.make("Ada")) == "invitation_needed"
    assert guest.say("guest", invitation=" rugwort ").status_code == 200
    guest.open()
    assert other.make("Ada", invitation="Rugwort").status_code == 201
    other.open()
    assert Browser(server).sign_in("Ada").status_code == 200, "who has an account was invited"


def test_where_addresses_have_no_limit_a_name_still_has_one(start_server: Callable[..., Server]) -> None:
    server = start_server("--calls-a-minute", "0")
    stranger = Browser(server)
    answers = [error_of(stranger.sign_in("Ada", f"a walk {number}")) for number in range(12)]
    assert answers[-1] == "too_many_tries"
    further = [error_of(stranger.sign_in(f"Name {number}")) for number in range(40)]
    assert further == ["wrong_password"] * 40


def test_passwords_cannot_be_guessed_for_long(start_server: Callable[..., Server]) -> None:
    server = start_server("--calls-a-minute", "1000")
    Browser(server).make("Ada")
    stranger = Browser(server)
    answers = [error_of(stranger.sign_in("ÁDA", f"a walk {number}")) for number in range(12)]
    assert answers[:9] == ["wrong_password"] * 9
    assert answers[-1] == "too_many_tries"
    assert error_of(stranger.sign_in("Ada")) == "too_many_tries", "not even by chance"
    further = [error_of(stranger.sign_in(f"Name {number}")) for number in range(40)]
    assert further[-1] == "too_many_tries", "from one address"
