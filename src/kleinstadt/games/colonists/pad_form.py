"""What the score pad asks for: buildings, embassies and improvements, cash, and who works."""

from typing import Any, Final

from kleinstadt.engine.pad import PadForm, PadItem, PadPart
from kleinstadt.games.colonists.cards import BUILDINGS, CLASSES, COLONIES, FACTS

MOST_PLAYERS: Final = 4
MOST_OF_A_KIND: Final = 99
MOST_DOLLARS: Final = 10**6
LEVELS: Final = 4
FIRST: Final = "first"  # the player who began the first year
WORTH_SOMETHING: Final = "permanent"  # the other improvements count nothing (CO-228)


def building_item(id: str) -> PadItem:
    facts: dict[str, Any] = FACTS["buildings"][id]
    return PadItem(id, f"pad-kind-{facts['kind']}", int(facts["own_max"]) or MOST_OF_A_KIND)


IMPROVEMENTS: Final = [
    PadItem(card["id"], f"pad-era-{card['era']}", card["copies"])
    for card in FACTS["improvements"]
    if card["kind"] == WORTH_SOMETHING
]
FORM: Final = PadForm(
    tuple(range(1, MOST_PLAYERS + 1)),
    (
        PadPart("buildings", "amounts", "building", tuple([building_item(id) for id in BUILDINGS])),
        PadPart("embassies", "amounts", "colony", tuple([PadItem(id, most=LEVELS) for id in COLONIES])),
        PadPart("improvements", "several", "card", tuple(IMPROVEMENTS), most=MOST_OF_A_KIND),
        PadPart("dollars", "number", most=MOST_DOLLARS),
        PadPart("workers", "amounts", "class", tuple([PadItem(id, most=MOST_OF_A_KIND) for id in CLASSES])),
    ),
    table=(PadPart(FIRST, "player"),),
)
