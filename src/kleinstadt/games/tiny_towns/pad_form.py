"""What the score pad asks for: a town tapped together, and what lies on cards."""

from typing import Final

from kleinstadt.engine.pad import PadForm, PadItem, PadPart
from kleinstadt.games.tiny_towns.cards import (
    ALL_MONUMENTS,
    CARD_IDS,
    FIRST_MONUMENT,
    SHRINE,
    STARLOOM,
    TABLES,
    TYPE_OF,
    TYPES,
    WAREHOUSE,
    WAREHOUSE_ROOM,
)

MOST_PLAYERS: Final = 6
ROWS: Final = 4
BUILT: Final = "monument"  # stands on the field of a monument, whichever it is

TOWN: Final = PadPart(
    "town",
    "grid",
    "card",
    (
        *[PadItem(CARD_IDS[card], f"type-{TYPES[TYPE_OF[card]]}", 16) for card in range(FIRST_MONUMENT)],
        PadItem(BUILT, "type-monument", 1, "monument"),
    ),
    rows=ROWS,
    columns=ROWS,
    one_of_group=True,  # one card of each type is in play (TT-4)
)
FORM: Final = PadForm(
    tuple(range(1, MOST_PLAYERS + 1)),
    (
        PadPart("monument", "one", "card", tuple([PadItem(CARD_IDS[card]) for card in ALL_MONUMENTS])),
        TOWN,
        PadPart("warehouse", "number", most=WAREHOUSE_ROOM, needs={"town": CARD_IDS[WAREHOUSE]}, each=True),
        PadPart(
            "shrine_points",
            "one",
            items=tuple([PadItem(str(points)) for points in TABLES[SHRINE]]),
            needs={"monument": CARD_IDS[SHRINE], "town": BUILT},
        ),
        PadPart(
            "finished",
            "number",
            least=1,
            most=MOST_PLAYERS,
            needs={"monument": CARD_IDS[STARLOOM], "town": BUILT},
        ),
    ),
)
