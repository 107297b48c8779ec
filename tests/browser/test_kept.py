"""What a browser kept and nobody can read any more, and a browser that keeps nothing: every page opens all the same."""

import json

import pytest
from playwright.sync_api import expect

from browser.conftest import Guest
from browser.pads import Scorer
from browser.test_companion import phone
from browser.test_history import opened
from kleinstadt.engine.registry import game

PAD, DRAW, TURNS = "#/companion/tiny_towns", "#/companion/tiny_towns/draw", "#/companion/tiny_towns/turns"
FIRST = {PAD: "[data-pad][data-settled] .who input", DRAW: "[data-name='0']", TURNS: "[data-begin]"}
BROKEN = ["no json {", "5", '"words"', "[]", "{}"]
SETUP = {"options": {}, "without": [], "ticks": [], "secrets": {}, "bought": {}}
DRAWN = {"budget": None, "code": "X", "options": {}, "seats": 2, "secret": None, "tasks": [], "without": []}
PLAYER = {"name": {}, "town": [[5]], "warehouse": "x", "monument": []}
ODD_PADS = [
    {"data": {"players": [None]}, "picked": {}},
    {"data": {"players": []}, "picked": {}},
    {"data": {"players": [{}] * 50}, "picked": {}},
    {"data": {"players": [PLAYER, {"town": 5}]}, "picked": {"type-food": "7"}},
]
ODD_DRAWS = [
    {**SETUP, "drawn": 5},
    {**SETUP, "drawn": {}},
    {**SETUP, "drawn": None, "without": 5},
    {**SETUP, "drawn": {**DRAWN, "view": {"position": {}}}},  # the picture fails
]
ODD_TURNS = [
    {"now": {"names": ["Oma", "Ben"], "way": "standard"}, "before": []},
    {"now": {"names": [None]}, "before": [5]},
]
KEPT = [
    ("pad.tiny_towns", PAD, [*BROKEN, *map(json.dumps, ODD_PADS)]),
    ("pads-aside.tiny_towns", PAD, [*BROKEN, "[5]", json.dumps([{"data": {"players": [None]}, "picked": {}}])]),
    ("draw.tiny_towns", DRAW, [*BROKEN, *map(json.dumps, ODD_DRAWS)]),
    ("turns.tiny_towns", TURNS, [*BROKEN, *map(json.dumps, ODD_TURNS)]),
    ("pad-names", TURNS, [*BROKEN, "[5, null]"]),
    ("lang", TURNS, BROKEN),
]


@pytest.mark.parametrize(("key", "address", "values"), KEPT, ids=[key for key, _, _ in KEPT])
def test_a_page_whose_memory_is_broken_opens_as_if_it_were_new(
    guest: Guest, key: str, address: str, values: list[str]
) -> None:
    """Any error of a script fails the test, too."""
    ada = phone(guest)
    ada.go(address)
    for value in values:
        ada.page.locator(FIRST[address]).wait_for()
        ada.page.evaluate("([key, value]) => localStorage.setItem(key, value)", [f"kleinstadt.{key}", value])
        ada.reload()
        expect(ada.page.locator(FIRST[address]), value).to_be_visible()
    if address == TURNS:
        ada.page.locator("[data-begin]").tap()
        expect(ada.page.locator("[data-round]")).to_be_visible()


def test_what_a_broken_pad_has_that_can_be_read_is_shown(guest: Guest) -> None:
    ada = phone(guest)
    ada.go(PAD)
    kept = {"data": {"players": [{"name": "Oma", "warehouse": "x"}, {"name": "Ben", "town": 5}]}, "picked": {}}
    ada.page.evaluate("(kept) => localStorage.setItem('kleinstadt.pad.tiny_towns', kept)", json.dumps(kept))
    ada.reload()
    expect(ada.page.locator(".who input")).to_have_value("Oma")
    ada.page.locator("[data-seat=result]").tap()
    expect(ada.page.locator("[data-result] h2")).to_contain_text("Oma and Ben")


def test_a_shared_pad_whose_copy_is_broken_is_fetched_again(guest: Guest) -> None:
    ada = phone(guest)
    page = ada.page
    ada.go(PAD)
    page.locator(".who input").fill("Oma")
    page.locator(".who input").press("Tab")
    page.locator("[data-share]").tap()
    page.locator("[data-begin]").tap()
    url = str(page.locator("[data-link]").get_attribute("data-link"))
    page.goto(url)
    token = url.rsplit("/", 1)[-1]
    for value in BROKEN:
        page.locator("[data-shared='1']").wait_for()
        page.evaluate("([key, value]) => localStorage.setItem(key, value)", [f"kleinstadt.shared.{token}", value])
        ada.reload()
        expect(page.locator(".who input")).to_have_value("Oma")


@pytest.mark.parametrize("indexed_db", ["undefined", "{ open() { throw new Error('not here'); } }"])
def test_where_nothing_may_be_kept_the_history_lasts_as_long_as_the_page(guest: Guest, indexed_db: str) -> None:
    ada = phone(guest)
    ada.page.context.add_init_script(f"Object.defineProperty(window, 'indexedDB', {{ value: {indexed_db} }})")
    scorer = Scorer(ada, game("tiny_towns"))
    scorer.open()
    scorer.tap("[data-seat=result]")
    scorer.settled()
    scorer.tap("[data-keep]")
    expect(ada.page.get_by_text("Kept in the history")).to_be_visible()
    page = opened(ada, 1)
    page.locator("[data-kept]").tap()
    expect(page.locator("[data-sheet='0']")).to_be_visible()
    opened(ada, 1, "/statistics").locator("[data-counted='1']").wait_for()
