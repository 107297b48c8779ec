"""The texts of moves, each made once and kept, and what they mean.

keep CARD · choose KIND · name KIND · open KIND · place FIELD · take KIND · store FIELD · swap FIELD KIND · aside ·
build CARD at FIELD from FIELDS · done · mark KIND · replace FIELD with CARD · stop · add CARD at FIELD · decline ·
watch CARD CARD CARD · set CARD at FIELD
"""

from typing import Final

from kleinstadt.games.tiny_towns.cards import CARD_IDS, CARD_OF, KIND_OF, KINDS
from kleinstadt.games.tiny_towns.fields import BIT, FIELD_OF, FIELDS, NAMES, WHOLE, fields_of, names_of

DONE: Final = "done"
ASIDE: Final = "aside"
STOP: Final = "stop"
DECLINE: Final = "decline"

PLACE: Final[tuple[str, ...]] = tuple([f"place {name}" for name in NAMES])
STORE: Final[tuple[str, ...]] = tuple([f"store {name}" for name in NAMES])

known_kinds: Final[dict[tuple[str, tuple[int, ...]], tuple[str, ...]]] = {}
known_builds: Final[dict[int, str]] = {}
known_meanings: Final[dict[str, tuple[int, int, int]]] = {}


def places_in(column: int) -> dict[int, tuple[str, ...]]:
    """`place` for every set of fields in this column and the next, sorted."""
    found: dict[int, tuple[str, ...]] = {}
    for m in range(256):
        fields = (m & 3 | (m & 12) << 2 | (m & 48) << 4 | (m & 192) << 6) << column
        found[fields] = tuple(sorted([PLACE[f] for f in fields_of(fields)]))
    return found


LEFT: Final = 0x3333  # columns a and b, which come first in every sorted list
LEFT_PLACES: Final[dict[int, tuple[str, ...]]] = places_in(0)
RIGHT_PLACES: Final[dict[int, tuple[str, ...]]] = places_in(2)


def place_moves(fields: int) -> tuple[str, ...]:
    """`place` for every field of a mask, sorted."""
    return LEFT_PLACES[fields & LEFT] + RIGHT_PLACES[fields & ~LEFT]


def build_move(card: int, field: int, paid: int) -> str:
    """`build chapel at c3 from b3 c2 c3 d3`."""
    key = (card * FIELDS + field) * (WHOLE + 1) + paid
    text = known_builds.get(key)
    if text is None:
        text = f"build {CARD_IDS[card]} at {NAMES[field]} from {' '.join(names_of(paid))}"
        known_builds[key] = text
        known_meanings[text] = (card, field, paid)
    return text


def build_meaning(move: str) -> tuple[int, int, int]:
    """Card, field and paid fields of a `build` move."""
    meaning = known_meanings.get(move)
    if meaning is None:
        words = move.split(" ")
        paid = sum([BIT[FIELD_OF[name]] for name in words[5:]])
        meaning = (CARD_OF[words[1]], FIELD_OF[words[3]], paid)
        known_meanings[move] = meaning
    return meaning


def field_in(move: str) -> int:
    """The field that is the second word of a move: `place b2`, `store b2`, `swap b2 wood`, `replace b2 with farm`."""
    return FIELD_OF[move.split(" ")[1]]


def last_field_in(move: str) -> int:
    """The field that is the last word: `add farm at b2`, `set well at b2`."""
    return FIELD_OF[move.rsplit(" ", 1)[1]]


def last_kind_in(move: str) -> int:
    """The kind that is the last word: `choose wood`, `take wood`, `mark wood`, `swap b2 wood`."""
    return KIND_OF[move.rsplit(" ", 1)[1]]


def card_in(move: str) -> int:
    """The card that is the second word: `keep the_starloom`, `add farm at b2`, `set well at b2`."""
    return CARD_OF[move.split(" ")[1]]


def kind_moves(verb: str, kinds: list[int]) -> tuple[str, ...]:
    """`choose`, `name`, `open` or `mark` for each of these kinds, sorted."""
    key = (verb, tuple(kinds))
    found = known_kinds.get(key)
    if found is None:
        found = tuple(sorted([f"{verb} {KINDS[kind]}" for kind in kinds]))
        known_kinds[key] = found
    return found
