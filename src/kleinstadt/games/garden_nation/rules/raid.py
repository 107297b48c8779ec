"""Chapter 10: the trick that is an action, raiding a building of another player (GN-62 to GN-64)."""

from kleinstadt.games.garden_nation.layout import fields_in
from kleinstadt.games.garden_nation.notation import RAID_TEXT, where
from kleinstadt.games.garden_nation.rules.projects import after_placing
from kleinstadt.games.garden_nation.rules.tricks import use_trick
from kleinstadt.games.garden_nation.state import Position


def targets(position: Position, seat: int, territory: int) -> list[int]:
    """Foreign buildings that the seat can pay for and replace floor by floor (GN-62, OP-24)."""
    foreign = fields_in(position.built & ~position.own[seat], territory)
    if not foreign:
        return []
    population = position.population[seat]
    supply = position.supply[seat]
    return [field for field in foreign if position.floors[field] <= supply and position.worth(field) < population]


def raid_moves(position: Position, seat: int, territory: int, found: list[str]) -> None:
    for field in targets(position, seat, territory):
        found.append(RAID_TEXT[field])


def raid(position: Position, seat: int, field: int) -> None:
    """Pay the owner the worth of the building, who takes the floors back; place as many own ones."""
    victim = position.owner(field)
    price = position.worth(field)
    floors = position.floors[field]
    use_trick(position, seat)
    position.population[seat] -= price
    position.population[victim] += price
    position.clear_building(victim, field)
    position.raise_building(seat, field, floors)
    if position.log is not None:
        position.tell(
            "raided",
            {
                "seat": seat,
                "other_seat": victim,
                **where(field),
                "floors": floors,
                "price": price,
            },
        )
    after_placing(position, seat, field)
