"""A small net of one hidden layer, whose inputs are facts that hold or do not.

The weights of a fact for all hidden units are one long whole number, 32 bits a unit: adding up a hundred facts is a
hundred additions, in compiled and in pure Python alike, and comes out the same everywhere.
"""

import base64
from array import array
from collections.abc import Mapping, Sequence
from struct import Struct, pack
from typing import Any, Final

UNIT: Final = 32  # bits of a hidden unit
MIDDLE: Final = 2**31  # what is added to each unit, so that none is negative
FINE: Final = 1024.0  # a weight of one
NEAR: Final = 6  # a fact that is not where it was is looked for so far on


class Known:
    """What some facts were found to add up to, and to be worth."""

    __slots__ = ("facts", "total", "worth")

    def __init__(self, facts: list[int], total: int, worth: float) -> None:
        self.facts = facts
        self.total = total
        self.worth = worth


class Net:
    """What some facts come to. `rows` are the weights of each fact, `start` those of no fact at all.

    A search asks for every seat after each answer that one of them could give, and few facts are others then: of each
    seat the `latest` sum is remembered, and what has come or gone since is added or taken away.
    """

    __slots__ = ("hidden", "rows", "start", "out", "rest", "signs", "lanes", "latest")

    def __init__(self, hidden: int, rows: list[int], start: int, out: list[float], rest: float) -> None:
        self.hidden = hidden
        self.rows = rows
        self.signs = middles(hidden)
        self.start = start + self.signs
        self.out = out
        self.rest = rest
        self.lanes = Struct(f"<{hidden}i")
        self.latest: list[Known] = []

    def sum(self, facts: list[int], seat: int = 0) -> float:
        """The worth of these facts together, which are told of this seat."""
        latest = self.latest
        while len(latest) <= seat:
            latest.append(Known([], self.start, self.worth(self.start)))
        before = latest[seat]
        total = self.moved(before, facts)
        worth = before.worth if total == before.total else self.worth(total)
        latest[seat] = Known(facts, total, worth)
        return worth

    def moved(self, before: Known, facts: list[int]) -> int:
        """What the facts add up to. Both lists are gone through side by side; where they differ, which facts have come
        and which have gone is a guess, and whatever it is, the sum is right."""
        rows = self.rows
        old = before.facts
        total = before.total
        patience = len(facts) // 2  # where more than that differs, it is sooner added up anew
        i = 0
        j = 0
        while i < len(old) and j < len(facts):
            if old[i] == facts[j]:
                i += 1
                j += 1
                continue
            come = ahead(facts, j, old[i])
            gone = 0 if come else ahead(old, i, facts[j])
            patience -= 1 + come + gone
            if patience < 0:
                return self.added(facts)
            for _ in range(come):
                total += rows[facts[j]]
                j += 1
            for _ in range(gone):
                total -= rows[old[i]]
                i += 1
            if not come and not gone:
                total += rows[facts[j]] - rows[old[i]]
                i += 1
                j += 1
        while i < len(old):
            total -= rows[old[i]]
            i += 1
        while j < len(facts):
            total += rows[facts[j]]
            j += 1
        return total

    def added(self, facts: list[int]) -> int:
        """The same from nothing."""
        rows = self.rows
        total = self.start
        for fact in facts:
            total += rows[fact]
        return total

    def worth(self, total: int) -> float:
        """What the hidden units make of it."""
        # What was added to each unit is in its highest bit again: without it stands the sum, with its sign.
        units: tuple[int, ...] = self.lanes.unpack((total ^ self.signs).to_bytes(4 * self.hidden, "little"))
        found = self.rest
        for unit, weight in enumerate(self.out):
            level = units[unit]
            if level > 0:
                found += weight * level
        return found


def ahead(facts: list[int], place: int, fact: int) -> int:
    """How far behind this place the fact stands; 0 where it is not near."""
    end = min(len(facts), place + NEAR)
    for at in range(place + 1, end):
        if facts[at] == fact:
            return at - place
    return 0


def middles(hidden: int) -> int:
    """What is added to so many units, so that none is negative."""
    return sum(MIDDLE << UNIT * unit for unit in range(hidden))


def packed(weights: Sequence[int], signs: int) -> int:
    """The weights of one fact as one number; negative ones borrow from the next unit, and sums pay it back. `signs` are
    the middles of so many units."""
    return int.from_bytes(pack(f"<{len(weights)}I", *[weight + MIDDLE for weight in weights]), "little") - signs


def dump_net(names: Sequence[str], first: Sequence[Sequence[float]], start: Sequence[float], out: Sequence[float],
             rest: float) -> dict[str, Any]:  # fmt: skip
    """A net as plain data: weights are rounded to a 1024th and written as text."""
    flat = array("h", [whole(weight) for row in [start, *first] for weight in row])
    return {
        "facts": len(names),
        "hidden": len(out),
        "weights": base64.b64encode(flat.tobytes()).decode("ascii"),
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
    flat.frombytes(base64.b64decode(data["weights"]))
    weights = flat.tolist()
    signs = middles(hidden)
    rows = [packed(weights[i : i + hidden], signs) for i in range(0, len(weights), hidden)]
    return Net(hidden, rows[1:], rows[0], [float(weight) / FINE for weight in data["out"]], float(data["rest"]))
