"""Bots against bots."""

from typing import Any

from kleinstadt.arena.match import Coverage, game_seed, play_game, simulate
from kleinstadt.bots import bot
from market_day import GAME


def timeless(data: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in data.items() if "second" not in key}


def test_a_game_is_played_to_its_end() -> None:
    result = play_game(GAME, [bot("random", seat) for seat in range(3)], 3, {"days": 2}, seed=1)
    assert len(result.scores) == 3
    assert 1 in result.ranking
    assert result.moves >= 2 * 3 * 2  # everybody picks and takes a turn each day


def test_the_same_seed_plays_the_same_games() -> None:
    one, two, other = [timeless(simulate(GAME, 2, games=20, seed=seed).dump()) for seed in (1, 1, 2)]
    assert one == two
    assert one != other


def test_counting_changes_nothing_about_the_games() -> None:
    plain = timeless(simulate(GAME, 2, games=20, seed=1).dump())
    counted = timeless(simulate(GAME, 2, games=20, seed=1, coverage=True).dump())
    coverage = counted.pop("coverage")
    assert counted == plain
    assert sum(coverage["decisions"].values()) == plain["moves"]
    assert coverage["decisions"]["pick"] == 20 * 2 * 4
    assert coverage["events"]["swap"] == coverage["words"]["swap"]  # a swap is always chosen, never forced


def test_bots_change_seats_from_game_to_game() -> None:
    won = simulate(GAME, 2, bots=["greedy", "random"], games=10, seed=1).dump()["by_bot"]
    assert sorted(won) == ["greedy", "random"]
    assert abs(won["greedy"]["won"] + won["random"]["won"] - 1) < 0.001


def test_forced_answers_are_not_counted() -> None:
    coverage = Coverage()
    result = play_game(GAME, [bot("random", 0), bot("random", 1)], 2, seed=3, coverage=coverage)
    assert coverage.events["pay"] > coverage.decisions["pay"]
    assert result.moves == sum(coverage.decisions.values())


def test_seeds_of_games_are_long_and_different() -> None:
    seeds = {game_seed(1, number) for number in range(100)}
    assert len(seeds) == 100
    assert min(seeds).bit_length() > 90
