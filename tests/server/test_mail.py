"""Mail: a real server hands real messages to a mail server of the tests. Nothing is sent before an address was
confirmed and turns were asked for; what is sent names nobody's secret; and a mail server can do no harm."""

import asyncio
import random
import re
from collections.abc import Callable, Iterator
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import httpx
import pytest

import databases
from kleinstadt.server import letters
from kleinstadt.server.smtp import MailServer, is_mail_address, mail_server
from server import in_a_hurry
from server.driving import Person, Server, names_of, wish_for
from server.mail_service import PATIENCE, MailService, links_in, token_in
from server.push_service import Browser, PushService
from server.test_push import go_away, subscribe

PASSWORD = "a long walk"
SENDER = "games@kleinstadt.example"


@pytest.fixture(scope="module")
def post() -> Iterator[MailService]:
    made = MailService()
    yield made
    made.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, post: MailService, service: PushService) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("server")
    args = ("--mail", post.url, "--mail-from", SENDER, "--push-host", "127.0.0.1")
    running = Server(folder, *args, env=service.env, program=[in_a_hurry.__file__])
    yield running
    running.stop()


async def arrived(post: MailService, to: str) -> EmailMessage:
    return await asyncio.to_thread(post.next, to)


async def with_account(person: Person, name: str) -> None:
    answer = await person.http.post("/api/account", json={"name": name, "password": PASSWORD})
    assert answer.status_code == 201, answer.text


async def wants(person: Person, address: str, lang: str = "en") -> httpx.Response:
    return await person.http.post("/api/account/mail", json={"address": address, "lang": lang})


async def confirmed(person: Person, post: MailService, address: str, lang: str = "en") -> None:
    assert (await wants(person, address, lang)).status_code == 200
    token = token_in(await arrived(post, address), "confirm")
    assert (await person.http.post("/api/mail/confirm", json={"token": token})).status_code == 200


async def told_by_mail(person: Person, post: MailService, name: str, lang: str = "en") -> None:
    """An account whose address is `NAME@example.org`, with turns by mail."""
    await with_account(person, name)
    await confirmed(person, post, f"{name}@example.org", lang)
    answer = await person.http.post("/api/account/mail/notices", json={"on": True, "lang": lang})
    assert answer.json()["mail"]["notices"] is True


async def mail_of(person: Person) -> Any:
    return (await person.http.get("/api/account")).json()["mail"]


async def sit_down(first: Person, second: Person) -> None:
    """At a new table, where both of them have to decide."""
    [token] = await first.open(wish_for("market_day", 2))
    assert (await second.claim(token)).status_code == 200
    for person in (first, second):
        await person.connect(fresh=True)
        await person.ok("ready")
    for person in (first, second):
        await person.until(lambda p: p.info is not None and p.info["id"] == p.table and p.info["state"] == "running")
        await person.until(lambda p: p.question is not None)


async def two_sit_down(server: Server, post: MailService, name: str, lang: str = "en") -> list[Person]:
    """The second one is told by mail."""
    people = [Person(server, name) for name in names_of(2)]
    await told_by_mail(people[1], post, name, lang)
    await sit_down(*people)
    return people


async def turn_of_second(first: Person, second: Person) -> None:
    await go_away(second, first, 1)
    await first.answer(random.Random(1))


async def told_of_call(server: Server, person: Person) -> None:
    """Waits until whatever there is to do about this table's turn is done."""
    while not server.sql("SELECT 1 FROM calls WHERE table_id = :table AND done", table=person.table):
        await asyncio.sleep(0.02)


def letters_for(server: Server, person: Person) -> int:
    [[count]] = server.sql("SELECT count(*) FROM letters WHERE table_id = :table", table=person.table)
    return int(count)


def run(play: Callable[[], Any]) -> None:
    asyncio.run(asyncio.wait_for(play(), PATIENCE))


# -- an address ----------------------------------------------------------------------------------------------------


def test_an_address_is_used_when_the_link_in_a_mail_was_opened(server: Server, post: MailService) -> None:
    async def play() -> None:
        ada, anybody = Person(server, "Ada"), Person(server, "Anybody")
        await with_account(ada, "confirms")
        assert await mail_of(ada) == {"address": "", "wanted": "", "notices": False, "lang": "en"}
        told = (await wants(ada, " ada@example.org ", "de")).json()["mail"]
        assert told == {"address": "", "wanted": "ada@example.org", "notices": False, "lang": "de"}
        mail = await arrived(post, "ada@example.org")
        assert (mail["To"], mail["Subject"]) == ("ada@example.org", "Deine Mailadresse für Kleinstadt")
        assert mail["From"] == f"Kleinstadt <{SENDER}>"
        assert "confirms" in mail.get_content()
        token = token_in(mail, "confirm")
        assert token not in server.everything_stored()
        body = {"token": token}
        assert (await anybody.http.post("/api/mail/confirm", json=body)).json() == {"lang": "de"}
        assert await mail_of(ada) == {"address": "ada@example.org", "wanted": "", "notices": False, "lang": "de"}
        again = await anybody.http.post("/api/mail/confirm", json=body)
        assert (again.status_code, again.json()["error"]["id"]) == (410, "old_mail_link")

    run(play)


def test_a_link_is_good_for_a_day(server: Server, post: MailService) -> None:
    async def play() -> None:
        ada = Person(server, "Ada")
        await with_account(ada, "too late")
        await wants(ada, "late@example.org")
        token = token_in(await arrived(post, "late@example.org"), "confirm")
        server.sql("UPDATE mailboxes SET expires_at = 1 WHERE wanted = 'late@example.org'")
        assert (await ada.http.post("/api/mail/confirm", json={"token": token})).status_code == 410
        assert (await mail_of(ada))["address"] == ""

    run(play)


def test_a_new_address_takes_over_when_it_is_confirmed_and_the_old_one_hears_nothing(
    server: Server, post: MailService
) -> None:
    async def play() -> None:
        first, second = await two_sit_down(server, post, "moves")
        await wants(second, "new@example.org")
        mail = await arrived(post, "new@example.org")
        assert (await mail_of(second))["address"] == "moves@example.org"
        await turn_of_second(first, second)
        told = await arrived(post, "moves@example.org")
        await second.http.post("/api/mail/confirm", json={"token": token_in(mail, "confirm")})
        assert await mail_of(second) == {"address": "new@example.org", "wanted": "", "notices": True, "lang": "en"}
        stop = await first.http.post(f"/api/mail/stop?token={token_in(told, 'stop')}")
        assert stop.status_code == 200
        assert (await mail_of(second))["notices"] is True, "a link of the old address stops nothing any more"

    run(play)
    assert not post.more("moves@example.org")


def test_an_address_can_be_taken_back_and_goes_with_the_account(server: Server, post: MailService) -> None:
    async def play() -> None:
        for end, body in (
            ("/api/account/mail", {"address": "", "lang": "en"}),
            ("/api/account/delete", {"password": PASSWORD}),
        ):
            ada = Person(server, "Ada")
            await with_account(ada, "goes")
            await confirmed(ada, post, "goes@example.org")
            assert "goes@example.org" in server.everything_stored()
            assert (await ada.http.post(end, json=body)).status_code == 200
            assert "goes@example.org" not in server.everything_stored()
            await ada.http.post("/api/account/delete", json={"password": PASSWORD})

    run(play)


BAD = [
    "ada",
    "ada@home",
    "@example.org",
    "a b@example.org",
    "ada@example.org\r\nBcc: bo@example.org",
    "a" * 300 + "@x.de",
]
BAD += [
    "ada@example.org, bo@example.org",
    "Ada <ada@example.org>",
    "ädä@example.org",
    '"a"@example.org',
    "a..b@example.org",
]


@pytest.mark.parametrize("address", BAD)
def test_what_is_no_address_is_refused(address: str) -> None:
    assert not is_mail_address(address)


def test_a_bad_address_is_said_in_a_sentence_and_changes_nothing(server: Server) -> None:
    async def play() -> None:
        ada = Person(server, "Ada")
        await with_account(ada, "bad address")
        answer = await wants(ada, "ada@example.org\nBcc: bo@example.org")
        assert (answer.status_code, answer.json()["error"]["id"]) == (400, "bad_mail_address")
        assert (await mail_of(ada))["wanted"] == ""

    run(play)


def test_only_who_has_an_account_can_have_mail(server: Server) -> None:
    async def play() -> None:
        guest = Person(server, "Guest")
        await guest.open(wish_for("market_day", 2))
        assert await mail_of(guest) is None
        assert (await wants(guest, "guest@example.org")).status_code == 401

    run(play)


def test_nobody_is_flooded_with_links(server: Server, post: MailService) -> None:
    """An account causes five mails an hour, an address gets five, and who asks is told nothing of the others."""

    async def play() -> None:
        people = [Person(server, name) for name in ("first", "second")]
        for each in people:
            await with_account(each, f"floods {each.name}")
        answers = [(await wants(people[0], "victim@example.org")).status_code for _ in range(6)]
        assert answers == [200] * 5 + [429]
        assert (await wants(people[1], "Victim@example.org")).json()["mail"]["wanted"] == "Victim@example.org"
        assert (await wants(people[1], "own@example.org")).status_code == 200
        for _ in range(5):
            await arrived(post, "victim@example.org")
        await arrived(post, "own@example.org")

    run(play)
    assert not post.more("victim@example.org")


# -- turns ---------------------------------------------------------------------------------------------------------


def test_who_is_away_is_told_by_mail_and_stops_it_with_one_tap(server: Server, post: MailService) -> None:
    async def play() -> None:
        first, second = await two_sit_down(server, post, "away", "de")
        await turn_of_second(first, second)
        mail = await arrived(post, "away@example.org")
        assert mail["Subject"] == "Du bist dran: Markttag mit Person 0"
        table, stop = links_in(mail)
        assert table == f"http://localhost:{server.port}/#/table/{first.table}"
        assert mail["Auto-Submitted"] == "auto-generated"
        assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        tap = mail["List-Unsubscribe"].removeprefix("<").removesuffix(">").replace("localhost", "127.0.0.1")
        assert stop.rpartition("/")[2] in tap
        while letters_for(server, first):  # it is settled when the mail server has taken it
            await asyncio.sleep(0.02)
        opened = httpx.get(tap)
        assert (opened.status_code, opened.headers["location"]) == (307, f"/#/mail/stop/{token_in(mail, 'stop')}")
        assert (await mail_of(second))["notices"] is True, "to look at a link does nothing"
        assert httpx.post(tap, data={"List-Unsubscribe": "One-Click"}).status_code == 200
        assert (await mail_of(second))["notices"] is False
        assert httpx.post(f"{tap[:-1]}{'1' if tap[-1] == '0' else '0'}").status_code == 404, "only what we have signed"
        for person in (first, second):
            await person.close()

    run(play)


def test_it_is_off_until_it_is_asked_for(server: Server, post: MailService) -> None:
    async def play() -> None:
        first, second = [Person(server, name) for name in names_of(2)]
        await with_account(second, "not asked")
        await confirmed(second, post, "not-asked@example.org")
        await sit_down(first, second)
        await turn_of_second(first, second)
        third, fourth = await two_sit_down(server, post, "asked")
        await turn_of_second(third, fourth)
        await arrived(post, "asked@example.org")
        for person in (first, second, third, fourth):
            await person.close()

    run(play)
    assert not post.more("not-asked@example.org")


def test_whom_a_browser_has_told_gets_no_mail(server: Server, post: MailService, service: PushService) -> None:
    async def play() -> None:
        first, second = await two_sit_down(server, post, "pushed")
        await subscribe(second, Browser(service, "pushed"))
        await turn_of_second(first, second)
        assert (await asyncio.to_thread(service.next)).path == "/pushed"
        await told_of_call(server, first)
        assert letters_for(server, first) == 0
        service.answers["/deaf"] = [410]
        third, fourth = await two_sit_down(server, post, "deaf")
        await subscribe(fourth, Browser(service, "deaf"))
        await turn_of_second(third, fourth)
        await arrived(post, "deaf@example.org")  # whom no browser could tell
        for person in (first, second, third, fourth):
            await person.close()

    run(play)
    assert not post.more("pushed@example.org")


def test_a_silent_table_sends_no_mail(server: Server, post: MailService) -> None:
    async def play() -> None:
        first, second = await two_sit_down(server, post, "silent")
        server.sql("UPDATE mailboxes SET next_at = :far WHERE address = 'silent@example.org'", far=10**15)
        await turn_of_second(first, second)
        await told_of_call(server, first)
        assert letters_for(server, first) == 1
        await second.http.post("/api/push/mute", json={"table": first.table, "muted": True})
        server.sql("UPDATE mailboxes SET next_at = 0 WHERE address = 'silent@example.org'")
        while letters_for(server, first):
            await asyncio.sleep(0.02)
        for person in (first, second):
            await person.close()

    run(play)
    assert not post.more("silent@example.org")


def test_several_tables_are_told_in_one_mail_and_the_next_one_comes_later(server: Server, post: MailService) -> None:
    async def play() -> None:
        first, second = await two_sit_down(server, post, "busy")
        held = "UPDATE mailboxes SET next_at = :at WHERE address = 'busy@example.org'"
        server.sql(held, at=10**15)
        await turn_of_second(first, second)
        tables = [first.table]
        for _ in range(2):
            await first.leave_page()
            await sit_down(first, second)
            await turn_of_second(first, second)
            tables.append(first.table)
        waiting = "SELECT count(*) FROM letters WHERE person = (SELECT person FROM mailboxes WHERE next_at = :at)"
        while server.sql(waiting, at=10**15) != [(3,)]:
            await asyncio.sleep(0.02)
        server.sql(held, at=0)
        mail = await arrived(post, "busy@example.org")
        assert mail["Subject"] == "Your turn at 3 tables: Market Day with Person 0 …"
        assert [link.rpartition("/")[2] for link in links_in(mail)[:3]] == tables
        [[next_at, created]] = server.sql(
            "SELECT next_at, changed_at FROM mailboxes, tables WHERE address = 'busy@example.org' AND tables.id = :id",
            id=tables[-1],
        )
        assert next_at - created > 14 * 60 * 1000
        for person in (first, second):
            await person.close()

    run(play)
    assert not post.more("busy@example.org")


def test_who_has_come_meanwhile_gets_no_mail(server: Server, post: MailService) -> None:
    async def play() -> None:
        first, second = await two_sit_down(server, post, "returns")
        server.sql("UPDATE mailboxes SET next_at = :far WHERE address = 'returns@example.org'", far=10**15)
        await turn_of_second(first, second)
        await told_of_call(server, first)
        await second.connect()
        await second.until(lambda p: p.question is not None)
        server.sql("UPDATE mailboxes SET next_at = 0 WHERE address = 'returns@example.org'")
        while letters_for(server, first):
            await asyncio.sleep(0.02)
        for person in (first, second):
            await person.close()

    run(play)
    assert not post.more("returns@example.org")


# -- what a mail says ----------------------------------------------------------------------------------------------

US = MailServer("localhost", 25, False, "", "", SENDER, "Kleinstadt")
NASTY = [
    "Bo\r\nBcc: all@example.org",
    "\u202egnp.exe",
    "👩\u200d🚀 Ada",
    "a" * 300,
    "\x00\x1b[2J",
    "אבג",
    "<b>",
    "=?utf-8?q?x?=",
]


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("name", NASTY, ids=ascii)
def test_a_name_changes_no_header(name: str, lang: str) -> None:
    made = letters.turns(
        US, "a@example.org", lang, "https://x.example", "stop", [letters.Waiting("t", "tiny_towns", [name])]
    )
    read = made.as_bytes().decode("ascii")
    head = read.partition("\r\n\r\n")[0].split("\r\n")
    names = [line.partition(":")[0] for line in head if not line.startswith((" ", "\t"))]
    assert sorted(names) == sorted(
        ["From", "To", "Subject", "Date", "Message-ID", "Auto-Submitted", "Content-Type", "Content-Transfer-Encoding"]
        + ["MIME-Version", "List-Unsubscribe", "List-Unsubscribe-Post"]
    )
    assert "List-Unsubscribe: <https://x.example/api/mail/stop?token=stop>" in head
    for text in (str(made["Subject"]), made.get_content()):
        assert not {"\u202e", "\x00", "\x1b", "\r"} & set(text.replace("\r\n", "\n"))
    assert len(made["Subject"]) <= letters.LONGEST


# -- the mail server -----------------------------------------------------------------------------------------------


def test_what_fails_for_a_moment_is_tried_again_and_what_is_refused_is_not(server: Server, post: MailService) -> None:
    async def play() -> None:
        first, second = await two_sit_down(server, post, "later")
        third, fourth = await two_sit_down(server, post, "never")
        post.answers["later@example.org"] = ["451 later", "451 later"]
        post.answers["never@example.org"] = ["550 nobody of that name: never@example.org", "250 would be wrong"]
        await turn_of_second(third, fourth)
        while post.answers["never@example.org"] != ["250 would be wrong"] or letters_for(server, third):
            await asyncio.sleep(0.02)
        await turn_of_second(first, second)
        await arrived(post, "later@example.org")
        assert post.answers["never@example.org"] == ["250 would be wrong"]
        figures = httpx.get(f"{server.url}/api/metrics").text
        for name in ("mails_sent_total", "mails_refused_total", "mail_failures_total"):
            counted = re.search(rf"^kleinstadt_{name}(\{{.*\}})? (\d+)$", figures, re.MULTILINE)
            assert counted is not None
            assert int(counted[2]) > 0
        said = server.log.read_text()
        assert "the mail server refuses a message" in said
        assert "example.org" not in said
        assert "Traceback" not in said
        for person in (first, second, third, fourth):
            await person.close()

    run(play)
    assert not post.more("never@example.org")


def test_a_mail_server_that_hangs_holds_up_nobody(server: Server, post: MailService) -> None:
    async def play() -> None:
        first, second = await two_sit_down(server, post, "hangs")
        post.answers["hangs@example.org"] = [""] * 9
        await turn_of_second(first, second)
        while len(post.answers["hangs@example.org"]) == 9:
            await asyncio.sleep(0.02)
        third, fourth = await two_sit_down(server, post, "prompt")
        await turn_of_second(third, fourth)
        await arrived(post, "prompt@example.org")
        await second.connect()
        await second.until(lambda p: p.question is not None)
        assert (await second.answer(random.Random(1)))["ok"]
        for person in (first, second, third, fourth):
            await person.close()

    run(play)


def test_without_a_mail_server_nothing_speaks_of_mail(start_server: Callable[..., Server]) -> None:
    server = start_server()

    async def play() -> None:
        ada = Person(server, "Ada")
        await with_account(ada, "Ada")
        assert await mail_of(ada) is None
        for path, body in (
            ("/api/account/mail", {"address": "ada@example.org", "lang": "en"}),
            ("/api/account/mail/notices", {"on": True, "lang": "en"}),
            ("/api/mail/confirm", {"token": "x"}),
            ("/api/mail/stop?token=x", {}),
        ):
            answer = await ada.http.post(path, json=body)
            assert (answer.status_code, answer.json()["error"]["id"]) == (404, "no_mail")
        assert "mail" not in (await ada.http.get("/api/metrics")).text

    run(play)


def test_a_password_from_the_environment_and_encryption_from_the_first_byte(
    tmp_path: Path, service: PushService
) -> None:
    post = MailService(service.certificate, "club", "open sesame")
    env = {**service.env, "KLEINSTADT_MAIL_PASSWORD": "open sesame"}
    url = post.url.replace("://", "://club@")
    server = Server(
        tmp_path, "--mail", url, "--mail-from", f"Der Club <{SENDER}>", env=env, program=[in_a_hurry.__file__]
    )

    async def play() -> None:
        ada = Person(server, "Ada")
        await with_account(ada, "Ada")
        await wants(ada, "ada@example.org")
        assert (await arrived(post, "ada@example.org"))["From"] == f"Der Club <{SENDER}>"

    try:
        run(play)
        assert "open sesame" not in server.log.read_text()
    finally:
        server.stop()
        post.close()


def test_of_several_workers_one_writes(tmp_path: Path, post: MailService) -> None:
    database = databases.new_database("postgresql", tmp_path)
    servers = []
    for number in range(2):
        folder = tmp_path / str(number)
        folder.mkdir()
        args = ("--mail", post.url, "--mail-from", SENDER)
        servers.append(Server(folder, *args, postgres=database, program=[in_a_hurry.__file__]))

    async def play() -> None:
        for number in range(3):
            first, second = await two_sit_down(servers[number % 2], post, f"worker{number}")
            await turn_of_second(first, second)
            await arrived(post, f"worker{number}@example.org")
            for person in (first, second):
                await person.close()
        while servers[0].sql("SELECT 1 FROM letters"):
            await asyncio.sleep(0.02)

    try:
        run(play)
    finally:
        for server in servers:
            server.stop()
    assert not any(post.more(f"worker{number}@example.org") for number in range(3))


# -- how it is named -----------------------------------------------------------------------------------------------


def test_a_mail_server_is_named_by_an_address() -> None:
    named = mail_server("smtps://me%40example.org:p%40ss@mail.example.org", "")
    assert named == MailServer("mail.example.org", 465, True, "me@example.org", "p@ss", "me@example.org", "Kleinstadt")
    assert mail_server("smtp://localhost:25", SENDER) == US


BROKEN = [
    "",
    "mail.example.org",
    "http://mail.example.org",
    "smtp://",
    "smtp://host:0",
    "smtp://host:99999",
    "smtp://h/path",
]


@pytest.mark.parametrize("url", BROKEN)
def test_what_names_no_mail_server_is_refused(url: str) -> None:
    with pytest.raises(ValueError):
        mail_server(url, SENDER)


@pytest.mark.parametrize("sender", ["", "me", "a@example.org\nBcc: b@example.org"])
def test_mail_comes_from_an_address(sender: str) -> None:
    with pytest.raises(ValueError):
        mail_server("smtp://localhost", sender)
