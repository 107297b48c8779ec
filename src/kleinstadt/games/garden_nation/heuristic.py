"""How promising a position is, for bots: points in hand, points in sight, and the population that is still to come."""

from typing import Final

from kleinstadt.games.garden_nation.cards import (
    PROJECT_POINTS,
    SECRET_FLOORS,
    SECRET_GROUP,
    SECRET_POINTS,
    population_points,
)
from kleinstadt.games.garden_nation.layout import TERRITORIES
from kleinstadt.games.garden_nation.rules.population import leaders, majority_gain
from kleinstadt.games.garden_nation.rules.projects import met
from kleinstadt.games.garden_nation.scoring import Building, secret_line, sole_leaders
from kleinstadt.games.garden_nation.sheets import buildings_of
from kleinstadt.games.garden_nation.state import Position

FLOORS_A_ROUND: Final = (0.0, 0.0, 3.0, 1.5, 1.6)  # by number of seats, what a player places in a round
TRICK: Final = 0.6  # worth of an unused trick tile
COIN: Final = 0.04  # worth of one more inhabitant beyond the points of the band
PRIOR: Final = {"floors": 4.0, "buildings": 5.0, "towers": 6.0, "control": 5.0}  # what a secret project tends to bring


def promise(position: Position, seat: int) -> float:
    """The seat's prospects against the best of the others; secrets of others are not looked at."""
    rounds = rounds_left(position)
    income = expected_income(position)
    best = max([open_worth(position, other, income, rounds) for other in range(position.seats) if other != seat])
    return open_worth(position, seat, income, rounds) + secret_worth(position, seat) - 0.5 * best


def rounds_left(position: Position) -> float:
    """Population phases still to come."""
    if position.over:
        return 0.0
    if position.last_round:
        return 1.0
    return 1.0 + min(position.supply) / FLOORS_A_ROUND[position.seats]


def expected_income(position: Position) -> list[int]:
    """Population each seat would gain if the round ended now."""
    income = [0] * position.seats
    for territory in TERRITORIES:
        first = leaders(position, territory)
        for seat in first:
            income[seat] += majority_gain(first)
    return income


def open_worth(position: Position, seat: int, income: list[int], rounds: float) -> float:
    """What everybody can see: points, a project just met, population now and to come, tricks."""
    population = position.population[seat] + int(0.8 * income[seat] * rounds)
    value = position.points[seat] + population_points(population) + COIN * min(population, 60)
    value += 0.0 if position.over else TRICK * position.tricks[seat]
    step = position.asked(seat)
    if step is not None and step.kind == "take":
        value += max([PROJECT_POINTS[card] for card in met(position, seat, step.args[0])])
    return value


def secret_worth(position: Position, seat: int) -> float:
    """The kept secret projects as they stand, and half-built towers for those that want towers."""
    buildings = [buildings_of(position, other) for other in range(position.seats)]
    leading = sole_leaders(buildings)
    value = 0.0
    for card in position.kept[seat]:
        points = secret_line(card, seat, buildings[seat], leading).points
        value += points
        if not position.over:
            value += sprouts(card, buildings[seat])
            value += max(0.0, PRIOR[SECRET_GROUP[card]] - points) if not position.built else 0.0
    return value


def sprouts(card: int, mine: list[Building]) -> float:
    """A share of a tower's points for the highest unfinished building of each territory that is still too low."""
    if SECRET_GROUP[card] != "towers":
        return 0.0
    goal = SECRET_FLOORS[card]
    highest = [0] * 8
    for building in mine:
        if not building.roofed and building.floors > highest[building.territory]:
            highest[building.territory] = building.floors
    return sum([0.15 * SECRET_POINTS[card] * height / goal for height in highest if 0 < height < goal])
