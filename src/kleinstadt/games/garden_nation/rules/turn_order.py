"""Chapter 3: rounds, slots of the turn-order board and who is next (GN-20 to GN-23, GN-66, GN-77 to GN-79)."""

from typing import Any, Final

from kleinstadt.engine.event import Arg
from kleinstadt.engine.step import Choice, Kind, Rules, Step, always
from kleinstadt.games.garden_nation.cards import ACTIONS
from kleinstadt.games.garden_nation.phrases import NEXT_TEXT, WORDS
from kleinstadt.games.garden_nation.state import Garden
from kleinstadt.games.garden_nation.steps import ACT_STEPS, NEXT, NEXT_STEPS, ROUND_END_STEP

NEAR: Final = 2  # so many rounds before a round limit it is announced


def round_limit(garden: Garden) -> int:
    """In simulations only; 0 between people, who come to an end by themselves (OP-32)."""
    limit = garden.options["rounds"]
    assert isinstance(limit, int)
    return limit


def begin_round(garden: Garden, first: int) -> None:
    """The last player of the round before takes slot 1, all other markers lie beside (GN-66)."""
    garden.round += 1
    garden.order = []
    if garden.log is not None:
        garden.tell("round_began", {"round": garden.round, "seat": first})
    limit = round_limit(garden)
    if limit and garden.round >= limit:  # OP-32: the limit makes this round the last one
        garden.last_round = True
        garden.tell("limit_reached", {"round": garden.round})
    elif limit and garden.round == limit - NEAR:
        garden.tell("limit_near", {"left": NEAR})
    begin_turn(garden, first)


def begin_turn(garden: Garden, seat: int) -> None:
    """The seat takes the next slot and gets that slot's actions (GN-21)."""
    garden.order.append(seat)
    slot = len(garden.order)
    garden.actions = ACTIONS[garden.seats][slot - 1]
    if garden.log is not None:
        garden.tell("turn_began", {"seat": seat, "slot": slot, "actions": garden.actions})
    begin_action(garden, seat)


def begin_action(garden: Garden, seat: int) -> None:
    garden.lap = garden.crane
    garden.trick_used = False
    garden.roof_moved = False
    garden.push(ACT_STEPS[seat])


def end_action(garden: Garden, seat: int) -> None:
    """Next action, next player or the end of the round."""
    garden.actions -= 1
    if garden.actions:
        begin_action(garden, seat)
    elif len(garden.order) == len(ACTIONS[garden.seats]):
        garden.push(ROUND_END_STEP)  # GN-23
    elif garden.seats == 2:
        begin_turn(garden, 1 - seat)  # GN-79: turns alternate, nobody chooses
    else:
        garden.push(NEXT_STEPS[seat])


def next_moves(garden: Garden, step: Step) -> tuple[str, ...]:
    """Those who have not had a turn in this round (GN-22). A single one is no choice."""
    return tuple([NEXT_TEXT[seat] for seat in range(garden.seats) if seat not in garden.order])


def choose_next(garden: Garden, step: Step, move: str) -> None:
    (chosen,) = WORDS.read(move).numbers
    if garden.log is not None:
        garden.tell("chose_next", {"seat": step.seat, "other_seat": chosen})
    begin_turn(garden, chosen)


def about_next(garden: Garden, step: Step) -> dict[str, Arg]:
    return {"slot": len(garden.order) + 1}


STEPS: Final[dict[Kind, Rules[Any]]] = {
    NEXT: Choice("GN-22", next_moves, choose_next, public=always, blind=always, about=about_next, once=True),
}
