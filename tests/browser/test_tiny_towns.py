"""Whole games of Tiny Towns through the page."""

from playwright.sync_api import expect

from browser.conftest import Guest
from server.driving import Server

RANKS = ["Master Architect", "Town Planner", "Engineer", "Carpenter", "Apprentice", "Aspiring Architect"]


def test_one_person_plays_a_whole_game_against_bots(guest: Guest) -> None:
    ada = guest("Ada")
    ada.create("tiny_towns", [{"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "random"}])
    assert ada.play_to_the_end() > 16
    expect(ada.page.get_by_role("table", name="Score sheet")).to_be_visible()


def test_solo_by_keyboard_ends_with_a_rank(guest: Guest) -> None:
    """The mouse is never used."""
    ada = guest("Ada")
    ada.hand = "keys"
    ada.create("tiny_towns", [], {"monuments": False, "display": "first_game"})
    ada.play_to_the_end()
    said = ada.page.inner_text("main")
    assert any(rank in said for rank in RANKS)


def test_prospectors_name_the_kind_with_the_hammer(guest: Guest) -> None:
    ada = guest("Ada")
    ada.create("tiny_towns", [{"kind": "bot", "bot": "random"}], {"variant": "prospectors", "more_storage": True})
    while "name_kind" not in ada.answered:
        assert ada.act()
    ada.play(10)


def test_on_a_phone_in_german_from_the_first_word_to_the_last(guest: Guest) -> None:
    ada = guest("Ada", lang="de-DE", width=360, height=740, has_touch=True, is_mobile=True)
    ada.hand = "finger"
    ada.create("tiny_towns", [{"kind": "bot", "bot": "random"}], {"monuments": False, "display": "first_game"})
    main = ada.page.locator("main")
    expect(main).to_contain_text("Landhaus")
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= 360
    ada.play_to_the_end()
    expect(main).not_to_contain_text("Cottage")


def test_a_tap_selects_first(guest: Guest) -> None:
    ada = guest("Ada", width=360, height=740, has_touch=True, is_mobile=True)
    ada.create("tiny_towns", [{"kind": "bot", "bot": "random"}], {"monuments": False})
    ada.hand = "finger"
    question = ada.look(asked=True).question
    assert ada.click("[data-field][data-lit]").question == question
    assert ada.click("[data-main]:enabled").question != question


def test_arrow_keys_walk_the_town(guest: Guest) -> None:
    ada = guest("Ada")
    ada.create("tiny_towns", [], {"monuments": False})
    ada.click("[data-kind]:enabled")
    ada.page.locator("[data-field=a1][data-lit]").focus()
    for key in ("ArrowRight", "ArrowDown", "ArrowDown", "ArrowLeft", "ArrowRight"):
        ada.page.keyboard.press(key)
    assert ada.page.evaluate("document.activeElement.dataset.field") == "b3"


def test_no_request_leaves_the_house(guest: Guest, server: Server) -> None:
    ada = guest("Ada")
    ada.home()
    ada.create("tiny_towns", [{"kind": "bot", "bot": "random"}])
    ada.act()
    assert ada.hosts == {server.url.split("/")[2]}
