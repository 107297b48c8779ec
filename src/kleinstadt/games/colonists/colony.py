"""A colony with its levels (chapter 18), as its facts say."""

from collections.abc import Mapping
from typing import Any

from kleinstadt.games.colonists.cards import AMBASSADORS
from kleinstadt.games.colonists.verbs import NONE, PRODUCE, YEAR_CONVERT, Power


class Colony:
    """`levels` are the powers of each level alone, `reached` all that a relation of this level gives; a list that
    replaces the one of the level below is the whole list (CO-171a)."""

    __slots__ = ("id", "ambassador", "levels", "reached", "factory")

    def __init__(self, id: str, facts: Mapping[str, Any], levels: tuple[tuple[Power, ...], ...]) -> None:
        self.id = id
        self.reached = tuple([all_of(levels[:level]) for level in range(len(levels) + 1)])
        self.ambassador = AMBASSADORS.index(facts["ambassador"]) if facts["ambassador"] else NONE
        self.levels = levels
        self.factory = any("worker" in level for level in facts["levels"])  # a colonist can work there


def all_of(levels: tuple[tuple[Power, ...], ...]) -> tuple[Power, ...]:
    newest = max([NONE, *[at for at, powers in enumerate(levels) if any(power.replaces for power in powers)]])
    return tuple(
        [
            power
            for at, powers in enumerate(levels)
            for power in powers
            if power.verb not in (YEAR_CONVERT, PRODUCE) or at >= newest
        ]
    )
