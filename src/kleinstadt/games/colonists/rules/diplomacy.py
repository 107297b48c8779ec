"""Diplomacy (chapter 18): relations are established and improved step by step, all in one action."""

from typing import Any, Final

from kleinstadt.engine.step import Choice, Kind, Rules, Step, always, in_order
from kleinstadt.games.colonists import phrases
from kleinstadt.games.colonists.cards import BUILDINGS, COLONIES
from kleinstadt.games.colonists.community import EMBASSY_ON, crew_of, embassy_plot, kind_of, level_of, plot_of
from kleinstadt.games.colonists.phrases import WORDS
from kleinstadt.games.colonists.rules.ambassadors import unlock
from kleinstadt.games.colonists.rules.building import (
    can_be_razed,
    embassies_razed,
    free_plot,
    groups,
    raze_embassy,
    remove,
)
from kleinstadt.games.colonists.rules.possible import next_levels
from kleinstadt.games.colonists.rules.storing import can_pay, owe
from kleinstadt.games.colonists.state import Colonists
from kleinstadt.games.colonists.steps import NEGOTIATE, PAY
from kleinstadt.games.colonists.verbs import AMBASSADOR, NONE


def negotiate_moves(state: Colonists, step: Step) -> tuple[str, ...]:
    """The next level of a colony, colonies in their order (D16); a new embassy needs a plot (CO-174)."""
    lowest, done = step.args
    seat = step.seat
    action = state.doing(step.seat)
    found: list[str] = [phrases.DONE_TEXT] if done else []
    free = free_plot(state, seat, False) != NONE
    for colony in next_levels(state, seat):
        if colony < lowest:
            continue
        level = level_of(state.embassies[seat][colony])
        price = state.box.level_price[level + 1]
        if (level or free) and can_pay(state, action, price.goods, price.tools):
            found.append(phrases.EMBASSY.of(colony))
        if not level and can_pay(state, action, price.goods, price.tools + state.box.razing_tools):
            found += razing(state, seat, colony)
    return in_order(found)


def razing(state: Colonists, seat: int, colony: int) -> list[str]:
    """What could make way for an embassy (CO-177)."""
    found = [
        phrases.EMBASSY_OVER.say(colony, kind_of(old), plot_of(old), crew_of(old))
        for old in groups(state, seat)
        if can_be_razed(state, seat, old, False)
    ]
    return found + [phrases.EMBASSY_FOR.say(colony, other) for other in embassies_razed(state, seat, False)]


def negotiate(state: Colonists, step: Step, move: str) -> None:
    _, done = step.args
    seat = step.seat
    if move == phrases.DONE_TEXT:
        state.push(PAY.at(seat))
        return
    said = WORDS.read(move)
    colony = said.numbers[0]
    embassy = state.embassies[seat][colony]
    level = level_of(embassy) + 1
    price = state.box.level_price[level]
    razed = said.phrase is not phrases.EMBASSY
    owe(state.doing(step.seat), price.goods, price.tools + (state.box.razing_tools if razed else 0))
    plot = embassy_plot(embassy) if embassy else plot_for(state, seat, move)
    reach_level(state, seat, colony, level, plot)
    state.push(NEGOTIATE.at(seat, colony, done + 1))
    unlock_ambassador(state, seat, colony, level)


def plot_for(state: Colonists, seat: int, move: str) -> int:
    """The plot of a new embassy; what stood there is razed."""
    said = WORDS.read(move)
    if said.phrase is phrases.EMBASSY_OVER:
        _, old, plot, crew = said.numbers
        remove(state, seat, old, plot, crew)
        state.tell("razed", {"seat": seat, "building": BUILDINGS[old]})
        return plot
    if said.phrase is phrases.EMBASSY_FOR:
        return raze_embassy(state, seat, said.numbers[1])
    return free_plot(state, seat, False)


def reach_level(state: Colonists, seat: int, colony: int, level: int, plot: int) -> None:
    state.embassies[seat][colony] = level + EMBASSY_ON * plot
    state.changed(seat)
    state.tell("embassy", {"seat": seat, "colony": COLONIES[colony], "number": level})


def unlock_ambassador(state: Colonists, seat: int, colony: int, level: int) -> None:
    for power in state.box.colonies[colony].levels[level - 1]:
        if power.verb == AMBASSADOR:
            unlock(state, seat, power.who)


STEPS: Final[dict[Kind, Rules[Any]]] = {
    NEGOTIATE: Choice("CO-170", negotiate_moves, negotiate, public=always, form="some", part=True),
}
