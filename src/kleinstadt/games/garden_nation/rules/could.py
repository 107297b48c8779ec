"""Which open projects an action would meet: a light for the screen, no rule. The rule itself is asked."""

from kleinstadt.games.garden_nation.layout import BIT
from kleinstadt.games.garden_nation.rules.build import NO_TILE, sites
from kleinstadt.games.garden_nation.rules.projects import met
from kleinstadt.games.garden_nation.state import Garden


def would_meet(garden: Garden, seat: int, field: int, floors: int, tile: int) -> list[int]:
    """The projects that are met when the seat has so many floors on this field, perhaps on a new tile. A raid takes the
    roof of the building it replaces, which is then at hand."""
    if not garden.roofs_left and not garden.roofs & BIT[field]:
        return []
    trial = garden.copy()
    if tile != NO_TILE:
        trial.lay_tile(field, tile)
    owner = trial.owner(field)
    if owner >= 0:
        trial.clear_building(owner, field)
    trial.raise_building(seat, field, floors)
    return met(trial, seat, field)


def could_meet(garden: Garden, seat: int) -> list[int]:
    """The projects that the seat would meet by building one floor where the crane stands: who profits there."""
    found: set[int] = set()
    if garden.crane == 0 or garden.supply[seat] == 0 or not garden.roofs_left or not garden.display:
        return []
    for field in sites(garden, seat, garden.crane):
        if garden.cost(field) < garden.population[seat]:
            wild = garden.wild & BIT[field] != 0
            tiles = [tile for tile in range(3) if garden.tiles[tile]] if wild else [NO_TILE]
            for tile in tiles:
                found.update(would_meet(garden, seat, field, garden.floors[field] + 1, tile))
    return [card for card in garden.display if card in found]
