"""Every move has one text; all texts are made once, together with what they mean."""

from typing import Final

from kleinstadt.engine.event import Arg
from kleinstadt.games.garden_nation.cards import PROJECTS, SECRETS, TERRAINS
from kleinstadt.games.garden_nation.layout import FIELD_NAMES, FIELDS, PLACE_OF, PLACES, TERRITORIES, TERRITORY_OF

BUILD: Final = 0
DEMOLISH: Final = 1
RAID: Final = 2
TRICK_TERRITORY: Final = 3
TRICK_ROOF: Final = 4
ON: Final = 5
PASS: Final = 6

BUILD_TEXT: Final[tuple[str, ...]] = tuple([f"build {name}" for name in FIELD_NAMES])
BUILD_TILE_TEXT: Final[tuple[tuple[str, ...], ...]] = tuple(
    [tuple([f"build {name} {terrain}" for terrain in TERRAINS]) for name in FIELD_NAMES]
)
DEMOLISH_TEXT: Final[tuple[str, ...]] = tuple([f"demolish {name}" for name in FIELD_NAMES])
RAID_TEXT: Final[tuple[str, ...]] = tuple([f"raid {name}" for name in FIELD_NAMES])
TERRITORY_TEXT: Final[tuple[str, ...]] = ("",) + tuple([f"trick territory {territory}" for territory in TERRITORIES])
ROOF_TEXT: Final[tuple[tuple[str, ...], ...]] = tuple(
    [tuple([f"trick roof {source} {target}" for target in FIELD_NAMES]) for source in FIELD_NAMES]
)
ON_TEXT: Final = "on"
PASS_TEXT: Final = "pass"
TAKE_TEXT: Final[tuple[str, ...]] = tuple([f"take {card}" for card in PROJECTS])
TAKE_NONE_TEXT: Final = "take none"
NEXT_TEXT: Final = ("next 0", "next 1", "next 2", "next 3")


def where(field: int) -> dict[str, Arg]:
    """A field as the arguments of a sentence about it."""
    return {"field": FIELD_NAMES[field], "territory": TERRITORY_OF[field], "place": PLACES[PLACE_OF[field]]}


def keep_text(a: int, b: int) -> str:
    """The two kept secret projects in the order of the card list, so that a pair has one text."""
    return f"keep {SECRETS[min(a, b)]} {SECRETS[max(a, b)]}"


def act_meanings() -> dict[str, tuple[int, int, int]]:
    """What a text of the decision `act` means: kind, field (or territory), tile or second field (-1: none)."""
    meaning = {ON_TEXT: (ON, -1, -1), PASS_TEXT: (PASS, -1, -1)}
    for field in range(FIELDS):
        meaning[BUILD_TEXT[field]] = (BUILD, field, -1)
        meaning[DEMOLISH_TEXT[field]] = (DEMOLISH, field, -1)
        meaning[RAID_TEXT[field]] = (RAID, field, -1)
        for terrain in range(3):
            meaning[BUILD_TILE_TEXT[field][terrain]] = (BUILD, field, terrain)
        for target in range(FIELDS):
            meaning[ROOF_TEXT[field][target]] = (TRICK_ROOF, field, target)
    for territory in TERRITORIES:
        meaning[TERRITORY_TEXT[territory]] = (TRICK_TERRITORY, territory, -1)
    return meaning


def keep_meanings() -> dict[str, tuple[int, int]]:
    cards = range(len(SECRETS))
    return {keep_text(a, b): (a, b) for a in cards for b in cards if a < b}


ACT: Final = act_meanings()
KEEP: Final = keep_meanings()
TAKE: Final[dict[str, int]] = {text: card for card, text in enumerate(TAKE_TEXT)}
NEXT: Final[dict[str, int]] = {text: seat for seat, text in enumerate(NEXT_TEXT)}
