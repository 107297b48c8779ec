"""Where colonists may work, and how many more of them (CO-123, CO-131)."""

from kleinstadt.games.colonists.board import BIT
from kleinstadt.games.colonists.cards import ANY_CLASS
from kleinstadt.games.colonists.community import CREW_SIZE, JOINED, crew_of, kind_of, level_of
from kleinstadt.games.colonists.means import admits
from kleinstadt.games.colonists.phrases import AT_EMBASSY
from kleinstadt.games.colonists.rules.staffing import PAIR, misplaced, pairs
from kleinstadt.games.colonists.state import Colonists
from kleinstadt.games.colonists.verbs import NONE


def posts(state: Colonists, seat: int) -> list[tuple[int, int]]:
    """Kinds of buildings with the classes that may work there, in the order in which they are asked for."""
    box = state.box
    means = state.means[seat]
    owned = 0
    for building in state.buildings[seat]:
        if box.buildings[kind_of(building)].workers:
            owned |= BIT[kind_of(building)]
    found = [
        (kind, colonist)
        for kind in box.posts
        if BIT[kind] & owned
        for colonist in range(3)
        if means.residents[colonist] and admits(box, means, kind, colonist)
    ]
    if has_embassy_post(state, seat):
        return [(AT_EMBASSY, colonist) for colonist in range(3) if means.residents[colonist]] + found
    return found


def has_embassy_post(state: Colonists, seat: int) -> bool:
    """An embassy of the Industrialists takes a colonist (CO-155a)."""
    box = state.box
    return any(box.colonies[colony].factory and level_of(each) for colony, each in enumerate(state.embassies[seat]))


def vacancies(state: Colonists, seat: int, kind: int, colonist: int) -> int:
    """How many more of this class may work in buildings of this kind."""
    if kind == AT_EMBASSY:
        return int(state.guests[seat] == NONE)
    means = state.means[seat]
    facts = state.box.buildings[kind]
    own = [building for building in state.buildings[seat] if kind_of(building) == kind]
    free = sum(facts.workers - min(facts.workers, CREW_SIZE[crew_of(building)]) for building in own)
    if facts.worker == ANY_CLASS:
        joinable = len([each for each in own if JOINED[crew_of(each)][colonist] == PAIR])
        return free + min(joinable, means.pairs_of_factories - pairs(state, seat))
    if facts.worker == colonist:
        return free
    caps = [power.most for power in means.employs if (power.who, power.where) == (colonist, facts.worker)]
    if 0 in caps:
        return free
    return min(free, sum(caps) - misplaced(state, seat, colonist, facts.worker))
