"""Chapter 10: the trick that is an action, raiding a building of another player (GN-62 to GN-64)."""

from kleinstadt.games.garden_nation.layout import fields_in
from kleinstadt.games.garden_nation.phrases import RAID_TEXT, where
from kleinstadt.games.garden_nation.rules.projects import after_placing
from kleinstadt.games.garden_nation.rules.tricks import use_trick
from kleinstadt.games.garden_nation.state import Garden


def can_replace(garden: Garden, seat: int, field: int) -> bool:
    """Whether the seat has a floor for each of this building (GN-62)."""
    return garden.floors[field] <= garden.supply[seat]


def can_pay(garden: Garden, seat: int, field: int) -> bool:
    """Whether the price leaves a population of 1 (GN-62)."""
    return garden.worth(field) < garden.population[seat]


def targets(garden: Garden, seat: int, territory: int) -> list[int]:
    """Foreign buildings that the seat can pay for and replace floor by floor (GN-62, OP-24)."""
    foreign = fields_in(garden.built & ~garden.own[seat], territory)
    return [field for field in foreign if can_replace(garden, seat, field) and can_pay(garden, seat, field)]


def raid_moves(garden: Garden, seat: int, territory: int, found: list[str]) -> None:
    for field in targets(garden, seat, territory):
        found.append(RAID_TEXT[field])


def raid(garden: Garden, seat: int, field: int) -> None:
    """Pay the owner the worth of the building, who takes the floors back; place as many own ones."""
    victim = garden.owner(field)
    price = garden.worth(field)
    floors = garden.floors[field]
    use_trick(garden, seat)
    garden.population[seat] -= price
    garden.population[victim] += price
    garden.clear_building(victim, field)
    garden.raise_building(seat, field, floors)
    if garden.log is not None:
        garden.tell(
            "raided",
            {
                "seat": seat,
                "other_seat": victim,
                **where(field),
                "floors": floors,
                "price": price,
            },
        )
    after_placing(garden, seat, field)
