"""Chapter 5: build one floor (GN-29 to GN-33)."""

from kleinstadt.games.garden_nation.cards import TERRAINS
from kleinstadt.games.garden_nation.layout import BIT, FIELD_NAMES, fields_in
from kleinstadt.games.garden_nation.notation import BUILD_TEXT, BUILD_TILE_TEXT, where
from kleinstadt.games.garden_nation.rules.projects import after_placing
from kleinstadt.games.garden_nation.state import Position


def sites(position: Position, seat: int, territory: int) -> tuple[int, ...]:
    """Free fields and own unfinished buildings (GN-29), whatever they cost."""
    return fields_in(~position.built | (position.own[seat] & ~position.roofs), territory)


def can_build(position: Position, seat: int, territory: int) -> bool:
    """GN-39: a permitted field, a floor in the supply and enough population."""
    if not position.supply[seat]:
        return False
    population = position.population[seat]
    number = position.layout.number
    floors = position.floors
    return any([number[field] + floors[field] < population for field in sites(position, seat, territory)])


def build_moves(position: Position, seat: int, territory: int, found: list[str]) -> None:
    """What is paid must leave a population of 1 (GN-31); an untouched bramble once for each tile left (GN-32)."""
    if not position.supply[seat]:
        return
    population = position.population[seat]
    number = position.layout.number
    floors = position.floors
    wild = position.wild
    for field in sites(position, seat, territory):
        if number[field] + floors[field] < population:
            if wild & BIT[field]:
                tiles = position.tiles
                texts = BUILD_TILE_TEXT[field]
                for terrain in range(3):
                    if tiles[terrain]:
                        found.append(texts[terrain])
            else:
                found.append(BUILD_TEXT[field])


def build(position: Position, seat: int, field: int, terrain: int) -> None:
    """Lay the chosen tile if the field is an untouched bramble, pay, place the floor."""
    cost = position.cost(field)
    if terrain >= 0:
        position.lay_tile(field, terrain)
        if position.log is not None:
            position.tell("laid_tile", {"seat": seat, "field": FIELD_NAMES[field], "terrain": TERRAINS[terrain]})
    position.population[seat] -= cost
    position.raise_building(seat, field, 1)
    if position.log is not None:
        position.tell(
            "built",
            {
                "seat": seat,
                **where(field),
                "cost": cost,
                "floors": position.floors[field],
            },
        )
    after_placing(position, seat, field)
