"""No serious fault that axe can find, on any page, in both themes, wide and narrow."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from browser.conftest import LONG, Guest
from browser.visitor import Visitor

SERIOUS = {"serious", "critical"}
FAULTS = {"resultTypes": ["violations"]}
CONTRAST = "color-contrast"  # takes longer than all the rest, and is the only one that a theme can hurt
THEMES = {"light": FAULTS, "dark": {**FAULTS, "runOnly": [CONTRAST]}}
BUT_COLOURS = {"light": {**FAULTS, "rules": {CONTRAST: {"enabled": False}}}}
AXE = Axe().axe_script  # given to a page once, not at each look
GAMES = ["tiny_towns", "garden_nation", "everdell", "colonists"]
# Of many cards that look the same three of each list are enough.
LEAVE_THREE = "document.querySelectorAll('main li:nth-child(n + 4)').forEach(card => card.remove())"


def faults(visitor: Visitor, colours: bool = True) -> list[str]:
    """`colours=False` for a page whose colours are looked at in another size."""
    found: list[str] = []
    for theme, options in (THEMES if colours else BUT_COLOURS).items():
        visitor.page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
        visitor.page.locator(f"html[data-theme={theme}]").wait_for()
        visitor.still()
        if visitor.page.evaluate("window.axe === undefined"):
            visitor.page.evaluate(AXE)
        for fault in visitor.page.evaluate("options => axe.run(options).then(told => told.violations)", options):
            if fault["impact"] in SERIOUS:
                found.append(f"{theme}, {fault['id']}: {fault['nodes'][0]['html'][:160]}")
    return found


def test_the_way_past_the_head_of_a_page_shows_only_to_who_goes_by_keys(guest: Guest) -> None:
    ada = guest("Ada", width=390, height=844)
    ada.home()
    ada.page.evaluate("scrollTo(0, 400)")  # the picture of the whole page has what is fixed where it was scrolled to
    ada.still()
    skip = ada.page.locator("a.skip")
    whole = ada.page.screenshot(full_page=True)
    skip.evaluate("(link) => (link.style.visibility = 'hidden')")
    assert ada.page.screenshot(full_page=True) == whole
    skip.evaluate("(link) => (link.style.visibility = '')")
    ada.page.keyboard.press("Tab")
    expect(skip).to_be_focused()
    expect(skip).to_be_in_viewport()
    expect(skip).to_have_css("clip-path", "none")


@pytest.mark.parametrize("width", [390, pytest.param(1440, marks=LONG)])
def test_pages_have_no_serious_fault(guest: Guest, width: int) -> None:
    ada = guest("Ada", width=width)
    ada.home()
    assert faults(ada) == []
    for game in GAMES:
        ada.go(f"#/new/{game}")
        ada.page.locator("main form").wait_for()
        assert faults(ada) == []
        ada.go(f"#/gallery/{game}")
        ada.page.locator("main h1, main h2").first.wait_for()
        ada.page.evaluate(LEAVE_THREE)
        assert faults(ada, colours=width == 1440) == []
    ada.create("tiny_towns", [{"kind": "bot", "bot": "random"}])
    ada.look(asked=True)
    ada.page.locator("button.mark").click()
    ada.page.locator(".rules figure").first.wait_for()
    assert faults(ada) == []
    ada.home()  # with a game that goes on
    assert faults(ada) == []


@pytest.mark.parametrize("width", [390, pytest.param(1440, marks=LONG)])
@pytest.mark.parametrize("game", GAMES)
def test_tables_have_no_serious_fault(guest: Guest, game: str, width: int) -> None:
    """At the first question and at the end; test_sizes.py looks at the middle."""
    ada = guest("Ada", width=width)
    ada.create(game, [{"kind": "bot", "bot": "random"}], {"start_era": 1, "end_era": 1} if game == "colonists" else {})
    assert ada.look(asked=True).number == 0
    assert faults(ada, colours=width == 390) == []
    assert ada.hurry().over
    assert faults(ada, colours=width == 390) == []
