"""Whole games of Tiny Towns through the page."""

import re

import pytest
from playwright.sync_api import expect

from browser.conftest import Guest
from server.driving import Server

RANKS = ["Master Architect", "Town Planner", "Engineer", "Carpenter", "Apprentice", "Aspiring Architect"]

WHERE = """() => {
  const top = element => Math.round(element.getBoundingClientRect().top);
  return [...document.querySelectorAll('article:has([data-card]), [data-field], [data-spot=actions]')].map(top);
}"""


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


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844)])
def test_nothing_moves_when_a_building_is_chosen_and_looked_at(guest: Guest, width: int, height: int) -> None:
    ada = guest("Ada", width=width, height=height)
    ada.create("tiny_towns", [{"kind": "bot", "bot": "random"}], {"monuments": True})
    ada.hurry(1)  # the monument
    before = ada.page.evaluate(WHERE)
    while (sight := ada.look(asked=True)).kind != "build" or not ada.page.locator("[data-field][data-lit]").count():
        assert not sight.over
        ada.hurry(1)
    assert ada.page.evaluate(WHERE) == before
    ada.page.locator("[data-field][data-lit]").first.hover()
    ada.still()
    expect(ada.page.locator("[data-spot=preview]")).to_contain_text("Preview:")
    assert ada.page.evaluate(WHERE) == before


def test_an_opened_town_names_its_fields_and_tells_its_monument(guest: Guest) -> None:
    ada = guest("Ada", width=390, height=844, has_touch=True, is_mobile=True)
    ada.create("tiny_towns", [{"kind": "bot", "bot": "random"}], {"monuments": True})
    assert ada.hurry().over
    ada.page.get_by_role("button", name="from the beginning").click()
    for _ in range(6):  # until both have kept a monument
        ada.click("[data-step=on]")
    ada.page.locator("[data-spot=seat-1] .open").click()
    opened = ada.page.locator("dialog[open]")
    for name in "abcd1234":
        expect(opened.locator("svg text").get_by_text(name, exact=True)).to_be_visible()
    expect(opened.locator("[data-monument]")).to_contain_text(re.compile(r"\.$"))  # what it does is a sentence


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
