"""What a tuned build is tuned to (compile.py --tuned): games at random, copies, views, sheets, and some thought.

python scripts/rehearsal.py [ANSWERS]
"""

import sys

from kleinstadt.bots.search import Search
from kleinstadt.engine import build
from kleinstadt.engine.chance import Chance, stream
from kleinstadt.engine.game import AnyGame
from kleinstadt.engine.option import Options
from kleinstadt.engine.registry import game
from kleinstadt.engine.state import State

GAMES = ("colonists", "everdell", "garden_nation", "tiny_towns")  # those that are compiled
ANSWERS = 20_000
LOOK = 25  # answers between two looks from a seat
THINK = 100  # answers between two thoughts
ROUNDS = 20
ERAS = range(1, 5)


def main(least: int) -> None:
    """So many answers of each game, for each set of options."""
    for id in GAMES:
        rules = game(id)
        for options in options_of(rules):
            answers = seed = 0
            while answers < least:
                seed += 1
                answers += play(rules, rules.seats[seed % len(rules.seats)], options, seed)
        sys.stderr.write(f"· {rules.id} was rehearsed ({build.name()})\n")


def options_of(rules: AnyGame) -> list[Options]:
    """The usual options; of The Colonists each era, because later ones are other games."""
    if rules.id == "colonists":
        return [{"start_era": era, "end_era": era} for era in ERAS]
    return [{}]


def play(rules: AnyGame, seats: int, options: Options, seed: int) -> int:
    """A whole game, looked at and thought about now and then; the number of answers."""
    state = rules.start(seats, options, seed)
    chance = stream(seed, "rehearsal")
    answers = 0
    while not state.over:
        seat = state.first_decider()
        moves = state.moves(seat)
        if answers % LOOK == 0:
            look(rules, state.copy(), seat, chance)
        if answers % THINK == 0:
            Search(rules, state, seat, chance).run(ROUNDS)
        state.play(seat, moves[chance.below(len(moves))])
        answers += 1
    state.scores()
    return answers


def look(rules: AnyGame, state: State, seat: int, chance: Chance) -> None:
    """Like a bot: at the view, at a position that fits it, and at what everybody has."""
    rules.imagine(state.view(seat), chance)
    state.redeal(seat, chance)
    state.scores()


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else ANSWERS)
