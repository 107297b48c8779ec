"""Prefers what it has seen least: for tests that want to reach rare rules."""

from kleinstadt.bots.eyes import Eyes
from kleinstadt.bots.greedy import most_promising
from kleinstadt.engine.chance import stream

WHIM = 8  # one answer in so many is random, so that nothing can be avoided for ever
GLANCES = 12  # so many equally interesting answers are compared by promise


class CuriousBot:
    """Counts the words of the answers it gave, by kind of question, over all its games. The rarest word of an answer
    says how interesting it is. Words with digits are places and amounts, and not interesting. Of equally interesting
    answers it often takes a promising one: some rules are only reached by those who play well."""

    __slots__ = ("chance", "counts")

    def __init__(self, seed: int) -> None:
        self.chance = stream(seed, "bot/curious")
        self.counts: dict[str, int] = {}

    def choose(self, eyes: Eyes) -> str:
        moves = eyes.moves
        kind = eyes.decision.kind
        if len(moves) == 1:
            move = moves[0]
        elif self.chance.below(WHIM) == 0:
            move = moves[self.chance.below(len(moves))]
        else:
            seen = [min([self.counts.get(word, 0) for word in words(kind, move)]) for move in moves]
            least = min(seen)
            rare = [moves[i] for i in range(len(moves)) if seen[i] == least]
            glances = [rare[self.chance.below(len(rare))] for _ in range(GLANCES)]
            move = glances[0] if self.chance.below(4) == 0 else most_promising(eyes, glances, self.chance)
        for word in words(kind, move):
            self.counts[word] = self.counts.get(word, 0) + 1
        return move


def words(kind: str, move: str) -> list[str]:
    found = [word for word in move.split() if word.replace("_", "").isalpha()]
    return [f"{kind} {word}" for word in found or [""]]
