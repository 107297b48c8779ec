"""Who might work where: what is proposed to people who distribute their colonists (CO-215)."""

from typing import Final

from kleinstadt.games.colonists.box import PROVISION, STORAGE, Box
from kleinstadt.games.colonists.cards import CLASSES
from kleinstadt.games.colonists.phrases import AT_EMBASSY
from kleinstadt.games.colonists.rules.posts import posts, vacancies
from kleinstadt.games.colonists.state import Colonists

FEEDS: Final = 0
MAKES: Final = 1
KEEPS: Final = 2


def proposal(state: Colonists, seat: int, first: int) -> dict[tuple[int, int], int]:
    """For every post from this one on how many take it. Who counts most finds work first, each class where the fewest
    others could work; of these what feeds comes before what makes something, and that before what only gives room."""
    left = posts(state, seat)[first:]
    idle = list(state.means[seat].idle)
    rivals = {kind: sum(1 for other, _ in left if other == kind) for kind, _ in left}
    found = dict.fromkeys(left, 0)
    taken = dict.fromkeys(rivals, 0)
    for colonist in reversed(range(len(CLASSES))):
        open_to = [kind for kind, each in left if each == colonist]
        for kind in sorted(open_to, key=lambda kind: (rivals[kind], use_of(state.box, kind))):
            number = min(idle[colonist], max(0, vacancies(state, seat, kind, colonist) - taken[kind]))
            found[kind, colonist] = number
            taken[kind] += number
            idle[colonist] -= number
    return found


def use_of(box: Box, kind: int) -> int:
    if kind == AT_EMBASSY:
        return MAKES
    at = box.buildings[kind].kind
    return FEEDS if at == PROVISION else KEEPS if at == STORAGE else MAKES
