"""What conditions and deeds count (EV-89, EV-106, EV-165, EV-179)."""

from typing import Final

from kleinstadt.games.everdell.cards import CATEGORY, HUSBAND, LOCATIONS, NONE, TYPE, WIFE
from kleinstadt.games.everdell.deeds import (
    OF_CARDS,
    OF_EVENTS,
    OF_JOURNEY,
    OF_LEFTOVER,
    OF_PAIRS,
    OF_POINTS_ON,
    OF_PRISONERS,
    OF_SPACES,
    OF_STORED,
    OF_TOKENS,
    OF_TUCKED,
    OF_TYPES,
    Condition,
    Counter,
    Score,
)
from kleinstadt.games.everdell.goods import POINTS, amount
from kleinstadt.games.everdell.program import CARD_SCORES
from kleinstadt.games.everdell.state import Everdell, on_card

WIFE_BONUS: Final = sum(score.points for score in CARD_SCORES[WIFE])


def count(state: Everdell, counter: Counter, seat: int, look: int, owner: int, place: int) -> int:
    """For this seat, looking at the city of `look`; the counting card or event is the one at this place."""
    what = counter.what
    city = state.cities[look]
    if what == OF_CARDS:
        number = 0
        fits = counter.fits
        for card in city.cards:
            if fits[card]:
                number += 1
        return number
    if what == OF_LEFTOVER:
        return sum(amount(state.stocks[seat], kind) for kind in counter.kinds)
    if what == OF_EVENTS:
        return sum(state.events_of(seat, category == "basic") for category in counter.events)
    if what == OF_STORED:
        return sum(amount(state.event_goods[place], kind) for kind in counter.kinds)
    if what == OF_TUCKED:
        return len(state.beneath[place])
    if what == OF_PRISONERS:
        return len(city.prison)
    if what == OF_SPACES:
        return city.spaces()
    if what == OF_TYPES:
        return len({TYPE[card] for card in city.cards if card != NONE})
    if what == OF_TOKENS:
        return state.tokens(seat)
    if what == OF_JOURNEY:
        return len([spot for spot in state.workers[seat] if spot < len(LOCATIONS) and CATEGORY[spot] == "journey"])
    if what == OF_PAIRS:
        return sum(other.pairs() for other in state.cities)
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
        if condition.one_of:
            if not any(holds(state, (one,), seat, look, owner, place) for one in condition.one_of):
                return False
        elif counter is None:
            if not state.cities[owner].shares(place):
                return False
        elif not meets(state, condition, count(state, counter, seat, look, owner, place), seat):
            return False
    return True


def meets(state: Everdell, condition: Condition, number: int, seat: int) -> bool:
    """Whether this number is what the condition asks for."""
    if condition.than is not None and number <= count(state, condition.than, seat, seat, seat, NONE):
        return False
    return condition.least <= number <= condition.most


def points_of(state: Everdell, scores: tuple[Score, ...], seat: int, place: int) -> int:
    """What a card of the own city, or an achieved event, adds at the end."""
    points = 0
    for score in scores:
        if score.copies != NONE:
            points += best_copy(state, score, seat)
        elif holds(state, score.conditions, seat, seat, seat, place):
            times = 1 if score.per is None else count(state, score.per, seat, seat, seat, place) // score.every
            points += min(score.most, score.points * times)
    return points


def best_copy(state: Everdell, score: Score, seat: int) -> int:
    """EV-204: the best bonus of a card in another city, as if it lay in the own one. It is no further card there; only
    a Wife could share a space."""
    cards = {card for other in state.other_cities(seat) for card in state.cities[other].cards if card != NONE}
    points = 0
    for card in cards:
        if TYPE[card] != score.copies or card in score.banned:
            continue
        if card == WIFE:
            city = state.cities[seat]
            bonus = WIFE_BONUS if city.cards.count(HUSBAND) > city.cards.count(WIFE) else 0
        else:
            bonus = points_of(state, CARD_SCORES[card], seat, NONE)
        points = max(points, bonus)
    return points
