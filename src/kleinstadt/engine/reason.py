"""Why one position is better than another, in ids of sentences: for hints and for looking back on a game."""

from typing import Final

from kleinstadt.engine.event import Arg

LEAST: Final = 0.1  # less of a difference is no reason
NAMED: Final = 2  # so many things in one reason


class Reason:
    """Said by `reason-ID` as the rest of a sentence that begins "it …": "feeds two cottages". `worth` is how much of
    the difference it makes, in points."""

    __slots__ = ("id", "worth", "args")

    def __init__(self, id: str, worth: float, args: dict[str, Arg] | None = None) -> None:
        self.id = id
        self.worth = worth
        self.args: dict[str, Arg] = {} if args is None else args


def one_of(id: str, worth: float, name: str, thing: str) -> Reason:
    """A reason that names things, this one first."""
    return Reason(id, worth, {name: [thing]})


NO_REASON: Final = Reason("", 0.0)


def weighed(reasons: list[Reason]) -> list[Reason]:
    """Those that matter, the weightiest first."""
    return sorted([each for each in reasons if each.worth >= LEAST], key=lambda each: -each.worth)


def more_of(after: dict[str, float], instead: dict[str, float]) -> list[Reason]:
    """The named parts of which there is more."""
    return weighed([Reason(name, after[name] - instead.get(name, 0.0)) for name in after])


def said_once(reasons: list[Reason]) -> list[Reason]:
    """What is said in the same words is one reason; of several things that it names the two weightiest are told. What
    names a single thing stays with the first."""
    found: dict[str, Reason] = {}
    for each in reasons:
        if not each.id:
            continue
        old = found.get(each.id)
        if old is None:
            found[each.id] = each
            continue
        for name, things in each.args.items():
            told = old.args[name]
            if isinstance(things, list) and isinstance(told, list) and len(told) < NAMED:
                told.extend(things)
        if all(isinstance(things, list) for things in each.args.values()):
            old.worth += each.worth
    return list(found.values())
