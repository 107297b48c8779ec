"""What every table has beside the game itself: hints, undo, links, chat, seats, rules, replay, rematch, notices."""

import json
import queue
import re
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, WebSocket, expect

from browser.conftest import Guest
from browser.together import get_ready, sit_down, two_at_a_table
from browser.visitor import Visitor
from server.driving import Server

PLAIN = {"monuments": False, "display": "first_game"}
LIT = "button.field:has(.dot)"


def choose_and_place(ada: Visitor) -> str:
    """Alone in Tiny Towns: name a kind, put it on the first lit field. Returns the field."""
    ada.page.locator("[data-kind]:not([disabled])").first.click()
    field = ada.page.locator(LIT).first
    name = str(field.get_attribute("data-field"))
    field.click()
    ada.page.locator(f"button.field[data-field={name}] span.piece").wait_for()
    return name


def open_menu(visitor: Visitor) -> None:
    visitor.page.get_by_role("button", name=re.compile("^(Menu|Menü)$")).click()


def close_drawer(visitor: Visitor) -> None:
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.locator("dialog[open]")).to_have_count(0)


# -- alone with bots ---------------------------------------------------------------------------------------------------


class Line:
    """What goes over the page's socket: when a question with one answer comes, and what is answered."""

    def __init__(self, page: Page) -> None:
        self.obvious: int | None = None  # the decision
        self.answered: set[int] = set()
        page.on("websocket", self.listen)

    def listen(self, socket: WebSocket) -> None:
        self.answered.clear()  # another table
        socket.on("framereceived", lambda data: self.receive(json.loads(data)))
        socket.on("framesent", lambda data: self.send(json.loads(data)))

    def receive(self, message: dict[str, Any]) -> None:
        screen = message.get("screen")
        if screen and screen["decision"] and len(screen["moves"]) == 1:
            self.obvious = screen["decision"]["number"]

    def send(self, message: dict[str, Any]) -> None:
        if message["type"] == "answer":
            self.answered.add(message["decision"])


def test_the_only_answer_is_given_for_me_but_not_after_taking_back(guest: Guest) -> None:
    """Where any monument could stand everybody is asked what they build, even if theirs cannot."""
    ada = guest("Ada")
    line = Line(ada.page)
    ada.create("tiny_towns", [{"kind": "bot", "bot": "random"}], {"display": "first_game"}, seed=2)
    while line.obvious is None:
        if ada.over:
            ada.create("tiny_towns", [{"kind": "bot", "bot": "random"}], {"display": "first_game"}, seed=2)
        ada.act()
    while line.obvious not in line.answered:
        ada.page.wait_for_timeout(50)
    ada.page.locator(".undo button").click()
    leave = ada.page.locator("button.main[data-move=done]")
    leave.wait_for()
    ada.page.wait_for_timeout(800)  # much longer than the pause before an answer is given for me
    assert leave.count() == 1
    ada.page.locator(".undo button").click()
    ada.page.locator(LIT).first.wait_for()


def test_a_hint_points_at_a_move_and_can_be_followed(guest: Guest) -> None:
    ada = guest("Ada")
    ada.create("tiny_towns", [], PLAIN)
    ada.page.locator("[data-kind]:not([disabled])").first.click()
    ada.page.locator(LIT).first.wait_for()
    ada.page.get_by_role("button", name="Hint").click()
    note = ada.page.locator("[data-hint]")
    note.wait_for()
    verb, field = str(note.get_attribute("data-hint")).split()
    assert verb == "place"
    assert field in note.inner_text()
    expect(ada.page.locator(f"button.field[data-field={field}]")).to_have_class(re.compile("ring"))
    ada.page.get_by_role("button", name="Do it").click()
    ada.page.locator(f"button.field[data-field={field}] span.piece").wait_for()
    expect(note).to_have_count(0)


def test_a_hint_in_the_garden(guest: Guest) -> None:
    ada = guest("Ada")
    ada.create("garden_nation", [{"kind": "bot", "bot": "random"}])
    while ada.page.locator("g.spot.lit").count() == 0:
        ada.act()
    ada.page.locator(".hint button:visible").first.click()
    note = ada.page.locator("[data-hint]")
    note.wait_for()
    said = ada.page.locator("main").inner_text()
    ada.page.get_by_role("button", name="Do it").click()
    expect(note).to_have_count(0)
    assert ada.page.locator("main").inner_text() != said


# -- people ------------------------------------------------------------------------------------------------------------


def test_who_opened_the_table_can_replace_a_lost_link(guest: Guest) -> None:
    ada, ben = guest("Ada"), guest("Ben")
    made = ada.create("tiny_towns", [{"kind": "link"}], PLAIN)
    [lost] = made["seat_links"]  # type: ignore[misc]
    ada.page.locator("[data-link='1']").click()
    shown = ada.page.locator("li input")
    shown.wait_for()
    link = shown.input_value()
    assert link != lost["url"]  # type: ignore[index]
    ada.page.reload()
    expect(ada.page.locator("li input")).to_have_value(link)
    ben.page.goto(lost["url"])  # type: ignore[index]
    ben.page.locator("main input").first.fill("Ben")
    ben.page.locator("main button[type=submit]").click()
    ben.page.get_by_text("already been used").wait_for()
    sit_down(ben, link)
    get_ready(ada, ben)
    ada.page.locator("button.field").first.wait_for()
    assert ada.page.locator("[data-link], .hint").count() == 0  # and no hints among friends


def test_chat_reaches_the_other_browser(guest: Guest) -> None:
    ada, ben, _ = two_at_a_table(guest, PLAIN)
    ada.page.get_by_role("button", name="Chat").click()
    ada.page.get_by_label("Say something").fill("Good luck, Ben!")
    ada.page.keyboard.press("Enter")
    ben.page.get_by_role("button", name="Unterhaltung, 1 neu").click()
    line = ben.page.locator(".chat li")
    expect(line).to_contain_text("Good luck, Ben!")
    expect(line).to_contain_text("Ada")


def test_a_seat_is_given_to_a_bot_and_taken_back(guest: Guest) -> None:
    ada, ben, _ = two_at_a_table(guest, PLAIN, lang="en-GB")
    ada.page.locator("button.field").first.wait_for()
    open_menu(ben)
    ben.page.get_by_role("button", name="Bot takes over").click()
    back = ben.page.get_by_role("button", name="Take back")
    back.wait_for()
    ada.page.get_by_role("button", name="Hint").wait_for()  # Ada is alone with a bot now
    back.click()
    expect(back).to_have_count(0)
    close_drawer(ben)
    expect(ada.page.get_by_role("button", name="Hint")).to_have_count(0)
    ada.play_to_the_end(ben)


def test_a_rematch_leads_both_to_a_new_table(guest: Guest) -> None:
    ada, ben, table = two_at_a_table(guest, {"days": 2}, game="market_day", lang="en-GB")
    ada.play_to_the_end(ben)
    ada.page.get_by_role("button", name="Rematch").click()
    ada.page.wait_for_url(lambda url: "#/table/" in url and table not in url)
    ben.page.get_by_role("button", name="Rematch").click()
    ben.page.wait_for_url(lambda url: "#/table/" in url and table not in url)
    assert ada.page.url == ben.page.url
    get_ready(ben)
    ada.page.locator("[data-move]").first.wait_for()


# -- looking -----------------------------------------------------------------------------------------------------------


def slide_to(visitor: Visitor, entry: int) -> None:
    slider = visitor.page.locator(".replay input[type=range]")
    slider.evaluate("(e, at) => { e.value = at; e.dispatchEvent(new Event('input', {bubbles: true})) }", entry)


def test_the_slider_shows_earlier_positions_during_and_after_the_game(guest: Guest) -> None:
    ada = guest("Ada")
    ada.create("tiny_towns", [], PLAIN)
    pieces = ada.page.locator("main button.field span.piece")
    for _ in range(2):
        choose_and_place(ada)
        ada.page.locator("[data-kind]:not([disabled])").first.wait_for()
    assert pieces.count() == 2
    ada.page.get_by_role("button", name="from the beginning").click()
    slide_to(ada, 1)  # named, placed
    expect(pieces).to_have_count(1)
    assert ada.page.locator("[data-kind]:not([disabled])").count() == 0
    ada.page.get_by_role("button", name="back to the game").first.click()
    expect(pieces).to_have_count(2)
    ada.play_to_the_end()
    ada.page.get_by_role("button", name="from the beginning").click()
    slide_to(ada, 1)
    expect(pieces).to_have_count(1)
    ada.page.get_by_role("button", name="To the result").click()
    ada.page.locator("a.save").wait_for()


def test_the_rules_open_at_what_is_asked_and_can_be_searched(guest: Guest) -> None:
    ada = guest("Ada")
    ada.create("tiny_towns", [], PLAIN)
    ada.page.locator("[data-kind]:not([disabled])").first.click()
    ada.page.locator(LIT).first.wait_for()
    mark = ada.page.locator("button.mark")
    expect(mark).to_contain_text("TT-16")
    mark.click()
    rule = ada.page.locator("dialog[open] .rules .now")
    expect(rule).to_be_in_viewport()
    assert rule.get_attribute("data-rule") == "TT-16" or "TT-16" in rule.inner_text()
    ada.page.get_by_label("Search the rules").fill("cathedral")
    found = ada.page.locator("dialog[open] .rules p")
    expect(found.first).to_contain_text(re.compile("cathedral", re.IGNORECASE))
    ada.page.get_by_label("Search the rules").fill("xylophone")
    expect(found).to_have_text(["The rules say nothing about that."])


def test_the_language_can_change_in_the_middle_of_a_game(guest: Guest) -> None:
    ada = guest("Ada")
    ada.create("tiny_towns", [], PLAIN)
    choose_and_place(ada)
    main = ada.page.locator("main")
    expect(main).to_contain_text("Cottage")
    open_menu(ada)
    ada.page.locator("dialog[open] button[lang=de]").click()
    close_drawer(ada)
    expect(main).to_contain_text("Landhaus")
    expect(main).not_to_contain_text("Cottage")
    ada.play_to_the_end()


def test_a_game_without_a_board_is_played_by_the_panel(guest: Guest) -> None:
    ada = guest("Ada")
    ada.create("market_day", [{"kind": "bot", "bot": "random"}])
    ada.page.locator("[data-move]").first.wait_for()
    assert ada.play_to_the_end() > 4


# -- it is my turn -----------------------------------------------------------------------------------------------------


def test_the_title_says_that_it_is_my_turn(guest: Guest) -> None:
    ada, ben, _ = two_at_a_table(guest, PLAIN, lang="en-GB")
    mine = re.compile("Your turn")
    expect(ada.page).to_have_title(mine)
    expect(ben.page).to_have_title(mine)
    ada.act()  # her first resource: nothing to build, Ben still thinks
    expect(ada.page).not_to_have_title(mine)
    ben.act()
    expect(ada.page).to_have_title(mine)


@pytest.fixture
def ear() -> Iterator[tuple[str, "queue.SimpleQueue[dict[str, str]]"]]:
    """An address of this machine, and what is told there."""
    heard: queue.SimpleQueue[dict[str, str]] = queue.SimpleQueue()

    class Ear(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            heard.put(json.loads(self.rfile.read(int(self.headers["content-length"]))))
            self.send_response(204)
            self.end_headers()

        def log_message(self, format: str, *args: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Ear) as listening:
        threading.Thread(target=listening.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{listening.server_port}/turn", heard
        listening.shutdown()


def test_who_is_away_is_told_at_their_own_address(
    chromium: Browser, tmp_path: Path, ear: tuple[str, "queue.SimpleQueue[dict[str, str]]"]
) -> None:
    address, heard = ear
    server = Server(tmp_path, "--notify-host", "127.0.0.1")
    try:
        page = chromium.new_page(locale="en-GB")
        ada = Visitor(page, server.url, "Ada")
        made = ada.create("market_day", [{"kind": "link"}])
        open_menu(ada)
        field, said = page.get_by_placeholder("https://"), page.locator("dialog[open] [role=status]")
        field.fill("http://elsewhere.example/turn")
        field.press("Enter")
        expect(said.last).to_contain_text("does not permit")
        field.fill(address)
        field.press("Enter")
        expect(said.last).to_have_text("Saved.")
        close_drawer(ada)
        ben = Visitor(chromium.new_page(locale="en-GB"), server.url, "Ben")
        sit_down(ben, made["seat_links"][0]["url"])  # type: ignore[index]
        get_ready(ada, ben)
        ben.page.locator("[data-move]").first.wait_for()
        page.goto("about:blank")
        while heard.empty():
            ben.act()
            ben.page.wait_for_timeout(50)
        assert heard.get() == {"event": "your_turn", "table": made["table"], "game": "market_day"}
        ben.page.context.close()
        page.context.close()
    finally:
        server.stop()
