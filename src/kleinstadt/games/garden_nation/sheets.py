"""Score sheets of a running or finished game (GN-71 to GN-73)."""

from kleinstadt.engine.score import ScoreLine, ScoreSheet, places
from kleinstadt.games.garden_nation.layout import BIT, TERRITORY_OF, fields_of
from kleinstadt.games.garden_nation.scoring import (
    Building,
    population_line,
    project_lines,
    secret_line,
    sole_leaders,
)
from kleinstadt.games.garden_nation.state import Garden


def buildings_of(garden: Garden, seat: int) -> list[Building]:
    found: list[Building] = []
    for field in fields_of(garden.own[seat]):
        roofed = garden.roofs & BIT[field] != 0
        found.append(Building(TERRITORY_OF[field], garden.terrain(field), garden.floors[field], roofed))
    return found


def secret_lines(garden: Garden) -> list[list[ScoreLine]]:
    """The kept secret projects of every seat, as if the game ended now."""
    buildings = [buildings_of(garden, seat) for seat in range(garden.seats)]
    leading = sole_leaders(buildings)
    return [
        [secret_line(card, seat, buildings[seat], leading) for card in kept] for seat, kept in enumerate(garden.kept)
    ]


def sheets(garden: Garden, secrets: list[list[ScoreLine]]) -> list[ScoreSheet]:
    """With these lines for the secret projects."""
    found: list[ScoreSheet] = []
    for seat in range(garden.seats):
        lines = project_lines(garden.taken[seat]) + secrets[seat]
        lines.append(population_line(garden.population[seat]))
        found.append(ScoreSheet(seat, lines))
    return found


def scores(garden: Garden) -> list[ScoreSheet]:
    return sheets(garden, secret_lines(garden))


def standing(garden: Garden, viewer: int | None) -> list[ScoreSheet]:
    """Secret projects count for their owner only, until all are revealed (GN-73)."""
    secrets = secret_lines(garden)
    return sheets(garden, [lines if garden.over or seat == viewer else [] for seat, lines in enumerate(secrets)])


def ranking(garden: Garden) -> list[int]:
    """Equal points share a place (GN-72, OP-29)."""
    return places([(sheet.total,) for sheet in scores(garden)])
