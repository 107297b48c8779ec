"""Score sheets of a running or finished game (GN-71 to GN-73).

Equal points share a place (GN-72, OP-29): nothing breaks a tie.
"""

from collections.abc import Iterable

from kleinstadt.engine.score import ScoreLine, ScoreSheet
from kleinstadt.games.garden_nation.layout import BIT, TERRITORIES, fields_in
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
    for territory in TERRITORIES:
        for field in fields_in(garden.own[seat], territory):
            roofed = garden.roofs & BIT[field] != 0
            found.append(Building(territory, garden.terrain(field), garden.floors[field], roofed))
    return found


def secret_lines(garden: Garden, seats: Iterable[int], floors: list[list[int]]) -> dict[int, list[ScoreLine]]:
    """The kept secret projects of these seats, as if the game ended now. `floors` are those of all by territory."""
    leading = sole_leaders(floors)
    found: dict[int, list[ScoreLine]] = {}
    for seat in seats:
        buildings = buildings_of(garden, seat)
        found[seat] = [secret_line(card, seat, buildings, leading) for card in garden.kept[seat]]
    return found


def shown_secrets(garden: Garden, viewer: int | None, floors: list[list[int]]) -> dict[int, list[ScoreLine]]:
    """Secret projects are their owner's alone, until all are revealed (GN-73)."""
    if garden.open_to_all:
        return secret_lines(garden, range(garden.seats), floors)
    return {} if viewer is None else secret_lines(garden, (viewer,), floors)


def sheets(garden: Garden, secrets: dict[int, list[ScoreLine]]) -> list[ScoreSheet]:
    """With these lines for the secret projects."""
    found: list[ScoreSheet] = []
    for seat in range(garden.seats):
        lines = [*project_lines(garden.taken[seat]), *secrets.get(seat, ())]
        lines.append(population_line(garden.population[seat]))
        found.append(ScoreSheet(seat, lines))
    return found


def scores(garden: Garden) -> list[ScoreSheet]:
    return sheets(garden, secret_lines(garden, range(garden.seats), garden.floors_by_territory()))


def standing(garden: Garden, viewer: int | None) -> list[ScoreSheet]:
    return sheets(garden, shown_secrets(garden, viewer, garden.floors_by_territory()))
