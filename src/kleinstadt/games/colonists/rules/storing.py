"""Storage, warehouse and buffers (chapter 11): receiving, what there is no room for, and paying for an action.

Goods in storage and warehouse are one pool (C1). All that is received is kept, and only what there is no room for is
discarded (C4).
"""

from typing import Any, Final

from kleinstadt.engine.event import Arg
from kleinstadt.engine.step import Choice, Effect, Kind, Rules, Step, always, in_order
from kleinstadt.games.colonists import phrases
from kleinstadt.games.colonists.community import card_of, goods_in_shares, left_on
from kleinstadt.games.colonists.goods import GOODS, KINDS, ONE, Bundle, amount, unpack, without
from kleinstadt.games.colonists.means import fitted
from kleinstadt.games.colonists.paying import Plan, overflow, payable, plan
from kleinstadt.games.colonists.phrases import WORDS
from kleinstadt.games.colonists.rules.staffing import KEEPING, staff, staffing_moves
from kleinstadt.games.colonists.state import Action, Colonists
from kleinstadt.games.colonists.steps import (
    KEEP_GOODS,
    OVERFLOW,
    RECEIVE,
    SETTLE,
    TURN_GOODS,
)
from kleinstadt.games.colonists.verbs import PRODUCE

# -- receiving ---------------------------------------------------------------------------------------------------------


def give(state: Colonists, seat: int, gain: Bundle) -> None:
    """From the supply. Tools and Dollars need no room (CO-100)."""
    state.tools[seat] += gain.tools
    state.dollars[seat] += gain.dollars
    if state.log is not None and (gain.goods or gain.tools or gain.dollars):
        state.tell("gain", {"seat": seat, "goods": listed(gain)})
    if gain.goods:
        state.push(RECEIVE.at(seat, gain.goods, 0))


def listed(gain: Bundle) -> list[str]:
    """Goods for a sentence, each as often as there are of it."""
    return [good for good, number in gain.words().items() for _ in range(number)]


def receive(state: Colonists, step: Step) -> None:
    """Who has relations to the Alchemists may turn what comes into something else (CO-198a), pair by pair; the rest is
    stored."""
    goods, first = step.args
    seat = step.seat
    for pair, (one, other) in enumerate(state.means[seat].pairs):
        if pair >= first and (amount(goods, one) or amount(goods, other)):
            state.push(TURN_GOODS.at(seat, goods, pair))
            return
    state.pools[seat] += goods
    make_sure_of_room(state, seat)


def turned_into(state: Colonists, step: Step) -> tuple[int, int, int]:
    """The two kinds of the pair that is asked about, and how many of both together have come."""
    goods, pair = step.args
    one, other = state.means[step.seat].pairs[pair]
    return one, other, amount(goods, one) + amount(goods, other)


def turn_goods_moves(state: Colonists, step: Step) -> tuple[str, ...]:
    """How many of the first kind there are in the end (D27)."""
    one, _, both = turned_into(state, step)
    return in_order([phrases.AS.say(number, one) for number in range(both + 1)])


def turn_goods(state: Colonists, step: Step, move: str) -> None:
    goods, pair = step.args
    number, one = WORDS.read(move).numbers
    other = state.means[step.seat].pairs[pair][1]
    change = number - amount(goods, one)
    if change:
        state.tell("turned", {"seat": step.seat, "goods": [GOODS[one if change > 0 else other]] * abs(change)})
    state.push(RECEIVE.at(step.seat, goods + change * (ONE[one] - ONE[other]), pair + 1))


def about_turn_goods(state: Colonists, step: Step) -> dict[str, Arg]:
    one, other, both = turned_into(state, step)
    return {"number": both, "good": GOODS[one], "other_good": GOODS[other]}


# -- what there is no room for (C4) ------------------------------------------------------------------------------------


def make_sure_of_room(state: Colonists, seat: int, hungry: bool = False) -> None:
    """`hungry`: the workers are still to be fed."""
    if overflow(state.pools[seat], state.means[seat]) > 0:
        state.push(OVERFLOW.at(seat, 0, int(hungry)))


def discards(goods: int, lowest: int, number: int) -> list[int]:
    """Kinds from the lowest on of which one may go, so that there is enough for the others still to go."""
    found = []
    rest = 0
    for kind in range(KINDS - 1, lowest - 1, -1):
        there = amount(goods, kind)
        rest += there
        if there and rest >= number:
            found.append(kind)
    return found


def discard(state: Colonists, seat: int, kind: int) -> None:
    state.pools[seat] -= ONE[kind]
    if state.log is not None:
        state.tell("discard", {"seat": seat, "goods": [GOODS[kind]]})


# -- an action is paid (CO-112) ----------------------------------------------------------------------------------------


def dolly_left(state: Colonists, seat: int) -> int:
    """How many goods the Dolly may still pay in this move; at the end of the year there are no moves (CO-108a)."""
    turn = state.turn
    if turn is None or turn.seat != seat:
        return 0
    return max(0, state.means[seat].dolly - turn.dolly)


def begin_action(state: Colonists, seat: int, spot: int) -> Action:
    """From now on until it ends only what is there now can be handed in."""
    action = Action(seat, spot, state.pools[seat], state.buffers[seat], state.means[seat], dolly_left(state, seat))
    state.actions[seat] = action
    return action


def due(action: Action, goods: int) -> int:
    """All goods that are handed in when so many more are due, the Altruist's discount taken off (CO-193)."""
    return without(action.due + goods, action.discount.goods)


def planned(action: Action, goods: int) -> Plan | None:
    """How the action is paid with so many more goods."""
    return plan(action.pool, action.buffer, action.means, action.dolly, due(action, goods))


def can_pay(state: Colonists, action: Action, goods: int, tools: int) -> bool:
    """Whether so much more can be handed in within the action."""
    wanted = max(0, action.tools + tools - action.discount.tools)
    if wanted > state.tools[action.seat] + action.tools_paid:
        return False
    return payable(action.pool, action.buffer, action.means, action.dolly, due(action, goods))


def owe(action: Action, goods: int, tools: int) -> None:
    """So much more is to be handed in."""
    action.due += goods
    action.tools += tools


# -- after a change of the community (C6) ------------------------------------------------------------------------------


def settle(state: Colonists, step: Step) -> None:
    """Buildings that work no longer keep no goods; what has lost its room goes to the pool, or is discarded (CO-141,
    CO-142, CO-152). Who can staff such a building at once keeps them there."""
    seat = step.seat
    lost = lost_goods(state, seat)
    if lost and state.turn is not None and staffing_moves(state, seat, KEEPING):
        state.push(KEEP_GOODS.at(seat))
        return
    drop_shares(state, seat)
    state.buffers[seat] -= lost
    state.pools[seat] += lost
    make_sure_of_room(state, seat, hungry=state.turn is None)


def lost_goods(state: Colonists, seat: int) -> int:
    """Goods in buffers that are too small for them now."""
    kept = goods_in_shares(state.box, fitted(state.box, state.means[seat], state.buildings[seat]))
    return without(state.buffers[seat], kept + state.embassy_rooms[seat] + card_rooms(state, seat))


def card_rooms(state: Colonists, seat: int) -> int:
    """How much may lie on cards: what each has generated at the last year end."""
    found = 0
    for entry in state.tables[seat]:
        if left_on(entry):
            for power in state.box.cards[card_of(entry)].powers:
                found += power.gain.goods if power.verb == PRODUCE else 0
    return found


def drop_shares(state: Colonists, seat: int) -> None:
    state.buildings[seat] = sorted(fitted(state.box, state.means[seat], state.buildings[seat]))


def keep_goods_moves(state: Colonists, step: Step) -> tuple[str, ...]:
    return in_order([*staffing_moves(state, step.seat, KEEPING), phrases.DONE_TEXT])


def keep_goods(state: Colonists, step: Step, move: str) -> None:
    seat = step.seat
    if move == phrases.DONE_TEXT:
        drop_shares(state, seat)
    else:
        staff(state, seat, move)
    state.push(SETTLE.at(seat))


def about_keep_goods(state: Colonists, step: Step) -> dict[str, Arg]:
    return {"goods": [good for good, number in unpack(lost_goods(state, step.seat)).items() for _ in range(number)]}


STEPS: Final[dict[Kind, Rules[Any]]] = {
    RECEIVE: Effect(receive),
    TURN_GOODS: Choice("CO-198a", turn_goods_moves, turn_goods, public=always, about=about_turn_goods, part=True),
    SETTLE: Effect(settle),
    KEEP_GOODS: Choice("CO-152", keep_goods_moves, keep_goods, public=always, about=about_keep_goods, part=True),
}
