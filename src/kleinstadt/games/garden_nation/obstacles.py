"""What keeps a seat whose action it is from a field or a territory: asked of the rules themselves. A thing has the name
of the answer that is not open, as far as it goes: "build 4.ne", "raid 4.ne", "trick territory 5", "trick roof 4.ne" for
the roof that would be taken and "trick roof 4.ne 2.c" for where it would go."""

from collections.abc import Callable
from typing import Final

from kleinstadt.engine.obstacle import Obstacle, Obstacles
from kleinstadt.engine.phrase import Said
from kleinstadt.games.garden_nation import phrases
from kleinstadt.games.garden_nation.cards import TERRAINS
from kleinstadt.games.garden_nation.layout import (
    BIT,
    FIELD_NAMES,
    FIELDS,
    TERRITORIES,
    TERRITORY_OF,
    next_territory,
    previous_territory,
)
from kleinstadt.games.garden_nation.phrases import RAID_TEXT, ROOF_TEXT, TERRITORY_TEXT, WORDS
from kleinstadt.games.garden_nation.rules.build import sites
from kleinstadt.games.garden_nation.rules.raid import can_pay, can_replace
from kleinstadt.games.garden_nation.rules.tricks import roof_targets
from kleinstadt.games.garden_nation.state import Garden
from kleinstadt.games.garden_nation.steps import ACT

Why = Callable[[Garden, int, int], list[Obstacle]]


def obstacles(garden: Garden, seat: int) -> Obstacles:
    """Building always, all else where it is possible somewhere: nobody can choose it otherwise."""
    asked = garden.asked(seat)
    if asked is None or asked.kind is not ACT:
        return {}
    said = [WORDS.read(move) for move in garden.moves(seat)]
    found = on_fields(garden, seat, "build", open_to(said, "build", "build_tile"), to_build)
    for beginning, id, why in ELSE:
        lit = open_to(said, id)
        if lit:
            found.update(on_fields(garden, seat, beginning, lit, why))
    if open_to(said, phrases.TRICK_TERRITORY.id):
        found.update(of_territories(garden))
    for source in sorted(open_to(said, phrases.TRICK_ROOF.id)):
        found.update(from_roof(garden, seat, source))
    return found


def open_to(said: list[Said], *ids: str) -> set[int]:
    """What answers of these kinds begin with: the fields, or the territories."""
    return {each.numbers[0] for each in said if each.phrase.id in ids}


def on_fields(garden: Garden, seat: int, beginning: str, lit: set[int], why: Why) -> Obstacles:
    return {
        f"{beginning} {FIELD_NAMES[field]}": why(garden, seat, field) for field in range(FIELDS) if field not in lit
    }


def away(garden: Garden, field: int) -> list[Obstacle]:
    """Where the crane is not, nothing is done (GN-25)."""
    if garden.crane in (0, TERRITORY_OF[field]):
        return []
    return [Obstacle("elsewhere", "GN-25", {"territory": garden.crane})]


def away_or_led(garden: Garden, seat: int, field: int) -> list[Obstacle]:
    """For what needs no trick of its own: one may lead there (GN-58, GN-60)."""
    found = away(garden, field)
    if found and TERRITORY_TEXT[TERRITORY_OF[field]] in garden.moves(seat):
        found.append(Obstacle("by_trick", "GN-60"))
    return found


def not_mine(garden: Garden, seat: int, field: int, rule: str) -> list[Obstacle]:
    """That nothing stands there, or whose it is."""
    owner = garden.owner(field)
    if owner < 0:
        return [Obstacle("no_building", rule)]
    return [] if owner == seat else [Obstacle("foreign", rule, {"seat": owner})]


# -- actions --------------------------------------------------------------------------------------------------------


def to_build(garden: Garden, seat: int, field: int) -> list[Obstacle]:
    """Another territory, no floor, somebody else's building (which may be raided instead), a roof, or the price."""
    led = away_or_led(garden, seat, field)
    if led:
        return led
    if not garden.supply[seat]:
        return [Obstacle("no_floors", "GN-31")]
    if field in sites(garden, seat, TERRITORY_OF[field]):
        price = {"cost": garden.cost(field), "population": garden.population[seat]}
        return [Obstacle("too_dear", "GN-31", {**price})]
    found = not_mine(garden, seat, field, "GN-29") or [Obstacle("roofed", "GN-55")]
    if RAID_TEXT[field] in garden.moves(seat):
        found.append(Obstacle("by_raid", "GN-62", {"price": garden.worth(field)}))
    return found


def to_demolish(garden: Garden, seat: int, field: int) -> list[Obstacle]:
    return away_or_led(garden, seat, field) or not_mine(garden, seat, field, "GN-34")


def to_raid(garden: Garden, seat: int, field: int) -> list[Obstacle]:
    """Nobody else's building, or what is lacking to pay for it and to replace its floors."""
    found = away(garden, field)
    if found:
        return found
    owner = garden.owner(field)
    if owner < 0 or owner == seat:
        return [Obstacle("no_building" if owner < 0 else "own", "GN-62")]
    if not can_pay(garden, seat, field):
        price = {"price": garden.worth(field), "population": garden.population[seat]}
        found.append(Obstacle("raid_dear", "GN-62", {**price}))
    if not can_replace(garden, seat, field):
        found.append(Obstacle("raid_floors", "GN-62", {"floors": garden.floors[field], "supply": garden.supply[seat]}))
    return found


# -- tricks before the action -----------------------------------------------------------------------------------------


def of_territories(garden: Garden) -> Obstacles:
    """The trick leads to the numbers beside the crane's (GN-60)."""
    crane = garden.crane
    before, after = previous_territory(crane), next_territory(crane)
    not_next = Obstacle("not_next", "GN-60", {"territory": crane, "before": before, "after": after})
    found = {TERRITORY_TEXT[each]: [not_next] for each in TERRITORIES if each not in (before, after)}
    found[TERRITORY_TEXT[crane]] = [Obstacle("there_already", "GN-60")]
    return found


def to_take_roof(garden: Garden, seat: int, field: int) -> list[Obstacle]:
    """Why no roof can be taken from here."""
    found = away(garden, field) or not_mine(garden, seat, field, "GN-61")
    if found or not garden.roofs & BIT[field]:
        return found or [Obstacle("no_roof", "GN-61")]
    return [Obstacle("roof_nowhere", "GN-61", {"terrain": TERRAINS[garden.terrain(field)]})]


def from_roof(garden: Garden, seat: int, source: int) -> Obstacles:
    """Where the roof of this building cannot go."""
    lit = roof_targets(garden, seat, source)
    return {
        ROOF_TEXT[FIELDS * source + field]: to_put_roof(garden, seat, source, field)
        for field in range(FIELDS)
        if not lit & BIT[field]
    }


def to_put_roof(garden: Garden, seat: int, source: int, field: int) -> list[Obstacle]:
    found = not_mine(garden, seat, field, "GN-61")
    if found or garden.roofs & BIT[field]:
        return found or [Obstacle("has_roof", "GN-61")]
    return [Obstacle("roof_terrain", "GN-61", {"terrain": TERRAINS[garden.terrain(source)]})]


# how a thing begins, the answers of that kind, and why it is none
ELSE: Final[tuple[tuple[str, str, Why], ...]] = (
    ("demolish", phrases.DEMOLISH.id, to_demolish),
    ("raid", phrases.RAID.id, to_raid),
    ("trick roof", phrases.TRICK_ROOF.id, to_take_roof),
)
