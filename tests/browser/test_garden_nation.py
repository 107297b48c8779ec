"""Whole games of Garden Nation through the page."""

from playwright.sync_api import expect

from browser.conftest import Guest


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


def test_on_a_phone(guest: Guest) -> None:
    ada = guest("Ada", width=390, height=844, has_touch=True, is_mobile=True)
    ada.hand = "finger"
    ada.create("garden_nation", [{"kind": "bot", "bot": "random"}], {"rounds": 20})
    ada.look()
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= 390
    ada.play_to_the_end()


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
