"""Chapter 7: drawing, discarding and giving cards, Meadow and station (EV-72 to EV-81)."""

from typing import Any, Final

from kleinstadt.engine.cards import ALL, EYES, HIDDEN
from kleinstadt.engine.event import Arg
from kleinstadt.engine.step import NOBODY, Choice, Effect, Kind, Rules, Step, in_order
from kleinstadt.games.everdell import phrases
from kleinstadt.games.everdell.cards import IDS, NONE
from kleinstadt.games.everdell.phrases import SOURCES, WORDS
from kleinstadt.games.everdell.state import AT_SPACE, Everdell
from kleinstadt.games.everdell.steps import DRAW, REFILL, SURPLUS

UNSEEN_CARD: Final = -2  # a card of Meadow or station that foresight cannot see; NONE is a gap


def top_of_deck(state: Everdell, seen: int) -> int:
    """The top card, drawn before these eyes; NONE where there is none at all. An empty deck is made anew of the discard
    pile (EV-79)."""
    deck = state.deck
    if not deck.cards:
        if not state.discards.cards:
            return NONE
        for card, known in zip(state.discards.cards, state.discards.seen, strict=True):
            deck.put(card, known)
        state.discards.cards = []
        state.discards.seen = []
        deck.shuffle(state.chance)
        state.tell("shuffled", {"number": len(deck)})
    return deck.draw(seen)


def draw(state: Everdell, step: Step) -> None:
    """Cards from the deck into the hand; what does not fit is not drawn at all (EV-73)."""
    (count,) = step.args
    draw_now(state, step.seat, count)


def draw_now(state: Everdell, seat: int, count: int) -> None:
    found: list[int] = []
    for _ in range(min(count, state.room(seat))):
        card = top_of_deck(state, EYES[seat])
        if card == NONE:
            break
        state.hands[seat].gain(card)
        found.append(card)
    if state.log is not None and found:
        cards: list[str] = sorted([IDS[card] for card in found])
        state.tell("drew", {"seat": seat, "number": len(found)}, only=seat, hidden={"cards": cards})


def push_draw(state: Everdell, seat: int, count: int) -> None:
    """Let so many cards be drawn, where any can be."""
    if count:
        push_drawing(state, DRAW.at(seat, count))


def push_drawing(state: Everdell, step: Step) -> None:
    """What draws cards comes next, where any can be drawn; that a full hand is in the way is told (EV-72)."""
    if not state.room(step.seat):
        state.tell("hand_full", {"seat": step.seat})
    elif state.cards_left():
        state.push(step)


# -- Meadow and station -----------------------------------------------------------------------------------------------


def in_meadow(state: Everdell) -> list[tuple[int, int]]:
    """The cards of the Meadow with their sources, of equal cards the first."""
    return [(open_card(state, source), source) for source in meadow_sources(state)]


def meadow_sources(state: Everdell) -> list[int]:
    """Only the sources. Alone each position counts (D-10), and those that Rugwort has closed are left out (EV-241)."""
    found: list[int] = []
    meadow = state.meadow
    for slot in range(state.closed, len(meadow)):
        if meadow[slot] >= 0 and (state.solo or is_first(meadow, slot)):
            found.append(slot + 1)
    return found


def is_first(meadow: list[int], slot: int) -> bool:
    """Whether no card before this one is the same."""
    card = meadow[slot]
    return all(meadow[before] != card for before in range(slot))


def any_in_meadow(state: Everdell) -> bool:
    """Whether there are any."""
    meadow = state.meadow
    return any(meadow[slot] >= 0 for slot in range(state.closed, len(meadow)))


def at_station(state: Everdell) -> list[tuple[int, int]]:
    """The cards of the station with their sources; equal ones lie beside different train cars."""
    return [(open_card(state, source), source) for source in station_sources(state)]


def station_sources(state: Everdell) -> list[int]:
    """Only the sources."""
    return [AT_SPACE + space for space, card in enumerate(state.station.cards) if card >= 0]


def open_card(state: Everdell, source: int) -> int:
    """The card that lies openly there."""
    return state.meadow[source - 1] if source < AT_SPACE else state.station.cards[source - AT_SPACE]


def lift_open(state: Everdell, source: int) -> int:
    """An open card leaves its place in Meadow or station."""
    row = state.meadow if source < AT_SPACE else state.station.cards
    slot = source - 1 if source < AT_SPACE else source - AT_SPACE
    card = row[slot]
    row[slot] = NONE
    return card


def waits_for_car(state: Everdell, space: int) -> bool:
    """Whether the card of this space is still being played: its car belongs to it, the space stays empty (EV-181a)."""
    return any(play.space == space for play in state.table)


def gaps(state: Everdell) -> list[int]:
    """The sources that are to be filled, in ascending order, the Meadow before the station (EV-81)."""
    found: list[int] = []
    for slot, card in enumerate(state.meadow):
        if card == NONE:
            found.append(slot + 1)
    for space, card in enumerate(state.station.cards):
        if card == NONE and not waits_for_car(state, space):
            found.append(AT_SPACE + space)
    return found


def fill(state: Everdell, source: int, card: int) -> None:
    if source < AT_SPACE:
        state.meadow[source - 1] = card
    else:
        state.station.cards[source - AT_SPACE] = card


def refill(state: Everdell, step: Step) -> None:
    """Every gap is filled (EV-79, EV-81)."""
    for source in gaps(state):
        card = top_of_deck(state, ALL)
        fill(state, source, card)
        if card != NONE and state.log is not None:
            event = "refilled" if source < AT_SPACE else "refilled_station"
            state.tell(event, {"source": SOURCES[source], "card": IDS[card]})


def refill_unseen(state: Everdell, step: Step) -> None:
    """What comes is not known beforehand; foresight goes on with gaps."""
    for source in gaps(state):
        if state.deck.cards:
            state.deck.draw()
            fill(state, source, UNSEEN_CARD)


def push_refill(state: Everdell) -> None:
    """Whether there are cards left is seen when it happens: what is paid with meanwhile may be the only one."""
    if gaps(state):
        state.push(REFILL.of(NOBODY))


# -- discarding and giving ------------------------------------------------------------------------------------------


def discard_openly(state: Everdell, cards: list[int]) -> None:
    """Onto the discard pile before all eyes (EV-80)."""
    for card in cards:
        state.discards.put(card, ALL)


def discard_heap(state: Everdell, seat: int) -> int:
    """The cards that the seat has picked go onto the discard pile face down, in ascending order (EV-80); how many."""
    cards = state.heap()
    cards.sort()
    for card in cards:
        state.discards.put(card, state.take_aside(card))
    state.heaps.pop()
    if cards and state.log is not None:
        hidden: dict[str, Arg] = {"cards": [IDS[card] for card in cards]}
        state.tell("discarded", {"seat": seat, "number": len(cards)}, only=seat, hidden=hidden)
    return len(cards)


def card_receivers(state: Everdell, seat: int) -> list[int]:
    """EV-75: who has not passed and has room."""
    return [other for other in state.receivers(seat) if state.room(other)]


def give_heap(state: Everdell, seat: int, to: int) -> None:
    """The picked cards go to another hand; of what does not fit, the giver says what is discarded (EV-75)."""
    heap = state.heap()
    if len(heap) > state.room(to):
        state.push(SURPLUS.at(seat, to))
        return
    for card in sorted(heap):
        hand_over(state, seat, to, card)
    state.heaps.pop()


def hand_over(state: Everdell, seat: int, to: int, card: int) -> None:
    """A card laid aside goes to another hand: giver and receiver know it."""
    seen = state.take_aside(card)
    state.hands[to].gain(card, seen | EYES[seat])
    args: dict[str, Arg] = {"seat": seat, "other_seat": to}
    if state.log is not None:
        state.tell("gave_card", args, only=seat, hidden={"card": IDS[card]})
        state.tell("got_card", {"seat": to, "other_seat": seat}, only=to, hidden={"card": IDS[card]})


def surplus_moves(state: Everdell, step: Step) -> tuple[str, ...]:
    return in_order(list({phrases.DISCARD.of(card) for card in state.heap()}))


def surplus(state: Everdell, step: Step, move: str) -> None:
    (to,) = step.args
    (card,) = WORDS.read(move).numbers
    state.discards.put(card, state.take_aside(card))
    state.tell("discarded", {"seat": step.seat, "number": 1}, only=step.seat, hidden={"cards": [IDS[card]]})
    give_heap(state, step.seat, to)


def about_surplus(state: Everdell, step: Step) -> dict[str, Arg]:
    (to,) = step.args
    return {"other_seat": to}


def gain_taken(state: Everdell, seat: int) -> None:
    """Cards that were taken openly go into the hand; everybody may remember them."""
    for card in state.heap():
        state.hands[seat].gain(card, state.take_aside(card))
    state.heaps.pop()


def lay_aside(state: Everdell, card: int, seen: int) -> None:
    """Onto the innermost lot of cards on their way, before these eyes."""
    state.aside.put(card, seen)


def hidden_name(card: int) -> str:
    """The name of an open card as a view shows it."""
    if card == NONE:
        return ""
    return HIDDEN if card == UNSEEN_CARD else IDS[card]


STEPS: Final[dict[Kind, Rules[Any]]] = {
    DRAW: Effect(draw, reveals=True),
    REFILL: Effect(refill, reveals=True, unseen=refill_unseen),
    SURPLUS: Choice("EV-75", surplus_moves, surplus, public=None, about=about_surplus, part=True),
}
