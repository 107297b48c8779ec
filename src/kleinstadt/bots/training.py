"""`kleinstadt train`: values learned from nothing, by games of a value against itself.

It goes by generations: many games are played with the numbers learned so far, shared between processes; then the net is
fitted to what they showed. Every game has a seed of its own and lessons are put in order before they are learned, so
that the number of processes does not matter. After each generation everything is saved, and a run that was stopped
goes on from there.
"""

import json
import os
from collections.abc import Callable, Iterator
from multiprocessing.pool import Pool
from pathlib import Path
from typing import Any, NamedTuple

from kleinstadt.bots.crew import crew
from kleinstadt.bots.selfplay import Lessons, SelfPlay
from kleinstadt.engine.chance import stream
from kleinstadt.engine.game import AnyGame
from kleinstadt.engine.option import Options, draw_options
from kleinstadt.engine.registry import game as game_of
from kleinstadt.engine.value import FILE

CHUNK = 20  # games that one process plays at a time
PASSES = 2  # how often a lesson is learned
UNITS = 64
MOST_SEATS = 4
VARIED = 4  # one game in so many has options by lot
MOST_DRAWS = 1000  # until options are such that a file is about them


class Stage(NamedTuple):
    """Some generations: how many games each plays, with which noise (in points), rounds of search and pace."""

    generations: int
    games: int
    noise: float
    rounds: int
    pace: float


STAGES = (
    Stage(20, 1000, 1.5, 0, 0.002),
    Stage(60, 2000, 0.7, 0, 0.001),
    Stage(60, 2000, 0.4, 0, 0.0005),
    Stage(40, 2000, 0.15, 0, 0.0002),
    Stage(30, 600, 0.0, 40, 0.0003),
    Stage(10, 600, 0.0, 40, 0.0001),
)


class Task(NamedTuple):
    """What a process is asked to play."""

    game: str
    file: str
    seats: tuple[int, ...]
    net: dict[str, Any] | None
    seed: int
    first: int
    games: int
    noise: float
    rounds: int


def play_task(task: Task) -> Lessons:
    rules = game_of(task.game)
    valuation = rules.valuation
    assert valuation is not None
    if task.net is None:
        valuation.forget()
    else:
        valuation.learn(task.net, task.file)
    player = SelfPlay(rules, valuation, task.noise, task.rounds)
    lessons = Lessons()
    for number in range(task.first, task.first + task.games):
        seats, options = table(rules, task.file, task.seats, task.seed, number)
        player.play(seats, options, task.seed * 1_000_003 + number, lessons)
    return lessons


def usual_seats(rules: AnyGame, alone: bool | None) -> tuple[int, ...]:
    """How many may sit at the tables that are learned from: alone, in company, or (None) either."""
    return tuple([seats for seats in rules.seats if seats <= MOST_SEATS and alone in (None, seats == 1)])


def table(rules: AnyGame, file: str, choice: tuple[int, ...], seed: int, number: int) -> tuple[int, Options]:
    """Seats and options of one game that these numbers are about: mostly the usual ones, if they are."""
    assert rules.valuation is not None
    if not choice:
        raise LookupError(file)
    lot = stream(seed, f"training/{number}")
    seats = choice[lot.below(len(choice))]
    usual = rules.complete(seats, bots_only=True)
    if lot.below(VARIED) and rules.valuation.tells(file, seats, usual):
        return seats, usual
    for _ in range(MOST_DRAWS):
        options = draw_options(rules.options, seats, lot)
        if rules.valuation.tells(file, seats, options):
            return seats, options
    raise LookupError(file)


class Progress(NamedTuple):
    """After a generation: all games so far, how far off the values were, and the mean points of the last games."""

    generation: int
    games: int
    error: float
    points: float


class Training:
    """One run, in a folder of its own. `seats`: how many may sit at a table; `units`: hidden ones of the net; `kind`:
    the file that the numbers are for."""

    def __init__(
        self,
        rules: AnyGame,
        folder: Path,
        seed: int,
        stages: tuple[Stage, ...] = STAGES,
        seats: tuple[int, ...] | None = None,
        units: int = UNITS,
        kind: str = FILE,
    ) -> None:
        from kleinstadt.bots.learning import Learner  # numpy is needed for learning only

        assert rules.valuation is not None
        self.rules = rules
        self.folder = folder
        self.seed = seed
        self.kind = kind
        self.seats = seats or usual_seats(rules, None)
        self.stages = [stage for stage in stages for _ in range(stage.generations)]
        self.learner = Learner(rules.valuation.names, units, seed)
        self.history: list[Progress] = []
        folder.mkdir(parents=True, exist_ok=True)
        if self.log.exists():
            self.resume()

    @property
    def log(self) -> Path:
        return self.folder / "progress.jsonl"

    @property
    def file(self) -> Path:
        """What was learned, under the name that it has beside its game."""
        return self.folder / self.kind

    def resume(self) -> None:
        lines = self.log.read_text(encoding="utf-8").splitlines()
        self.history = [Progress(**json.loads(line)) for line in lines]
        self.learner.load(self.folder / f"{len(self.history)}.npz")

    def run(self, jobs: int, watch: Callable[[Progress, int], None]) -> None:
        with crew(jobs) as pool:
            while len(self.history) < len(self.stages):
                watch(self.generation(pool), len(self.stages))

    def generation(self, pool: Pool) -> Progress:
        number = len(self.history)
        stage = self.stages[number]
        played = self.history[-1].games if self.history else 0
        lessons = list(pool.imap(play_task, self.tasks(stage, number, played)))
        points = [each for lesson in lessons for each in lesson.points]
        error = self.learner.fit(lessons, PASSES, stage.pace, self.seed + number)
        progress = Progress(number + 1, played + stage.games, round(error, 3), round(sum(points) / len(points), 3))
        self.save(progress)
        return progress

    def tasks(self, stage: Stage, number: int, first: int) -> Iterator[Task]:
        net = self.learner.data() if number else None
        for start in range(0, stage.games, CHUNK):
            games = min(CHUNK, stage.games - start)
            begin = first + start
            yield Task(self.rules.id, self.kind, self.seats, net, self.seed, begin, games, stage.noise, stage.rounds)

    def save(self, progress: Progress) -> None:
        """First the weights, then the line that says they are there."""
        self.history.append(progress)
        self.learner.save(self.folder / f"{progress.generation}.npz")
        with self.log.open("a", encoding="utf-8") as file:
            file.write(json.dumps(progress._asdict()) + "\n")
        (self.folder / f"{progress.generation - 1}.npz").unlink(missing_ok=True)
        self.file.write_text(json.dumps(self.learner.data(), indent=1) + "\n", encoding="utf-8")


def cores() -> int:
    return os.cpu_count() or 1
