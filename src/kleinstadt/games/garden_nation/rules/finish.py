"""Chapter 13: secret projects are revealed and everything is counted (GN-70, GN-71, GN-73)."""

from typing import Any, Final

from kleinstadt.engine.event import Arg
from kleinstadt.engine.step import Effect, Kind, Rules, Step
from kleinstadt.games.garden_nation.cards import population_points
from kleinstadt.games.garden_nation.sheets import secret_lines
from kleinstadt.games.garden_nation.state import Garden
from kleinstadt.games.garden_nation.steps import FINISH


def finish(garden: Garden, step: Step) -> None:
    """Nothing follows, so the game is over; the sheets are made from the garden."""
    if garden.log is None:
        return
    secrets = secret_lines(garden, range(garden.seats), garden.floors_by_territory())
    for seat in range(garden.seats):
        for line in secrets[seat]:
            args: dict[str, Arg] = {"seat": seat, "card": line.item, "points": line.points}
            garden.tell("revealed_secret", args)
        population = garden.population[seat]
        garden.tell(
            "counted_population", {"seat": seat, "population": population, "points": population_points(population)}
        )


STEPS: Final[dict[Kind, Rules[Any]]] = {FINISH: Effect(finish, reveals=True)}
