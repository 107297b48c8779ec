"""Colonists and workers (chapter 13): staffing a building during the year.

A building may be staffed at any time. It is offered beside other questions, and only where it can matter before the
end of the year, when everybody is distributed anew (C9).
"""

from typing import Any, Final

from kleinstadt.engine.step import Choice, Kind, Rules, Step, always, in_order
from kleinstadt.games.colonists import phrases
from kleinstadt.games.colonists.box import SPECIAL, STORAGE
from kleinstadt.games.colonists.cards import ANY_CLASS, BUILDINGS, CLASSES
from kleinstadt.games.colonists.community import (
    CREW_SIZE,
    IN_CREW,
    JOINED,
    building_of,
    crew_of,
    kind_of,
    plot_of,
    share_of,
    staffed,
)
from kleinstadt.games.colonists.goods import common, covers
from kleinstadt.games.colonists.phrases import WORDS
from kleinstadt.games.colonists.state import Colonists
from kleinstadt.games.colonists.steps import STAFF
from kleinstadt.games.colonists.verbs import NONE, Power

# Why somebody is employed.
AT_WILL: Final = 0
MAKING_ROOM: Final = 1
KEEPING: Final = 2  # goods that lie on the building

PAIR: Final = phrases.CREW.number["farmer_and_citizen"]


def staffing_moves(state: Colonists, seat: int, why: int) -> list[str]:
    """Which colonist may take which post now. Citizens and Merchants are fed at once (CO-128)."""
    means = state.means[seat]
    if not (means.idle[0] or means.idle[1] or means.idle[2]):
        return []
    able = [colonist for colonist in range(3) if means.idle[colonist] and can_feed(state, seat, colonist)]
    if not able:
        return []
    found: set[str] = set()
    for building in state.buildings[seat]:
        if matters(state, seat, building, why):
            for colonist in able:
                if may_join(state, seat, building, colonist):
                    kind, plot, crew = kind_of(building), plot_of(building), crew_of(building)
                    found.add(phrases.STAFF.say(kind, plot, crew, colonist))
    return list(found)


def matters(state: Colonists, seat: int, building: int, why: int) -> bool:
    """Whether it makes a difference before the end of the year that somebody works there."""
    facts = state.box.buildings[kind_of(building)]
    if not facts.workers:
        return False
    if why == KEEPING:
        return share_of(building) > 0 and not staffed(state.box, building)
    if facts.kind == STORAGE or why == MAKING_ROOM:
        return facts.kind == STORAGE
    if any(power.unless != NONE for power in state.means[seat].employs):  # who has work makes way for others
        return True
    return facts.kind == SPECIAL and facts.worker != ANY_CLASS


def may_join(state: Colonists, seat: int, building: int, colonist: int) -> bool:
    """Whether a colonist of this class may work there beside those who do (CO-123, CO-127, CO-155a, CO-205a)."""
    means = state.means[seat]
    facts = state.box.buildings[kind_of(building)]
    crew = crew_of(building)
    joined = JOINED[crew][colonist]
    if joined == NONE:
        return False
    if CREW_SIZE[crew] >= facts.workers:  # only a Factory takes a second one
        return facts.worker == ANY_CLASS and joined == PAIR and pairs(state, seat) < means.pairs_of_factories
    if facts.worker in (colonist, ANY_CLASS):
        return True
    return any(allows(state, seat, power, colonist, facts.worker) for power in means.employs)


def pairs(state: Colonists, seat: int) -> int:
    """Factories with two workers."""
    return len(
        [
            building
            for building in state.buildings[seat]
            if crew_of(building) == PAIR and state.box.buildings[kind_of(building)].worker == ANY_CLASS
        ]
    )


def allows(state: Colonists, seat: int, power: Power, colonist: int, asked: int) -> bool:
    """Whether one more may work out of class by this power."""
    if power.who != colonist or power.where != asked:
        return False
    if power.unless != NONE and state.means[seat].idle[power.unless]:
        return False
    return not power.most or misplaced(state, seat, colonist, asked) < power.most


def misplaced(state: Colonists, seat: int, colonist: int, asked: int) -> int:
    """How many of this class work in buildings that ask for the other one."""
    count = 0
    for building in state.buildings[seat]:
        if state.box.buildings[kind_of(building)].worker == asked:
            count += IN_CREW[crew_of(building)][colonist]
    return count


def can_feed(state: Colonists, seat: int, colonist: int) -> bool:
    """From storage, warehouse and buffers alike (CO-116)."""
    return covers(state.pools[seat] + state.buffers[seat], state.box.meal[colonist])


def feed(state: Colonists, seat: int, colonist: int) -> None:
    """First from the pool: goods in buffers are in nobody's way (C3)."""
    meal = state.box.meal[colonist]
    from_pool = common(meal, state.pools[seat])
    state.pools[seat] -= from_pool
    state.buffers[seat] -= meal - from_pool


def staff(state: Colonists, seat: int, move: str) -> None:
    kind, plot, crew, colonist = WORDS.read(move).numbers
    buildings = state.buildings[seat]
    alike = [each for each in buildings if (kind_of(each), plot_of(each), crew_of(each)) == (kind, plot, crew)]
    chosen = max(alike)  # the one with the largest share of the buffers
    feed(state, seat, colonist)
    buildings[buildings.index(chosen)] = building_of(kind, plot, JOINED[crew][colonist], share_of(chosen))
    buildings.sort()
    state.changed(seat)
    state.tell("staffed", {"seat": seat, "class": CLASSES[colonist], "building": BUILDINGS[kind]})


def staff_moves(state: Colonists, step: Step) -> tuple[str, ...]:
    return in_order(staffing_moves(state, step.seat, AT_WILL))


def staff_one(state: Colonists, step: Step, move: str) -> None:
    staff(state, step.seat, move)


STEPS: Final[dict[Kind, Rules[Any]]] = {
    STAFF: Choice("CO-126", staff_moves, staff_one, public=always),
}
