"""Why one community is worth more than another, in words: from the facts that its value is made of, and the parts of
the heuristic on which what was learned is built."""

from typing import Final

from kleinstadt.engine.facts import told
from kleinstadt.engine.reason import NO_REASON, Reason, one_of, said_once, weighed
from kleinstadt.games.colonists.value_facts import NAMES, REACH, WORK

# The first words of facts about the whole community, with the part of the heuristic that they belong to.
PART: Final = {
    "goods": "goods",
    "tools": "goods",
    "room": "storage",
    "idle": "work",
    "posts": "work",
    "hungry": "work",
    "cards": "hand",
    "asked": "to_come",
    "turn": "to_come",
}


def why(
    after: list[int], instead: list[int], parts: dict[str, float], others: dict[str, float], shares: dict[str, float]
) -> list[Reason]:
    """`after` and `instead` are the facts of both communities, `parts` and `others` the parts of the heuristic,
    `shares` what the facts of each first word add to the value."""
    gained = {name: parts[name] - others.get(name, 0.0) for name in parts}
    here, there = told(after, NAMES), told(instead, NAMES)
    found: list[Reason] = []
    for word, share in shares.items():
        what, _, thing = word.partition(" ")
        if what in PART:
            gained[PART[what]] = gained.get(PART[what], 0.0) + share
        elif thing:
            found.append(about(what, thing, here.get(word, []), there.get(word, []), share))
    found += [Reason(name, worth) for name, worth in gained.items()]
    return weighed(said_once(weighed(found)))


def about(what: str, thing: str, here: list[str], there: list[str], share: float) -> Reason:
    """What speaks for the first community about a building, an improvement, a relation or a place."""
    if what == "building":
        if len(here) > len(there):
            return one_of("builds", share, "buildings", thing)
        return one_of("staffs", share, "buildings", thing) if at_work(here) > at_work(there) else NO_REASON
    if what == "improvement" and len(here) > len(there):
        return one_of("plays", share, "cards", thing)
    if what == "embassy" and here > there:
        return one_of("relates", share, "colony", thing)
    if what == "near" and here and not there:
        return one_of("nears", share, "places", thing)
    if what == "hand" and here.count(REACH[0]) > there.count(REACH[0]):
        return one_of("affords", share, "cards", thing)
    return NO_REASON


def at_work(said: list[str]) -> int:
    return len([each for each in said if each.endswith(WORK[1])])
