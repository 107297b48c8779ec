"""A guess how promising a position is, for bots: the score, who could still find work, what is generated in the years
to come, goods, and what the open question may bring."""

from typing import Final

from kleinstadt.games.colonists.board import members
from kleinstadt.games.colonists.cards import ANY_CLASS
from kleinstadt.games.colonists.community import CREW_SIZE, crew_of, kind_of, staffed
from kleinstadt.games.colonists.goods import KINDS, amount
from kleinstadt.games.colonists.rules.eras import YEARS
from kleinstadt.games.colonists.rules.possible import can_do, needs_on
from kleinstadt.games.colonists.sheets import sheet
from kleinstadt.games.colonists.state import Colonists
from kleinstadt.games.colonists.steps import (
    BUILD,
    CHOOSE_DEED,
    EXCHANGE,
    MAY_PLAY,
    NEGOTIATE,
    PLAY,
    TRADE,
)
from kleinstadt.games.colonists.verbs import NONE

# wood, clay, planks, bricks, food, ore, coal, iron, robes
GOOD: Final = (0.5, 0.8, 1.5, 2.2, 0.6, 1.3, 1.4, 3.2, 0.9)
FADING: Final = 0.85  # the next one of a kind is worth so much of the one before
TOOL: Final = 0.25
TOOLS: Final = 14  # more of them add nothing
HAND: Final = 0.5
HIRED: Final = 0.9  # somebody who will find work, against one at work
IDLE: Final = 0.7  # somebody without a post
POST: Final = 1.4  # a post without anybody
GENERATED: Final = 0.5  # a good that comes in a later year, against one that is there
NEAR: Final = 2.0  # something to build in the next move
ROOM: Final = 0.5  # a space in the storage, up to twelve
OPEN: Final = {BUILD.id: 4.0, NEGOTIATE.id: 3.0, PLAY.id: 1.5, MAY_PLAY.id: 0.5, CHOOSE_DEED.id: 0.3, EXCHANGE.id: 0.8}


def promise(state: Colonists, seat: int) -> float:
    """Larger is better. Bots ask after a single answer, so what is still to be paid and what may still be done
    count."""
    return sum(list(parts(state, seat).values()))


def parts(state: Colonists, seat: int) -> dict[str, float]:
    """What is promising, by name."""
    points = float(sheet(state, seat).total)
    if state.over:
        return {"score": points}
    left = (state.last_era - state.era) * YEARS + YEARS - state.year
    return {
        "score": points,
        "work": work(state, seat),
        "yields": yields(state, seat, left),
        "goods": (goods(state, seat) + TOOL * min(TOOLS, state.tools[seat])) * (1.0 if left else 0.25),
        "hand": HAND * min(4, len(state.hands[seat])) * (left > 0),
        "storage": ROOM * min(12, state.means[seat].storage) * (left > 0),
        "to_come": to_come(state, seat),
        "nearby": nearby(state, seat),
    }


def goods(state: Colonists, seat: int) -> float:
    """With what an action still has to pay taken off."""
    stock = state.pools[seat] + state.buffers[seat]
    action = state.actions[seat]
    found = 0.0
    for kind in range(KINDS):
        count = amount(stock, kind)
        found += GOOD[kind] * (1 - FADING**count) / (1 - FADING)
        if action is not None:
            found -= GOOD[kind] * max(0, amount(action.due, kind) - amount(action.paid + action.drawn, kind))
            found += GOOD[kind] * amount(action.get_goods, kind)
    if action is not None:
        found -= TOOL * max(0, action.tools - action.tools_paid)
        found += action.get_dollars + TOOL * action.get_tools
    return found


def work(state: Colonists, seat: int) -> float:
    """Colonists who could work, and posts for them."""
    box = state.box
    means = state.means[seat]
    posts = [0, 0, 0, 0]
    for building in state.buildings[seat]:
        facts = box.buildings[kind_of(building)]
        if facts.workers and CREW_SIZE[crew_of(building)] < facts.workers:
            posts[facts.worker] += 1
    found = 0.0
    for each in range(3):
        hired = min(means.idle[each], posts[each])
        anywhere = min(means.idle[each] - hired, posts[ANY_CLASS])
        posts[ANY_CLASS] -= anywhere
        rest = means.idle[each] - hired - anywhere
        found += box.worth[each] * (HIRED * (hired + anywhere) + IDLE * rest) + POST * (posts[each] - hired)
    return found


def yields(state: Colonists, seat: int, left: int) -> float:
    """What buildings and cards bring in the years to come."""
    box = state.box
    means = state.means[seat]
    found = TOOL * means.tools + means.dollars
    for kind in range(KINDS):
        found += GENERATED * GOOD[kind] * amount(means.card_goods + means.embassy_goods, kind)
    for building in state.buildings[seat]:
        facts = box.buildings[kind_of(building)]
        likely = 1.0 if staffed(box, building) else 0.7
        found += likely * facts.dollars
        if facts.good != NONE:
            made = means.output(box, kind_of(building), crew_of(building))
            found += likely * GENERATED * GOOD[facts.good] * made
    return found * min(left, 6)


def nearby(state: Colonists, seat: int) -> float:
    """Builders and the Diplomat within reach that could be paid."""
    found = 0.0
    board = state.board
    for spot in state.figures[seat]:
        for near in members(board.reach[state.means[seat].range][spot] & ~board.markets):
            place = state.box.places[board.place(near)]
            if place.builder and can_do(state, seat, needs_on(state, seat, near)):
                found = max(found, NEAR)
    return found


def to_come(state: Colonists, seat: int) -> float:
    """What the open question of this seat may bring."""
    step = state.asked(seat)
    if step is None:
        return 0.0
    if step.kind is TRADE:
        return 0.2
    return OPEN.get(step.kind.id, 0.0)
