"""The Python in the documentation really runs and says what the documentation says; what it points to is there."""

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = ["README.md", "docs/engine.md", "docs/bots.md", "docs/journals.md"]
LINKED = [*PAGES, "CONTRIBUTING.md", "docs/adding-a-game.md"]
LINK = re.compile(r"\]\(([^)#:]+)(?<!\.png)\)")  # pictures are made by `make screenshots`


@pytest.mark.parametrize("page", PAGES)
def test_the_examples_are_true(page: str) -> None:
    result = doctest.testfile(str(ROOT / page), module_relative=False)
    assert result.attempted > 5
    assert result.failed == 0


@pytest.mark.parametrize("page", LINKED)
def test_what_a_page_points_to_is_there(page: str) -> None:
    targets = LINK.findall((ROOT / page).read_text(encoding="utf-8"))
    assert targets
    assert [target for target in targets if not (ROOT / page).parent.joinpath(target).exists()] == []
