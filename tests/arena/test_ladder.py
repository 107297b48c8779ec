"""The programme of the ladder, its plot and its page."""

from pathlib import Path

import pytest

from kleinstadt import game
from kleinstadt.arena.contest import fixtures
from kleinstadt.arena.plot import POINT, SPAN, WIDTH, plotted
from kleinstadt.arena.programme import meetings, passes, programme
from kleinstadt.bots.levels import LEVELS
from kleinstadt.cli.main import main


def groups(id: str) -> list[tuple[str, ...]]:
    return [meeting.group for meeting in meetings(game(id), 200)]


def test_what_is_quick_is_played_first_and_the_strongest_meet_all_a_few_times_before_any_often() -> None:
    assert passes(200) == [12, 24, 48, 96, 192, 200]
    assert passes(12) == [12]
    assert passes(5) == [5]
    found = programme([game("everdell"), game("colonists")], 20)
    quick, long = found[:8], found[8:]
    assert [meeting.games for meeting in quick] == [20] * 8
    assert not any("master" in meeting.group for meeting in quick)
    assert [meeting.games for meeting in long] == [12] * 4 + [20] * 4
    assert {meeting.group for meeting in quick[:4] + long[:2]} == set(groups("everdell"))


def test_each_level_meets_the_one_below_at_tables_of_two_and_four() -> None:
    found = groups("everdell")
    for below, level in (("newcomer", "regular"), ("regular", "expert"), ("expert", "master")):
        assert (level, below) in found
        assert (level, below, below, below) in found
    assert len(found) == 6


def test_what_is_asked_of_single_games_is_played_too() -> None:
    assert {("master",), ("master",) * 4} <= set(groups("tiny_towns"))
    assert ("master", "greedy") in groups("garden_nation")


def test_one_among_three_equals_sits_everywhere() -> None:
    found = list(fixtures("everdell", [("a", "b", "b", "b")], 8))
    assert sorted([each.bots.index("a") for each in found]) == [0, 0, 1, 1, 2, 2, 3, 3]


def test_a_plot_shows_value_and_interval_on_one_axis() -> None:
    strong, weak = plotted({"strong": (100.0, 90.0, 110.0), "weak": (-100.0, -110.0, -90.0)})
    assert strong.index(POINT) > weak.index(POINT)
    assert strong.startswith("strong  ")
    assert strong.endswith("  100")
    assert len(strong) - len("strong  ") - len("  100") == WIDTH
    assert SPAN in strong


def test_where_all_are_equal_there_is_a_plot_too() -> None:
    [line] = plotted({"a": (0.0, 0.0, 0.0)})
    assert POINT in line


def test_the_command_writes_the_page_and_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("expert", "master"):  # how well they play is not asked here
        monkeypatch.setitem(LEVELS, name, LEVELS[name]._replace(rounds=2, apart=0))
    page, folder = tmp_path / "docs" / "ladder.md", tmp_path / "arena"
    words = ["ladder", "market_day", "--games", "4", "--jobs", "1", "--folder", str(folder), "--page", str(page)]
    assert main([*words, "--lang", "en"]) == 0
    first = (folder / "market_day.jsonl").read_text(encoding="utf-8")
    assert len(first.splitlines()) == 24
    text = page.read_text(encoding="utf-8")
    for told in ("## market_day", "| expert, master | 4 | master |", POINT, "What the seats of a table of 4 won"):
        assert told in text
    assert main([*words, "--lang", "en"]) == 0
    assert (folder / "market_day.jsonl").read_text(encoding="utf-8") == first
