"""The guess for bots: what looks better is better."""

import pytest

from games.everdell.drawn import A, drawn, play
from kleinstadt.bots import bot
from kleinstadt.bots.eyes import eyes_of
from kleinstadt.games.everdell import GAME


def test_goods_cards_and_workers_are_worth_something() -> None:
    poor = GAME.heuristic(drawn(), A)
    assert GAME.heuristic(drawn([], "1T"), A) > poor
    assert GAME.heuristic(drawn(hand=["farm"]), A) > poor
    assert GAME.heuristic(drawn(workers=["haven"]), A) < poor


def test_a_card_on_the_table_is_as_good_as_played() -> None:
    state = drawn(["crane"], "2T 3R 3P", ["castle"])
    paying = play(state.copy(), "play castle from hand")  # type: ignore[arg-type]
    assert GAME.heuristic(paying, A) > GAME.heuristic(state, A) - 1


@pytest.mark.slow
def test_greedy_beats_random_nine_times_in_ten() -> None:
    wins = 0
    for number in range(200):
        greedy = number % 2
        state = GAME.start(2, seed=number)
        bots = [bot("greedy" if seat == greedy else "random", 2 * number + seat) for seat in range(2)]
        while not state.over:
            (seat,) = state.deciders()
            state.play(seat, bots[seat].choose(eyes_of(GAME, state, seat)))
        wins += state.ranking()[greedy] == 1
    assert wins >= 180
