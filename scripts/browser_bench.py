"""Measures what a person waits for in the browser: the first legal click, a bot's answer, a move on the other screen.

Usage: browser_bench.py [ROUNDS]   (prints medians and ranges in milliseconds)
"""

import statistics
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "scripts")]

from chromium import found  # noqa: E402

from browser.together import get_ready, sit_down  # noqa: E402
from browser.visitor import Visitor  # noqa: E402
from server.driving import Server  # noqa: E402

FIRST_GAME = {"monuments": False, "display": "first_game"}
PLACE = "[data-field][data-lit]"

# Notes in the page itself when a piece appears in any town, so that our own polling is not measured.
WATCH = """selector => {
  window.seenAt = 0;
  const count = document.querySelectorAll(selector).length;
  new MutationObserver((_, watcher) => {
    if (document.querySelectorAll(selector).length > count) { window.seenAt = Date.now(); watcher.disconnect(); }
  }).observe(document.body, { childList: true, subtree: true });
}"""
CLICK = "selector => { document.querySelector(selector).click(); return Date.now(); }"


def new_visitor(browser: Browser, url: str, name: str) -> Visitor:
    return Visitor(browser.new_context(locale="en-GB", viewport={"width": 1440, "height": 900}).new_page(), url, name)


def seen_at(page: Page) -> float:
    page.wait_for_function("() => window.seenAt > 0")
    return float(page.evaluate("window.seenAt"))


def first_click(browser: Browser, url: str) -> float:
    """From opening the page until the first game can be started with a click."""
    visitor = new_visitor(browser, url, "Ada")
    began = time.perf_counter()
    visitor.page.goto(url)
    visitor.page.locator("main article button:not([disabled])").first.wait_for()
    took = time.perf_counter() - began
    visitor.page.context.close()
    return took * 1000


def bots_answer(browser: Browser, url: str) -> float:
    """From my click until a greedy bot's piece shows in its small town."""
    visitor = new_visitor(browser, url, "Ada")
    visitor.create("tiny_towns", [{"kind": "bot", "bot": "greedy"}], {**FIRST_GAME, "variant": "prospectors"})
    page = visitor.page
    while visitor.look(asked=True).kind != "name_kind":  # until I hold the hammer
        visitor.act()
    page.evaluate(WATCH, "aside .piece, .players svg use, li svg use")
    clicked = float(page.evaluate(CLICK, "[data-kind][data-move]"))
    took = seen_at(page) - clicked
    page.context.close()
    return took


def other_screen(browser: Browser, url: str) -> float:
    """From Ada's click until the piece shows in her small town on Ben's screen."""
    ada, ben = new_visitor(browser, url, "Ada"), new_visitor(browser, url, "Ben")
    made = ada.create("tiny_towns", [{"kind": "link"}], FIRST_GAME)
    links = made["seat_links"]
    assert isinstance(links, list)
    sit_down(ben, links[0]["url"])
    get_ready(ada, ben)
    for visitor in (ada, ben):
        visitor.look(asked=True)
    ben.page.evaluate(WATCH, "li svg use")
    clicked = float(ada.page.evaluate(CLICK, PLACE))
    took = seen_at(ben.page) - clicked
    ada.page.context.close()
    ben.page.context.close()
    return took


def main() -> None:
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 7
    server = Server(Path(tempfile.mkdtemp()), plugins=[])
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=found(), args=["--no-sandbox", "--disable-gpu"])
            for name, measure in (
                ("page open to first legal click", first_click),
                ("greedy bot's answer on screen", bots_answer),
                ("a move on the other screen", other_screen),
            ):
                times = [measure(browser, server.url) for _ in range(rounds)]
                low, high = min(times), max(times)
                print(
                    f"{name:34} {statistics.median(times):7.0f} ms   ({low:.0f} to {high:.0f}, {rounds} rounds)",
                    flush=True,
                )
            browser.close()
    finally:
        server.stop()


if __name__ == "__main__":
    main()
