"""Whole games of Garden Nation through the page."""

import re

from playwright.sync_api import expect

from browser.conftest import LONG, Guest

UNCOVERED = """element => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""


def test_a_game_of_two(guest: Guest) -> None:
    ada = guest("Ada")
    ada.create("garden_nation", [{"kind": "bot", "bot": "greedy"}], {"rounds": 20})
    assert ada.play_to_the_end() > 10


def test_a_game_of_four_in_german(guest: Guest) -> None:
    ada = guest("Ada", lang="de-DE")
    ada.create("garden_nation", [{"kind": "bot", "bot": "greedy"}] * 3, {"rounds": 20})
    while "next" not in ada.answered:
        assert ada.act()
    assert ada.hurry().over
    expect(ada.page.locator("main")).to_contain_text("Bevölkerung")


@LONG
def test_on_a_phone(guest: Guest) -> None:
    ada = guest("Ada", width=390, height=844, has_touch=True, is_mobile=True)
    ada.hand = "finger"
    ada.create("garden_nation", [{"kind": "bot", "bot": "random"}], {"rounds": 20})
    ada.look()
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= 390
    ada.play_to_the_end()


def test_on_a_phone_what_ends_the_game_and_my_action_stay_in_sight(guest: Guest) -> None:
    ada = guest("Ada", width=390, height=844, has_touch=True, is_mobile=True)
    ada.create("garden_nation", [{"kind": "bot", "bot": "random"}] * 3)
    ada.hurry(6)  # others have done something, which is told below the question
    for seat in range(4):
        for good in ("supply", "tricks"):
            expect(ada.page.locator(f"[data-spot='seat-{seat}'] [data-good={good}]")).to_be_in_viewport(ratio=1)
    expect(ada.page.locator("[data-spot=progress]")).to_contain_text(re.compile(r"Action \d of \d"))


def test_on_a_phone_the_turtle_has_its_territory_under_the_finger(guest: Guest) -> None:
    """Large enough to be tapped, the neighbours around it; a tap moves nothing, two beside everything show it whole."""
    ada = guest("Ada", width=390, height=844, has_touch=True, is_mobile=True)
    ada.hand = "finger"
    ada.create("garden_nation", [{"kind": "bot", "bot": "random"}])
    while ada.look(asked=True).kind != "act" or not ada.page.locator("[data-map=near]").count():
        ada.hurry(1)
    garden = ada.page.locator("[data-map]")
    lit = ada.page.locator("[data-field][data-lit]")
    territory = (lit.first.get_attribute("data-field") or "").split(".")[0]
    for field in ada.page.locator(f"[data-field^='{territory}.']").all():
        expect(field).to_be_in_viewport(ratio=1)
        assert field.evaluate("element => element.getBoundingClientRect().width") >= 44
    where = garden.bounding_box()
    assert where
    ada.touch(lit.last)
    ada.still()
    expect(ada.page.locator("[data-main]")).to_be_enabled()
    assert garden.bounding_box() == where
    assert lit.last.evaluate(UNCOVERED), "the sheet lies over the field that it tells of"
    ada.page.keyboard.press("Escape")
    water = (where["x"] + where["width"] - 6, where["y"] + 6)
    for shown in ("whole", "near"):
        ada.page.touchscreen.tap(*water)
        ada.page.touchscreen.tap(*water)
        expect(garden).to_have_attribute("data-map", shown)


def test_arrow_keys_walk_the_hexes_and_enter_builds(guest: Guest) -> None:
    ada = guest("Ada")
    ada.hand = "keys"
    ada.create("garden_nation", [{"kind": "bot", "bot": "random"}])
    while ada.look(asked=True).kind == "keep":
        ada.act()
    lit = ada.page.locator("[data-field][data-lit]").first
    lit.focus()
    start = ada.page.evaluate("document.activeElement.dataset.field")
    ada.page.keyboard.press("ArrowRight")
    ada.page.keyboard.press("ArrowDown")
    assert ada.page.evaluate("document.activeElement.dataset.field") != start
    question = ada.look().question
    ada.act()
    assert ada.look(asked=True).question != question


def test_escape_and_a_click_beside_everything_leave_what_i_chose_instead(guest: Guest) -> None:
    ada = guest("Ada")
    ada.create("garden_nation", [{"kind": "bot", "bot": "random"}])
    while not ada.page.locator("[data-mode]").count():
        ada.act()
        ada.look(asked=True)
    instead = ada.page.locator("[data-mode]").first
    for leave in (lambda: ada.page.keyboard.press("Escape"), lambda: ada.page.locator("[data-spot=question]").click()):
        instead.click()
        expect(instead).to_have_attribute("aria-pressed", "true")
        leave()
        expect(instead).to_have_attribute("aria-pressed", "false")


def test_the_trick_to_a_neighbouring_number_takes_one_touch(guest: Guest) -> None:
    ada = guest("Ada")
    ada.create("garden_nation", [{"kind": "bot", "bot": "random"}])
    ways = ada.page.locator("[data-move^='trick territory']")
    while not ways.count():
        ada.act()
        ada.look(asked=True)
    expect(ways).to_have_count(2)
    expect(ways.first).to_contain_text("To territory")
    move = str(ways.first.get_attribute("data-move"))
    sight = ada.click(f"[data-move='{move}']")
    assert sight.kind == "act"
    expect(ada.page.locator("h1")).to_contain_text(f"territory {move.split()[-1]}")
    expect(ways).to_have_count(0)  # one trick is used in an action (GN-58)
