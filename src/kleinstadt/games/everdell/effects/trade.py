"""The verb trade: deliver something so many times, gain something for it (EV-6, EV-75, EV-76)."""

from typing import Any, Final

from kleinstadt.engine.cards import EYES
from kleinstadt.engine.event import Arg
from kleinstadt.engine.step import Choice, Kind, Rules, Step, always, in_order
from kleinstadt.games.everdell import phrases
from kleinstadt.games.everdell.cards import IDS, LEAVES, NONE, PRICE
from kleinstadt.games.everdell.deeds import PAY_ANY as ANY_GOODS
from kleinstadt.games.everdell.deeds import PAY_CITY, PAY_HAND, TO_ONE, TO_SEVERAL, TO_SUPPLY, Deed
from kleinstadt.games.everdell.effects.asking import about_deed
from kleinstadt.games.everdell.effects.counting import count
from kleinstadt.games.everdell.effects.gain import gain_goods, give_out
from kleinstadt.games.everdell.goods import GOODS, ONE, RESOURCES, amount, covers, total
from kleinstadt.games.everdell.phrases import DECLINE_TEXT, DONE_TEXT, WORDS
from kleinstadt.games.everdell.rules.hands import card_receivers, discard_heap, give_heap, lay_aside
from kleinstadt.games.everdell.rules.paying import remove, tell_goods, tell_supplied
from kleinstadt.games.everdell.state import Everdell
from kleinstadt.games.everdell.steps import (
    AMOUNT,
    GIFT,
    PAY_ANY,
    PAY_TO,
    PICK,
    RAZE,
    SEND,
    Context,
    beyond,
    context_of,
    deed_of,
)

PICKS: Final = phrases.PICK.all()


def deliveries(state: Everdell, deed: Deed, seat: int, context: Context) -> int:
    """How often the seat could deliver what is asked for."""
    if deed.fee and not covers(state.stocks[seat], deed.fee):
        return 0
    if deed.pay == PAY_HAND:
        there = len(state.hands[seat])
    elif deed.pay == PAY_CITY:
        there = len(razable(state, deed, seat, context))
    elif deed.pay == ANY_GOODS:
        there = total(state.stocks[seat])
    else:
        there = amount(state.stocks[seat], deed.pay)
    return min(most(state, deed, seat), there // deed.price)


def most(state: Everdell, deed: Deed, seat: int) -> int:
    """How often it may be done at most."""
    return deed.most if deed.most_of is None else count(state, deed.most_of, seat, seat, seat, NONE)


def trade(state: Everdell, deed: Deed, seat: int, context: Context) -> None:
    often = deliveries(state, deed, seat, context)
    if often == 0:
        return
    if deed.fee:
        state.stocks[seat] -= deed.fee
        tell_goods(state, "paid", seat, deed.fee)
    if deed.pay == PAY_HAND:
        state.open_heap()
        state.push(PICK.at(seat, *context))
    elif deed.pay == PAY_CITY:
        state.push(RAZE.at(seat, *context, 0))
    elif deed.pay != ANY_GOODS:
        state.push(AMOUNT.at(seat, *context))
    elif deed.to == TO_SEVERAL and state.receivers(seat):
        state.push(GIFT.at(seat, *context, 0, 0))
    elif deed.to == TO_ONE and state.receivers(seat):
        state.push(PAY_TO.at(seat, *context, deed.price))
    else:
        state.push(PAY_ANY.at(seat, *context, NONE, 0, 0))


# -- so many of one kind --------------------------------------------------------------------------------------------


def amount_moves(state: Everdell, step: Step) -> tuple[str, ...]:
    deed = deed_of(step)
    most = deliveries(state, deed, step.seat, context_of(step))
    return tuple([phrases.TRADE.of(number) for number in range(deed.least, most + 1)])


def choose_amount(state: Everdell, step: Step, move: str) -> None:
    deed = deed_of(step)
    seat = step.seat
    (number,) = WORDS.read(move).numbers
    if not number:
        return
    if deed.to == TO_ONE and state.receivers(seat):
        state.push(PAY_TO.at(seat, *step.args, number))
        return
    pay(state, deed, seat, ONE[deed.pay] * number, NONE)
    give_out(state, deed, seat, number)


def pay(state: Everdell, deed: Deed, seat: int, goods: int, to: int) -> None:
    """To another seat, or to the supply (EV-76)."""
    state.stocks[seat] -= goods
    if to == NONE:
        tell_supplied(state, seat, goods, meant=deed.to != TO_SUPPLY)
    else:
        state.stocks[to] += goods
        tell_goods(state, "gave", seat, goods, to)


def pay_to_moves(state: Everdell, step: Step) -> tuple[str, ...]:
    """EV-76: the receiver of resources, who has not passed."""
    return tuple([phrases.TO_SEAT.of(other) for other in state.receivers(step.seat)])


def pay_to(state: Everdell, step: Step, move: str) -> None:
    deed = deed_of(step)
    (number,) = beyond(step)
    (to,) = WORDS.read(move).numbers
    if deed.pay == ANY_GOODS:
        state.push(PAY_ANY.at(step.seat, *context_of(step), to, 0, 0))
        return
    pay(state, deed, step.seat, ONE[deed.pay] * number, to)
    give_out(state, deed, step.seat, number)


# -- resources of choice --------------------------------------------------------------------------------------------


def payable(state: Everdell, step: Step, lowest: int, lacking: int) -> list[int]:
    """Kinds that can be paid next, in their order, so that as many as are lacking can still be delivered."""
    stock = state.stocks[step.seat]
    return [
        kind
        for kind in RESOURCES[lowest:]
        if amount(stock, kind) and sum(amount(stock, other) for other in RESOURCES[kind:]) >= lacking
    ]


def pay_any_moves(state: Everdell, step: Step) -> tuple[str, ...]:
    deed = deed_of(step)
    _, paid, lowest = beyond(step)
    found = sorted([phrases.PAY.of(kind) for kind in payable(state, step, lowest, deed.least * deed.price - paid)])
    return (DONE_TEXT, *found) if paid >= deed.least * deed.price else tuple(found)


def pay_any(state: Everdell, step: Step, move: str) -> None:
    deed = deed_of(step)
    to, paid, _ = beyond(step)
    said = WORDS.read(move)
    if said.phrase is phrases.PAY:
        (kind,) = said.numbers
        pay(state, deed, step.seat, ONE[kind], to)
        paid += 1
        if paid < deed.most * deed.price and (paid < deed.least * deed.price or payable(state, step, kind, 1)):
            state.push(PAY_ANY.at(step.seat, *context_of(step), to, paid, kind))
            return
    give_out(state, deed, step.seat, paid // deed.price)


def gift_moves(state: Everdell, step: Step) -> tuple[str, ...]:
    """One resource and its receiver at a time (D-39), in one order."""
    _, lowest = beyond(step)
    found = [
        phrases.GIFT.pair(kind, to)
        for kind in RESOURCES
        for to in state.receivers(step.seat)
        if kind * 4 + to >= lowest and amount(state.stocks[step.seat], kind)
    ]
    return in_order([DONE_TEXT, *found])


def gift(state: Everdell, step: Step, move: str) -> None:
    deed = deed_of(step)
    said = WORDS.read(move)
    if said.phrase is phrases.DONE:
        return
    kind, to = said.numbers
    given, _ = beyond(step)
    pay(state, deed, step.seat, ONE[kind], to)
    if given + 1 < deed.most and total(state.stocks[step.seat]):
        state.push(GIFT.at(step.seat, *context_of(step), given + 1, kind * 4 + to))
    give_out(state, deed, step.seat, 1)


# -- cards of the hand ----------------------------------------------------------------------------------------------


def pick_moves(state: Everdell, step: Step) -> tuple[str, ...]:
    """Card by card, equal ones once (D-40 to D-42)."""
    deed = deed_of(step)
    found = [DONE_TEXT] if state.heap_size() >= deed.least * deed.price else []
    before = NONE
    for card in state.hands[step.seat].cards:  # which is sorted
        if card != before:
            found.append(PICKS[card])
        before = card
    return in_order(found)


def pick(state: Everdell, step: Step, move: str) -> None:
    """The card is laid aside; only its owner knows it."""
    deed = deed_of(step)
    seat = step.seat
    said = WORDS.read(move)
    if said.phrase is phrases.PICK:
        (card,) = said.numbers
        state.hands[seat].lose(card, EYES[seat])
        lay_aside(state, card, EYES[seat])
        if state.heap_size() < most(state, deed, seat) * deed.price and state.hands[seat].cards:
            state.push(step)
            return
    if deed.to != TO_SUPPLY and card_receivers(state, seat):
        state.push(SEND.at(seat, *step.args))
        return
    often = discard_heap(state, seat) // deed.price
    give_out(state, deed, seat, often // deed.every)


def send_moves(state: Everdell, step: Step) -> tuple[str, ...]:
    """EV-75: who receives the cards."""
    return tuple([phrases.TO_SEAT.of(other) for other in card_receivers(state, step.seat)])


def send(state: Everdell, step: Step, move: str) -> None:
    deed = deed_of(step)
    (to,) = WORDS.read(move).numbers
    give_out(state, deed, step.seat, state.heap_size() // deed.price)
    give_heap(state, step.seat, to)


# -- cards of the city ----------------------------------------------------------------------------------------------


def razable(state: Everdell, deed: Deed, seat: int, context: Context) -> list[int]:
    """Cards that the seat may give up: all of its city but the one that asks for it, the one that copies it (EV-159),
    and what stays for good (EV-91)."""
    city = state.cities[seat]
    _, _, _, owner, place, by = context
    kept = () if deed.event else (place if owner == seat else NONE, by)
    return [other for other in city.places() if other not in kept and LEAVES[city.cards[other]]]


def raze_moves(state: Everdell, step: Step) -> tuple[str, ...]:
    deed = deed_of(step)
    city = state.cities[step.seat]
    places = state.alike(step.seat, razable(state, deed, step.seat, context_of(step)))
    found = [phrases.RAZE.pair(city.cards[place], place) for place in places]
    return in_order(found if deed.least else [DECLINE_TEXT, *found])


def raze(state: Everdell, step: Step, move: str) -> None:
    deed = deed_of(step)
    seat = step.seat
    if move == DECLINE_TEXT:
        return
    (razed,) = beyond(step)
    card, place = WORDS.read(move).numbers
    remove(state, seat, place)
    state.tell("razed", {"seat": seat, "card": IDS[card]})
    if razed + 1 < deed.price:
        state.push(RAZE.at(seat, *context_of(step), razed + 1))
        return
    if deed.refund:
        gain_goods(state, seat, PRICE[card])
    give_out(state, deed, seat, 1)


# -- questions ------------------------------------------------------------------------------------------------------


def about_amount(state: Everdell, step: Step) -> dict[str, Arg]:
    deed = deed_of(step)
    return {**about_deed(state, step), "good": GOODS[deed.pay], "number": deed.most}


def about_pay_any(state: Everdell, step: Step) -> dict[str, Arg]:
    """How many may still be paid, and how many have to be."""
    deed = deed_of(step)
    _, paid, _ = beyond(step)
    least = max(0, deed.least * deed.price - paid)
    return {**about_deed(state, step), "number": deed.most * deed.price - paid, "least": least}


def about_gift(state: Everdell, step: Step) -> dict[str, Arg]:
    """How many may still be given."""
    deed = deed_of(step)
    given, _ = beyond(step)
    return {**about_deed(state, step), "number": deed.most - given}


def about_pick(state: Everdell, step: Step) -> dict[str, Arg]:
    how = "discard" if deed_of(step).to == TO_SUPPLY else "give"
    return {**about_deed(state, step), "number": state.heap_size(), "how": how}


STEPS: Final[dict[Kind, Rules[Any]]] = {
    AMOUNT: Choice("EV-116", amount_moves, choose_amount, public=always, about=about_amount, part=True, blind=always),
    PAY_TO: Choice("EV-76", pay_to_moves, pay_to, public=always, about=about_deed, part=True, blind=always),
    PAY_ANY: Choice(
        "EV-125", pay_any_moves, pay_any, public=always, about=about_pay_any, form="allot", part=True, blind=always
    ),
    GIFT: Choice("EV-164", gift_moves, gift, public=always, about=about_gift, form="allot", part=True, blind=always),
    PICK: Choice("EV-47", pick_moves, pick, public=None, about=about_pick, form="some", part=True, blind=always),
    SEND: Choice("EV-75", send_moves, send, public=always, about=about_deed, part=True, blind=always),
    RAZE: Choice("EV-159", raze_moves, raze, public=always, about=about_deed, part=True, blind=always),
}
