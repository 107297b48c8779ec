"""Chapter 6: demolish one own building (GN-34 to GN-38)."""

from kleinstadt.games.garden_nation.layout import fields_in
from kleinstadt.games.garden_nation.notation import DEMOLISH_TEXT, where
from kleinstadt.games.garden_nation.rules.crane import move_crane
from kleinstadt.games.garden_nation.state import Position


def demolish_moves(position: Position, seat: int, territory: int, found: list[str]) -> None:
    """Every own building here, finished ones included (GN-36)."""
    for field in fields_in(position.own[seat], territory):
        found.append(DEMOLISH_TEXT[field])


def demolish(position: Position, seat: int, field: int) -> None:
    """All floors come back, double their cost is gained; a tile stays (GN-34, GN-35, GN-37). No project (GN-38)."""
    refund = position.worth(field)
    floors = position.floors[field]
    position.clear_building(seat, field)
    position.population[seat] += refund
    if position.log is not None:
        position.tell(
            "demolished",
            {
                "seat": seat,
                **where(field),
                "floors": floors,
                "refund": refund,
            },
        )
    move_crane(position, seat, field)
