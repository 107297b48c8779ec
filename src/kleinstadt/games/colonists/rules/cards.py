"""Improvements (chapter 17): drawing, keeping, playing, wearing out."""

from typing import Any, Final

from kleinstadt.engine.cards import ALL, EYES
from kleinstadt.engine.event import Arg
from kleinstadt.engine.step import Choice, Effect, Kind, Rules, Step, in_order
from kleinstadt.games.colonists import phrases
from kleinstadt.games.colonists.box import IMMEDIATE, LIMITED
from kleinstadt.games.colonists.cards import CARDS
from kleinstadt.games.colonists.community import CARD_WITH, card_of, left_on
from kleinstadt.games.colonists.goods import NOTHING, Bundle
from kleinstadt.games.colonists.phrases import WORDS
from kleinstadt.games.colonists.rules.altruist import ask_discount, needs_with, save
from kleinstadt.games.colonists.rules.figures import remove_figure
from kleinstadt.games.colonists.rules.possible import can_do, card_price, discounts, may_play, needs_of_card
from kleinstadt.games.colonists.rules.storing import can_pay, owe
from kleinstadt.games.colonists.state import Action, Colonists
from kleinstadt.games.colonists.steps import DO, DRAW, KEEP, PAY, PLAY, REDUCE
from kleinstadt.games.colonists.verbs import NONE, TEMPORARY_STEWARD, Deed, Need

# -- drawing -----------------------------------------------------------------------------------------------------------


def draw_cards(state: Colonists, seat: int, deed: Deed) -> None:
    """As far as the hand limit allows (CO-160); with a Library more are seen, and the hand may grow for a moment
    (CO-162)."""
    means = state.means[seat]
    state.doing(seat).drew = True
    if means.library:
        look_at(state, seat, deed.library_draw + means.see_more, deed.library_keep + means.keep_more)
    else:
        room = state.box.hand_limit - len(state.hands[seat])
        state.push(DRAW.at(seat, min(room, deed.cards + means.draw_more), 0, 0))


def look_at(state: Colonists, seat: int, number: int, keep: int) -> None:
    state.push(DRAW.at(seat, number, 1, keep))


def draw(state: Colonists, step: Step) -> None:
    """When the pile is empty, the discard pile is shuffled into a new one (CO-159); when both are, that is all
    (OP-28)."""
    number, library, keep = step.args
    seat = step.seat
    found: list[int] = []
    for _ in range(number):
        if not len(state.deck) and state.discards:
            for card in state.discards:
                state.deck.put(card, ALL)
            state.discards = []
            state.deck.shuffle(state.chance)
            state.tell("shuffled", {})
        if len(state.deck):
            found.append(state.deck.draw(EYES[seat]))
    names: list[str] = [CARDS[card] for card in found]
    backs: list[str] = sorted([str(state.era_of(card)) for card in found])  # which everybody sees
    told: dict[str, Arg] = {"seat": seat, "number": len(found), "backs": backs}
    state.tell("drew", told, only=seat, hidden={"cards": names})
    if library:
        state.aside = sorted(found)
        state.drawer = seat
        state.push(KEEP.at(seat, keep))
    else:
        state.hands[seat] = sorted(state.hands[seat] + found)


def keep_moves(state: Colonists, step: Step) -> tuple[str, ...]:
    """One after the other, whichever they like first, or no more (D17)."""
    (left,) = step.args
    able = set(state.aside) if left else set()
    return in_order([*[phrases.KEEP.of(card) for card in able], phrases.DONE_TEXT])


def keep(state: Colonists, step: Step, move: str) -> None:
    """The rest is discarded, face up; then the hand is reduced to its limit."""
    (left,) = step.args
    seat = step.seat
    if move != phrases.DONE_TEXT:
        (card,) = WORDS.read(move).numbers
        state.aside.remove(card)
        state.hands[seat] = sorted([*state.hands[seat], card])
        told: dict[str, Arg] = {"seat": seat, "number": state.era_of(card)}  # its back
        state.tell("kept", told, only=seat, hidden={"card": CARDS[card]})
        state.push(KEEP.at(seat, left - 1))
        return
    dropped = state.aside
    state.aside = []
    state.drawer = NONE
    for card in dropped:
        drop_card(state, seat, card)
    reduce_hand(state, seat)


def drop_card(state: Colonists, seat: int, card: int) -> None:
    state.discards.append(card)
    state.tell("dropped", {"seat": seat, "card": CARDS[card]})


def reduce_hand(state: Colonists, seat: int) -> None:
    if len(state.hands[seat]) > state.box.hand_limit:
        state.push(REDUCE.at(seat))


def reduce_moves(state: Colonists, step: Step) -> tuple[str, ...]:
    return in_order([phrases.DROP.of(card) for card in set(state.hands[step.seat])])


def drop_from_hand(state: Colonists, step: Step, move: str) -> None:
    (card,) = WORDS.read(move).numbers
    state.hands[step.seat].remove(card)
    state.reveal()
    drop_card(state, step.seat, card)
    reduce_hand(state, step.seat)


def about_keep(state: Colonists, step: Step) -> dict[str, Arg]:
    (left,) = step.args
    return {"number": left}


# -- playing -----------------------------------------------------------------------------------------------------------


def playable(state: Colonists, seat: int) -> list[int]:
    """Cards in hand that could be played in an action of their own."""
    if not may_play(state):
        return []
    return [card for card in sorted(set(state.hands[seat])) if can_do(state, seat, needs_of_card(state, seat, card))]


def play_moves(state: Colonists, step: Step) -> tuple[str, ...]:
    """Within an action that has begun: with a discount of its."""
    seat = step.seat
    action = state.doing(step.seat)
    found = [
        card
        for card in set(state.hands[seat])
        if any(
            can_meet(state, action, need, discount)
            for need in needs_of_card(state, seat, card)
            for discount in discounts(state, seat)
        )
    ]
    if not found:  # an imagined hand: a real one has a card that can be played, or nobody would be here
        return (phrases.DECLINE_TEXT,)
    return in_order([phrases.PLAY.of(card) for card in found])


def can_meet(state: Colonists, action: Action, need: Need, discount: Bundle) -> bool:
    """Whether this can be paid within the action; goods laid on a card are not discounted."""
    saved = action.discount
    action.discount = NOTHING if need.full else discount
    found = can_pay(state, action, need.goods, need.tools)
    action.discount = saved
    return found


def play(state: Colonists, step: Step, move: str) -> None:
    if move != phrases.DECLINE_TEXT:
        (card,) = WORDS.read(move).numbers
        seat = step.seat
        save(state, state.doing(seat), needs_with(state, seat, card))
        put_down(state, seat, card)
        ask_discount(state, seat)


def put_down(state: Colonists, seat: int, card: int) -> None:
    """Pay for it and lay it on the table; or do what it says and discard it (CO-157)."""
    action = state.doing(seat)
    facts = state.box.cards[card]
    action.card = card
    if state.turn is not None:
        state.turn.plays += 1
    state.hands[seat].remove(card)
    state.reveal()
    state.tell("played", {"seat": seat, "card": CARDS[card]})
    if facts.program != NONE:
        state.push(DO.at(seat, facts.program, 0))
    if facts.kind == IMMEDIATE:
        state.discards.append(card)
        return
    if facts.kind == LIMITED:
        action.discount = NOTHING  # goods laid on a card are no price
        action.discounts = 0
    price = card_price(state, seat, card)
    owe(action, price.goods, price.tools)
    state.tables[seat] = sorted([*state.tables[seat], card + CARD_WITH * (facts.uses if facts.kind == LIMITED else 0)])
    state.changed(seat)
    state.push(PAY.at(seat))


def wear(state: Colonists, seat: int, card: int) -> None:
    """One good leaves a limited card, and with the last one the card (CO-157). NONE: the card of the Apprentice, whose
    figure leaves with it (CO-65a)."""
    table = state.tables[seat]
    fitting = [entry for entry in table if card_of(entry) == card or (card == NONE and helps(state, card_of(entry)))]
    worn = min(fitting)
    table.remove(worn)
    if left_on(worn) > 1:
        table.append(worn - CARD_WITH)
        table.sort()
        return
    state.discards.append(card_of(worn))
    state.tell("worn", {"seat": seat, "card": CARDS[card_of(worn)]})
    if helps(state, card_of(worn)):
        remove_figure(state, seat, state.apprentices[seat])
    state.changed(seat)


def helps(state: Colonists, card: int) -> bool:
    return any(power.verb == TEMPORARY_STEWARD for power in state.box.cards[card].powers)


STEPS: Final[dict[Kind, Rules[Any]]] = {
    DRAW: Effect(draw, reveals=True),
    KEEP: Choice("CO-162", keep_moves, keep, public=None, about=about_keep, form="some", part=True),
    REDUCE: Choice("CO-162", reduce_moves, drop_from_hand, public=None),
    PLAY: Choice("CO-163", play_moves, play, public=None, part=True),
}
