"""What the stalls do (MD-7 to MD-12)."""

from typing import Any

from kleinstadt.engine.event import Arg
from kleinstadt.engine.step import Choice, Effect, Kind, Rules, Step, always
from market_day import phrases
from market_day.cards import CARDS, GOODS, IDS
from market_day.phrases import WORDS
from market_day.state import MarketDay
from market_day.steps import COPY, DROP, GIVE, JOIN, KEEP, LOOK, PAY, RING, WORK

WORKS = ("gain", "look", "copy", "beg")


def work(state: MarketDay, step: Step) -> None:
    """A stall does what it does, for the seat of this step, which need not be its owner."""
    owner, place = step.args
    verb = state.verb(owner, place)
    if verb == "gain":
        gain(state, step.seat, CARDS[state.stalls[owner][place]].good)
    elif verb == "look" and state.deck.cards:
        state.push(LOOK.at(step.seat))
    elif verb == "copy" and copy_targets(state, owner, place, False):
        state.push(COPY.at(step.seat, owner, place, 0))
    elif verb == "ring":
        ring_next(state, step.seat, sum([2**other for other in state.places(step.seat, WORKS)]))
    elif verb == "beg":
        beg(state, step.seat)


def gain(state: MarketDay, seat: int, good: int) -> None:
    """MD-7: two of the stall's goods."""
    state.goods[seat][good] += 2
    state.tell("gain", {"seat": seat, "good": GOODS[good], "number": 2})


# -- looking -------------------------------------------------------------------------------------------------------


def look(state: MarketDay, step: Step) -> None:
    """MD-8: look at the top card; keep it, leave it or put it under the deck. From now on the seat knows where it is,
    whoever draws it."""
    card = state.deck.look(0, seen=2**step.seat)
    state.tell("look", {"seat": step.seat}, only=step.seat, hidden={"card": IDS[card]})
    state.push(KEEP.at(step.seat))


def keep_moves(state: MarketDay, step: Step) -> tuple[str, ...]:
    return (phrases.KEEP.say(), phrases.LEAVE.say(), phrases.SINK.say())


def keep(state: MarketDay, step: Step, move: str) -> None:
    said = WORDS.read(move)
    state.tell(said.phrase.id, {"seat": step.seat})
    if said.phrase is phrases.LEAVE:
        return
    seen = state.deck.seen[-1]
    card = state.deck.draw()
    if said.phrase is phrases.KEEP:
        state.hands[step.seat].gain(card, seen)
        state.push(DROP.at(step.seat))
    else:
        state.deck.put_under(card, seen)


# -- copying -------------------------------------------------------------------------------------------------------


def copy_targets(state: MarketDay, owner: int, place: int, again: bool) -> list[tuple[int, int]]:
    """MD-9: any other stall on the table that gains, looks, begs or copies; a copier chosen by a copier lets you choose
    again, but no copier any more."""
    verbs = ("gain", "look", "beg") if again else WORKS
    found = [(other, there) for other in range(state.seats) for there in state.places(other, verbs)]
    return [target for target in found if target != (owner, place)]


def copy_moves(state: MarketDay, step: Step) -> tuple[str, ...]:
    owner, place, again = step.args
    targets = copy_targets(state, owner, place, again == 1)
    return tuple(sorted([phrases.COPY.say(other, there, state.stalls[other][there]) for other, there in targets]))


def copy(state: MarketDay, step: Step, move: str) -> None:
    owner, place, card = WORDS.read(move).numbers
    state.tell("copy", {"seat": step.seat, "card": IDS[card]})
    if CARDS[card].verb != "copy":
        state.push(WORK.at(step.seat, owner, place))
    elif copy_targets(state, owner, place, True):
        state.push(COPY.at(step.seat, owner, place, 1))


# -- ordering triggers -----------------------------------------------------------------------------------------------


def ring_next(state: MarketDay, seat: int, left: int) -> None:
    if left:
        state.push(RING.at(seat, left))


def ring_moves(state: MarketDay, step: Step) -> tuple[str, ...]:
    """MD-10: all your stalls that gain, look, beg or copy work once more, in an order you choose as you go."""
    (left,) = step.args
    places = [place for place in range(len(state.stalls[step.seat])) if left & 2**place]
    return tuple(sorted([phrases.RING.say(place, state.stalls[step.seat][place]) for place in places]))


def ring(state: MarketDay, step: Step, move: str) -> None:
    (left,) = step.args
    place, _ = WORDS.read(move).numbers
    ring_next(state, step.seat, left & ~(2**place))
    state.push(WORK.at(step.seat, step.seat, place))


# -- decisions of others ---------------------------------------------------------------------------------------------


def beg(state: MarketDay, seat: int) -> None:
    """MD-11: every other player gives you one good, clockwise, and says which."""
    for turn in reversed(range(1, state.seats)):
        other = (seat + turn) % state.seats
        if any(state.goods[other]):
            state.push(GIVE.at(other, seat))


def give_moves(state: MarketDay, step: Step) -> tuple[str, ...]:
    return tuple([phrases.GIVE.say(good) for good in range(len(GOODS)) if state.goods[step.seat][good]])


def give(state: MarketDay, step: Step, move: str) -> None:
    (to,) = step.args
    (good,) = WORDS.read(move).numbers
    state.goods[step.seat][good] -= 1
    state.goods[to][good] += 1
    state.tell("give", {"seat": step.seat, "other_seat": to, "good": GOODS[good]})


def invite(state: MarketDay, opener: int, place: int) -> None:
    """MD-12: when a stall opens, the owners of a joiner may, clockwise, pay one good to let it work for them too."""
    for turn in reversed(range(1, state.seats)):
        seat = (opener + turn) % state.seats
        if state.places(seat, ("join",)):
            state.push(JOIN.at(seat, opener, place))


def join_moves(state: MarketDay, step: Step) -> tuple[str, ...]:
    able = any(state.goods[step.seat])
    return (phrases.DECLINE.say(), phrases.JOIN.say()) if able else (phrases.DECLINE.say(),)


def join(state: MarketDay, step: Step, move: str) -> None:
    owner, place = step.args
    if WORDS.read(move).phrase is phrases.JOIN:
        state.tell("join", {"seat": step.seat, "card": IDS[state.stalls[owner][place]]})
        state.push(WORK.at(step.seat, owner, place))
        state.push(PAY.at(step.seat, 1, 0))


def about_stall(state: MarketDay, step: Step) -> dict[str, Arg]:
    owner, place, *_ = step.args
    return {"card": IDS[state.stalls[owner][place]]}


def about_give(state: MarketDay, step: Step) -> dict[str, Arg]:
    (to,) = step.args
    return {"other_seat": to}


STEPS: dict[Kind, Rules[Any]] = {
    WORK: Effect(work),
    LOOK: Effect(look, reveals=True),
    KEEP: Choice("MD-8", keep_moves, keep, public=always),
    COPY: Choice("MD-9", copy_moves, copy, public=always, about=about_stall, part=True, blind=always),
    RING: Choice("MD-10", ring_moves, ring, public=always, form="order", part=True, blind=always),
    GIVE: Choice("MD-11", give_moves, give, public=always, about=about_give, blind=always),
    JOIN: Choice("MD-12", join_moves, join, public=always, about=about_stall, blind=always),
}
