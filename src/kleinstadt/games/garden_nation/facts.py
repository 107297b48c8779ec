"""The facts about a garden from which a seat's value is learned, each with a number and a name: `income/early/3` holds
where, early in the game, three inhabitants would come if the round ended now."""

from typing import Final

from kleinstadt.engine.facts import Table, named, names_of, numbers, places_of
from kleinstadt.games.garden_nation.cards import (
    SECRET_FLOORS,
    SECRET_GROUP,
    SECRET_TERRAIN,
    SECRET_TERRITORIES,
    SECRETS,
    TERRAINS,
)
from kleinstadt.games.garden_nation.heuristic import highest_unfinished
from kleinstadt.games.garden_nation.layout import BIT, TERRITORIES, fields_in
from kleinstadt.games.garden_nation.reach import ALL, REACHES
from kleinstadt.games.garden_nation.rules.projects import GROUPS
from kleinstadt.games.garden_nation.scoring import Building, secret_count
from kleinstadt.games.garden_nation.state import Garden
from kleinstadt.games.garden_nation.steps import ACT, NEXT
from kleinstadt.games.garden_nation.survey import Survey

STAGES: Final = ("early", "middle", "late", "last")  # by the floors left to whoever has fewest, and the last round
TIMES: Final = STAGES[:3]
AHEAD: Final = ("-4", "-3", "-2", "-1", "0", "1", "2", "3", "4")  # floors ahead of the best of the others
MARGINS: Final = len(AHEAD)
SLOTS: Final = 4  # of the turn-order board (GN-21)
HEIGHTS: Final = 5  # of towers that are told apart
WANTED: Final = (3, 4)  # floors that secret projects want of towers (GN-75)
KINDS: Final = ("beside free", "outer", "pair", "tower pair", "centre", "between")  # of projects, as rules/projects.py
NEAR: Final = ("far", "too dear", "elsewhere", "here")  # as reach.py
ROOFS: Final = ("unfinished", "finished")
ACTING: Final = ("others act", "acts")
TABLE: Final[Table] = {
    "seats": named("", ("seats",), ("2", "3", "4")),
    "left": named("", ("left",), numbers(23)),  # the fewest floors anybody has left
    "supply": named("", ("supply",), numbers(23)),  # the own floors left
    "population": named("", ("population",), STAGES, numbers(15)),  # by four
    "income": named("", ("income",), STAGES, numbers(14)),
    "rival income": named("", ("rival income",), STAGES, numbers(14)),
    "rival population": named("", ("rival population",), numbers(15)),
    "tricks": named("", ("tricks",), STAGES, numbers(3)),
    "led alone": named("", ("led alone",), numbers(7)),
    "led together": named("", ("led together",), numbers(7)),
    "close": named("", ("close",), numbers(7)),  # territories in which one more floor would change who leads
    "buildings": named("", ("buildings",), numbers(15)),
    "roofed": named("", ("roofed",), numbers(7)),
    "highest": named("", ("highest",), numbers(7)),
    "meadow": named("", ("meadow",), numbers(7)),
    "straw": named("", ("straw",), numbers(7)),
    "leaf": named("", ("leaf",), numbers(7)),
    "turn": named("", ("turn",), ("others act", "1", "2", "3", "4", "others are next", "may be next", "")),
    "there": named("", ("there",), numbers(7)),  # own buildings where the crane stands
    "secret": named("", ("secret",), SECRETS, TIMES, numbers(7)),
    "project": named("", ("project",), KINDS, TIMES, NEAR),  # each open one
    "rival project": named("", ("rival project",), KINDS, TIMES, NEAR),  # how near the nearest of the others is
    "margin": named("", ("margin",), TIMES, AHEAD),  # in each territory
    "height": named("", ("height",), TERRAINS, ("1", "2", "3", "4")),  # each unfinished building
    "slot": named("", ("slot",), STAGES, ("1", "2", "3", "4"), ("of others", "own")),  # which one was taken last
    "control": named("", ("control",), TIMES, AHEAD),  # in each territory that a kept secret project wants led
    # for one of towers, by the floors it wants: the highest unfinished building of each territory
    "tower": named("", ("tower",), ("3", "4"), TIMES, ("1", "2", "3", "4", "5")),
    "seedling": named("", ("seedling",), TIMES),  # for one of higher buildings: each that lacks one floor
    "exposed": named("", ("exposed",), TIMES, ROOFS, ("2", "3", "4", "5")),  # own buildings that could be raided
    "prey": named("", ("prey",), TIMES, ROOFS, ("2", "3", "4", "5")),  # those of others that the seat could raid
    "crane": named("", ("crane",), ACTING, AHEAD),  # where the crane stands
    "sites": named("", ("sites",), ACTING, numbers(7)),  # fields there on which a floor can be paid for
}
BLOCKS: Final = 8
PLACES: Final = places_of(TABLE)
NAMES: Final = names_of(TABLE)


def garden_facts(garden: Garden, seat: int, survey: Survey) -> list[int]:
    floors = survey.floors
    stage = stage_of(garden)
    time = min(stage, len(TIMES) - 1)
    found = [
        PLACES["seats"] + garden.seats - 2,
        PLACES["left"] + min(23, min(garden.supply)),
        PLACES["supply"] + min(23, garden.supply[seat]),
        PLACES["population"] + 16 * stage + min(15, garden.population[seat] // 4),
        PLACES["tricks"] + 4 * stage + min(3, garden.tricks[seat]),
        PLACES["rival population"] + min(15, rival_most(garden.population, seat) // 4),
    ]
    majorities(survey, seat, stage, found)
    mine = buildings(garden, seat, found)
    secrets(garden, seat, mine, survey, time, found)
    turn(garden, seat, found)
    projects(garden, seat, survey, time, found)
    order(garden, seat, stage, found)
    secret_prospects(garden, seat, mine, floors, time, found)
    raids(garden, seat, survey, time, found)
    at_the_crane(garden, seat, floors, found)
    return found


def stage_of(garden: Garden) -> int:
    if garden.last_round:
        return 3
    left = min(garden.supply)
    return 2 if left <= 4 else 1 if left <= 10 else 0


def rival_most(amounts: list[int], seat: int) -> int:
    most = -1
    for other in range(len(amounts)):
        if other != seat and amounts[other] > most:
            most = amounts[other]
    return most


def majorities(survey: Survey, seat: int, stage: int, found: list[int]) -> None:
    floors = survey.floors
    alone = together = close = 0
    place = PLACES["margin"] + MARGINS * min(stage, 2)
    for territory in TERRITORIES:
        first = survey.first[territory]
        if seat in first:
            if len(first) == 1:
                alone += 1
            else:
                together += 1
        elif first and floors[first[0]][territory] - floors[seat][territory] == 1:
            close += 1
        found.append(place + margin(floors, seat, territory))
    found.append(PLACES["income"] + 15 * stage + min(14, survey.income[seat]))
    found.append(PLACES["rival income"] + 15 * stage + min(14, rival_most(survey.income, seat)))
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


def secrets(garden: Garden, seat: int, mine: list[Building], survey: Survey, stage: int, found: list[int]) -> None:
    """The kept secret projects, each with how far it is and how late it is."""
    for card in garden.kept[seat]:
        count = min(7, secret_count(card, seat, mine, survey.leading))
        found.append(PLACES["secret"] + (card * 3 + stage) * BLOCKS + count)


def turn(garden: Garden, seat: int, found: list[int]) -> None:
    """Who acts next."""
    for other in garden.deciders():
        step = garden.asked(other)
        if step is not None and step.kind is ACT:
            found.append(PLACES["turn"] + (min(4, max(1, garden.actions)) if other == seat else 0))
        elif step is not None and step.kind is NEXT:
            found.append(PLACES["turn"] + (5 if seat in garden.order else 6))


def projects(garden: Garden, seat: int, survey: Survey, stage: int, found: list[int]) -> None:
    """The open projects: how near the seat and the nearest of the others are to each."""
    for number, near in enumerate(survey.reaches):
        place = REACHES * (3 * GROUPS[garden.display[number]] + stage)
        found.append(PLACES["project"] + place + near[seat])
        found.append(PLACES["rival project"] + place + rival_most(near, seat))


def order(garden: Garden, seat: int, stage: int, found: list[int]) -> None:
    """How far the round is."""
    if garden.order:
        slot = min(SLOTS, len(garden.order)) - 1
        found.append(PLACES["slot"] + 2 * (SLOTS * stage + slot) + (1 if garden.order[-1] == seat else 0))


def secret_prospects(
    garden: Garden, seat: int, mine: list[Building], floors: list[list[int]], stage: int, found: list[int]
) -> None:
    """How near the kept secret projects are to their next points."""
    for card in garden.kept[seat]:
        group = SECRET_GROUP[card]
        if group == "control":
            for territory in SECRET_TERRITORIES[card]:
                found.append(PLACES["control"] + MARGINS * stage + margin(floors, seat, territory))
        elif group == "towers":
            place = HEIGHTS * (3 * WANTED.index(SECRET_FLOORS[card]) + stage)
            for height in highest_unfinished(mine):
                if height:
                    found.append(PLACES["tower"] + place + min(HEIGHTS, height) - 1)
        elif group == "buildings":
            for building in mine:
                short = building.floors == SECRET_FLOORS[card] - 1 and building.terrain == SECRET_TERRAIN[card]
                if short and not building.roofed:
                    found.append(PLACES["seedling"] + stage)


def margin(floors: list[list[int]], seat: int, territory: int) -> int:
    """How many floors the seat is ahead of the best of the others, from four behind (0) to four ahead."""
    most = 0
    for other in range(len(floors)):
        if other != seat and floors[other][territory] > most:
            most = floors[other][territory]
    return 4 + max(-4, min(4, floors[seat][territory] - most))


def raids(garden: Garden, seat: int, survey: Survey, stage: int, found: list[int]) -> None:
    """The buildings of two and more floors that could be raided, wherever the crane is."""
    for field, raiders in survey.raiders.items():
        roof = 4 if garden.roofs & BIT[field] else 0
        place = 8 * stage + roof + min(5, garden.floors[field]) - 2
        if not garden.own[seat] & BIT[field]:
            if raiders >> seat & 1:
                found.append(PLACES["prey"] + place)
        elif raiders & ~BIT[seat]:
            found.append(PLACES["exposed"] + place)


def at_the_crane(garden: Garden, seat: int, floors: list[list[int]], found: list[int]) -> None:
    """The territory of the next action: who is ahead there, and how much of it the seat could build on."""
    crane = garden.crane
    if not crane:
        return
    acts = 1 if garden.order and garden.order[-1] == seat and garden.actions > 0 else 0
    sites = 0
    for field in fields_in(garden.own[seat] & ~garden.roofs | ALL & ~garden.built, crane):
        if garden.cost(field) < garden.population[seat]:
            sites += 1
    found.append(PLACES["crane"] + MARGINS * acts + margin(floors, seat, crane))
    found.append(PLACES["sites"] + 8 * acts + min(7, sites))
