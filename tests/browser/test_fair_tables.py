"""What everybody at a table is told and asked besides the game: a chosen deal, the clock, closing a game together."""

import json

from playwright.sync_api import expect
from websockets.sync.client import connect

from browser.conftest import Guest
from browser.visitor import PATIENCE, Visitor

CHOSEN = 2026


def link_to(visitor: Visitor, table: object, seat: int) -> str:
    """A link to a bot's seat, as the menu makes it."""
    cookies = visitor.page.context.cookies(f"{visitor.url}/api/")
    cookie = "; ".join([f"{cookie['name']}={cookie['value']}" for cookie in cookies])
    address = f"{visitor.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    with connect(address, additional_headers={"cookie": cookie}, max_size=None) as socket:
        socket.send(json.dumps({"type": "hand_over", "id": 1, "seat": seat, "to": {"kind": "link"}}))
        while True:
            reply = json.loads(socket.recv(timeout=PATIENCE))
            if reply.get("re") == 1:
                return str(reply["url"]).split("/", 3)[3]


def test_a_chosen_deal_is_told_to_whoever_comes_and_a_game_is_closed_together(guest: Guest) -> None:
    ada, ben = guest("Ada"), guest("Ben", lang="de-DE")
    table = ada.create("tiny_towns", [{"kind": "bot", "bot": "random"}], {"monuments": False}, CHOSEN)["table"]
    expect(ada.page.locator("[data-note=seed]")).to_have_count(0)
    ben.go(link_to(ada, table, 1))
    expect(ben.page.locator("[data-terms=seed]")).to_contain_text(f"gewählten Zahl gegeben, {CHOSEN}")
    ben.page.locator("form input").fill("Ben")
    ben.page.locator("form button[type=submit]").click()
    expect(ben.page.locator("[data-note=seed]")).to_contain_text(f"gewählten Zahl gegeben, {CHOSEN}")
    expect(ada.page.locator("[data-note=seed]")).to_contain_text(f"chosen number, {CHOSEN}")
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.locator("[data-close]").click()
    ada.page.locator("dialog[open] [data-yes]").click()
    ben.page.locator("[data-agree=yes]").click()
    for visitor in (ada, ben):
        expect(visitor.page.locator("[data-question]")).to_have_count(0)
    assert ada.page.request.get(f"{ada.url}/api/tables/{table}").status == 404


def test_days_for_every_answer_are_chosen_in_the_set_up_and_shown_at_the_table(guest: Guest) -> None:
    ada = guest("Ada")
    ada.go("#/new/tiny_towns")
    ada.page.locator("[data-clock]").select_option(label="By correspondence: 3 days for every answer")
    ada.page.locator("#setup input[autocomplete=nickname]").fill("Ada")
    ada.page.locator("[data-main]").click()
    expect(ada.page.locator("[data-terms=clock]")).to_contain_text("3 days for every answer")
    ada.page.locator("[data-bot='1']").click()
    expect(ada.page.locator("[data-note=clock]")).to_contain_text("Ada 3 days")
