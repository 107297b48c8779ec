"""Phase 1, discover resource (TT-13 to TT-15), with the hammer (TT-108) and alone (TT-116)."""

from typing import Any, Final

from kleinstadt.engine.cards import ALL
from kleinstadt.engine.event import Arg
from kleinstadt.engine.step import Choice, Effect, Kind, Rules, Step, always
from kleinstadt.games.tiny_towns.cards import ALL_KINDS, KINDS
from kleinstadt.games.tiny_towns.phrases import CHOOSE, NAME, OPEN, kind_in, kind_moves
from kleinstadt.games.tiny_towns.rules.industry import banks
from kleinstadt.games.tiny_towns.rules.setup import shuffle_resources
from kleinstadt.games.tiny_towns.state import TinyTowns
from kleinstadt.games.tiny_towns.steps import (
    CHOOSE_KIND,
    CHOOSE_STEPS,
    DISCOVER,
    NAME_KIND,
    OPEN_CARD,
    REVEAL_CARD,
    REVEAL_CARD_STEP,
    REVEAL_CHOICES,
    REVEAL_CHOICES_STEP,
    TURN_UP,
)
from kleinstadt.games.tiny_towns.town import KIND_BIT

FREE_KINDS: Final = [[kind for kind in ALL_KINDS if not barred & KIND_BIT[kind]] for barred in range(64)]


def discover(state: TinyTowns, step: Step) -> None:
    state.phase = "discover"
    if state.solo:
        state.push(OPEN_CARD.at(0))
    elif state.prospectors:
        state.push(NAME_KIND.at(state.hammer))
    elif state.free_choice():
        state.push(REVEAL_CHOICES_STEP)
        choosers = [seat for seat in state.active_seats() if free_kinds(state, seat) and not state.fort_blocks(seat)]
        state.open_together([CHOOSE_STEPS[seat] for seat in choosers])
    else:
        state.push(REVEAL_CARD_STEP)


def free_kinds(state: TinyTowns, seat: int) -> list[int]:
    """Kinds not lying on the own Banks (TT-75, TT-110)."""
    barred = state.towns[seat].kinds_on(banks(state, seat))
    return FREE_KINDS[barred]


def set_kind(state: TinyTowns, kind: int) -> None:
    """One kind for all active players."""
    state.kind = kind
    for town in state.towns:
        if town.finished == 0:
            town.choice = kind


# -- card round ----------------------------------------------------------------------------------------------------


def reveal_card(state: TinyTowns, step: Step) -> None:
    """TT-13; an empty pile is shuffled anew only now, with all 15 cards (TT-14)."""
    if not state.draw.cards:
        shuffle_resources(state, state.revealed + state.set_aside.cards)
        state.tell("reshuffled", {})
    kind = state.draw.draw(ALL)
    state.revealed.append(kind)
    set_kind(state, kind)
    if state.log is not None:
        state.tell("revealed_card", {"resource": KINDS[kind]})


# -- free choice ---------------------------------------------------------------------------------------------------


def choose_moves(state: TinyTowns, step: Step) -> tuple[str, ...]:
    return kind_moves(CHOOSE, free_kinds(state, step.seat))


def choose_kind(state: TinyTowns, step: Step, move: str) -> None:
    """Collected in private, shown together (TT-15)."""
    kind = kind_in(move)
    state.towns[step.seat].choice = kind
    if state.log is not None:
        state.tell("chose", {"seat": step.seat, "resource": "hidden"}, step.seat, {"resource": KINDS[kind]})


def reveal_choices(state: TinyTowns, step: Step) -> None:
    state.phase = "place"
    if state.log is not None:
        for seat in state.active_seats():
            kind = state.towns[seat].choice
            if kind:
                state.tell("chosen", {"seat": seat, "resource": KINDS[kind]})


# -- the hammer ----------------------------------------------------------------------------------------------------


def name_moves(state: TinyTowns, step: Step) -> tuple[str, ...]:
    return kind_moves(NAME, free_kinds(state, step.seat))


def name_kind(state: TinyTowns, step: Step, move: str) -> None:
    kind = kind_in(move)
    set_kind(state, kind)
    if state.log is not None:
        state.tell("named", {"seat": step.seat, "resource": KINDS[kind]})


# -- alone ---------------------------------------------------------------------------------------------------------


def open_moves(state: TinyTowns, step: Step) -> tuple[str, ...]:
    """Two open cards of one kind are the same choice, but for their order under the pile, which does not differ."""
    return kind_moves(OPEN, sorted(set(state.opened)))


def open_card(state: TinyTowns, step: Step, move: str) -> None:
    """The card goes under the pile at once, a new one is turned up (TT-116)."""
    kind = kind_in(move)
    set_kind(state, kind)
    state.opened.remove(kind)
    state.draw.put_under(kind, ALL)
    if state.log is not None:
        state.tell("opened", {"seat": 0, "resource": KINDS[kind]})
    state.push(TURN_UP.at())


def turn_up(state: TinyTowns, step: Step) -> None:
    kind = state.draw.draw(ALL)
    state.opened.append(kind)
    if state.log is not None:
        state.tell("turned_up", {"resource": KINDS[kind]})


def about_opened(state: TinyTowns, step: Step) -> dict[str, Arg]:
    return {"resources": [KINDS[kind] for kind in state.opened]}


STEPS: Final[dict[Kind, Rules[Any]]] = {
    DISCOVER: Effect(discover),
    REVEAL_CARD: Effect(reveal_card, reveals=True),
    CHOOSE_KIND: Choice("TT-15", choose_moves, choose_kind, public=always),
    REVEAL_CHOICES: Effect(reveal_choices, reveals=True),
    NAME_KIND: Choice("TT-108", name_moves, name_kind, public=always),
    OPEN_CARD: Choice("TT-116", open_moves, open_card, public=always, about=about_opened),
    TURN_UP: Effect(turn_up, reveals=True),
}
