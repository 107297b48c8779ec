"""The facts of board and cards, read once from cards.toml into flat tables. Cards are numbered by their place there."""

import tomllib
from importlib.resources import files
from typing import Any, Final, Literal


def read_facts() -> dict[str, Any]:
    return tomllib.loads((files("kleinstadt.games.garden_nation") / "cards.toml").read_text("utf-8"))


FACTS: Final = read_facts()
SETUP: Final[dict[str, Any]] = FACTS["setup"]

MEADOW: Final = 0
STRAW: Final = 1
LEAF: Final = 2
BRAMBLE: Final = 3
Terrain = Literal["meadow", "straw", "leaf"]
Ground = Literal["meadow", "straw", "leaf", "bramble"]
TERRAINS: Final[tuple[Terrain, ...]] = ("meadow", "straw", "leaf")
TERRAIN_NUMBER: Final[dict[str, int]] = {terrain: number for number, terrain in enumerate(TERRAINS)}
GROUNDS: Final[tuple[Ground, ...]] = ("meadow", "straw", "leaf", "bramble")
PEOPLES: Final[tuple[str, ...]] = tuple([people["id"] for people in FACTS["people"]])
COLOURS: Final[tuple[str, ...]] = tuple([people["colour"] for people in FACTS["people"]])

# -- set-up (GN-10, GN-15 to GN-18) and turn order (GN-77 to GN-79) -----------------------------------------------

FLOORS: Final[dict[int, int]] = {int(seats): int(floors) for seats, floors in SETUP["floors"].items()}
POPULATION_FIRST: Final[int] = SETUP["population_first"]
POPULATION_OTHERS: Final[int] = SETUP["population_others"]
TRICKS: Final[int] = SETUP["tricks"]
ROOFS: Final[int] = SETUP["roofs"]
TILES: Final[int] = SETUP["tiles_per_terrain"]
OPEN_PROJECTS: Final[int] = SETUP["open_projects"]
SECRETS_DEALT: Final[int] = SETUP["secrets_dealt"]
ACTIONS: Final[dict[int, tuple[int, ...]]] = {
    int(seats): tuple(actions) for seats, actions in FACTS["turn_order"]["actions"].items()
}

# -- population ---------------------------------------------------------------------------------------------------

SOLE_MAJORITY: Final[int] = FACTS["population"]["sole_majority"]
SHARED_MAJORITY: Final[int] = FACTS["population"]["shared_majority"]
POPULATION_TRACK: Final[int] = FACTS["population"]["track"]
VICTORY_TRACK: Final[int] = FACTS["victory_points"]["track"]


def band_table() -> tuple[int, ...]:
    """Points by population up to the end of the track (GN-71)."""
    table = [0] * (POPULATION_TRACK + 1)
    for band in FACTS["population"]["bands"]:
        for population in range(band["least"], POPULATION_TRACK + 1):
            table[population] = band["points"]
    return tuple(table)


POPULATION_POINTS: Final = band_table()


def population_points(population: int) -> int:
    """What a population is worth at the end; beyond the track nothing is added (GN-71)."""
    return POPULATION_POINTS[min(population, POPULATION_TRACK)]


# -- public projects (GN-49) --------------------------------------------------------------------------------------

PROJECTS: Final[tuple[str, ...]] = tuple([card["id"] for card in FACTS["public_project"]])
PROJECT_GROUP: Final[tuple[str, ...]] = tuple([card["group"] for card in FACTS["public_project"]])
PROJECT_TERRAIN: Final[tuple[int, ...]] = tuple([TERRAINS.index(card["terrain"]) for card in FACTS["public_project"]])
PROJECT_FREE: Final[tuple[int, ...]] = tuple(
    [TERRAINS.index(card["free"]) if "free" in card else -1 for card in FACTS["public_project"]]
)
PROJECT_FLOORS: Final[tuple[int, ...]] = tuple([card["floors"] for card in FACTS["public_project"]])
PROJECT_POINTS: Final[tuple[int, ...]] = tuple([card["points"] for card in FACTS["public_project"]])
PROJECT_NUMBER: Final[dict[str, int]] = {id: number for number, id in enumerate(PROJECTS)}
OTHER_TERRAINS: Final = ((STRAW, LEAF), (MEADOW, LEAF), (MEADOW, STRAW))

# -- secret projects (GN-74 to GN-76) -----------------------------------------------------------------------------

SECRETS: Final[tuple[str, ...]] = tuple([card["id"] for card in FACTS["secret_project"]])
SECRET_GROUP: Final[tuple[str, ...]] = tuple([card["group"] for card in FACTS["secret_project"]])
SECRET_TERRAIN: Final[tuple[int, ...]] = tuple(
    [TERRAINS.index(card["terrain"]) if "terrain" in card else -1 for card in FACTS["secret_project"]]
)
SECRET_FLOORS: Final[tuple[int, ...]] = tuple([card.get("floors", 1) for card in FACTS["secret_project"]])
SECRET_POINTS: Final[tuple[int, ...]] = tuple([card["points"] for card in FACTS["secret_project"]])
SECRET_POINTS_BOTH: Final[tuple[int, ...]] = tuple([card.get("points_both", 0) for card in FACTS["secret_project"]])
SECRET_TERRITORIES: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple(card.get("territories", ())) for card in FACTS["secret_project"]]
)
SECRET_COPIES: Final[tuple[int, ...]] = tuple([card["copies"] for card in FACTS["secret_project"]])
SECRET_NUMBER: Final[dict[str, int]] = {id: number for number, id in enumerate(SECRETS)}


def secret_deck() -> list[int]:
    """All 24 secret cards, unshuffled."""
    return [card for card, copies in enumerate(SECRET_COPIES) for _ in range(copies)]
