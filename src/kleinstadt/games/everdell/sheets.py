"""Score sheets and places (EV-177 to EV-180)."""

from kleinstadt.engine.score import ScoreLine, ScoreSheet, TieBreak
from kleinstadt.games.everdell.cards import (
    EVENT_POINTS,
    EVENTS,
    GUEST_POINTS,
    GUESTS,
    IDS,
    JOURNEY_POINTS,
    LOCATIONS,
    NONE,
    WORTH,
)
from kleinstadt.games.everdell.effects.counting import holds, points_of
from kleinstadt.games.everdell.goods import total
from kleinstadt.games.everdell.program import CARD_SCORES, EVENT_SCORES, GUEST_NEEDS
from kleinstadt.games.everdell.state import Everdell


def scores(state: Everdell) -> list[ScoreSheet]:
    """Everything that counts lies open, so everybody may know it at any time."""
    return [ScoreSheet(seat, lines(state, seat)) for seat in range(state.seats)]


def lines(state: Everdell, seat: int) -> list[ScoreLine]:
    """EV-177: a line for base points, tokens, each card with a bonus, the Journey, each event and each guest."""
    city = state.cities[seat]
    found = [
        ScoreLine("cards", sum([WORTH[card] for card in city.cards if card != NONE])),
        ScoreLine("tokens", state.tokens(seat)),
    ]
    bonuses: dict[int, int] = {}
    for place, card in enumerate(city.cards):
        if card != NONE and CARD_SCORES[card]:
            bonuses[card] = bonuses.get(card, 0) + points_of(state, CARD_SCORES[card], seat, place)
    found += [ScoreLine(IDS[card], points) for card, points in bonuses.items()]
    journey = sum([JOURNEY_POINTS[spot] for spot in state.workers[seat] if spot < len(LOCATIONS)])
    found.append(ScoreLine("journey", journey))
    for place, event in enumerate(state.events):
        if state.owners[place] == seat:
            points = EVENT_POINTS[event] + points_of(state, EVENT_SCORES[event], seat, place)
            found.append(ScoreLine(EVENTS[event], points))
    for guest in state.hosted[seat]:  # EV-192
        met = holds(state, GUEST_NEEDS[guest], seat, seat, seat, NONE)
        found.append(ScoreLine(GUESTS[guest], GUEST_POINTS[guest] if met else 0))
    return found


def ties(state: Everdell) -> list[TieBreak]:
    """EV-180: of equal totals more events, then more resources left over."""
    return [
        TieBreak("events", "EV-180", [state.owners.count(seat) for seat in range(state.seats)]),
        TieBreak("resources", "EV-180", [total(stock) for stock in state.stocks]),
    ]
