"""How strong bots are, from all their games: a rating for each, shares of victories, points and what a seat is worth.

Bots do not learn between games, so that no order of games matters: ratings are those under which what happened was most
likely (Bradley and Terry, every pair at a table counted), on the scale of chess, where 400 points are ten to one. The
intervals come from drawing the deals anew, as whole deals, many times.
"""

import math
from collections import defaultdict
from collections.abc import Sequence
from typing import Any

from kleinstadt.arena.contest import Played
from kleinstadt.arena.match import forfeits
from kleinstadt.engine.chance import stream

DRAWS = 200  # for the intervals
ROUNDS = 200  # until the ratings stand
SCALE = 400 / math.log(10)


def won_share(played: Sequence[Played], bot: str) -> float:
    """The share of its games that a bot won; a shared first place counts in parts."""
    own = [one for one in played if bot in one.fixture.bots]
    return sum(first_places(one, bot) for one in own) / len(own)


def first_places(one: Played, bot: str) -> float:
    mine = [seat for seat, name in enumerate(one.fixture.bots) if name == bot and one.ranking[seat] == 1]
    return len(mine) / one.ranking.count(1)


def interval(share: float, games: int) -> tuple[float, float]:
    """Wilson's interval of 95 percent."""
    z = 1.96
    centre = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return centre - half, centre + half


def ratings(played: Sequence[Played]) -> dict[str, tuple[float, float, float]]:
    """For each bot its rating and the interval of 95 percent; the mean of all is 0."""
    whole = fit(played)
    by_deal: dict[tuple[str, int], list[Played]] = defaultdict(list)
    for one in played:
        by_deal[one.fixture.game, one.fixture.deal].append(one)
    deals = list(by_deal.values())
    chance = stream(1, "ratings")
    drawn = [fit([one for _ in deals for one in deals[chance.below(len(deals))]]) for _ in range(DRAWS)]
    found: dict[str, tuple[float, float, float]] = {}
    for name, rating in whole.items():
        values = sorted([each[name] for each in drawn if name in each])
        found[name] = (rating, values[len(values) // 40], values[-1 - len(values) // 40])
    return found


def fit(played: Sequence[Played]) -> dict[str, float]:
    wins: dict[tuple[str, str], float] = defaultdict(float)
    for one in played:
        names = one.fixture.bots
        for a in range(len(names)):
            for b in range(len(names)):
                if names[a] != names[b] and one.ranking[a] <= one.ranking[b]:
                    wins[names[a], names[b]] += 1.0 if one.ranking[a] < one.ranking[b] else 0.5
    bots = sorted({name for pair in wins for name in pair})
    meet = {(a, b): wins[a, b] + wins[b, a] for a in bots for b in bots if a != b}
    won = {a: 0.5 + sum(wins[a, b] for b in bots if b != a) for a in bots}  # half a game more, so that none is infinite
    strength = dict.fromkeys(bots, 1.0)
    for _ in range(ROUNDS):
        strength = {a: won[a] / expected(a, bots, meet, strength) for a in bots}
    logs = {a: SCALE * math.log(strength[a]) for a in bots}
    middle = sum(logs.values()) / max(1, len(logs))
    return {a: logs[a] - middle for a in bots}


def expected(a: str, bots: list[str], meet: dict[tuple[str, str], float], strength: dict[str, float]) -> float:
    """How many games a bot of strength 1 would win of those that this one played."""
    others = [meet[a, b] / (strength[a] + strength[b]) for b in bots if b != a]
    return 1 / (1 + strength[a]) + sum(others)


def summary(played: Sequence[Played]) -> dict[str, Any]:
    """Everything that is told about a contest, as plain data."""
    found: dict[str, Any] = {"games": len(played), "tables": []}
    groups: dict[tuple[str, ...], list[Played]] = defaultdict(list)
    for one in played:
        groups[tuple(sorted(one.fixture.bots))].append(one)
    for games in groups.values():
        found["tables"].append(group_summary(games))
    if any(len(one.fixture.bots) > 1 for one in played):
        found["ratings"] = {name: [round(value, 1) for value in three] for name, three in ratings(played).items()}
    seats: dict[int, list[Played]] = defaultdict(list)
    for one in played:
        seats[len(one.fixture.bots)].append(one)
    faults = [fault for one in played for fault in one.faults]
    if faults:
        found["forfeits"] = forfeits(faults)
    found["seats"] = {str(count): seat_effects(games) for count, games in seats.items() if count > 1}
    return found


def group_summary(games: Sequence[Played]) -> dict[str, Any]:
    """One group of bots: their points, and how often each won."""
    seats = len(games[0].fixture.bots)
    group = sorted(games[0].fixture.bots)
    data: dict[str, Any] = {"seats": seats, "group": group, "games": len(games), "bots": {}}
    for name in dict.fromkeys(group):
        scores = [one.scores[seat] for one in games for seat in range(seats) if one.fixture.bots[seat] == name]
        mean = sum(scores) / len(scores)
        squares = sum((score - mean) ** 2 for score in scores) / max(1, len(scores) - 1)
        about: dict[str, Any] = {"points": round(mean, 2), "error": round(math.sqrt(squares / len(scores)), 2)}
        if seats > 1 and len(set(games[0].fixture.bots)) > 1:
            share = won_share(games, name)
            low, high = interval(share, len(games))
            about.update({"won": round(share, 4), "interval": [round(low, 4), round(high, 4)]})
        if seats == 1:
            about["scores"] = sorted(scores)
        data["bots"][name] = about
    data["seconds"] = round(sum(one.seconds for one in games) / len(games), 2)
    return data


def seat_effects(games: Sequence[Played]) -> list[dict[str, float]]:
    """For each seat of the table the share it won and its points: whether it matters where one sits."""
    found: list[dict[str, float]] = []
    for seat in range(len(games[0].fixture.bots)):
        won = sum((one.ranking[seat] == 1) / one.ranking.count(1) for one in games) / len(games)
        points = sum(one.scores[seat] for one in games) / len(games)
        found.append({"won": round(won, 4), "points": round(points, 2)})
    return found
