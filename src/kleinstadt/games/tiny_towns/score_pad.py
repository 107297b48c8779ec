"""The score pad for the cardboard game: described towns in, score sheets out.

`{"players": [{"name": "Ada", "town": [["cottage", "", "well", …] × 4], "monument": id or null, "warehouse": resources
on warehouses, "shrine_points": n or null, "finished": place or null}]}`, players clockwise in seating order.
"""

from collections.abc import Mapping
from typing import Any

from kleinstadt.engine.errors import BadPosition
from kleinstadt.engine.score import ScoreSheet
from kleinstadt.games.tiny_towns.cards import (
    BANK,
    CARD_IDS,
    CARD_OF,
    FACTORY,
    FEAST_HALL,
    FIRST_GAME,
    FIRST_MONUMENT,
    KIND_OF,
    MAX_BANKS,
    SHRINE,
    STARLOOM,
    TABLES,
    TAVERN,
    TRADING_POST,
    TYPE_OF,
    UNIVERSITY,
    WAREHOUSE,
    WAREHOUSE_ROOM,
    WATCH,
)
from kleinstadt.games.tiny_towns.fields import COUNT, WHOLE, fields_of
from kleinstadt.games.tiny_towns.patterns import PLACEMENTS
from kleinstadt.games.tiny_towns.scoring import Surroundings, score_lines
from kleinstadt.games.tiny_towns.town import NO_FIELD, Town


def bad(place: str, why: str) -> BadPosition:
    return BadPosition("bad_field", {"place": place}, f"{place}: {why}")


def score_pad(data: Mapping[str, Any]) -> tuple[list[ScoreSheet], list[str], list[str]]:
    """Sheets, names and warnings. BadPosition where the description is broken or impossible."""
    players = data.get("players")
    if not isinstance(players, list) or not 1 <= len(players) <= 6:
        raise bad("players", "a list of one to six players is needed.")
    display = list(FIRST_GAME)
    named: dict[int, str] = {}
    towns: list[Town] = []
    for i, player in enumerate(players):
        place = f"players[{i}]"
        if not isinstance(player, dict):
            raise bad(place, "a table with name and town is needed.")
        towns.append(read_town(player, place, display, named))
    return score_towns(players, towns, tuple(display))


def read_town(player: Mapping[str, Any], place: str, display: list[int], named: dict[int, str]) -> Town:
    """The town; the display of the game is found out from what stands in all towns."""
    rows = player.get("town")
    if not isinstance(rows, list) or len(rows) != 4 or any([not isinstance(r, list) or len(r) != 4 for r in rows]):
        raise bad(f"{place}.town", "four rows of four fields are needed.")
    town = Town()
    monument = player.get("monument")
    if monument is not None:
        if monument not in CARD_OF or CARD_OF[monument] < FIRST_MONUMENT:
            raise bad(f"{place}.monument", f"there is no monument {monument!r}.")
        town.monument = CARD_OF[monument]
    for field in range(16):
        cell = rows[field // 4][field % 4]
        read_cell(town, field, cell, f"{place}.town[{field // 4}][{field % 4}]", display, named)
    check_town(town, tuple(display), place)
    return town


def read_cell(town: Town, field: int, cell: Any, place: str, display: list[int], named: dict[int, str]) -> None:
    if cell in ("", None) or (isinstance(cell, str) and cell in KIND_OF):
        return  # left-over resources count as empty (TT-41)
    if cell == "monument":
        if town.monument < 0:
            raise bad(place, "a monument stands here, but the player has no monument card.")
        if town.monument_field != NO_FIELD:
            raise bad(place, "a town has only one monument.")
        town.put_monument(field)
        return
    card = CARD_OF.get(cell, FIRST_MONUMENT) if isinstance(cell, str) else FIRST_MONUMENT
    if card >= FIRST_MONUMENT:
        raise bad(place, f"there is no building {cell!r}.")
    type = TYPE_OF[card]
    if type in named and display[type] != card:
        raise bad(place, f"{cell!r} and {CARD_IDS[display[type]]!r} are never in the same game.")
    named[type] = place
    display[type] = card
    town.put_building(type, field)


def check_town(town: Town, display: tuple[int, ...], place: str) -> None:
    if display[FACTORY] == BANK and COUNT[town.built[FACTORY]] > MAX_BANKS:
        raise bad(f"{place}.town", f"a town has at most {MAX_BANKS} banks.")
    cards = [display[type] for type in range(7) if town.built[type]]
    if TRADING_POST in cards or town.has(UNIVERSITY) or town.has(WATCH):
        return  # these bring in buildings without emptying fields
    if town.monument_field != NO_FIELD:
        cards.append(town.monument)
    if cards:
        # The last building was paid for with all fields of its pattern and stands on one of them.
        least = min([COUNT[PLACEMENTS[card][0].fields] for card in cards]) - 1
        if COUNT[WHOLE & ~town.occupied] < least:
            raise bad(f"{place}.town", f"with these buildings at least {least} fields are left without a building.")


def score_towns(
    players: list[Mapping[str, Any]], towns: list[Town], display: tuple[int, ...]
) -> tuple[list[ScoreSheet], list[str], list[str]]:
    warnings: list[str] = []
    sheets: list[ScoreSheet] = []
    names: list[str] = []
    for i, player in enumerate(players):
        place = f"players[{i}]"
        town = towns[i]
        read_extras(player, town, display, place)
        finished = read_number(player, "finished", place, 1, 6)
        if town.has(STARLOOM) and finished is None and len(players) > 1:
            warnings.append(f"{place}.finished: the Starloom scores by the place of finishing, which is missing.")
        right = -1
        if display[TAVERN] == FEAST_HALL and len(players) > 1:
            right = COUNT[towns[i - 1].built[TAVERN]]
        sheets.append(ScoreSheet(i, score_lines(town, Surroundings(display, right, finished or 0))))
        names.append(str(player.get("name", i + 1)))
    return sheets, names, warnings


def read_extras(player: Mapping[str, Any], town: Town, display: tuple[int, ...], place: str) -> None:
    """Resources on Warehouses and the points of the Shrine."""
    warehouses = town.built[FACTORY] if display[FACTORY] == WAREHOUSE else 0
    stored = read_number(player, "warehouse", place, 0, WAREHOUSE_ROOM * COUNT[warehouses]) or 0
    for field in fields_of(warehouses):
        here = min(stored, WAREHOUSE_ROOM)
        town.hold(field, here)  # of one kind: only the number counts
        stored -= here
    shrine = read_number(player, "shrine_points", place, min(TABLES[SHRINE]), max(TABLES[SHRINE]))
    if shrine is not None and shrine not in TABLES[SHRINE]:
        raise bad(f"{place}.shrine_points", f"the Shrine scores {', '.join(map(str, TABLES[SHRINE]))}.")
    if town.has(SHRINE):
        if shrine is None:
            raise bad(f"{place}.shrine_points", "the Shrine stands here; its points are needed.")
        town.shrine = shrine


def read_number(player: Mapping[str, Any], key: str, place: str, least: int, most: int) -> int | None:
    value = player.get(key)
    if value is None:
        return None
    if not isinstance(value, int) or isinstance(value, bool):
        raise bad(f"{place}.{key}", "a whole number is needed.")
    if not least <= value <= most:
        raise bad(f"{place}.{key}", f"{value} is impossible here; it can be {least} to {most}.")
    return value
