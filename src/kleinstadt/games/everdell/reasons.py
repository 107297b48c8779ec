"""Why one city is worth more than another, in words: from the facts that its value is made of, and the parts of the
heuristic on which what was learned is built."""

from typing import Final

from kleinstadt.engine.facts import told
from kleinstadt.engine.reason import NO_REASON, Reason, one_of, said_once, weighed
from kleinstadt.games.everdell.cards import EVENT_POINTS, EVENTS, NUMBER, WORTH
from kleinstadt.games.everdell.facts import NAMES

EVENT_AT: Final = {event: place for place, event in enumerate(EVENTS)}
# The first words of the facts that are about one thing, with the part of the heuristic that they belong to.
PART: Final = {
    "goods": "goods",
    "workers": "workers",
    "cards": "hand",
    "asked": "to_come",
    "playing": "to_come",
    "turn": "to_come",
}
NEARER: Final = {"invited": 0, "payable": 1, "nearly": 2, "far": 3, "achieved": 0, "in reach": 1}
FARTHEST: Final = 4


def why(
    after: list[int], instead: list[int], parts: dict[str, float], others: dict[str, float], shares: dict[str, float]
) -> list[Reason]:
    """`after` and `instead` are the facts of both cities, `parts` and `others` the parts of the heuristic, `shares`
    what the facts of each first word add to the value."""
    gained = {name: parts[name] - others.get(name, 0.0) for name in parts}
    here, there = told(after, NAMES), told(instead, NAMES)
    found: list[Reason] = []
    for word, share in shares.items():
        what, _, thing = word.partition(" ")
        if what in PART:
            gained[PART[what]] = gained.get(PART[what], 0.0) + share
        elif thing:
            found.append(about(what, thing, here.get(word, []), there.get(word, []), share, gained))
    found += [Reason(name, worth) for name, worth in gained.items()]
    return weighed(said_once(weighed(found)))


def about(what: str, thing: str, here: list[str], there: list[str], share: float, gained: dict[str, float]) -> Reason:
    """What speaks for the first city about a card or an event. Its points are told with it, not among the score."""
    if what == "city" and len(here) > len(there):
        return one_of("plays", share + moved(gained, (len(here) - len(there)) * WORTH[NUMBER[thing]]), "cards", thing)
    if what == "event" and nearest(here) < nearest(there):
        if nearest(here):
            return one_of("event_near", share, "cards", thing)
        return one_of("achieves", share + moved(gained, EVENT_POINTS[EVENT_AT[thing]]), "cards", thing)
    if what == "inviting" and len(here) > len(there):
        return one_of("invites", share, "cards", thing)
    if what in ("hand", "meadow") and nearest(here) < nearest(there):
        return one_of("nears" if what == "meadow" or there else "draws", share, "cards", thing)
    return NO_REASON


def moved(gained: dict[str, float], points: int) -> float:
    """These points are no longer among the score."""
    gained["score"] = gained.get("score", 0.0) - points
    return float(points)


def nearest(said: list[str]) -> int:
    return min([FARTHEST, *[NEARER[each] for each in said]])
