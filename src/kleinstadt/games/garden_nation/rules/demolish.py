"""Chapter 6: demolish one own building (GN-34 to GN-38)."""

from kleinstadt.games.garden_nation.layout import fields_in
from kleinstadt.games.garden_nation.phrases import DEMOLISH_TEXT, where
from kleinstadt.games.garden_nation.rules.crane import move_crane
from kleinstadt.games.garden_nation.state import Garden


def demolish_moves(garden: Garden, seat: int, territory: int, found: list[str]) -> None:
    """Every own building here, finished ones included (GN-36)."""
    for field in fields_in(garden.own[seat], territory):
        found.append(DEMOLISH_TEXT[field])


def demolish(garden: Garden, seat: int, field: int) -> None:
    """All floors come back, double their cost is gained; a tile stays (GN-34, GN-35, GN-37). No project (GN-38)."""
    refund = garden.worth(field)
    floors = garden.floors[field]
    garden.clear_building(seat, field)
    garden.population[seat] += refund
    if garden.log is not None:
        garden.tell(
            "demolished",
            {
                "seat": seat,
                **where(field),
                "floors": floors,
                "refund": refund,
            },
        )
    move_crane(garden, seat, field)
