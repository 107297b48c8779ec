"""Chapter 10: tricks before the action, change territory and move roof (GN-57 to GN-61)."""

from kleinstadt.games.garden_nation.layout import (
    BIT,
    FIELDS,
    fields_in,
    fields_of,
    next_territory,
    previous_territory,
)
from kleinstadt.games.garden_nation.phrases import ROOF_TEXT, TERRITORY_TEXT, where, whereto
from kleinstadt.games.garden_nation.state import Garden
from kleinstadt.games.garden_nation.steps import ACT_STEPS


def trick_free(garden: Garden, seat: int) -> bool:
    """A tile is left and none was used in this action (GN-57, GN-58)."""
    return garden.tricks[seat] > 0 and not garden.trick_used


def use_trick(garden: Garden, seat: int) -> None:
    garden.tricks[seat] -= 1
    garden.trick_used = True


def trick_moves(garden: Garden, seat: int, found: list[str]) -> None:
    """Each roof here to each unfinished building on the same terrain (GN-61); both neighbouring numbers (GN-60)."""
    crane = garden.crane
    for source in fields_in(garden.own[seat] & garden.roofs, crane):
        same_terrain = roof_targets(garden, seat, source)
        if same_terrain:
            for target in fields_of(same_terrain):
                found.append(ROOF_TEXT[FIELDS * source + target])
    after, before = next_territory(crane), previous_territory(crane)
    found.append(TERRITORY_TEXT[min(after, before)])
    found.append(TERRITORY_TEXT[max(after, before)])


def roof_targets(garden: Garden, seat: int, source: int) -> int:
    """Mask of the own unfinished buildings on the terrain of this one."""
    return garden.own[seat] & ~garden.roofs & garden.ground[garden.terrain(source)]


def change_territory(garden: Garden, seat: int, territory: int) -> None:
    """The crane moves on by one number, up or down; a new lap begins there (GN-42a, GN-60)."""
    use_trick(garden, seat)
    garden.crane = territory
    garden.lap = territory
    if garden.log is not None:
        garden.tell("changed_territory", {"seat": seat, "territory": territory})
    garden.push(ACT_STEPS[seat])


def move_roof(garden: Garden, seat: int, source: int, target: int) -> None:
    """The first building is unfinished again, the second finished. The action must follow here (GN-61, OP-23)."""
    use_trick(garden, seat)
    garden.roof_moved = True
    garden.roofs = (garden.roofs & ~BIT[source]) | BIT[target]
    if garden.log is not None:
        garden.tell("moved_roof", {"seat": seat, **where(source), **whereto(target)})
    garden.push(ACT_STEPS[seat])
