"""Chapter 12: preparing for a season (EV-168 to EV-173)."""

from typing import Any, Final

from kleinstadt.engine.step import Effect, Kind, Rules, Step
from kleinstadt.games.everdell.cards import NEW_WORKERS, NONE, SEASONS
from kleinstadt.games.everdell.goods import POINTS, amount
from kleinstadt.games.everdell.program import BEFORE_RECALL, IN_SEASON
from kleinstadt.games.everdell.state import Everdell
from kleinstadt.games.everdell.steps import DO, PREPARE, SEASON


def prepare(state: Everdell, step: Step) -> None:
    """First the Clock Tower, while a point lies on it (EV-139), then the rest."""
    seat = step.seat
    state.push(SEASON.at(seat))
    city = state.cities[seat]
    for place, card in enumerate(city.cards):
        if card != NONE and BEFORE_RECALL[card] != NONE and amount(city.stores[place], POINTS):
            state.push(DO.at(seat, BEFORE_RECALL[card], 0, seat, seat, place))


def season(state: Everdell, step: Step) -> None:
    """Workers come back, new ones join them, and the season's bonus follows (EV-169)."""
    seat = step.seat
    stay = [spot for spot in state.workers[seat] if state.for_good(spot)]
    state.idle[seat] += len(state.workers[seat]) - len(stay)
    state.workers[seat] = stay
    state.seasons[seat] += 1
    state.plays[seat] = 0
    state.idle[seat] += NEW_WORKERS[state.seasons[seat]]
    state.tell("prepared", {"seat": seat, "season": SEASONS[state.seasons[seat]], "number": state.idle[seat]})
    program = IN_SEASON[state.seasons[seat]]
    if program != NONE:
        state.push(DO.at(seat, program, 0, seat, seat, NONE))


STEPS: Final[dict[Kind, Rules[Any]]] = {PREPARE: Effect(prepare), SEASON: Effect(season)}
