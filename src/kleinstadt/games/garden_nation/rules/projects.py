"""Chapter 8: public projects, completed at the moment a floor is placed (GN-46 to GN-54)."""

from typing import Any, Final

from kleinstadt.engine.cards import ALL
from kleinstadt.engine.event import Arg
from kleinstadt.engine.step import NOBODY, Choice, Effect, Kind, Rules, Step, always
from kleinstadt.games.garden_nation.cards import (
    OTHER_TERRAINS,
    PROJECT_FLOORS,
    PROJECT_FREE,
    PROJECT_GROUP,
    PROJECT_POINTS,
    PROJECT_TERRAIN,
    PROJECTS,
)
from kleinstadt.games.garden_nation.layout import BIT, TERRITORY_OF, fields_of
from kleinstadt.games.garden_nation.phrases import TAKE_NONE_TEXT, TAKE_TEXT, WORDS, where
from kleinstadt.games.garden_nation.rules.crane import move_crane
from kleinstadt.games.garden_nation.state import Garden
from kleinstadt.games.garden_nation.steps import CRANE, TAKE, TURN_UP

BESIDE_FREE: Final = 0
OUTER: Final = 1
PAIR: Final = 2
TOWER_PAIR: Final = 3
CENTRE: Final = 4
BETWEEN: Final = 5
GROUPS: Final[tuple[int, ...]] = tuple(["abcdef".index(group) for group in PROJECT_GROUP])


def after_placing(garden: Garden, seat: int, field: int) -> None:
    """Floors were placed: perhaps the last one (GN-33, GN-69), perhaps a project is met; then the crane moves."""
    if not garden.supply[seat] and not garden.last_round:
        garden.last_round = True
        garden.tell("last_floor", {"seat": seat})
    if garden.roofs_left and met(garden, seat, field):
        garden.push(CRANE.at(seat, field))
        garden.push(TAKE.at(seat, field))
    else:
        move_crane(garden, seat, field)


def met(garden: Garden, seat: int, field: int) -> list[int]:
    """The open projects that are met with the building on this field as one of the required ones (GN-47)."""
    return [card for card in garden.display if meets(garden, seat, field, card)]


def meets(garden: Garden, seat: int, field: int, card: int) -> bool:
    """Only own, unfinished buildings count; the one on `field` is such a building (GN-49 to GN-51)."""
    group = GROUPS[card]
    terrain = PROJECT_TERRAIN[card]
    if group == BETWEEN:
        return meets_between(garden, seat, field, terrain)
    on_terrain = garden.ground[terrain]
    if not on_terrain & BIT[field]:
        return False
    if group in (PAIR, TOWER_PAIR):
        partners = garden.layout.near[field] & garden.own[seat] & ~garden.roofs & on_terrain
        if group == TOWER_PAIR and garden.floors[field] < 2:
            partners &= garden.tall
        return partners != 0
    if garden.floors[field] < PROJECT_FLOORS[card]:
        return False
    if group == BESIDE_FREE:
        free = garden.ground[PROJECT_FREE[card]] & ~garden.built
        return garden.layout.near[field] & free != 0
    in_centre = TERRITORY_OF[field] == garden.layout.centre
    return in_centre == (group == CENTRE)


def meets_between(garden: Garden, seat: int, field: int, terrain: int) -> bool:
    """A tower that touches buildings on both other terrains; the floor may be on any of the three (GN-51, OP-12)."""
    near = garden.layout.near
    ground = garden.ground
    own = garden.own[seat] & ~garden.roofs
    a, b = OTHER_TERRAINS[terrain]
    if ground[terrain] & BIT[field]:
        around = near[field] & own
        return garden.floors[field] >= 2 and around & ground[a] != 0 and around & ground[b] != 0
    third = ground[b] if ground[a] & BIT[field] else ground[a]
    towers = near[field] & own & ground[terrain] & garden.tall
    return towers != 0 and any(near[tower] & own & third != 0 for tower in fields_of(towers))


# -- the decision -------------------------------------------------------------------------------------------------


def take_moves(garden: Garden, step: Step) -> tuple[str, ...]:
    """One of the projects met, or none (GN-48)."""
    (field,) = step.args
    found = [TAKE_TEXT[card] for card in met(garden, step.seat, field)]
    found.append(TAKE_NONE_TEXT)
    found.sort()
    return tuple(found)


def take(garden: Garden, step: Step, move: str) -> None:
    """Roof on the building just placed on, card to the seat, points, then a new card (GN-52)."""
    seat = step.seat
    (field,) = step.args
    if move == TAKE_NONE_TEXT:
        garden.tell("left_projects", {"seat": seat})
        return
    (card,) = WORDS.read(move).numbers
    place = garden.display.index(card)
    garden.display.pop(place)
    garden.taken[seat] = garden.taken[seat] + (card,)
    garden.points[seat] += PROJECT_POINTS[card]
    garden.put_roof(field)
    if garden.log is not None:
        garden.tell(
            "completed",
            {"seat": seat, "card": PROJECTS[card], **where(field), "points": PROJECT_POINTS[card]},
        )
    if garden.pile.cards:  # GN-54: with an empty pile the display shrinks
        garden.push(TURN_UP.at(NOBODY, place))


def turn_up(garden: Garden, step: Step) -> None:
    """A new card takes the free place; it counts from the next action on (GN-53)."""
    (place,) = step.args
    card = garden.pile.draw(ALL)
    garden.display.insert(place, card)
    garden.tell("turned_up", {"card": PROJECTS[card]})


def turn_up_unseen(garden: Garden, step: Step) -> None:
    """Which card comes is not known beforehand; foresight goes on without it."""
    garden.pile.draw()


def about_take(garden: Garden, step: Step) -> dict[str, Arg]:
    (field,) = step.args
    return where(field)


STEPS: Final[dict[Kind, Rules[Any]]] = {
    TAKE: Choice("GN-48", take_moves, take, public=always, about=about_take),
    TURN_UP: Effect(turn_up, reveals=True, unseen=turn_up_unseen),
}
