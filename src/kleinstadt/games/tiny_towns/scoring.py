"""What a town is worth (TT-40 to TT-104), usable without a game: the score pad calls the same functions."""

from collections.abc import Callable
from typing import Final

from kleinstadt.engine.score import ScoreLine
from kleinstadt.games.tiny_towns.cards import (
    ABBEY,
    ALMSHOUSE,
    ARCHIVE,
    BAKERY,
    BANK,
    BATHS,
    CARD_IDS,
    CASTLE,
    CATHEDRAL,
    CHAPEL_CARD,
    CLOISTER,
    COTTAGE,
    COTTAGE_CARD,
    FACTORY,
    FEAST_HALL,
    FOOD,
    FORT,
    FORUM,
    FOUNTAIN,
    GUILD,
    INN,
    MARKET,
    MAUSOLEUM,
    MILLSTONE,
    MONUMENT,
    PALACE,
    SHED,
    SHRINE,
    STARLOOM,
    TABLES,
    TAILOR,
    TAVERN,
    TAVERN_CARD,
    TEMPLE,
    THEATER,
    THEATER_CARD,
    TRADING_POST,
    UNIVERSITY,
    WAREHOUSE,
    WELL_CARD,
)
from kleinstadt.games.tiny_towns.feeding import Standing, cottages_in, fed_fields, temples_satisfied
from kleinstadt.games.tiny_towns.fields import (
    ADJACENT,
    BIT,
    CENTRE,
    COLUMN,
    CORNERS,
    COUNT,
    ROW,
    WHOLE,
    fields_of,
    groups,
)
from kleinstadt.games.tiny_towns.town import NO_FIELD, Town, load_size


class Surroundings:
    """What a town's score depends on outside the town."""

    __slots__ = ("place", "right_feast_halls")

    def __init__(self, right_feast_halls: int, place: int) -> None:
        self.right_feast_halls = right_feast_halls  # of the right neighbour, -1 where there is none (TT-67)
        self.place = place  # in the order of finished towns (TT-95); 0 while not finished


def by_table(card: int, count: int) -> int:
    """Points for a number of equal buildings, the last entry for all beyond it."""
    table = TABLES[card]
    return table[min(count, len(table)) - 1] if count else 0


def fields_of_type(town: Town, type: int) -> int:
    """Where a type stands; Barrett Castle is a cottage and no monument (TT-89)."""
    castle = town.has(CASTLE)
    if type == MONUMENT:
        return 0 if town.monument_field == NO_FIELD or castle else BIT[town.monument_field]
    if type == COTTAGE and castle:
        return town.built[COTTAGE] | BIT[town.monument_field]
    return town.built[type]


def types_in(town: Town, fields: int) -> int:
    """How many different types stand on these fields, the monument included."""
    return sum(fields_of_type(town, type) & fields != 0 for type in range(8))


# -- wells ---------------------------------------------------------------------------------------------------------


def beside(town: Town, fields: int, wanted: int) -> int:
    """How many of these fields have one of the wanted ones next to them."""
    return sum(ADJACENT[f] & wanted != 0 for f in fields_of(fields))


def fountain(town: Town, fields: int, around: Surroundings) -> int:  # TT-58
    return 2 * beside(town, fields, fields)


def millstone(town: Town, fields: int, around: Surroundings) -> int:  # TT-59
    return 2 * beside(town, fields, town.built[FOOD] | town.built[THEATER])


def shed(town: Town, fields: int, around: Surroundings) -> int:  # TT-60
    return COUNT[fields]


def well(town: Town, fields: int, around: Surroundings) -> int:  # TT-61
    return sum(cottages_in(town, ADJACENT[f]) for f in fields_of(fields))


# -- chapels (Chapel and Temple depend on feeding and stand in `building_points`) ----------------------------------


def abbey(town: Town, fields: int, around: Surroundings) -> int:  # TT-62
    noisy = town.built[FACTORY] | town.built[TAVERN] | town.built[THEATER]
    return 3 * (COUNT[fields] - beside(town, fields, noisy))


def cloister(town: Town, fields: int, around: Surroundings) -> int:  # TT-64
    return COUNT[fields] * COUNT[fields & CORNERS]


# -- taverns -------------------------------------------------------------------------------------------------------


def almshouse(town: Town, fields: int, around: Surroundings) -> int:  # TT-66
    return by_table(ALMSHOUSE, COUNT[fields])


def feast_hall(town: Town, fields: int, around: Surroundings) -> int:  # TT-67
    count = COUNT[fields]
    more = 0 <= around.right_feast_halls < count
    return count * (3 if more else 2)


def inn(town: Town, fields: int, around: Surroundings) -> int:  # TT-68
    return 3 * sum((ROW[f] | COLUMN[f]) & fields == 0 for f in fields_of(fields))


def tavern(town: Town, fields: int, around: Surroundings) -> int:  # TT-69
    return by_table(TAVERN_CARD, COUNT[fields])


# -- theaters ------------------------------------------------------------------------------------------------------


def bakery(town: Town, fields: int, around: Surroundings) -> int:  # TT-70
    return 3 * beside(town, fields, town.built[FOOD] | town.built[FACTORY])


def market(town: Town, fields: int, around: Surroundings) -> int:  # TT-71
    return sum(1 + max(COUNT[ROW[f] & fields], COUNT[COLUMN[f] & fields]) for f in fields_of(fields))


def tailor(town: Town, fields: int, around: Surroundings) -> int:  # TT-72
    return COUNT[fields] * (1 + COUNT[fields & CENTRE])


def theater(town: Town, fields: int, around: Surroundings) -> int:  # TT-73
    return sum(types_in(town, (ROW[f] | COLUMN[f]) & ~fields) for f in fields_of(fields))


# -- industry ------------------------------------------------------------------------------------------------------


def bank(town: Town, fields: int, around: Surroundings) -> int:  # TT-74
    return 4 * COUNT[fields]


def trading_post(town: Town, fields: int, around: Surroundings) -> int:  # TT-78
    return COUNT[fields]


def warehouse(town: Town, fields: int, around: Surroundings) -> int:  # TT-80
    return -sum(load_size(town.held[f]) for f in fields_of(fields))


Scorer = Callable[[Town, int, Surroundings], int]
SCORERS: Final[dict[int, Scorer]] = {
    FOUNTAIN: fountain,
    MILLSTONE: millstone,
    SHED: shed,
    WELL_CARD: well,
    ABBEY: abbey,
    CLOISTER: cloister,
    ALMSHOUSE: almshouse,
    FEAST_HALL: feast_hall,
    INN: inn,
    TAVERN_CARD: tavern,
    BAKERY: bakery,
    MARKET: market,
    TAILOR: tailor,
    THEATER_CARD: theater,
    BANK: bank,
    TRADING_POST: trading_post,
    WAREHOUSE: warehouse,
}


def building_points(town: Town, card: int, fields: int, fed: int, around: Surroundings) -> int:
    """All buildings of one card together. Food buildings and Factories give nothing (TT-44)."""
    if card == COTTAGE_CARD:
        return 3 * COUNT[fields & fed]  # TT-53
    if card == CHAPEL_CARD:
        return COUNT[fields] * cottages_in(town, fed)  # TT-63
    if card == TEMPLE:
        return 4 * temples_satisfied(town, fields, fed)
    scorer = SCORERS.get(card)
    return 0 if scorer is None else scorer(town, fields, around)


def monument_points(town: Town, fed: int, around: Surroundings) -> int:
    """The built monument; an unbuilt one gives nothing (TT-44)."""
    if town.monument_field == NO_FIELD:
        return 0
    card = town.monument
    flat = FLAT.get(card)
    if flat is not None:
        return flat
    if card == ARCHIVE:  # TT-85
        return sum(mask != 0 for mask in town.built)
    if card == CASTLE:  # TT-89
        return 5 if fed & BIT[town.monument_field] else 0
    if card == MAUSOLEUM:  # TT-87
        return 3 * COUNT[town.built[COTTAGE] & ~fed]
    if card == PALACE:  # TT-92
        return 2 * types_in(town, ADJACENT[town.monument_field])
    if card == BATHS:  # TT-93
        return 2 * sum(mask == 0 for mask in town.built)
    if card == FORUM:  # TT-94
        sizes = [COUNT[group] for type in range(8) for group in groups(fields_of_type(town, type))]
        return 1 + max(sizes)
    if card == SHRINE:  # TT-101
        return max(town.shrine, 0)
    if card == STARLOOM:  # TT-95
        return by_table(STARLOOM, around.place)
    return 0  # Obelisk, Opaleye's Watch, Statue


FLAT: Final[dict[int, int]] = {GUILD: 1, CATHEDRAL: 2, FORT: 7, UNIVERSITY: 3}  # TT-84, TT-86, TT-90, TT-88


def empty_fields(town: Town) -> int:
    """Fields without a building: resources on fields are cleared before scoring (TT-41)."""
    return COUNT[WHOLE & ~town.occupied]


def town_points(town: Town, cards: Standing, around: Surroundings) -> int:
    """The total (TT-43)."""
    fed = fed_fields(town, cards)
    points = monument_points(town, fed, around) - (0 if town.has(CATHEDRAL) else empty_fields(town))
    for card, fields in cards:
        points += building_points(town, card, fields, fed, around)
    return points


def score_lines(town: Town, cards: Standing, around: Surroundings) -> list[ScoreLine]:
    """One line per building type in the town, one for the monument, one for empty fields (TT-45)."""
    fed = fed_fields(town, cards)
    lines: list[ScoreLine] = []
    for card, fields in cards:
        line = ScoreLine(CARD_IDS[card], building_points(town, card, fields, fed, around), {"count": COUNT[fields]})
        if card == COTTAGE_CARD:
            line.args["fed"] = COUNT[fields & fed]
        lines.append(line)
    if town.monument_field != NO_FIELD:
        lines.append(ScoreLine(CARD_IDS[town.monument], monument_points(town, fed, around), {"count": 1}))
    empty = empty_fields(town)
    lines.append(ScoreLine("empty_fields", 0 if town.has(CATHEDRAL) else -empty, {"count": empty}))
    return lines


def finishing_place(rounds: list[int], seat: int) -> int:
    """1 + the number of players who finished in an earlier round; 0 while not finished (TT-95)."""
    own = rounds[seat]
    return 1 + sum(0 < other < own for other in rounds) if own else 0
