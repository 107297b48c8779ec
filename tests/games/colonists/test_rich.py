"""Whatever communities own and whatever is answered: there is always something to answer, and what must hold holds."""

from random import Random

import pytest

from games.colonists.invariants import check
from games.colonists.rich import rich
from kleinstadt.games.colonists.rules.figures import ordinary
from kleinstadt.games.colonists.state import Colonists

rule = pytest.mark.rule
POSITIONS = 20
ANSWERS = 150


def play_on(state: Colonists, chance: Random) -> None:
    """By lot, of numbers often the largest; what is seldom possible is preferred to one more move."""
    for _ in range(ANSWERS):
        if state.over:
            return
        seat = chance.choice(state.deciders())
        moves = state.moves(seat)
        kind = state.decision(seat).kind
        rare = [move for move in moves if kind == "go" and not move.startswith("move")]
        if rare and chance.random() < 0.4:
            moves = tuple(rare)
        elif kind in ("exchange", "post") and chance.random() < 0.5:
            moves = moves[-1:]
        state.play(seat, chance.choice(moves))
        check(state)
        if not state.over and state.decision(state.deciders()[0]).kind == "go":
            assert all(len(ordinary(state, each)) <= state.means[each].stewards for each in range(state.seats))


@rule("CO-65", "CO-78", "CO-92", "CO-107", "CO-108a")
@pytest.mark.parametrize("lot", range(6))
def test_rich_communities_never_come_to_a_dead_end(lot: int) -> None:
    for seed in range(lot * POSITIONS, (lot + 1) * POSITIONS):
        play_on(rich(seed), Random(seed))
