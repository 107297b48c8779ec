"""From plain data to positions: dumps, and parts of them written by hand."""

from collections.abc import Mapping
from typing import Any, Final

from kleinstadt.engine.chance import load_chance
from kleinstadt.engine.option import Options
from kleinstadt.engine.reading import all_known, known, list_in, list_of, number_in, table_in, text_in, wrong
from kleinstadt.games.tiny_towns.cards import CARD_OF, DECK, FIRST_GAME, FIRST_MONUMENT, KIND_OF, KINDS, TYPE_OF, TYPES
from kleinstadt.games.tiny_towns.fields import BIT, FIELD_OF, FIELDS
from kleinstadt.games.tiny_towns.rules import BOOK
from kleinstadt.games.tiny_towns.rules.rounds import ROUND
from kleinstadt.games.tiny_towns.state import NO_CHANCE, TinyTowns
from kleinstadt.games.tiny_towns.town import NO_CARD, NO_FIELD, ONE, Town

MANY: Final = 10**6  # no game has so many rounds or points


def restore(data: Mapping[str, Any], options: Options, seats: int) -> TinyTowns:
    """A dump, or a part of one written by hand: without an agenda the next round begins."""
    position = table_in("position", data.get("position", {}))
    display = load_display(position["display"]) if "display" in position else FIRST_GAME
    state = TinyTowns(BOOK, options, seats, display)
    state.phase = text_in("phase", position.get("phase", "setup"))
    state.round = number_in("round", position.get("round", 0), 0, MANY)
    state.kind = known("kind", position["kind"], KIND_OF) if position.get("kind") else 0
    hammer = position.get("hammer")
    state.hammer = (0 if state.prospectors else -1) if hammer is None else number_in("hammer", hammer, 0, seats - 1)
    state.closing = bool(position.get("closing", False))
    load_cards(state, position)
    words = list_of("chance", position.get("chance", NO_CHANCE.dump()), 4)
    state.chance = load_chance([number_in("chance", word, 0, 0xFFFFFFFF) for word in words])
    towns = list_of("towns", position.get("towns", [{} for _ in range(seats)]), seats)
    state.towns = [load_town(table_in(f"towns[{i}]", town), display, f"towns[{i}]") for i, town in enumerate(towns)]
    state.load_agenda(data if "agenda" in data else {**data, "agenda": {"stack": [ROUND.dump()]}})
    return state


def load_display(ids: object) -> tuple[int, ...]:
    display = all_known("display", ids, CARD_OF)
    if [TYPE_OF[card] for card in display] != list(range(len(TYPES))):
        raise wrong("display", f"one card of each type is needed, in this order: {', '.join(TYPES)}.")
    return tuple(display)


def load_cards(state: TinyTowns, position: Mapping[str, Any]) -> None:
    """The resource cards. What is not said to lie elsewhere is in the draw pile."""
    opened = list(KINDS[1:4]) if state.solo else []
    state.opened = all_known("open_cards", position.get("open_cards", opened), KIND_OF)
    state.revealed = all_known("revealed", position.get("revealed", []), KIND_OF)
    rest = left_over(DECK, state.opened + state.revealed) if not state.prospectors else []
    state.draw = all_known("draw", position["draw"], KIND_OF) if "draw" in position else rest
    state.set_aside = all_known("set_aside_cards", position.get("set_aside_cards", []), KIND_OF)
    state.known_below = len(list_in("known_below", position.get("known_below", [])))


def left_over(all: list[int], gone: list[int]) -> list[int]:
    """What remains of `all` when `gone` is taken out."""
    rest = all.copy()
    for item in gone:
        if item in rest:
            rest.remove(item)
    return rest


# -- a town --------------------------------------------------------------------------------------------------------


def load_town(data: Mapping[str, Any], display: tuple[int, ...], place: str) -> Town:
    """A town from its description; what is not said is empty."""
    town = Town()
    if data.get("monument") is not None:
        town.monument = known(f"{place}.monument", data["monument"], CARD_OF)
    if data.get("returned") is not None:
        town.returned = known(f"{place}.returned", data["returned"], CARD_OF)
    town.hand = tuple(all_known(f"{place}.hand", data.get("hand", []), CARD_OF))
    for field, cell in enumerate(list_of(f"{place}.fields", data.get("fields", [""] * FIELDS), FIELDS)):
        load_field(town, field, cell, display, f"{place}.fields[{field}]")
    for name, held in table_in(f"{place}.held", data.get("held", {})).items():
        here = f"{place}.held.{name}"
        town.hold(known(here, name, FIELD_OF), sum([ONE[kind] for kind in all_known(here, held, KIND_OF)]))
    town.choice = known(f"{place}.choice", data["choice"], KIND_OF) if data.get("choice") else 0
    town.watch = types_mask(data.get("watch", []), display, f"{place}.watch")
    town.watch_round = number_in(f"{place}.watch_round", data.get("watch_round", 0), 0, MANY)
    town.raised = types_mask(data.get("raised", []), display, f"{place}.raised")
    town.aside = number_in(f"{place}.aside", data.get("aside", 0), 0, MANY)
    shrine = data.get("shrine_points")
    town.shrine = -1 if shrine is None else number_in(f"{place}.shrine_points", shrine, 0, MANY)
    town.finished = number_in(f"{place}.finished_round", data.get("finished_round") or 0, 0, MANY)
    return town


def load_field(town: Town, field: int, cell: object, display: tuple[int, ...], place: str) -> None:
    if cell == "":
        return
    if cell == "monument":
        if town.monument == NO_CARD or town.monument_field != NO_FIELD:
            raise wrong(place, "a monument stands here, but there is no card for it.")
        town.put_monument(field)
    elif isinstance(cell, str) and cell in KIND_OF:
        town.put_resource(field, KIND_OF[cell])
    else:
        card = known(place, cell, CARD_OF)
        if card >= FIRST_MONUMENT or display[TYPE_OF[card]] != card:
            raise wrong(place, f"{cell!r} is not in the display.")
        town.put_building(TYPE_OF[card], field)


def types_mask(ids: object, display: tuple[int, ...], place: str) -> int:
    cards = set(all_known(place, ids, CARD_OF))
    if not cards.issubset(display):
        raise wrong(place, "only cards of the display can be named here.")
    return sum([BIT[TYPE_OF[card]] for card in cards])
