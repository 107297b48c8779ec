"""Takes what looks best right after the answer."""

from kleinstadt.bots.eyes import Eyes
from kleinstadt.engine.chance import stream


class GreedyBot:
    """Imagines one position that fits its view and tries every answer there. Equal promise: its own chance decides."""

    __slots__ = ("chance",)

    def __init__(self, seed: int) -> None:
        self.chance = stream(seed, "bot/greedy")

    def choose(self, eyes: Eyes) -> str:
        if len(eyes.moves) == 1:
            return eyes.moves[0]
        game = eyes.game
        imagined = game.imagine(eyes.view(), self.chance)
        best: list[str] = []
        most = 0.0
        for move in eyes.moves:
            trial = imagined.copy()
            trial.play(eyes.seat, move)
            promise = game.heuristic(trial, eyes.seat)
            if not best or promise > most:
                best = [move]
                most = promise
            elif promise == most:
                best.append(move)
        return best[self.chance.below(len(best))]
