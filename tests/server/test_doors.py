"""Forged, foreign, replayed and expired secrets, and messages that are too large or make no sense: each gets an error
and changes nothing."""

import asyncio
import json
import queue
import random
import threading
import time
from collections.abc import Callable
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect as connect_now

from server.driving import Person, Server, names_of, seat_all, wish_for


def entries_in(server: Server) -> list[tuple[Any, ...]]:
    """Everything that a request could have changed, straight from the database."""
    return [row for name in ("entries", "seats", "chat", "links") for row in server.sql(f"SELECT * FROM {name}")]


def expire(server: Server, what: str) -> None:
    server.sql(f"UPDATE {what} SET expires_at = :past", past=int(time.time() * 1000) - 1)


async def closed_with(server: Server, path: str, **headers: str) -> int:
    async with connect(f"ws://127.0.0.1:{server.port}{path}", additional_headers=headers) as socket:
        try:
            while True:
                await socket.recv()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 0


# -- seat links ----------------------------------------------------------------------------------------------------


def test_a_seat_link_works_once(server: Server) -> None:
    async def play() -> None:
        host, guest, thief = [Person(server, name) for name in ("Person 0", "Guest", "Thief")]
        [token] = await host.open(wish_for("market_day", 2))
        assert (await guest.claim(token)).status_code == 200
        before = entries_in(server)
        again = await thief.claim(token)
        assert again.status_code == 410
        assert again.json()["error"]["id"] == "used_link"
        assert (await guest.claim(token)).status_code == 410
        assert entries_in(server) == before

    asyncio.run(play())


def test_of_two_who_claim_a_link_at_the_same_time_one_gets_the_seat(server: Server) -> None:
    async def play() -> None:
        host = Person(server, "Person 0")
        [token] = await host.open(wish_for("market_day", 2))
        guests = [Person(server, f"Guest {n}") for n in range(5)]
        answers = await asyncio.gather(*[guest.claim(token) for guest in guests])
        assert sorted([answer.status_code for answer in answers]) == [200, 410, 410, 410, 410]

    asyncio.run(play())


def test_an_invitation_names_the_game_and_who_is_there_and_nothing_else(server: Server) -> None:
    async def play() -> None:
        host, guest = Person(server, "Person 0"), Person(server, "Guest")
        [token] = await host.open(wish_for("market_day", 2, 1, options={"days": 6}))
        before = entries_in(server)
        answer = await guest.http.post("/api/invitation", json={"token": token})
        assert answer.status_code == 200
        assert "set-cookie" not in answer.headers
        assert answer.json() == {
            "game": "market_day",
            "options": {"days": 6},
            "state": "open",
            "seat": 1,
            "seats": [
                {"seat": 0, "name": "Person 0", "kind": "person", "bot": None, "host": True},
                {"seat": 1, "name": "", "kind": "open", "bot": None, "host": False},
                {"seat": 2, "name": "random", "kind": "bot", "bot": "random", "host": False},
            ],
            "pace": {"kind": "none"},
            "seed": None,
        }
        assert entries_in(server) == before, "who only reads it has not taken the seat"
        assert (await guest.claim(token)).status_code == 200
        again = await guest.http.post("/api/invitation", json={"token": token})
        assert (again.status_code, again.json()["error"]["id"]) == (410, "used_link")

    asyncio.run(play())


@pytest.mark.parametrize("token", ["", "x", "0" * 32, "../../etc", "ä" * 40, "' OR 1=1 --"])
def test_a_forged_link_leads_nowhere(server: Server, token: str) -> None:
    before = entries_in(server)
    answer = httpx.post(f"{server.url}/api/claim", json={"token": token, "name": "Eve"})
    assert answer.status_code == 404
    assert answer.json()["error"]["id"] == "unknown_link"
    assert entries_in(server) == before


def test_an_expired_link_is_refused(start_server: Callable[..., Server]) -> None:
    server = start_server()

    async def open_one() -> str:
        [token] = await Person(server, "Person 0").open(wish_for("market_day", 2))
        return token

    token = asyncio.run(open_one())
    server.stop()
    expire(server, "links")
    server.start()
    answer = httpx.post(f"{server.url}/api/claim", json={"token": token, "name": "Late"})
    assert answer.status_code == 410
    assert answer.json()["error"]["id"] == "expired_link"


def test_an_older_link_to_a_seat_dies_with_a_newer_one(server: Server) -> None:
    async def play() -> None:
        host = Person(server, "Person 0")
        [old] = await host.open(wish_for("market_day", 2))
        await host.connect()
        new = (await host.ok("hand_over", seat=1, to={"kind": "link"}))["url"].rsplit("/", 1)[1]
        assert (await Person(server, "A").claim(old)).status_code == 410
        assert (await Person(server, "B").claim(new)).status_code == 200
        await host.close()

    asyncio.run(play())


# -- cookies -------------------------------------------------------------------------------------------------------


def test_the_cookie_is_out_of_reach_for_scripts_and_other_sites(server: Server) -> None:
    answer = httpx.post(f"{server.url}/api/tables", json=wish_for("market_day", 2))
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=strict" in cookie
    assert "path=/api" in cookie


def test_no_secret_lies_in_the_database(server: Server) -> None:
    async def play() -> tuple[str, str]:
        host = Person(server, "Person 0")
        [token] = await host.open(wish_for("market_day", 2))
        return token, host.http.cookies["kleinstadt"]

    token, cookie = asyncio.run(play())
    dump = server.everything_stored()
    assert token not in dump
    assert cookie not in dump
    assert token not in server.log.read_text()
    assert cookie not in server.log.read_text()


@pytest.mark.parametrize("cookie", ["", "kleinstadt=", "kleinstadt=forged", "kleinstadt=" + "A" * 5000, "other=1"])
def test_a_forged_cookie_only_watches(server: Server, cookie: str) -> None:
    async def play() -> None:
        people = await seat_all(server, wish_for("market_day", 2), names_of(2))
        before = entries_in(server)
        eve = Person(server, "Eve")
        address = f"ws://127.0.0.1:{server.port}/api/tables/{people[0].table}/socket"
        eve.socket = await connect(address, additional_headers={"cookie": cookie} if cookie else {})
        eve.listening = asyncio.create_task(eve.listen(eve.socket))
        await eve.until(lambda p: p.screen is not None)
        assert eve.screen is not None
        assert eve.screen["view"]["seat"] is None
        for type, body in (
            ("answer", {"decision": 0, "moves": ["pick fish"]}),
            ("undo", {}),
            ("consent", {"yes": True}),
            ("ready", {}),
            ("leave", {}),
            ("chat", {"text": "hi"}),
            ("preview", {"moves": ["pick fish"]}),
        ):
            assert await eve.refused(type, **body) == "not_seated"
        assert await eve.refused("take_back", seat=0) == "not_your_seat"
        assert await eve.refused("hand_over", seat=0, to={"kind": "link"}) == "not_your_seat"
        assert await eve.refused("hand_over", seat=0, to={"kind": "bot", "bot": "random"}) == "not_your_seat"
        assert (await eve.http.post(f"/api/tables/{people[0].table}/rematch")).status_code == 403
        assert (await eve.http.delete(f"/api/tables/{people[0].table}")).status_code == 403
        assert entries_in(server) == before
        for person in [*people, eve]:
            await person.close()

    asyncio.run(play())


def test_somebody_of_another_table_is_a_stranger_here(server: Server) -> None:
    async def play() -> None:
        here = await seat_all(server, wish_for("market_day", 2), names_of(2))
        there = await seat_all(server, wish_for("market_day", 2), names_of(2))
        before = entries_in(server)
        await there[0].leave_page()
        await there[0].connect(here[0].table, fresh=True)
        assert await there[0].refused("answer", decision=0, moves=["pick fish"]) == "not_seated"
        assert entries_in(server) == before
        for person in [*here, *there]:
            await person.close()

    asyncio.run(play())


def test_an_expired_cookie_is_nobody(start_server: Callable[..., Server]) -> None:
    server = start_server()

    async def play() -> None:
        people = await seat_all(server, wish_for("market_day", 2), names_of(2))
        server.stop()
        expire(server, "sessions")
        server.start()
        await people[0].connect(fresh=True)
        await people[0].until(lambda p: p.screen is not None and p.screen["view"]["seat"] is None)
        assert await people[0].refused("answer", decision=0, moves=["pick fish"]) == "not_seated"
        assert (await people[0].http.get("/api/tables")).json() == []
        for person in people:
            await person.close()

    asyncio.run(play())


# -- origins, headers, limits ------------------------------------------------------------------------------------------


def test_a_page_of_another_site_is_refused(server: Server) -> None:
    for origin in (
        "https://evil.example",
        "null",
        f"https://127.0.0.1:{server.port}.evil.example",
        "http://127.0.0.1:1",
    ):
        answer = httpx.post(f"{server.url}/api/tables", json=wish_for("market_day", 2), headers={"origin": origin})
        assert answer.status_code == 403
        with pytest.raises(InvalidStatus):
            asyncio.run(closed_with(server, "/api/tables/x/socket", origin=origin))
    own = httpx.post(f"{server.url}/api/tables", json=wish_for("market_day", 2), headers={"origin": server.url})
    assert own.status_code == 201


def test_no_inline_script_and_no_other_host(server: Server) -> None:
    headers = httpx.get(f"{server.url}/api/health").headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self';" in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"


def test_a_body_that_is_too_large_is_refused(server: Server) -> None:
    answer = httpx.post(f"{server.url}/api/tables", content=b"[" * 100_000)
    assert answer.status_code == 413


def test_a_message_that_is_too_large_ends_the_connection(server: Server) -> None:
    async def play() -> None:
        people = await seat_all(server, wish_for("market_day", 2), names_of(2))
        before = entries_in(server)
        assert people[0].socket is not None
        await people[0].socket.send("x" * 100_000)
        assert people[0].listening is not None
        await people[0].listening
        assert people[0].socket.close_code == 1009
        assert entries_in(server) == before
        await people[0].connect()
        assert (await people[0].answer(random.Random(1)))["ok"]
        for person in people:
            await person.close()

    asyncio.run(play())


def test_who_talks_too_fast_is_slowed_down(start_server: Callable[..., Server]) -> None:
    limits = ("--messages-a-second", "5", "--calls-a-minute", "40")
    server = start_server(*limits)

    async def play() -> None:
        people = await seat_all(server, wish_for("market_day", 2), names_of(2))
        replies = await asyncio.gather(*[people[0].request("ping") for _ in range(300)])
        assert {reply["error"]["id"] for reply in replies if not reply["ok"]} == {"too_fast"}
        assert sum([reply["ok"] for reply in replies]) >= 15
        for person in people:
            await person.close()

    asyncio.run(play())
    with pytest.raises(InvalidStatus) as refused:
        asyncio.run(knock(server, 100))
    assert refused.value.response.status_code == 429
    with httpx.Client(base_url=server.url) as client:
        assert 429 in [client.get("/api/health").status_code for _ in range(100)]


async def knock(server: Server, times: int) -> None:
    for _ in range(times):
        async with connect(f"ws://127.0.0.1:{server.port}/api/tables/nowhere/socket"):
            pass


def test_a_table_that_is_not_there(server: Server) -> None:
    assert httpx.get(f"{server.url}/api/tables/nowhere").status_code == 404
    assert httpx.get(f"{server.url}/api/nothing").status_code == 404
    assert asyncio.run(closed_with(server, "/api/tables/nowhere/socket")) == 4404


# -- nonsense ------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def seat(server: Server) -> tuple[str, str]:
    """A table in the middle of a game, and the cookie of its first seat."""

    async def play() -> tuple[str, str]:
        people = await seat_all(server, wish_for("market_day", 2), names_of(2))
        for person in people:
            await person.leave_page()
        return people[0].table, people[0].cookie

    return asyncio.run(play())


values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
    max_leaves=10,
)
types = st.sampled_from(["answer", "preview", "undo", "consent", "hand_over", "take_back", "chat", "replay", "fly", ""])
almost = st.fixed_dictionaries(
    {"type": types, "id": st.integers(-5, 2**70) | values},
    optional={
        "decision": st.integers() | values,
        "moves": st.lists(st.text(max_size=10)) | values,
        "yes": st.text(),
        "seat": st.integers(2) | st.integers(max_value=-1) | st.text(),
        "to": values,
        "text": st.just("") | st.integers(),
        "entry": st.integers(10) | values,
    },
)
messages = almost.map(json.dumps) | values.map(json.dumps) | st.text(max_size=200) | st.binary(max_size=200)


@given(st.lists(messages, min_size=1, max_size=15))
@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_nonsense_gets_an_error_and_changes_nothing(server: Server, seat: tuple[str, str], sent: list[Any]) -> None:
    table, cookie = seat
    before = entries_in(server)
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
    with connect_now(address, additional_headers={"cookie": cookie}, compression=None) as socket:
        for message in sent:
            socket.send(message)
        replies = 0
        while replies < len(sent):
            reply = json.loads(socket.recv(timeout=30))
            if "re" in reply:
                replies += 1
                assert reply["ok"] is False
                assert reply["error"]["id"]
    assert entries_in(server) == before


@given(st.binary(max_size=300) | values.map(lambda value: json.dumps(value).encode()))
@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_nonsense_in_a_rest_call_is_refused(server: Server, body: bytes) -> None:
    before = entries_in(server)
    for path in ("/api/tables", "/api/claim", "/api/notify"):
        answer = httpx.post(f"{server.url}{path}", content=body)
        assert 400 <= answer.status_code < 500
        assert answer.json()["error"]["id"]
    assert entries_in(server) == before


@pytest.mark.parametrize(
    "change",
    [
        {"game": "chess"},
        {"seats": []},
        {"seats": [{"kind": "me", "name": "A"}]},
        {"seats": [{"kind": "me", "name": "A"}, {"kind": "me", "name": "B"}]},
        {"seats": [{"kind": "me", "name": "\n"}, {"kind": "link"}]},
        {"seats": [{"kind": "me", "name": "A"}, {"kind": "bot", "bot": "deep"}]},
        {"options": {"days": 5}},
        {"options": {"nights": 1}},
        {"pace": {"kind": "budget"}},
        {"pace": {"kind": "budget", "seconds": -1, "at_zero": "bot"}},
        {"seed": 7},
        {"more": 1},
    ],
)
def test_a_table_that_cannot_be_is_not_opened(server: Server, change: dict[str, Any]) -> None:
    before = entries_in(server)
    answer = httpx.post(f"{server.url}/api/tables", json={**wish_for("market_day", 2), **change})
    assert 400 <= answer.status_code < 500
    assert entries_in(server) == before


def test_webhooks_lead_only_where_the_owner_permits(server: Server) -> None:
    async def play() -> None:
        person = Person(server, "Person 0")
        await person.open(wish_for("market_day", 2))
        answer = await person.http.post("/api/notify", json={"url": "http://169.254.169.254/latest"})
        assert answer.json()["error"]["id"] == "host_not_permitted"
        assert (await person.http.post("/api/notify", json={"url": ""})).status_code == 200

    asyncio.run(play())


def test_a_webhook_tells_who_is_away_that_it_is_their_turn(start_server: Callable[..., Server]) -> None:
    heard: queue.SimpleQueue[dict[str, Any]] = queue.SimpleQueue()

    class Ear(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            heard.put(json.loads(self.rfile.read(int(self.headers["content-length"]))))
            self.send_response(204)
            self.end_headers()

        def log_message(self, format: str, *args: Any) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Ear) as ear:
        threading.Thread(target=ear.serve_forever, daemon=True).start()
        server = start_server("--notify-host", "127.0.0.1")

        async def play() -> str:
            first, second = await seat_all(server, wish_for("market_day", 2), names_of(2))
            url = f"http://127.0.0.1:{ear.server_port}/turn"
            assert (await second.http.post("/api/notify", json={"url": url})).status_code == 200
            await second.leave_page()
            await first.until(lambda p: p.info is not None and not p.info["seats"][1]["online"])
            await first.answer(random.Random(1))
            told = await asyncio.to_thread(heard.get, True, 30)
            assert told == {"event": "your_turn", "table": first.table, "game": "market_day"}
            await first.close()
            return first.table

        asyncio.run(play())
        ear.shutdown()


def test_the_description_names_every_call(server: Server) -> None:
    description = httpx.get(f"{server.url}/api/openapi.json").json()
    assert description["openapi"].startswith("3.")
    from kleinstadt.server.app import CALLS

    assert {(method.lower(), path) for method, path, _ in CALLS} == {
        (method, path) for path, calls in description["paths"].items() for method in calls
    }


@pytest.mark.parametrize("path", ["/gallery/tiny_towns", "/new/garden_nation", "/table/abc", "/watch/abc"])
def test_an_address_typed_without_its_hash_leads_to_the_page(server: Server, path: str) -> None:
    answer = httpx.get(f"{server.url}{path}")
    assert answer.is_redirect
    assert answer.headers["location"] == f"/#{path}"


@pytest.mark.parametrize("path", ["/seat/abc", "/elsewhere", "/api/gallery", "/api/elsewhere"])
def test_other_addresses_are_not_found(server: Server, path: str) -> None:
    assert httpx.get(f"{server.url}{path}").status_code == 404


def test_texts_rules_and_gallery(server: Server) -> None:
    assert "move-" in httpx.get(f"{server.url}/api/texts/tiny_towns/de.ftl").text
    assert httpx.get(f"{server.url}/api/texts/tiny_towns/xx.ftl").status_code == 404
    assert httpx.get(f"{server.url}/api/texts/..%2Fsecret/de.ftl").status_code == 404
    gallery = httpx.get(f"{server.url}/api/gallery/tiny_towns").json()
    assert any(card["id"] == "cottage" for card in gallery["catalogue"]["cards"])
    assert gallery["decisions"]
    games = httpx.get(f"{server.url}/api/games").json()
    assert {"tiny_towns", "market_day"} <= {info["id"] for info in games}


def test_the_documented_client_is_the_example() -> None:
    root = Path(__file__).parents[2]
    assert (root / "examples" / "client.py").read_text() in (root / "docs" / "protocol.md").read_text()
