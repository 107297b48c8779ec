"""How near a seat is to the open projects: the fields on which one more floor would complete one (GN-47 to GN-51).

For bots; what a project wants when a floor is placed is said in `rules/projects.py`, and a test holds both together.
"""

from typing import Final

from kleinstadt.games.garden_nation.cards import (
    OTHER_TERRAINS,
    PROJECT_FLOORS,
    PROJECT_FREE,
    PROJECT_POINTS,
    PROJECT_TERRAIN,
)
from kleinstadt.games.garden_nation.layout import BIT, FIELDS, FIELDS_IN, fields_of
from kleinstadt.games.garden_nation.rules.projects import BESIDE_FREE, BETWEEN, CENTRE, GROUPS, PAIR, TOWER_PAIR
from kleinstadt.games.garden_nation.state import Garden

ALL: Final = (1 << FIELDS) - 1
FAR: Final = 0
TOO_DEAR: Final = 1  # one floor short, but no floor there can be paid for
ELSEWHERE: Final = 2
HERE: Final = 3  # where the crane stands
REACHES: Final = 4


def reach(garden: Garden, seat: int, card: int) -> int:
    """How near a seat is to completing this project."""
    short = one_floor_short(garden, seat, card)
    if not short:
        return FAR
    here = short & FIELDS_IN[garden.crane] if garden.crane else short
    if affordable(garden, seat, here):
        return HERE
    return ELSEWHERE if affordable(garden, seat, short) else TOO_DEAR


def within_reach(garden: Garden, seat: int) -> list[int]:
    """The open projects that one floor which can be paid for would complete, the dearest first."""
    if not garden.roofs_left:
        return []
    found = [card for card in garden.display if reach(garden, seat, card) >= ELSEWHERE]
    return sorted(found, key=lambda card: -PROJECT_POINTS[card])


def affordable(garden: Garden, seat: int, fields: int) -> bool:
    """Whether a floor on one of the fields can be paid for (GN-30)."""
    means = garden.population[seat]
    return any(garden.cost(field) < means for field in fields_of(fields))


def one_floor_short(garden: Garden, seat: int, card: int) -> int:
    """The own and free fields on which one floor completes this project, wherever the crane is."""
    group = GROUPS[card]
    terrain = PROJECT_TERRAIN[card]
    ground = garden.ground[terrain]
    mine = garden.own[seat] & ~garden.roofs
    if group == BETWEEN:
        return short_between(garden, mine, terrain)
    places = ground & (mine | ALL & ~garden.built)
    if group in (PAIR, TOWER_PAIR):
        return places & beside_partners(garden, mine & ground, group == TOWER_PAIR)
    found = places & high_enough(garden, PROJECT_FLOORS[card] - 1)
    if group == BESIDE_FREE:
        free = garden.ground[PROJECT_FREE[card]] & ~garden.built
        near = garden.layout.near
        return sum(BIT[field] for field in fields_of(found) if near[field] & free)
    centre = FIELDS_IN[garden.layout.centre]
    return found & centre if group == CENTRE else found & ~centre


def high_enough(garden: Garden, floors: int) -> int:
    """The fields with a building of at least so many floors."""
    if floors <= 0:
        return ALL
    return garden.built if floors == 1 else garden.tall


def beside_partners(garden: Garden, partners: int, towers: bool) -> int:
    """The fields beside these buildings; where one of both must be a tower, one of both will be."""
    near = garden.layout.near
    found = 0
    for partner in fields_of(partners):
        found |= near[partner] if not towers or garden.floors[partner] >= 2 else near[partner] & garden.built
    return found


def short_between(garden: Garden, mine: int, terrain: int) -> int:
    """A floor on what becomes the tower, or beside the tower on the terrain that is missing."""
    near = garden.layout.near
    a, b = OTHER_TERRAINS[terrain]
    on_a = garden.ground[a]
    on_b = garden.ground[b]
    places = mine | ALL & ~garden.built
    found = 0
    for field in fields_of(mine & garden.ground[terrain]):
        around = near[field]
        beside_a = around & mine & on_a
        beside_b = around & mine & on_b
        if beside_a and beside_b:
            found |= BIT[field]
        if garden.floors[field] >= 2:
            if beside_a:
                found |= around & on_b & places
            if beside_b:
                found |= around & on_a & places
    return found
