"""The arena: fair fixtures, games that are kept, and what they say about strength."""

from pathlib import Path

import pytest

from kleinstadt.arena.contest import Fixture, Played, contest, fixtures, kept_games, played_of, tables
from kleinstadt.arena.ladder import page
from kleinstadt.arena.ratings import fit, interval, ratings, seat_effects, summary, won_share
from kleinstadt.engine.errors import KleinstadtError


def played(bots: tuple[str, ...], ranking: list[int], deal: int = 0) -> Played:
    scores = [10 - place for place in ranking]
    return Played(Fixture("tiny_towns", bots, deal), scores, ranking, 0.5)


def test_every_group_meets_and_plays_each_deal_from_every_seat() -> None:
    assert tables(["a", "b", "c"], 2) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert tables(["a", "b"], 4) == [("a", "b", "a", "b")]
    found = list(fixtures("tiny_towns", [("a", "b")], 4))
    assert [(each.bots, each.deal) for each in found] == [
        (("a", "b"), 0),
        (("b", "a"), 0),
        (("a", "b"), 1),
        (("b", "a"), 1),
    ]


def test_equal_bots_need_no_other_seats() -> None:
    assert [each.deal for each in fixtures("tiny_towns", [("a", "a")], 3)] == [0, 1, 2]


def test_a_contest_that_was_stopped_plays_what_is_missing(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    wanted = list(fixtures("tiny_towns", [("random", "greedy")], 4))
    first = contest(wanted[:2], file, jobs=1)
    watched: list[tuple[int, int]] = []
    everything = contest(wanted, file, jobs=1, watch=lambda done, all: watched.append((done, all)))
    assert everything[:2] == [played_of(one.line()) for one in first]
    assert watched == [(3, 4), (4, 4)]
    assert len(file.read_text(encoding="utf-8").splitlines()) == 4


def test_a_game_that_was_being_written_when_everything_stopped_is_played_again(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    wanted = list(fixtures("tiny_towns", [("random", "greedy")], 2))
    contest(wanted, file, jobs=1)
    first, second = file.read_text(encoding="utf-8").splitlines()
    file.write_text(f"{first}\n{second[:40]}", encoding="utf-8")
    contest(wanted, file, jobs=1)
    assert [played_of(line).fixture for line in file.read_text(encoding="utf-8").splitlines()] == wanted


GAME = '"game": "tiny_towns", "bots": ["a", "b"], "deal": 0'


@pytest.mark.parametrize(
    "line",
    [
        b"{",
        b"[]",
        b"{}",
        b'{"game": 1, "bots": 2}',
        b"\xff\xfe",
        b"[" * 100_000,
        f'{{{GAME}, "scores": ["9", "8"], "ranking": [1, 2], "seconds": 1}}'.encode(),
        f'{{{GAME}, "scores": [9], "ranking": [1, 2], "seconds": 1}}'.encode(),
        f'{{{GAME}, "scores": [9, NaN], "ranking": [1, 2], "seconds": 1}}'.encode(),
        f'{{{GAME}, "scores": [9, 8], "ranking": [2, 2], "seconds": 1}}'.encode(),
        f'{{{GAME}, "scores": [9, 8], "ranking": [1, null], "seconds": 1}}'.encode(),
        f'{{{GAME}, "scores": [9, 8], "ranking": [1, 2], "seconds": "long"}}'.encode(),
        f'{{{GAME}, "scores": [9, 8], "ranking": [1, 2], "seconds": NaN}}'.encode(),
        f'{{{GAME}, "scores": [9, 8], "ranking": [1, 2], "seconds": 1, "faults": [{{"bot": 1}}]}}'.encode(),
        b'{"game": "tiny_towns", "bots": [["a"], "b"], "scores": [9, 8], "ranking": [1, 2], "seconds": 1}',
    ],
)
def test_a_kept_game_that_cannot_be_read_gets_a_sentence_with_its_line(tmp_path: Path, line: bytes) -> None:
    file = tmp_path / "games.jsonl"
    file.write_bytes(played(("a", "b"), [1, 2]).line().encode() + b"\n" + line + b"\n")
    with pytest.raises(KleinstadtError, match=r"games\.jsonl, line 2: this is no kept game"):
        kept_games(file, "tiny_towns")


def test_a_game_of_another_game_is_not_counted_here(tmp_path: Path) -> None:
    file = tmp_path / "everdell.jsonl"
    file.write_text(f"{played(('a', 'b'), [1, 2]).line()}\n", encoding="utf-8")
    with pytest.raises(KleinstadtError, match=r"everdell\.jsonl, line 1: this is no game of everdell"):
        page(tmp_path)


def test_a_shared_first_place_counts_in_parts() -> None:
    games = [played(("a", "b"), [1, 2]), played(("b", "a"), [1, 1])]
    assert won_share(games, "a") == pytest.approx(0.75)


def test_an_interval_holds_its_share_and_narrows_with_more_games() -> None:
    few, many = interval(0.7, 20), interval(0.7, 200)
    assert few[0] < many[0] < 0.7 < many[1] < few[1]


def test_ratings_follow_who_beats_whom_and_not_the_order_of_games() -> None:
    games = [played(("a", "b"), [1, 2], deal) for deal in range(8)] + [
        played(("b", "c"), [1, 2], deal) for deal in range(8)
    ]
    games += [played(("a", "b"), [2, 1], 8), played(("b", "c"), [2, 1], 8)]
    found = fit(games)
    assert found["a"] > found["b"] > found["c"]
    assert fit(games[::-1]) == pytest.approx(found)
    for rating, low, high in ratings(games).values():
        assert low <= rating <= high


def test_what_a_seat_is_worth() -> None:
    games = [played(("a", "b"), [1, 2]), played(("b", "a"), [1, 2])]
    assert [seat["won"] for seat in seat_effects(games)] == [1.0, 0.0]


def test_a_page_tells_of_every_table(tmp_path: Path) -> None:
    lines = [played(("a", "b"), [1, 2], deal).line() for deal in range(3)] + [played(("a",), [1]).line()]
    (tmp_path / "tiny_towns.jsonl").write_text("\n".join(lines) + "\n", encoding="utf-8")
    text = page(tmp_path)
    assert "## tiny_towns" in text
    assert "| a, b | 3 | a | 9.0 ± 0.0 | 100.0% |" in text
    assert "with 38 points and more" in text


def test_alone_there_are_points_and_no_victories() -> None:
    data = summary([played(("a",), [1], deal) for deal in range(2)])
    assert "ratings" not in data
    assert "won" not in data["tables"][0]["bots"]["a"]
