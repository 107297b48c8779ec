"""The score pad for the cardboard game: described towns in, score sheets out.

`{"players": [{"name": "Ada", "town": [["cottage", "", "well", …] × 4], "monument": id or null, "warehouse": resources
on warehouses, "shrine_points": n or null, "finished": place or null}]}`, players clockwise in seating order.
"""

from collections.abc import Mapping
from typing import Any, Final

from kleinstadt.engine.reading import number_in, table_in, text_in, wrong
from kleinstadt.engine.score import ScoreSheet
from kleinstadt.games.tiny_towns.cards import (
    BANK,
    CARD_IDS,
    CARD_OF,
    FEAST_HALL,
    FIRST_MONUMENT,
    FOOD,
    KIND_OF,
    MAX_BANKS,
    SHRINE,
    STARLOOM,
    TABLES,
    TRADING_POST,
    TYPE_OF,
    UNIVERSITY,
    WAREHOUSE,
    WAREHOUSE_ROOM,
    WATCH,
)
from kleinstadt.games.tiny_towns.fields import BIT, COUNT, FIELDS, WHOLE, fields_of
from kleinstadt.games.tiny_towns.patterns import PLACEMENTS
from kleinstadt.games.tiny_towns.scoring import Surroundings, score_lines
from kleinstadt.games.tiny_towns.town import NO_CARD, NO_FIELD, Town

KEYS: Final = ("name", "town", "monument", "warehouse", "shrine_points", "finished")
MOST_PLAYERS: Final = 6
FROM_WATCH: Final = 3  # buildings that Opaleye's Watch may bring in for nothing (TT-98)


class Described:
    """A town as it was described, and which cards stand where."""

    __slots__ = ("cards", "town")

    def __init__(self) -> None:
        self.town = Town()
        self.cards: dict[int, int] = {}

    def fields(self, card: int) -> int:
        return self.cards.get(card, 0)


def score_pad(data: Mapping[str, Any]) -> tuple[list[ScoreSheet], list[str], list[str]]:
    """Sheets, names and warnings. BadPosition where the description is broken or impossible."""
    players = data.get("players")
    if not isinstance(players, list) or not 1 <= len(players) <= MOST_PLAYERS:
        raise wrong("players", "a list of one to six players is needed.")
    towns: list[Described] = []
    warnings: list[str] = []
    for i, player in enumerate(players):
        place = f"players[{i}]"
        extra = [key for key in table_in(place, player) if key not in KEYS]
        warnings += [f"{place}.{key}: this is not known here and was not counted." for key in extra]
        towns.append(read_town(player, place))
    warnings += mixed_cards(towns) + double_monuments(towns)
    places = read_places(players, warnings)
    sheets: list[ScoreSheet] = []
    for i, described in enumerate(towns):
        place = f"players[{i}]"
        warnings += read_extras(players[i], described, place)
        warnings += unlikely(described, places[i], place)
        cards = sorted(described.cards.items(), key=by_type)
        sheets.append(ScoreSheet(i, score_lines(described.town, cards, surroundings(towns, i, places[i]))))
    return sheets, [name_of(player, i) for i, player in enumerate(players)], warnings


def by_type(item: tuple[int, int]) -> tuple[int, int]:
    return TYPE_OF[item[0]], item[0]


def name_of(player: Mapping[str, Any], i: int) -> str:
    name = player.get("name")
    return str(i + 1) if name is None else text_in(f"players[{i}].name", name)


def surroundings(towns: list[Described], i: int, place: int | None) -> Surroundings:
    """Players are given clockwise, so the right neighbour is the one before; alone there is none."""
    right = COUNT[towns[i - 1].fields(FEAST_HALL)] if len(towns) > 1 else -1
    return Surroundings(right, place or 0)


# -- towns ---------------------------------------------------------------------------------------------------------


def read_town(player: Mapping[str, Any], place: str) -> Described:
    rows = player.get("town")
    if not isinstance(rows, list) or len(rows) != 4:
        raise wrong(f"{place}.town", "four rows of four fields are needed.")
    for r, row in enumerate(rows):
        if not isinstance(row, list) or len(row) != 4:
            raise wrong(f"{place}.town[{r}]", "a row of four fields is needed.")
    described = Described()
    monument = player.get("monument")
    if monument is not None:
        if not isinstance(monument, str) or CARD_OF.get(monument, NO_CARD) < FIRST_MONUMENT:
            raise wrong(f"{place}.monument", f"there is no monument {monument!r}.")
        described.town.monument = CARD_OF[monument]
    for field in range(FIELDS):
        read_cell(described, field, rows[field // 4][field % 4], f"{place}.town[{field // 4}][{field % 4}]")
    if COUNT[described.fields(BANK)] > MAX_BANKS:
        raise wrong(f"{place}.town", f"a town has at most {MAX_BANKS} banks.")
    return described


def read_cell(described: Described, field: int, cell: Any, place: str) -> None:
    town = described.town
    if cell in ("", None) or (isinstance(cell, str) and cell in KIND_OF):
        return  # left-over resources count as empty (TT-41)
    if cell == "monument":
        if town.monument == NO_CARD:
            raise wrong(place, "a monument stands here, but the player has no monument card.")
        if town.monument_field != NO_FIELD:
            raise wrong(place, "a town has only one monument.")
        town.put_monument(field)
        return
    card = CARD_OF.get(cell, FIRST_MONUMENT) if isinstance(cell, str) else FIRST_MONUMENT
    if card >= FIRST_MONUMENT:
        raise wrong(place, f"there is no building {cell!r}.")
    if TYPE_OF[card] == FOOD and town.built[FOOD] and not described.fields(card):
        raise wrong(place, f"{cell!r}: a game has one kind of food building.")
    described.cards[card] = described.fields(card) | BIT[field]
    town.put_building(TYPE_OF[card], field)


# -- what hardly can be: said, but scored as it was described --------------------------------------------------------


def mixed_cards(towns: list[Described]) -> list[str]:
    """One card of each type is in play (TT-4)."""
    found: list[str] = []
    seen: dict[int, int] = {}
    for i, described in enumerate(towns):
        for card in described.cards:
            first = seen.setdefault(TYPE_OF[card], card)
            if first != card:
                pair = f"{CARD_IDS[card]!r} and {CARD_IDS[first]!r}"
                found.append(f"players[{i}].town: {pair} are never in the same game; both were scored.")
    return found


def double_monuments(towns: list[Described]) -> list[str]:
    """Every monument card exists once (TT-8)."""
    found: list[str] = []
    cards = [described.town.monument for described in towns]
    for i, card in enumerate(cards):
        if card != NO_CARD and card in cards[:i]:
            found.append(f"players[{i}].monument: players[{cards.index(card)}] has {CARD_IDS[card]!r} already.")
    return found


def least_unbuilt(described: Described) -> int:
    """How many fields at least have no building. The building paid for last took all fields of its pattern and stands
    on one field, so the others of them were empty, and only effects can have filled them."""
    town = described.town
    cards = list(described.cards)
    if TRADING_POST in cards:
        return 0  # stands in for resources
    if town.monument_field != NO_FIELD:
        cards.append(town.monument)
    left = [COUNT[PLACEMENTS[card][0].fields] - 1 - (card == UNIVERSITY) for card in cards]
    return max(0, min(left, default=0) - (FROM_WATCH if town.has(WATCH) else 0))


def unlikely(described: Described, finished: int | None, place: str) -> list[str]:
    town = described.town
    found: list[str] = []
    least = least_unbuilt(described)
    if COUNT[WHOLE & ~town.occupied] < least:
        found.append(f"{place}.town: with these buildings at least {least} fields are left without a building.")
    if not town.occupied:
        found.append(f"{place}.town: there is no building at all.")
    if town.has(STARLOOM) and finished is None:
        found.append(f"{place}.finished: the Starloom scores by the place of finishing, which is missing.")
    return found


def read_places(players: list[Mapping[str, Any]], warnings: list[str]) -> list[int | None]:
    """The places of finishing. Who finishes in the same round shares the better place, the next one is skipped."""
    places = [read_number(player, "finished", f"players[{i}]", 1, MOST_PLAYERS) for i, player in enumerate(players)]
    known = [place for place in places if place is not None]
    if len(players) > 1 and len(known) == len(players):
        for i, place in enumerate(known):
            earlier = sum([other < place for other in known])
            if place != 1 + earlier:
                warnings.append(f"players[{i}].finished: {place}, but {earlier} finished before.")
    return places


# -- what lies on cards ----------------------------------------------------------------------------------------------


def read_extras(player: Mapping[str, Any], described: Described, place: str) -> list[str]:
    """Resources on Warehouses and the points of the Shrine."""
    town = described.town
    warehouses = described.fields(WAREHOUSE)
    stored = read_number(player, "warehouse", place, 0, WAREHOUSE_ROOM * COUNT[warehouses]) or 0
    for field in fields_of(warehouses):
        here = min(stored, WAREHOUSE_ROOM)
        town.hold(field, here)  # of one kind: only the number counts
        stored -= here
    table = TABLES[SHRINE]
    shrine = read_number(player, "shrine_points", place, min(table), max(table))
    if shrine is None:
        if town.has(SHRINE):
            raise wrong(f"{place}.shrine_points", "the Shrine stands here; its points are needed.")
        return []
    if shrine not in table:
        raise wrong(f"{place}.shrine_points", f"the Shrine scores {', '.join(map(str, table))}.")
    if not town.has(SHRINE):
        return [f"{place}.shrine_points: no Shrine stands here, so these points were not counted."]
    town.shrine = shrine
    if table.index(shrine) >= COUNT[town.occupied]:
        return [f"{place}.shrine_points: {shrine} with only {COUNT[town.occupied]} buildings."]
    return []


def read_number(player: Mapping[str, Any], key: str, place: str, least: int, most: int) -> int | None:
    value = player.get(key)
    return None if value is None else number_in(f"{place}.{key}", value, least, most)
