"""Why one position is better than another, in ids of sentences: for hints and for looking back on a game."""

from typing import Final

from kleinstadt.engine.event import Arg

LEAST: Final = 0.1  # less of a difference is no reason
NAMED: Final = 2  # so many things in one reason
SCORE: Final = "score"  # the part of a heuristic that is points already


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


def some(id: str, worth: float, name: str, things: list[str]) -> Reason:
    """A reason that names the first two of these things; none where there are no things."""
    return Reason(id, worth, {name: list(things[:NAMED])}) if things else NO_REASON


NO_REASON: Final = Reason("", 0.0)


def weighed(reasons: list[Reason]) -> list[Reason]:
    """Those that matter, the weightiest first."""
    return sorted([each for each in reasons if each.worth >= LEAST], key=lambda each: -each.worth)


def more_of(after: dict[str, float], instead: dict[str, float]) -> list[Reason]:
    """The named parts of which there is more."""
    return weighed([part(name, worth) for name, worth in difference(after, instead).items()])


def difference(after: dict[str, float], instead: dict[str, float]) -> dict[str, float]:
    """How much more there is of each named part."""
    return {name: worth - instead.get(name, 0.0) for name, worth in after.items()}


def part(name: str, worth: float) -> Reason:
    """More of a part of a heuristic; of the score it is told how many points."""
    if name != SCORE:
        return Reason(name, worth)
    points = round(worth)
    return Reason(SCORE, worth, {"points": points}) if points > 0 else NO_REASON


def counted(id: str, worth: float, more: int) -> Reason:
    """A reason that tells how many more there are of what it is about."""
    return Reason(id, worth, {"count": more}) if more > 0 else NO_REASON


def surplus(after: dict[str, int], instead: dict[str, int]) -> list[str]:
    """Of which things there are more, each as often as there are more of it."""
    found: list[str] = []
    for name, number in after.items():
        found += [name] * max(0, number - instead.get(name, 0))
    return found


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


def held(imagined: list[list[Reason]]) -> list[Reason]:
    """What is a reason in each of several imagined positions: a card that is drawn in one of them alone is none. Of
    amounts the least is told."""
    kept = imagined[0]
    for others in imagined[1:]:
        kept = [both for each in kept for both in [in_both(each, others)] if both is not NO_REASON]
    return kept


def in_both(reason: Reason, others: list[Reason]) -> Reason:
    for other in others:
        if other.id == reason.id:
            args: dict[str, Arg] = {}
            for name, value in reason.args.items():
                found = agreed(value, other.args.get(name, ""))
                if found is None:
                    return NO_REASON
                args[name] = found
            return Reason(reason.id, min(reason.worth, other.worth), args)
    return NO_REASON


def beyond(reasons: list[Reason], had: list[Reason]) -> list[Reason]:
    """What speaks for something although these were had without it. Points are no such thing: of them there are always
    more later."""
    found: list[Reason] = []
    for each in reasons:
        others = [other for other in had if other.id == each.id and other.args.keys() == each.args.keys()]
        if each.id == SCORE or not others:
            found.append(each)
            continue
        args = each.args.copy()
        new = False
        for name, value in each.args.items():
            left = remaining(value, others[0].args[name])
            if left is not None:
                args[name] = left
                new = True
        if new:
            found.append(Reason(each.id, each.worth, args))
    return found


def remaining(one: Arg, other: Arg) -> Arg | None:
    """What the first says beyond the second; None where that is nothing."""
    if isinstance(one, list) and isinstance(other, list):
        left = one.copy()
        for each in other:
            if each in left:
                left.remove(each)
        return left or None
    if isinstance(one, int) and isinstance(other, int):
        return one if one > other else None
    return one if one != other else None


def agreed(one: Arg, other: Arg) -> Arg | None:
    """What both say; None where they speak of different things."""
    if isinstance(one, list) and isinstance(other, list):
        left = other.copy()
        both: list[str] = []
        for each in one:
            if each in left:
                left.remove(each)
                both.append(each)
        return both or None
    if isinstance(one, int) and isinstance(other, int):
        return min(one, other)
    return one if one == other else None
