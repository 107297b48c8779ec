"""A day: everybody secretly picks a good, then everybody takes a turn (MD-1 to MD-6)."""

from typing import Any

from kleinstadt.engine.cards import ALL, UNSEEN
from kleinstadt.engine.event import Arg
from kleinstadt.engine.step import NOBODY, Choice, Effect, Kind, Rules, Step, always
from market_day import phrases
from market_day.cards import CARDS, GOODS, HAND_LIMIT, IDS
from market_day.phrases import WORDS
from market_day.rules.stalls import invite
from market_day.state import EMPTY, MarketDay
from market_day.steps import DRAW, DROP, MORNING, MUST_DROP, PAY, PICK, REFILL, SHOW, SWAP, TURN, WAY, WORK

# -- the morning ---------------------------------------------------------------------------------------------------


def morning(state: MarketDay, step: Step) -> None:
    """MD-1: who goes first is drawn, all pick at the same time, the picks are shown, then everybody takes a turn. What
    comes last is pushed first."""
    first = state.chance.below(state.seats)
    state.tell("morning", {"seat": first})
    for turn in reversed(range(state.seats)):
        state.push(TURN.at((first + turn) % state.seats))
    state.push(SHOW.at())
    state.open_together([PICK.at(seat) for seat in range(state.seats)])


def pick_moves(state: MarketDay, step: Step) -> tuple[str, ...]:
    return phrases.PICK.all()


def pick(state: MarketDay, step: Step, move: str) -> None:
    (good,) = WORDS.read(move).numbers
    state.picks[step.seat] = good
    state.tell("pick", {"seat": step.seat}, only=step.seat, hidden={"good": GOODS[good]})


def show(state: MarketDay, step: Step) -> None:
    """MD-2: who is alone in picking a good gets two of it, the others one."""
    for seat, good in enumerate(state.picks):
        number = 2 if state.picks.count(good) == 1 else 1
        state.goods[seat][good] += number
        state.tell("gain", {"seat": seat, "good": GOODS[good], "number": number})
    state.picks = [-1] * state.seats


# -- a turn --------------------------------------------------------------------------------------------------------


def turn_moves(state: MarketDay, step: Step) -> tuple[str, ...]:
    """MD-3: open a stall from the hand or the row that can be paid, take one from the row, draw one, or rest."""
    seat = step.seat
    row = [card for card in state.row if card != EMPTY]
    found = {phrases.OPEN.say(card, 0) for card in state.hands[seat].cards if can_pay(state, seat, card)}
    found |= {phrases.OPEN.say(card, 1) for card in row if can_pay(state, seat, card)}
    found |= {phrases.TAKE.say(card) for card in row}
    if state.deck.cards:
        found.add(phrases.DRAW.say())
    return tuple(sorted([*found, phrases.REST.say()]))


def turn(state: MarketDay, step: Step, move: str) -> None:
    """What an answer leads to is pushed backwards: the price comes first, then the row is refilled, then the stall
    works, then the neighbours are asked."""
    seat = step.seat
    said = WORDS.read(move)
    if said.phrase is phrases.DRAW:
        state.push(DRAW.at(seat))
    elif said.phrase is phrases.TAKE:
        (card,) = said.numbers
        state.tell("take", {"seat": seat, "card": IDS[card]})
        state.push(DROP.at(seat))
        leave_row(state, card)
        state.hands[seat].gain(card, seen=ALL)
    elif said.phrase is phrases.OPEN:
        card, source = said.numbers
        state.tell("open", {"seat": seat, "card": IDS[card]})
        place = len(state.stalls[seat])
        invite(state, seat, place)
        state.push(WORK.at(seat, seat, place))
        if source == 0:
            state.hands[seat].lose(card, seen=ALL)
        else:
            leave_row(state, card)
        state.stalls[seat].append(card)
        state.push(WAY.at(seat, place))


def leave_row(state: MarketDay, card: int) -> None:
    """The place in the row is refilled at once, before anything else happens."""
    place = state.row.index(card)
    state.row[place] = EMPTY
    if state.deck.cards:
        state.push(REFILL.at(NOBODY, place))


def refill(state: MarketDay, step: Step) -> None:
    (place,) = step.args
    state.row[place] = state.deck.draw(ALL)
    state.tell("refill", {"card": IDS[state.row[place]]})


def refill_unseen(state: MarketDay, step: Step) -> None:
    """What comes is not known beforehand; foresight goes on with a gap."""
    (place,) = step.args
    state.deck.draw()
    state.row[place] = UNSEEN


def draw(state: MarketDay, step: Step) -> None:
    """Only who draws sees the card; somebody may have looked at it on the deck."""
    by_place = state.deck.seen[-1]
    card = state.deck.draw()
    state.hands[step.seat].gain(card, seen=by_place)
    state.tell("draw", {"seat": step.seat}, only=step.seat, hidden={"card": IDS[card]})
    state.push(DROP.at(step.seat))


def drop_moves(state: MarketDay, step: Step) -> tuple[str, ...]:
    """MD-4: who holds more than three cards puts one face down under the deck."""
    return tuple(sorted({phrases.DROP.say(card) for card in state.hands[step.seat].cards}))


def drop(state: MarketDay, step: Step, move: str) -> None:
    (card,) = WORDS.read(move).numbers
    state.hands[step.seat].lose(card)
    state.deck.put_under(card, seen=2**step.seat)
    state.tell("drop", {"seat": step.seat}, only=step.seat, hidden={"card": IDS[card]})


def drop_if_full(state: MarketDay, step: Step) -> None:
    """Where there may be nothing to choose, look before asking."""
    if len(state.hands[step.seat]) > HAND_LIMIT:
        state.push(MUST_DROP.at(step.seat))


# -- paying --------------------------------------------------------------------------------------------------------


GIVEN_UP = ("gain", "look", "copy", "ring", "beg", "join")


def ways(state: MarketDay, seat: int, card: int, opened: int) -> list[str]:
    """MD-5: with goods, or by giving up a stall that does something, not the one just opened. Whether a stall can be
    paid and how it can be paid are one question, answered here."""
    others = [place for place in state.places(seat, GIVEN_UP) if place != opened]
    found = [phrases.BY_STALL.say(place, state.stalls[seat][place]) for place in others]
    if CARDS[card].price <= sum(state.goods[seat]):
        found.append(phrases.BY_GOODS.say())
    return sorted(found)


def can_pay(state: MarketDay, seat: int, card: int) -> bool:
    return bool(ways(state, seat, card, EMPTY))


def way_moves(state: MarketDay, step: Step) -> tuple[str, ...]:
    (place,) = step.args
    return tuple(ways(state, step.seat, state.stalls[step.seat][place], place))


def way(state: MarketDay, step: Step, move: str) -> None:
    """A stall that is given up goes openly under the deck."""
    (place,) = step.args
    said = WORDS.read(move)
    if said.phrase is phrases.BY_GOODS:
        state.push(PAY.at(step.seat, CARDS[state.stalls[step.seat][place]].price, 0))
        return
    given, card = said.numbers
    state.stalls[step.seat][given] = EMPTY
    state.deck.put_under(card, seen=ALL)
    state.tell("give_up", {"seat": step.seat, "card": IDS[card]})


def pay_moves(state: MarketDay, step: Step) -> tuple[str, ...]:
    """MD-5: goods of any kind, asked one at a time in the order of GOODS, so that each payment has one form."""
    left, lowest = step.args
    goods = state.goods[step.seat]
    able = [good for good in range(lowest, len(GOODS)) if goods[good] and sum(goods[good:]) >= left]
    return tuple([phrases.PAY.say(good) for good in able])


def pay(state: MarketDay, step: Step, move: str) -> None:
    left, _ = step.args
    (good,) = WORDS.read(move).numbers
    state.goods[step.seat][good] -= 1
    state.tell("pay", {"seat": step.seat, "good": GOODS[good]})
    if left > 1:
        state.push(PAY.at(step.seat, left - 1, good))


def swap_moves(state: MarketDay, step: Step) -> tuple[str, ...]:
    """MD-6: at any time in the own turn, two goods of a kind for one of another."""
    goods = state.goods[step.seat]
    pairs = [(a, b) for a in range(len(GOODS)) for b in range(len(GOODS)) if a != b and goods[a] >= 2]
    return tuple(sorted([phrases.SWAP.say(a, b) for a, b in pairs]))


def swap(state: MarketDay, step: Step, move: str) -> None:
    given, got = WORDS.read(move).numbers
    state.goods[step.seat][given] -= 2
    state.goods[step.seat][got] += 1
    state.tell("swap", {"seat": step.seat, "good": GOODS[given], "other_good": GOODS[got]})


def about_way(state: MarketDay, step: Step) -> dict[str, Arg]:
    (place,) = step.args
    card = CARDS[state.stalls[step.seat][place]]
    return {"card": card.id, "number": card.price}


def about_pay(state: MarketDay, step: Step) -> dict[str, Arg]:
    left, _ = step.args
    return {"number": left}


STEPS: dict[Kind, Rules[Any]] = {
    MORNING: Effect(morning, reveals=True),
    PICK: Choice("MD-1", pick_moves, pick, public=always),
    SHOW: Effect(show, reveals=True),
    TURN: Choice("MD-3", turn_moves, turn, public=None, beside=(SWAP,)),  # depends on a hidden hand
    SWAP: Choice("MD-6", swap_moves, swap, public=always),
    REFILL: Effect(refill, reveals=True, unseen=refill_unseen),
    DRAW: Effect(draw, reveals=True),
    DROP: Effect(drop_if_full),
    MUST_DROP: Choice("MD-4", drop_moves, drop, public=None),
    WAY: Choice("MD-5", way_moves, way, public=always, about=about_way, part=True),
    PAY: Choice("MD-5", pay_moves, pay, public=always, about=about_pay, form="allot", part=True),
}
