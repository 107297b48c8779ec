"""Chapter 3: rounds, slots of the turn-order board and who is next (GN-20 to GN-23, GN-66, GN-77 to GN-79)."""

from typing import Final

from kleinstadt.engine.event import Arg
from kleinstadt.engine.step import Step
from kleinstadt.games.garden_nation.cards import ACTIONS
from kleinstadt.games.garden_nation.notation import NEXT, NEXT_TEXT
from kleinstadt.games.garden_nation.state import Position

NEAR: Final = 2  # so many rounds before a round limit it is announced
LIFTED: Final = 200  # a game without a limit stops here all the same, so that every game ends (OP-32)

# Steps are never changed, so each is made once.
ACT: Final = (Step("act", 0), Step("act", 1), Step("act", 2), Step("act", 3))
CHOOSE_NEXT: Final = (Step("next", 0), Step("next", 1), Step("next", 2), Step("next", 3))
ROUND_END: Final = Step("round_end")
FINISH: Final = Step("finish")


def round_limit(position: Position) -> int:
    limit = position.options["rounds"]
    assert isinstance(limit, int)
    return limit or LIFTED


def begin_round(position: Position, first: int) -> None:
    """The last player of the round before takes slot 1, all other markers lie beside (GN-66)."""
    position.round += 1
    position.order = []
    if position.log is not None:
        position.tell("round_began", {"round": position.round, "seat": first})
    limit = round_limit(position)
    if position.round >= limit:  # OP-32: the limit makes this round the last one
        position.last_round = True
        position.tell("limit_reached", {"round": position.round})
    elif position.round == limit - NEAR:
        position.tell("limit_near", {"left": NEAR})
    begin_turn(position, first)


def begin_turn(position: Position, seat: int) -> None:
    """The seat takes the next slot and gets that slot's actions (GN-21)."""
    position.order.append(seat)
    slot = len(position.order)
    position.actions = ACTIONS[position.seats][slot - 1]
    if position.log is not None:
        position.tell("turn_began", {"seat": seat, "slot": slot, "actions": position.actions})
    begin_action(position, seat)


def begin_action(position: Position, seat: int) -> None:
    position.lap = position.crane
    position.trick_used = False
    position.roof_moved = False
    position.push(ACT[seat])


def end_action(position: Position, seat: int) -> None:
    """Next action, next player or the end of the round."""
    position.actions -= 1
    if position.actions:
        begin_action(position, seat)
    elif len(position.order) == len(ACTIONS[position.seats]):
        position.push(ROUND_END)  # GN-23
    elif position.seats == 2:
        begin_turn(position, 1 - seat)  # GN-79: turns alternate, nobody chooses
    else:
        position.push(CHOOSE_NEXT[seat])


def next_moves(position: Position, step: Step) -> tuple[str, ...]:
    """Those who have not had a turn in this round (GN-22). A single one is no choice."""
    return tuple([NEXT_TEXT[seat] for seat in range(position.seats) if seat not in position.order])


def choose_next(position: Position, step: Step, move: str) -> None:
    chosen = NEXT[move]
    if position.log is not None:
        position.tell("chose_next", {"seat": step.seat, "other_seat": chosen})
    begin_turn(position, chosen)


def about_next(position: Position, step: Step) -> dict[str, Arg]:
    return {"slot": len(position.order) + 1}
