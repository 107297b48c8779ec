"""Every answer that can be given in Garden Nation, and the texts that are needed again and again."""

from typing import Final

from kleinstadt.engine.event import Arg
from kleinstadt.engine.phrase import Phrase, Slot, Vocabulary
from kleinstadt.games.garden_nation.cards import PROJECTS, SECRETS, TERRAINS
from kleinstadt.games.garden_nation.layout import FIELD_NAMES, PLACE_OF, PLACES, TERRITORIES, TERRITORY_OF

FIELD: Final = Slot(FIELD_NAMES, spot="")
TERRAIN: Final = Slot(TERRAINS)
TERRITORY: Final = Slot(TERRITORIES, spot="territory ")  # its number is one less than the territory
PROJECT: Final = Slot(PROJECTS, spot="")
PAIRS: Final[list[tuple[int, int]]] = [(a, b) for a in range(len(SECRETS)) for b in range(a + 1, len(SECRETS))]

KEEP: Final = Phrase("keep", "keep {cards}", cards=Slot([(SECRETS[a], SECRETS[b]) for a, b in PAIRS], spot=""))
BUILD: Final = Phrase("build", "build {field}", field=FIELD)
BUILD_TILE: Final = Phrase("build_tile", "build {field} {terrain}", field=FIELD, terrain=TERRAIN)
DEMOLISH: Final = Phrase("demolish", "demolish {field}", field=FIELD)
RAID: Final = Phrase("raid", "raid {field}", field=FIELD)
TRICK_TERRITORY: Final = Phrase("trick_territory", "trick territory {territory}", territory=TERRITORY)
TRICK_ROOF: Final = Phrase("trick_roof", "trick roof {field} {to_field}", field=FIELD, to_field=FIELD)
ON: Final = Phrase("on", "on")
PASS: Final = Phrase("pass", "pass")
TAKE: Final = Phrase("take", "take {card}", card=PROJECT)
TAKE_NONE: Final = Phrase("take_none", "take none")
NEXT: Final = Phrase("next", "next {other_seat}", other_seat=Slot((0, 1, 2, 3), spot="seat "))

WORDS: Final = Vocabulary(
    KEEP, BUILD, BUILD_TILE, DEMOLISH, RAID, TRICK_TERRITORY, TRICK_ROOF, ON, PASS, TAKE, TAKE_NONE, NEXT
)

KEEP_TEXT: Final[dict[tuple[int, int], str]] = {pair: KEEP.say(number) for number, pair in enumerate(PAIRS)}
BUILD_TEXT: Final[tuple[str, ...]] = BUILD.all()
BUILD_TILE_TEXT: Final[tuple[str, ...]] = BUILD_TILE.all()  # three for each field
DEMOLISH_TEXT: Final[tuple[str, ...]] = DEMOLISH.all()
RAID_TEXT: Final[tuple[str, ...]] = RAID.all()
TERRITORY_TEXT: Final[tuple[str, ...]] = ("", *TRICK_TERRITORY.all())
ROOF_TEXT: Final[tuple[str, ...]] = TRICK_ROOF.all()  # one for each field and each field
ON_TEXT: Final = ON.say()
PASS_TEXT: Final = PASS.say()
TAKE_TEXT: Final[tuple[str, ...]] = TAKE.all()
TAKE_NONE_TEXT: Final = TAKE_NONE.say()
NEXT_TEXT: Final[tuple[str, ...]] = NEXT.all()


def whereto(field: int) -> dict[str, Arg]:
    """The second field of a sentence about two."""
    return {f"to_{name}": value for name, value in where(field).items()}


def where(field: int) -> dict[str, Arg]:
    """A field as the arguments of a sentence about it."""
    return {"field": FIELD_NAMES[field], "territory": TERRITORY_OF[field], "place": PLACES[PLACE_OF[field]]}
