"""Whole games of Tiny Towns through the page."""

from browser.conftest import Guest
from server.driving import Server


def test_one_person_plays_a_whole_game_against_bots(guest: Guest) -> None:
    ada = guest("Ada")
    ada.create("tiny_towns", [{"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "random"}])
    assert ada.play_to_the_end() > 16
    assert ada.page.locator("main table, main .sheets").count() > 0


def test_solo_ends_with_a_rank(guest: Guest) -> None:
    ada = guest("Ada")
    ada.create("tiny_towns", [])
    ada.play_to_the_end()
    ranks = ["Master Architect", "Town Planner", "Engineer", "Carpenter", "Apprentice", "Aspiring Architect"]
    assert any([rank in ada.page.inner_text("main") for rank in ranks])


def test_prospectors_name_the_kind_with_the_hammer(guest: Guest) -> None:
    ada = guest("Ada")
    ada.create("tiny_towns", [{"kind": "bot", "bot": "random"}], {"variant": "prospectors", "more_storage": True})
    assert ada.play_to_the_end() > 16


def test_german_from_the_first_word_to_the_last(guest: Guest) -> None:
    ada = guest("Ada", lang="de-DE")
    ada.create("tiny_towns", [{"kind": "bot", "bot": "random"}], {"monuments": False, "display": "first_game"})
    ada.page.locator("button.field").first.wait_for()
    assert "Landhaus" in ada.page.inner_text("main")
    ada.play_to_the_end()
    assert "Cottage" not in ada.page.inner_text("main")


def test_on_a_phone_nothing_is_cut_off_and_a_tap_selects_first(guest: Guest) -> None:
    ada = guest("Ada", width=360, height=740, has_touch=True, is_mobile=True)
    ada.create("tiny_towns", [{"kind": "bot", "bot": "random"}], {"monuments": False})
    ada.page.locator("button.field:has(.dot)").first.wait_for()
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= 360
    ada.page.locator("button.field:has(.dot)").first.tap()
    assert ada.page.locator("[data-main]:not([disabled])").count() == 1
    ada.page.locator("[data-main]").tap()
    ada.play_to_the_end()


def test_everything_by_keyboard(guest: Guest) -> None:
    """Tab, arrows, Enter and Space; the mouse is never used."""
    ada = guest("Ada")
    ada.create("tiny_towns", [], {"monuments": False, "display": "first_game"})
    page = ada.page
    for _ in range(60):
        if ada.over:
            break
        before = ada.state()
        kind = page.locator("[data-kind]:not([disabled])")
        lit = page.locator("button.field:has(.dot), button.field.ring")
        leave = page.locator("[data-move=done]")
        target = kind if kind.count() else lit if lit.count() else leave
        if not target.count():
            page.wait_for_timeout(20)
            continue
        target.first.focus()
        page.keyboard.press("Enter")
        sure = page.locator("dialog[open] button").last
        if sure.count() and sure.is_visible():
            sure.focus()
            page.keyboard.press("Enter")
        for _ in range(100):
            if ada.state() != before:
                break
            page.wait_for_timeout(10)
    assert ada.over


def test_arrow_keys_walk_the_town(guest: Guest) -> None:
    ada = guest("Ada")
    ada.create("tiny_towns", [], {"monuments": False})
    ada.page.locator("[data-kind]:not([disabled])").first.click()
    ada.page.locator("button.field[data-field=a1]:has(.dot)").wait_for()
    ada.page.locator("button.field[data-field=a1]").focus()
    for key in ("ArrowRight", "ArrowDown", "ArrowDown", "ArrowLeft", "ArrowRight"):
        ada.page.keyboard.press(key)
    assert ada.page.evaluate("document.activeElement.dataset.field") == "b3"


def test_no_request_leaves_the_house(guest: Guest, server: Server) -> None:
    ada = guest("Ada")
    ada.home()
    ada.create("tiny_towns", [{"kind": "bot", "bot": "random"}])
    ada.act()
    assert ada.hosts == {server.url.split("/")[2]}
