"""From plain data to positions: dumps, hand-written positions, and what a view leaves open."""

from collections.abc import Mapping
from typing import Any, Final

from kleinstadt.engine.chance import Chance, load_chance
from kleinstadt.engine.errors import BadPosition
from kleinstadt.engine.option import Options
from kleinstadt.games.tiny_towns.cards import (
    ALL_MONUMENTS,
    CARD_OF,
    DECK,
    FIRST_GAME,
    FIRST_MONUMENT,
    KIND_OF,
    NOT_SOLO,
    TYPE_OF,
    TYPES,
)
from kleinstadt.games.tiny_towns.fields import BIT, FIELD_OF, FIELDS
from kleinstadt.games.tiny_towns.rules import BOOK
from kleinstadt.games.tiny_towns.rules.discover import free_kinds
from kleinstadt.games.tiny_towns.rules.rounds import ROUND
from kleinstadt.games.tiny_towns.state import TinyTowns
from kleinstadt.games.tiny_towns.town import NO_CARD, ONE, Town


def bad(place: str, why: str) -> BadPosition:
    return BadPosition("bad_field", {"place": place, "why": why}, f"{place}: {why}")


def card_number(id: Any, place: str) -> int:
    if not isinstance(id, str) or id not in CARD_OF:
        raise bad(place, f"there is no card {id!r}.")
    return CARD_OF[id]


def kind_number(id: Any, place: str) -> int:
    if not isinstance(id, str) or id not in KIND_OF:
        raise bad(place, f"there is no resource {id!r}.")
    return KIND_OF[id]


def kinds(ids: Any, place: str) -> list[int]:
    return [kind_number(id, place) for id in ids]


def load_town(data: Mapping[str, Any], display: tuple[int, ...], place: str) -> Town:
    """A town from its description; what is not said is empty."""
    town = Town()
    if data.get("monument") is not None:
        town.monument = card_number(data["monument"], f"{place}.monument")
    if data.get("returned") is not None:
        town.returned = card_number(data["returned"], f"{place}.returned")
    town.hand = tuple([card_number(id, f"{place}.hand") for id in data.get("hand", [])])
    cells = data.get("fields", [""] * FIELDS)
    if len(cells) != FIELDS:
        raise bad(f"{place}.fields", "a town has 16 fields.")
    for field, cell in enumerate(cells):
        load_field(town, field, cell, display, f"{place}.fields[{field}]")
    for name, held in data.get("held", {}).items():
        if name not in FIELD_OF:
            raise bad(f"{place}.held", f"there is no field {name!r}.")
        town.hold(FIELD_OF[name], sum([ONE[kind] for kind in kinds(held, f"{place}.held")]))
    town.choice = kind_number(data["choice"], f"{place}.choice") if data.get("choice") else 0
    town.watch = types_mask(data.get("watch", []), display, f"{place}.watch")
    town.watch_round = int(data.get("watch_round", 0))
    town.raised = types_mask(data.get("raised", []), display, f"{place}.raised")
    town.aside = int(data.get("aside", 0))
    shrine = data.get("shrine_points")
    town.shrine = -1 if shrine is None else int(shrine)
    town.finished = int(data.get("finished_round") or 0)
    return town


def load_field(town: Town, field: int, cell: Any, display: tuple[int, ...], place: str) -> None:
    if cell == "":
        return
    if cell == "monument":
        if town.monument == NO_CARD or town.occupied & monument_bit(town):
            raise bad(place, "a monument stands here, but there is no card for it.")
        town.put_monument(field)
    elif isinstance(cell, str) and cell in KIND_OF:
        town.put_resource(field, KIND_OF[cell])
    else:
        card = card_number(cell, place)
        if card >= FIRST_MONUMENT or display[TYPE_OF[card]] != card:
            raise bad(place, f"{cell!r} is not in the display.")
        town.put_building(TYPE_OF[card], field)


def monument_bit(town: Town) -> int:
    return BIT[town.monument_field] if town.monument_field >= 0 else 0


def types_mask(ids: Any, display: tuple[int, ...], place: str) -> int:
    cards = {card_number(id, place) for id in ids}
    if not cards.issubset(display):
        raise bad(place, "only cards of the display can be named here.")
    return sum([BIT[TYPE_OF[card]] for card in cards])


def load_display(ids: Any) -> tuple[int, ...]:
    display = tuple([card_number(id, "display") for id in ids])
    if [TYPE_OF[card] for card in display] != list(range(len(TYPES))):
        raise bad("display", f"one card of each type is needed, in this order: {', '.join(TYPES)}.")
    return display


def restore(data: Mapping[str, Any], options: Options, seats: int) -> TinyTowns:
    """A dump, or a part of one written by hand: without an agenda the next round begins."""
    position = data.get("position", {})
    display = load_display(position["display"]) if "display" in position else FIRST_GAME
    state = TinyTowns(BOOK, options, seats, display)
    state.phase = str(position.get("phase", "setup"))
    state.round = int(position.get("round", 0))
    state.kind = kind_number(position["kind"], "kind") if position.get("kind") else 0
    hammer = position.get("hammer")
    state.hammer = (0 if state.prospectors else -1) if hammer is None else int(hammer)
    state.closing = bool(position.get("closing", False))
    state.opened = kinds(position.get("open_cards", ["wood", "wheat", "brick"] if state.solo else []), "open_cards")
    state.revealed = kinds(position.get("revealed", []), "revealed")
    rest = left_over(DECK, state.opened + state.revealed) if not state.prospectors else []
    state.draw = kinds(position["draw"], "draw") if "draw" in position else rest
    state.set_aside = kinds(position.get("set_aside_cards", []), "set_aside_cards")
    state.known_below = len(position.get("known_below", []))
    state.chance = load_chance(position.get("chance", [1, 2, 3, 4]))
    towns = position.get("towns", [{} for _ in range(seats)])
    if len(towns) != seats:
        raise bad("towns", f"there are {len(towns)} towns for {seats} players.")
    state.towns = [load_town(town, display, f"towns[{i}]") for i, town in enumerate(towns)]
    state.load_agenda(data if "agenda" in data else {**data, "agenda": {"stack": [ROUND.dump()]}})
    return state


def left_over(all: list[int], gone: list[int]) -> list[int]:
    """What remains of `all` when `gone` is taken out."""
    rest = all.copy()
    for item in gone:
        if item in rest:
            rest.remove(item)
    return rest


def imagine(view: Mapping[str, Any], options: Options, chance: Chance) -> TinyTowns:
    """Deal afresh what the seat cannot know: the order of the pile, cards laid away, unbuilt monuments, choices not
    yet shown."""
    seats = int(view["seats"])
    position = dict(view["position"])
    seen = kinds(position["open_cards"], "") + kinds(position["revealed"], "") + kinds(position["known_below"], "")
    if position["variant"] != "prospectors":
        unseen = left_over(DECK, seen)
        chance.shuffle(unseen)
        aside = int(position["set_aside"])
        names = [KIND_NAMES[kind] for kind in unseen]
        position["set_aside_cards"] = names[:aside]
        position["draw"] = position["known_below"] + names[aside:]
    position["chance"] = chance.branch().dump()
    position["towns"] = imagine_monuments(view, chance)
    state = restore({**view, "position": position}, options, seats)
    imagine_choices(state, view, chance)
    return state


def imagine_monuments(view: Mapping[str, Any], chance: Chance) -> list[dict[str, Any]]:
    """Two unknown cards for each other seat, one of them kept, or both still in hand."""
    towns = [dict(town) for town in view["position"]["towns"]]
    if not view["options"]["monuments"]:
        return towns
    keeping = {step[1] for lane in view["agenda"]["lanes"] for step in lane if step[0] == "keep_monument"}
    solo = view["seats"] == 1
    known = {id for town in towns for id in [town["monument"], town["returned"], *town["hand"]]}
    unseen = [card for card in ALL_MONUMENTS if CARD_NAMES[card] not in known and not (solo and card in NOT_SOLO)]
    chance.shuffle(unseen)
    for seat, town in enumerate(towns):
        if seat == view["seat"]:
            continue  # one knows one's own cards; a hand-written position may have none
        if seat in keeping:
            town["hand"] = town["hand"] or sorted([CARD_NAMES[unseen.pop()], CARD_NAMES[unseen.pop()]])
            continue
        town["monument"] = town["monument"] or CARD_NAMES[unseen.pop()]
        town["returned"] = town["returned"] or CARD_NAMES[unseen.pop()]
    return towns


def imagine_choices(state: TinyTowns, view: Mapping[str, Any], chance: Chance) -> None:
    """Free choices already made but not yet shown: any kind that seat may choose."""
    if state.phase != "discover" or not state.free_choice():
        return
    for seat in state.active_seats():
        if seat != view["seat"] and not state.lanes[seat] and not state.fort_blocks(seat):
            possible = free_kinds(state, seat)
            if possible:
                state.towns[seat].choice = possible[chance.below(len(possible))]


CARD_NAMES: Final[dict[int, str]] = {number: id for id, number in CARD_OF.items()}
KIND_NAMES: Final[dict[int, str]] = {number: id for id, number in KIND_OF.items()}
