"""A guess how promising a position is, for bots: the score, and what can still be made of cards, goods and workers."""

from typing import Final

from kleinstadt.games.everdell.cards import AUTUMN, NONE, PRICE, TYPE, WORTH
from kleinstadt.games.everdell.cards import PRODUCTION as GREEN
from kleinstadt.games.everdell.city import City
from kleinstadt.games.everdell.goods import total
from kleinstadt.games.everdell.sheets import lines
from kleinstadt.games.everdell.state import Everdell
from kleinstadt.games.everdell.steps import ACTIVATE, CHOOSE, COPY, COPY_PLACE, GAIN_ANY, PLAY_ONE, TAKE

PRODUCTIONS: Final = (2, 1, 1, 0)  # still to come, by season
GOOD: Final = (0.6, 0.6, 0.5, 0.35)  # a resource, by season
CARD: Final = (0.4, 0.35, 0.3, 0.1)  # a hand card
WORKER: Final = (1.0, 1.0, 1.0, 0.7)  # an available worker
PRODUCTION: Final = 0.8  # a green card, each time it still works
MARKER: Final = 0.4  # a construction that still invites a critter
STEP: Final = {PLAY_ONE.id: 2.5, COPY_PLACE.id: 1.5, CHOOSE.id: 1.2, ACTIVATE.id: 0.6, COPY.id: 0.6, TAKE.id: 0.4}


def promise(state: Everdell, seat: int) -> float:
    """Larger is better. Bots ask after a single answer, so what the action still brings is guessed, too."""
    season = state.seasons[seat]
    city = state.cities[seat]
    points = float(sum([line.points for line in lines(state, seat)]))
    if state.passed[seat]:
        return points
    green = sum([card != NONE and TYPE[card] == GREEN for card in city.cards])
    return (
        points
        + to_come(state, seat)
        + GOOD[season] * total(state.stocks[seat])
        + CARD[season] * len(state.hands[seat])
        + WORKER[season] * state.idle[seat]
        + PRODUCTION * PRODUCTIONS[season] * green
        + (MARKER * inviting(city) if season < AUTUMN else 0.0)
    )


def to_come(state: Everdell, seat: int) -> float:
    """Of the action that is under way: cards on the table with about half of their price, and choices still open."""
    season = state.seasons[seat]
    found = 0.0
    for step in state.stack:
        if step.seat == seat:
            found += GOOD[season] * step.args[0] if step.kind is GAIN_ANY else STEP.get(step.kind.id, 0.0)
    for play in state.table:
        if play.place == NONE and state.stack[-1].seat == seat:
            green = TYPE[play.card] == GREEN
            found += WORTH[play.card] - GOOD[season] * total(PRICE[play.card]) / 2
            found += PRODUCTION * PRODUCTIONS[season] if green else 0.0
    return found


def inviting(city: City) -> int:
    """Constructions without an occupied marker."""
    return sum([not city.marked >> place & 1 for place in city.constructions()])
