"""How many stewards a seat has, and what happens when it has one too many (CO-65, CO-178)."""

from typing import Any, Final

from kleinstadt.engine.step import Choice, Effect, Kind, Rules, Step, always
from kleinstadt.games.colonists import phrases
from kleinstadt.games.colonists.board import BIT
from kleinstadt.games.colonists.cards import TILES
from kleinstadt.games.colonists.phrases import WORDS
from kleinstadt.games.colonists.state import STEWARDS, Colonists
from kleinstadt.games.colonists.steps import DISMISS, LOSE_STEWARD
from kleinstadt.games.colonists.verbs import NONE


def stewards(state: Colonists, seat: int) -> int:
    """How many it may have on the board, the Apprentice among them (CO-65a)."""
    means = state.means[seat]
    return min(STEWARDS, means.stewards + means.apprentice)


def ordinary(state: Colonists, seat: int) -> list[int]:
    """All but the Apprentice."""
    return [figure for figure in range(len(state.figures[seat])) if figure != state.apprentices[seat]]


def lose_steward(state: Colonists, step: Step) -> None:
    """OP-31: who has one too many gives one up; the Apprentice is not among them."""
    if len(ordinary(state, step.seat)) > state.means[step.seat].stewards:
        state.push(DISMISS.at(step.seat))


def dismiss_moves(state: Colonists, step: Step) -> tuple[str, ...]:
    return tuple([phrases.LOSE.of(figure) for figure in ordinary(state, step.seat)])


def dismiss(state: Colonists, step: Step, move: str) -> None:
    (figure,) = WORDS.read(move).numbers
    remove_figure(state, step.seat, figure)
    state.push(LOSE_STEWARD.at(step.seat))


def remove_figure(state: Colonists, seat: int, figure: int) -> None:
    """It leaves the board; those after it move up."""
    spot = state.figures[seat].pop(figure)
    state.tell("leave", {"seat": seat, "place": TILES[state.board.tiles[spot]]})
    apprentice = state.apprentices[seat]
    state.apprentices[seat] = NONE if apprentice == figure else apprentice - (apprentice > figure)
    turn = state.turn
    if turn is not None and turn.seat == seat:
        turn.starts.pop(figure)
        before = turn.moved & (BIT[figure] - 1)
        turn.moved = before | (turn.moved >> (figure + 1)) * BIT[figure]
        turn.mover = NONE if turn.mover == figure else turn.mover - (turn.mover > figure)


STEPS: Final[dict[Kind, Rules[Any]]] = {
    LOSE_STEWARD: Effect(lose_steward),
    DISMISS: Choice("CO-178", dismiss_moves, dismiss, public=always),
}
