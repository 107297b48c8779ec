"""The turn aid beside the cardboard game, on a phone in the middle of the table."""

import re

from playwright.sync_api import expect

from browser.conftest import Guest
from browser.test_access import faults
from browser.test_companion import phone
from browser.visitor import Visitor
from kleinstadt.engine.registry import game


def begin(visitor: Visitor, id: str, names: list[str], way: str = "", level: int = 0, careful: bool = False) -> None:
    """`careful`: look for faults on the way."""
    visitor.go(f"#/companion/{id}/turns")
    page = visitor.page
    page.locator(f"[data-count='{len(names)}']").tap()
    for seat, name in enumerate(names):
        page.locator(f"[data-name='{seat}']").fill(name)
    if way:
        page.locator(f"[data-way={way}]").tap()
    if level:
        page.locator(f"[data-level='{level}']").tap()
    assert not careful or faults(visitor) == []
    page.locator("[data-begin]").tap()
    page.locator("[data-round]").wait_for()
    assert not careful or faults(visitor) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def card(visitor: Visitor) -> str:
    found = visitor.page.locator("[data-card]").get_attribute("data-card")
    assert found
    return found


def test_the_phone_draws_tiny_towns_cards_and_a_step_back_draws_none_anew(guest: Guest) -> None:
    ada = phone(guest)
    ada.go("#/companion")
    ada.page.locator("a[data-game=tiny_towns][data-aid=turns]").tap()
    begin(ada, "tiny_towns", ["Oma", "Ben", "Cleo"])
    main = ada.page.locator("[data-round]")
    drawn = [card(ada)]
    for number in range(2, 17):
        ada.page.locator("[data-next=round]").tap()
        expect(main).to_have_attribute("data-round", str(number))
        drawn.append(card(ada))
    assert [at + 1 for at, kind in enumerate(drawn) if kind == "free"] == [3, 6, 9, 12, 15]
    kinds = [kind for kind in drawn[:15] if kind != "free"]
    assert max([kinds.count(kind) for kind in kinds]) <= 3
    expect(main).to_contain_text("shuffled anew")
    ada.page.locator("[data-undo]").tap()
    expect(main).to_have_attribute("data-round", "15")
    ada.reload()
    ada.page.locator("[data-next=round]").tap()
    expect(main).to_have_attribute("data-round", "16")
    assert card(ada) == drawn[15]


def test_alone_one_of_three_open_cards_is_chosen(guest: Guest) -> None:
    ada = phone(guest, "de-DE")
    begin(ada, "tiny_towns", ["Oma"])
    first = ada.page.locator("[data-open='0']")
    kind = first.get_attribute("data-kind")
    first.tap()
    expect(ada.page.locator("[data-card]")).to_have_attribute("data-card", str(kind))
    expect(ada.page.locator("[data-open]")).to_have_count(3)
    expect(ada.page.locator("main")).not_to_contain_text("Round")


def test_the_clock_is_right_after_a_sleep_and_a_reload_and_a_wrong_tap_is_taken_back(guest: Guest) -> None:
    ada = phone(guest)
    ada.page.clock.install()
    begin(ada, "garden_nation", ["Oma", "Ben", "Cleo"])
    clock = ada.page.locator("[data-turn]")
    expect(clock).to_contain_text("1 action")
    ada.page.clock.fast_forward("20:00")
    expect(ada.page.locator("[data-person='0'] .time")).to_have_text(re.compile(r"^2\d:\d\d$"))
    ada.page.locator("[data-next='2']").tap()
    expect(clock).to_have_attribute("data-turn", "2")
    expect(clock).to_contain_text("2 actions")
    ada.page.locator("[data-undo]").tap()
    expect(clock).to_have_attribute("data-turn", "0")
    ada.page.locator("[data-pause]").tap()
    expect(clock).to_have_attribute("data-standing", "")
    ada.page.clock.fast_forward("30:00")
    ada.reload()
    expect(clock).to_have_attribute("data-turn", "0")
    expect(ada.page.locator("[data-person='0'] .time")).to_have_text(re.compile(r"^2\d:\d\d$"))
    for seat in (1, 2):
        ada.page.locator(f"[data-next='{seat}']").press("Enter")
        expect(clock.locator("button").first).to_be_focused()  # the next tap is where this one was
        expect(clock).to_have_attribute("data-turn", str(seat))
    ada.page.locator("[data-next='2']").tap()  # who was last begins the next round
    expect(ada.page.locator("[data-round]")).to_have_attribute("data-round", "2")
    expect(ada.page.get_by_role("heading", name="Round 2")).to_be_visible()


def test_rugwort_is_rolled_for_and_what_he_has_is_kept(guest: Guest) -> None:
    ada = phone(guest)
    begin(ada, "everdell", ["Oma"], "solo_newleaf", 3, careful=True)
    his = ada.page.locator("[data-rival-cards]")
    for times in (1, 2):
        ada.page.locator("[data-occasion=card]").tap()
        expect(his).to_have_attribute("data-rival-cards", str(times))
        assert int(ada.page.locator("[data-roll]").get_attribute("data-roll") or 0) in range(1, 9)
    ada.page.locator("[data-occasion=golden_two]").tap()
    expect(his).to_have_attribute("data-rival-points", "2")
    rival = next(way for way in game("everdell").turn_aid().ways if way.id == "solo_newleaf").rival
    assert rival is not None
    for number, season in enumerate(rival.seasons[3], 1):
        ada.page.locator("[data-occasion=season]").tap()
        expect(his).to_have_attribute("data-season", str(number))
        expect(ada.page.locator("[data-say]")).to_have_count(len(season.deeds))
    expect(ada.page.locator("main")).to_contain_text("leaves the game and takes one of your available workers along")
    expect(ada.page.locator("[data-occasion=season]")).to_have_count(0)
    ada.reload()
    expect(his).to_have_attribute("data-rival-cards", "2")
    ada.page.locator("[data-end]").tap()
    ada.page.locator("[data-yes]").tap()
    expect(ada.page.locator("[data-turns=begin]")).to_be_visible()


def test_years_of_the_colonists_ask_for_the_marker(guest: Guest) -> None:
    ada = phone(guest, "de-DE")
    begin(ada, "colonists", ["Oma", "Ben"])
    heading = ada.page.locator("h1")
    expect(heading).to_have_text("Epoche I, Jahr 1, Sommer")
    for seat in ("1", "0", "1", "asked"):
        ada.page.locator(f"[data-next='{seat}']").tap()
    expect(heading).to_have_text("Epoche I, Jahr 2, Sommer")
    ada.page.locator("[data-next='1']").tap()
    expect(ada.page.locator("[data-turn]")).to_have_attribute("data-turn", "1")
