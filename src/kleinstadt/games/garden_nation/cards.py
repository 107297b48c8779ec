"""The facts of board and cards, read once from cards.toml into flat tables. Cards are numbered by their place there."""

import tomllib
from importlib.resources import files
from typing import Any


def read_facts() -> dict[str, Any]:
    return tomllib.loads((files("kleinstadt.games.garden_nation") / "cards.toml").read_text("utf-8"))


FACTS = read_facts()
SETUP: dict[str, Any] = FACTS["setup"]

MEADOW, STRAW, LEAF, BRAMBLE = 0, 1, 2, 3
TERRAINS = ("meadow", "straw", "leaf")
TERRAIN_NUMBER: dict[str, int] = {terrain: number for number, terrain in enumerate(TERRAINS)}
GROUNDS = ("meadow", "straw", "leaf", "bramble")
PEOPLES: tuple[str, ...] = tuple([people["id"] for people in FACTS["people"]])
COLOURS: tuple[str, ...] = tuple([people["colour"] for people in FACTS["people"]])

# -- set-up (GN-10, GN-15 to GN-18) and turn order (GN-77 to GN-79) -----------------------------------------------

FLOORS: dict[int, int] = {int(seats): int(floors) for seats, floors in SETUP["floors"].items()}
POPULATION_FIRST: int = SETUP["population_first"]
POPULATION_OTHERS: int = SETUP["population_others"]
TRICKS: int = SETUP["tricks"]
ROOFS: int = SETUP["roofs"]
TILES: int = SETUP["tiles_per_terrain"]
OPEN_PROJECTS: int = SETUP["open_projects"]
SECRETS_DEALT: int = SETUP["secrets_dealt"]
ACTIONS: dict[int, tuple[int, ...]] = {
    int(seats): tuple(actions) for seats, actions in FACTS["turn_order"]["actions"].items()
}

# -- population ---------------------------------------------------------------------------------------------------

SOLE_MAJORITY: int = FACTS["population"]["sole_majority"]
SHARED_MAJORITY: int = FACTS["population"]["shared_majority"]
POPULATION_TRACK: int = FACTS["population"]["track"]
VICTORY_TRACK: int = FACTS["victory_points"]["track"]
RED_BELOW: int = FACTS["population"]["red_below"]


def band_table() -> tuple[int, ...]:
    """Points by population up to the end of the track (GN-71)."""
    table = [0] * (POPULATION_TRACK + 1)
    for band in FACTS["population"]["bands"]:
        for population in range(band["least"], POPULATION_TRACK + 1):
            table[population] = band["points"]
    return tuple(table)


POPULATION_POINTS = band_table()


def population_points(population: int) -> int:
    """What a population is worth at the end; beyond the track nothing is added (GN-71)."""
    return POPULATION_POINTS[min(population, POPULATION_TRACK)]


# -- public projects (GN-49) --------------------------------------------------------------------------------------

PROJECTS: tuple[str, ...] = tuple([card["id"] for card in FACTS["public_project"]])
PROJECT_GROUP: tuple[str, ...] = tuple([card["group"] for card in FACTS["public_project"]])
PROJECT_TERRAIN: tuple[int, ...] = tuple([TERRAINS.index(card["terrain"]) for card in FACTS["public_project"]])
PROJECT_FREE: tuple[int, ...] = tuple(
    [TERRAINS.index(card["free"]) if "free" in card else -1 for card in FACTS["public_project"]]
)
PROJECT_FLOORS: tuple[int, ...] = tuple([card["floors"] for card in FACTS["public_project"]])
PROJECT_POINTS: tuple[int, ...] = tuple([card["points"] for card in FACTS["public_project"]])
PROJECT_NUMBER: dict[str, int] = {id: number for number, id in enumerate(PROJECTS)}
OTHER_TERRAINS = ((STRAW, LEAF), (MEADOW, LEAF), (MEADOW, STRAW))

# -- secret projects (GN-74 to GN-76) -----------------------------------------------------------------------------

SECRETS: tuple[str, ...] = tuple([card["id"] for card in FACTS["secret_project"]])
SECRET_GROUP: tuple[str, ...] = tuple([card["group"] for card in FACTS["secret_project"]])
SECRET_TERRAIN: tuple[int, ...] = tuple(
    [TERRAINS.index(card["terrain"]) if "terrain" in card else -1 for card in FACTS["secret_project"]]
)
SECRET_FLOORS: tuple[int, ...] = tuple([card.get("floors", 1) for card in FACTS["secret_project"]])
SECRET_POINTS: tuple[int, ...] = tuple([card["points"] for card in FACTS["secret_project"]])
SECRET_POINTS_BOTH: tuple[int, ...] = tuple([card.get("points_both", 0) for card in FACTS["secret_project"]])
SECRET_TERRITORIES: tuple[tuple[int, ...], ...] = tuple(
    [tuple(card.get("territories", ())) for card in FACTS["secret_project"]]
)
SECRET_COPIES: tuple[int, ...] = tuple([card["copies"] for card in FACTS["secret_project"]])
SECRET_NUMBER: dict[str, int] = {id: number for number, id in enumerate(SECRETS)}


def secret_deck() -> list[int]:
    """All 24 secret cards, unshuffled."""
    return [card for card, copies in enumerate(SECRET_COPIES) for _ in range(copies)]
