"""Which open projects an action would meet: a light for the screen, no rule. The rule itself is asked."""

from kleinstadt.games.garden_nation.layout import BIT
from kleinstadt.games.garden_nation.rules.build import NO_TILE
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
