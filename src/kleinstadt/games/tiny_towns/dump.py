"""Positions as plain data, both ways. A part of one written by hand loads too; what cannot be is refused."""

from typing import Any, Final

from kleinstadt.engine.cards import ALL, NOBODY, UNSEEN, Pile
from kleinstadt.engine.chance import load_chance
from kleinstadt.engine.reading import Reader, all_known, known, wrong
from kleinstadt.games.tiny_towns.cards import (
    ASIDE_USES,
    CARD_IDS,
    CARD_OF,
    DECK,
    FIRST_GAME,
    FIRST_MONUMENT,
    KIND_OF,
    KINDS,
    NOT_SOLO,
    TABLES,
    TYPE_OF,
    TYPES,
    WAREHOUSE_ROOM,
)
from kleinstadt.games.tiny_towns.cards import SHRINE as SHRINE_CARD
from kleinstadt.games.tiny_towns.fields import BIT, FIELD_OF, FIELDS
from kleinstadt.games.tiny_towns.redeal import left_over
from kleinstadt.games.tiny_towns.state import NO_CHANCE, TinyTowns
from kleinstadt.games.tiny_towns.town import NO_CARD, NO_FIELD, ONE, Town
from kleinstadt.games.tiny_towns.view import card_id, view_position, view_town

MANY: Final = 10**6  # no game has so many rounds
PHASES: Final = {phase: number for number, phase in enumerate(("setup", "discover", "place", "build", "over"))}


def dump_position(state: TinyTowns) -> dict[str, Any]:
    """The whole truth: what a view of everybody at once would show, and what nobody sees."""
    truth = view_position(state, None)
    truth["phase"] = state.phase
    truth["draw"] = [KINDS[kind] for kind in state.draw.cards]
    truth["set_aside_cards"] = [KINDS[kind] for kind in state.set_aside.cards]
    truth["chance"] = state.chance.dump()
    truth["towns"] = [dump_town(state, seat) for seat in range(state.seats)]
    return truth


def dump_town(state: TinyTowns, seat: int) -> dict[str, Any]:
    town = state.towns[seat]
    own = dict(view_town(state, seat, seat))
    own["hand"] = [CARD_IDS[card] for card in town.hand]
    own["returned"] = card_id(town.returned)
    own["choice"] = KINDS[town.choice] or None
    del own["fed"]
    return own


# -- reading -------------------------------------------------------------------------------------------------------


def load_position(state: TinyTowns, position: Reader) -> None:
    """Fill in a fresh position from a dump, from a view, or from the part of either that somebody wrote."""
    state.phase = TYPES_OF_PHASE[position.known("phase", PHASES, 0)]
    state.round = position.number("round", 0, MANY, 0)
    state.kind = position.known("kind", KIND_OF, 0)
    state.hammer = position.number("hammer", 0, state.seats - 1, 0 if state.prospectors else -1)
    state.closing = position.flag("closing")
    load_cards(state, position)
    words = position.numbers("chance", 4, 0, 0xFFFFFFFF, 0)
    state.chance = load_chance(words if any(words) else NO_CHANCE.dump())
    for seat, town in enumerate(position.entries_of("towns", state.seats, {})):
        state.towns.append(load_town(Reader(f"position.towns[{seat}]", town), state))
    position.skip("variant", "free_choice", "display")
    position.finish()
    check_monuments(state)


TYPES_OF_PHASE: Final[tuple[str, ...]] = tuple(PHASES)


def load_display(position: Reader, seats: int) -> tuple[int, ...]:
    if not position.has("display"):
        return FIRST_GAME
    place = position.at("display")
    display = position.all_known("display", CARD_OF)
    if [TYPE_OF[card] for card in display] != list(range(len(TYPES))):
        types = ", ".join(TYPES)
        sentence = f"one card of each type is needed, in this order: {types}."
        raise wrong(place, "tt_display", sentence, types=types)
    for card in display:
        if seats == 1:
            check_solo(place, card)
    return tuple(display)


def check_solo(place: str, card: int) -> None:
    """TT-114."""
    if card in NOT_SOLO:
        raise wrong(place, "tt_not_solo", f"{CARD_IDS[card]} is not for playing alone.", card=CARD_IDS[card])


def load_cards(state: TinyTowns, position: Reader) -> None:
    """The resource cards. What is not said to lie elsewhere is in the draw pile; of a view only the numbers are
    known."""
    if not state.solo or position.has("open_cards"):
        state.opened = position.all_known("open_cards", KIND_OF)
    else:
        state.opened = [1, 2, 3]
    state.revealed = position.all_known("revealed", KIND_OF)
    below = position.all_known("known_below", KIND_OF)
    elsewhere = state.opened + state.revealed
    draw = [] if state.prospectors else left_over(DECK, elsewhere)
    if position.has("draw"):
        draw = position.all_known("draw", KIND_OF)
    elif position.has("draw_pile"):
        unknown = position.number("draw_pile", len(below), len(DECK), 0) - len(below)
        draw = below + [UNSEEN] * unknown
    state.draw = Pile(draw, [ALL] * len(below) + [NOBODY] * (len(draw) - len(below)))
    aside = load_set_aside(state, position, elsewhere + draw)
    state.set_aside = Pile(aside, [NOBODY] * len(aside))
    position.skip("draw_pile", "set_aside")
    for kind in range(1, len(KINDS)):
        if (elsewhere + draw + aside).count(kind) > DECK.count(kind):
            name = KINDS[kind]
            raise wrong(position.at("draw"), "tt_deck", f"there are too many cards of {name}.", resource=name)


def load_set_aside(state: TinyTowns, position: Reader, elsewhere: list[int]) -> list[int]:
    """Where nothing is said of the cards laid away, they are those that lie nowhere else: who writes down a few cards
    to come means the same deck (TT-7). Alone none are laid away (TT-115)."""
    if position.has("set_aside_cards"):
        return position.all_known("set_aside_cards", KIND_OF)
    if position.has("set_aside"):
        return [UNSEEN] * position.number("set_aside", 0, len(DECK), 0)
    if state.solo or state.prospectors:
        return []
    return [UNSEEN] * (len(DECK) - len(elsewhere)) if UNSEEN in elsewhere else left_over(DECK, elsewhere)


def check_deck(state: TinyTowns) -> None:
    """No card lacks: the pile shuffled anew is the whole deck (TT-14). Alone it is never shuffled (TT-116), and with
    the hammer there is none (TT-107)."""
    found = len(state.opened) + len(state.revealed) + len(state.draw.cards) + len(state.set_aside.cards)
    size = len(DECK)
    if found > size or (found < size and not state.solo and not state.prospectors):
        sentence = f"there are {size} resource cards, but {found} lie in all piles together."
        raise wrong("position.draw", "tt_deck_size", sentence, size=size, found=found)


# -- a town --------------------------------------------------------------------------------------------------------


def load_town(data: Reader, state: TinyTowns) -> Town:
    """A town from its description; what is not said is empty."""
    town = Town()
    display = state.display
    town.monument = load_monument(data, "monument")
    town.returned = load_monument(data, "returned")
    town.hand = tuple(sorted([check_monument(data, "hand", card) for card in data.all_known("hand", CARD_OF)]))
    for field, cell in enumerate(data.entries_of("fields", FIELDS, "")):
        load_field(town, field, cell, display, f"{data.at('fields')}[{field}]")
    for name, held in data.table("held").items():
        here = f"{data.at('held')}.{name}"
        kinds = all_known(here, held, KIND_OF)
        if len(kinds) > WAREHOUSE_ROOM:  # more cannot even be written down: a kind has two bits
            sentence = f"so many resources can lie here at most: {WAREHOUSE_ROOM}."
            raise wrong(here, "tt_held_most", sentence, most=WAREHOUSE_ROOM)
        town.hold(known(here, name, FIELD_OF), sum(ONE[kind] for kind in kinds))
    town.choice = data.known("choice", KIND_OF, 0)
    town.watch = load_types(data, "watch", display)
    town.watch_round = data.number("watch_round", 0, MANY, 0)
    town.raised = load_types(data, "raised", display)
    town.aside = data.number("aside", 0, ASIDE_USES, 0)
    town.shrine = data.number("shrine_points", 0, max(TABLES[SHRINE_CARD]), -1)
    town.finished = data.number("finished_round", 0, MANY, 0)
    data.skip("monument_built", "fed")
    data.finish()
    return town


def load_monument(data: Reader, key: str) -> int:
    return check_monument(data, key, data.known(key, CARD_OF, NO_CARD))


def check_monument(data: Reader, key: str, card: int) -> int:
    if NO_CARD < card < FIRST_MONUMENT:
        raise wrong(data.at(key), "tt_no_monument", f"{CARD_IDS[card]} is no monument.", card=CARD_IDS[card])
    return card


def load_field(town: Town, field: int, cell: object, display: tuple[int, ...], place: str) -> None:
    if cell == "":
        return
    if cell == "monument":
        if town.monument == NO_CARD or town.monument_field != NO_FIELD:
            raise wrong(place, "tt_monument_card", "a monument stands here, but there is no card for it.")
        town.put_monument(field)
    elif isinstance(cell, str) and cell in KIND_OF:
        town.put_resource(field, KIND_OF[cell])
    else:
        card = known(place, cell, CARD_OF)
        if card >= FIRST_MONUMENT or display[TYPE_OF[card]] != card:
            raise wrong(place, "tt_not_displayed", f"{cell} is not in the display.", card=CARD_IDS[card])
        town.put_building(TYPE_OF[card], field)


def load_types(data: Reader, key: str, display: tuple[int, ...]) -> int:
    cards = set(data.all_known(key, CARD_OF))
    if not cards.issubset(display):
        raise wrong(data.at(key), "tt_displayed_only", "only cards of the display can be named here.")
    return sum(BIT[TYPE_OF[card]] for card in cards)


def check_monuments(state: TinyTowns) -> None:
    """Every monument card exists once (TT-8)."""
    seen: list[int] = []
    for seat, town in enumerate(state.towns):
        place = f"position.towns[{seat}].monument"
        for card in [town.monument, town.returned, *town.hand]:
            if card == NO_CARD:
                continue
            if card in seen:
                raise wrong(place, "tt_monument_twice", f"there is only one {CARD_IDS[card]}.", card=CARD_IDS[card])
            if state.solo:
                check_solo(place, card)
            seen.append(card)
