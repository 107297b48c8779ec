"""No serious fault that axe can find, on any page, in both themes, wide and narrow."""

import pytest
from axe_playwright_python.sync_playwright import Axe

from browser.conftest import Guest
from browser.visitor import Visitor

SERIOUS = {"serious", "critical"}


def faults(visitor: Visitor) -> list[str]:
    visitor.page.wait_for_timeout(400)  # nothing moves any more
    found = Axe().run(visitor.page).response["violations"]
    return [f"{fault['id']}: {fault['nodes'][0]['html'][:160]}" for fault in found if fault["impact"] in SERIOUS]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [1440, 390])
def test_pages_have_no_serious_fault(guest: Guest, scheme: str, width: int) -> None:
    ada = guest("Ada", width=width, color_scheme=scheme)
    ada.home()
    assert faults(ada) == []
    for game in ("tiny_towns", "garden_nation"):
        ada.go(f"#/new/{game}")
        ada.page.locator("main form").wait_for()
        assert faults(ada) == []
        ada.go(f"#/gallery/{game}")
        ada.page.locator("main h1, main h2").first.wait_for()
        assert faults(ada) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [1440, 390])
def test_tables_have_no_serious_fault(guest: Guest, scheme: str, width: int) -> None:
    ada = guest("Ada", width=width, color_scheme=scheme)
    ada.create("tiny_towns", [{"kind": "bot", "bot": "random"}])
    ada.page.locator("[data-move^=keep]").first.wait_for()
    assert faults(ada) == []
    for _ in range(14):
        ada.act()
        ada.page.wait_for_timeout(60)
    assert faults(ada) == []
    ada.play_to_the_end()
    assert faults(ada) == []
