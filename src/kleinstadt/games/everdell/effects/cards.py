"""Verbs that move cards: take_open, discard_open, reveal, take_revealed, tuck."""

from typing import Any, Final

from kleinstadt.engine.cards import ALL
from kleinstadt.engine.event import Arg
from kleinstadt.engine.step import Choice, Effect, Kind, Rules, Step, always
from kleinstadt.games.everdell import phrases
from kleinstadt.games.everdell.cards import CRITTER, EVENTS, IDS, MEADOW, NONE
from kleinstadt.games.everdell.city import BIT
from kleinstadt.games.everdell.deeds import FROM_CITY, FROM_DISCARDS, FROM_HAND, FROM_REVEALED, Deed
from kleinstadt.games.everdell.effects.trade import deed_of
from kleinstadt.games.everdell.phrases import DONE_TEXT, WORDS
from kleinstadt.games.everdell.rules.hands import (
    discard_openly,
    gain_taken,
    lay_aside,
    push_refill,
    top_of_deck,
)
from kleinstadt.games.everdell.rules.playing import in_meadow
from kleinstadt.games.everdell.state import Everdell
from kleinstadt.games.everdell.steps import CLEAR, REVEAL, REVEAL_FROM, SWEEP, TAKE, TUCK, Context

# -- out of the Meadow ----------------------------------------------------------------------------------------------


def take_open(state: Everdell, deed: Deed, seat: int, context: Context) -> None:
    """EV-73: as many as fit; the gaps are filled when all are taken (EV-81)."""
    state.open_heap()
    if state.room(seat) and in_meadow(state):
        state.push(TAKE.at(seat, *context, 0))
    elif not deed.held:
        state.heaps.pop()


def must_take(state: Everdell, step: Step) -> bool:
    """Whether there is nothing to decline: so many have to be taken."""
    return step.args[5] < deed_of(step).least


def take_moves(state: Everdell, step: Step) -> tuple[str, ...]:
    found = sorted([phrases.TAKE.say(card, source) for card, source in in_meadow(state)])
    return tuple(found) if must_take(state, step) else (DONE_TEXT, *found)


def take(state: Everdell, step: Step, move: str) -> None:
    deed = deed_of(step)
    seat = step.seat
    said = WORDS.read(move)
    if said.phrase is phrases.TAKE:
        card, source = said.numbers
        state.meadow[source - 1] = NONE
        lay_aside(state, card, ALL)
        state.tell("took", {"seat": seat, "card": IDS[card]})
        taken = step.args[5] + 1
        if taken < deed.most and state.room(seat) > len(state.heap()) and in_meadow(state):
            state.push(TAKE.at(seat, *step.args[:5], taken))
            return
    if not deed.held:
        gain_taken(state, seat)
    push_refill(state)


def discard_open(state: Everdell, deed: Deed, seat: int, context: Context) -> None:
    if in_meadow(state):
        state.push(CLEAR.at(seat, *context, 0))


def clearable(state: Everdell, slots: int) -> list[int]:
    """Places of the Meadow from which a card can still be cleared: behind those chosen, so that each choice has one
    form."""
    first = max(slots.bit_length(), state.closed)
    return [slot for slot in range(first, MEADOW) if state.meadow[slot] >= 0]


def clear_moves(state: Everdell, step: Step) -> tuple[str, ...]:
    """EV-132: so many as there are, as long as enough are left behind."""
    slots = step.args[5]
    there = clearable(state, slots)
    lacking = min(deed_of(step).least - slots.bit_count(), len(there))
    return tuple(
        sorted([phrases.CLEAR.say(state.meadow[slot], slot + 1) for slot in there[: len(there) - lacking + 1]])
    )


def clear(state: Everdell, step: Step, move: str) -> None:
    _, source = WORDS.read(move).numbers
    slots = step.args[5] | BIT[source - 1]
    if slots.bit_count() < deed_of(step).least and clearable(state, slots):
        state.push(CLEAR.at(step.seat, *step.args[:5], slots))
        return
    chosen = [slot for slot in range(MEADOW) if slots >> slot & 1]
    cards = [state.meadow[slot] for slot in chosen]
    for slot in chosen:
        state.meadow[slot] = NONE
    discard_openly(state, cards)
    state.tell("cleared", {"seat": step.seat, "cards": [IDS[card] for card in cards]})
    push_refill(state)


# -- turned up ------------------------------------------------------------------------------------------------------


def reveal_first(state: Everdell, deed: Deed, seat: int, context: Context) -> None:
    """Where there is a choice, which pile; what is still turned up in the end is discarded (`run` sees to that)."""
    state.open_heap()
    if FROM_DISCARDS in deed.sources and state.discards.cards:
        state.push(REVEAL_FROM.at(seat, *context))
    elif state.cards_left():
        state.push(REVEAL.at(seat, deed.least, 0))


def reveal_from_moves(state: Everdell, step: Step) -> tuple[str, ...]:
    return phrases.REVEAL.all()


def reveal_from(state: Everdell, step: Step, move: str) -> None:
    (discards,) = WORDS.read(move).numbers
    state.push(REVEAL.at(step.seat, deed_of(step).least, discards))


def reveal(state: Everdell, step: Step) -> None:
    """Before all eyes; from the discard pile only what is there (EV-137)."""
    count, discards = step.args
    found: list[str] = []
    for _ in range(min(count, len(state.discards)) if discards else count):
        card = state.discards.draw(ALL) if discards else top_of_deck(state, ALL)
        if card != NONE:
            lay_aside(state, card, ALL)
            found.append(IDS[card])
    state.tell("revealed", {"seat": step.seat, "cards": found})


def sweep(state: Everdell, step: Step) -> None:
    """What is still turned up is discarded, in the order of revealing."""
    cards = state.heap()
    for card in cards:
        state.take_aside(card)
    state.heaps.pop()
    discard_openly(state, cards)
    if cards:
        state.tell("swept", {"cards": [IDS[card] for card in cards]})


def take_revealed(state: Everdell, deed: Deed, seat: int, context: Context) -> None:
    """The cards still turned up go into the hand; what does not fit was put beneath before."""
    cards = state.heap()
    for card in cards:
        state.hands[seat].gain(card, state.take_aside(card))
        state.tell("took", {"seat": seat, "card": IDS[card]})


# -- beneath an event -----------------------------------------------------------------------------------------------


def tuck_first(state: Everdell, deed: Deed, seat: int, context: Context) -> None:
    if tuckable(state, deed, seat):
        state.push(TUCK.at(seat, *context, 0))


def tuckable(state: Everdell, deed: Deed, seat: int) -> list[str]:
    """What may go beneath, equal cards once."""
    source = deed.sources[0]
    city = state.cities[seat]
    if source == FROM_CITY:
        return [phrases.TUCK_FROM.say(city.cards[place], place) for place in city.alike(city.critters())]
    cards = state.hands[seat].cards if source == FROM_HAND else state.heap()
    return [phrases.TUCK.say(card) for card in sorted(set(cards)) if CRITTER[card] or not deed.critters]


def tuck_moves(state: Everdell, step: Step) -> tuple[str, ...]:
    """EV-164; of revealed cards at least as many as do not fit into the hand."""
    deed = deed_of(step)
    found = sorted(tuckable(state, deed, step.seat))
    forced = deed.sources[0] == FROM_REVEALED and len(state.heap()) > state.room(step.seat)
    return tuple(found) if forced else (DONE_TEXT, *found)


def tuck(state: Everdell, step: Step, move: str) -> None:
    deed = deed_of(step)
    seat = step.seat
    place, tucked = step.args[4], step.args[5] + 1
    said = WORDS.read(move)
    if said.phrase is phrases.DONE:
        return
    card = said.numbers[0]
    if said.phrase is phrases.TUCK_FROM:
        state.stray(seat, said.numbers[1])
        state.cities[seat].leave(said.numbers[1])
    elif deed.sources[0] == FROM_HAND:
        state.hands[seat].lose(card, ALL)
    else:
        state.take_aside(card)
    state.beneath[place].append(card)
    state.tell("tucked", {"seat": seat, "card": IDS[card], "other_card": EVENTS[state.events[place]]})
    if tucked < deed.most and tuckable(state, deed, seat):
        state.push(TUCK.at(seat, *step.args[:5], tucked))


def tuck_is_public(state: Everdell, step: Step) -> bool:
    return deed_of(step).sources[0] != FROM_HAND


def about_tuck(state: Everdell, step: Step) -> dict[str, Arg]:
    return {"card": EVENTS[state.events[step.args[4]]]}


STEPS: Final[dict[Kind, Rules[Any]]] = {
    TAKE: Choice("EV-81", take_moves, take, public=always, form="some"),
    CLEAR: Choice("EV-132", clear_moves, clear, public=always, form="some"),
    REVEAL_FROM: Choice("EV-137", reveal_from_moves, reveal_from, public=always, part=True, blind=always),
    REVEAL: Effect(reveal, reveals=True),
    SWEEP: Effect(sweep),
    TUCK: Choice("EV-164", tuck_moves, tuck, public=tuck_is_public, about=about_tuck, form="some"),
}
