"""Score sheets of a running or finished game."""

from kleinstadt.engine.score import ScoreLine, ScoreSheet
from kleinstadt.games.garden_nation.layout import BIT, TERRITORY_OF, fields_of
from kleinstadt.games.garden_nation.scoring import (
    Building,
    population_line,
    project_lines,
    secret_line,
    sole_leaders,
)
from kleinstadt.games.garden_nation.state import Position


def buildings_of(position: Position, seat: int) -> list[Building]:
    found = []
    for field in fields_of(position.own[seat]):
        roofed = position.roofs & BIT[field] != 0
        found.append(Building(TERRITORY_OF[field], position.terrain(field), position.floors[field], roofed))
    return found


def secret_lines(position: Position, seat: int) -> list[ScoreLine]:
    """The kept secret projects of this seat, as if the game ended now."""
    buildings = [buildings_of(position, other) for other in range(position.seats)]
    leading = sole_leaders(buildings)
    return [secret_line(card, seat, buildings[seat], leading) for card in position.kept[seat]]


def sheet(position: Position, seat: int, with_secrets: bool) -> ScoreSheet:
    lines = project_lines(position.taken[seat])
    if with_secrets:
        lines += secret_lines(position, seat)
    lines.append(population_line(position.population[seat]))
    return ScoreSheet(seat, lines)
