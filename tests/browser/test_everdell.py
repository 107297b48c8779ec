"""Whole games of Everdell through the page."""

from playwright.sync_api import expect

from browser.conftest import Guest
from browser.together import play_to_the_end, two_at_a_table

MODULES = ["tickets", "reservation", "abilities", "newleaf_forest", "newleaf_basic_events"]
NEWLEAF = {"newleaf": "full", "special_events": "mixed", **dict.fromkeys(MODULES, True)}


def test_two_people_play_a_whole_game_of_newleaf_with_all_its_modules(guest: Guest) -> None:
    ada, ben, _ = two_at_a_table(guest, NEWLEAF, game="everdell")
    expect(ada.page.locator("main")).to_contain_text("Which ability")
    expect(ada.page.get_by_role("heading", name="Station")).to_be_visible()
    play_to_the_end(ada, ben)
    expect(ada.page.get_by_role("table", name="Score sheet")).to_be_visible()


def test_one_person_and_three_bots_in_german(guest: Guest) -> None:
    ada = guest("Ada", lang="de-DE")
    ada.create("everdell", [{"kind": "bot", "bot": "greedy"}] * 3)
    main = ada.page.locator("main")
    expect(main).to_contain_text("Wiese")
    assert ada.play_to_the_end() > 20
    expect(main).not_to_contain_text("Meadow")


def test_on_a_phone_everything_can_be_reached(guest: Guest) -> None:
    ada = guest("Ada", lang="de-DE", width=390, height=844, has_touch=True, is_mobile=True)
    ada.hand = "finger"
    ada.create("everdell", [{"kind": "bot", "bot": "random"}], NEWLEAF)
    ada.look()
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= 390
    ada.click("[data-tab=places]")
    ada.play_to_the_end()


def test_on_the_smallest_phone_no_card_of_my_hand_stays_under_the_actions(guest: Guest) -> None:
    ada = guest("Ada", width=360, height=640, has_touch=True, is_mobile=True)
    ada.create("everdell", [{"kind": "bot", "bot": "random"}], NEWLEAF)
    ada.hurry(12)
    ada.click("[data-tab=board]")
    hand = ada.page.locator("[data-spot=hand] [data-card]").first
    hand.evaluate("card => card.scrollIntoView({ block: 'end' })")
    actions = ada.page.locator("[data-spot=actions]").bounding_box()
    card = hand.bounding_box()
    assert card
    assert actions
    assert card["y"] + card["height"] <= actions["y"]


def test_alone_against_rugwort(guest: Guest) -> None:
    ada = guest("Ada")
    ada.create("everdell", [])
    expect(ada.page.get_by_role("heading", name="Rugwort")).to_be_visible()
    ada.play_to_the_end()
    expect(ada.page.get_by_role("table", name="Score sheet")).to_contain_text("Rugwort")


def test_what_cannot_be_played_says_why(guest: Guest) -> None:
    ada = guest("Ada")
    ada.create("everdell", [{"kind": "bot", "bot": "random"}])
    ada.click("[data-spot=hand] [data-card]:not([data-lit])")
    expect(ada.page.locator("[data-spot=sheet]")).to_contain_text("You still need")


def test_a_place_shows_what_it_would_bring_before_it_is_done(guest: Guest) -> None:
    ada = guest("Ada")
    ada.create("everdell", [{"kind": "bot", "bot": "random"}])
    question = ada.look(asked=True).question
    assert ada.click("[data-place=basic_three_twigs][data-lit]").question == question
    expect(ada.page.locator("[data-spot=good-twigs] [data-change]")).to_contain_text("3")
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator("[data-main]")).to_have_count(0)
    ada.click("[data-place=basic_three_twigs][data-lit]")
    assert ada.click("[data-main]:enabled").question != question


def test_the_keyboard_is_enough(guest: Guest) -> None:
    ada = guest("Ada")
    ada.hand = "keys"
    ada.create("everdell", [{"kind": "bot", "bot": "random"}])
    assert ada.play(8) == 8
