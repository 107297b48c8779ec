"""A guess how promising a position is, for bots: the score, who could still find work, what is generated in the years
to come, provisions, goods, and what could be built next (plans.py)."""

from typing import Final

from kleinstadt.games.colonists.community import kind_of, staffed
from kleinstadt.games.colonists.goods import KINDS, amount
from kleinstadt.games.colonists.hopes import asked_post, settled
from kleinstadt.games.colonists.plans import GENERATED, GOOD, LIKELY, ROOM, ROOMS, Outlook, prospects
from kleinstadt.games.colonists.sheets import sheet
from kleinstadt.games.colonists.state import Colonists
from kleinstadt.games.colonists.steps import (
    BUY_BUILDING,
    BUY_EMBASSY,
    EXCHANGE,
    MAY_PLAY,
    NEGOTIATE,
    PLAY,
    TRADE,
    left_of,
)
from kleinstadt.games.colonists.verbs import NONE

FADING: Final = 0.8  # the next one of a kind is worth so much of the one before
TOOL: Final = 0.25
TOOLS: Final = 9  # more of them add nothing
HAND: Final = 0.2
HANDFUL: Final = 4
HIRED: Final = 0.9  # somebody who will find work, against one at work
IDLE: Final = 0.5  # somebody without a post
POST: Final = 0.5  # a post without anybody
HUNGRY: Final = 0.5  # a worker who could not be fed, against one who could
SOON: Final = 6  # moves before the end from which on goods lose their worth
UNSPENT: Final = 0.9  # a Dollar that is left when a community is bought
OPEN: Final = {NEGOTIATE.id: 3.0, PLAY.id: 1.5, MAY_PLAY.id: 0.5, EXCHANGE.id: 0.6, TRADE.id: 0.2}


def promise(state: Colonists, seat: int) -> float:
    """Larger is better. Bots ask after a single answer, so what is still to be paid and what may still be done
    count."""
    return sum(list(parts(state, seat).values()))


def parts(state: Colonists, seat: int) -> dict[str, float]:
    """What is promising, by name."""
    state = settled(state, seat)
    points = float(sheet(state, seat).total)
    if state.over:
        return {"score": points}
    return {"score": points, **parts_ahead(state, seat, Outlook(state, seat))}


def parts_ahead(state: Colonists, seat: int, ahead: Outlook) -> dict[str, float]:
    """What may still come to the score."""
    return {
        "work": work(state, seat, ahead),
        "yields": yields(state, seat, ahead),
        "goods": goods(state, seat, ahead) * min(1.0, ahead.moves / SOON),
        "hand": HAND * min(HANDFUL, len(state.hands[seat])) * (ahead.moves > SOON),
        "storage": ROOM * min(ROOMS, ahead.room) * (ahead.years > 0),
        "to_come": to_come(state, seat),
        "plans": prospects(state, seat, ahead),
    }


def goods(state: Colonists, seat: int, ahead: Outlook) -> float:
    """The more of a kind, the less each is worth; with what an action still has to pay taken off."""
    found = TOOL * min(TOOLS, ahead.tools)
    for kind in range(KINDS):
        found += GOOD[kind] * (1 - FADING ** amount(ahead.stock, kind)) / (1 - FADING)
    action = state.actions[seat]
    if action is not None:
        found += action.get_dollars
    return found


def work(state: Colonists, seat: int, ahead: Outlook) -> float:
    """Colonists who could work, posts for them, and workers who would starve. Who is told where to work for the last
    time stays where they are then."""
    worth = state.box.worth
    starving = HUNGRY * worth[1] * ahead.hungry
    if not ahead.years and asked_post(state, seat) != NONE:
        return -starving
    means = state.means[seat]
    posts = ahead.posts.copy()
    found = 0.0
    for each in range(3):
        hired = min(means.idle[each], posts[each])
        anywhere = min(means.idle[each] - hired, posts[3])
        posts[3] -= anywhere
        rest = means.idle[each] - hired - anywhere
        found += worth[each] * (HIRED * (hired + anywhere) + IDLE * rest) + POST * (posts[each] - hired)
    return found - starving


def yields(state: Colonists, seat: int, ahead: Outlook) -> float:
    """What buildings and cards bring in the years to come."""
    box = state.box
    means = state.means[seat]
    found = TOOL * means.tools + means.dollars
    for kind in range(KINDS):
        found += GENERATED * GOOD[kind] * amount(means.card_goods + means.embassy_goods, kind)
    for building in state.buildings[seat]:
        facts = box.buildings[kind_of(building)]
        likely = 1.0 if staffed(box, building) else LIKELY
        found += likely * facts.dollars
        if facts.good != NONE:
            found += likely * GENERATED * GOOD[facts.good] * facts.output
    return found * ahead.years


def to_come(state: Colonists, seat: int) -> float:
    """What the open question of this seat may bring; building is among the plans. Who buys a community counts what is
    left to spend, or all of it would go into the dearest building."""
    step = state.asked(seat)
    if step is None:
        return 0.0
    if step.kind is BUY_EMBASSY or step.kind is BUY_BUILDING:
        return UNSPENT * left_of(step)
    return OPEN.get(step.kind.id, 0.0)
