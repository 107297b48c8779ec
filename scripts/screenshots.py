"""Makes the README's pictures from the real thing: a server, a Chromium, games that play themselves.

Usage: screenshots.py [FOLDER]   (docs/pictures by default)
"""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "scripts")]

from chromium import found  # noqa: E402

from browser import same_deals  # noqa: E402
from browser.test_companion import FOUR, keep  # noqa: E402
from browser.visitor import Visitor  # noqa: E402
from server.driving import Server  # noqa: E402

SIZES = {"desktop": (1440, 900), "phone": (390, 844)}
THEMES = ("light", "dark")
BOTS = [{"kind": "bot", "bot": "greedy"}] * 2
# Answers until a game is worth a picture.
MIDDLE = {"tiny_towns": 14, "garden_nation": 12, "everdell": 10, "colonists": 24}


class Album:
    """One size and theme: a person who goes through the house and takes pictures."""

    def __init__(self, browser: Browser, url: str, folder: Path, size: str, theme: str) -> None:
        width, height = SIZES[size]
        lang = "de-DE" if size == "phone" else "en-GB"
        context = browser.new_context(
            viewport={"width": width, "height": height}, color_scheme=theme, locale=lang, device_scale_factor=1.5
        )  # type: ignore[arg-type]
        self.visitor = Visitor(context.new_page(), url, "Ada")
        self.folder = folder
        self.name = f"{size}-{theme}"

    def shoot(self, what: str) -> None:
        self.visitor.still()
        self.visitor.page.screenshot(path=self.folder / f"{what}-{self.name}.png")

    def tour(self) -> None:
        self.visitor.home()
        self.shoot("home")
        self.visitor.go("#/new/tiny_towns")
        self.visitor.page.locator("main form").wait_for()
        self.shoot("setup")
        self.companion()
        self.everdell()
        self.colonists()
        self.garden_nation()
        self.tiny_towns()

    def companion(self) -> None:
        """Beside the cardboard game: a pad that is filled in, and a set-up that was drawn."""
        page = self.visitor.page
        self.visitor.go("#/companion")
        page.locator("h2").first.wait_for()
        keep(self.visitor, "tiny_towns", FOUR)
        self.visitor.go("#/companion/tiny_towns")
        page.locator("[data-pad][data-settled]").wait_for()
        self.shoot("pad")
        self.visitor.go("#/companion/garden_nation/draw")
        for seat, name in enumerate(("Oma", "Ben")):
            page.locator(f"[data-name='{seat}']").fill(name)
        page.locator("[data-main]").click()
        page.locator("section.picture").wait_for()
        self.shoot("draw")

    def colonists(self) -> None:
        self.visitor.create("colonists", BOTS[:1])
        self.visitor.play(MIDDLE["colonists"])
        self.visitor.look(asked=True)
        self.shoot("colonists")

    def everdell(self) -> None:
        self.visitor.create("everdell", BOTS, {"newleaf": "full", "reservation": True, "tickets": True})
        self.visitor.play(MIDDLE["everdell"])
        card = "[data-spot=hand] [data-card][data-lit]"
        while self.visitor.look(asked=True).kind != "turn" or not self.shows(card):
            self.visitor.act()
        self.visitor.click(card)
        self.shoot("everdell")

    def shows(self, what: str) -> bool:
        """Whether it is on the board, which on a phone lies behind a tab."""
        if self.visitor.page.locator("[data-tab=board]").count():
            self.visitor.click("[data-tab=board]")
        return self.visitor.page.locator(what).count() > 0

    def garden_nation(self) -> None:
        self.visitor.create("garden_nation", BOTS)
        self.visitor.play(MIDDLE["garden_nation"])
        self.point_at_the_first_field("act")
        self.shoot("garden-nation")

    def tiny_towns(self) -> None:
        self.visitor.create("tiny_towns", BOTS, {"tavern": "tavern", "theater": "bakery", "factory": "factory"})
        self.visitor.play(MIDDLE["tiny_towns"])
        self.point_at_the_first_field("place")
        self.shoot("tiny-towns")
        self.visitor.play_to_the_end()
        self.shoot("end")

    def point_at_the_first_field(self, kind: str) -> None:
        """At the next question of this kind that lights one."""
        lit = self.visitor.page.locator("[data-field][data-lit]")
        while self.visitor.look(asked=True).kind != kind or lit.count() == 0:
            self.visitor.act()
        lit.first.hover(force=True)


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs" / "pictures"
    folder.mkdir(parents=True, exist_ok=True)
    server = Server(Path(tempfile.mkdtemp()), plugins=[], program=[same_deals.__file__])
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=found(), args=["--no-sandbox", "--disable-gpu"])
            for size in SIZES:
                for theme in THEMES:
                    print(f"· {size}, {theme}", flush=True)
                    Album(browser, server.url, folder, size, theme).tour()
            browser.close()
    finally:
        server.stop()


if __name__ == "__main__":
    main()
