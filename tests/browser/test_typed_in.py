"""The game of `docs/adding-a-game.md`, typed in and installed, in the browser."""

from collections.abc import Iterator

import pytest

from browser.conftest import Guest
from server.driving import Server
from typed_in import installed


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("typed_in")
    running = Server(folder, plugins=[installed(folder)])
    yield running
    running.stop()


def test_it_is_offered_opened_and_played_to_the_end(guest: Guest) -> None:
    ada = guest()
    ada.home()
    ada.page.locator("main article", has_text="Market Day").wait_for()
    ada.create("market_day", [{"kind": "bot", "bot": "greedy"}], {"days": 2})
    assert ada.play_to_the_end() >= 4
    assert {"pick", "turn"} <= set(ada.answered)
