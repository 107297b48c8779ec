"""Chapter 8: public projects, completed at the moment a floor is placed (GN-46 to GN-54)."""

from typing import Final

from kleinstadt.engine.event import Arg
from kleinstadt.engine.step import Step
from kleinstadt.games.garden_nation.cards import (
    OTHER_TERRAINS,
    PROJECT_FLOORS,
    PROJECT_FREE,
    PROJECT_GROUP,
    PROJECT_POINTS,
    PROJECT_TERRAIN,
    PROJECTS,
)
from kleinstadt.games.garden_nation.layout import BIT, FIELD_NAMES, TERRITORY_OF, fields_of
from kleinstadt.games.garden_nation.notation import TAKE, TAKE_NONE_TEXT, TAKE_TEXT
from kleinstadt.games.garden_nation.rules.crane import move_crane
from kleinstadt.games.garden_nation.state import Position

BESIDE_FREE: Final = 0
OUTER: Final = 1
PAIR: Final = 2
TOWER_PAIR: Final = 3
CENTRE: Final = 4
BETWEEN: Final = 5
GROUPS: Final[tuple[int, ...]] = tuple(["abcdef".index(group) for group in PROJECT_GROUP])


def after_placing(position: Position, seat: int, field: int) -> None:
    """Floors were placed: perhaps the last one (GN-33, GN-69), perhaps a project is met; then the crane moves."""
    if not position.supply[seat] and not position.last_round:
        position.last_round = True
        position.tell("last_floor", {"seat": seat})
    if position.roofs_left and met(position, seat, field):
        position.push(Step("crane", seat, (field,)))
        position.push(Step("take", seat, (field,)))
    else:
        move_crane(position, seat, field)


def met(position: Position, seat: int, field: int) -> list[int]:
    """The open projects that are met with the building on this field as one of the required ones (GN-47)."""
    return [card for card in position.display if meets(position, seat, field, card)]


def meets(position: Position, seat: int, field: int, card: int) -> bool:
    """Only own, unfinished buildings count; the one on `field` is such a building (GN-49 to GN-51)."""
    group = GROUPS[card]
    terrain = PROJECT_TERRAIN[card]
    if group == BETWEEN:
        return meets_between(position, seat, field, terrain)
    on_terrain = position.ground[terrain]
    if not on_terrain & BIT[field]:
        return False
    if group in (PAIR, TOWER_PAIR):
        partners = position.layout.near[field] & position.own[seat] & ~position.roofs & on_terrain
        if group == TOWER_PAIR and position.floors[field] < 2:
            partners &= position.tall
        return partners != 0
    if position.floors[field] < PROJECT_FLOORS[card]:
        return False
    if group == BESIDE_FREE:
        free = position.ground[PROJECT_FREE[card]] & ~position.built
        return position.layout.near[field] & free != 0
    in_centre = TERRITORY_OF[field] == position.layout.centre
    return in_centre == (group == CENTRE)


def meets_between(position: Position, seat: int, field: int, terrain: int) -> bool:
    """A tower that touches buildings on both other terrains; the floor may be on any of the three (GN-51, OP-12)."""
    near = position.layout.near
    ground = position.ground
    own = position.own[seat] & ~position.roofs
    a, b = OTHER_TERRAINS[terrain]
    if ground[terrain] & BIT[field]:
        around = near[field] & own
        return position.floors[field] >= 2 and around & ground[a] != 0 and around & ground[b] != 0
    third = ground[b] if ground[a] & BIT[field] else ground[a]
    towers = near[field] & own & ground[terrain] & position.tall
    return towers != 0 and any([near[tower] & own & third != 0 for tower in fields_of(towers)])


# -- the decision -------------------------------------------------------------------------------------------------


def take_moves(position: Position, step: Step) -> tuple[str, ...]:
    """One of the projects met, or none (GN-48)."""
    found = [TAKE_TEXT[card] for card in met(position, step.seat, step.args[0])]
    found.append(TAKE_NONE_TEXT)
    found.sort()
    return tuple(found)


def take(position: Position, step: Step, move: str) -> None:
    """Roof on the building just placed on, card to the seat, points, then a new card (GN-52)."""
    seat = step.seat
    field = step.args[0]
    if move == TAKE_NONE_TEXT:
        position.tell("left_projects", {"seat": seat})
        return
    card = TAKE[move]
    place = position.display.index(card)
    position.display.pop(place)
    position.taken[seat] = position.taken[seat] + (card,)
    position.points[seat] += PROJECT_POINTS[card]
    position.put_roof(field)
    if position.log is not None:
        position.tell(
            "completed",
            {"seat": seat, "card": PROJECTS[card], "field": FIELD_NAMES[field], "points": PROJECT_POINTS[card]},
        )
    if position.pile:  # GN-54: with an empty pile the display shrinks
        position.push(Step("turn_up", args=(place,)))


def turn_up(position: Position, step: Step) -> None:
    """A new card takes the free place; it counts from the next action on (GN-53)."""
    card = position.pile.pop()
    position.display.insert(step.args[0], card)
    position.tell("turned_up", {"card": PROJECTS[card]}, revealed=True)


def about_take(position: Position, step: Step) -> dict[str, Arg]:
    return {"field": FIELD_NAMES[step.args[0]]}
