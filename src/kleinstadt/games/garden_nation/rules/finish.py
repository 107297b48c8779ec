"""Chapter 13: secret projects are revealed and everything is counted (GN-70, GN-71, GN-73)."""

from kleinstadt.engine.event import Arg
from kleinstadt.engine.step import Step
from kleinstadt.games.garden_nation.cards import population_points
from kleinstadt.games.garden_nation.sheets import secret_lines
from kleinstadt.games.garden_nation.state import Position


def finish(position: Position, step: Step) -> None:
    """Nothing follows, so the game is over; the sheets are made from the position."""
    if position.log is None:
        return
    for seat in range(position.seats):
        for line in secret_lines(position, seat):
            args: dict[str, Arg] = {"seat": seat, "card": line.item, "points": line.points}
            position.tell("revealed_secret", args, revealed=True)
        population = position.population[seat]
        position.tell(
            "counted_population", {"seat": seat, "population": population, "points": population_points(population)}
        )
