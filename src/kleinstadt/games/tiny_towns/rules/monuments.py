"""Monuments that do something when they are built (TT-82 to TT-84, TT-88, TT-98, TT-100)."""

from itertools import combinations
from typing import Any, Final

from kleinstadt.engine.event import Arg
from kleinstadt.engine.step import Choice, Effect, Rules, Step, always
from kleinstadt.games.tiny_towns.cards import (
    CARD_IDS,
    CARD_OF,
    GUILD,
    SHRINE,
    TABLES,
    UNIVERSITY,
    WATCH,
)
from kleinstadt.games.tiny_towns.fields import BIT, COUNT, NAMES, fields_of
from kleinstadt.games.tiny_towns.notation import DECLINE, STOP, card_in, field_in, last_field_in
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
        state.push(Step("replace", seat, (MOST_REPLACED, NO_FIELD)))
    elif card == UNIVERSITY:
        state.push(Step("add", seat))
    elif card == WATCH:
        state.push(Step("watch", seat))


# -- Architect's Guild ---------------------------------------------------------------------------------------------


def replace_moves(state: TinyTowns, step: Step) -> tuple[str, ...]:
    """Each of two different buildings by another ordinary type; never a monument (TT-82, TT-83)."""
    town = state.towns[step.seat]
    found = [STOP]
    for field in range(16):
        if field in (step.args[1], town.monument_field) or not town.occupied & BIT[field]:
            continue
        old = town.type_at(field)
        for type in range(7):
            if type != old and may_add(state, town, type):
                found.append(f"replace {NAMES[field]} with {CARD_IDS[state.display[type]]}")
    return tuple(sorted(found))


def replace(state: TinyTowns, step: Step, move: str) -> None:
    if move == STOP:
        state.tell("stopped", {"seat": step.seat})
        return
    town = state.towns[step.seat]
    field = field_in(move)
    old = town.type_at(field)
    town.built[old] &= ~BIT[field]
    town.occupied &= ~BIT[field]
    if town.held[field]:
        town.hold(field, 0)  # back to the supply (TT-83)
    state.tell("removed", {"seat": step.seat, "card": CARD_IDS[state.display[old]], "field": NAMES[field]})
    if step.args[0] > 1:
        state.push(Step("replace", step.seat, (step.args[0] - 1, field)))
    put(state, step.seat, CARD_OF[move.rsplit(" ", 1)[1]], field, "replaced")


# -- Grove University ----------------------------------------------------------------------------------------------


def add_moves(state: TinyTowns, step: Step) -> tuple[str, ...]:
    town = state.towns[step.seat]
    types = [type for type in range(7) if may_add(state, town, type)]
    fields = fields_of(town.empty)
    found = [f"add {CARD_IDS[state.display[type]]} at {NAMES[field]}" for type in types for field in fields]
    return tuple(sorted([*found, DECLINE]))


def add(state: TinyTowns, step: Step, move: str) -> None:
    if move == DECLINE:
        state.tell("declined", {"seat": step.seat})
    else:
        put(state, step.seat, card_in(move), last_field_in(move), "added")


# -- Opaleye's Watch -----------------------------------------------------------------------------------------------


def watch_moves(state: TinyTowns, step: Step) -> tuple[str, ...]:
    """Three different types, compulsory (TT-98)."""
    return tuple(sorted([f"watch {a} {b} {c}" for a, b, c in combinations([CARD_IDS[d] for d in state.display], 3)]))


def watch(state: TinyTowns, step: Step, move: str) -> None:
    town = state.towns[step.seat]
    cards = move.split(" ")[1:]
    town.watch = sum([BIT[state.display.index(CARD_OF[card])] for card in cards])
    town.watch_round = state.round
    state.tell("laid_on_watch", {"seat": step.seat, "cards": cards})


def about_left(state: TinyTowns, step: Step) -> dict[str, Arg]:
    return {"left": step.args[0]}


STEPS: Final[dict[str, Rules[Any]]] = {
    "monument_built": Effect(monument_built),
    "replace": Choice("TT-82", replace_moves, replace, public=always, about=about_left),
    "add": Choice("TT-88", add_moves, add, public=always),
    "watch": Choice("TT-98", watch_moves, watch, public=always),
}
