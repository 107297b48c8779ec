"""The levy (chapter 8): to each opponent on the place one Tool or provision, and as many materials as the era has.

It is put together part by part, for each recipient in turn order after the payer, materials in the order of kinds
(D8). Only what leaves an action possible on the place is offered (CO-78). All is paid at once, as an action of its own
(CO-75).
"""

from typing import Any, Final

from kleinstadt.engine.event import Arg
from kleinstadt.engine.step import Choice, Effect, Kind, Rules, Step, in_order
from kleinstadt.games.colonists import phrases
from kleinstadt.games.colonists.goods import (
    KINDS,
    NOTHING,
    ONE,
    PROVISIONS,
    Bundle,
    amount,
    common,
    covers,
    from_kind,
    total,
    without,
)
from kleinstadt.games.colonists.paying import discardable, first_of, of_kinds, plan
from kleinstadt.games.colonists.phrases import WORDS
from kleinstadt.games.colonists.rules.possible import (
    FREE,
    depends_on_hand,
    discounts,
    enough,
    needs_on,
)
from kleinstadt.games.colonists.rules.storing import begin_action, dolly_left, listed, owe
from kleinstadt.games.colonists.state import Colonists, Levy
from kleinstadt.games.colonists.steps import LEVY_DUE, LEVY_FIRST, LEVY_MATERIAL, LEVY_PAID, PAY, RECEIVE
from kleinstadt.games.colonists.verbs import NONE, Need

IN_TOOLS: Final = KINDS  # a Tool as the first part, in the slot of goods

# -- what is due -------------------------------------------------------------------------------------------------------


def first_part(state: Colonists, seat: int) -> int:
    """How many Tools or provisions each recipient gets (CO-72, CO-80)."""
    return 0 if state.means[seat].first_waived else state.box.levy_first[state.era]


def materials_part(state: Colonists, seat: int) -> int:
    return 0 if state.means[seat].materials_waived else state.box.levy_materials[state.era]


def recipients(state: Colonists, seat: int, spot: int) -> list[int]:
    """The opponents whose stewards stand there, in turn order after this seat; nobody on a market (CO-70, CO-71)."""
    if state.board.is_market(spot):
        return []
    if not first_part(state, seat) and not materials_part(state, seat):
        return []
    return [other for other in state.others(seat) if spot in state.figures[other]]


# -- whether it can be paid (CO-74, CO-78) -----------------------------------------------------------------------------


class Rest:
    """What is still to be named: first parts, materials of the recipient whose turn it is (from the lowest kind on),
    and materials of those after."""

    __slots__ = ("firsts", "left", "lowest", "later")

    def __init__(self, firsts: int, left: int, lowest: int, later: int) -> None:
        self.firsts = firsts
        self.left = left
        self.lowest = lowest
        self.later = later


def can_pay_levy(state: Colonists, seat: int, goods: int, tools: int, rest: Rest, needs: list[Need]) -> bool:
    """Whether this part of a levy can be completed so that one of the needs can still be met afterwards."""
    saved = discounts(state, seat)
    if any(can_complete(state, seat, goods, tools, rest, need, discount, 0) for need in needs for discount in saved):
        return True
    means = state.means[seat]
    if not (means.delivers or means.dolly):
        return False
    buffer = state.buffers[seat]  # what lies there may have to be paid first, for it can be paid directly
    firsts = {buffer, of_kinds(buffer, means.delivers)} - {0}
    return any(
        can_complete(state, seat, goods, tools, rest, need, discount, first)
        for first in firsts
        for need in needs
        for discount in saved
    )


def can_complete(
    state: Colonists, seat: int, goods: int, tools: int, rest: Rest, need: Need, discount: Bundle, first: int
) -> bool:
    """`first`: goods of which as many as can be are handed in before others."""
    wanted = without(need.goods, NOTHING.goods if need.full else discount.goods)
    stock = state.pools[seat] + state.buffers[seat]
    if not covers(stock, goods + wanted):
        return False
    spare = stock - goods - wanted
    tools_left = state.tools[seat] - tools
    from_tools = min(rest.firsts, max(0, tools_left - max(0, need.tools - discount.tools)))
    kinds = state.box.levy_kinds
    firsts = cheapest(PROVISIONS, 0, rest.firsts - from_tools, spare, wanted, without(first, goods))
    if firsts == NONE:
        return False
    goods += firsts
    spare -= firsts
    left = cheapest(kinds, rest.lowest, rest.left, spare, wanted, without(first, goods))
    if left == NONE:
        return False
    goods += left
    spare -= left
    later = cheapest(kinds, 0, rest.later, spare, wanted, without(first, goods))
    if later == NONE:
        return False
    return leaves(state, seat, goods + later, tools_left - from_tools, need, discount)


def cheapest(kinds: tuple[int, ...], lowest: int, number: int, spare: int, wanted: int, first: int) -> int:
    """So many goods of these kinds that are to spare: those of `first`, and then first of kinds that are not needed
    afterwards. NONE if there are too few."""
    chosen = 0
    if not number:
        return chosen
    if first:
        for kind in kinds:
            if kind >= lowest:
                take = min(number, amount(spare, kind), amount(first, kind))
                chosen += take * ONE[kind]
                number -= take
        spare -= chosen
    for needed in (False, True):
        for kind in kinds:
            if kind >= lowest and number and (amount(wanted, kind) > 0) == needed:
                take = min(number, amount(spare, kind))
                chosen += take * ONE[kind]
                number -= take
        if not number:
            return chosen
    return NONE


def leaves(state: Colonists, seat: int, due: int, tools: int, need: Need, discount: Bundle, lowest: int = 0) -> bool:
    """Whether the need can be met when this levy is paid; only kinds from the lowest on may still be discarded for
    it."""
    means = state.means[seat]
    pool, buffer = state.pools[seat], state.buffers[seat]
    dolly = dolly_left(state, seat)
    how = plan(pool, buffer, means, dolly, due)
    if how is None or tools < 0:
        return False
    if need is FREE:
        return True
    loose = discardable(pool, how, means) if how.over else 0
    pool -= how.pool
    buffer -= how.buffer
    if how.over:  # as much is discarded as must be, but not what is needed
        kept = without(without(need.goods, discount.goods), buffer)
        loose = from_kind(common(loose, without(pool, kept)), lowest)
        if total(loose) < how.over:
            return False
        pool -= first_of(loose, how.over)
    return enough(means, need, discount, pool, buffer, tools, dolly - how.dolly)


def can_enter(state: Colonists, seat: int, spot: int, needs: list[Need]) -> bool:
    """Whether all who stand there can be paid."""
    number = len(recipients(state, seat, spot))
    rest = Rest(number * first_part(state, seat), 0, 0, number * materials_part(state, seat))
    return can_pay_levy(state, seat, 0, 0, rest, needs)


# -- putting it together -----------------------------------------------------------------------------------------------


def start_levy(state: Colonists, seat: int, spot: int, to: list[int]) -> None:
    """It is named part by part, and then paid."""
    state.levy = Levy(to, [0] * len(to), [0] * len(to), spot)
    state.push(LEVY_DUE.at(seat))
    ask_next(state, seat, 0)


def ask_next(state: Colonists, seat: int, to: int) -> None:
    """The next part for this recipient, or the first one for the next."""
    levy = state.levy
    assert levy is not None
    if to == len(levy.to):
        return
    if first_part(state, seat):
        state.push(LEVY_FIRST.at(seat, to))
    else:
        state.push(LEVY_MATERIAL.at(seat, to, materials_part(state, seat), 0))


def rest_after(state: Colonists, seat: int, to: int, left: int, lowest: int) -> Rest:
    levy = state.levy
    assert levy is not None
    others = len(levy.to) - to - 1
    return Rest(others * first_part(state, seat), left, lowest, others * materials_part(state, seat))


def needs_after(state: Colonists, seat: int, rest: Rest) -> list[Need]:
    """What must still be possible when the rest is paid. In an imagined hand there may be no card for which somebody
    goes there, or none that could then be paid."""
    levy = state.levy
    assert levy is not None
    if levy.spot == NONE:
        return [FREE]
    needs = needs_on(state, seat, levy.spot)
    if depends_on_hand(state, levy.spot) and not can_pay_levy(
        state, seat, sum(levy.goods), sum(levy.tools), rest, needs
    ):
        return [FREE]
    return needs


def first_moves(state: Colonists, step: Step) -> tuple[str, ...]:
    """A Tool or a provision."""
    (to,) = step.args
    levy = state.levy
    assert levy is not None
    seat = step.seat
    rest = rest_after(state, seat, to, materials_part(state, seat), 0)
    needs = needs_after(state, seat, Rest(rest.firsts + 1, rest.left, rest.lowest, rest.later))
    goods, tools = sum(levy.goods), sum(levy.tools)
    found = [kind for kind in PROVISIONS if can_pay_levy(state, seat, goods + ONE[kind], tools, rest, needs)]
    if can_pay_levy(state, seat, goods, tools + 1, rest, needs):
        found.append(IN_TOOLS)
    return in_order([phrases.PAY.of(kind) for kind in found])


def name_first(state: Colonists, step: Step, move: str) -> None:
    (to,) = step.args
    (kind,) = WORDS.read(move).numbers
    levy = state.levy
    assert levy is not None
    if kind == IN_TOOLS:
        levy.tools[to] = levy.tools[to] + 1
    else:
        levy.goods[to] = levy.goods[to] + ONE[kind]
    materials = materials_part(state, step.seat)
    if materials:
        state.push(LEVY_MATERIAL.at(step.seat, to, materials, 0))
    else:
        ask_next(state, step.seat, to + 1)


def material_moves(state: Colonists, step: Step) -> tuple[str, ...]:
    """Materials of any kinds, in their order (CO-73)."""
    to, left, lowest = step.args
    levy = state.levy
    assert levy is not None
    seat = step.seat
    needs = needs_after(state, seat, rest_after(state, seat, to, left, lowest))
    goods, tools = sum(levy.goods), sum(levy.tools)
    found = [
        kind
        for kind in state.box.levy_kinds
        if kind >= lowest
        and can_pay_levy(state, seat, goods + ONE[kind], tools, rest_after(state, seat, to, left - 1, kind), needs)
    ]
    return in_order([phrases.PAY.of(kind) for kind in found])


def name_material(state: Colonists, step: Step, move: str) -> None:
    to, left, _ = step.args
    (kind,) = WORDS.read(move).numbers
    levy = state.levy
    assert levy is not None
    levy.goods[to] = levy.goods[to] + ONE[kind]
    if left > 1:
        state.push(LEVY_MATERIAL.at(step.seat, to, left - 1, kind))
    else:
        ask_next(state, step.seat, to + 1)


def about_levy(state: Colonists, step: Step) -> dict[str, Arg]:
    levy = state.levy
    assert levy is not None
    at, *_ = step.args
    to = levy.to[at]
    return {"other_seat": to} if to != NONE else {"other_seat": step.seat}


def about_material(state: Colonists, step: Step) -> dict[str, Arg]:
    _, left, _ = step.args
    return {**about_levy(state, step), "number": left}


# -- paying it ---------------------------------------------------------------------------------------------------------


def levy_due(state: Colonists, step: Step) -> None:
    levy = state.levy
    assert levy is not None
    action = begin_action(state, step.seat, NONE)
    owe(action, sum(levy.goods), sum(levy.tools))
    state.push(LEVY_PAID.at(step.seat))
    state.push(PAY.at(step.seat))


def levy_paid(state: Colonists, step: Step) -> None:
    """All recipients get their part at the same time, and store or discard it (CO-77, CO-252)."""
    levy = state.levy
    assert levy is not None
    state.levy = None
    end_payment(state, step.seat)
    for at in reversed(range(len(levy.to))):
        to = levy.to[at]
        if to == NONE:
            continue
        state.tools[to] += levy.tools[at]
        gain = Bundle(levy.goods[at], levy.tools[at], 0)
        state.tell("levy", {"seat": step.seat, "other_seat": to, "goods": listed(gain)})
        if gain.goods:
            state.push(RECEIVE.at(to, gain.goods, 0))


def end_payment(state: Colonists, seat: int) -> None:
    action = state.doing(seat)
    if state.turn is not None and state.turn.seat == seat:
        state.turn.dolly += action.dolly_used
    state.actions[seat] = None


def keeps_action(state: Colonists, seat: int, kind: int) -> bool:
    """Whether discarding one of this kind to make room for the levy, and then of those from it on, leaves an action
    possible."""
    levy = state.levy
    if levy is None or levy.spot == NONE:
        return True
    state.pools[seat] -= ONE[kind]
    due, tools = sum(levy.goods), state.tools[seat] - sum(levy.tools)
    saved = discounts(state, seat)
    needs = needs_on(state, seat, levy.spot)
    found = any(leaves(state, seat, due, tools, need, discount, kind) for need in needs for discount in saved)
    state.pools[seat] += ONE[kind]
    return found


def levy_is_open(state: Colonists, step: Step) -> bool:
    """Whether everybody can tell how the levy may be paid: not where cards in hand decide what is possible then."""
    levy = state.levy
    return levy is None or levy.spot == NONE or not depends_on_hand(state, levy.spot)


STEPS: Final[dict[Kind, Rules[Any]]] = {
    LEVY_FIRST: Choice("CO-72", first_moves, name_first, public=levy_is_open, about=about_levy, part=True, once=True),
    LEVY_MATERIAL: Choice(
        "CO-73", material_moves, name_material, public=levy_is_open, about=about_material, form="allot", part=True
    ),
    LEVY_DUE: Effect(levy_due, once=True),
    LEVY_PAID: Effect(levy_paid),
}
