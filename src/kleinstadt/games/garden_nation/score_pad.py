"""The score pad: score sheets for the final position of a game on cardboard.

    {"players": [
        {"name": "Ada",
         "projects": ["temple", "house"],
         "population": 32,
         "secrets": ["market", "control_three_five"],
         "buildings": [{"territory": 3, "terrain": "straw", "floors": 2, "roof": false}]}]}

`projects` are the completed public projects; instead of them `points` may give the marker on the victory point track
before the final count. `terrain` is that of the field or of the terrain tile on it; `roof` may be left out (no roof),
and `place` may say on which field of the territory it stands.
What cannot be is an error that names the place; what can hardly be is a warning.
"""

from collections.abc import Mapping
from typing import Any, Final

from kleinstadt.engine.pad import Lacking, PadResult, Remark, read_names, read_players
from kleinstadt.engine.reading import Reader, wrong
from kleinstadt.engine.score import ScoreLine, ScoreSheet
from kleinstadt.games.garden_nation.cards import (
    BRAMBLE,
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
from kleinstadt.games.garden_nation.layout import PLACES, PRINTED_GROUND, TERRITORIES
from kleinstadt.games.garden_nation.pad_form import KEPT, MOST_PEOPLE
from kleinstadt.games.garden_nation.scoring import (
    Building,
    population_line,
    project_lines,
    secret_line,
    sole_leaders,
)

UNKNOWN: Final = 0  # nobody said how many people there are
PRINTED: Final = 2  # fields of each terrain in a territory (GN-3)
LEAST_POINTS: Final = min(PROJECT_POINTS)
PLACE_NUMBER: Final[dict[str, int]] = {place: number for number, place in enumerate(PLACES)}


class Player:
    """One player's part of the described position."""

    __slots__ = ("place", "projects", "points", "population", "secrets", "buildings")

    def __init__(self, data: Reader, most_floors: int, lacking: Lacking) -> None:
        self.place = data.place
        self.projects = tuple(data.all_known("projects", PROJECT_NUMBER))
        self.points = data.number("points", 0, sum(PROJECT_POINTS), 0)
        if data.has("points") and data.has("projects"):
            raise wrong(data.at("points"), "gn_pad_points_or", "give projects or points, not both.")
        if 0 < self.points < LEAST_POINTS:
            sentence = f"no projects give so few points: {self.points}."
            raise wrong(data.at("points"), "gn_pad_few_points", sentence, points=self.points)
        if not data.has("population"):
            lacking.wrong(data.at("population"), "field_missing", "is missing.")
        self.population = data.number("population", 1, MOST_PEOPLE, UNKNOWN)
        self.secrets = data.all_known("secrets", SECRET_NUMBER)
        if len(self.secrets) > KEPT or len(set(self.secrets)) < len(self.secrets):
            raise wrong(data.at("secrets"), "gn_pad_secrets", "must be two different secret projects.")
        if len(self.secrets) < KEPT:
            lacking.wrong(data.at("secrets"), "gn_pad_secrets", "must be two different secret projects.")
        place = data.at("buildings")
        entries = data.entries("buildings")
        self.buildings = [read_building(Reader(f"{place}[{i}]", entry), most_floors) for i, entry in enumerate(entries)]
        floors = sum(building.floors for building in self.buildings)
        if floors > most_floors:
            sentence = f"{floors} floors, but a player has only {most_floors}."
            raise wrong(place, "gn_pad_floors", sentence, floors=floors, most=most_floors)
        data.finish()

    def floors_by_territory(self) -> list[int]:
        floors = [0] * (len(TERRITORIES) + 1)
        for building in self.buildings:
            floors[building.territory] += building.floors
        return floors


def read_building(data: Reader, most_floors: int) -> Building:
    for key in ("territory", "terrain", "floors"):
        if not data.has(key):
            raise wrong(data.at(key), "field_missing", "is missing.")
    building = Building(
        data.number("territory", 1, 7, 1),
        data.known("terrain", TERRAIN_NUMBER, 0),
        data.number("floors", 1, most_floors, 1),
        data.flag("roof"),
    )
    if data.has("place"):
        check_ground(data, building)
    data.finish()
    return building


def check_ground(data: Reader, building: Building) -> None:
    """Who says on which field it stands cannot be wrong about its terrain, unless a tile lies there."""
    ground = PRINTED_GROUND[building.territory][data.known("place", PLACE_NUMBER, 0)]
    if ground not in (BRAMBLE, building.terrain):
        terrain = TERRAINS[ground]
        raise wrong(data.at("terrain"), "gn_pad_ground", f"this field is {terrain}.", terrain=terrain)


def score_pad(data: Mapping[str, Any], finished: bool) -> PadResult:
    """BadPosition where the description is broken or impossible."""
    lacking = Lacking(finished)
    readers = read_players(data, min(FLOORS), max(FLOORS))
    names = read_names(readers)
    players = [Player(reader, FLOORS[len(readers)], lacking) for reader in readers]
    check_cards(players, lacking)
    check_places(readers)
    check_garden(players)
    leading = sole_leaders([player.floors_by_territory() for player in players])
    sheets = []
    for seat, player in enumerate(players):
        lines = project_lines(player.projects)
        if player.points:
            lines.append(ScoreLine("points", player.points))
        lines += [secret_line(card, seat, player.buildings, leading) for card in sorted(player.secrets)]
        if player.population != UNKNOWN:
            lines.append(population_line(player.population))
        sheets.append(ScoreSheet(seat, lines))
    return PadResult(sheets, names, lacking.remarks + remarks(players))


def check_cards(players: list[Player], lacking: Lacking) -> None:
    """Every public project exists once, every secret one in its copies; a roof needs a project (GN-52)."""
    seen: set[int] = set()
    left = list(SECRET_COPIES)
    for player in players:
        for card in player.projects:
            if card in seen:
                raise wrong(f"{player.place}.projects", "gn_project_once", "every public project exists once.")
            seen.add(card)
        for card in player.secrets:
            left[card] -= 1
            if left[card] < 0:
                sentence = f"too many players have {SECRETS[card]}."
                raise wrong(f"{player.place}.secrets", "gn_secret_copies", sentence, card=SECRETS[card])
        roofs = sum(building.roofed for building in player.buildings)
        projects = len(player.projects) if not player.points else player.points // LEAST_POINTS
        if roofs > projects:
            sentence = f"so many roofs, but fewer completed projects: {roofs}."
            lacking.wrong(f"{player.place}.buildings", "gn_pad_roofs", sentence, roofs=roofs)
    points = sum(player.points + sum(PROJECT_POINTS[card] for card in player.projects) for player in players)
    if points > sum(PROJECT_POINTS):
        most = sum(PROJECT_POINTS)
        raise wrong("players", "gn_pad_all_points", f"all projects together give only {most} points.", most=most)


def check_places(readers: list[Reader]) -> None:
    """On a field stands one building."""
    seen: set[tuple[int, str]] = set()
    for reader in readers:
        for index, entry in enumerate(reader.entries("buildings")):
            field = (entry["territory"], entry.get("place"))
            if field[1] is not None and field in seen:
                raise wrong(f"{reader.place}.buildings[{index}]", "gn_pad_taken", "another building stands there.")
            seen.add(field)


def check_garden(players: list[Player]) -> None:
    """Two fields of each terrain in a territory, one more by the tile on its bramble; tiles and roofs are limited."""
    tiles = [TILES] * 3
    for territory in TERRITORIES:
        extra = 0
        for terrain in range(3):
            here = sum(b.territory == territory and b.terrain == terrain for p in players for b in p.buildings)
            if here > PRINTED:
                extra += here - PRINTED
                tiles[terrain] -= 1
        if extra > 1:
            sentence = f"more buildings in territory {territory} than it has fields for."
            raise wrong("players", "gn_pad_fields", sentence, territory=territory)
    for terrain in range(3):
        if tiles[terrain] < 0:
            sentence = f"there are only {TILES} tiles for {TERRAINS[terrain]}."
            raise wrong("players", "gn_pad_tiles", sentence, most=TILES, terrain=TERRAINS[terrain])
    roofs = sum(building.roofed for player in players for building in player.buildings)
    if roofs > ROOFS:
        raise wrong("players", "gn_roofs", f"there are {ROOFS} roofs.", most=ROOFS)


def remarks(players: list[Player]) -> list[Remark]:
    """What is possible but seldom true."""
    found: list[Remark] = []
    most = FLOORS[len(players)]
    if not any(sum(building.floors for building in player.buildings) == most for player in players):
        sentence = f"nobody has placed all {most} floors; was the game over?"
        found.append(Remark("players", "gn_pad_not_over", sentence, most=most))
    for player in players:
        if player.population > 2 * POPULATION_TRACK:
            sentence = f"a population of {player.population} is unusually large."
            found.append(Remark(player.place, "gn_pad_population", sentence, population=player.population))
        if any(building.floors > 6 for building in player.buildings):
            found.append(Remark(player.place, "gn_pad_high", "a building of more than 6 floors is unusual."))
    return found
