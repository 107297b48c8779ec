"""What a seat may know, as typed dictionaries. `PositionView` is the shape a drawn board is made from;
docs/views/tiny_towns.md explains it field by field."""

from typing import Any, TypedDict

from kleinstadt.engine.cards import ALL
from kleinstadt.games.tiny_towns.cards import CARD_IDS, KINDS, TYPES
from kleinstadt.games.tiny_towns.feeding import fed_fields, standing
from kleinstadt.games.tiny_towns.fields import BIT, FIELDS, NAMES, names_of
from kleinstadt.games.tiny_towns.state import TinyTowns
from kleinstadt.games.tiny_towns.town import NO_CARD, NO_FIELD, Town, load_names


class TownView(TypedDict):
    """A town. What the viewer may not know is None or empty."""

    fields: list[str]  # 16 entries, row by row: "", a resource, a card, or "monument"
    monument: str | None  # the own card, or a built one
    monument_built: bool
    returned: str | None  # the card the viewer gave back
    hand: list[str]  # the two cards the viewer has to choose from
    choice: str | None  # the kind taken this round, where it is known
    held: dict[str, list[str]]  # resources lying on buildings
    aside: int
    watch: list[str]
    watch_round: int
    raised: list[str]
    shrine_points: int | None
    finished_round: int | None
    fed: list[str]  # cottages that would be fed if the game ended now


class PositionView(TypedDict):
    """Everything on the table as one seat, or a spectator, may know it."""

    round: int
    phase: str
    variant: str
    display: list[str]
    kind: str | None
    free_choice: bool
    hammer: int | None
    closing: bool
    open_cards: list[str]
    known_below: list[str]  # solo: cards put under the pile, lowest first
    revealed: list[str]
    draw_pile: int
    set_aside: int
    towns: list[TownView]


def field_names(town: Town, display: tuple[int, ...]) -> list[str]:
    names: list[str] = []
    for f in range(FIELDS):
        kind = (town.resources >> 3 * f) & 7
        if kind:
            names.append(KINDS[kind])
        elif f == town.monument_field:
            names.append("monument")
        elif town.occupied & BIT[f]:
            names.append(CARD_IDS[display[town.type_at(f)]])
        else:
            names.append("")
    return names


def cards_of_types(types: int, display: tuple[int, ...]) -> list[str]:
    return [CARD_IDS[display[type]] for type in range(len(TYPES)) if types & BIT[type]]


def view_town(state: TinyTowns, owner: int, seat: int | None) -> TownView:
    town = state.towns[owner]
    display = state.display
    own = seat == owner
    built = town.monument_field != NO_FIELD
    open_choice = own or state.open_to_all or state.phase != "discover"
    return {
        "fields": field_names(town, display),
        "monument": card_id(town.monument) if own or built or state.open_to_all else None,
        "monument_built": built,
        "returned": card_id(town.returned) if own or state.open_to_all else None,
        "hand": [CARD_IDS[card] for card in town.hand] if own or state.open_to_all else [],
        "choice": (KINDS[town.choice] or None) if open_choice else None,
        "held": {NAMES[f]: load_names(town.held[f]) for f in range(FIELDS) if town.held[f]},
        "aside": town.aside,
        "watch": cards_of_types(town.watch, display),
        "watch_round": town.watch_round,
        "raised": cards_of_types(town.raised, display),
        "shrine_points": None if town.shrine < 0 else town.shrine,
        "finished_round": town.finished or None,
        "fed": names_of(fed_fields(town, standing(town, display))),
    }


def card_id(card: int) -> str | None:
    return None if card == NO_CARD else CARD_IDS[card]


def view_position(state: TinyTowns, seat: int | None) -> dict[str, Any]:
    view: PositionView = {
        "round": state.round,
        "phase": "over" if state.over else state.phase,
        "variant": "solo" if state.solo else "prospectors" if state.prospectors else "standard",
        "display": [CARD_IDS[card] for card in state.display],
        "kind": KINDS[state.kind] or None,
        "free_choice": state.free_choice(),
        "hammer": None if state.hammer < 0 else state.hammer,
        "closing": state.closing,
        "open_cards": [KINDS[kind] for kind in state.opened],
        "known_below": known_below(state),
        "revealed": [KINDS[kind] for kind in state.revealed],
        "draw_pile": len(state.draw.cards),
        "set_aside": len(state.set_aside.cards),
        "towns": [view_town(state, owner, seat) for owner in range(state.seats)],
    }
    return dict(view)


def known_below(state: TinyTowns) -> list[str]:
    """Cards put under the pile for all to see, lowest first (TT-116)."""
    pile = state.draw
    return [KINDS[kind] for kind, seen in zip(pile.cards, pile.seen, strict=True) if seen == ALL]
