"""Playing on at random: for random bots, for searches that want to know how a position might end, for benchmarks."""

from kleinstadt.engine.chance import Chance
from kleinstadt.engine.state import State


def pick(moves: tuple[str, ...], chance: Chance) -> str:
    """Every answer is equally likely; where there is only one, nothing is drawn."""
    return moves[chance.below(len(moves))] if len(moves) > 1 else moves[0]


def play_at_random(state: State, chances: list[Chance]) -> int:
    """Play to the end, every seat by its own chance. The number of answers given."""
    count = 0
    while not state.over:
        seat = state.first_decider()
        state.play(seat, pick(state.moves(seat), chances[seat]))
        count += 1
    return count
