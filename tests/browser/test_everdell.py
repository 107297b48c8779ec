"""Whole games of Everdell through the page."""

from playwright.sync_api import expect

from browser.conftest import Guest
from browser.together import play_to_the_end, two_at_a_table


def test_two_people_play_a_whole_game(guest: Guest) -> None:
    ada, ben, _ = two_at_a_table(guest, {}, game="everdell")
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
    ada = guest("Ada", width=390, height=844, has_touch=True, is_mobile=True)
    ada.hand = "finger"
    ada.create("everdell", [{"kind": "bot", "bot": "random"}])
    ada.look()
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= 390
    ada.click("[data-tab=places]")
    ada.play_to_the_end()
