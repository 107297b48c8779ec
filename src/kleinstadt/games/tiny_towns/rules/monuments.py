"""Monuments that do something when they are built (TT-82 to TT-84, TT-88, TT-98, TT-100)."""

from itertools import combinations
from typing import Any, Final

from kleinstadt.engine.event import Arg
from kleinstadt.engine.step import Choice, Effect, Kind, Rules, Step, always, in_order
from kleinstadt.games.tiny_towns import phrases, steps
from kleinstadt.games.tiny_towns.cards import CARD_IDS, GUILD, SHRINE, TABLES, UNIVERSITY, WATCH
from kleinstadt.games.tiny_towns.fields import BIT, COUNT, NAMES, fields_of
from kleinstadt.games.tiny_towns.phrases import DECLINE_TEXT, STOP_TEXT, WORDS
from kleinstadt.games.tiny_towns.rules.build import put
from kleinstadt.games.tiny_towns.rules.industry import may_add
from kleinstadt.games.tiny_towns.state import TinyTowns
from kleinstadt.games.tiny_towns.town import NO_FIELD

MOST_REPLACED: Final = 2  # TT-82


def monument_built(state: TinyTowns, step: Step) -> None:
    seat = step.seat
    town = state.towns[seat]
    card = town.monument
    if card == SHRINE:
        count = COUNT[town.occupied]  # TT-100: the Shrine included
        table = TABLES[SHRINE]
        town.shrine = table[min(count, len(table)) - 1]
        state.tell("shrine_counted", {"seat": seat, "count": count, "points": town.shrine})
    elif card == GUILD:
        state.push(steps.REPLACE.at(seat, MOST_REPLACED, NO_FIELD))
    elif card == UNIVERSITY:
        state.push(steps.ADD.at(seat))
    elif card == WATCH:
        state.push(steps.WATCH.at(seat))


# -- Architect's Guild ---------------------------------------------------------------------------------------------


def replace_moves(state: TinyTowns, step: Step) -> tuple[str, ...]:
    """Each of two different buildings by another ordinary type; never a monument (TT-82, TT-83)."""
    town = state.towns[step.seat]
    _, but = step.args
    found = [STOP_TEXT]
    for field in range(16):
        if field in (but, town.monument_field) or not town.occupied & BIT[field]:
            continue
        old = town.type_at(field)
        for type in range(7):
            if type != old and may_add(state, town, type):
                found.append(phrases.REPLACE.say(field, state.display[type]))
    return in_order(found)


def replace(state: TinyTowns, step: Step, move: str) -> None:
    if move == STOP_TEXT:
        state.tell("stopped", {"seat": step.seat})
        return
    town = state.towns[step.seat]
    left, _ = step.args
    field, card = WORDS.read(move).numbers
    old = town.type_at(field)
    town.built[old] &= ~BIT[field]
    town.occupied &= ~BIT[field]
    if town.held[field]:
        town.hold(field, 0)  # back to the supply (TT-83)
    state.tell("removed", {"seat": step.seat, "card": CARD_IDS[state.display[old]], "field": NAMES[field]})
    if left > 1:
        state.push(steps.REPLACE.at(step.seat, left - 1, field))
    put(state, step.seat, card, field, "replaced")


# -- Grove University ----------------------------------------------------------------------------------------------


def add_moves(state: TinyTowns, step: Step) -> tuple[str, ...]:
    town = state.towns[step.seat]
    types = [type for type in range(7) if may_add(state, town, type)]
    fields = fields_of(town.empty)
    found = [phrases.ADD.say(state.display[type], field) for type in types for field in fields]
    return in_order([*found, DECLINE_TEXT])


def add(state: TinyTowns, step: Step, move: str) -> None:
    if move == DECLINE_TEXT:
        state.tell("declined", {"seat": step.seat})
    else:
        card, field = WORDS.read(move).numbers
        put(state, step.seat, card, field, "added")


# -- Opaleye's Watch -----------------------------------------------------------------------------------------------


def watch_moves(state: TinyTowns, step: Step) -> tuple[str, ...]:
    """Three different types, compulsory (TT-98)."""
    number = phrases.WATCH.slots[0].number
    names = [CARD_IDS[card] for card in state.display]
    return in_order([phrases.WATCH.say(number[" ".join(cards)]) for cards in combinations(names, 3)])


def watch(state: TinyTowns, step: Step, move: str) -> None:
    town = state.towns[step.seat]
    told = WORDS.read(move).describe()
    cards = told.args["cards"]
    assert isinstance(cards, list)
    town.watch = sum(BIT[type] for type, card in enumerate(state.display) if CARD_IDS[card] in cards)
    town.watch_round = state.round
    state.tell("laid_on_watch", {"seat": step.seat, "cards": cards})


def about_left(state: TinyTowns, step: Step) -> dict[str, Arg]:
    left, _ = step.args
    return {"left": left}


STEPS: Final[dict[Kind, Rules[Any]]] = {
    steps.MONUMENT_BUILT: Effect(monument_built),
    steps.REPLACE: Choice("TT-82", replace_moves, replace, public=always, about=about_left),
    steps.ADD: Choice("TT-88", add_moves, add, public=always),
    steps.WATCH: Choice("TT-98", watch_moves, watch, public=always),
}
