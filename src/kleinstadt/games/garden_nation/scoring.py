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


def sole_leaders(floors: list[list[int]]) -> list[int]:
    """By territory (0: none) the seat with most floors there, NOBODY when tied (GN-76). `floors` are those of each seat
    by territory, roofed ones included."""
    leading = [NOBODY] * 8
    for territory in range(1, 8):
        best = 0
        for seat, mine in enumerate(floors):
            if mine[territory] > best:
                best = mine[territory]
                leading[territory] = seat
            elif mine[territory] == best:
                leading[territory] = NOBODY
    return leading


def secret_count(card: int, seat: int, mine: list[Building], leading: list[int]) -> int:
    """What counts for a secret project; only unfinished buildings do except for control (GN-74 to GN-76)."""
    group = SECRET_GROUP[card]
    if group == "control":
        return sum(leading[territory] == seat for territory in SECRET_TERRITORIES[card])
    high = [building for building in mine if not building.roofed and building.floors >= SECRET_FLOORS[card]]
    if group == "towers":
        return len({building.territory for building in high})  # GN-75: one a territory
    if group == "buildings":
        return sum(building.terrain == SECRET_TERRAIN[card] for building in high)
    return sum(building.floors for building in high if building.terrain == SECRET_TERRAIN[card])


def secret_points(card: int, count: int) -> int:
    """What a secret project is worth with this count (GN-74 to GN-76)."""
    if SECRET_GROUP[card] == "control":
        return (0, SECRET_POINTS[card], SECRET_POINTS_BOTH[card])[count]
    return count * SECRET_POINTS[card]


def secret_line(card: int, seat: int, mine: list[Building], leading: list[int]) -> ScoreLine:
    count = secret_count(card, seat, mine, leading)
    return ScoreLine(SECRETS[card], secret_points(card, count), {"count": count})


def project_lines(cards: tuple[int, ...]) -> list[ScoreLine]:
    """A line for each completed public project (GN-46)."""
    return [ScoreLine(PROJECTS[card], PROJECT_POINTS[card]) for card in cards]


def population_line(population: int) -> ScoreLine:
    """GN-71 (b)."""
    return ScoreLine("population", population_points(population), {"population": population})
