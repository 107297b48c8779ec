"""A guess how promising a position is, for bots: the score, and what can still be made of cards, goods and workers."""

from typing import Final

from kleinstadt.games.everdell.cards import AUTUMN, NONE, TYPE
from kleinstadt.games.everdell.cards import PRODUCTION as GREEN
from kleinstadt.games.everdell.city import City
from kleinstadt.games.everdell.goods import total
from kleinstadt.games.everdell.sheets import lines
from kleinstadt.games.everdell.state import Everdell

PRODUCTIONS: Final = (2, 1, 1, 0)  # still to come, by season
GOOD: Final = (0.6, 0.6, 0.5, 0.35)  # a resource, by season
CARD: Final = (0.4, 0.35, 0.3, 0.1)  # a hand card
WORKER: Final = (1.0, 1.0, 1.0, 0.7)  # an available worker
PRODUCTION: Final = 0.8  # a green card, each time it still works
MARKER: Final = 0.4  # a construction that still invites a critter


def promise(state: Everdell, seat: int) -> float:
    """Larger is better."""
    season = state.seasons[seat]
    city = state.cities[seat]
    points = float(sum([line.points for line in lines(state, seat)]))
    if state.passed[seat]:
        return points
    green = sum([card != NONE and TYPE[card] == GREEN for card in city.cards])
    return (
        points
        + GOOD[season] * total(state.stocks[seat])
        + CARD[season] * len(state.hands[seat])
        + WORKER[season] * state.idle[seat]
        + PRODUCTION * PRODUCTIONS[season] * green
        + (MARKER * inviting(city) if season < AUTUMN else 0.0)
    )


def inviting(city: City) -> int:
    """Constructions without an occupied marker."""
    return sum([not city.marked >> place & 1 for place in city.constructions()])
