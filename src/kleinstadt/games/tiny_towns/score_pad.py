"""The score pad for the cardboard game: described towns in, score sheets out.

`{"players": [{"name": "Ada", "town": [["cottage", "", "well", …] × 4], "monument": id or null, "warehouse": resources
on warehouses, "shrine_points": n or null, "finished": place or null}]}`, players clockwise in seating order.
"""

from collections.abc import Mapping
from typing import Any, Final

from kleinstadt.engine.pad import Lacking, PadResult, Remark, read_names, read_players
from kleinstadt.engine.reading import Reader, list_in, list_of, unknown, wrong
from kleinstadt.engine.score import ScoreSheet
from kleinstadt.games.tiny_towns.cards import (
    ALL_MONUMENTS,
    BANK,
    CARD_IDS,
    FEAST_HALL,
    FIRST_MONUMENT,
    FOOD,
    GUILD,
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
from kleinstadt.games.tiny_towns.pad_form import BUILT, MOST_PLAYERS, ROWS
from kleinstadt.games.tiny_towns.placements import PLACEMENTS
from kleinstadt.games.tiny_towns.scoring import Surroundings, score_lines
from kleinstadt.games.tiny_towns.sheets import rank_line, ties_of
from kleinstadt.games.tiny_towns.town import NO_CARD, NO_FIELD, Town

BUILDING_OF: Final[dict[str, int]] = {CARD_IDS[card]: card for card in range(FIRST_MONUMENT)}
MONUMENT_OF: Final[dict[str, int]] = {CARD_IDS[card]: card for card in ALL_MONUMENTS}
FROM_WATCH: Final = 3  # buildings that Opaleye's Watch may bring in for nothing (TT-98)


class Described:
    """A town as it was described, and which cards stand where."""

    __slots__ = ("cards", "town")

    def __init__(self) -> None:
        self.town = Town()
        self.cards: dict[int, int] = {}

    def fields(self, card: int) -> int:
        return self.cards.get(card, 0)


def score_pad(data: Mapping[str, Any], finished: bool) -> PadResult:
    """BadPosition where the description is broken or impossible."""
    lacking = Lacking(finished)
    players = read_players(data, 1, MOST_PLAYERS)
    names = read_names(players)
    towns = [read_town(player) for player in players]
    places = [read_number(player, "finished", 1, MOST_PLAYERS) for player in players]
    remarks = mixed_cards(towns) + double_monuments(towns) + odd_places(players, places)
    sheets: list[ScoreSheet] = []
    for i, described in enumerate(towns):
        remarks += read_extras(players[i], described, lacking)
        players[i].finish()
        remarks += unlikely(described, places[i], players[i].place)
        cards = sorted(described.cards.items(), key=by_type)
        sheets.append(ScoreSheet(i, score_lines(described.town, cards, surroundings(towns, i, places[i]))))
    if len(sheets) == 1:
        sheets[0].lines.append(rank_line(sheets[0].total))
    return PadResult(sheets, names, lacking.remarks + remarks, ties_of([described.town for described in towns]))


def by_type(item: tuple[int, int]) -> tuple[int, int]:
    return TYPE_OF[item[0]], item[0]


def surroundings(towns: list[Described], i: int, place: int | None) -> Surroundings:
    """Players are given clockwise, so the right neighbour is the one before; alone there is none."""
    right = COUNT[towns[i - 1].fields(FEAST_HALL)] if len(towns) > 1 else -1
    return Surroundings(right, place or 0)


# -- towns ---------------------------------------------------------------------------------------------------------


def read_town(player: Reader) -> Described:
    place = player.at("town")
    rows = [list_of(f"{place}[{r}]", row, ROWS) for r, row in enumerate(list_in(place, player.raw("town", None)))]
    list_of(place, rows, ROWS)
    described = Described()
    described.town.monument = player.known("monument", MONUMENT_OF, NO_CARD)
    for field in range(FIELDS):
        read_cell(described, field, rows[field // ROWS][field % ROWS], f"{place}[{field // ROWS}][{field % ROWS}]")
    if COUNT[described.fields(BANK)] > MAX_BANKS:
        raise wrong(place, "tt_banks", f"a town has at most {MAX_BANKS} banks.", most=MAX_BANKS)
    return described


def read_cell(described: Described, field: int, cell: Any, place: str) -> None:
    town = described.town
    if cell in ("", None) or (isinstance(cell, str) and cell in KIND_OF):
        return  # left-over resources count as empty (TT-41)
    if cell == BUILT:
        if town.monument == NO_CARD:
            raise wrong(place, "tt_monument_card", "a monument stands here, but there is no card for it.")
        if town.monument_field != NO_FIELD:
            raise wrong(place, "tt_one_monument", "a town has only one monument.")
        town.put_monument(field)
        return
    if not isinstance(cell, str) or cell not in BUILDING_OF:
        raise unknown(place, cell, [*BUILDING_OF, *KIND_OF, BUILT])
    card = BUILDING_OF[cell]
    if TYPE_OF[card] == FOOD and town.built[FOOD] and not described.fields(card):
        raise wrong(place, "tt_one_food", f"{cell}: a game has one kind of food building.", card=cell)
    described.cards[card] = described.fields(card) | BIT[field]
    town.put_building(TYPE_OF[card], field)


# -- what hardly can be: said, but scored as it was described --------------------------------------------------------


def mixed_cards(towns: list[Described]) -> list[Remark]:
    """One card of each type is in play (TT-4)."""
    found: list[Remark] = []
    seen: dict[int, int] = {}
    for i, described in enumerate(towns):
        for card in described.cards:
            first = seen.setdefault(TYPE_OF[card], card)
            if first != card:
                pair = {"card": CARD_IDS[card], "other_card": CARD_IDS[first]}
                sentence = f"{CARD_IDS[card]} and {CARD_IDS[first]} are never in the same game; both were scored."
                found.append(Remark(f"players[{i}].town", "tt_mixed_cards", sentence, **pair))
    return found


def double_monuments(towns: list[Described]) -> list[Remark]:
    """Every monument card exists once (TT-8)."""
    found: list[Remark] = []
    cards = [described.town.monument for described in towns]
    for i, card in enumerate(cards):
        if card != NO_CARD and card in cards[:i]:
            name = CARD_IDS[card]
            found.append(Remark(f"players[{i}].monument", "tt_monument_twice", f"there is only one {name}.", card=name))
    return found


def least_unbuilt(described: Described) -> int:
    """How many fields at least have no building. The building paid for last took all fields of its pattern and stands
    on one field, so the others of them were empty, and only effects can have filled them."""
    town = described.town
    cards = list(described.cards)
    if TRADING_POST in cards or town.has(GUILD):
        return 0  # posts stand in for resources, and the Guild may have replaced them since
    if town.monument_field != NO_FIELD:
        cards.append(town.monument)
    left = [COUNT[PLACEMENTS[card][0].fields] - 1 - (card == UNIVERSITY) for card in cards]
    return max(0, min(left, default=0) - (FROM_WATCH if town.has(WATCH) else 0))


def unlikely(described: Described, finished: int | None, place: str) -> list[Remark]:
    town = described.town
    found: list[Remark] = []
    least = least_unbuilt(described)
    if COUNT[WHOLE & ~town.occupied] < least:
        sentence = f"with these buildings at least {least} of the fields are left without one."
        found.append(Remark(f"{place}.town", "tt_too_full", sentence, least=least))
    if not town.occupied:
        found.append(Remark(f"{place}.town", "tt_empty_town", "there is no building at all."))
    if town.has(STARLOOM) and finished is None:
        sentence = "the Starloom scores by the place of finishing, which is missing."
        found.append(Remark(f"{place}.finished", "tt_starloom_place", sentence))
    return found


def odd_places(players: list[Reader], places: list[int | None]) -> list[Remark]:
    """Who finishes in the same round shares the better place, the next one is skipped."""
    known = [place for place in places if place is not None]
    found: list[Remark] = []
    if len(players) > 1 and len(known) == len(players):
        for player, place in zip(players, known, strict=True):
            earlier = sum(other < place for other in known)
            if place != 1 + earlier:
                sentence = f"place {place}, but {earlier} finished before."
                found.append(Remark(player.at("finished"), "tt_odd_place", sentence, number=place, earlier=earlier))
    return found


# -- what lies on cards ----------------------------------------------------------------------------------------------


def read_extras(player: Reader, described: Described, lacking: Lacking) -> list[Remark]:
    """Resources on Warehouses and the points of the Shrine."""
    town = described.town
    warehouses = described.fields(WAREHOUSE)
    stored = read_number(player, "warehouse", 0, WAREHOUSE_ROOM * COUNT[warehouses]) or 0
    for field in fields_of(warehouses):
        here = min(stored, WAREHOUSE_ROOM)
        town.hold(field, here)  # of one kind: only the number counts
        stored -= here
    table = TABLES[SHRINE]
    shrine = read_number(player, "shrine_points", min(table), max(table))
    place = player.at("shrine_points")
    if shrine is None:
        if town.has(SHRINE):
            lacking.wrong(place, "tt_shrine_points", "the Shrine stands here; its points are needed.")
        return []
    if shrine not in table:
        values = ", ".join(map(str, table))
        raise wrong(place, "tt_shrine_values", f"the Shrine scores {values}.", values=values)
    if not town.has(SHRINE):
        return [Remark(place, "tt_no_shrine", "no Shrine stands here, so these points were not counted.")]
    town.shrine = shrine
    buildings = COUNT[town.occupied]
    if table.index(shrine) >= buildings:
        sentence = f"{shrine} points, but there are only so many buildings: {buildings}."
        return [Remark(place, "tt_shrine_too_good", sentence, points=shrine, buildings=buildings)]
    return []


def read_number(player: Reader, key: str, least: int, most: int) -> int | None:
    return player.number(key, least, most, 0) if player.has(key) else None
