"""What one more building of a card would bring on the best field that its patterns reach, where that depends on what
stands around it: small numbers, for bots."""

from typing import Final

from mypy_extensions import i64

from kleinstadt.games.tiny_towns.cards import (
    COTTAGE,
    FARM,
    FOOD,
    GRANARY,
    GREENHOUSE,
    MARKET,
    PALACE,
    TEMPLE,
    THEATER,
    THEATER_CARD,
    TYPE_OF,
    WELL_CARD,
)
from kleinstadt.games.tiny_towns.feeding import FED_BY_A_FARM
from kleinstadt.games.tiny_towns.fields import ADJACENT, COLUMN, COUNT, ROW, SURROUNDING, fields_of
from kleinstadt.games.tiny_towns.scoring import types_in
from kleinstadt.games.tiny_towns.town import Town

MOST: Final = 5  # more counts as so much


def gain(town: Town, card: int, reach: i64, fed: int) -> int:
    """`reach` are the fields on which the building could come to stand, `fed` the cottages that would be fed now."""
    found = 0
    if card < len(TYPE_OF) and TYPE_OF[card] == FOOD:
        found = newly_fed(town, card, reach, town.built[COTTAGE] & ~fed)
    elif card in (WELL_CARD, TEMPLE):
        found = most_beside(reach, town.built[COTTAGE])
    elif card == THEATER_CARD:
        for f in fields_of(reach):
            found = max(found, types_in(town, ROW[f] | COLUMN[f]))
    elif card == PALACE:
        for f in fields_of(reach):
            found = max(found, types_in(town, ADJACENT[f]))
    elif card == MARKET:
        markets = town.built[THEATER]
        for f in fields_of(reach):
            found = max(found, COUNT[ROW[f] & markets], COUNT[COLUMN[f] & markets])
    return min(MOST, found)


def newly_fed(town: Town, card: int, reach: i64, hungry: int) -> int:
    """How many hungry cottages one more food building would feed."""
    if not hungry or not reach:
        return 0
    if card == FARM:
        return min(FED_BY_A_FARM, COUNT[hungry])
    if card == GREENHOUSE:
        return COUNT[hungry]
    found = 0
    for f in fields_of(reach):
        area = SURROUNDING[f] if card == GRANARY else ROW[f] | COLUMN[f]
        found = max(found, COUNT[area & hungry])
    return found


def most_beside(reach: i64, wanted: int) -> int:
    found = 0
    if wanted:
        for f in fields_of(reach):
            found = max(found, COUNT[ADJACENT[f] & wanted])
    return found
