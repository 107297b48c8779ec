"""In an empty environment: kleinstadt from its sources, then the game that somebody typed in from a page of ours."""

import re
from pathlib import Path

from builds.empty import Empty, checkout
from typed_in import PAGE, type_in


def test_who_types_in_a_game_needs_nothing_but_what_the_page_says(tmp_path: Path) -> None:
    """It is listed beside ours, bots play it, its own tests pass and so does the suite that every game has to pass."""
    page = PAGE.read_text(encoding="utf-8")
    [simulate] = re.findall(r"`kleinstadt (simulate market_day [^`]+)`", page)
    [suite] = re.findall(r"^pytest (--pyargs .*)$", page, re.M)
    empty, project = Empty(tmp_path), tmp_path / "project"
    type_in(project)
    empty.install(f"{checkout(tmp_path / 'sources')}[testing]", KLEINSTADT_PURE="1")
    empty.install("-e", ".", where=project)

    listed = re.findall(r"^(\w+) · ", empty.run("kleinstadt", "games"), re.M)
    assert listed == ["colonists", "everdell", "garden_nation", "market_day", "tiny_towns"]
    assert empty.run("kleinstadt", *simulate.split()).startswith("100 games, ")
    assert re.search(r"^\d passed", empty.run("pytest", "-q", "tests", where=project), re.M)
    assert re.search(r"^\d{3} passed", empty.run("pytest", "-q", *suite.split()), re.M)
