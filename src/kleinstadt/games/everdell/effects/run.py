"""Carrying a program out, deed by deed (EV-6, EV-33)."""

from collections.abc import Callable
from typing import Any, Final

from kleinstadt.engine.step import Effect, Kind, Rules, Step
from kleinstadt.games.everdell.deeds import REVEAL, VERBS, Deed
from kleinstadt.games.everdell.effects import cards, copy, gain, play, trade, workers
from kleinstadt.games.everdell.effects.counting import holds
from kleinstadt.games.everdell.effects.odd import ODD
from kleinstadt.games.everdell.program import PROGRAMS
from kleinstadt.games.everdell.state import Everdell
from kleinstadt.games.everdell.steps import CHOOSE, DO, SWEEP, Context


def choose(state: Everdell, deed: Deed, seat: int, context: Context) -> None:
    state.push(CHOOSE.at(seat, *context))


def code(state: Everdell, deed: Deed, seat: int, context: Context) -> None:
    ODD[deed.name](state, seat)


Verb = Callable[[Everdell, Deed, int, Context], None]
BY_NAME: Final[dict[str, Verb]] = {
    "gain": gain.gain,
    "gain_one_of": choose,
    "put": gain.put,
    "put_one_of": choose,
    "take_stored": gain.take_stored,
    "lay": gain.lay_first,
    "trade": trade.trade,
    "take_open": cards.take_open,
    "discard_open": cards.discard_open,
    "reveal": cards.reveal_first,
    "take_revealed": cards.take_revealed,
    "tuck": cards.tuck_first,
    "play": play.play_first,
    "activate": copy.activate_first,
    "copy_card": copy.copy_first,
    "copy_location": copy.copy_place_first,
    "move_worker": workers.move_worker,
    "recall_worker": workers.recall_worker,
    "code": code,
}
DEEDS: Final[tuple[Verb, ...]] = tuple([BY_NAME[verb] for verb in VERBS])


def do(state: Everdell, step: Step) -> None:
    """One deed; the next one waits below whatever it asks."""
    program, at, look, owner, place = step.args
    deed = PROGRAMS[program][at]
    if deed.verb == REVEAL:  # what is still turned up when all is done is discarded
        state.push(SWEEP.at(step.seat))
    if at + 1 < len(PROGRAMS[program]):
        state.push(DO.at(step.seat, program, at + 1, look, owner, place))
    if holds(state, deed.conditions, step.seat, look, owner, place):
        DEEDS[deed.verb](state, deed, step.seat, (program, at, look, owner, place))


STEPS: Final[dict[Kind, Rules[Any]]] = {DO: Effect(do)}
