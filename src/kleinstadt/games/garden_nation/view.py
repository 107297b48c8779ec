"""What a seat may know, as typed dictionaries: everything that lies open, and of the secret projects the own ones.

`PositionView` is the shape a drawn board is made from; docs/views/garden_nation.md explains it field by field.
"""

from typing import Any, Final, TypedDict, cast

from kleinstadt.engine.score import ScoreLine
from kleinstadt.games.garden_nation.cards import (
    ACTIONS,
    BRAMBLE,
    COLOURS,
    GROUNDS,
    PEOPLES,
    POPULATION_TRACK,
    PROJECT_FLOORS,
    PROJECT_FREE,
    PROJECT_GROUP,
    PROJECT_POINTS,
    PROJECT_TERRAIN,
    PROJECTS,
    SECRETS,
    TERRAINS,
    VICTORY_TRACK,
    Ground,
    Terrain,
)
from kleinstadt.games.garden_nation.layout import (
    BIT,
    FIELD_NAMES,
    FIELDS,
    PLACE_OF,
    PLACES,
    TERRITORIES,
    TERRITORY_OF,
    Layout,
    Place,
    fields_of,
)
from kleinstadt.games.garden_nation.rules.population import leaders, majority_gain
from kleinstadt.games.garden_nation.rules.turn_order import round_limit
from kleinstadt.games.garden_nation.sheets import shown_secrets
from kleinstadt.games.garden_nation.state import Garden


class SlotView(TypedDict):
    """A slot of the frame, the territory in it and its steps of 60 degrees clockwise."""

    slot: Place
    territory: int
    turn: int


class FieldView(TypedDict):
    """One of the 49 fields, named `4.ne`: territory and place as they lie on the board."""

    field: str
    territory: int
    place: Place
    ground: Ground  # printed
    tile: Terrain | None  # on a bramble
    terrain: Terrain | None  # what counts: print or tile
    number: int
    owner: int | None
    floors: int
    roof: bool
    cost: int  # of the next floor
    worth: int  # refund and raid price of what stands here
    crane_to: int  # territory to which an action here sends the crane


class TurnSlotView(TypedDict):
    """A slot of the turn-order board: who has it in this round, as far as that is settled."""

    slot: int
    actions: int
    seat: int | None


class ProjectView(TypedDict):
    """An open public project."""

    card: str
    group: str
    terrain: Terrain
    free: Terrain | None
    floors: int
    points: int


class MajorityView(TypedDict):
    """Who would gain population in this territory if the round ended now."""

    territory: int
    seats: list[int]
    gain: int


class TakenView(TypedDict):
    card: str
    points: int


class SecretView(TypedDict):
    """A kept secret project: what it would score now, and how many floors, buildings or territories count."""

    card: str
    points: int
    count: int


class SeatView(TypedDict):
    seat: int
    people: str
    colour: str
    population: int
    population_tiles: int  # "40+" tiles beside the track
    population_at: int  # where the marker stands
    points: int
    points_tiles: int
    points_at: int
    supply: int
    tricks: int
    marker: int  # slot of the order marker, 0 beside the board
    moved: bool  # has had, or is having, a turn in this round
    floors_in: list[int]  # by territory, 1 to 7
    taken: list[TakenView]
    kept: int  # number of secret projects in front of the seat
    secrets: list[SecretView]  # the own ones; everybody's when the game is over
    dealt: list[str]  # the four cards dealt to the viewer


class PositionView(TypedDict):
    slots: list[SlotView]
    fields: list[FieldView]
    crane: int  # 0: beside the board
    lap: int
    actions: int
    trick_used: bool
    roof_moved: bool
    turn_slots: list[TurnSlotView]
    turn: int  # slot of the turn-order board that is being played
    round: int
    round_limit: int  # 0: none
    last_round: bool
    roofs_left: int
    tiles_left: dict[str, int]
    display: list[ProjectView]
    pile: int
    majorities: list[MajorityView]
    seats: list[SeatView]


def view_position(garden: Garden, viewer: int | None) -> dict[str, Any]:
    layout = garden.layout
    floors = garden.floors_by_territory()
    secrets = shown_secrets(garden, viewer, floors)
    view: PositionView = {
        "slots": [
            {"slot": place, "territory": layout.at_slot[slot], "turn": layout.turn[slot]}
            for slot, place in enumerate(PLACES)
        ],
        "fields": view_fields(garden),
        "crane": garden.crane,
        "lap": garden.lap,
        "actions": garden.actions,
        "trick_used": garden.trick_used,
        "roof_moved": garden.roof_moved,
        "turn_slots": view_turn_slots(garden),
        "turn": len(garden.order),
        "round": garden.round,
        "round_limit": round_limit(garden),
        "last_round": garden.last_round,
        "roofs_left": garden.roofs_left,
        "tiles_left": {terrain: garden.tiles[kind] for kind, terrain in enumerate(TERRAINS)},
        "display": [PROJECT_VIEWS[card].copy() for card in garden.display],
        "pile": len(garden.pile.cards),
        "majorities": [view_majority(floors, territory) for territory in TERRITORIES],
        "seats": [view_seat(garden, seat, viewer, floors[seat], secrets.get(seat, [])) for seat in range(garden.seats)],
    }
    return cast(dict[str, Any], view)


def view_fields(garden: Garden) -> list[FieldView]:
    """The scenery, and on it what was built and laid."""
    layout = garden.layout
    if not layout.scenery:
        # put in one by one: compiled, a dictionary written out is copied more slowly
        layout.scenery = [dict(empty_field(layout, field).items()) for field in range(FIELDS)]
    found = [field.copy() for field in layout.scenery]
    for field in fields_of(layout.brambles & ~garden.wild):
        found[field]["tile"] = found[field]["terrain"] = TERRAINS[garden.terrain(field)]
    for seat in range(garden.seats):
        for field in fields_of(garden.own[seat]):
            view = found[field]
            view["owner"] = seat
            view["floors"] = garden.floors[field]
            if garden.roofs & BIT[field]:
                view["roof"] = True
            view["cost"] = garden.cost(field)
            view["worth"] = garden.worth(field)
    return cast(list[FieldView], found)


def empty_field(layout: Layout, field: int) -> FieldView:
    ground = max([kind for kind in range(4) if layout.ground[kind] & BIT[field]])
    return {
        "field": FIELD_NAMES[field],
        "territory": TERRITORY_OF[field],
        "place": PLACES[PLACE_OF[field]],
        "ground": GROUNDS[ground],
        "tile": None,
        "terrain": TERRAINS[ground] if ground != BRAMBLE else None,
        "number": layout.number[field],
        "owner": None,
        "floors": 0,
        "roof": False,
        "cost": layout.number[field],
        "worth": 0,
        "crane_to": layout.crane_to[field],
    }


def turn_of(garden: Garden, slot: int) -> int | None:
    """The seat that plays this slot (from 1) in this round; with two players known in advance (GN-79)."""
    order = garden.order
    if slot <= len(order):
        return order[slot - 1]
    if garden.seats == 2:
        return order[0] if slot % 2 else 1 - order[0]
    return None


def view_turn_slots(garden: Garden) -> list[TurnSlotView]:
    actions = ACTIONS[garden.seats]
    return [
        {"slot": slot, "actions": actions[slot - 1], "seat": turn_of(garden, slot)}
        for slot in range(1, len(actions) + 1)
    ]


def marker(garden: Garden, seat: int) -> int:
    """Where the order marker lies. Two players move theirs on to their next slot after a turn (GN-79)."""
    turn = len(garden.order)
    if garden.seats == 2:
        mine = [slot for slot in range(1, 5) if turn_of(garden, slot) == seat]
        return mine[0] if turn <= mine[0] else mine[1]
    return garden.order.index(seat) + 1 if seat in garden.order else 0


def view_project(card: int) -> ProjectView:
    free = PROJECT_FREE[card]
    return {
        "card": PROJECTS[card],
        "group": PROJECT_GROUP[card],
        "terrain": TERRAINS[PROJECT_TERRAIN[card]],
        "free": TERRAINS[free] if free >= 0 else None,
        "floors": PROJECT_FLOORS[card],
        "points": PROJECT_POINTS[card],
    }


PROJECT_VIEWS: Final = tuple([view_project(card) for card in range(len(PROJECTS))])


def view_majority(floors: list[list[int]], territory: int) -> MajorityView:
    seats = leaders(floors, territory)
    gain = majority_gain(seats) if seats else 0
    return {"territory": territory, "seats": seats, "gain": gain}


def on_track(value: int, length: int) -> tuple[int, int]:
    """Tiles beside a track that begins again at 1 past its end, and the place of the marker (GN-11, GN-12)."""
    if value <= length:
        return 0, value
    return (value - 1) // length, (value - 1) % length + 1


def view_seat(garden: Garden, seat: int, viewer: int | None, floors: list[int], secrets: list[ScoreLine]) -> SeatView:
    """With the seat's floors by territory and its secret projects as far as the viewer may know them; what was returned
    stays unknown (HI-2)."""
    population_tiles, population_at = on_track(garden.population[seat], POPULATION_TRACK)
    points_tiles, points_at = on_track(garden.points[seat], VICTORY_TRACK)
    return {
        "seat": seat,
        "people": PEOPLES[seat],
        "colour": COLOURS[seat],
        "population": garden.population[seat],
        "population_tiles": population_tiles,
        "population_at": population_at,
        "points": garden.points[seat],
        "points_tiles": points_tiles,
        "points_at": points_at,
        "supply": garden.supply[seat],
        "tricks": garden.tricks[seat],
        "marker": marker(garden, seat),
        "moved": seat in garden.order,
        "floors_in": floors[1:],
        "taken": [{"card": PROJECTS[card], "points": PROJECT_POINTS[card]} for card in garden.taken[seat]],
        "kept": len(garden.kept[seat]),
        "secrets": [
            {"card": line.item, "points": line.points, "count": cast(int, line.args["count"])} for line in secrets
        ],
        "dealt": [SECRETS[card] for card in garden.dealt[seat]] if seat == viewer else [],
    }
