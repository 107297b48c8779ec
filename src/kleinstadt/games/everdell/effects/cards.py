"""Verbs that move cards: take_open, discard_open, reveal, take_revealed, tuck."""

from typing import Any, Final

from kleinstadt.engine.cards import ALL
from kleinstadt.engine.event import Arg
from kleinstadt.engine.sharing import replaced
from kleinstadt.engine.step import Choice, Effect, Kind, Rules, Step, always, in_order
from kleinstadt.games.everdell import phrases
from kleinstadt.games.everdell.cards import CRITTER, EVENTS, IDS, MEADOW, NONE, STATION, TYPE, TYPES
from kleinstadt.games.everdell.city import BIT
from kleinstadt.games.everdell.deeds import (
    FROM_CITY,
    FROM_DECK,
    FROM_DISCARDS,
    FROM_HAND,
    FROM_REVEALED,
    FROM_STATION,
    Deed,
)
from kleinstadt.games.everdell.effects.asking import about_deed
from kleinstadt.games.everdell.effects.gain import gain_goods
from kleinstadt.games.everdell.phrases import DONE_TEXT, TAKE_TEXTS, WORDS
from kleinstadt.games.everdell.rules.hands import (
    any_in_meadow,
    discard_openly,
    gain_taken,
    lay_aside,
    lift_open,
    meadow_sources,
    open_card,
    push_refill,
    station_sources,
    top_of_deck,
)
from kleinstadt.games.everdell.state import AT_SPACE, Everdell
from kleinstadt.games.everdell.steps import (
    CLEAR,
    DRAW,
    NAME_TYPE,
    REVEAL,
    REVEAL_FROM,
    SWEEP,
    TAKE,
    TUCK,
    Context,
    beyond,
    context_of,
    deed_of,
    event_of,
)

# -- out of Meadow and station --------------------------------------------------------------------------------------


def takeable(state: Everdell, deed: Deed, type: int) -> list[int]:
    """The sources of open cards that may be taken; perhaps of one type only."""
    found = meadow_sources(state)
    if FROM_STATION in deed.sources:
        found += station_sources(state)
    return found if type == NONE else [source for source in found if TYPE[open_card(state, source)] == type]


def any_takeable(state: Everdell, deed: Deed, type: int) -> bool:
    """Whether there are any."""
    return (type == NONE and any_in_meadow(state)) or bool(takeable(state, deed, type))


def take_open(state: Everdell, deed: Deed, seat: int, context: Context) -> None:
    """EV-73: as many as fit; the gaps are filled when all are taken (EV-81)."""
    state.open_heap()
    if not state.room(seat):
        finish_taking(state, deed, seat, 0)
    elif deed.one_type:
        state.push(NAME_TYPE.at(seat, *context))
    elif any_takeable(state, deed, NONE) or can_draw(state, deed):
        state.push(TAKE.at(seat, *context, 0, NONE))
    else:
        finish_taking(state, deed, seat, 0)


def can_draw(state: Everdell, deed: Deed) -> bool:
    """Whether the deck may be taken from, too (EV-206)."""
    return FROM_DECK in deed.sources and state.cards_left() > 0


def name_type_moves(state: Everdell, step: Step) -> tuple[str, ...]:
    return in_order(list(phrases.TYPE.all()))


def name_type(state: Everdell, step: Step, move: str) -> None:
    """EV-201: all cards of that type; where they do not fit, which."""
    seat = step.seat
    (type,) = WORDS.read(move).numbers
    state.tell("named_type", {"seat": seat, "type": TYPES[type]})
    meadow = enumerate(state.meadow)
    sources = [slot + 1 for slot, card in meadow if slot >= state.closed and card >= 0 and TYPE[card] == type]
    if len(sources) > state.room(seat):
        state.push(TAKE.at(seat, *step.args, 0, type))
        return
    for source in sources:
        take_one(state, seat, source)
    finish_taking(state, deed_of(step), seat, len(sources))


def take_moves(state: Everdell, step: Step) -> tuple[str, ...]:
    deed = deed_of(step)
    taken, type = beyond(step)
    found = [TAKE_TEXTS[source][open_card(state, source)] for source in takeable(state, deed, type)]
    if can_draw(state, deed):
        found.append(phrases.DRAW.say())
    return in_order(found if taken < deed.least else [DONE_TEXT, *found])


def take_one(state: Everdell, seat: int, source: int) -> None:
    card = lift_open(state, source)
    lay_aside(state, card, ALL)
    if state.log is not None:
        state.tell("took", {"seat": seat, "card": IDS[card]})


def take(state: Everdell, step: Step, move: str) -> None:
    deed = deed_of(step)
    seat = step.seat
    taken, type = beyond(step)
    said = WORDS.read(move)
    draws = said.phrase is phrases.DRAW
    room = state.room(seat) - state.heap_size() - 1  # after this one
    if said.phrase is phrases.TAKE:
        take_one(state, seat, said.numbers[1])
    if said.phrase is not phrases.DONE:
        taken += 1
        if taken < deed.most and room > 0 and (any_takeable(state, deed, type) or can_draw(state, deed)):
            state.push(TAKE.at(seat, *context_of(step), taken, type))
            if draws:
                state.push(DRAW.at(seat, 1))
            return
    finish_taking(state, deed, seat, taken)
    if draws:
        state.push(DRAW.at(seat, 1))


def about_take(state: Everdell, step: Step) -> dict[str, Arg]:
    """How many may still be taken: with a full hand no more."""
    taken, _ = beyond(step)
    room = state.room(step.seat) - state.heap_size()
    return {**about_deed(state, step), "number": min(deed_of(step).most - taken, room)}


def finish_taking(state: Everdell, deed: Deed, seat: int, taken: int) -> None:
    """What was taken goes into the hand, unless it may be played at once; then the gaps are filled, unless a train car
    is chosen first."""
    if not deed.held:
        gain_taken(state, seat)
    gain_goods(state, seat, deed.goods * taken)
    if not deed.waits:
        push_refill(state)


def discard_open(state: Everdell, deed: Deed, seat: int, context: Context) -> None:
    if clearable(state, deed, 0):
        state.push(CLEAR.at(seat, *context, 0))


def source_at(slot: int) -> int:
    """Slots are numbered through Meadow and station."""
    return slot + 1 if slot < MEADOW else AT_SPACE + slot - MEADOW


def clearable(state: Everdell, deed: Deed, slots: int) -> list[int]:
    """Slots from which a card can be cleared beside those chosen."""
    rows = state.meadow + (state.station.cards if FROM_STATION in deed.sources else [])
    return [slot for slot in range(state.closed, len(rows)) if rows[slot] >= 0 and not slots >> slot & 1]


def clear_moves(state: Everdell, step: Step) -> tuple[str, ...]:
    """EV-132, EV-187: one after the other, in any order."""
    rows = state.meadow + state.station.cards
    (slots,) = beyond(step)
    there = clearable(state, deed_of(step), slots)
    return in_order([phrases.CLEAR.pair(rows[slot], source_at(slot)) for slot in there])


def about_clear(state: Everdell, step: Step) -> dict[str, Arg]:
    """How many are still to be discarded."""
    deed = deed_of(step)
    (slots,) = beyond(step)
    left = deed.least - slots.bit_count()
    return {**about_deed(state, step), "number": min(left, len(clearable(state, deed, slots)))}


def clear(state: Everdell, step: Step, move: str) -> None:
    deed = deed_of(step)
    _, source = WORDS.read(move).numbers
    (slots,) = beyond(step)
    slots |= BIT[source - 1 if source < AT_SPACE else source - AT_SPACE + MEADOW]
    if slots.bit_count() < deed.least and clearable(state, deed, slots):
        state.push(CLEAR.at(step.seat, *context_of(step), slots))
        return
    cards = [lift_open(state, source_at(slot)) for slot in range(MEADOW + STATION) if slots >> slot & 1]
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
    if may_tuck(state, deed, seat):
        state.push(TUCK.at(seat, *context, 0))


def may_tuck(state: Everdell, deed: Deed, seat: int) -> bool:
    """Whether it is asked: from a hand whatever is in it, because that there is nothing to tuck is not shown."""
    return bool(state.hands[seat].cards) if deed.sources[0] == FROM_HAND else bool(tuckable(state, deed, seat))


def tuckable(state: Everdell, deed: Deed, seat: int) -> list[str]:
    """What may go beneath, equal cards once."""
    source = deed.sources[0]
    city = state.cities[seat]
    if source == FROM_CITY:
        return [phrases.TUCK_FROM.pair(city.cards[place], place) for place in state.alike(seat, city.critters())]
    cards = state.hands[seat].cards if source == FROM_HAND else state.heap()
    return [phrases.TUCK.of(card) for card in sorted(set(cards)) if CRITTER[card] or not deed.critters]


def tuck_moves(state: Everdell, step: Step) -> tuple[str, ...]:
    """EV-164; of revealed cards at least as many as do not fit into the hand."""
    deed = deed_of(step)
    found = sorted(tuckable(state, deed, step.seat))
    forced = deed.sources[0] == FROM_REVEALED and len(state.heap()) > state.room(step.seat)
    return tuple(found) if forced else (DONE_TEXT, *found)


def tuck(state: Everdell, step: Step, move: str) -> None:
    deed = deed_of(step)
    seat = step.seat
    place = event_of(step)
    (tucked,) = beyond(step)
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
    state.beneath = replaced(state.beneath, place, (*state.beneath[place], card))
    state.tell("tucked", {"seat": seat, "card": IDS[card], "other_card": EVENTS[state.events[place]]})
    if tucked + 1 < deed.most and may_tuck(state, deed, seat):
        state.push(TUCK.at(seat, *context_of(step), tucked + 1))


def tuck_is_public(state: Everdell, step: Step) -> bool:
    return deed_of(step).sources[0] != FROM_HAND


def about_tuck(state: Everdell, step: Step) -> dict[str, Arg]:
    return {"card": EVENTS[state.events[event_of(step)]]}


STEPS: Final[dict[Kind, Rules[Any]]] = {
    NAME_TYPE: Choice("EV-201", name_type_moves, name_type, public=always, about=about_deed),
    TAKE: Choice("EV-81", take_moves, take, public=always, about=about_take, form="some", part=True),
    CLEAR: Choice("EV-132", clear_moves, clear, public=always, about=about_clear, form="some", part=True),
    REVEAL_FROM: Choice(
        "EV-137", reveal_from_moves, reveal_from, public=always, about=about_deed, part=True, blind=always
    ),
    REVEAL: Effect(reveal, reveals=True),
    SWEEP: Effect(sweep),
    TUCK: Choice("EV-164", tuck_moves, tuck, public=tuck_is_public, about=about_tuck, form="some", part=True),
}
