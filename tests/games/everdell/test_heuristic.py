"""The guess for bots: what looks better is better."""

import pytest

from games.everdell.drawn import A, drawn, play
from games.greedy import share_of_greedy
from kleinstadt.games.everdell import GAME


def test_goods_cards_and_workers_are_worth_something() -> None:
    poor = GAME.heuristic(drawn(), A)
    assert GAME.heuristic(drawn([], "1T"), A) > poor
    assert GAME.heuristic(drawn(hand=["farm"]), A) > poor
    assert GAME.heuristic(drawn(workers=["haven"]), A) < poor


def test_a_mix_of_goods_is_worth_more_than_many_of_a_kind() -> None:
    assert GAME.heuristic(drawn([], "2T 2B"), A) > GAME.heuristic(drawn([], "4T"), A)


def test_a_card_that_can_be_paid_is_better_than_one_that_cannot() -> None:
    rest = {"hand": ["castle"], "deck": []}
    assert GAME.heuristic(drawn([], "2T 3R 3P", **rest), A) > GAME.heuristic(drawn([], "2R 6P", **rest), A)
    occupied = [{"card": "castle", "marked": True}]
    assert GAME.heuristic(drawn(["castle"], hand=["king"], season="autumn"), A) > GAME.heuristic(
        drawn(occupied, hand=["king"], season="autumn"), A
    )


def test_alone_the_lead_over_rugwort_counts() -> None:
    ahead, behind = [drawn(seats=1, rugwort={"city": city}) for city in ([], ["king"])]
    assert GAME.heuristic(ahead, A) == GAME.heuristic(behind, A) + 3


def test_a_card_on_the_table_is_as_good_as_played() -> None:
    state = drawn(["crane"], "2T 3R 3P", ["castle"])
    paying = play(state.copy(), "play castle from hand")  # type: ignore[arg-type]
    assert GAME.heuristic(paying, A) > GAME.heuristic(state, A) - 1


@pytest.mark.slow
def test_greedy_beats_random_in_nineteen_of_twenty_games() -> None:
    assert share_of_greedy(GAME) >= 0.95
