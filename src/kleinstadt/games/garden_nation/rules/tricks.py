"""Chapter 10: tricks before the action, change territory and move roof (GN-57 to GN-61)."""

from kleinstadt.games.garden_nation.layout import (
    BIT,
    FIELD_NAMES,
    fields_in,
    fields_of,
    next_territory,
    previous_territory,
)
from kleinstadt.games.garden_nation.notation import ROOF_TEXT, TERRITORY_TEXT
from kleinstadt.games.garden_nation.rules.turn_order import ACT
from kleinstadt.games.garden_nation.state import Position


def trick_free(position: Position, seat: int) -> bool:
    """A tile is left and none was used in this action (GN-57, GN-58)."""
    return position.tricks[seat] > 0 and not position.trick_used


def use_trick(position: Position, seat: int) -> None:
    position.tricks[seat] -= 1
    position.trick_used = True


def trick_moves(position: Position, seat: int, found: list[str]) -> None:
    """Both neighbouring numbers (GN-60); each roof here to each unfinished building on the same terrain (GN-61)."""
    crane = position.crane
    found.append(TERRITORY_TEXT[next_territory(crane)])
    found.append(TERRITORY_TEXT[previous_territory(crane)])
    mine = position.own[seat]
    unfinished = mine & ~position.roofs
    for source in fields_in(mine & position.roofs, crane):
        same_terrain = unfinished & position.ground[position.terrain(source)]
        if same_terrain:
            texts = ROOF_TEXT[source]
            for target in fields_of(same_terrain):
                found.append(texts[target])


def change_territory(position: Position, seat: int, territory: int) -> None:
    """The crane moves on by one number, up or down; a new lap begins there (GN-42a, GN-60)."""
    use_trick(position, seat)
    position.crane = territory
    position.lap = territory
    if position.log is not None:
        position.tell("changed_territory", {"seat": seat, "territory": territory})
    position.push(ACT[seat])


def move_roof(position: Position, seat: int, source: int, target: int) -> None:
    """The first building is unfinished again, the second finished. The action must follow here (GN-61, OP-23)."""
    use_trick(position, seat)
    position.roof_moved = True
    position.roofs = (position.roofs & ~BIT[source]) | BIT[target]
    if position.log is not None:
        position.tell("moved_roof", {"seat": seat, "field": FIELD_NAMES[source], "to_field": FIELD_NAMES[target]})
    position.push(ACT[seat])
