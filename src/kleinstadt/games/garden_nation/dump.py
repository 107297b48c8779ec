"""A position as plain data, both ways. A hand-written part of one loads too: what is left out has its default, which
is the sample layout, an empty garden and the supplies of the set-up. What cannot be is refused."""

from typing import Any

from kleinstadt.engine.cards import NOBODY, UNSEEN, Pile
from kleinstadt.engine.reading import Reader, all_known, known, list_of, number_in, wrong
from kleinstadt.games.garden_nation.cards import (
    ACTIONS,
    FLOORS,
    OPEN_PROJECTS,
    PROJECT_NUMBER,
    PROJECT_POINTS,
    PROJECTS,
    ROOFS,
    SECRET_COPIES,
    SECRET_NUMBER,
    SECRETS,
    SECRETS_DEALT,
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
from kleinstadt.games.garden_nation.state import Garden

MANY = 10**6


def dump_position(garden: Garden) -> dict[str, Any]:
    layout = garden.layout
    buildings = {}
    for field in fields_of(garden.built):
        roof = garden.roofs & BIT[field] != 0
        buildings[FIELD_NAMES[field]] = [garden.owner(field), garden.floors[field], int(roof)]
    tiled = fields_of(layout.brambles & ~garden.wild)
    return {
        "slots": {place: [layout.at_slot[slot], layout.turn[slot]] for slot, place in enumerate(PLACES)},
        "buildings": buildings,
        "tiles": {FIELD_NAMES[field]: TERRAINS[garden.terrain(field)] for field in tiled},
        "crane": garden.crane,
        "lap": garden.lap,
        "actions": garden.actions,
        "trick_used": garden.trick_used,
        "roof_moved": garden.roof_moved,
        "order": list(garden.order),
        "round": garden.round,
        "last_round": garden.last_round,
        "supply": list(garden.supply),
        "population": list(garden.population),
        "tricks": list(garden.tricks),
        "display": [PROJECTS[card] for card in garden.display],
        "pile": [PROJECTS[card] for card in garden.pile.cards],
        "taken": [[PROJECTS[card] for card in cards] for cards in garden.taken],
        "dealt": [[SECRETS[card] for card in cards] for cards in garden.dealt],
        "kept": [[SECRETS[card] for card in cards] for cards in garden.kept],
    }


# -- reading -------------------------------------------------------------------------------------------------------


def load_layout(position: Reader) -> Layout:
    slots = Reader(position.at("slots"), position.table("slots"))
    at_slot: list[int] = []
    turn: list[int] = []
    for slot, name in enumerate(PLACES):
        place = slots.at(name)
        territory, turned = list_of(place, slots.raw(name, [SAMPLE_LAYOUT[slot], 0]), 2)
        at_slot.append(number_in(place, territory, 1, 7))
        turn.append(number_in(place, turned, 0, 5))
    slots.finish()
    if sorted(at_slot) != list(TERRITORIES):
        raise wrong(slots.place, "gn_slots", "every territory from 1 to 7 must lie in exactly one slot.")
    return Layout(tuple(at_slot), tuple(turn))


def load_position(garden: Garden, position: Reader) -> None:
    """Fill in a fresh position. BadPosition names the place where the data is broken or impossible."""
    load_board(garden, position)
    load_seats(garden, position)
    load_projects(garden, position)
    load_secrets(garden, position)
    load_turn(garden, position)
    position.finish()


def load_board(garden: Garden, position: Reader) -> None:
    for name, terrain in position.table("tiles").items():
        place = f"{position.at('tiles')}.{name}"
        field = known(place, name, FIELD_NUMBER)
        if not garden.wild & BIT[field]:
            raise wrong(place, "gn_tile_on_bramble", "tiles lie on brambles only.")
        garden.lay_tile(field, known(place, terrain, TERRAIN_NUMBER))
    if min(garden.tiles) < 0:
        raise wrong(position.at("tiles"), "gn_tiles", f"there are {TILES} tiles of each terrain.", most=TILES)
    for name, entry in position.table("buildings").items():
        place = f"{position.at('buildings')}.{name}"
        field = known(place, name, FIELD_NUMBER)
        if garden.wild & BIT[field]:
            raise wrong(place, "gn_needs_tile", "a building on a bramble needs a tile under it.")
        owner, floors, roof = list_of(place, entry, 3)
        seat = number_in(place, owner, 0, garden.seats - 1)
        garden.raise_building(seat, field, number_in(place, floors, 1, FLOORS[garden.seats]))
        if number_in(place, roof, 0, 1):
            garden.put_roof(field)
    if garden.roofs_left < 0:
        raise wrong(position.at("buildings"), "gn_roofs", f"there are {ROOFS} roofs.", most=ROOFS)


def load_seats(garden: Garden, position: Reader) -> None:
    """A supply that is left out is what the buildings leave of the floors of the set-up; a smaller one is allowed, so
    that the end of a game can be drawn."""
    seats = garden.seats
    supply = position.entries_of("supply", seats, None)
    for seat in range(seats):
        most = garden.supply[seat]
        if most < 0:
            most_floors = FLOORS[seats]
            sentence = f"seat {seat} has only {most_floors} floors."
            raise wrong(position.at("buildings"), "gn_floors", sentence, seat=seat, most=most_floors)
        if supply[seat] is not None:
            garden.supply[seat] = number_in(f"{position.at('supply')}[{seat}]", supply[seat], 0, most)
    if position.has("population"):
        garden.population = position.numbers("population", seats, 1, MANY, 0)
    garden.tricks = position.numbers("tricks", seats, 0, TRICKS, TRICKS)


def load_projects(garden: Garden, position: Reader) -> None:
    garden.display = position.all_known("display", PROJECT_NUMBER)
    if len(garden.display) > OPEN_PROJECTS:
        sentence = f"at most {OPEN_PROJECTS} projects lie open."
        raise wrong(position.at("display"), "gn_open_projects", sentence, most=OPEN_PROJECTS)
    pile = position.all_known("pile", PROJECT_NUMBER)
    seen = garden.display + pile
    for seat, ids in enumerate(position.entries_of("taken", garden.seats, [])):
        cards = all_known(f"{position.at('taken')}[{seat}]", ids, PROJECT_NUMBER)
        garden.taken[seat] = tuple(cards)
        garden.points[seat] = sum(PROJECT_POINTS[card] for card in cards)
        seen = seen + cards
    if len(set(seen)) != len(seen):
        raise wrong(position.at("display"), "gn_project_once", "every public project exists once.")
    garden.pile = Pile(pile, [NOBODY] * len(pile))


def load_secrets(garden: Garden, position: Reader) -> None:
    """Without a word about what was dealt, it is what was kept."""
    seats = garden.seats
    kept = position.entries_of("kept", seats, [])
    dealt = position.entries_of("dealt", seats, None)
    left = list(SECRET_COPIES)
    for seat in range(seats):
        place = f"{position.at('kept')}[{seat}]"
        pair = sorted(all_known(place, kept[seat], SECRET_NUMBER))
        if len(set(pair)) != len(pair) or len(pair) > 2:
            raise wrong(place, "gn_kept", "two different cards are kept.")
        garden.kept[seat] = tuple(pair)
        place = f"{position.at('dealt')}[{seat}]"
        cards = sorted(all_known(place, kept[seat] if dealt[seat] is None else dealt[seat], SECRET_NUMBER))
        if len(cards) > SECRETS_DEALT:
            raise wrong(place, "gn_dealt", f"{SECRETS_DEALT} cards are dealt.", most=SECRETS_DEALT)
        for card in cards:
            left[card] -= 1
            if left[card] < 0:
                sentence = f"too many players have {SECRETS[card]}."
                raise wrong(place, "gn_secret_copies", sentence, card=SECRETS[card])
        if not set(pair) <= set(cards):
            raise wrong(place, "gn_kept_dealt", "only cards that were dealt can be kept.")
        garden.dealt[seat] = tuple(cards)


def load_turn(garden: Garden, position: Reader) -> None:
    most = len(ACTIONS[garden.seats])
    order = position.raw("order", [0])
    place = position.at("order")
    if not isinstance(order, list) or not 1 <= len(order) <= most:
        raise wrong(place, "gn_order", f"must be a list of 1 to {most} seats.", most=most)
    garden.order = [number_in(place, seat, 0, garden.seats - 1) for seat in order]
    again = any(seat == before for before, seat in zip(garden.order, garden.order[1:], strict=False))  # GN-79
    if again or max([garden.order.count(seat) for seat in garden.order]) > most // garden.seats:
        raise wrong(place, "gn_order_twice", "a seat has its turn once in a round, with two players twice.")
    actions = ACTIONS[garden.seats][len(garden.order) - 1]
    garden.actions = position.number("actions", 0, max(ACTIONS[garden.seats]), actions)
    garden.crane = position.number("crane", 0, 7, 0)
    garden.lap = position.number("lap", 0, 7, garden.crane)
    garden.trick_used = position.flag("trick_used")
    garden.roof_moved = position.flag("roof_moved")
    garden.round = position.number("round", 0, MANY, 1)
    garden.last_round = position.flag("last_round")


def from_view(position: Reader) -> dict[str, Any]:
    """The part of a dump that a view shows. The pile has its number of cards; what was dealt to others is not there."""
    seats = position.raw("seats", [])
    fields = position.raw("fields", [])
    return {
        "slots": {slot["slot"]: [slot["territory"], slot["turn"]] for slot in position.raw("slots", [])},
        "buildings": {
            field["field"]: [field["owner"], field["floors"], int(field["roof"])]
            for field in fields
            if field["owner"] is not None
        },
        "tiles": {field["field"]: field["tile"] for field in fields if field["tile"]},
        "order": [slot["seat"] for slot in position.raw("turn_slots", [])][: position.raw("turn", 1)],
        "supply": [seat["supply"] for seat in seats],
        "population": [seat["population"] for seat in seats],
        "tricks": [seat["tricks"] for seat in seats],
        "display": [project["card"] for project in position.raw("display", [])],
        "taken": [[project["card"] for project in seat["taken"]] for seat in seats],
        "dealt": [seat["dealt"] or None for seat in seats],
        "kept": [[secret["card"] for secret in seat["secrets"]] for seat in seats],
        **{key: position.raw(key, 0) for key in SAME},
    }


SAME = ("crane", "lap", "actions", "trick_used", "roof_moved", "round", "last_round")


def unseen_pile(size: int) -> Pile:
    return Pile([UNSEEN] * size, [NOBODY] * size)
