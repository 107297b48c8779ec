"""Why one position is better than another, in ids of sentences: for hints and for looking back on a game."""

from typing import Final

from kleinstadt.engine.event import Arg

LEAST: Final = 0.1  # less of a difference is no reason


class Reason:
    """Said by `reason-ID` as the rest of a sentence that begins "it …": "feeds two cottages". `worth` is how much of
    the difference it makes, in points."""

    __slots__ = ("id", "worth", "args")

    def __init__(self, id: str, worth: float, args: dict[str, Arg] | None = None) -> None:
        self.id = id
        self.worth = worth
        self.args: dict[str, Arg] = {} if args is None else args


def weighed(reasons: list[Reason]) -> list[Reason]:
    """Those that matter, the weightiest first."""
    return sorted([each for each in reasons if each.worth >= LEAST], key=lambda each: -each.worth)


def more_of(after: dict[str, float], instead: dict[str, float]) -> list[Reason]:
    """The named parts of which there is more."""
    return weighed([Reason(name, after[name] - instead.get(name, 0.0)) for name in after])
