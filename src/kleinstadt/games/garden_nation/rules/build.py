"""Chapter 5: build one floor (GN-29 to GN-33)."""

from typing import Final

from kleinstadt.games.garden_nation.cards import LEAF, MEADOW, STRAW, TERRAINS
from kleinstadt.games.garden_nation.layout import BIT, fields_in
from kleinstadt.games.garden_nation.phrases import BUILD_TEXT, BUILD_TILE_TEXT, where
from kleinstadt.games.garden_nation.rules.projects import after_placing
from kleinstadt.games.garden_nation.state import Garden

NO_TILE: Final = -1
BY_NAME: Final[tuple[int, ...]] = (LEAF, MEADOW, STRAW)


def sites(garden: Garden, seat: int, territory: int) -> tuple[int, ...]:
    """Free fields and own unfinished buildings (GN-29), whatever they cost."""
    return fields_in(~garden.built | (garden.own[seat] & ~garden.roofs), territory)


def can_build(garden: Garden, seat: int, territory: int) -> bool:
    """GN-39: a permitted field, a floor in the supply and enough population."""
    if not garden.supply[seat]:
        return False
    population = garden.population[seat]
    number = garden.layout.number
    floors = garden.floors
    return any(number[field] + floors[field] < population for field in sites(garden, seat, territory))


def why_stuck(garden: Garden, seat: int, territory: int) -> str:
    """What keeps a seat from building anything in this territory, in one word; empty where it can build (GN-39)."""
    if can_build(garden, seat, territory):
        return ""
    if not garden.supply[seat]:
        return "no_floors"
    return "too_dear" if sites(garden, seat, territory) else "no_field"


def build_moves(garden: Garden, seat: int, territory: int, found: list[str]) -> None:
    """What is paid must leave a population of 1 (GN-31); an untouched bramble once for each tile left (GN-32)."""
    if not garden.supply[seat]:
        return
    population = garden.population[seat]
    number = garden.layout.number
    floors = garden.floors
    wild = garden.wild
    for field in sites(garden, seat, territory):
        if number[field] + floors[field] < population:
            if wild & BIT[field]:
                tiles = garden.tiles
                for terrain in BY_NAME:
                    if tiles[terrain]:
                        found.append(BUILD_TILE_TEXT[3 * field + terrain])
            else:
                found.append(BUILD_TEXT[field])


def build(garden: Garden, seat: int, field: int, terrain: int) -> None:
    """Lay the chosen tile if the field is an untouched bramble, pay, place the floor."""
    cost = garden.cost(field)
    if terrain != NO_TILE:
        garden.lay_tile(field, terrain)
        if garden.log is not None:
            garden.tell("laid_tile", {"seat": seat, **where(field), "terrain": TERRAINS[terrain]})
    garden.population[seat] -= cost
    garden.raise_building(seat, field, 1)
    if garden.log is not None:
        garden.tell(
            "built",
            {
                "seat": seat,
                **where(field),
                "cost": cost,
                "floors": garden.floors[field],
            },
        )
    after_placing(garden, seat, field)
