"""Win rates are shares of the games that somebody really played, and could win."""

from collections import Counter

import pytest

from kleinstadt import KleinstadtError, game
from kleinstadt.arena.match import Result, Simulation, play_game, simulate
from kleinstadt.bots import bot
from market_day import GAME


def series(*games: tuple[list[str], list[int]]) -> Simulation:
    """Games with these bots in the seats and these places at the end."""
    found = Simulation()
    for names, ranking in games:
        found.add(names, Result([10 - place for place in ranking], ranking, 1))
    return found


def test_who_sat_out_a_game_has_not_lost_it() -> None:
    """Three bots at a table of two: each plays two games of three."""
    data = series((["a", "b"], [1, 2]), (["b", "c"], [2, 1]), (["c", "a"], [2, 1])).dump()
    assert {name: (each["games"], each["won"]) for name, each in data["by_bot"].items()} == {
        "a": (2, 1.0),
        "b": (2, 0.0),
        "c": (2, 0.5),
    }


def test_a_bot_with_two_seats_wins_with_either_of_them() -> None:
    data = series((["a", "b", "b"], [2, 3, 1]), (["b", "a", "b"], [2, 1, 3])).dump()["by_bot"]
    assert data["a"] == {"games": 2, "seats": 2, "mean_score": 8.5, "won": 0.5, "even": 0.3333}
    assert data["b"] == {"games": 2, "seats": 4, "mean_score": 7.75, "won": 0.5, "even": 0.6667}


def test_a_shared_first_place_counts_in_parts() -> None:
    data = series((["a", "b", "c"], [1, 1, 3])).dump()["by_bot"]
    assert [data[name]["won"] for name in "abc"] == [0.5, 0.5, 0.0]


def test_alone_nobody_wins() -> None:
    data = series((["a"], [1]), (["a"], [1])).dump()
    assert data["by_bot"] == {"a": {"games": 2, "seats": 2, "mean_score": 9.0}}
    assert "won" not in data["by_seat"][0]


def test_games_alone_do_not_count_as_victories_beside_others() -> None:
    data = series((["a"], [1]), (["a", "b"], [2, 1])).dump()["by_bot"]
    assert data["a"]["won"] == 0.0
    assert data["a"]["games"] == 2
    assert data["b"]["won"] == 1.0


def test_the_seats_are_counted_too() -> None:
    data = series((["a", "b"], [1, 2]), (["b", "a"], [1, 2])).dump()
    assert [each["won"] for each in data["by_seat"]] == [1.0, 0.0]
    assert [each["won"] for each in data["by_bot"].values()] == [0.5, 0.5]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("bots", [["random"], ["greedy", "random"], ["greedy", "random", "curious"]])
def test_for_any_number_of_bots_and_seats_all_victories_are_somebodys(bots: list[str], seats: int) -> None:
    data = simulate(GAME, seats, bots=bots, games=12, seed=1).dump()
    for tallies in (list(data["by_bot"].values()), data["by_seat"]):
        assert sum([each["won"] * each["games"] for each in tallies]) == pytest.approx(12, abs=0.01)
        assert sum([each["even"] * each["games"] for each in tallies]) == pytest.approx(12, abs=0.01)
        assert sum([each["seats"] for each in tallies]) == 12 * seats


def test_more_bots_than_seats_change_places_fairly() -> None:
    bots = ["greedy", "random", "curious"]
    data = simulate(GAME, 2, bots=bots, games=12, seed=1).dump()["by_bot"]
    assert Counter(bots).keys() == data.keys()
    assert [each["games"] for each in data.values()] == [8, 8, 8]


def test_a_solo_game_has_points_and_no_victories() -> None:
    data = simulate(game("tiny_towns"), 1, games=3, seed=1).dump()["by_bot"]["random"]
    assert set(data) == {"games", "seats", "mean_score"}


def test_too_few_bots_are_refused() -> None:
    with pytest.raises(KleinstadtError, match="3 seats need 3 bots"):
        play_game(GAME, [bot("random", 0)], 3)
