"""Verbs that give: gain, gain_one_of, put, put_one_of, take_stored, lay."""

from typing import Any, Final

from kleinstadt.engine.event import Arg
from kleinstadt.engine.sharing import replaced
from kleinstadt.engine.step import Choice, Kind, Rules, Step, always, in_order
from kleinstadt.games.everdell import phrases
from kleinstadt.games.everdell.cards import EVENTS
from kleinstadt.games.everdell.deeds import GAIN_ONE_OF, MANY, Deed
from kleinstadt.games.everdell.effects.asking import about_deed
from kleinstadt.games.everdell.effects.counting import count
from kleinstadt.games.everdell.goods import GOODS, KINDS, ONE, RESOURCES, amount
from kleinstadt.games.everdell.phrases import BUNDLE_NUMBER, BUNDLES, DONE_TEXT, WORDS
from kleinstadt.games.everdell.rules.hands import push_draw
from kleinstadt.games.everdell.rules.paying import tell_goods
from kleinstadt.games.everdell.state import Everdell
from kleinstadt.games.everdell.steps import (
    CHOOSE,
    GAIN_ANY,
    LAY,
    UNLOAD,
    Context,
    beyond,
    card_of,
    context_of,
    deed_of,
    event_of,
    left_of,
)


def times(state: Everdell, deed: Deed, seat: int, context: Context) -> int:
    """How often the amounts of a deed come."""
    if deed.times is None:
        return 1
    return count(state, deed.times, seat, context[2], context[3], context[4]) // deed.per


def gain(state: Everdell, deed: Deed, seat: int, context: Context) -> None:
    give_out(state, deed, seat, times(state, deed, seat, context))


def give_out(state: Everdell, deed: Deed, seat: int, often: int) -> None:
    """The amounts of a deed so many times: goods at once, then cards, then resources of choice."""
    if not often:
        return
    gain_goods(state, seat, deed.goods * often)
    if deed.any:
        state.push(GAIN_ANY.at(seat, deed.any * often, 0))
    push_draw(state, seat, deed.cards * often)


def gain_goods(state: Everdell, seat: int, goods: int) -> None:
    if goods:
        state.stocks[seat] = state.stocks[seat] + goods
        tell_goods(state, "gained", seat, goods)


def gain_any_moves(state: Everdell, step: Step) -> tuple[str, ...]:
    """One resource after the other, in their order, so that each choice has one form."""
    _, lowest = step.args
    return in_order([phrases.GAIN.of(kind) for kind in range(lowest, len(GOODS))])


def gain_any(state: Everdell, step: Step, move: str) -> None:
    left, _ = step.args
    (kind,) = WORDS.read(move).numbers
    gain_goods(state, step.seat, ONE[kind])
    if left > 1:
        state.push(GAIN_ANY.at(step.seat, left - 1, kind))


def about_gain_any(state: Everdell, step: Step) -> dict[str, Arg]:
    return {"number": left_of(step)}


# -- one of several -------------------------------------------------------------------------------------------------


def choose_moves(state: Everdell, step: Step) -> tuple[str, ...]:
    deed = deed_of(step)
    return in_order([phrases.CHOOSE.of(BUNDLE_NUMBER[goods]) for goods in deed.choices])


def choose(state: Everdell, step: Step, move: str) -> None:
    owner, place = card_of(step)
    (bundle,) = WORDS.read(move).numbers
    goods = sum(ONE[kind] for kind in BUNDLES[bundle])
    if deed_of(step).verb == GAIN_ONE_OF:
        gain_goods(state, step.seat, goods)
    else:
        put_goods(state, owner, place, goods)


def put_goods(state: Everdell, owner: int, place: int, goods: int) -> None:
    """From the supply onto a card."""
    city = state.cities[owner]
    city.stores[place] += goods
    tell_goods(state, "stored", owner, goods, card=city.cards[place])


def put(state: Everdell, deed: Deed, seat: int, context: Context) -> None:
    put_goods(state, context[3], context[4], deed.goods)


def take_stored(state: Everdell, deed: Deed, seat: int, context: Context) -> None:
    """Everything that lies on the card (EV-156), or some of it (EV-213)."""
    _, _, _, owner, place, _ = context
    goods = state.cities[owner].stores[place]
    if deed.most == MANY:
        state.cities[owner].stores[place] = 0
        gain_goods(state, seat, goods)
    elif goods:
        state.push(UNLOAD.at(seat, *context, 0, 0))


def unload_moves(state: Everdell, step: Step) -> tuple[str, ...]:
    """Resources of choice from the card, one after the other in their order."""
    owner, place = card_of(step)
    _, lowest = beyond(step)
    kinds = [kind for kind in RESOURCES[lowest:] if amount(state.cities[owner].stores[place], kind)]
    return (DONE_TEXT, *sorted([phrases.UNLOAD.of(kind) for kind in kinds]))


def unload(state: Everdell, step: Step, move: str) -> None:
    owner, place = card_of(step)
    taken, _ = beyond(step)
    said = WORDS.read(move)
    if said.phrase is phrases.DONE:
        return
    (kind,) = said.numbers
    state.cities[owner].stores[place] -= ONE[kind]
    gain_goods(state, step.seat, ONE[kind])
    if taken + 1 < deed_of(step).most:
        state.push(UNLOAD.at(step.seat, *context_of(step), taken + 1, kind))


# -- onto an event --------------------------------------------------------------------------------------------------


def layable(state: Everdell, deed: Deed, seat: int, lowest: int) -> list[int]:
    return [kind for kind in RESOURCES[lowest:] if ONE[kind] in deed.choices and amount(state.stocks[seat], kind)]


def lay_first(state: Everdell, deed: Deed, seat: int, context: Context) -> None:
    if layable(state, deed, seat, 0):
        state.push(LAY.at(seat, *context, 0, 0))


def lay_moves(state: Everdell, step: Step) -> tuple[str, ...]:
    """EV-164: resources put on the event, one after the other in their order."""
    deed = deed_of(step)
    _, lowest = beyond(step)
    kinds = layable(state, deed, step.seat, lowest)
    return (DONE_TEXT, *sorted([phrases.LAY.of(kind) for kind in kinds]))


def lay(state: Everdell, step: Step, move: str) -> None:
    place = event_of(step)
    laid, _ = beyond(step)
    said = WORDS.read(move)
    if said.phrase is phrases.DONE:
        return
    (kind,) = said.numbers
    state.stocks[step.seat] -= ONE[kind]
    state.event_goods = replaced(state.event_goods, place, state.event_goods[place] + ONE[kind])
    state.tell("laid", {"seat": step.seat, "number": 1, "good": KINDS[kind], "card": EVENTS[state.events[place]]})
    deed = deed_of(step)
    if laid + 1 < deed.most and layable(state, deed, step.seat, kind):
        state.push(LAY.at(step.seat, *context_of(step), laid + 1, kind))


def about_lay(state: Everdell, step: Step) -> dict[str, Arg]:
    deed = deed_of(step)
    laid, _ = beyond(step)
    return {"card": EVENTS[state.events[event_of(step)]], "number": deed.most - laid}


STEPS: Final[dict[Kind, Rules[Any]]] = {
    GAIN_ANY: Choice(
        "EV-2", gain_any_moves, gain_any, public=always, about=about_gain_any, form="allot", part=True, blind=always
    ),
    CHOOSE: Choice(
        "EV-156", choose_moves, choose, public=always, about=about_deed, form="allot", part=True, blind=always
    ),
    UNLOAD: Choice(
        "EV-213", unload_moves, unload, public=always, about=about_deed, form="allot", part=True, blind=always
    ),
    LAY: Choice("EV-164", lay_moves, lay, public=always, about=about_lay, form="allot", part=True, blind=always),
}
