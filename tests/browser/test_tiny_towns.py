"""Whole games of Tiny Towns through the page."""

import re

import pytest
from playwright.sync_api import expect

import kleinstadt
from browser.conftest import Guest
from browser.visitor import Visitor
from kleinstadt.games.tiny_towns.fields import NAMES, fields_of
from kleinstadt.games.tiny_towns.state import TinyTowns
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
    while not ada.hurry(until="build").over and not ada.page.locator("[data-field][data-lit]").count():
        ada.hurry(1)
    assert ada.page.evaluate(WHERE) == before
    ada.page.locator("[data-field][data-lit]").first.hover()
    ada.still()
    expect(ada.page.locator("[data-spot=preview]")).to_contain_text("Preview:")
    assert ada.page.evaluate(WHERE) == before


ALONE = {"monuments": False, "display": "first_game"}


def one_field_left(ada: Visitor, seed: int) -> TinyTowns:
    """Alone in a town where nothing was built, about to take the resource for its last field."""
    state = kleinstadt.game("tiny_towns").start(1, ALONE, seed)
    assert isinstance(state, TinyTowns)
    moves: list[str] = []
    while state.towns[0].empty.bit_count() > 1 or state.decision(0).kind != "open_card":
        found = state.moves(0)
        moves.append("done" if "done" in found else found[0])
        state.play(0, moves[-1])
    ada.create("tiny_towns", [], ALONE, seed=seed)
    ada.hurry(moves=moves)
    return state


@pytest.mark.parametrize("lang", ["de-DE", "en-GB"])
def test_what_is_placed_for_me_is_seen_before_i_am_asked_what_to_build(guest: Guest, lang: str) -> None:
    ada = guest("Ada", lang=lang)
    state = one_field_left(ada, 3)
    [field] = [NAMES[field] for field in fields_of(state.towns[0].empty)]
    seen = ada.page.locator("[data-seen]")
    ada.page.locator("[data-kind]").first.click()
    expect(seen).to_be_visible()
    expect(ada.page.locator("h1")).to_contain_text(re.compile(rf"(You place|Du legst) .* {field}\."))
    asked = ada.look(asked=True)
    assert asked.kind == "build"
    ada.page.locator(f"[data-field={field}]").click()  # meant for the placement
    assert ada.look().question == asked.question
    if seen.count():
        seen.click()
    expect(ada.page.locator("[data-move=done]")).to_be_enabled()
    assert ada.look().question == asked.question


def test_a_resource_that_does_not_lie_open_says_so(guest: Guest) -> None:
    ada = guest("Ada")
    ada.create("tiny_towns", [], {"monuments": False})
    question = ada.look(asked=True).question
    barred = ada.page.locator("[data-kind]:not([data-move])").first
    barred.click(force=True)  # it says that it is closed
    note = ada.page.locator("[data-beside=refusal]")
    expect(note).to_contain_text("does not lie open")
    expect(note.get_by_role("button", name="Rule TT-116")).to_be_visible()
    assert ada.look().question == question


def test_the_last_board_stays_with_a_line_until_the_result_is_asked_for(guest: Guest) -> None:
    ada = guest("Ada", speed="slow")
    one_field_left(ada, 3)
    ada.page.locator("[data-kind]").first.click()
    ada.page.locator("[data-seen]").click()
    ada.page.locator("[data-move=done]").click()
    ada.page.locator("dialog[open] [data-yes]").click()
    on = ada.page.locator("[data-skip]")
    expect(on).to_have_text("To the result")
    expect(ada.page.locator("[data-caption]")).to_contain_text("is finished in round 16")
    ada.page.locator("[data-field=a1]").click()
    expect(on).to_be_visible()
    on.click()
    expect(ada.page.locator("[data-spot=result]")).to_be_visible()


def test_a_card_is_no_longer_chosen_once_the_building_is_done(guest: Guest) -> None:
    ada = guest("Ada")
    ada.create("tiny_towns", [], ALONE, seed=3)
    while ada.look(asked=True).kind != "build":
        ada.act()
    ada.page.locator("[data-card][data-lit]").first.wait_for()
    ada.click("[data-move=done]")
    expect(ada.page.locator("[data-card][aria-pressed=true]")).to_have_count(0)


def test_a_card_whose_pattern_finds_no_room_says_so(guest: Guest) -> None:
    ada = guest("Ada")
    one_field_left(ada, 3)
    theater = ada.page.locator("article:has([data-card=theater])")
    expect(theater).to_contain_text("no room just now")
    ada.page.set_viewport_size({"width": 390, "height": 844})
    expect(theater).to_contain_text("no room just now")


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
    ada.click("[data-kind][data-move]")
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


SEEN = """() => {
  window.seen = [];
  const asked = '[data-stage=running] [data-spot=question] h1';
  const look = () => window.seen.push(document.querySelector(asked)?.innerText);
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


def test_who_ends_before_the_others_is_told_so_with_what_the_town_is_worth(guest: Guest) -> None:
    """TT-36: a town by chance is full long before one that is built with care."""
    ada = guest("Ada", speed="normal")
    ada.create("tiny_towns", [{"kind": "bot", "bot": "greedy"}], {"display": "first_game"}, seed=3)
    ada.page.evaluate(SEEN)
    ada.hurry()
    told = {text for text in ada.page.evaluate("window.seen") if text and "Your town is full" in text}
    assert told
    assert all(re.fullmatch(r"Your town is full: [−\d]+ points? so far\.", text) for text in told)
