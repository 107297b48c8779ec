"""Where colonists may work, and how many more of them (CO-123, CO-131)."""

from kleinstadt.games.colonists.board import BIT
from kleinstadt.games.colonists.cards import ANY_CLASS
from kleinstadt.games.colonists.community import CREW_SIZE, IN_CREW, crew_of, kind_of, level_of
from kleinstadt.games.colonists.means import admits
from kleinstadt.games.colonists.phrases import AT_EMBASSY, TOGETHER
from kleinstadt.games.colonists.rules.staffing import misplaced, pairs
from kleinstadt.games.colonists.state import Colonists
from kleinstadt.games.colonists.verbs import NONE


def posts(state: Colonists, seat: int) -> list[tuple[int, int]]:
    """Kinds of buildings with the classes that may work there, in the order in which they are asked for; last, with a
    Steam Engine, how often two of them share a Factory (CO-155a)."""
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
    if means.pairs_of_factories:
        found += [
            (kind, TOGETHER) for kind in box.posts if BIT[kind] & owned and box.buildings[kind].worker == ANY_CLASS
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
        return room_in_factories(state, seat, own, colonist) if means.pairs_of_factories else free
    if facts.worker == colonist:
        return free
    caps = [power.most for power in means.employs if (power.who, power.where) == (colonist, facts.worker)]
    if 0 in caps:
        return free
    return min(free, sum(caps) - misplaced(state, seat, colonist, facts.worker))


def room_in_factories(state: Colonists, seat: int, own: list[int], colonist: int) -> int:
    """How many more of this class find room if Farmers and Citizens share Factories as far as they may (CO-155a)."""
    there = [sum([IN_CREW[crew_of(each)][other] for each in own]) for other in range(3)]
    before = there[colonist]
    while sum(there) - min(state.means[seat].pairs_of_factories, there[0], there[1]) <= len(own):
        there[colonist] += 1
    return there[colonist] - 1 - before


def numbers_together(state: Colonists, seat: int, kind: int) -> list[int]:
    """In how many Factories a Farmer and a Citizen may work together: where there is too little room for all, they
    do already."""
    crews = [crew_of(each) for each in state.buildings[seat] if kind_of(each) == kind]
    there = [sum([IN_CREW[crew][each] for crew in crews]) for each in range(2)]
    return list(range(pairs(state, seat), min(state.means[seat].pairs_of_factories, *there) + 1))
