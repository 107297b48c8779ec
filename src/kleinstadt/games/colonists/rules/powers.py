"""Powers that are used when their owner likes (H8): more range for a levy, rides on limited cards, swapping places,
exchanging storage facilities."""

from typing import Any, Final

from kleinstadt.engine.step import Choice, Effect, Kind, Rules, Step, always, in_order
from kleinstadt.games.colonists import phrases
from kleinstadt.games.colonists.cards import BUILDINGS
from kleinstadt.games.colonists.community import AT_STORAGE, building_of, crew_of, kind_of
from kleinstadt.games.colonists.paying import plan
from kleinstadt.games.colonists.phrases import WORDS
from kleinstadt.games.colonists.rules.building import add, groups, remove
from kleinstadt.games.colonists.rules.cards import wear
from kleinstadt.games.colonists.rules.levy import (
    Rest,
    can_pay_levy,
    end_payment,
    first_part,
    materials_part,
    start_levy,
)
from kleinstadt.games.colonists.rules.possible import FREE, can_swap
from kleinstadt.games.colonists.rules.storing import begin_action, dolly_left, owe
from kleinstadt.games.colonists.state import USED_RANGE, USED_SWAP, Colonists
from kleinstadt.games.colonists.steps import CHANGE, END_FARE, GO, GO_FARTHER, PAY, POWERS, SETTLE, SWAP
from kleinstadt.games.colonists.verbs import FOR_LOAD, NONE, RANGE_NOW, REPLACE_BUILDING, SWAP_POWER, Power

# -- rides (CO-62a, CO-62b) --------------------------------------------------------------------------------------------


def rides(state: Colonists, seat: int) -> list[tuple[Power, int]]:
    """Limited cards that take a figure farther, or anywhere; one that is used once in a move only then."""
    rode = state.on_turn().rode
    return [
        (power, card)
        for power, card in state.means[seat].abilities
        if power.price == FOR_LOAD and card != NONE and not (power.per_move and rode)
    ]


def can_take_fare(state: Colonists, seat: int, power: Power) -> bool:
    goods = power.cost.goods
    return plan(state.pools[seat], state.buffers[seat], state.means[seat], dolly_left(state, seat), goods) is not None


def pay_fare(state: Colonists, seat: int, card: int) -> None:
    """An action of its own, before the levy: a good leaves the card, the rest comes from the storage."""
    (power,) = [power for power, of in rides(state, seat) if of == card]
    state.on_turn().rode = state.on_turn().rode or power.per_move
    wear(state, seat, card)
    if power.cost.goods:
        action = begin_action(state, seat, NONE)
        owe(action, power.cost.goods, 0)
        state.push(END_FARE.at(seat))
        state.push(PAY.at(seat))


def end_fare(state: Colonists, step: Step) -> None:
    end_payment(state, step.seat)


# -- beside the question -----------------------------------------------------------------------------------------------


def power_moves(state: Colonists, step: Step) -> tuple[str, ...]:
    """At the start of a move, before a steward has gone. Storage facilities are exchanged at its end, too; but nothing
    comes between a levy and what it leads to (OP-63)."""
    seat = step.seat
    turn = state.turn
    if not state.means[seat].abilities or turn is None or turn.seat != seat or turn.spot != NONE:
        return ()
    asked = state.asked(seat)
    begins = asked is not None and asked.kind is GO
    found: set[str] = set()
    for power, _ in state.means[seat].abilities:
        if power.verb == REPLACE_BUILDING:
            if can_pay_price(state, seat):
                found |= changes(state, seat, power)
        elif not begins:
            continue
        elif power.verb == RANGE_NOW and power.price != FOR_LOAD:
            if not turn.used & USED_RANGE and can_pay_price(state, seat):
                found.add(phrases.FARTHER.say())
        elif power.verb == SWAP_POWER and not turn.used & USED_SWAP and can_swap(state, False):
            found.add(phrases.REARRANGE.say())
    return in_order(list(found))


def can_pay_price(state: Colonists, seat: int) -> bool:
    """A levy as the price of a power goes to the supply (CO-79)."""
    rest = Rest(first_part(state, seat), 0, 0, materials_part(state, seat))
    return can_pay_levy(state, seat, 0, 0, rest, [FREE])


def changes(state: Colonists, seat: int, power: Power) -> set[str]:
    """CO-204b: a storage facility becomes a building that asks for workers of a class and whose era has begun."""
    owned = [kind_of(building) for building in state.buildings[seat]]
    kinds = [
        kind
        for kind, facts in enumerate(state.box.buildings)
        if facts.worker == power.where
        and kind != power.base
        and facts.era <= state.era
        and owned.count(kind) < facts.own_max
    ]
    crews = {crew_of(building) for building in groups(state, seat) if kind_of(building) == power.base}
    return {phrases.CHANGE.say(power.base, crew, kind) for crew in crews for kind in kinds}


def use_power(state: Colonists, step: Step, move: str) -> None:
    seat = step.seat
    turn = state.on_turn()
    said = WORDS.read(move)
    if said.phrase is phrases.REARRANGE:
        turn.used |= USED_SWAP
        state.push(SWAP.at(seat, 0, 0))
        return
    if said.phrase is phrases.FARTHER:
        turn.used |= USED_RANGE
        state.push(GO_FARTHER.at(seat))
    else:
        state.push(CHANGE.at(seat, *said.numbers))
    if first_part(state, seat) or materials_part(state, seat):
        start_levy(state, seat, NONE, [NONE])


def go_farther(state: Colonists, step: Step) -> None:
    turn = state.on_turn()
    for power, _ in state.means[step.seat].abilities:
        if power.verb == RANGE_NOW and power.price != FOR_LOAD:
            turn.farther = power.number
    state.tell("farther", {"seat": step.seat, "stewards": len(state.figures[step.seat])})


def change(state: Colonists, step: Step) -> None:
    """On the same plot; who worked there is at home then."""
    old, crew, kind = step.args
    remove(state, step.seat, old, AT_STORAGE, crew)
    add(state, step.seat, building_of(kind, AT_STORAGE, 0, 0))
    state.tell("changed", {"seat": step.seat, "old": BUILDINGS[old], "building": BUILDINGS[kind]})
    state.push(SETTLE.at(step.seat))


STEPS: Final[dict[Kind, Rules[Any]]] = {
    POWERS: Choice("CO-180a", power_moves, use_power, public=always),
    GO_FARTHER: Effect(go_farther),
    CHANGE: Effect(change),
    END_FARE: Effect(end_fare),
}
