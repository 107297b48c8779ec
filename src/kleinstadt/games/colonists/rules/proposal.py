"""Who might work where: what is proposed to people who distribute their colonists (CO-215)."""

from typing import Final

from kleinstadt.games.colonists.box import PROVISION, STORAGE, Box
from kleinstadt.games.colonists.cards import CLASSES
from kleinstadt.games.colonists.phrases import AT_EMBASSY, TOGETHER
from kleinstadt.games.colonists.rules.posts import posts, vacancies
from kleinstadt.games.colonists.state import Colonists
from kleinstadt.games.colonists.verbs import NONE

FARMER: Final = CLASSES.index("farmer")
CITIZEN: Final = CLASSES.index("citizen")
FEEDS: Final = 0
MAKES: Final = 1
KEEPS: Final = 2


def proposal(state: Colonists, seat: int, first: int) -> dict[tuple[int, int], int]:
    """For every post from this one on how many take it. Who counts most finds work first, each class where the fewest
    others could work; of these what feeds comes before what makes something, and that before what only gives room. Who
    may work somewhere only while nobody of another class is idle comes last of all (CO-205a). A Farmer who would be
    idle shares a Factory with a Citizen where one may (CO-155a)."""
    asked = posts(state, seat)[first:]
    left = [post for post in asked if post[1] != TOGETHER]
    idle = list(state.means[seat].idle)
    rivals = {kind: sum(1 for other, _ in left if other == kind) for kind, _ in left}
    before = {post: makes_way_for(state, seat, *post) for post in left}
    found = dict.fromkeys(left, 0)
    taken = dict.fromkeys(rivals, 0)
    order = [(bool(before[post]), -post[1], rivals[post[0]], use_of(state.box, post[0]), post) for post in left]
    for _, _, _, _, (kind, colonist) in sorted(order, key=lambda each: each[:4]):
        if any(idle[other] for other in before[kind, colonist]):
            continue
        number = min(idle[colonist], max(0, vacancies(state, seat, kind, colonist) - taken[kind]))
        found[kind, colonist] = number
        taken[kind] += number
        idle[colonist] -= number
    for kind, colonist in asked:
        if colonist == TOGETHER and (kind, FARMER) in found:
            beside = found.get((kind, CITIZEN), 0)
            found[kind, FARMER] += min(idle[FARMER], beside, state.means[seat].pairs_of_factories)
    return found


def makes_way_for(state: Colonists, seat: int, kind: int, colonist: int) -> list[int]:
    """The classes of which nobody may be idle while this one works there."""
    employs = state.means[seat].employs
    if not employs or kind == AT_EMBASSY:
        return []
    asked = state.box.buildings[kind].worker
    return [each.unless for each in employs if (each.who, each.where) == (colonist, asked) and each.unless != NONE]


def use_of(box: Box, kind: int) -> int:
    if kind == AT_EMBASSY:
        return MAKES
    at = box.buildings[kind].kind
    return FEEDS if at == PROVISION else KEEPS if at == STORAGE else MAKES
