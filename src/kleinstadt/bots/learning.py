"""The part of training that needs numpy: a net of one hidden layer, fitted by Adam to what games have shown.

Values are also learned without a graphics card: a step on 512 lessons takes a few milliseconds.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kleinstadt.bots.selfplay import Lessons
from kleinstadt.engine.net import dump_net

Numbers = NDArray[np.float32]
BATCH = 512
FIRST, SECOND, TINY = 0.9, 0.999, 1e-8  # Adam
LARGEST = 20.0  # a weight must fit into the file


class Learner:
    """The weights while they are learned, and Adam's memory."""

    def __init__(self, names: Sequence[str], hidden: int, seed: int) -> None:
        self.names = tuple(names)
        random = np.random.default_rng(seed)
        start = 0.5 / np.sqrt(60)  # about so many facts hold at a time
        self.weights: list[Numbers] = [
            random.normal(0, start, (len(names), hidden)).astype(np.float32),
            np.full(hidden, 0.1, np.float32),
            random.normal(0, 1 / np.sqrt(hidden), hidden).astype(np.float32),
            np.zeros(1, np.float32),
        ]
        self.means = [np.zeros_like(each) for each in self.weights]
        self.squares = [np.zeros_like(each) for each in self.weights]
        self.steps = 0

    def fit(self, lessons: Sequence[Lessons], passes: int, pace: float, seed: int) -> float:
        """Go through the lessons in random order; the mean error, as a deviation in points."""
        facts = np.concatenate([np.frombuffer(each.facts, np.uint16) for each in lessons])
        lengths = np.concatenate([np.diff(np.frombuffer(each.ends, np.uint32), prepend=0) for each in lessons])
        targets = np.concatenate([np.frombuffer(each.targets, np.float32) for each in lessons])
        ends = np.cumsum(lengths)
        starts = ends - lengths
        random = np.random.default_rng(seed)
        error = 0.0
        for _ in range(passes):
            order = random.permutation(len(targets))
            error = 0.0
            for i in range(0, len(order), BATCH):
                some = order[i : i + BATCH]
                rows = np.repeat(np.arange(len(some)), lengths[some])
                places = np.concatenate([facts[starts[one] : ends[one]] for one in some])
                error += self.step(self.inputs(rows, places, len(some)), targets[some], pace)
        return float(np.sqrt(error / max(1, len(targets))))

    def inputs(self, rows: NDArray[Any], places: NDArray[Any], count: int) -> Numbers:
        """The facts as a table, a row for each lesson. A fact that holds twice counts twice."""
        width = len(self.names)
        found = np.bincount(rows * width + places, minlength=count * width)
        return found.reshape(count, width).astype(np.float32)

    def predict(self, facts: Sequence[int]) -> float:
        """What the net says now, unrounded."""
        first, start, out, rest = self.weights
        return float(np.maximum(first[list(facts)].sum(0) + start, 0) @ out + rest[0])

    def step(self, inputs: Numbers, targets: Numbers, pace: float) -> float:
        """One step of Adam; the sum of squared errors before it."""
        first, start, out, rest = self.weights
        hidden = inputs @ first + start
        active = np.maximum(hidden, 0)
        wrong = active @ out + rest[0] - targets
        each = np.clip(wrong, -8, 8) / len(targets)  # a surprise must not tear everything down
        back = (each[:, None] * out) * (hidden > 0)
        slopes = [inputs.T @ back, back.sum(0), active.T @ each, each.sum(keepdims=True)]
        self.steps += 1
        faded = pace * np.sqrt(1 - SECOND**self.steps) / (1 - FIRST**self.steps)
        for weight, slope, mean, square in zip(self.weights, slopes, self.means, self.squares, strict=True):
            mean += (1 - FIRST) * (slope - mean)
            square += (1 - SECOND) * (slope * slope - square)
            weight -= faded * mean / (np.sqrt(square) + TINY)
        np.clip(first, -LARGEST, LARGEST, out=first)
        return float((wrong * wrong).sum())

    def data(self) -> dict[str, Any]:
        """The net as it is stored in the package."""
        first, start, out, rest = self.weights
        return dump_net(self.names, first.tolist(), start.tolist(), out.tolist(), float(rest[0]))

    def save(self, path: Path) -> None:
        arrays = {f"{name}{i}": each for name, group in self.groups() for i, each in enumerate(group)}
        with path.open("wb") as file:
            np.savez(file, allow_pickle=False, steps=np.array(self.steps), **arrays)

    def load(self, path: Path) -> None:
        """ValueError where it was learned from other facts, or by a net of another size."""
        with np.load(path) as arrays:
            if arrays["weights0"].shape != self.weights[0].shape:
                raise ValueError(f"{path}: another net")
            self.steps = int(arrays["steps"])
            for name, group in self.groups():
                for i in range(len(group)):
                    group[i] = arrays[f"{name}{i}"]

    def groups(self) -> list[tuple[str, list[Numbers]]]:
        return [("weights", self.weights), ("means", self.means), ("squares", self.squares)]
