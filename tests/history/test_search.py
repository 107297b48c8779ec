"""Games are found by any words."""

import pytest

from history.evenings import evening
from kleinstadt.history.search import found

GAME = evening(
    "a", ("Änne", 1, 3), game="colonists", date="2026-01-05T20:30", where="Hütte am See", notes="Zwei Kannen Tee"
)


@pytest.mark.parametrize(
    "typed",
    ["", "anne", "ÄNNE see", "colonists", "die kolonisten", "the colonists", "kannen", "2026-01", "5.1.2026", "05.01."],
)
def test_what_stands_somewhere_is_found(typed: str) -> None:
    assert found([GAME], typed) == [GAME]


@pytest.mark.parametrize("typed", ["ben", "anne berg", "2027"])
def test_every_word_must_be_there(typed: str) -> None:
    assert found([GAME], typed) == []


def test_a_game_that_is_not_installed_is_found_by_its_id() -> None:
    assert len(found([{**GAME, "game": "chess"}], "chess")) == 1
