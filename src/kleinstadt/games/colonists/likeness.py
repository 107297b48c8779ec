"""Whether two positions are worth the same to a seat: most answers of others change nothing that its value looks at.

What is compared is all that heuristic.py, plans.py, value_facts.py and sheets.py read. Where that would be much, the
answer is no.
"""

from kleinstadt.engine.sharing import same
from kleinstadt.games.colonists.hopes import asked_post
from kleinstadt.games.colonists.state import Colonists
from kleinstadt.games.colonists.verbs import NONE


def alike(one: Colonists, other: Colonists, seat: int) -> bool:
    """Whether the seat's value sees no difference between them."""
    return (
        same_time(one, other, seat)
        and one.board is other.board
        and one.market == other.market
        and one.marker == other.marker
        and one.pools[seat] == other.pools[seat]
        and one.buffers[seat] == other.buffers[seat]
        and one.tools[seat] == other.tools[seat]
        and one.dollars[seat] == other.dollars[seat]
        and one.guests[seat] == other.guests[seat]
        and same(one.hands[seat], other.hands[seat])
        and same(one.figures[seat], other.figures[seat])
        and same(one.buildings[seat], other.buildings[seat])
        and same(one.embassies[seat], other.embassies[seat])
        and same(one.tables[seat], other.tables[seat])
        and same_question(one, other, seat)
    )


def same_time(one: Colonists, other: Colonists, seat: int) -> bool:
    """How many moves are left to the seat."""
    if one.over or other.over or one.era != other.era or one.year != other.year or one.half != other.half:
        return False
    here, there = one.turn, other.turn
    if here is None or there is None:
        return here is there and one.start == other.start
    return here.seat == there.seat and one.start == other.start and (here.seat != seat or here.move == there.move)


def same_question(one: Colonists, other: Colonists, seat: int) -> bool:
    """What the seat is asked; what it is just doing, or who works where, is looked at anew."""
    if one.actions[seat] is not None or other.actions[seat] is not None:
        return False
    if asked_post(one, seat) != NONE or asked_post(other, seat) != NONE:
        return False
    here, there = one.asked(seat), other.asked(seat)
    if here is None or there is None:
        return here is there
    return here.kind is there.kind and here.args == there.args
