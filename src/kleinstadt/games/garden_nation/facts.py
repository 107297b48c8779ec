"""The facts about a garden from which a seat's value is learned, each with a number and a name: `income/early/3` holds
where, early in the game, three inhabitants would come if the round ended now."""

from typing import Final

from kleinstadt.engine.facts import Table, named, names_of, numbers, places_of
from kleinstadt.games.garden_nation.cards import SECRETS
from kleinstadt.games.garden_nation.layout import BIT, TERRITORIES, fields_in
from kleinstadt.games.garden_nation.reach import REACHES, reach
from kleinstadt.games.garden_nation.rules.population import leaders
from kleinstadt.games.garden_nation.rules.projects import GROUPS
from kleinstadt.games.garden_nation.scoring import NOBODY, Building, secret_count, sole_leaders
from kleinstadt.games.garden_nation.state import Garden
from kleinstadt.games.garden_nation.steps import ACT, NEXT

STAGES: Final = ("early", "middle", "late", "last")  # by the floors left to whoever has fewest, and the last round
SIZES: Final[dict[str, int]] = {
    "seats": 3,
    "left": 24,  # the fewest floors anybody has left
    "supply": 24,  # the own floors left
    "population": 4 * 16,
    "income": 4 * 15,
    "rival income": 4 * 15,
    "rival population": 16,
    "tricks": 4 * 4,
    "led alone": 8,
    "led together": 8,
    "close": 8,  # territories in which one more floor would change who leads
    "buildings": 16,
    "roofed": 8,
    "highest": 8,
    "meadow": 8,
    "straw": 8,
    "leaf": 8,
    "turn": 8,  # 0 others act now, 1 to 4 own actions left, 5 others are chosen next, 6 may be chosen next
    "there": 8,  # own buildings where the crane stands
    "secret": len(SECRETS) * 3 * 8,
    "project": 6 * 3 * REACHES,  # each open one by group, stage and reach
    "rival project": 6 * 3 * REACHES,  # the same with the reach of the nearest of the others
    "margin": 3 * 9,  # by stage and territory: how many floors ahead of the best of the others
    "height": 3 * 4,  # by terrain: each unfinished building
}
BLOCKS: Final = 8
TABLE: Final[Table] = {name: named("", (name,), numbers(size - 1)) for name, size in SIZES.items()}
PLACES: Final = places_of(TABLE)
NAMES: Final = names_of(TABLE)


def garden_facts(garden: Garden, seat: int) -> list[int]:
    floors = garden.floors_by_territory()
    stage = stage_of(garden)
    found = [
        PLACES["seats"] + garden.seats - 2,
        PLACES["left"] + min(23, min(garden.supply)),
        PLACES["supply"] + min(23, garden.supply[seat]),
        PLACES["population"] + 16 * stage + min(15, garden.population[seat] // 4),
        PLACES["tricks"] + 4 * stage + min(3, garden.tricks[seat]),
        PLACES["rival population"] + min(15, rival_most(garden.population, seat) // 4),
    ]
    majorities(garden, seat, floors, stage, found)
    mine = buildings(garden, seat, found)
    secrets(garden, seat, mine, floors, stage, found)
    turn(garden, seat, found)
    projects(garden, seat, min(stage, 2), found)
    return found


def stage_of(garden: Garden) -> int:
    if garden.last_round:
        return 3
    left = min(garden.supply)
    return 2 if left <= 4 else 1 if left <= 10 else 0


def rival_most(amounts: list[int], seat: int) -> int:
    return max([amounts[other] for other in range(len(amounts)) if other != seat])


def majorities(garden: Garden, seat: int, floors: list[list[int]], stage: int, found: list[int]) -> None:
    income = [0] * garden.seats
    alone = together = close = 0
    for territory in TERRITORIES:
        first = leaders(floors, territory)
        for other in first:
            income[other] = income[other] + (2 if len(first) == 1 else 1)
        if seat in first:
            if len(first) == 1:
                alone += 1
            else:
                together += 1
        best = max([mine[territory] for mine in floors])
        if best and best - floors[seat][territory] == 1:
            close += 1
        ahead = floors[seat][territory] - rival_most([mine[territory] for mine in floors], seat)
        found.append(PLACES["margin"] + 9 * min(stage, 2) + 4 + max(-4, min(4, ahead)))
    found.append(PLACES["income"] + 15 * stage + min(14, income[seat]))
    found.append(PLACES["rival income"] + 15 * stage + min(14, rival_most(income, seat)))
    found.append(PLACES["led alone"] + alone)
    found.append(PLACES["led together"] + together)
    found.append(PLACES["close"] + close)


def buildings(garden: Garden, seat: int, found: list[int]) -> list[Building]:
    mine: list[Building] = []
    terrains = [0, 0, 0]
    roofed = highest = there = 0
    for territory in TERRITORIES:
        for field in fields_in(garden.own[seat], territory):
            roof = garden.roofs & BIT[field] != 0
            terrain = garden.terrain(field)
            height = garden.floors[field]
            mine.append(Building(territory, terrain, height, roof))
            if roof:
                roofed += 1
            else:
                highest = max(highest, height)
                if terrain >= 0:
                    terrains[terrain] = terrains[terrain] + 1
                    found.append(PLACES["height"] + 4 * terrain + min(4, height) - 1)
            if territory == garden.crane:
                there += 1
    found.append(PLACES["buildings"] + min(15, len(mine)))
    found.append(PLACES["roofed"] + min(7, roofed))
    found.append(PLACES["highest"] + min(7, highest))
    found.append(PLACES["meadow"] + min(7, terrains[0]))
    found.append(PLACES["straw"] + min(7, terrains[1]))
    found.append(PLACES["leaf"] + min(7, terrains[2]))
    found.append(PLACES["there"] + min(7, there))
    return mine


def secrets(
    garden: Garden, seat: int, mine: list[Building], floors: list[list[int]], stage: int, found: list[int]
) -> None:
    """The kept secret projects, each with how far it is and how late it is."""
    leading = sole_leaders(floors) if garden.built else [NOBODY] * 8
    for card in garden.kept[seat]:
        count = min(7, secret_count(card, seat, mine, leading))
        found.append(PLACES["secret"] + (card * 3 + min(stage, 2)) * BLOCKS + count)


def turn(garden: Garden, seat: int, found: list[int]) -> None:
    """Who acts next."""
    for other in garden.deciders():
        step = garden.asked(other)
        if step is not None and step.kind is ACT:
            found.append(PLACES["turn"] + (min(4, max(1, garden.actions)) if other == seat else 0))
        elif step is not None and step.kind is NEXT:
            found.append(PLACES["turn"] + (5 if seat in garden.order else 6))


def projects(garden: Garden, seat: int, stage: int, found: list[int]) -> None:
    """The open projects: how near the seat and the nearest of the others are to each."""
    if not garden.roofs_left:
        return
    for card in garden.display:
        place = REACHES * (3 * GROUPS[card] + stage)
        found.append(PLACES["project"] + place + reach(garden, seat, card))
        rival = max([reach(garden, other, card) for other in range(garden.seats) if other != seat])
        found.append(PLACES["rival project"] + place + rival)
