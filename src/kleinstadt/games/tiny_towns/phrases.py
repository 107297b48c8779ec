"""Every answer that can be given in Tiny Towns, and the texts that are needed again and again."""

from itertools import combinations, product
from typing import Final

from kleinstadt.engine.phrase import Phrase, Slot, Vocabulary
from kleinstadt.games.tiny_towns.cards import ALL_MONUMENTS, CARD_IDS, KINDS, STACKS, TYPES
from kleinstadt.games.tiny_towns.fields import FIELDS, NAMES, fields_of, names_of
from kleinstadt.games.tiny_towns.placements import PLACEMENTS

FIELD: Final = Slot(NAMES, spot="")
RESOURCE: Final = Slot(KINDS[1:])  # its number is one less than the kind
BUILDING: Final = Slot(CARD_IDS)
MONUMENT: Final = Slot([CARD_IDS[card] for card in ALL_MONUMENTS])


def payments() -> list[int]:
    """Every set of fields that a building can be paid with: all of a pattern, or what Trading Posts leave of it
    (TT-78)."""
    found: set[int] = set()
    for placements in PLACEMENTS:
        for placement in placements:
            fields = int(placement.fields)
            part = fields
            while part:
                found.add(part)
                part = (part - 1) & fields
    return sorted(found)


def watchable() -> list[tuple[str, ...]]:
    """Three cards of different types, in the order of the types (TT-98)."""
    found: list[tuple[str, ...]] = []
    for stacks in combinations([STACKS[type] for type in range(len(TYPES))], 3):
        found += [tuple([CARD_IDS[card] for card in cards]) for cards in product(*stacks)]
    return found


PAYMENTS: Final[list[int]] = payments()
PAYMENT_NUMBER: Final[dict[int, int]] = {fields: number for number, fields in enumerate(PAYMENTS)}
PAID: Final = Slot([tuple(names_of(fields)) for fields in PAYMENTS], spot="")

KEEP: Final = Phrase("keep", "keep {card}", card=MONUMENT)
CHOOSE: Final = Phrase("choose", "choose {resource}", resource=RESOURCE)
NAME: Final = Phrase("name", "name {resource}", resource=RESOURCE)
OPEN: Final = Phrase("open", "open {resource}", resource=RESOURCE)
PLACE: Final = Phrase("place", "place {field}", field=FIELD)
TAKE: Final = Phrase("take", "take {resource}", resource=RESOURCE)
STORE: Final = Phrase("store", "store {field}", field=FIELD)
SWAP: Final = Phrase("swap", "swap {field} {resource}", field=FIELD, resource=RESOURCE)
ASIDE: Final = Phrase("aside", "aside")
BUILD: Final = Phrase("build", "build {card} at {field} from {paid}", card=BUILDING, field=FIELD, paid=PAID)
DONE: Final = Phrase("done", "done")
MARK: Final = Phrase("mark", "mark {resource}", resource=RESOURCE)
REPLACE: Final = Phrase("replace", "replace {field} with {card}", field=FIELD, card=BUILDING)
STOP: Final = Phrase("stop", "stop")
ADD: Final = Phrase("add", "add {card} at {field}", card=BUILDING, field=FIELD)
DECLINE: Final = Phrase("decline", "decline")
WATCH: Final = Phrase("watch", "watch {cards}", cards=Slot(watchable()))
SET: Final = Phrase("set", "set {card} at {field}", card=BUILDING, field=FIELD)

WORDS: Final = Vocabulary(
    KEEP,
    CHOOSE,
    NAME,
    OPEN,
    PLACE,
    TAKE,
    STORE,
    SWAP,
    ASIDE,
    BUILD,
    DONE,
    MARK,
    REPLACE,
    STOP,
    ADD,
    DECLINE,
    WATCH,
    SET,
)

DONE_TEXT: Final = DONE.say()
ASIDE_TEXT: Final = ASIDE.say()
STOP_TEXT: Final = STOP.say()
DECLINE_TEXT: Final = DECLINE.say()
PLACE_TEXT: Final[tuple[str, ...]] = PLACE.all()
STORE_TEXT: Final[tuple[str, ...]] = STORE.all()

known_builds: Final[dict[int, str]] = {}
known_kinds: Final[dict[tuple[str, tuple[int, ...]], tuple[str, ...]]] = {}


LEFT: Final = 0x3333  # columns a and b, which come first in every sorted list


def places_in(column: int) -> list[tuple[str, ...]]:
    """`place` for every set of fields in this column and the next, sorted; by the same set in columns a and b."""
    found: list[tuple[str, ...]] = [()] * (LEFT + 1)
    for m in range(256):
        fields = m & 3 | (m & 12) << 2 | (m & 48) << 4 | (m & 192) << 6
        found[fields] = tuple(sorted([PLACE_TEXT[f] for f in fields_of(fields << column)]))
    return found


LEFT_PLACES: Final[list[tuple[str, ...]]] = places_in(0)
RIGHT_PLACES: Final[list[tuple[str, ...]]] = places_in(2)


def place_moves(fields: int) -> tuple[str, ...]:
    """`place` for every field of a mask, sorted."""
    return LEFT_PLACES[fields & LEFT] + RIGHT_PLACES[fields >> 2 & LEFT]


def build_text(card: int, field: int, paid: int) -> str:
    """`build chapel at c3 from b3 c2 c3 d3`."""
    key = (paid * FIELDS + field) * len(CARD_IDS) + card
    text = known_builds.get(key)
    if text is None:
        text = BUILD.say(card, field, PAYMENT_NUMBER[paid])
        known_builds[key] = text
    return text


def kind_moves(phrase: Phrase, kinds: list[int]) -> tuple[str, ...]:
    """A phrase about a resource for each of these kinds, sorted."""
    key = (phrase.id, tuple(kinds))
    found = known_kinds.get(key)
    if found is None:
        found = tuple(sorted([phrase.say(kind - 1) for kind in kinds]))
        known_kinds[key] = found
    return found


def kind_in(move: str) -> int:
    """The kind that a phrase about a resource ends with."""
    return WORDS.read(move).numbers[-1] + 1


def field_in(move: str) -> int:
    """The field that a phrase begins with."""
    return WORDS.read(move).numbers[0]
