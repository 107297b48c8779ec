"""Score sheets and places (EV-177 to EV-180, EV-245 to EV-249)."""

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
    PROSPERITY,
    SOLO,
    TYPE,
    WORTH,
)
from kleinstadt.games.everdell.effects.counting import holds, points_of
from kleinstadt.games.everdell.goods import POINTS, amount, total
from kleinstadt.games.everdell.program import CARD_SCORES, EVENT_SCORES, GUEST_NEEDS
from kleinstadt.games.everdell.rules.rugwort import year
from kleinstadt.games.everdell.state import RUGWORT, Everdell


def scores(state: Everdell) -> list[ScoreSheet]:
    """Everything that counts lies open, so everybody may know it at any time."""
    return [ScoreSheet(seat, lines(state, seat)) for seat in range(state.seats)]


def lines(state: Everdell, seat: int) -> list[ScoreLine]:
    """EV-177: a line for base points, tokens, each card with a bonus, the Journey, each event and each guest."""
    city = state.cities[seat]
    found = [
        ScoreLine("cards", sum(WORTH[card] for card in city.cards if card != NONE)),
        ScoreLine("tokens", state.tokens(seat)),
    ]
    bonuses: dict[int, int] = {}
    for place, card in enumerate(city.cards):
        if card != NONE and CARD_SCORES[card]:
            bonuses[card] = bonuses.get(card, 0) + points_of(state, CARD_SCORES[card], seat, place)
    found += [ScoreLine(IDS[card], points) for card, points in bonuses.items()]
    journey = sum(JOURNEY_POINTS[spot] for spot in state.workers[seat] if spot < len(LOCATIONS))
    found.append(ScoreLine("journey", journey))
    for place, event in enumerate(state.events):
        if state.owners[place] == seat:
            points = EVENT_POINTS[event] + points_of(state, EVENT_SCORES[event], seat, place)
            found.append(ScoreLine(EVENTS[event], points))
    for guest in state.hosted[seat]:  # EV-192
        met = holds(state, GUEST_NEEDS[guest], seat, seat, seat, NONE)
        found.append(ScoreLine(GUESTS[guest], GUEST_POINTS[guest] if met else 0))
    return found


def rivals(state: Everdell) -> list[ScoreSheet]:
    """Rugwort's, where somebody plays alone."""
    return [ScoreSheet(RUGWORT, rugwort_lines(state))] if state.solo else []


def rugwort_lines(state: Everdell) -> list[ScoreLine]:
    """EV-245 to EV-248: his cards, his points and his place on the Journey, the events he took and those that nobody
    achieved."""
    types = [TYPE[card] for card in state.cities[RUGWORT].cards if card != NONE]
    rich = types.count(PROSPERITY)
    plain = len(types) - rich
    taken = state.events_of(RUGWORT, basic=True)
    missed = state.events_of(NONE, basic=False)
    journey = sum(JOURNEY_POINTS[spot] for spot in state.workers[RUGWORT] if spot < len(LOCATIONS))
    guests = state.hosted[RUGWORT]  # EV-251: whatever they ask for
    found = [
        ScoreLine("rugwort_cards", SOLO["points"] * plain, {"count": plain}),
        ScoreLine("rugwort_prosperity", SOLO["prosperity_points"] * rich, {"count": rich}),
        ScoreLine("tokens", amount(state.stocks[RUGWORT], POINTS)),
        ScoreLine("journey", journey),
        ScoreLine("rugwort_events", SOLO["basic_event"] * taken, {"count": taken}),
        ScoreLine("rugwort_missed", SOLO["special_event"][year(state) - 1] * missed, {"count": missed}),
    ]
    return found + [ScoreLine(GUESTS[guest], GUEST_POINTS[guest]) for guest in guests]


def ties(state: Everdell) -> list[TieBreak]:
    """EV-180: of equal totals more events, then more resources left over. Rugwort has none of these (EV-249)."""
    return [
        TieBreak("events", "EV-180", [state.owners.count(side) for side in range(state.sides)]),
        TieBreak("resources", "EV-180", [total(stock) for stock in state.stocks]),
    ]
