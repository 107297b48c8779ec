"""Where one more building of a card would score, given what stands in the town: masks of fields, for bots."""

from typing import Final

from mypy_extensions import i64

from kleinstadt.games.tiny_towns.cards import (
    ABBEY,
    BAKERY,
    CLOISTER,
    COTTAGE,
    COTTAGE_CARD,
    FACTORY,
    FOOD,
    FOUNTAIN,
    GRANARY,
    GREENHOUSE,
    INN,
    MARKET,
    MILLSTONE,
    ORCHARD,
    PALACE,
    TAILOR,
    TAVERN,
    TEMPLE,
    THEATER,
    THEATER_CARD,
    WELL,
    WELL_CARD,
)
from kleinstadt.games.tiny_towns.fields import CENTRE, COLUMN, CORNERS, ROW, SURROUNDING, WHOLE, fields_of
from kleinstadt.games.tiny_towns.town import Town

LEFT_COLUMN: Final = 0x1111
RIGHT_COLUMN: Final = 0x8888
FOOD_CARDS: Final = (GRANARY, GREENHOUSE, ORCHARD)


def beside(m: i64) -> i64:
    """All fields next to those of a mask."""
    return (m << 4 | m >> 4 | (m & ~RIGHT_COLUMN) << 1 | (m & ~LEFT_COLUMN) >> 1) & WHOLE


def lines_of(m: i64) -> i64:
    """All fields in a row or column with those of a mask, themselves left out unless they see each other."""
    found = 0
    for f in fields_of(m):
        found |= ROW[f] | COLUMN[f]
    return found


def surroundings_of(m: i64) -> i64:
    found = 0
    for f in fields_of(m):
        found |= SURROUNDING[f]
    return found


def reached(town: Town, food: int) -> i64:
    """Where a cottage would be fed by the food buildings that stand, as far as place matters."""
    feeders: i64 = town.built[FOOD]
    if food == GRANARY:
        return surroundings_of(feeders)
    if food == ORCHARD:
        return lines_of(feeders)
    if food == GREENHOUSE and town.built[COTTAGE]:
        return beside(town.built[COTTAGE])
    return WHOLE


def feeding(town: Town, food: int) -> i64:
    """Where a food building would feed a cottage that stands, as far as place matters."""
    cottages: i64 = town.built[COTTAGE]
    if food == GRANARY:
        return surroundings_of(cottages)
    if food == ORCHARD:
        return lines_of(cottages)
    return WHOLE


def spots(town: Town, card: int, food: int) -> i64:
    """Where one more building of this card would score or help; `food` is the food card in play."""
    built = town.built
    if card == COTTAGE_CARD:
        return reached(town, food)
    if card in FOOD_CARDS:
        return feeding(town, card)
    if card == FOUNTAIN:
        return beside(built[WELL])
    if card == MILLSTONE:
        return beside(built[FOOD] | built[THEATER])
    if card == WELL_CARD:
        return beside(built[COTTAGE])
    if card == ABBEY:
        return ~beside(built[FACTORY] | built[TAVERN] | built[THEATER])
    if card == TEMPLE:
        return beside(built[COTTAGE])
    if card == CLOISTER:
        return CORNERS
    if card == INN:
        return ~(built[TAVERN] | lines_of(built[TAVERN]))
    if card == BAKERY:
        return beside(built[FOOD] | built[FACTORY])
    if card == MARKET:
        return lines_of(built[THEATER]) if built[THEATER] else WHOLE
    if card == TAILOR:
        return CENTRE
    if card == THEATER_CARD:
        return lines_of(town.occupied)
    if card == PALACE:
        return beside(town.occupied)
    return WHOLE
