"""What conditions and deeds count (EV-89, EV-106, EV-165, EV-179)."""

from kleinstadt.games.everdell.cards import NONE
from kleinstadt.games.everdell.deeds import (
    OF_CARDS,
    OF_EVENTS,
    OF_LEFTOVER,
    OF_PAIRS,
    OF_POINTS_ON,
    OF_PRISONERS,
    OF_STORED,
    OF_TUCKED,
    Condition,
    Counter,
    Score,
)
from kleinstadt.games.everdell.goods import POINTS, amount
from kleinstadt.games.everdell.state import Everdell, on_card


def count(state: Everdell, counter: Counter, seat: int, look: int, owner: int, place: int) -> int:
    """For this seat, looking at the city of `look`; the counting card or event is the one at this place."""
    what = counter.what
    city = state.cities[look]
    if what == OF_CARDS:
        return sum([card != NONE and counter.fits[card] for card in city.cards])
    if what == OF_LEFTOVER:
        return sum([amount(state.stocks[seat], kind) for kind in counter.kinds])
    if what == OF_EVENTS:
        return sum([state.events_of(seat, category == "basic") for category in counter.events])
    if what == OF_STORED:
        return sum([amount(state.event_goods[place], kind) for kind in counter.kinds])
    if what == OF_TUCKED:
        return len(state.beneath[place])
    if what == OF_PRISONERS:
        return len(city.prison)
    if what == OF_PAIRS:
        return sum([other.pairs() for other in state.cities])
    if what == OF_POINTS_ON and counter.card == NONE:
        return amount(state.cities[owner].stores[place], POINTS)
    there = city.place_of(counter.card)
    if there == NONE:
        return 0
    return amount(city.stores[there], POINTS) if what == OF_POINTS_ON else state.standing_on(on_card(look, there))


def holds(state: Everdell, conditions: tuple[Condition, ...], seat: int, look: int, owner: int, place: int) -> bool:
    """Whether all conditions are met."""
    for condition in conditions:
        counter = condition.counter
        if counter is None:
            if not state.cities[owner].shares(place):
                return False
        elif count(state, counter, seat, look, owner, place) < condition.least:
            return False
    return True


def points_of(state: Everdell, scores: tuple[Score, ...], seat: int, place: int) -> int:
    """What a card of the own city, or an achieved event, adds at the end."""
    points = 0
    for score in scores:
        if holds(state, score.conditions, seat, seat, seat, place):
            times = 1 if score.per is None else count(state, score.per, seat, seat, seat, place)
            points += min(score.most, score.points * times)
    return points
