"""The verb play: a card played by an effect, for nothing or for less (EV-57, EV-67, EV-68)."""

from typing import Any, Final

from kleinstadt.engine.event import Arg
from kleinstadt.engine.step import Choice, Kind, Rules, Step, in_order
from kleinstadt.games.everdell import phrases
from kleinstadt.games.everdell.cards import NONE, PRICE, WORTH
from kleinstadt.games.everdell.deeds import (
    FROM_HAND,
    FROM_MEADOW,
    FROM_RESERVED,
    FROM_REVEALED,
    FROM_STATION,
    FROM_TAKEN,
    Deed,
)
from kleinstadt.games.everdell.effects.asking import about_deed
from kleinstadt.games.everdell.goods import shortage
from kleinstadt.games.everdell.phrases import DECLINE_TEXT, PLAY_TEXTS, WORDS
from kleinstadt.games.everdell.rules.hands import at_station, gain_taken, in_meadow
from kleinstadt.games.everdell.rules.paying import fits, push_strike
from kleinstadt.games.everdell.rules.playing import begin, in_archive
from kleinstadt.games.everdell.state import ASIDE, HAND, RESERVED, Everdell
from kleinstadt.games.everdell.steps import PLAY_ONE, Context, deed_of


def lies_there(state: Everdell, deed: Deed, seat: int) -> list[tuple[int, int]]:
    """The cards among which this deed lets the seat choose, with their sources."""
    there: list[tuple[int, int]] = []
    if FROM_HAND in deed.sources:
        there += [(card, HAND) for card in state.hands[seat].kinds()]
    if FROM_MEADOW in deed.sources:
        there += in_meadow(state)
    return there + lies_elsewhere(state, deed, seat)


def lies_elsewhere(state: Everdell, deed: Deed, seat: int) -> list[tuple[int, int]]:
    """Those of them that lie neither in the hand nor in the Meadow."""
    there: list[tuple[int, int]] = []
    if state.station.cards and FROM_STATION in deed.sources:
        there += at_station(state)
    if state.reserved[seat] != NONE and FROM_RESERVED in deed.sources:
        there.append((state.reserved[seat], RESERVED))
    if state.archive and any(source in deed.sources for source in (FROM_HAND, FROM_MEADOW, FROM_STATION)):  # EV-69
        there += in_archive(state, seat)
    if state.heaps and (FROM_REVEALED in deed.sources or FROM_TAKEN in deed.sources):
        there += [(card, ASIDE) for card in sorted(set(state.heap()))]
    return there


def playable(state: Everdell, deed: Deed, seat: int) -> list[tuple[int, int]]:
    """Those of them that it can play."""
    return [(card, source) for card, source in lies_there(state, deed, seat) if suits(state, deed, seat, card)]


def any_playable(state: Everdell, deed: Deed, seat: int) -> bool:
    """Whether there are any."""
    if FROM_HAND in deed.sources and any(suits(state, deed, seat, card) for card in state.hands[seat].cards):
        return True
    if FROM_MEADOW in deed.sources:
        meadow = state.meadow
        for slot in range(state.closed, len(meadow)):
            card = meadow[slot]
            if card >= 0 and suits(state, deed, seat, card):
                return True
    return any(suits(state, deed, seat, card) for card, _ in lies_elsewhere(state, deed, seat))


def suits(state: Everdell, deed: Deed, seat: int, card: int) -> bool:
    """Whether the deed is for such a card, and the seat can pay the rest and has room for it."""
    return (
        WORTH[card] <= deed.worth
        and (deed.free or shortage(state.stocks[seat], PRICE[card]) <= deed.less)
        and fits(state, seat, card)
    )


def play_first(state: Everdell, deed: Deed, seat: int, context: Context) -> None:
    if any_playable(state, deed, seat):
        state.push(PLAY_ONE.at(seat, *context))
    elif FROM_TAKEN in deed.sources:
        gain_taken(state, seat)


def play_one_moves(state: Everdell, step: Step) -> tuple[str, ...]:
    deed = deed_of(step)
    found = [PLAY_TEXTS[source][card] for card, source in playable(state, deed, step.seat)]
    return in_order(found if deed.least else [DECLINE_TEXT, *found])


def play_one(state: Everdell, step: Step, move: str) -> None:
    deed = deed_of(step)
    seat = step.seat
    said = WORDS.read(move)
    if said.phrase is phrases.DECLINE:
        if FROM_TAKEN in deed.sources:
            gain_taken(state, seat)
        return
    card, source = said.numbers
    begin(state, seat, card, source)
    if FROM_TAKEN in deed.sources:
        gain_taken(state, seat)
    if not deed.free:
        state.table[-1].price = PRICE[card]
        push_strike(state, seat, deed.less, False)


def is_public(state: Everdell, step: Step) -> bool:
    return FROM_HAND not in deed_of(step).sources


def about_play_one(state: Everdell, step: Step) -> dict[str, Arg]:
    return {**about_deed(state, step), "how": "free" if deed_of(step).free else "less"}


STEPS: Final[dict[Kind, Rules[Any]]] = {
    PLAY_ONE: Choice("EV-57", play_one_moves, play_one, public=is_public, about=about_play_one, part=True),
}
