"""Positions that a value takes for alike are worth the same, whatever else happened between them."""

from kleinstadt.contract.walks import Setup, sample, walk
from kleinstadt.engine.state import State
from kleinstadt.engine.value import Valuation


def test_what_is_alike_for_a_seat_is_worth_the_same_to_it(setup: Setup) -> None:
    value = setup.game.valuation
    if value is None:
        return
    value.ready()
    chance = setup.chance("likeness")
    for state, seat, _ in walk(setup, points=40):
        before = state
        for move in sample(state.moves(seat), 6, chance):
            trial = state.copy()
            trial.play(seat, move)
            for other in range(setup.seats):
                check(value, before, trial, other)
                check(value, state, trial, other)
            before = trial


def check(value: Valuation[State], one: State, other: State, seat: int) -> None:
    if value.alike(one, other, seat):
        assert value.facts(one, seat) == value.facts(other, seat)
        assert value.known(one, seat) == value.known(other, seat)
        assert value.worth(one, seat) == value.worth(other, seat)
