"""The guess for bots: what looks better is better."""

import pytest

from games.colonists.drawn import A, closing, drawn, options, play, row
from games.greedy import share_of_greedy
from kleinstadt.bots import bot
from kleinstadt.bots.eyes import eyes_of
from kleinstadt.games.colonists import GAME

BOARD = row("market_a", "b_farm", "riverbank_grove", "b_hunting_lodge", "market_b")
LAST_YEAR = {"year": 5, "half": 1}


def promise(has: str = "", **more: object) -> float:
    return GAME.heuristic(drawn(has, board=BOARD, **more), A)  # type: ignore[arg-type]


def test_goods_tools_and_cards_are_worth_something() -> None:
    assert promise("1W") > promise()
    assert promise(tools=1) > promise()
    assert promise(hand=["spade"]) > promise()


def test_somebody_at_work_is_better_than_one_at_home() -> None:
    assert promise(buildings=["2 farm", "hunting_lodge+farmer"]) > promise(buildings=["2 farm", "hunting_lodge"])


def test_who_is_passed_over_while_colonists_are_told_where_to_work_is_missed_at_once() -> None:
    state = closing(buildings=["2 farm", "pub+farmer", "storage_shed+farmer"])
    kind = ["employ 1 farmer in", "employ 0 farmer in"]
    taken, left = [play(state.copy(), next(move for move in options(state) if move.startswith(how))) for how in kind]
    assert GAME.heuristic(taken, A) > GAME.heuristic(left, A) + 1  # type: ignore[arg-type]
    assert GAME.worth(taken, A) > GAME.worth(left, A) + 1  # type: ignore[arg-type]


def test_a_price_that_is_there_is_better_than_goods_that_build_nothing() -> None:
    assert promise("2W 1C", tools=3) > promise("3C", tools=3)


def test_citizens_without_food_are_worth_less() -> None:
    hungry, fed = [promise(buildings=["flat", "farm", lodge]) for lodge in ("hollow+farmer", "hunting_lodge+farmer")]
    assert fed > hungry + 2


def test_storage_counts_before_somebody_works_there() -> None:
    shed, none = [promise("2W 2C", tools=3, buildings=["2 farm", *more]) for more in (["storage_shed"], [])]
    assert shed > none + 2  # its value, and room


def test_who_buys_a_community_does_not_spend_all_on_the_dearest_building() -> None:
    state = GAME.start(2, {"start_era": 4, "end_era": 4}, 5)
    bots = [bot("greedy", seat) for seat in range(2)]
    while state.turn is None:
        seat = state.first_decider()
        state.play(seat, bots[seat].choose(eyes_of(GAME, state, seat)))
    assert all(len(buildings) > 8 for buildings in state.buildings)


def test_in_the_end_goods_are_worth_nothing() -> None:
    assert promise("2W 1C", position=LAST_YEAR) - promise(position=LAST_YEAR) < promise("2W 1C") - promise()


def test_what_is_bought_is_as_good_as_built() -> None:
    state = drawn("4W", tools=2, board=BOARD, buildings=["2 farm", "storage_shed+farmer"])
    assert GAME.heuristic(play(state.copy(), "move 0 to b_farm"), A) > GAME.heuristic(state, A)  # type: ignore[arg-type]


@pytest.mark.slow
def test_greedy_beats_random_in_nineteen_of_twenty_games() -> None:
    assert share_of_greedy(GAME) >= 0.95
