"""A position as plain data, both ways. A hand-written part of one loads too: what is left out has its default, which
is the sample layout, an empty garden and the supplies of the set-up."""

from collections.abc import Mapping
from typing import Any

from kleinstadt.engine.reading import all_known, known, list_of, number_in, table_in, wrong
from kleinstadt.games.garden_nation.cards import (
    ACTIONS,
    FLOORS,
    PROJECT_NUMBER,
    PROJECT_POINTS,
    PROJECTS,
    ROOFS,
    SECRET_NUMBER,
    SECRETS,
    TERRAIN_NUMBER,
    TERRAINS,
    TILES,
    TRICKS,
)
from kleinstadt.games.garden_nation.layout import (
    BIT,
    FIELD_NAMES,
    FIELD_NUMBER,
    PLACES,
    SAMPLE_LAYOUT,
    TERRITORIES,
    Layout,
    fields_of,
)
from kleinstadt.games.garden_nation.state import Position


def dump_position(position: Position) -> dict[str, Any]:
    layout = position.layout
    buildings = {}
    for field in fields_of(position.built):
        roof = position.roofs & BIT[field] != 0
        buildings[FIELD_NAMES[field]] = [position.owner(field), position.floors[field], int(roof)]
    tiled = fields_of(layout.brambles & ~position.wild)
    return {
        "slots": {place: [layout.at_slot[slot], layout.turn[slot]] for slot, place in enumerate(PLACES)},
        "buildings": buildings,
        "tiles": {FIELD_NAMES[field]: TERRAINS[position.terrain(field)] for field in tiled},
        "crane": position.crane,
        "lap": position.lap,
        "actions": position.actions,
        "trick_used": position.trick_used,
        "roof_moved": position.roof_moved,
        "order": list(position.order),
        "round": position.round,
        "last_round": position.last_round,
        "supply": list(position.supply),
        "population": list(position.population),
        "tricks": list(position.tricks),
        "display": [PROJECTS[card] for card in position.display],
        "pile": [PROJECTS[card] for card in position.pile],
        "taken": [[PROJECTS[card] for card in cards] for cards in position.taken],
        "dealt": [[SECRETS[card] for card in cards] for cards in position.dealt],
        "kept": [[SECRETS[card] for card in cards] for cards in position.kept],
    }


# -- reading -------------------------------------------------------------------------------------------------------


def load_layout(data: Mapping[str, Any]) -> Layout:
    slots = table_in("position.slots", data.get("slots", {}))
    at_slot = []
    turn = []
    for slot, place in enumerate(PLACES):
        entry = list_of(f"position.slots.{place}", slots.get(place, [SAMPLE_LAYOUT[slot], 0]), 2)
        at_slot.append(number_in(f"position.slots.{place}", entry[0], 1, 7))
        turn.append(number_in(f"position.slots.{place}", entry[1], 0, 5))
    if sorted(at_slot) != list(TERRITORIES):
        raise wrong("position.slots", "every territory from 1 to 7 must lie in exactly one slot.")
    return Layout(tuple(at_slot), tuple(turn))


def load_position(position: Position, data: Mapping[str, Any]) -> None:
    """Fill in a fresh position. BadPosition names the place where the data is broken or impossible."""
    load_board(position, data)
    load_seats(position, data)
    load_cards(position, data)
    load_turn(position, data)


def load_board(position: Position, data: Mapping[str, Any]) -> None:
    for name, terrain in table_in("position.tiles", data.get("tiles", {})).items():
        place = f"position.tiles.{name}"
        field = known(place, name, FIELD_NUMBER)
        if not position.wild & BIT[field]:
            raise wrong(place, "tiles lie on brambles only.")
        position.lay_tile(field, known(place, terrain, TERRAIN_NUMBER))
    if min(position.tiles) < 0:
        raise wrong("position.tiles", f"there are {TILES} tiles of each terrain.")
    for name, entry in table_in("position.buildings", data.get("buildings", {})).items():
        place = f"position.buildings.{name}"
        field = known(place, name, FIELD_NUMBER)
        if position.wild & BIT[field]:
            raise wrong(place, "a building on a bramble needs a tile under it.")
        owner, floors, roof = list_of(place, entry, 3)
        seat = number_in(place, owner, 0, position.seats - 1)
        position.raise_building(seat, field, number_in(place, floors, 1, FLOORS[position.seats]))
        if number_in(place, roof, 0, 1):
            position.put_roof(field)
    if position.roofs_left < 0:
        raise wrong("position.buildings", f"there are {ROOFS} roofs.")


def load_seats(position: Position, data: Mapping[str, Any]) -> None:
    """A supply that is left out is what the buildings leave of the floors of the set-up."""
    seats = position.seats
    supply = list_of("position.supply", data.get("supply", position.supply), seats)
    population = list_of("position.population", data.get("population", position.population), seats)
    tricks = list_of("position.tricks", data.get("tricks", position.tricks), seats)
    position.supply = [number_in("position.supply", floors, 0, FLOORS[seats]) for floors in supply]
    position.population = [number_in("position.population", people, 1, 10**6) for people in population]
    position.tricks = [number_in("position.tricks", tiles, 0, TRICKS) for tiles in tricks]


def load_cards(position: Position, data: Mapping[str, Any]) -> None:
    seats = position.seats
    position.display = all_known("position.display", data.get("display", []), PROJECT_NUMBER)
    position.pile = all_known("position.pile", data.get("pile", []), PROJECT_NUMBER)
    seen = position.display + position.pile
    empty: list[list[str]] = [[] for _ in range(seats)]
    for seat, ids in enumerate(list_of("position.taken", data.get("taken", empty), seats)):
        cards = all_known(f"position.taken[{seat}]", ids, PROJECT_NUMBER)
        position.taken[seat] = tuple(cards)
        position.points[seat] = sum([PROJECT_POINTS[card] for card in cards])
        seen = seen + cards
    if len(set(seen)) != len(seen):
        raise wrong("position.display", "every public project exists once.")
    kept = list_of("position.kept", data.get("kept", empty), seats)
    dealt = list_of("position.dealt", data.get("dealt", kept), seats)
    for seat in range(seats):
        position.kept[seat] = tuple(sorted(all_known(f"position.kept[{seat}]", kept[seat], SECRET_NUMBER)))
        position.dealt[seat] = tuple(sorted(all_known(f"position.dealt[{seat}]", dealt[seat], SECRET_NUMBER)))
        if len(set(position.kept[seat])) != len(position.kept[seat]) or len(position.kept[seat]) > 2:
            raise wrong(f"position.kept[{seat}]", "two different cards are kept.")


def load_turn(position: Position, data: Mapping[str, Any]) -> None:
    most = len(ACTIONS[position.seats])
    order = data.get("order", [0])
    if not isinstance(order, list) or not 1 <= len(order) <= most:
        raise wrong("position.order", f"must be a list of 1 to {most} seats.")
    position.order = [number_in("position.order", seat, 0, position.seats - 1) for seat in order]
    actions = ACTIONS[position.seats][len(order) - 1]
    position.actions = number_in("position.actions", data.get("actions", actions), 0, 2)
    position.crane = number_in("position.crane", data.get("crane", 0), 0, 7)
    position.lap = number_in("position.lap", data.get("lap", position.crane), 0, 7)
    position.trick_used = bool(data.get("trick_used", False))
    position.roof_moved = bool(data.get("roof_moved", False))
    position.round = number_in("position.round", data.get("round", 1), 0, 10**6)
    position.last_round = bool(data.get("last_round", False))
