"""Carrying a program out, deed by deed (EV-6, EV-33)."""

from collections.abc import Callable
from typing import Any, Final

from kleinstadt.engine.event import Arg
from kleinstadt.engine.step import Choice, Effect, Kind, Rules, Step, always
from kleinstadt.games.everdell.cards import IDS
from kleinstadt.games.everdell.deeds import GAIN, REVEAL, VERBS, Deed
from kleinstadt.games.everdell.effects import cards, copy, gain, play, station, trade, workers
from kleinstadt.games.everdell.effects.counting import holds
from kleinstadt.games.everdell.effects.odd import ODD
from kleinstadt.games.everdell.effects.possible import has_effect, variant
from kleinstadt.games.everdell.phrases import ACCEPT_TEXT, DECLINE_TEXT
from kleinstadt.games.everdell.program import CAN_VARY, PROGRAMS
from kleinstadt.games.everdell.state import Everdell
from kleinstadt.games.everdell.steps import CHOOSE, DO, MAY, SWEEP, Context, card_of, deed_of


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
    "train_car": station.train_car,
    "discard_guest": station.discard_guest,
    "take_guest": station.take_guest,
    "code": code,
}
DEEDS: Final[tuple[Verb, ...]] = tuple([BY_NAME[verb] for verb in VERBS])


def do(state: Everdell, step: Step) -> None:
    """One deed; the next one waits below whatever it asks."""
    program, at, look, owner, place, by = step.args
    if CAN_VARY[program]:
        program = variant(state, program)
    deed = PROGRAMS[program][at]
    if deed.verb == REVEAL:  # what is still turned up when all is done is discarded
        state.push(SWEEP.at(step.seat))
    if at + 1 < len(PROGRAMS[program]):
        state.push(DO.at(step.seat, program, at + 1, look, owner, place, by))
    if holds(state, deed.conditions, step.seat, look, owner, place):
        context = (program, at, look, owner, place, by)
        if deed.may and deed.verb == GAIN:
            may_gain(state, deed, step.seat, context)
        elif deed.verb == GAIN:  # most of them, and called without the table
            gain.gain(state, deed, step.seat, context)
        else:
            DEEDS[deed.verb](state, deed, step.seat, context)


def may_gain(state: Everdell, deed: Deed, seat: int, context: Context) -> None:
    """What need not be taken is offered, if there is anything."""
    if has_effect(state, deed, seat, context):
        state.push(MAY.at(seat, *context))


def may_moves(state: Everdell, step: Step) -> tuple[str, ...]:
    return (ACCEPT_TEXT, DECLINE_TEXT)


def may(state: Everdell, step: Step, move: str) -> None:
    if move == ACCEPT_TEXT:
        program, at, look, owner, place, by = step.args
        gain.gain(state, PROGRAMS[program][at], step.seat, (program, at, look, owner, place, by))


def about_may(state: Everdell, step: Step) -> dict[str, Arg]:
    owner, place = card_of(step)
    return {"card": IDS[state.cities[owner].cards[place]], "number": deed_of(step).cards}


STEPS: Final[dict[Kind, Rules[Any]]] = {
    DO: Effect(do),
    MAY: Choice("EV-220", may_moves, may, public=always, about=about_may, part=True, blind=always),
}
