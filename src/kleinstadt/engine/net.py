"""A small net of one hidden layer, whose inputs are facts that hold or do not.

The weights of a fact for all hidden units are one long whole number, 32 bits a unit: adding up a hundred facts is a
hundred additions, in compiled and in pure Python alike, and comes out the same everywhere.
"""

import base64
from array import array
from collections.abc import Mapping, Sequence
from struct import Struct
from typing import Any, Final

UNIT: Final = 32  # bits of a hidden unit
MIDDLE: Final = 2**31  # what is added to each unit, so that none is negative
FINE: Final = 1024.0  # a weight of one
LATEST: Final = 4  # sums that are remembered: one for each seat of most tables


class Known:
    """What these facts were found to be worth."""

    __slots__ = ("facts", "worth")

    def __init__(self, facts: list[int], worth: float) -> None:
        self.facts = facts
        self.worth = worth


class Net:
    """What some facts come to. `rows` are the weights of each fact, `start` those of no fact at all.

    A search asks for every seat after each answer that one of them could give, and for most of them nothing has
    changed: the `latest` sums are remembered, the one that was asked for last first.
    """

    __slots__ = ("hidden", "rows", "start", "out", "rest", "signs", "lanes", "latest")

    def __init__(self, hidden: int, rows: list[int], start: int, out: list[float], rest: float) -> None:
        self.hidden = hidden
        self.rows = rows
        self.signs = sum(MIDDLE << UNIT * unit for unit in range(hidden))
        self.start = start + self.signs
        self.out = out
        self.rest = rest
        self.lanes = Struct(f"<{hidden}i")
        self.latest: list[Known] = []

    def sum(self, facts: list[int]) -> float:
        """The worth of these facts together."""
        latest = self.latest
        for known in latest:
            if known.facts == facts:
                if known is not latest[0]:
                    self.latest = [known, *[each for each in latest if each is not known]]
                return known.worth
        found = self.added(facts)
        self.latest = [Known(facts, found), *latest[: LATEST - 1]]
        return found

    def added(self, facts: list[int]) -> float:
        """The same, added up."""
        rows = self.rows
        total = self.start
        for fact in facts:
            total += rows[fact]
        # What was added to each unit is in its highest bit again: without it stands the sum, with its sign.
        units: tuple[int, ...] = self.lanes.unpack((total ^ self.signs).to_bytes(4 * self.hidden, "little"))
        found = self.rest
        for unit, weight in enumerate(self.out):
            level = units[unit]
            if level > 0:
                found += weight * float(level)
        return found


def packed(weights: Sequence[int]) -> int:
    """The weights of one fact as one number; negative ones borrow from the next unit, and sums pay it back."""
    total = 0
    for unit, weight in enumerate(weights):
        total += weight << UNIT * unit
    return total


def dump_net(names: Sequence[str], first: Sequence[Sequence[float]], start: Sequence[float], out: Sequence[float],
             rest: float) -> dict[str, Any]:  # fmt: skip
    """A net as plain data: weights are rounded to a 1024th and written as text."""
    flat = array("h", [whole(weight) for row in [start, *first] for weight in row])
    return {
        "facts": len(names),
        "hidden": len(out),
        "weights": base64.b85encode(flat.tobytes()).decode("ascii"),
        "out": [round(weight, 5) for weight in out],
        "rest": round(rest, 5),
    }


def whole(weight: float) -> int:
    return max(-32767, min(32767, round(weight * FINE)))


def load_net(data: Mapping[str, Any], names: Sequence[str]) -> Net:
    """The net of a file; ValueError where it was made for other facts."""
    if data["facts"] != len(names):
        raise ValueError(f"The values were learned for {data['facts']} facts, the game knows {len(names)}.")
    hidden = int(data["hidden"])
    flat = array("h")
    flat.frombytes(base64.b85decode(data["weights"]))
    weights = flat.tolist()
    rows = [packed(weights[i : i + hidden]) for i in range(0, len(weights), hidden)]
    return Net(hidden, rows[1:], rows[0], [float(weight) / FINE for weight in data["out"]], float(data["rest"]))
