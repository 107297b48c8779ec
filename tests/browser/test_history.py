"""The history on a phone: what a pad kept is there, is found, counted, saved, read again and deleted."""

import json
import struct
import zlib
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from browser.conftest import Guest
from browser.pads import Scorer
from browser.test_access import faults
from browser.test_companion import FOUR, keep, phone
from browser.test_draw import code_on
from browser.test_shared_pads import shared
from browser.visitor import Visitor
from history.evenings import evening, line
from kleinstadt.engine.registry import game
from kleinstadt.history.files import from_text, to_json

WIDE = "document.documentElement.scrollWidth"
SHEETS = [[line("cottage", 9, count=3, fed=3), line("inn", 3)], [line("cottage", 6, count=2, fed=2), line("inn", 4)]]
FAMILY = [
    evening("one", ("Oma", 1, 12), ("Ben", 2, 10), date="2026-01-05", lines=SHEETS, where="Hütte", minutes=40),
    evening("two", ("Oma", 1, 30), ("Ben", 1, 30), date="2026-03-05", game="everdell", notes="Zwei Kannen Tee"),
    evening("three", ("Ben", 1, 8), date="2026-03-06"),
    evening("four", ("Cleo", 1, 80), ("Oma", 2, 50), date="2026-03-07", game="garden_nation"),
]


def photograph(width: int, height: int) -> bytes:
    """A blue picture, as PNG."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    rows = (b"\0" + b"\x20\x40\xc0" * width) * height
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


def opened(visitor: Visitor, games: int, part: str = "") -> Page:
    visitor.go(f"#/history{part}")
    visitor.page.locator(f"[data-history='{games}'][data-complete]").wait_for()
    return visitor.page


def read(page: Page, name: str, content: str) -> None:
    """Hand a file over."""
    file: Any = {"name": name, "mimeType": "text/plain", "buffer": content.encode()}
    page.locator("input[type=file]").set_input_files(file)


def saved(page: Page, kind: str) -> str:
    with page.expect_download() as download:
        page.locator(f"[data-export={kind}]").tap()
    return Path(download.value.path()).read_text(encoding="utf-8")


def shows(page: Page, ids: list[str]) -> None:
    """The list comes to show these games, in this order."""
    games = page.locator("[data-kept]")
    expect(games).to_have_count(len(ids))
    for place, id in enumerate(ids):
        expect(games.nth(place)).to_have_attribute("data-kept", id)


def test_a_pads_result_is_kept_once_and_outlives_the_page(guest: Guest) -> None:
    ada = phone(guest)
    ada.go("#/companion")
    keep(ada, "tiny_towns", FOUR)
    played_for(ada, 45)
    scorer = Scorer(ada, game("tiny_towns"))
    scorer.open()
    scorer.tap("[data-seat=result]")
    scorer.settled()
    scorer.tap("[data-keep]")
    expect(ada.page.get_by_text("Kept in the history")).to_be_visible()
    ada.reload()
    scorer.tap("[data-seat=result]")
    expect(ada.page.get_by_text("Kept in the history")).to_be_visible()
    scorer.tap("[data-seat='0']")
    scorer.type(".who input", "Omi")
    scorer.tap("[data-seat=result]")
    scorer.settled()
    scorer.tap("[data-keep]")
    ada.page.get_by_role("link", name="Open").tap()
    expect(ada.page.get_by_role("heading", name="Omi wins with 28 points.")).to_be_visible()
    expect(ada.page.locator("[data-game-kept]")).to_contain_text("45 minutes")
    expect(ada.page.locator("[data-sheet='0'] [data-line=cottage]")).to_contain_text("12")
    assert ada.page.evaluate(WIDE) <= 360
    page = opened(ada, 1)
    expect(page.locator("[data-kept]")).to_contain_text("Omi 28")


def played_for(visitor: Visitor, minutes: int) -> None:
    """As if the four had stopped their clock after so long."""
    now = {"way": "standard", "names": [""] * 4, "round": 1, "seat": None, "had": [], "out": [], "first": 0, "used": []}
    clock = {"table": 60_000 * minutes, "since": None, "deck": None, "rival": None}
    evening = {"now": {**now, **clock}, "before": []}
    visitor.page.evaluate("(kept) => localStorage.setItem('kleinstadt.turns.tiny_towns', kept)", json.dumps(evening))


def test_the_set_up_that_was_drawn_belongs_to_the_game_that_is_kept_next(guest: Guest) -> None:
    ada = phone(guest)
    page = ada.page
    ada.go("#/companion/tiny_towns/draw")
    page.locator("[data-name='1']").wait_for()
    page.locator("[data-main]").tap()
    code = code_on(page)
    scorer = Scorer(ada, game("tiny_towns"))
    scorer.open()
    for field in ("0.0", "1.1"):  # a game with the set-up, then one without
        scorer.tap("[data-seat='0']")
        scorer.tap("[data-group=type-cottage]")
        scorer.tap(f"[data-field='{field}']")
        scorer.tap("[data-seat=result]")
        scorer.settled()
        page.locator("[data-keep]").tap()
        page.get_by_role("link", name="Open", exact=True).tap()
        page.locator("[data-sheet='0']").wait_for()
        if field == "0.0":
            expect(page.locator("[data-code]")).to_have_text(code)
            expect(page.get_by_text("Monuments").first).to_be_attached()  # with what it was played
            scorer.open()
            page.get_by_role("button", name="New pad").tap()
            page.get_by_role("button", name="Begin anew").tap()
    expect(page.locator("[data-code]")).to_have_count(0)


def test_a_new_pad_is_a_new_game_on_every_phone_that_fills_it_in(guest: Guest) -> None:
    ada, ben = (Scorer(phone(guest), game("tiny_towns")) for _ in range(2))
    ada.open()
    ada.tap("[data-field='0.0']")
    ben.page.goto(shared(ada.visitor))
    ben.tap("[data-seat=result]")
    ben.settled()
    ben.tap("[data-keep]")
    expect(ben.page.get_by_text("Kept in the history")).to_be_visible()
    ada.page.get_by_role("button", name="New pad").tap()
    ada.tap("dialog[open] [data-yes]")
    ada.tap("[data-field='1.1']")
    ada.tap("[data-field='2.2']")
    expect(ben.page.locator("[data-seat='0']")).to_contain_text("−14")
    ben.settled()
    ben.page.get_by_role("button", name="Keep in the history").tap()
    expect(ben.page.get_by_text("Kept in the history")).to_be_visible()
    opened(ben.visitor, 2)


def test_what_one_adds_is_kept_and_what_is_deleted_is_gone(guest: Guest) -> None:
    ada = phone(guest, "de-DE")
    page = opened(ada, 0)
    read(page, "family.json", to_json(FAMILY))
    expect(page.get_by_role("status").last).to_have_text("Neu: 4. Neuer als bisher: 0. Schon da: 0.")
    page.locator("[data-kept=one]").tap()
    page.get_by_role("button", name="Bearbeiten").tap()
    assert faults(ada) == []
    page.get_by_label("Notizen").fill("Kerzen\nund Regen")
    page.get_by_label("Ort").fill("Bei Ömchen")
    page.get_by_label("Tag").fill("2026-02-01")
    large: Any = {"name": "a.png", "mimeType": "image/png", "buffer": photograph(2000, 500)}
    page.locator("form input[type=file]").set_input_files(large)
    photo = page.get_by_role("img", name="Foto der Partie")
    photo.wait_for()
    assert photo.evaluate("(photo) => photo.decode().then(() => [photo.naturalWidth, photo.naturalHeight])") == [
        1280,
        320,
    ]
    page.get_by_role("button", name="Speichern").tap()
    expect(page.locator("[data-game-kept]")).to_contain_text("01.02.2026 · Bei Ömchen")
    ada.reload()
    photo.wait_for()
    expect(page.locator("[data-game-kept]")).to_contain_text("Kerzen")
    expect(page.locator("[data-game-kept]")).not_to_contain_text("Cottage")
    assert faults(ada) == []
    whole = from_text(saved(opened(ada, 4), "json"))
    kept = next(each for each in whole if each["id"] == "one")
    assert (kept["notes"], kept["where"], kept["date"]) == ("Kerzen\nund Regen", "Bei Ömchen", "2026-02-01")
    assert kept["photo"].startswith("data:image/jpeg;base64,")

    page.locator("[data-kept=one]").tap()
    page.get_by_role("button", name="Löschen").tap()
    expect(page.get_by_role("dialog")).to_contain_text("Das lässt sich nicht rückgängig machen.")
    page.locator("dialog[open] [data-yes]").tap()
    page.locator("[data-history='3']").wait_for()
    ada.reload()
    page.locator("[data-history='3']").wait_for()
    assert left_in_the_database(page) == [["four", "three", "two"], []]
    read(page, "again.json", to_json(whole))
    page.locator("[data-kept=one]").tap()
    photo.wait_for()


def left_in_the_database(page: Page) -> Any:
    return page.evaluate(
        """() => new Promise((done) => {
          indexedDB.open('kleinstadt-history').onsuccess = ({target}) => {
            const stores = target.result.transaction(['games', 'photos']);
            const found = ['games', 'photos'].map((name) => stores.objectStore(name).getAllKeys());
            stores.oncomplete = () => done(found.map(({result}) => result));
          };
        })"""
    )


def test_games_are_found_and_counted(guest: Guest) -> None:
    ada = phone(guest)
    page = opened(ada, 0)
    read(page, "family.json", to_json(FAMILY))
    page.locator("[data-history='4']").wait_for()
    shows(page, ["four", "three", "two", "one"])
    for typed, ids in [("hutte", ["one"]), ("oma everdell", ["two"]), ("KANNEN", ["two"]), ("5.1.2026", ["one"]),
                       ("05.01.2026", ["one"]), ("gartennation", []), ("cleo", ["four"])]:  # fmt: skip
        page.get_by_role("searchbox").fill(typed)
        shows(page, ids)
    expect(page.locator("[data-kept]")).to_have_count(1)
    assert faults(ada) == []

    page.get_by_role("link", name="Statistics").tap()
    page.locator("[data-counted='4']").wait_for()
    oma = page.locator("[data-person=Oma]")
    expect(oma.locator("summary")).to_contain_text("won 2 of 3")
    expect(oma.locator("summary")).to_contain_text("67%")
    oma.locator("summary").tap()
    expect(oma.locator("tr", has_text="Tiny Towns")).to_contain_text("12.0")
    expect(page.locator("[data-duel]")).to_have_text("0 1 × level 1")
    expect(page.get_by_role("img", name="What wins: Cottage +3.0, Inn −1.0")).to_be_visible()
    assert page.evaluate(WIDE) <= 360
    assert faults(ada) == []
    page.context.set_offline(True)
    page.get_by_role("link", name="Games").tap()
    page.get_by_role("searchbox").fill("cleo")
    expect(page.locator("[data-kept]")).to_have_count(1)
    page.get_by_role("link", name="Statistics").tap()
    expect(page.get_by_text("The server cannot be reached.")).to_be_visible()
    page.context.set_offline(False)
    page.locator("[data-counted='4']").wait_for()


def test_files_come_back_and_what_is_broken_changes_nothing(guest: Guest) -> None:
    ada = phone(guest)
    page = opened(ada, 0)
    read(page, "family.json", to_json(FAMILY))
    page.locator("[data-history='4']").wait_for()
    whole, table = saved(page, "json"), saved(page, "csv")
    assert sorted(from_text(whole), key=lambda each: each["id"]) == sorted(FAMILY, key=lambda each: each["id"])
    status = page.get_by_role("status").last
    for name, text in (("again.json", whole), ("again.csv", table)):
        read(page, name, text)
        expect(status).to_have_text("New: 0. Newer than before: 0. Already there: 4.")
    for text, said in [
        (whole[: len(whole) // 2], "This file is broken"),
        ("", "There is nothing in this file."),
        (json.dumps({"some": "thing"}), "This is no history that was saved with Kleinstadt."),
        (whole.replace('"2026-01-05"', '"2026-13-05"'), "must be a day such as"),
    ]:
        read(page, "bad.json", text)
        expect(page.get_by_role("alert")).to_contain_text(said)
    expect(page.locator("[data-kept]")).to_have_count(4)


def test_a_game_that_was_played_here_is_there_and_stays_deleted(guest: Guest) -> None:
    ada = guest("Ada")
    made = ada.create("tiny_towns", [{"kind": "bot", "bot": "random"}])["table"]
    assert ada.hurry().over
    page = opened(ada, 1)
    expect(page.locator(f"[data-kept=table-{made}]")).to_contain_text("Ada")
    expect(page.locator(f"[data-kept=table-{made}]")).to_contain_text("Bot, Random")
    page.locator("[data-kept]").click()
    page.get_by_role("button", name="Delete").click()
    page.locator("dialog[open] [data-yes]").click()
    page.locator("[data-history='0'][data-complete]").wait_for()
    ada.reload()
    page.locator("[data-history='0'][data-complete]").wait_for()
