"""Why one garden is worth more to a seat than another, in words: by the parts of the heuristic, on which what was
learned is built, each told by what it comes from: a territory, a project, a tower, somebody else's lead."""

from typing import Final

from kleinstadt.engine.reason import SCORE, Reason, counted, difference, part, some, weighed
from kleinstadt.games.garden_nation.cards import (
    PROJECT_POINTS,
    PROJECTS,
    SECRET_FLOORS,
    SECRET_GROUP,
    SECRET_TERRAIN,
    SECRET_TERRITORIES,
    SECRETS,
    TERRAINS,
)
from kleinstadt.games.garden_nation.heuristic import expected_income, parts, population_worth, rounds_left, sprouts
from kleinstadt.games.garden_nation.layout import TERRITORIES
from kleinstadt.games.garden_nation.reach import HERE, reach, within_reach
from kleinstadt.games.garden_nation.rules.population import leaders, majority_gain
from kleinstadt.games.garden_nation.rules.projects import met
from kleinstadt.games.garden_nation.scoring import secret_count, secret_points, sole_leaders
from kleinstadt.games.garden_nation.sheets import buildings_of
from kleinstadt.games.garden_nation.state import Garden
from kleinstadt.games.garden_nation.steps import TAKE

# The first words of the facts about who leads where.
LEADING: Final = ("income", "led alone", "led together", "close", "margin")
RIVALS: Final = ("rival income", "rival population")
# And those about secret projects.
SECRETLY: Final = ("secret", "control", "tower", "seedling")


def why(after: Garden, instead: Garden, seat: int, shares: dict[str, float]) -> list[Reason]:
    """`shares` are what the facts of each first word add to the value."""
    gained = difference(parts(after, seat), parts(instead, seat))
    found = [about_projects(after, seat, gained["projects"])]
    found += about_people(after, instead, seat, gained["population"], total(shares, LEADING))
    found.append(counted("keeps_tricks", gained["tricks"], after.tricks[seat] - instead.tricks[seat]))
    secretly = total(shares, SECRETLY)
    if after.kept[seat] == instead.kept[seat]:
        found += about_secrets(after, instead, seat, secretly)
    else:
        found += about_keeping(after.kept[seat], gained["secret"] + secretly)
    found += about_others(after, instead, seat, gained["hinders"] + total(shares, RIVALS))
    found.append(about_reach(after, instead, seat, shares.get("project", 0.0)))
    denied = more_in(nearest_of_others(instead, seat), nearest_of_others(after, seat))
    found.append(some("denies", shares.get("rival project", 0.0), "cards", denied))
    return weighed(found)


def total(shares: dict[str, float], words: tuple[str, ...]) -> float:
    return sum([shares.get(word, 0.0) for word in words])


def about_projects(after: Garden, seat: int, gained: float) -> Reason:
    """A project that is met now, or points for one that is taken."""
    step = after.asked(seat)
    if step is None or step.kind is not TAKE:
        return part(SCORE, gained)
    (field,) = step.args
    best = max(met(after, seat, field), key=lambda card: PROJECT_POINTS[card])
    return Reason("completes", gained, {"card": PROJECTS[best], "points": PROJECT_POINTS[best]})


def about_reach(after: Garden, instead: Garden, seat: int, worth: float) -> Reason:
    """Projects that lack one floor, or else those that lack it where the crane goes."""
    nearer = more_in(within_reach(after, seat), within_reach(instead, seat))
    if nearer:
        return some("nears", worth, "cards", nearer)
    return some("here", worth, "cards", more_in(could_here(after, [seat]), could_here(instead, [seat])))


def more_in(cards: list[int], others: list[int]) -> list[str]:
    return [PROJECTS[card] for card in cards if card not in others]


def could_here(garden: Garden, seats: list[int]) -> list[int]:
    """The open projects that one of these seats could complete where the crane stands, the dearest first."""
    if not garden.roofs_left:
        return []
    found = [card for card in garden.display if any(reach(garden, seat, card) == HERE for seat in seats)]
    return sorted(found, key=lambda card: -PROJECT_POINTS[card])


# -- people and territories ------------------------------------------------------------------------------------------


def about_people(after: Garden, instead: Garden, seat: int, gained: float, learned: float) -> list[Reason]:
    """People who are there, and those whom leading in a territory will bring."""
    coming = population_worth(after, seat, expected_income(after), rounds_left(after))
    coming -= population_worth(after, seat, expected_income(instead), rounds_left(instead))
    here, there = shares_of(after, seat), shares_of(instead, seat)
    alone = [str(each) for each in TERRITORIES if here[each] > max(1, there[each])]
    level = [str(each) for each in TERRITORIES if here[each] == 1 and not there[each]]
    worth = coming + learned
    found = [counted("people", gained - coming, after.population[seat] - instead.population[seat])]
    found.append(some("leads", worth, "territories", alone) if alone else some("equals", worth, "territories", level))
    return found


def shares_of(garden: Garden, seat: int) -> list[int]:
    """By territory (0: none) the people whom this seat would get if the round ended now."""
    floors = garden.floors_by_territory()
    found = [0]
    for territory in TERRITORIES:
        first = leaders(floors, territory)
        found.append(majority_gain(first) if seat in first else 0)
    return found


def about_others(after: Garden, instead: Garden, seat: int, worth: float) -> list[Reason]:
    """Who loses a lead by it; where nobody does, only that there is less for others."""
    for other in range(after.seats):
        if other != seat:
            here, there = shares_of(after, other), shares_of(instead, other)
            lost = [str(each) for each in TERRITORIES if here[each] < there[each]]
            if lost:
                return [Reason("unseats", worth, {"other_seat": other, "territories": lost})]
    return [Reason("hinders", worth)]


def nearest_of_others(garden: Garden, seat: int) -> list[int]:
    """The open projects that somebody else could complete where the crane stands: whoever acts next, or anybody while
    that is not known."""
    others = [other for other in garden.deciders() if other != seat]
    return could_here(garden, others or [other for other in range(garden.seats) if other != seat])


# -- secret projects -------------------------------------------------------------------------------------------------


def about_secrets(after: Garden, instead: Garden, seat: int, learned: float) -> list[Reason]:
    """Points for a secret project, or a tower that grows for one."""
    mine, others = buildings_of(after, seat), buildings_of(instead, seat)
    leading = sole_leaders(after.floors_by_territory())
    led = sole_leaders(instead.floors_by_territory())
    found: list[Reason] = []
    growing: list[str] = []
    grown = 0.0
    for card in after.kept[seat]:
        points = secret_points(card, secret_count(card, seat, mine, leading))
        points -= secret_points(card, secret_count(card, seat, others, led))
        if points > 0:
            found.append(Reason("secret_points", points + learned, {"card": SECRETS[card], "points": points}))
        grows = sprouts(card, mine) - sprouts(card, others)
        if grows > 0 and points == 0:
            grown += grows
            growing.append(SECRETS[card])
    found.sort(key=lambda each: -each.worth)
    return [*found[:1], some("grows", grown + learned, "cards", growing)]


def about_keeping(kept: tuple[int, ...], worth: float) -> list[Reason]:
    """That two secret projects are well chosen shows in what counts for both."""
    if len(kept) < 2:
        return []
    terrains = [SECRET_TERRAIN[card] for card in kept if SECRET_TERRAIN[card] >= 0]
    towers = [SECRET_FLOORS[card] for card in kept if SECRET_GROUP[card] == "towers"]
    one, other = kept
    common = [each for each in SECRET_TERRITORIES[one] if each in SECRET_TERRITORIES[other]]
    if common:
        return [Reason("both_control", worth, {"territory": common[0]})]
    if len(towers) == 2:
        return [Reason("both_towers", worth, {"floors": max(towers)})]
    if len(terrains) == 2 and terrains[0] == terrains[1]:
        return [Reason("both_on", worth, {"terrain": TERRAINS[terrains[0]]})]
    if terrains and towers:
        return [Reason("both_towers_on", worth, {"floors": towers[0], "terrain": TERRAINS[terrains[0]]})]
    return []
