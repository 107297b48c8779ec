"""The Altruist saves some of what an action costs (CO-190 to CO-193); of several subsidies one is chosen (OP-26)."""

from typing import Any, Final

from kleinstadt.engine.step import Choice, Kind, Rules, Step, always, in_order
from kleinstadt.games.colonists import phrases
from kleinstadt.games.colonists.board import BIT
from kleinstadt.games.colonists.rules.possible import affordable, discounts, needs_of_card
from kleinstadt.games.colonists.rules.storing import begin_action
from kleinstadt.games.colonists.state import Action, Colonists
from kleinstadt.games.colonists.steps import CHOOSE_DISCOUNT, END_ACTION
from kleinstadt.games.colonists.verbs import CONVERT, NONE, Need


def start_action(state: Colonists, seat: int, spot: int, needs: list[Need]) -> Action:
    state.push(END_ACTION.at(seat))
    action = begin_action(state, seat, spot)
    save(state, action, needs)
    return action


def save(state: Colonists, action: Action, needs: list[Need]) -> None:
    """What there is to save. Of several the first for the time being, and those to choose from with which one of these
    needs can be met."""
    saved = discounts(state, action.seat)
    action.discount = saved[0]
    if len(saved) > 1:
        real = [need for need in needs if need.goods or need.any or need.tools]
        action.discounts = sum([BIT[at] for at in helpful(state, action.seat, real)])


def helpful(state: Colonists, seat: int, needs: list[Need]) -> list[int]:
    """The subsidies with which one of these needs can be met."""
    return [
        at
        for at, discount in enumerate(discounts(state, seat))
        if any(affordable(state, seat, need, discount) for need in needs)
    ]


def wishes(state: Colonists, program: int) -> list[Need]:
    """What nobody has to exchange, but may."""
    if program == NONE:
        return []
    deeds = state.box.programs[program]
    return [need for deed in deeds if deed.verb == CONVERT and not deed.least for need in deed.needs]


def needs_with(state: Colonists, seat: int, card: int) -> list[Need]:
    """What playing this card asks for, and what it offers."""
    return [*needs_of_card(state, seat, card), *wishes(state, state.box.cards[card].program)]


def ask_discount(state: Colonists, seat: int) -> None:
    """Which of several subsidies is saved."""
    action = state.doing(seat)
    if action.discounts:
        state.push(CHOOSE_DISCOUNT.at(seat, action.discounts))


def discount_moves(state: Colonists, step: Step) -> tuple[str, ...]:
    (possible,) = step.args
    saved = discounts(state, step.seat)
    return in_order([phrases.save_text(each) for at, each in enumerate(saved) if possible & BIT[at]])


def choose_discount(state: Colonists, step: Step, move: str) -> None:
    state.doing(step.seat).discount = phrases.taken(move)


STEPS: Final[dict[Kind, Rules[Any]]] = {
    CHOOSE_DISCOUNT: Choice("CO-192", discount_moves, choose_discount, public=always, part=True),
}
