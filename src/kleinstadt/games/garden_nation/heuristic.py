"""How promising a garden is, for bots: points in hand, points in sight, and the population that is still to come."""

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
from kleinstadt.games.garden_nation.scoring import Building, secret_count, secret_points, sole_leaders
from kleinstadt.games.garden_nation.sheets import buildings_of
from kleinstadt.games.garden_nation.state import Garden
from kleinstadt.games.garden_nation.steps import TAKE

# What a player places in a round, by number of seats.
FLOORS_A_ROUND: Final[tuple[float, ...]] = (0.0, 0.0, 3.0, 1.5, 1.6)
TRICK: Final = 0.6  # worth of an unused trick tile
COIN: Final = 0.04  # worth of one more inhabitant beyond the points of the band
OTHERS: Final = 0.5  # how much the best of the others counts
PRIOR: Final = {"floors": 4.0, "buildings": 5.0, "towers": 6.0, "control": 5.0}  # what a secret project tends to bring


def promise(garden: Garden, seat: int) -> float:
    """The seat's prospects against the best of the others; secrets of others are not looked at."""
    rounds = rounds_left(garden)
    income = expected_income(garden)
    best = best_other(garden, seat, income, rounds)
    return open_worth(garden, seat, income, rounds) + secret_worth(garden, seat, leading_alone(garden)) - OTHERS * best


def parts(garden: Garden, seat: int) -> dict[str, float]:
    """The same, by name."""
    rounds = rounds_left(garden)
    income = expected_income(garden)
    return {
        "projects": float(garden.points[seat]) + project_worth(garden, seat),
        "population": population_worth(garden, seat, income, rounds),
        "tricks": trick_worth(garden, seat),
        "secret": secret_worth(garden, seat, leading_alone(garden)),
        "hinders": -OTHERS * best_other(garden, seat, income, rounds),
    }


def best_other(garden: Garden, seat: int, income: list[int], rounds: float) -> float:
    return max([open_worth(garden, other, income, rounds) for other in range(garden.seats) if other != seat])


def rounds_left(garden: Garden) -> float:
    """Population phases still to come."""
    if garden.over:
        return 0.0
    if garden.last_round:
        return 1.0
    return 1.0 + min(garden.supply) / FLOORS_A_ROUND[garden.seats]


def expected_income(garden: Garden) -> list[int]:
    """Population each seat would gain if the round ended now."""
    floors = garden.floors_by_territory()
    return income_of([leaders(floors, territory) for territory in TERRITORIES], garden.seats)


def income_of(first: list[list[int]], seats: int) -> list[int]:
    """What comes of those who have most floors, territory by territory."""
    income = [0] * seats
    for those in first:
        for seat in those:
            income[seat] = income[seat] + majority_gain(those)
    return income


def open_worth(garden: Garden, seat: int, income: list[int], rounds: float) -> float:
    """What everybody can see: points, a project just met, population now and to come, tricks."""
    known = float(garden.points[seat]) + project_worth(garden, seat)
    return known + population_worth(garden, seat, income, rounds) + trick_worth(garden, seat)


def population_worth(garden: Garden, seat: int, income: list[int], rounds: float) -> float:
    population = garden.population[seat] + int(0.8 * income[seat] * rounds)
    return population_points(population) + COIN * min(population, 60)


def trick_worth(garden: Garden, seat: int) -> float:
    return 0.0 if garden.over else TRICK * garden.tricks[seat]


def project_worth(garden: Garden, seat: int) -> float:
    """The project that is about to be taken."""
    step = garden.asked(seat)
    if step is None or step.kind is not TAKE:
        return 0.0
    (field,) = step.args
    return float(max([PROJECT_POINTS[card] for card in met(garden, seat, field)]))


def leading_alone(garden: Garden) -> list[int]:
    return sole_leaders(garden.floors_by_territory())


def secret_worth(garden: Garden, seat: int, leading: list[int]) -> float:
    """The kept secret projects as they stand, and half-built towers for those that want towers. `leading` is who has
    most floors of each territory alone."""
    buildings = buildings_of(garden, seat)
    value = 0.0
    for card in garden.kept[seat]:
        points = secret_points(card, secret_count(card, seat, buildings, leading))
        value += points
        if not garden.over:
            value += sprouts(card, buildings)
            value += max(0.0, PRIOR[SECRET_GROUP[card]] - points) if not garden.built else 0.0
    return value


def sprouts(card: int, mine: list[Building]) -> float:
    """A share of a tower's points for the highest unfinished building of each territory that is still too low."""
    if SECRET_GROUP[card] != "towers":
        return 0.0
    goal = SECRET_FLOORS[card]
    highest = highest_unfinished(mine)
    return sum(0.15 * SECRET_POINTS[card] * height / goal for height in highest if 0 < height < goal)


def highest_unfinished(mine: list[Building]) -> list[int]:
    """By territory (0: none) the height of the highest building without a roof."""
    highest = [0] * 8
    for building in mine:
        if not building.roofed and building.floors > highest[building.territory]:
            highest[building.territory] = building.floors
    return highest
