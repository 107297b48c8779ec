"""Whole games of Garden Nation through the page."""

from browser.conftest import Guest


def test_a_game_of_two(guest: Guest) -> None:
    ada = guest("Ada")
    ada.create("garden_nation", [{"kind": "bot", "bot": "greedy"}], {"rounds": 20})
    assert ada.play_to_the_end() > 10


def test_a_game_of_four_in_german(guest: Guest) -> None:
    ada = guest("Ada", lang="de-DE")
    ada.create("garden_nation", [{"kind": "bot", "bot": "greedy"}] * 3, {"rounds": 20})
    assert ada.play_to_the_end() > 10
    assert "Bevölkerung" in ada.page.inner_text("main")


def test_on_a_phone(guest: Guest) -> None:
    ada = guest("Ada", width=390, height=844)
    ada.create("garden_nation", [{"kind": "bot", "bot": "random"}], {"rounds": 20})
    ada.page.locator(".keep button[data-card]").first.wait_for()
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= 390
    ada.play_to_the_end()


def test_arrow_keys_walk_the_hexes_and_enter_builds(guest: Guest) -> None:
    ada = guest("Ada")
    ada.create("garden_nation", [{"kind": "bot", "bot": "random"}])
    ada.page.locator(".keep button[data-card]").first.wait_for()
    while ada.page.locator(".keep").count():
        ada.act()
    lit = ada.page.locator("g.spot.lit")
    lit.first.wait_for()
    floors = ada.page.locator("main").inner_text()
    lit.first.focus()
    start = ada.page.evaluate("document.activeElement.dataset.field")
    ada.page.keyboard.press("ArrowRight")
    ada.page.keyboard.press("ArrowDown")
    assert ada.page.evaluate("document.activeElement.dataset.field") != start
    lit.first.focus()
    ada.page.keyboard.press("Enter")
    tile = ada.page.locator("[data-move^='build']")
    if tile.count():
        tile.first.press("Enter")
    ada.page.wait_for_function("old => document.querySelector('main').innerText !== old", arg=floors)
