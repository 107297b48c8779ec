"""Chapters 13 and 14: what a described final position is worth. Knows no running game; the score pad uses it too."""

from typing import Final

from kleinstadt.engine.score import ScoreLine
from kleinstadt.games.garden_nation.cards import (
    PROJECT_POINTS,
    PROJECTS,
    SECRET_FLOORS,
    SECRET_GROUP,
    SECRET_POINTS,
    SECRET_POINTS_BOTH,
    SECRET_TERRAIN,
    SECRET_TERRITORIES,
    SECRETS,
    population_points,
)

NOBODY: Final = -1


class Building:
    """All a score needs to know of a building: where, on what, how high, and whether it is finished."""

    __slots__ = ("territory", "terrain", "floors", "roofed")

    def __init__(self, territory: int, terrain: int, floors: int, roofed: bool) -> None:
        self.territory = territory
        self.terrain = terrain
        self.floors = floors
        self.roofed = roofed


def sole_leaders(buildings: list[list[Building]]) -> list[int]:
    """By territory (0 unused) the seat with most floors, roofed ones included; NOBODY when tied (GN-76)."""
    counts = [[0] * 8 for _ in buildings]
    for seat, mine in enumerate(buildings):
        for building in mine:
            counts[seat][building.territory] += building.floors
    leading = [NOBODY] * 8
    for territory in range(1, 8):
        column = [count[territory] for count in counts]
        best = max(column)
        if best and column.count(best) == 1:
            leading[territory] = column.index(best)
    return leading


def secret_line(card: int, seat: int, mine: list[Building], leading: list[int]) -> ScoreLine:
    """The points of one secret project; only unfinished buildings count except for control (GN-74 to GN-76)."""
    group = SECRET_GROUP[card]
    if group == "control":
        held = sum([leading[territory] == seat for territory in SECRET_TERRITORIES[card]])
        points = (0, SECRET_POINTS[card], SECRET_POINTS_BOTH[card])[held]
        return ScoreLine(SECRETS[card], points, {"count": held})
    high = [building for building in mine if not building.roofed and building.floors >= SECRET_FLOORS[card]]
    if group == "towers":
        count = len({building.territory for building in high})  # GN-75: one a territory
    elif group == "buildings":
        count = sum([building.terrain == SECRET_TERRAIN[card] for building in high])
    else:
        count = sum([building.floors for building in high if building.terrain == SECRET_TERRAIN[card]])
    return ScoreLine(SECRETS[card], count * SECRET_POINTS[card], {"count": count})


def project_lines(cards: tuple[int, ...]) -> list[ScoreLine]:
    """A line for each completed public project (GN-46)."""
    return [ScoreLine(PROJECTS[card], PROJECT_POINTS[card]) for card in cards]


def population_line(population: int) -> ScoreLine:
    """GN-71 (b)."""
    return ScoreLine("population", population_points(population), {"population": population})
