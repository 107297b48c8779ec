"""Parts that several games share: a map that can be moved about, cards, and a chooser that composes an action."""

import itertools
import json
import re
from typing import Literal

import pytest
from playwright.sync_api import expect

from browser.conftest import LONG, Guest
from browser.test_access import faults
from browser.together import two_at_a_table
from browser.visitor import Visitor


def test_a_map_comes_nearer_and_back_by_wheel_keys_and_button(guest: Guest) -> None:
    ada = guest("Ada", width=1440, height=900)
    ada.create("garden_nation", [{"kind": "bot", "bot": "random"}])
    while ada.look(asked=True).kind == "keep":
        ada.act()
    window = ada.page.locator("[data-map]")
    button = ada.page.get_by_role("button", name="Whole map")
    _, top, _, high = str(window.get_attribute("viewBox")).split()
    whole = re.compile(rf"\S+ {top} \S+ {high}$")  # its width is that of the window, which fonts may still change
    window.hover(position={"x": 300, "y": 250})
    ada.page.mouse.wheel(0, -300)
    expect(window).to_have_attribute("data-map", "near")
    button.click()
    expect(window).to_have_attribute("viewBox", whole)
    ada.page.locator("[data-field][data-lit]").first.focus()
    for _ in range(2):  # after one step the whole width may still be in sight
        ada.page.keyboard.press("+")
    expect(window).to_have_attribute("data-map", "near")
    near = str(window.get_attribute("viewBox"))
    ada.page.keyboard.press("Shift+ArrowLeft")
    expect(window).not_to_have_attribute("viewBox", near)
    ada.page.keyboard.press("0")
    expect(window).to_have_attribute("viewBox", whole)
    expect(button).to_have_count(0)


def test_a_map_that_was_dragged_was_not_clicked(guest: Guest) -> None:
    ada = guest("Ada", width=1440, height=900)
    ada.create("garden_nation", [{"kind": "bot", "bot": "random"}])
    while ada.look(asked=True).kind == "keep":
        ada.act()
    question = ada.look().question
    window = ada.page.locator("[data-map]")
    window.hover()
    ada.page.mouse.wheel(0, -300)
    expect(window).to_have_attribute("data-map", "near")
    before = str(window.get_attribute("viewBox"))
    ada.page.locator("[data-field][data-lit]").first.hover()
    ada.page.mouse.down()
    box = ada.page.locator("[data-field][data-lit]").first.bounding_box()
    assert box
    ada.page.mouse.move(box["x"], box["y"] + 60, steps=4)
    ada.page.mouse.up()
    expect(window).not_to_have_attribute("viewBox", before)
    assert ada.look().question == question
    ada.page.mouse.move(0, 0)  # else the pointer looks at fields too, as the map moves beneath it
    ada.hand = "keys"  # which count after a drag
    assert ada.answer(ada.look()).question != question


@pytest.mark.parametrize("width", [360, pytest.param(1440, marks=LONG)])
def test_the_gallery_of_parts_fits_has_no_fault_and_works_by_keys(guest: Guest, width: int) -> None:
    ada = guest("Ada", width=width, height=800)
    ada.go("#/gallery/tiny_towns")
    ada.page.get_by_role("link", name="Parts that games share").click()
    ada.page.locator("[data-gallery=parts]").wait_for()
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= width
    assert faults(ada) == []
    hand = ada.page.get_by_role("list", name="Hand").get_by_role("button")
    expect(ada.page.locator("ul[aria-label=Hand] button[tabindex='0']")).to_have_count(1)
    hand.nth(0).focus()
    ada.page.keyboard.press("ArrowRight")
    ada.page.keyboard.press("ArrowRight")
    ada.page.keyboard.press("Enter")
    expect(hand.nth(2)).to_have_attribute("aria-pressed", "true")
    more = ada.page.get_by_role("button", name="One more: Wood")
    more.click()
    more.click()
    expect(more).to_be_disabled()  # no more of it
    expect(ada.page.locator("[data-allot]")).to_contain_text("2 of 3")
    ada.page.get_by_role("button", name="One more: Glass").click()
    ada.page.locator("[data-main]:enabled").first.click()
    expect(ada.page.get_by_text("pay wood, pay wood, pay glass")).to_be_visible()


def choose(visitor: Visitor, move: str) -> None:
    visitor.click(f"button[data-move='{move}']:enabled")
    visitor.click("[data-main]:enabled")


def open_a_stall(ada: Visitor) -> None:
    """Compose an action: a stall, how it is paid, the price; then whatever it wants to know."""
    question = ada.look().question
    ada.click("button[data-move^=open]:enabled")
    ada.click("[data-main]:enabled")
    assert ada.look().question == question, "nothing has happened yet"
    while ada.look().question == question:
        ready = ada.page.locator("[data-main]:enabled").count()
        ada.click("[data-main]" if ready else "[data-move='by goods']:enabled, button[data-move]:enabled")


def test_an_action_is_composed_by_mouse_finger_and_keys_taken_back_and_sent_as_one(guest: Guest) -> None:
    ada, ben, table = two_at_a_table(guest, {"days": 6}, game="market_day", lang="en-GB", has_touch=True)
    hands: list[Literal["mouse", "finger", "keys"]] = ["mouse", "finger", "keys"]
    goods = itertools.cycle(["apples", "bread", "cloth"])
    days, opened = 0, 0
    while opened < len(hands):
        for who in (ada, ben):
            sight = who.look()
            if sight.question and sight.kind == "pick":
                choose(who, f"pick {next(goods)}" if who is ada else "pick cloth")
                days += who is ada
            elif sight.question and sight.kind == "turn" and who is ada and days > 2:
                ada.hand = hands[opened]
                if opened == 0:
                    ada.click("button[data-move^=open]:enabled")
                    ada.click("[data-main]:enabled")
                    expect(ada.page.locator("[data-allot]")).to_contain_text("0 of")
                    ada.click("[data-draft-back]")
                open_a_stall(ada)
                ada.hand = "mouse"
                opened += 1
            elif sight.question and sight.kind == "turn":
                choose(who, "rest")
            elif sight.question:
                who.answer(sight)
    mine = ada.page.evaluate(f"fetch('/api/tables/{table}/export').then(r => r.text())")
    entries = [json.loads(line) for line in str(mine).splitlines()[1:]]
    composed = [entry for entry in entries if entry.get("moves", [""])[0].startswith("open")]
    assert len(composed) == len(hands)
    assert min([len(entry["moves"]) for entry in composed]) > 1, "one entry, one unit of undo"
