"""A set-up for the cardboard game, drawn on a phone."""

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import Guest
from browser.test_access import faults
from browser.test_companion import phone
from kleinstadt.engine.draw_code import Draw, code_of, read_code
from kleinstadt.engine.lots import Lots
from kleinstadt.engine.registry import game, games
from kleinstadt.text import Texts
from ours import OURS

AGAIN = {"tiny_towns": "food", "garden_nation": "public", "everdell": "forest", "colonists": "colonies"}


def settled(page: Page) -> Locator:
    main = page.locator("[data-draw][data-settled]")
    main.wait_for()
    return main


def code_on(page: Page) -> str:
    return str(page.locator("[data-code]").get_attribute("data-code"))


def expect_checklist(page: Page, code: str, lang: str, names: list[str]) -> None:
    """The page says what the engine says for this code."""
    draw = read_code(code, games())
    texts = Texts(draw.of.id, lang, names)
    tasks = draw.of.checklist(draw.start())
    said = page.locator("[data-task] label")
    expect(said).to_have_count(len(tasks))
    for shown, task in zip(said.all_inner_texts(), tasks, strict=True):
        if not [each for each in task.args.values() if isinstance(each, list)]:  # lists are joined in the browser's way
            assert shown.strip() == texts.sentence(f"setup-{task.id}", task.args)


@pytest.mark.parametrize("id", OURS)
def test_a_set_up_is_drawn_ticked_off_and_drawn_again_in_part(guest: Guest, id: str) -> None:
    ada = phone(guest, "de-DE")
    page = ada.page
    ada.go(f"#/companion/{id}/draw")
    page.locator("[data-name='0']").fill("Oma")
    page.locator("[data-name='1']").fill("Ben")
    assert faults(ada) == []
    page.locator("[data-main]").tap()
    code = code_on(page)
    expect_checklist(page, code, "de", ["Oma", "Ben"])
    page.locator("section.picture").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert faults(ada) == []

    first, again = page.locator("[data-task] input").first, page.locator(f"[data-again={AGAIN[id]}]")
    last = page.locator("[data-task] input").last
    last.check()
    again.tap()
    expect(page.locator("[data-code]")).not_to_have_attribute("data-code", code)
    settled(page)
    drawn = read_code(code_on(page), games())
    assert drawn.lots.again == {AGAIN[id]: 1}
    expect_checklist(page, code_on(page), "de", ["Oma", "Ben"])
    ada.reload()
    expect(last).to_be_checked()
    expect(first).not_to_be_checked()
    expect_checklist(page, code_on(page), "de", ["Oma", "Ben"])


def test_a_code_brings_the_same_to_another_table(guest: Guest) -> None:
    of = game("everdell")
    draw = Draw(of, 3, of.complete(3, {"newleaf": "full", "tickets": True}), Lots(2**30 + 7, {"forest": 2}))
    ada = phone(guest)
    ada.go(f"#/companion/tiny_towns/draw/{code_of(draw)}")  # of another game: the page goes there
    page = ada.page
    page.locator("[data-draw=everdell] [data-code]").wait_for()
    assert code_on(page) == code_of(draw)
    expect_checklist(page, code_of(draw), "en", ["Player 1", "Player 2", "Player 3"])

    page.locator("[data-change]").tap()
    page.locator("dialog[open] [data-yes]").tap()
    field = page.locator("[data-code-field]")
    field.fill("hello there")
    field.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("“hello there” is no code of a set-up.")
    field.fill(code_of(draw).lower().replace("-", " "))
    field.press("Enter")
    expect(page.locator("[data-code]")).to_have_attribute("data-code", code_of(draw))


def test_monuments_are_dealt_by_handing_the_phone_round(guest: Guest) -> None:
    """What somebody sees is there only while they hold the phone."""
    ada = phone(guest)
    page = ada.page
    ada.go("#/companion/tiny_towns/draw")
    page.locator("[data-left-out=farm]").wait_for(state="attached")
    page.get_by_text("Leave in the box").tap()
    for card in ("farm", "granary", "greenhouse"):
        page.locator(f"[data-left-out={card}]").uncheck()
    page.locator("[data-main]").tap()
    draw = read_code(code_on(page), games())
    state = draw.start()
    assert draw.lots.without == {"farm", "granary", "greenhouse"}
    expect(page.locator("[data-task=card]").nth(1)).to_contain_text("Orchard")

    secrets = [draw.of.secret(state, seat) for seat in range(2)]
    cards = [card for secret in secrets if secret for card in secret.cards]
    page.get_by_text("Monuments by phone").tap()
    for seat in range(2):
        secret = secrets[seat]
        assert secret
        page.locator(f"[data-secret='{seat}']").tap()
        expect(page.locator("[data-pick]")).to_have_count(0)
        page.locator("[data-show]").tap()
        expect(page.locator("[data-pick]")).to_have_count(2)
        assert [each.get_attribute("data-pick") for each in page.locator("[data-pick]").all()] == secret.cards
        page.locator("[data-pick]").last.tap()
        page.locator("[data-keep]").tap()
        expect(page.locator("dialog[open]")).to_have_count(0)
        assert not [card for card in cards if f'"{card}"' in page.content()]
    ada.reload()
    page.get_by_text("Monuments by phone").tap()
    page.locator("[data-secret='1']").tap()
    page.locator("[data-show]").tap()
    expect(page.locator("dialog[open] [data-card]")).to_have_attribute("data-card", cards[-1])
    page.locator("[data-hide]").tap()
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_a_community_is_bought_with_sums_that_follow(guest: Guest) -> None:
    ada = phone(guest)
    page = ada.page
    ada.go("#/companion/colonists/draw")
    page.locator("form#draw select").first.select_option("2")
    page.locator("[data-main]").tap()
    budget = page.locator("[data-budget][data-told]")
    budget.get_by_text("Buildings: 31 left").tap()
    pub = page.locator("[data-buy='building:pub']")
    pub.get_by_role("button", name="One more").tap()
    budget.get_by_text("Buildings: 27 left").wait_for()
    budget.get_by_text("Goods: 32 left").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert faults(ada) == []
    page.locator("[data-buyer='1']").tap()
    budget.get_by_text("Buildings: 31 left").wait_for()
    ada.reload()
    budget.get_by_text("Buildings: 27 left").wait_for()
