"""Chapters 11 and 12: population phase and tidy-up phase (GN-65 to GN-67)."""

from typing import Any, Final

from kleinstadt.engine.event import Arg
from kleinstadt.engine.step import Effect, Kind, Rules, Step
from kleinstadt.games.garden_nation.cards import SHARED_MAJORITY, SOLE_MAJORITY
from kleinstadt.games.garden_nation.layout import TERRITORIES
from kleinstadt.games.garden_nation.rules.turn_order import begin_round
from kleinstadt.games.garden_nation.state import Garden
from kleinstadt.games.garden_nation.steps import FINISH_STEP, ROUND_END


def leaders(floors: list[list[int]], territory: int) -> list[int]:
    """Who has most floors here, roofed ones included; nobody where no floor lies (GN-65)."""
    best = 1
    found: list[int] = []
    for seat, mine in enumerate(floors):
        if mine[territory] > best:
            best = mine[territory]
            found = [seat]
        elif mine[territory] == best:
            found.append(seat)
    return found


def majority_gain(first: list[int]) -> int:
    """What each of those gains who have most floors in a territory (GN-65)."""
    return SOLE_MAJORITY if len(first) == 1 else SHARED_MAJORITY


def population_phase(garden: Garden) -> None:
    """2 for the most floors of a territory, 1 each when tied, nothing for the second (GN-65)."""
    floors = garden.floors_by_territory()
    for territory in TERRITORIES:
        first = leaders(floors, territory)
        gain = majority_gain(first)
        for seat in first:
            garden.population[seat] += gain
            if garden.log is not None:
                tell_gain(garden, seat, territory, first)


def tell_gain(garden: Garden, seat: int, territory: int, first: list[int]) -> None:
    """`first` are all who have most floors there; where two share that, the other one is named."""
    args: dict[str, Arg] = {"seat": seat, "territory": territory, "gain": majority_gain(first)}
    if len(first) == 1:
        garden.tell("majority", args)
    elif len(first) == 2:
        other = first[0] if seat == first[1] else first[1]
        garden.tell("majority_with", {**args, "other_seat": other})
    else:
        garden.tell("majority_shared", args)


def round_end(garden: Garden, step: Step) -> None:
    """After the last turn: population phase, then the next round, or the end (GN-23, GN-66, GN-70)."""
    population_phase(garden)
    if garden.last_round:
        garden.push(FINISH_STEP)
    else:
        begin_round(garden, garden.order[-1])


STEPS: Final[dict[Kind, Rules[Any]]] = {ROUND_END: Effect(round_end)}
