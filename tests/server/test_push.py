"""Notices in the browser (Web Push): a real server sends to a push service of the tests, which checks who sends and
opens what is sent with the keys that only the browser has."""

import asyncio
import random
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from kleinstadt.server import webpush
from kleinstadt.server.outward import Inward, Outward
from server import in_a_hurry
from server.driving import Person, Server, names_of, seat_all, wish_for
from server.push_service import PATIENCE, Browser, PushService, packed, unpacked


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, service: PushService) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("server")
    running = Server(folder, "--push-host", "127.0.0.1", env=service.env, program=[in_a_hurry.__file__])
    yield running
    running.stop()


async def subscribe(person: Person, browser: Browser, lang: str = "en") -> None:
    answer = await person.http.post("/api/push", json=browser.subscription(lang))
    assert answer.status_code == 200, answer.text


async def go_away(person: Person, seen_by: Person, seat: int) -> None:
    await person.leave_page()
    await seen_by.until(lambda p: p.info is not None and not p.info["seats"][seat]["online"])


async def delivered(service: PushService) -> Any:
    return await asyncio.to_thread(service.next)


async def delivered_at(service: PushService, path: str) -> Any:
    while True:
        delivery = await delivered(service)
        if delivery.path == path:
            return delivery


def browsers_of(server: Server) -> list[str]:
    return [row[0] for row in server.sql("SELECT endpoint FROM browsers ORDER BY endpoint")]


# -- the protocol --------------------------------------------------------------------------------------------------


def test_a_message_is_sealed_as_the_example_of_the_standard() -> None:
    """RFC 8291, appendix A."""
    mine = webpush.kept_key("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")
    theirs = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    sealed = webpush.sealed(
        b"When I grow up, I want to be a watermelon",
        unpacked(theirs),
        unpacked("BTBZMqHH6r4Tts7J_aSIgg"),
        mine,
        unpacked("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert packed(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
        "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


# -- who is told, and what -----------------------------------------------------------------------------------------


def test_who_is_away_is_told_in_each_browser_in_its_language(server: Server, service: PushService) -> None:
    async def play() -> None:
        first, second = await seat_all(server, wish_for("market_day", 2), names_of(2))
        phone, desk = Browser(service, "phone"), Browser(service, "desk")
        await subscribe(second, phone, "de")
        await subscribe(second, desk, "en")
        await go_away(second, first, 1)
        await first.answer(random.Random(1))
        key = (await second.http.get("/api/push")).json()["key"]
        heard = {}
        for _ in range(2):
            delivery = await delivered(service)
            assert delivery.claims(service.url)["key"] == key
            assert delivery.headers["content-encoding"] == "aes128gcm"
            assert int(delivery.headers["ttl"]) > 3600
            assert len(delivery.headers["topic"]) == 32
            assert first.table not in delivery.headers["topic"]
            browser = phone if delivery.path == "/phone" else desk
            heard[delivery.path] = browser.opened(delivery.body)
        assert heard == {
            "/phone": {
                "table": first.table,
                "title": "Markttag",
                "body": "Du bist dran.",
                "mute": "Von diesem Tisch nichts mehr",
            },
            "/desk": {
                "table": first.table,
                "title": "Market Day",
                "body": "It is your turn.",
                "mute": "Nothing more of this table",
            },
        }
        await first.close()

    asyncio.run(play())
    assert service.delivered.empty()


def test_an_address_that_was_replaced_is_forgotten_by_its_person_alone(server: Server, service: PushService) -> None:
    async def play() -> None:
        ada, bo = await seat_all(server, wish_for("market_day", 2), names_of(2))
        old, fresh, other = [Browser(service, name) for name in ("replaced", "replacing", "not-mine")]
        await subscribe(ada, old, "de")
        replaced = await bo.http.post("/api/push", json={**other.subscription("en"), "before": old.endpoint})
        assert replaced.status_code == 200
        assert {old.endpoint, other.endpoint} <= set(browsers_of(server))
        await ada.http.post("/api/push", json={**fresh.subscription("en"), "before": old.endpoint})
        assert old.endpoint not in browsers_of(server)
        languages = "SELECT endpoint, lang FROM browsers WHERE endpoint IN (:fresh, :other)"
        found = server.sql(languages, fresh=fresh.endpoint, other=other.endpoint)
        assert sorted(found) == sorted([(fresh.endpoint, "de"), (other.endpoint, "en")])
        for person in (ada, bo):
            await person.http.post(
                "/api/push/stop", json={"endpoint": other.endpoint if person is bo else fresh.endpoint}
            )
            await person.close()

    asyncio.run(play())


async def somebody_is_told(server: Server, service: PushService, name: str) -> None:
    """At another table; whatever was sent before has arrived then."""
    first, second = await seat_all(server, wish_for("market_day", 2), names_of(2))
    await subscribe(second, Browser(service, name))
    await go_away(second, first, 1)
    await first.answer(random.Random(1))
    assert (await delivered(service)).path == f"/{name}"
    for person in (first, second):
        await person.close()


def test_who_looks_on_is_told_nothing(server: Server, service: PushService) -> None:
    async def play() -> None:
        first, second = await seat_all(server, wish_for("market_day", 2), names_of(2))
        await subscribe(second, Browser(service, "looking"))
        await first.answer(random.Random(1))
        await second.until(lambda p: p.question is not None)
        await somebody_is_told(server, service, "not-looking")
        for person in (first, second):
            await person.http.post("/api/push/stop", json={"endpoint": f"{service.url}/looking"})
            await person.close()

    asyncio.run(play())
    assert service.delivered.empty()


def test_a_browser_that_is_gone_is_forgotten(server: Server, service: PushService) -> None:
    service.answers["/gone"] = [410]

    async def play() -> None:
        first, second = await seat_all(server, wish_for("market_day", 2), names_of(2))
        await subscribe(second, Browser(service, "gone"))
        await go_away(second, first, 1)
        await first.answer(random.Random(1))
        assert (await delivered(service)).path == "/gone"
        while f"{service.url}/gone" in browsers_of(server):
            await asyncio.sleep(0.02)
        await first.close()

    asyncio.run(asyncio.wait_for(play(), PATIENCE))


def test_a_table_that_was_silenced_says_nothing(server: Server, service: PushService) -> None:
    async def play() -> None:
        first, second = await seat_all(server, wish_for("market_day", 2), names_of(2))
        browser = Browser(service, "mutes")
        await subscribe(second, browser)
        quiet = {"table": first.table, "muted": True}
        assert (await second.http.post("/api/push/mute", json=quiet)).status_code == 200
        assert (await second.http.get("/api/push")).json()["muted"] == [first.table]
        await go_away(second, first, 1)
        await first.answer(random.Random(1))
        await somebody_is_told(server, service, "not-muted")
        stranger = Person(server, "Stranger")
        await stranger.open(wish_for("market_day", 2))
        assert (await stranger.http.post("/api/push/mute", json=quiet)).status_code == 404
        loud = {"table": first.table, "muted": False}
        assert (await second.http.post("/api/push/mute", json=loud)).status_code == 200
        assert (await second.http.get("/api/push")).json()["muted"] == []
        await second.http.post("/api/push/stop", json={"endpoint": browser.endpoint})
        for person in (first, second, stranger):
            await person.close()

    asyncio.run(play())
    assert service.delivered.empty()


def test_one_tap_stops_it(server: Server, service: PushService) -> None:
    async def play() -> None:
        person, stranger = Person(server, "Person 0"), Person(server, "Stranger")
        await person.open(wish_for("market_day", 2))
        await stranger.open(wish_for("market_day", 2))
        browser = Browser(service, "stops")
        await subscribe(person, browser)
        for who, left in ((stranger, True), (person, False)):
            answer = await who.http.post("/api/push/stop", json={"endpoint": browser.endpoint})
            assert answer.status_code == 200
            assert (browser.endpoint in browsers_of(server)) == left, "only who has it can stop it"

    asyncio.run(play())


# -- strangers -----------------------------------------------------------------------------------------------------


def test_a_browser_that_was_signed_out_from_elsewhere_hears_nothing_more(server: Server, service: PushService) -> None:
    async def play() -> None:
        here, there = Person(server, "Ada"), Person(server, "Ada")
        account = {"name": "Signed out", "password": "a long walk"}
        assert (await here.http.post("/api/account", json=account)).status_code == 201
        assert (await there.http.post("/api/account/sign_in", json=account)).status_code == 200
        browser = Browser(service, "signed-out")
        await subscribe(there, browser)
        assert browser.endpoint in browsers_of(server)
        passwords = {"old": "a long walk", "new": "a longer walk"}
        assert (await here.http.post("/api/account/password", json=passwords)).status_code == 200
        assert browser.endpoint not in browsers_of(server)
        await subscribe(there, browser)  # whoever this browser is now, its guest
        assert browser.endpoint in browsers_of(server)

    asyncio.run(play())


def test_a_browser_is_whose_keys_it_has(server: Server, service: PushService) -> None:
    """Who knows the address of another's browser takes nothing away from it; who comes as another person takes it
    along."""

    async def play() -> None:
        person, stranger, again = [Person(server, name) for name in ("Person", "Stranger", "Again")]
        for each in (person, stranger, again):
            await each.open(wish_for("market_day", 2))
        browser, foreign = Browser(service, "mine"), Browser(service, "mine")
        await subscribe(person, browser)
        await subscribe(stranger, foreign)
        owners = "SELECT auth FROM browsers WHERE endpoint = :endpoint"
        both = {packed(browser.auth), packed(foreign.auth)}
        assert {row[0] for row in server.sql(owners, endpoint=browser.endpoint)} == both
        await subscribe(again, browser)
        people = server.sql("SELECT person, auth FROM browsers WHERE endpoint = :endpoint", endpoint=browser.endpoint)
        assert len(people) == 2
        assert len({person for person, _ in people}) == 2

    asyncio.run(play())


BAD = [
    {"endpoint": "http://fcm.googleapis.com/fcm/send/x"},
    {"endpoint": "https://127.0.0.2/x"},
    {"endpoint": "https://10.0.0.1/x"},
    {"endpoint": "https://[::1]/x"},
    {"endpoint": "https://localhost/x"},
    {"endpoint": "https://evil.example/x"},
    {"endpoint": "https://fcm.googleapis.com.evil.example/x"},
    {"endpoint": "https://evilpush.apple.com/x"},
    {"endpoint": "https://fcm.googleapis.com:8443/x"},
    {"endpoint": "https://fcm.googleapis.com@10.0.0.1/x"},
    {"endpoint": "https://x@fcm.googleapis.com/x"},
    {"endpoint": "https://fcm.googleapis.com/\r\nX: y"},
    {"endpoint": "https://fcm.googleapis.com/" + "x" * 2000},
    {"endpoint": ""},
    {"p256dh": packed(b"\x04" + b"\x01" * 64)},
    {"p256dh": "ß"},
    {"auth": packed(b"short")},
    {"auth": ""},
]


@pytest.mark.parametrize("change", BAD, ids=[str(each)[:60] for each in BAD])
def test_what_is_no_push_service_is_refused(server: Server, service: PushService, change: dict[str, str]) -> None:
    before = browsers_of(server)
    with httpx.Client(base_url=server.url) as client:
        client.post("/api/tables", json=wish_for("market_day", 2))
        answer = client.post("/api/push", json={**Browser(service, "bad").subscription(), **change})
        assert (answer.status_code, answer.json()["error"]["id"]) == (400, "no_push_service")
    assert browsers_of(server) == before


def test_a_name_that_leads_into_the_own_network_is_not_called() -> None:
    async def call() -> None:
        outward = Outward()
        with pytest.raises(Inward):
            await outward.post("https://localhost/", {}, b"")
        outward.close()

    asyncio.run(call())


@pytest.mark.parametrize(
    "host", ["fcm.googleapis.com", "updates.push.services.mozilla.com", "web.push.apple.com", "x.notify.windows.com"]
)
def test_the_services_of_all_browsers_are_known(server: Server, service: PushService, host: str) -> None:
    with httpx.Client(base_url=server.url) as client:
        client.post("/api/tables", json=wish_for("market_day", 2))
        wish = {**Browser(service, "known").subscription(), "endpoint": f"https://{host}/some/one"}
        assert client.post("/api/push", json=wish).status_code == 200


def test_who_is_nobody_here_can_ask_for_nothing(server: Server, service: PushService) -> None:
    browser = Browser(service, "nobody")
    for path, body in (
        ("/api/push", browser.subscription()),
        ("/api/push/stop", {"endpoint": browser.endpoint}),
        ("/api/push/mute", {"table": "x", "muted": True}),
    ):
        assert httpx.post(f"{server.url}{path}", json=body).status_code == 401
    assert set(httpx.get(f"{server.url}/api/push").json()) == {"key", "muted"}


def test_a_thousand_browsers_of_one_person_are_ten(server: Server, service: PushService) -> None:
    with httpx.Client(base_url=server.url) as client:
        client.post("/api/tables", json=wish_for("market_day", 2))
        for number in range(40):
            wish = Browser(service, f"many{number:02}").subscription()
            assert client.post("/api/push", json=wish).status_code == 200
    kept = [endpoint.rpartition("/")[2] for endpoint in browsers_of(server) if "/many" in endpoint]
    assert kept == [f"many{number}" for number in range(30, 40)]


def test_the_private_key_is_in_no_answer_and_no_log(server: Server) -> None:
    shown = httpx.get(f"{server.url}/api/push")
    [[secret]] = server.sql("SELECT value FROM secrets WHERE name = 'vapid'")
    assert shown.json()["key"] == packed(webpush.public(webpush.kept_key(secret)))
    assert secret not in shown.text
    assert secret not in server.log.read_text()


# -- faults --------------------------------------------------------------------------------------------------------


def test_what_fails_for_a_moment_is_tried_again(server: Server, service: PushService) -> None:
    service.answers["/busy"] = [503, 429]

    async def play() -> None:
        first, second = await seat_all(server, wish_for("market_day", 2), names_of(2))
        await subscribe(second, Browser(service, "busy"))
        await go_away(second, first, 1)
        await first.answer(random.Random(1))
        for _ in range(3):
            assert (await delivered(service)).path == "/busy"
        while not server.sql("SELECT 1 FROM calls WHERE table_id = :table AND done", table=first.table):
            await asyncio.sleep(0.02)
        for person in (first, second):
            await person.close()

    asyncio.run(asyncio.wait_for(play(), PATIENCE))


def test_a_service_that_hangs_holds_up_nobody(server: Server, service: PushService) -> None:
    service.answers["/hangs"] = [0] * 9

    async def play() -> None:
        first, second = await seat_all(server, wish_for("market_day", 2), names_of(2))
        await subscribe(second, Browser(service, "hangs"))
        await go_away(second, first, 1)
        await first.answer(random.Random(1))
        await delivered_at(service, "/hangs")
        third, fourth = await seat_all(server, wish_for("market_day", 2), names_of(2))
        await subscribe(fourth, Browser(service, "does-not-hang"))
        await go_away(fourth, third, 1)
        await third.answer(random.Random(1))
        await delivered_at(service, "/does-not-hang")  # the other one may be tried again before
        await second.connect()
        await second.until(lambda p: p.question is not None)
        assert (await second.answer(random.Random(1)))["ok"]
        await second.http.post("/api/push/stop", json={"endpoint": f"{service.url}/hangs"})
        for person in (first, second, third, fourth):
            await person.close()

    asyncio.run(play())


def test_a_server_that_is_killed_before_it_has_told_tells_it_when_it_is_back(
    server: Server, service: PushService
) -> None:
    service.answers["/late"] = [0]
    browser = Browser(service, "late")

    async def play() -> None:
        first, second = await seat_all(server, wish_for("market_day", 2), names_of(2))
        await subscribe(second, browser)
        await go_away(second, first, 1)
        await first.answer(random.Random(1))
        before = await delivered_at(service, "/late")
        server.kill()
        await asyncio.to_thread(server.start)
        after = await delivered_at(service, "/late")
        assert browser.opened(after.body) == browser.opened(before.body)
        assert after.claims(service.url)["key"] == before.claims(service.url)["key"], "the key outlives the server"
        assert "Traceback" not in server.log.read_text()
        for person in (first, second):
            await person.close()

    asyncio.run(play())
