"""A guess how promising a position is, for bots: the score, and what can still be made of cards, goods and workers."""

from typing import Final

from kleinstadt.games.everdell.cards import AUTUMN, CRITTER, IDS, LINKED, NAME_BIT, NONE, PRICE, TYPE, WORTH
from kleinstadt.games.everdell.cards import PRODUCTION as GREEN
from kleinstadt.games.everdell.city import BIT, City
from kleinstadt.games.everdell.goods import RESOURCES, amount, shortage, total
from kleinstadt.games.everdell.sheets import lines, rugwort_lines
from kleinstadt.games.everdell.state import Everdell
from kleinstadt.games.everdell.steps import ACTIVATE, CHOOSE, COPY, COPY_PLACE, GAIN_ANY, PLAY_ONE, TAKE, left_of

PRODUCTIONS: Final[tuple[int, ...]] = (2, 1, 1, 0)  # still to come, by season
FIRST: Final[tuple[float, ...]] = (0.45, 0.85, 0.9, 0.65)  # the first twig, resin, pebble, berry
FADING: Final = 0.75  # the next one of a kind is worth so much of the one before
GOODS: Final[tuple[float, ...]] = (1.0, 1.0, 0.9, 0.5)  # resources, by season
MANY: Final = 40  # more of a kind add nothing
CARD: Final[tuple[float, ...]] = (0.35, 0.3, 0.25, 0.08)  # a hand card, by season
WORKER: Final[tuple[float, ...]] = (1.0, 1.1, 1.0, 0.8)  # an available worker, by season
PRODUCTION: Final = 1.0  # a green card, each time it still works
MARKER: Final = 0.4  # a construction that still invites a critter
GOOD: Final[tuple[float, ...]] = (0.6, 0.6, 0.5, 0.35)  # a resource that is still to be paid or gained, by season
IN_REACH: Final = 0.6  # a card that can be paid, against one that is played
BESIDES: Final = 0.5  # what a card does apart from its points
WISHES: Final = 4  # so many cards are kept in view
STEP: Final = {PLAY_ONE.id: 2.5, COPY_PLACE.id: 1.5, CHOOSE.id: 1.2, ACTIVATE.id: 0.6, COPY.id: 0.6, TAKE.id: 0.4}

# The critters that a construction invites by name, as a mask; none are invited by a critter.
LINKS: Final[tuple[int, ...]] = tuple(
    [sum(NAME_BIT[other] for other in LINKED[card] if CRITTER[other]) for card in range(len(IDS))]
)
# What so many of a kind are worth, by season, kind and amount.
STOCK: Final[list[list[list[float]]]] = [
    [
        [GOODS[season] * FIRST[kind] * (1 - FADING**count) / (1 - FADING) for count in range(MANY + 1)]
        for kind in RESOURCES
    ]
    for season in range(len(GOODS))
]


def promise(state: Everdell, seat: int) -> float:
    """Larger is better. Bots ask after a single answer, so what the action still brings is guessed, too. Alone it is
    the lead over Rugwort that counts."""
    points = points_now(state, seat)
    return points if state.passed[seat] else points + promise_beside(state, seat)


def points_now(state: Everdell, seat: int) -> float:
    """The score; alone the lead over Rugwort."""
    points = sum(line.points for line in lines(state, seat))
    if state.solo:
        points -= sum(line.points for line in rugwort_lines(state))
    return float(points)


def promise_beside(state: Everdell, seat: int) -> float:
    """What may still come to the score."""
    return sum(list(parts_beside(state, seat).values()))


def parts(state: Everdell, seat: int) -> dict[str, float]:
    """What is promising, by name."""
    found = {"score": points_now(state, seat)}
    if not state.passed[seat]:
        found.update(parts_beside(state, seat))
    return found


def parts_beside(state: Everdell, seat: int) -> dict[str, float]:
    season = state.seasons[seat]
    city = state.cities[seat]
    green = 0
    for card in city.cards:
        if card != NONE and TYPE[card] == GREEN:
            green += 1
    return {
        "to_come": to_come(state, seat),
        "goods": stock(state, seat),
        "wishes": IN_REACH * wishes(state, seat),
        "hand": CARD[season] * len(state.hands[seat]),
        "workers": WORKER[season] * state.idle[seat],
        "production": PRODUCTION * PRODUCTIONS[season] * green,
        "inviting": MARKER * inviting(city) if season < AUTUMN else 0.0,
    }


def stock(state: Everdell, seat: int) -> float:
    """Resources; a mix is better than many of a kind."""
    found = 0.0
    for kind, worth in enumerate(STOCK[state.seasons[seat]]):
        found += worth[min(MANY, amount(state.stocks[seat], kind))]
    return found


def wishes(state: Everdell, seat: int) -> float:
    """The best cards of hand, Meadow and station, the more the fewer resources are lacking for them."""
    city = state.cities[seat]
    if city.spaces() >= city.limit():
        return 0.0
    season = state.seasons[seat]
    goods = state.stocks[seat]
    guests = invited(city)
    best = [0.0] * WISHES
    for card in in_view(state, seat):
        worth = wish(card, season, 0 if guests & NAME_BIT[card] else shortage(goods, PRICE[card]))
        place = WISHES
        while place and best[place - 1] < worth:
            place -= 1
        if place < WISHES:
            best.insert(place, worth)
            best.pop()
    return sum(best)


def in_view(state: Everdell, seat: int) -> list[int]:
    """The cards that could come into this city, of each name one."""
    seen = state.hands[seat].cards + state.meadow[state.closed :]
    return state.cities[seat].could_take(seen + state.station.cards if state.station.cards else seen)


def wish(card: int, season: int, lacking: int) -> float:
    """What a card promises for which so many resources are lacking."""
    worth = WORTH[card] + BESIDES + (PRODUCTION * PRODUCTIONS[season] if TYPE[card] == GREEN else 0.0)
    return max(0.0, worth) * (1 - lacking / (total(PRICE[card]) + 1))


def lacking(city: City, goods: int, card: int) -> int:
    return 0 if invited(city) & NAME_BIT[card] else shortage(goods, PRICE[card])


def invited(city: City) -> int:
    """Whom constructions without an occupied marker invite by name, as a mask."""
    found = 0
    for place, card in enumerate(city.cards):
        if card != NONE and not CRITTER[card] and not city.marked & BIT[place]:
            found |= LINKS[card]
    return found


def to_come(state: Everdell, seat: int) -> float:
    """Of the action that is under way: cards on the table with about half of their price, and choices still open."""
    season = state.seasons[seat]
    found = 0.0
    for step in state.stack:
        if step.seat == seat:
            found += GOOD[season] * left_of(step) if step.kind is GAIN_ANY else STEP.get(step.kind.id, 0.0)
    for play in state.table:
        if play.place == NONE and state.stack[-1].seat == seat:
            green = TYPE[play.card] == GREEN
            found += WORTH[play.card] + BESIDES - GOOD[season] * float(total(PRICE[play.card])) / 2
            found += PRODUCTION * PRODUCTIONS[season] if green else 0.0
    return found


def inviting(city: City) -> int:
    """Constructions without an occupied marker."""
    number = 0
    for place, card in enumerate(city.cards):
        if card != NONE and not CRITTER[card] and not city.marked & BIT[place]:
            number += 1
    return number
