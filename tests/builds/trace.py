"""Plays games at random and writes down every position, one line each: run in two builds, the lines must be the same.

    python tests/builds/trace.py GAME GAMES

Every number of players, with the default options and with options by lot. The policy draws from our own chance, so it
plays the same moves in both builds; each line has the seats, the seed, the move, and a digest of everything that can
be asked of the position.
"""

import json
import sys
from hashlib import blake2b

import kleinstadt
from kleinstadt.engine import build
from kleinstadt.engine.chance import Chance, stream
from kleinstadt.engine.option import draw_options
from kleinstadt.engine.state import State


def digest(state: State, seat: int) -> str:
    seen = [
        state.dump(),
        [state.moves(s) for s in state.deciders()],
        state.view(seat),
        [sheet.dump() for sheet in state.scores()],
        state.ranking(),
        [event.seen_by(seat) for event in state.take_log()],
    ]
    return blake2b(json.dumps(seen, sort_keys=True).encode(), digest_size=8).hexdigest()


def trace(game: kleinstadt.Game, state: State, chance: Chance) -> list[str]:
    """Every other move on a copy, so that copies are compared too; now and then from an imagined position."""
    state.log = []
    lines: list[str] = []
    while not state.over:
        deciders = state.deciders()
        seat = deciders[chance.below(len(deciders))]
        moves = state.moves(seat)
        move = moves[chance.below(len(moves))]
        if len(lines) % 2:
            state = state.copy()
            state.log = []
        state.play(seat, move)
        lines.append(f"{seat} {move}: {digest(state, seat)}")
        if len(lines) % 16 == 0:
            imagined = game.imagine(state.view(seat), chance)
            lines.append(f"{seat} imagines: {digest(imagined, seat)} {game.heuristic(imagined, seat)!r}")
    return lines


def main(name: str, games: int) -> None:
    game = kleinstadt.game(name)
    sys.stderr.write(f"{build.name()}\n")
    for seats in game.seats:
        for number in range(games):
            chance = stream(number, f"trace/{seats}")
            options = draw_options(game.options, seats, chance) if number else game.complete(seats)
            for line in trace(game, game.start(seats, options, number), chance):
                sys.stdout.write(f"{seats} {number} {line}\n")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
