"""Improvements that may follow in the same move, each as an action of its own (TW5: CO-114, CO-164, CO-165)."""

from typing import Any, Final

from kleinstadt.engine.step import Choice, Effect, Kind, Rules, Step, in_order
from kleinstadt.games.colonists import phrases
from kleinstadt.games.colonists.phrases import WORDS
from kleinstadt.games.colonists.rules.altruist import ask_discount, needs_with, start_action
from kleinstadt.games.colonists.rules.cards import playable, put_down
from kleinstadt.games.colonists.state import Colonists
from kleinstadt.games.colonists.steps import MAY_PLAY, PLAY_MORE, STAFF


def play_more(state: Colonists, step: Step) -> None:
    """After drawing on a place, with the Scholars; after playing, with the Institute."""
    chain, spot = step.args
    means = state.means[step.seat]
    allowed = means.play_after if chain == 0 else 1 + means.extra_play
    if state.turn is not None and chain < allowed and state.hands[step.seat]:
        state.push(MAY_PLAY.at(step.seat, chain, spot))


def may_play_moves(state: Colonists, step: Step) -> tuple[str, ...]:
    found = [phrases.PLAY.of(card) for card in playable(state, step.seat)]
    return in_order([*found, phrases.DECLINE_TEXT])


def may_play_one(state: Colonists, step: Step, move: str) -> None:
    chain, spot = step.args
    if move == phrases.DECLINE_TEXT:
        return
    (card,) = WORDS.read(move).numbers
    seat = step.seat
    action = start_action(state, seat, spot, needs_with(state, seat, card))
    action.chain = chain
    put_down(state, seat, card)
    ask_discount(state, seat)


STEPS: Final[dict[Kind, Rules[Any]]] = {
    PLAY_MORE: Effect(play_more),
    MAY_PLAY: Choice("CO-165", may_play_moves, may_play_one, public=None, beside=(STAFF,)),
}
