"""Chapters 11 and 12: population phase and tidy-up phase (GN-65 to GN-67)."""

from kleinstadt.engine.event import Arg
from kleinstadt.engine.step import Step
from kleinstadt.games.garden_nation.cards import SHARED_MAJORITY, SOLE_MAJORITY
from kleinstadt.games.garden_nation.layout import TERRITORIES
from kleinstadt.games.garden_nation.rules.turn_order import FINISH, begin_round
from kleinstadt.games.garden_nation.state import Position


def leaders(position: Position, territory: int) -> list[int]:
    """Who has most floors here, roofed ones included; nobody where no floor lies (GN-65)."""
    best = 1
    found: list[int] = []
    for seat in range(position.seats):
        floors = position.floors_in(seat, territory)
        if floors > best:
            best = floors
            found = [seat]
        elif floors == best:
            found.append(seat)
    return found


def majority_gain(first: list[int]) -> int:
    """What each of those gains who have most floors in a territory (GN-65)."""
    return SOLE_MAJORITY if len(first) == 1 else SHARED_MAJORITY


def population_phase(position: Position) -> None:
    """2 for the most floors of a territory, 1 each when tied, nothing for the second (GN-65)."""
    for territory in TERRITORIES:
        first = leaders(position, territory)
        gain = majority_gain(first)
        for seat in first:
            position.population[seat] += gain
            if position.log is not None:
                tell_gain(position, seat, territory, gain)


def tell_gain(position: Position, seat: int, territory: int, gain: int) -> None:
    args: dict[str, Arg] = {"seat": seat, "territory": territory, "gain": gain}
    if gain == SOLE_MAJORITY:
        position.tell("majority", args)
    else:
        position.tell("majority_shared", args)


def round_end(position: Position, step: Step) -> None:
    """After the last turn: population phase, then the next round, or the end (GN-23, GN-66, GN-70)."""
    population_phase(position)
    if position.last_round:
        position.push(FINISH)
    else:
        begin_round(position, position.order[-1])
