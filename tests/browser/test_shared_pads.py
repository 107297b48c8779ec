"""One score pad on two phones, by a link."""

from playwright.sync_api import expect

from browser.conftest import Guest
from browser.pads import Scorer
from browser.test_access import faults
from browser.test_companion import phone
from browser.visitor import Visitor
from kleinstadt.engine.registry import game

TOWN = [
    ["cottage", "well", "cottage", ""],
    ["well", "cottage", "", "tavern"],
    ["", "chapel", "tavern", "cottage"],
    [""] * 4,
]
OTHER = [["tavern", "tavern", "tavern", ""], ["cottage", "farm", "", ""], ["chapel", "", "well", "cottage"], [""] * 4]
TOGETHER = {
    "players": [{"name": "Oma", "town": TOWN, "monument": "silva_forum"}, {"name": "Ben", "town": OTHER}],
}


def shared(visitor: Visitor) -> str:
    """Share the pad that is open here; the link."""
    visitor.page.locator("[data-share]").tap()
    visitor.page.locator("[data-begin]").tap()
    link = visitor.page.locator("[data-link]")
    expect(link).to_be_visible()
    url = link.get_attribute("data-link")
    assert url
    assert faults(visitor) == []
    visitor.page.keyboard.press("Escape")
    return url


def test_two_people_fill_in_one_pad_and_one_of_them_is_offline_for_a_while(guest: Guest) -> None:
    of = game("tiny_towns")
    ada, ben = Scorer(phone(guest), of), Scorer(phone(guest), of)
    ada.open()
    ada.type(".who input", "Oma")
    link = shared(ada.visitor)
    expect(ada.page.locator("[data-shared]")).to_have_attribute("data-shared", "1")

    ben.page.goto(link)
    expect(ben.page.locator(".who input")).to_have_value("Oma")
    for each in (ada, ben):
        expect(each.page.locator("[data-shared]")).to_have_attribute("data-shared", "2")
    ben.tap("[data-seat='1']")
    ben.type(".who input", "Ben")
    expect(ada.page.locator("[data-seat='1']")).to_contain_text("Ben")

    town = next(part for part in of.pad_form().parts if part.key == "town")
    ben.page.context.set_offline(True)
    expect(ben.page.locator("[data-shared]")).to_have_attribute("data-shared", "away")
    ben.part(town, OTHER)
    ada.part(next(part for part in of.pad_form().parts if part.key == "monument"), "silva_forum")
    ada.part(town, TOWN)
    ben.page.context.set_offline(False)
    for each in (ada, ben):
        expect(each.page.locator("[data-shared]")).to_have_attribute("data-shared", "2")

    result = of.score_pad(TOGETHER)
    for each in (ada, ben):
        each.tap("[data-seat=result]")
        for seat, sheet in enumerate(result.sheets):
            total = str(sheet.total).replace("-", "−")
            expect(each.page.locator(f"[data-sheet='{seat}'] h3 strong")).to_have_text(total)
        each.settled()
        each.expect(result)

    ben.visitor.reload()  # the link again
    ada.visitor.reload()  # the pad of the game is the shared one
    for each in (ada, ben):
        expect(each.page.locator("[data-shared]")).to_have_attribute("data-shared", "2")
        assert each.page.evaluate("document.documentElement.scrollWidth") <= 360

    ada.tap("[data-share]")
    ada.tap("[data-stop]")
    for each in (ada, ben):
        expect(each.page.locator("[data-ended]")).to_be_visible()
    ben.visitor.reload()
    expect(ben.page.locator("[data-shared]")).to_have_count(0)
    ben.settled()
    ben.tap("[data-seat=result]")
    ben.expect(result)


def test_a_link_that_leads_nowhere_says_so_and_a_pad_of_ones_own_is_not_lost(guest: Guest) -> None:
    of = game("tiny_towns")
    ada, ben = Scorer(phone(guest), of), Scorer(phone(guest), of)
    ada.visitor.go("#/pad/never")
    expect(ada.page.get_by_role("heading", name="This pad is not shared any more.")).to_be_visible()

    ben.open()
    ben.type(".who input", "Own")
    ben.tap("[data-group=type-cottage]")
    ben.tap("[data-field='0.0']")
    ada.open()
    ada.type(".who input", "Shared")
    ben.page.goto(shared(ada.visitor))
    expect(ben.page.locator(".who input")).to_have_value("Shared")
    ben.tap("[data-share]")
    ben.tap("[data-alone]")
    expect(ben.page.locator("[data-shared]")).to_have_count(0)
    expect(ben.page.locator(".who input")).to_have_value("Shared")
    ben.tap("[data-aside]")
    expect(ben.page.locator(".who input")).to_have_value("Own")
    expect(ada.page.locator("[data-shared]")).to_have_attribute("data-shared", "1")
