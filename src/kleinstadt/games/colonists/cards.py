"""The facts as they are written in the toml files, and the ids of everything in the box. Each thing is numbered by its
place there. Values are compiled by box.py, so that others can be put in their place; ids never change."""

import tomllib
from importlib.resources import files
from typing import Any, Final

from kleinstadt.games.colonists.verbs import NONE

FILES: Final = ("board", "buildings", "places", "colonies", "improvements", "markets", "verbs", "doubts")
CLASSES: Final[tuple[str, ...]] = ("farmer", "citizen", "merchant")
FARMER: Final = 0
CITIZEN: Final = 1
MERCHANT: Final = 2
ANY_CLASS: Final = 3  # a Factory

# Tiles that are no places: markets of two cells, and the small one of a variant (CO-44).
MARKET_TILES: Final[tuple[str, ...]] = ("market_a", "market_b", "market_c", "small_market")


def read_facts() -> dict[str, Any]:
    """All files as one table, as overrides see it."""
    folder = files("kleinstadt.games.colonists") / "facts"
    found: dict[str, Any] = {}
    for name in FILES:
        found.update(tomllib.loads((folder / f"{name}.toml").read_text("utf-8")))
    return found


FACTS: Final = read_facts()


def numbered(ids: tuple[str, ...]) -> dict[str, int]:
    return {id: number for number, id in enumerate(ids)}


BUILDINGS: Final[tuple[str, ...]] = tuple(FACTS["buildings"])
BUILDING_NUMBER: Final = numbered(BUILDINGS)
PLACES: Final[tuple[str, ...]] = tuple([place["id"] for place in FACTS["places"]])
PLACE_NUMBER: Final = numbered(PLACES)
FAMILIES: Final[tuple[str, ...]] = tuple(dict.fromkeys([place["family"] for place in FACTS["places"]]))
FAMILY_NUMBER: Final = numbered(FAMILIES)
CARDS: Final[tuple[str, ...]] = tuple([card["id"] for card in FACTS["improvements"]])
CARD_NUMBER: Final = numbered(CARDS)
MARKETS: Final[tuple[str, ...]] = tuple([card["id"] for card in FACTS["market_cards"]])
MARKET_NUMBER: Final = numbered(MARKETS)
COLONIES: Final[tuple[str, ...]] = tuple(FACTS["colonies"])
COLONY_NUMBER: Final = numbered(COLONIES)
AMBASSADORS: Final[tuple[str, ...]] = ("alchemist", "altruist", "laborer")
ALCHEMIST: Final = 0
ALTRUIST: Final = 1
LABORER: Final = 2


# -- tiles: every single place that can be laid, then the markets ----------------------------------------------------


def copies_of(place: dict[str, Any]) -> list[str]:
    """The second of two equal tiles has a letter."""
    return [place["id"], *[f"{place['id']}_{letter}" for letter in "bcd"[: place["copies"] - 1]]]


TILES: Final[tuple[str, ...]] = (*[tile for place in FACTS["places"] for tile in copies_of(place)], *MARKET_TILES)
TILE_NUMBER: Final = numbered(TILES)
TILE_PLACE: Final[tuple[int, ...]] = (
    *[number for number, place in enumerate(FACTS["places"]) for _ in copies_of(place)],
    *[NONE] * len(MARKET_TILES),
)
TILE_FAMILY: Final[tuple[int, ...]] = tuple(
    [NONE if place == NONE else FAMILY_NUMBER[FACTS["places"][place]["family"]] for place in TILE_PLACE]
)
FIRST_MARKET: Final = len(TILES) - len(MARKET_TILES)
SMALL_MARKET: Final = TILE_NUMBER["small_market"]

# -- what may be done on a tile: an option is a word and a program ---------------------------------------------------

OPTIONS: Final[tuple[str, ...]] = (
    *("take", "sell", "build", "refine", "draw", "develop", "negotiate", "office", "sale", "subsidy", "action"),
    *("trade", "instead", "alchemists", "council_chamber", "market_stand"),
)
OPTION_NUMBER: Final = numbered(OPTIONS)
SALE: Final = OPTION_NUMBER["sale"]
SUBSIDY: Final = OPTION_NUMBER["subsidy"]
ACTION: Final = OPTION_NUMBER["action"]
TRADE_OPTION: Final = OPTION_NUMBER["trade"]
INSTEAD: Final = OPTION_NUMBER["instead"]
