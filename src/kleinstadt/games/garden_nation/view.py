"""What a seat may know, as typed dictionaries: everything that lies open, and of the secret projects the own ones.

`PositionView` is the shape a drawn board is made from; docs/views/garden_nation.md explains it field by field.
"""

from typing import Any, TypedDict, cast

from kleinstadt.games.garden_nation.cards import (
    ACTIONS,
    COLOURS,
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
)
from kleinstadt.games.garden_nation.layout import (
    BIT,
    FIELD_NAMES,
    FIELDS,
    PLACE_OF,
    PLACES,
    TERRITORIES,
    TERRITORY_OF,
)
from kleinstadt.games.garden_nation.rules.could import could_complete
from kleinstadt.games.garden_nation.rules.population import leaders, majority_gain
from kleinstadt.games.garden_nation.rules.turn_order import round_limit
from kleinstadt.games.garden_nation.sheets import secret_lines
from kleinstadt.games.garden_nation.state import Position


class SlotView(TypedDict):
    """A slot of the frame, the territory in it and its steps of 60 degrees clockwise."""

    slot: str
    territory: int
    turn: int


class FieldView(TypedDict):
    """One of the 49 fields, named `4.ne`: territory and place as they lie on the board."""

    field: str
    territory: int
    place: str
    ground: str  # printed: meadow, straw, leaf, bramble
    tile: str | None  # terrain tile on a bramble
    terrain: str | None  # what counts: print or tile
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
    """An open public project; `could` are the viewer's moves that would meet it where the crane stands."""

    card: str
    group: str
    terrain: str
    free: str | None
    floors: int
    points: int
    could: list[str]


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
    round_limit: int
    last_round: bool
    roofs_left: int
    tiles_left: dict[str, int]
    display: list[ProjectView]
    pile: int
    majorities: list[MajorityView]
    seats: list[SeatView]


def view_position(position: Position, viewer: int | None) -> dict[str, Any]:
    layout = position.layout
    view: PositionView = {
        "slots": [
            {"slot": place, "territory": layout.at_slot[slot], "turn": layout.turn[slot]}
            for slot, place in enumerate(PLACES)
        ],
        "fields": [view_field(position, field) for field in range(FIELDS)],
        "crane": position.crane,
        "lap": position.lap,
        "actions": position.actions,
        "trick_used": position.trick_used,
        "roof_moved": position.roof_moved,
        "turn_slots": view_turn_slots(position),
        "turn": len(position.order),
        "round": position.round,
        "round_limit": round_limit(position),
        "last_round": position.last_round,
        "roofs_left": position.roofs_left,
        "tiles_left": {terrain: position.tiles[kind] for kind, terrain in enumerate(TERRAINS)},
        "display": [view_project(position, card, viewer) for card in position.display],
        "pile": len(position.pile),
        "majorities": [view_majority(position, territory) for territory in TERRITORIES],
        "seats": [view_seat(position, seat, viewer) for seat in range(position.seats)],
    }
    return cast(dict[str, Any], view)


def view_field(position: Position, field: int) -> FieldView:
    layout = position.layout
    bit = BIT[field]
    terrain = position.terrain(field)
    bramble = layout.brambles & bit != 0
    owner = position.owner(field)
    return {
        "field": FIELD_NAMES[field],
        "territory": TERRITORY_OF[field],
        "place": PLACES[PLACE_OF[field]],
        "ground": "bramble" if bramble else TERRAINS[terrain],
        "tile": TERRAINS[terrain] if bramble and terrain >= 0 else None,
        "terrain": TERRAINS[terrain] if terrain >= 0 else None,
        "number": layout.number[field],
        "owner": owner if owner >= 0 else None,
        "floors": position.floors[field],
        "roof": position.roofs & bit != 0,
        "cost": position.cost(field),
        "worth": position.worth(field),
        "crane_to": layout.crane_to[field],
    }


def turn_of(position: Position, slot: int) -> int | None:
    """The seat that plays this slot (from 1) in this round; with two players known in advance (GN-79)."""
    order = position.order
    if slot <= len(order):
        return order[slot - 1]
    if position.seats == 2:
        return order[0] if slot % 2 else 1 - order[0]
    return None


def view_turn_slots(position: Position) -> list[TurnSlotView]:
    actions = ACTIONS[position.seats]
    return [
        {"slot": slot, "actions": actions[slot - 1], "seat": turn_of(position, slot)}
        for slot in range(1, len(actions) + 1)
    ]


def marker(position: Position, seat: int) -> int:
    """Where the order marker lies. Two players move theirs on to their next slot after a turn (GN-79)."""
    turn = len(position.order)
    if position.seats == 2:
        mine = [slot for slot in range(1, 5) if turn_of(position, slot) == seat]
        return mine[0] if turn <= mine[0] else mine[1]
    return position.order.index(seat) + 1 if seat in position.order else 0


def view_project(position: Position, card: int, viewer: int | None) -> ProjectView:
    free = PROJECT_FREE[card]
    return {
        "card": PROJECTS[card],
        "group": PROJECT_GROUP[card],
        "terrain": TERRAINS[PROJECT_TERRAIN[card]],
        "free": TERRAINS[free] if free >= 0 else None,
        "floors": PROJECT_FLOORS[card],
        "points": PROJECT_POINTS[card],
        "could": [] if viewer is None or position.over else could_complete(position, viewer, card),
    }


def view_majority(position: Position, territory: int) -> MajorityView:
    seats = leaders(position, territory)
    gain = majority_gain(seats) if seats else 0
    return {"territory": territory, "seats": seats, "gain": gain}


def on_track(value: int, length: int) -> tuple[int, int]:
    """Tiles beside a track that begins again at 1 past its end, and the place of the marker (GN-11, GN-12)."""
    if value <= length:
        return 0, value
    return (value - 1) // length, (value - 1) % length + 1


def view_seat(position: Position, seat: int, viewer: int | None) -> SeatView:
    """GN-73: secret projects are their owner's alone until the end; what was returned stays unknown (HI-2)."""
    population_tiles, population_at = on_track(position.population[seat], POPULATION_TRACK)
    points_tiles, points_at = on_track(position.points[seat], VICTORY_TRACK)
    secrets: list[SecretView] = []
    if position.over or seat == viewer:
        for line in secret_lines(position, seat):
            secrets.append({"card": line.item, "points": line.points, "count": cast(int, line.args["count"])})
    return {
        "seat": seat,
        "people": PEOPLES[seat],
        "colour": COLOURS[seat],
        "population": position.population[seat],
        "population_tiles": population_tiles,
        "population_at": population_at,
        "points": position.points[seat],
        "points_tiles": points_tiles,
        "points_at": points_at,
        "supply": position.supply[seat],
        "tricks": position.tricks[seat],
        "marker": marker(position, seat),
        "moved": seat in position.order,
        "floors_in": [position.floors_in(seat, territory) for territory in TERRITORIES],
        "taken": [{"card": PROJECTS[card], "points": PROJECT_POINTS[card]} for card in position.taken[seat]],
        "kept": len(position.kept[seat]),
        "secrets": secrets,
        "dealt": [SECRETS[card] for card in position.dealt[seat]] if seat == viewer else [],
    }
