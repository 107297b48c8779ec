"""The rules of Market Day: what each kind of step asks or does."""

from typing import Any

from kleinstadt.engine.event import Arg
from kleinstadt.engine.step import Choice, Effect, Rules, Step, always
from market_day.cards import CARDS, GOODS, NUMBER
from market_day.state import MarketDay

# -- the morning: everybody secretly picks a good ------------------------------------------------------------------


def morning(state: MarketDay, step: Step) -> None:
    """MD-1: who goes first is drawn, all pick at the same time, the picks are shown, then everybody takes a turn. What
    comes last is pushed first."""
    first = state.chance.below(state.seats)
    state.tell("morning", {"seat": first}, revealed=True)
    for turn in reversed(range(state.seats)):
        state.push(Step("turn", (first + turn) % state.seats))
    state.push(Step("show"))
    state.open_together([Step("pick", seat) for seat in range(state.seats)])


def pick_moves(state: MarketDay, step: Step) -> tuple[str, ...]:
    return PICKS


def pick(state: MarketDay, step: Step, move: str) -> None:
    state.picks[step.seat] = PICKS.index(move)
    state.tell("pick", {"seat": step.seat}, only=step.seat, hidden={"good": GOODS[state.picks[step.seat]]})


def show(state: MarketDay, step: Step) -> None:
    """MD-2: who is alone in picking a good gets two of it, the others one."""
    for seat, good in enumerate(state.picks):
        number = 2 if state.picks.count(good) == 1 else 1
        state.goods[seat][good] += number
        state.tell("gain", {"seat": seat, "good": GOODS[good], "number": number}, revealed=True)
    state.picks = [-1] * state.seats


# -- a turn: open a stall or draw a card ---------------------------------------------------------------------------


def turn_moves(state: MarketDay, step: Step) -> tuple[str, ...]:
    """MD-3: open a stall that can be paid, or draw a card, or rest."""
    wealth = sum(state.goods[step.seat])
    found = [f"open {CARDS[card].id}" for card in state.hands[step.seat] if CARDS[card].price <= wealth]
    if state.deck:
        found.append("draw")
    return tuple(sorted([*found, "rest"]))


def turn(state: MarketDay, step: Step, move: str) -> None:
    if move == "draw":
        state.push(Step("draw", step.seat))
    elif move != "rest":
        card = NUMBER[move.removeprefix("open ")]
        state.hands[step.seat].remove(card)
        state.stalls[step.seat].append(card)
        state.tell("open", {"seat": step.seat, "card": CARDS[card].id})
        invite(state, step.seat, card)
        state.push(Step("work", step.seat, (card,)))
        state.push(Step("pay", step.seat, (CARDS[card].price, 0)))


def draw(state: MarketDay, step: Step) -> None:
    card = state.deck.pop()
    state.hands[step.seat].append(card)
    state.seen[step.seat].add(card)
    state.tell("draw", {"seat": step.seat}, only=step.seat, hidden={"card": CARDS[card].id}, revealed=True)


def pay_moves(state: MarketDay, step: Step) -> tuple[str, ...]:
    """MD-4: goods of any kind, asked one at a time in the order of GOODS, so that each payment has one form."""
    left, lowest = step.args
    goods = state.goods[step.seat]
    return tuple([PAYS[g] for g in range(lowest, len(GOODS)) if goods[g] and sum(goods[g:]) >= left])


def pay(state: MarketDay, step: Step, move: str) -> None:
    good = PAYS.index(move)
    state.goods[step.seat][good] -= 1
    state.tell("pay", {"seat": step.seat, "good": GOODS[good]})
    if step.args[0] > 1:
        state.push(Step("pay", step.seat, (step.args[0] - 1, good)))


def price_left(state: MarketDay, step: Step) -> dict[str, Arg]:
    return {"number": step.args[0]}


# -- what the stalls do --------------------------------------------------------------------------------------------


def work(state: MarketDay, step: Step) -> None:
    """A stall does what it does, for the seat of this step, which need not be its owner."""
    verb = CARDS[step.args[0]].verb
    if verb == "copy" and not copy_targets(state, step):
        return
    if verb == "ring":
        ring_next(state, step.seat, [c for c in state.stalls[step.seat] if CARDS[c].verb in ("gain", "look", "copy")])
    elif verb in ("gain", "look", "copy"):
        state.push(Step(verb, step.seat, step.args))


def gain(state: MarketDay, step: Step) -> None:
    """MD-5: two of the stall's goods."""
    good = CARDS[step.args[0]].good
    state.goods[step.seat][good] += 2
    state.tell("gain", {"seat": step.seat, "good": GOODS[good], "number": 2})


def look(state: MarketDay, step: Step) -> None:
    """MD-6: look at the top card; take it, leave it or put it under the deck. From now on the seat knows where it is,
    whoever draws it."""
    if state.deck:
        card = state.deck[-1]
        state.seen[step.seat].add(card)
        state.tell("look", {"seat": step.seat}, only=step.seat, hidden={"card": CARDS[card].id}, revealed=True)
        state.push(Step("keep", step.seat))


def keep_moves(state: MarketDay, step: Step) -> tuple[str, ...]:
    return ("leave", "sink", "take")


def keep(state: MarketDay, step: Step, move: str) -> None:
    state.tell(move, {"seat": step.seat})
    if move == "take":
        state.hands[step.seat].append(state.deck.pop())
    elif move == "sink":
        state.deck.insert(0, state.deck.pop())


def copy_targets(state: MarketDay, step: Step) -> list[int]:
    """MD-7: any other stall on the table that gains, looks or copies; a copier chosen by a copier lets you choose
    again, but no copier any more."""
    verbs = ("gain", "look", "copy") if len(step.args) == 1 else ("gain", "look")
    return [card for row in state.stalls for card in row if CARDS[card].verb in verbs and card not in step.args]


def copy_moves(state: MarketDay, step: Step) -> tuple[str, ...]:
    return tuple(sorted([f"copy {CARDS[card].id}" for card in copy_targets(state, step)]))


def copy(state: MarketDay, step: Step, move: str) -> None:
    card = NUMBER[move.removeprefix("copy ")]
    state.tell("copy", {"seat": step.seat, "card": CARDS[card].id})
    again = Step("copy", step.seat, (*step.args, card))
    if CARDS[card].verb != "copy":
        state.push(Step("work", step.seat, (card,)))
    elif copy_targets(state, again):
        state.push(again)


def ring_next(state: MarketDay, seat: int, cards: list[int]) -> None:
    if cards:
        state.push(Step("ring", seat, tuple(cards)))


def ring_moves(state: MarketDay, step: Step) -> tuple[str, ...]:
    """MD-8: all your stalls that gain, look or copy work once more, in an order you choose as you go."""
    return tuple(sorted([f"ring {CARDS[card].id}" for card in step.args]))


def ring(state: MarketDay, step: Step, move: str) -> None:
    card = NUMBER[move.removeprefix("ring ")]
    ring_next(state, step.seat, [other for other in step.args if other != card])
    state.push(Step("work", step.seat, (card,)))


def invite(state: MarketDay, opener: int, card: int) -> None:
    """MD-9: when a stall opens, the owners of a joiner may, clockwise, pay one good to let it work for them too."""
    for turn in reversed(range(1, state.seats)):
        seat = (opener + turn) % state.seats
        if any([CARDS[own].verb == "join" for own in state.stalls[seat]]):
            state.push(Step("join", seat, (card,)))


def join_moves(state: MarketDay, step: Step) -> tuple[str, ...]:
    return ("decline", "join") if any(state.goods[step.seat]) else ("decline",)


def join(state: MarketDay, step: Step, move: str) -> None:
    if move == "join":
        state.tell("join", {"seat": step.seat, "card": CARDS[step.args[0]].id})
        state.push(Step("work", step.seat, step.args))
        state.push(Step("pay", step.seat, (1, 0)))


def card_asked(state: MarketDay, step: Step) -> dict[str, Arg]:
    return {"card": CARDS[step.args[0]].id}


PICKS = tuple([f"pick {good}" for good in GOODS])
PAYS = tuple([f"pay {good}" for good in GOODS])
BOOK: dict[str, Rules[Any]] = {
    "morning": Effect(morning, reveals=True),
    "pick": Choice("MD-1", pick_moves, pick, public=always),
    "show": Effect(show, reveals=True),
    "turn": Choice("MD-3", turn_moves, turn, public=None),  # depends on a hidden hand
    "draw": Effect(draw, reveals=True),
    "pay": Choice("MD-4", pay_moves, pay, public=always, about=price_left, form="some"),
    "work": Effect(work),
    "gain": Effect(gain),
    "look": Effect(look, reveals=True),
    "keep": Choice("MD-6", keep_moves, keep, public=always),
    "copy": Choice("MD-7", copy_moves, copy, public=always, about=card_asked),
    "ring": Choice("MD-8", ring_moves, ring, public=always, form="order"),
    "join": Choice("MD-9", join_moves, join, public=always, about=card_asked),
}
