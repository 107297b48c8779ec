"""A real server and a real Chromium."""

import runpy
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from browser import same_deals
from browser.visitor import PATIENCE, Visitor
from server.driving import MARKET_DAY, Server

ROOT = Path(__file__).parents[2]
LONG = pytest.mark.long  # the same in another size or language, or all the way: `make browser LONG=1`
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]

Guest = Callable[..., Visitor]
expect.set_options(timeout=PATIENCE * 1000)


def pytest_addoption(parser: pytest.Parser) -> None:
    help = "every request of a page takes so long: what depends on haste fails"
    parser.addoption("--latency", type=int, default=0, metavar="MILLISECONDS", help=help)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(item.fspath).is_relative_to(Path(__file__).parent):
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    path = runpy.run_path(str(ROOT / "scripts" / "chromium.py"))["found"]()
    assert path, "no Chromium: run `make test`, which installs one, or set KLEINSTADT_CHROMIUM"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("browser")
    running = Server(folder, "--notify-host", "127.0.0.1", plugins=MARKET_DAY, program=[same_deals.__file__])
    yield running
    running.stop()


@pytest.fixture
def guest(chromium: Browser, server: Server, pytestconfig: pytest.Config) -> Iterator[Guest]:
    """Call it for a person with a browser of their own; any script error fails the test. Nothing moves and nothing
    waits to be shown, as for people who want it so; a test about movement says `reduced_motion="no-preference"`, one
    about pace `speed="normal"`, one about being offline `service_workers="allow"`."""
    visitors: list[Visitor] = []
    latency: int = pytestconfig.getoption("--latency", 0)  # not known where pytest looks at all tests

    def invite(
        name: str = "Ada",
        lang: str = "en-GB",
        width: int = 1280,
        height: int = 800,
        speed: str = "off",
        **context: object,
    ) -> Visitor:
        look = {"reduced_motion": "reduce", "service_workers": "block", **context}
        made = chromium.new_context(locale=lang, viewport={"width": width, "height": height}, **look)  # type: ignore[arg-type]
        made.add_init_script(
            f"if (location.protocol.startsWith('http')) localStorage['kleinstadt.speed'] ??= '{speed}'"
        )
        made.set_default_timeout(PATIENCE * 1000)
        visitor = Visitor(made.new_page(), server.url, name)
        if latency:
            slow_down(visitor.page, latency)
        visitors.append(visitor)
        return visitor

    yield invite
    for visitor in visitors:
        visitor.page.context.close()
    errors = [error for visitor in visitors for error in visitor.errors]
    assert errors == []


def slow_down(page: Page, latency: int) -> None:
    line = page.context.new_cdp_session(page)
    line.send("Network.enable")
    speed = {"downloadThroughput": -1, "uploadThroughput": -1}  # as it is
    line.send("Network.emulateNetworkConditions", {"offline": False, "latency": latency, **speed})
