"""The score pad: score sheets for the final position of a game on cardboard.

    {"players": [
        {"name": "Ada",
         "projects": ["temple", "house"],
         "population": 32,
         "secrets": ["market", "control_three_five"],
         "buildings": [{"territory": 3, "terrain": "straw", "floors": 2, "roof": false}]}]}

`projects` are the completed public projects; instead of them `points` may give the marker on the victory point track
before the final count. `terrain` is that of the field or of the terrain tile on it; `roof` may be left out (no roof).
What cannot be is an error that names the place; what can hardly be is a warning.
"""

from collections.abc import Mapping
from typing import Any, Final

from kleinstadt.engine.reading import all_known, known, list_in, number_in, table_in, text_in, wrong
from kleinstadt.engine.score import ScoreLine, ScoreSheet
from kleinstadt.games.garden_nation.cards import (
    FLOORS,
    POPULATION_TRACK,
    PROJECT_NUMBER,
    PROJECT_POINTS,
    ROOFS,
    SECRET_COPIES,
    SECRET_NUMBER,
    SECRETS,
    TERRAIN_NUMBER,
    TERRAINS,
    TILES,
)
from kleinstadt.games.garden_nation.layout import TERRITORIES
from kleinstadt.games.garden_nation.scoring import (
    Building,
    population_line,
    project_lines,
    secret_line,
    sole_leaders,
)

PRINTED: Final = 2  # fields of each terrain in a territory (GN-3)
LEAST_POINTS: Final = min(PROJECT_POINTS)
PLAYER_KEYS: Final = ("name", "projects", "points", "population", "secrets", "buildings")
BUILDING_KEYS: Final = ("territory", "terrain", "floors", "roof")


class Player:
    """One player's part of the described position."""

    __slots__ = ("name", "projects", "points", "population", "secrets", "buildings")

    def __init__(self, place: str, number: int, data: Mapping[str, Any], most_floors: int) -> None:
        only(place, data, PLAYER_KEYS)
        self.name = text_in(f"{place}.name", data.get("name", f"{number + 1}"))
        self.projects = tuple(all_known(f"{place}.projects", data.get("projects", []), PROJECT_NUMBER))
        self.points = number_in(f"{place}.points", data.get("points", 0), 0, sum(PROJECT_POINTS))
        if "points" in data and "projects" in data:
            raise wrong(f"{place}.points", "give projects or points, not both.")
        if 0 < self.points < LEAST_POINTS:
            raise wrong(f"{place}.points", f"no projects give {self.points} points.")
        if "population" not in data:
            raise wrong(f"{place}.population", "is missing.")
        self.population = number_in(f"{place}.population", data["population"], 1, 10**6)
        self.secrets = all_known(f"{place}.secrets", data.get("secrets", []), SECRET_NUMBER)
        if len(self.secrets) != 2 or self.secrets[0] == self.secrets[1]:
            raise wrong(f"{place}.secrets", "must be two different secret projects.")
        buildings = list_in(f"{place}.buildings", data.get("buildings", []))
        self.buildings = [
            read_building(f"{place}.buildings[{index}]", entry, most_floors) for index, entry in enumerate(buildings)
        ]
        floors = sum([building.floors for building in self.buildings])
        if floors > most_floors:
            raise wrong(f"{place}.buildings", f"{floors} floors, but a player has only {most_floors}.")


def only(place: str, data: Mapping[str, Any], keys: tuple[str, ...]) -> None:
    for key in data:
        if key not in keys:
            raise wrong(f"{place}.{key}", f"is not known here; there is {', '.join(keys)}.")


def read_building(place: str, value: object, most_floors: int) -> Building:
    entry = table_in(place, value)
    only(place, entry, BUILDING_KEYS)
    territory = number_in(f"{place}.territory", entry.get("territory"), 1, 7)
    terrain = known(f"{place}.terrain", entry.get("terrain"), TERRAIN_NUMBER)
    floors = number_in(f"{place}.floors", entry.get("floors"), 1, most_floors)
    roof = entry.get("roof", False)
    if not isinstance(roof, bool):
        raise wrong(f"{place}.roof", "must be true or false.")
    return Building(territory, terrain, floors, roof)


def read_pad(data: Mapping[str, Any]) -> tuple[list[ScoreSheet], list[str], list[str]]:
    """Sheets, names and warnings."""
    only("position", data, ("game", "players"))
    entries = data.get("players")
    if not isinstance(entries, list) or len(entries) not in FLOORS:
        raise wrong("players", "must be a list of 2 to 4 players.")
    players = []
    for number, entry in enumerate(entries):
        place = f"players[{number}]"
        players.append(Player(place, number, table_in(place, entry), FLOORS[len(entries)]))
    check_cards(players)
    check_garden(players)
    buildings = [player.buildings for player in players]
    leading = sole_leaders(buildings)
    sheets = []
    for seat, player in enumerate(players):
        lines = project_lines(player.projects)
        if player.points:
            lines.append(ScoreLine("points", player.points))
        lines += [secret_line(card, seat, player.buildings, leading) for card in sorted(player.secrets)]
        lines.append(population_line(player.population))
        sheets.append(ScoreSheet(seat, lines))
    return sheets, [player.name for player in players], warnings(players)


def check_cards(players: list[Player]) -> None:
    """Every public project exists once, every secret one in its copies; a roof needs a project (GN-52)."""
    seen: set[int] = set()
    left = list(SECRET_COPIES)
    for number, player in enumerate(players):
        for card in player.projects:
            if card in seen:
                raise wrong(f"players[{number}].projects", "every public project can be completed once.")
            seen.add(card)
        for card in player.secrets:
            left[card] -= 1
            if left[card] < 0:
                raise wrong(f"players[{number}].secrets", f"too many players have {SECRETS[card]}.")
        roofs = sum([building.roofed for building in player.buildings])
        projects = len(player.projects) if not player.points else player.points // LEAST_POINTS
        if roofs > projects:
            raise wrong(f"players[{number}].buildings", f"{roofs} roofs, but fewer completed projects.")
    points = sum([player.points + sum([PROJECT_POINTS[card] for card in player.projects]) for player in players])
    if points > sum(PROJECT_POINTS):
        raise wrong("players", f"all projects together give only {sum(PROJECT_POINTS)} points.")


def check_garden(players: list[Player]) -> None:
    """Two fields of each terrain in a territory, one more by the tile on its bramble; tiles and roofs are limited."""
    tiles = [TILES] * 3
    for territory in TERRITORIES:
        extra = 0
        for terrain in range(3):
            here = sum([b.territory == territory and b.terrain == terrain for p in players for b in p.buildings])
            if here > PRINTED:
                extra += here - PRINTED
                tiles[terrain] -= 1
        if extra > 1:
            raise wrong("players", f"more buildings in territory {territory} than it has fields for.")
    for terrain in range(3):
        if tiles[terrain] < 0:
            raise wrong("players", f"there are only {TILES} tiles for {TERRAINS[terrain]}.")
    roofs = sum([building.roofed for player in players for building in player.buildings])
    if roofs > ROOFS:
        raise wrong("players", f"{roofs} roofs, but there are only {ROOFS}.")


def warnings(players: list[Player]) -> list[str]:
    """What is possible but seldom true."""
    found = []
    most = FLOORS[len(players)]
    if not any([sum([building.floors for building in player.buildings]) == most for player in players]):
        found.append(f"Nobody has placed all {most} floors; was the game over?")
    for player in players:
        if player.population > 2 * POPULATION_TRACK:
            found.append(f"{player.name}: a population of {player.population} is unusually large.")
        if any([building.floors > 6 for building in player.buildings]):
            found.append(f"{player.name}: a building of more than 6 floors is unusual.")
    return found
