"""The four levels that people play against, the same in every game.

A gentle level makes the mistakes a person makes: it misjudges what an answer is worth, a little or more, and so takes
the second best more often than the worst. The strong ones think ahead.
"""

from typing import Final, NamedTuple

from kleinstadt.bots.eyes import Eyes
from kleinstadt.bots.search import Search, Verdict, deviation
from kleinstadt.bots.selfplay import normal
from kleinstadt.engine.chance import Chance, stream
from kleinstadt.engine.step import Decision

IN_PASSING: Final = 1 / 3  # of its time a level takes for what belongs to an action that it has begun


class Level(NamedTuple):
    """How a level thinks.

    misjudges  how far off its judgement is, in units of how much the answers differ
    rounds     of thought for each answer; 0: it looks at what is there right after the answer
    apart      the same where everybody builds for themselves, and a round of thought goes deeper
    alone      the same for who plays alone, whatever the game
    seconds    it never thinks longer than that at a table
    patient    at a table it thinks up to so many times as many rounds, while there is time
    """

    misjudges: float
    rounds: int
    apart: int
    alone: int
    seconds: float
    patient: int


LEVELS: Final[dict[str, Level]] = {
    "newcomer": Level(1.2, 0, 0, 0, 0.9, 1),
    "regular": Level(0.5, 0, 0, 0, 0.9, 1),
    "expert": Level(0.0, 30, 0, 0, 0.9, 1),
    "master": Level(0.0, 1000, 300, 100, 4.5, 4),
}


class LevelBot:
    """A player of one level. Where it is not timed, the same seed plays the same on every machine."""

    __slots__ = ("level", "chance", "timed")

    def __init__(self, name: str, seed: int, timed: bool) -> None:
        self.level = LEVELS[name]
        self.chance = stream(seed, f"bot/{name}")
        self.timed = timed

    def choose(self, eyes: Eyes) -> str:
        if len(eyes.moves) == 1:
            return eyes.moves[0]
        verdict = self.think(eyes)
        if not self.level.misjudges:
            return verdict.best()
        return misjudged(verdict.moves, verdict.worths, self.level.misjudges, self.chance)

    def think(self, eyes: Eyes) -> Verdict:
        """What it finds out about each answer."""
        seconds = patience(self.level, eyes.decision) if self.timed else 0.0
        times = self.level.patient if self.timed else 1
        return thought(eyes, self.level, self.chance, seconds, times, until_known=True).verdict()


def patience(level: Level, decision: Decision) -> float:
    """For how many seconds a level thinks at most: an action of many answers is not to take half a minute."""
    return level.seconds * IN_PASSING if decision.part else level.seconds


def thought(
    eyes: Eyes, level: Level, chance: Chance, seconds: float, times: int = 1, until_known: bool = False
) -> Search:
    """All that a level thinks about a question in this time (0: no limit) and so many times its rounds, or as much as
    its answer depends on. The first round of thought looks at all answers."""
    search = Search(eyes.game, eyes.game.imagine(eyes.view(), chance), eyes.seat, chance)
    search.run(1 + times * rounds_of(level, search), seconds, until_known)
    return search


def rounds_of(level: Level, search: Search) -> int:
    """How many rounds of thought a question of this search gets."""
    if search.root.seats == 1:
        return level.alone
    return level.apart if search.apart else level.rounds


def misjudged(moves: tuple[str, ...], worths: list[float], far: float, chance: Chance) -> str:
    """The best answer to somebody who is so far off about each."""
    unit = far * deviation(worths)
    seen = [worth + unit * normal(chance) for worth in worths]
    return moves[seen.index(max(seen))]
