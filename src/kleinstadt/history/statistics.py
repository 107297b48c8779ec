"""What a history tells: who wins how often, who beats whom, records, and what wins.

How is counted, and said to everybody who looks:

- Who shares the first place has won; the share of games won counts a shared win as a win.
- Who plays alone (also against a rival whom the game itself plays) wins against nobody: such games count as solo, with
  their own average and best, and nowhere else.
- Bots are opponents like any, but nobody whose statistics are told.
- People are told apart by their names, without regard to capitals and spaces around.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import TypedDict

from kleinstadt.engine.score import ScoreLineData
from kleinstadt.history.inplay import in_play
from kleinstadt.history.record import KeptGame, KeptPlayer, Kind


class Best(TypedDict):
    """The best score of a group: how much, who, when, and in which kept game."""

    points: int
    name: str
    kind: Kind
    date: str
    id: str


class Results(TypedDict):
    """Of somebody, in games against others; `shared` of the wins were shared."""

    games: int
    wins: int
    shared: int
    average: float
    best: Best | None


class PersonGame(TypedDict):
    game: str
    against: Results
    solo: Results


class Person(TypedDict):
    name: str
    against: Results
    solo: int
    by_game: list[PersonGame]


class Duel(TypedDict):
    """How two people did in the games that they played against each other: how often each was ahead of the other, and
    by how many points the first was ahead on average."""

    one: str
    other: str
    games: int
    one_ahead: int
    other_ahead: int
    level: int
    margin: float


class Group(TypedDict):
    """Games that have something in common: a card in play, the value of an option, how many played. `average` is that
    of everybody, `winning` that of the winners."""

    kind: str  # card, option, players
    id: str
    value: str
    games: int
    average: float
    winning: float
    best: Best | None


class LineWorth(TypedDict):
    """A line of the sheet: how many points winners had there on average, and the others. `line` is one such line, for
    its name."""

    line: ScoreLineData
    winners: float
    others: float
    games: int


class GameStatistics(TypedDict):
    game: str
    games: int
    solo: int
    average: float
    winning: float
    best: Best | None
    closest: Best | None
    clearest: Best | None
    minutes: float
    groups: list[Group]
    lines: list[LineWorth]


class Month(TypedDict):
    month: str
    games: dict[str, int]


class Statistics(TypedDict):
    games: int
    solo: int
    people: list[Person]
    duels: list[Duel]
    by_game: list[GameStatistics]
    months: list[Month]


def statistics_of(games: Sequence[KeptGame]) -> Statistics:
    ordered = sorted(games, key=lambda game: game["date"])
    names = spelled(ordered)
    return {
        "games": len(ordered),
        "solo": len([game for game in ordered if is_solo(game)]),
        "people": people(ordered, names),
        "duels": duels(ordered, names),
        "by_game": [of_game(id, only(ordered, id)) for id in ids(ordered)],
        "months": months(ordered),
    }


# -- who counts ------------------------------------------------------------------------------------------------------


def key_of(player: KeptPlayer) -> str:
    """Who this is, however it was written; nobody, if it is no person or has no name."""
    return player["name"].strip().casefold() if player["kind"] == "person" else ""


def spelled(games: Iterable[KeptGame]) -> dict[str, str]:
    """How everybody is called: as written last."""
    found = {key_of(player): player["name"].strip() for game in games for player in game["players"]}
    found.pop("", None)
    return found


def is_solo(game: KeptGame) -> bool:
    return len([player for player in game["players"] if player["kind"] != "rival"]) == 1


def ids(games: Iterable[KeptGame]) -> list[str]:
    """The most played first."""
    return [id for id, _ in Counter([game["game"] for game in games]).most_common()]


def only(games: Iterable[KeptGame], id: str) -> list[KeptGame]:
    return [game for game in games if game["game"] == id]


def mean(numbers: Sequence[int]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0


def best_of(found: Iterable[tuple[KeptGame, KeptPlayer]]) -> Best | None:
    """The highest score; of equal ones the first."""
    best: Best | None = None
    for game, player in found:
        if best is None or player["total"] > best["points"]:
            best = best_in(player["total"], game, player)
    return best


def best_in(points: int, game: KeptGame, player: KeptPlayer) -> Best:
    return {
        "points": points,
        "name": player["name"],
        "kind": player["kind"],
        "date": game["date"],
        "id": game["id"],
    }


# -- people ----------------------------------------------------------------------------------------------------------


def people(games: Sequence[KeptGame], names: dict[str, str]) -> list[Person]:
    """Who has won most games first."""
    by_person: dict[str, list[tuple[KeptGame, KeptPlayer]]] = {key: [] for key in names}
    for game in games:
        for player in game["players"]:
            if key_of(player):
                by_person[key_of(player)].append((game, player))
    found = [person(names[key], played) for key, played in by_person.items()]
    return sorted(
        found, key=lambda each: (-each["against"]["wins"], -each["against"]["games"], each["name"].casefold())
    )


def person(name: str, played: Sequence[tuple[KeptGame, KeptPlayer]]) -> Person:
    against = [pair for pair in played if not is_solo(pair[0])]
    alone = [pair for pair in played if is_solo(pair[0])]
    by_game: list[PersonGame] = [
        {
            "game": id,
            "against": results([pair for pair in against if pair[0]["game"] == id]),
            "solo": results([pair for pair in alone if pair[0]["game"] == id]),
        }
        for id in ids([game for game, _ in played])
    ]
    return {"name": name, "against": results(against), "solo": len(alone), "by_game": by_game}


def results(played: Sequence[tuple[KeptGame, KeptPlayer]]) -> Results:
    won = [game for game, player in played if player["place"] == 1]
    return {
        "games": len(played),
        "wins": len(won),
        "shared": len([game for game in won if len(winners(game)) > 1]),
        "average": mean([player["total"] for _, player in played]),
        "best": best_of(played),
    }


def winners(game: KeptGame) -> list[KeptPlayer]:
    return [player for player in game["players"] if player["place"] == 1]


def duels(games: Sequence[KeptGame], names: dict[str, str]) -> list[Duel]:
    """Every two who have met, those who met most often first."""
    met: dict[tuple[str, str], list[tuple[KeptPlayer, KeptPlayer]]] = {}
    for game in games:
        there = {key_of(player): player for player in game["players"] if key_of(player)}
        for one, other in combinations(sorted(there), 2):
            met.setdefault((one, other), []).append((there[one], there[other]))
    found = [duel(names[one], names[other], pairs) for (one, other), pairs in met.items()]
    return sorted(found, key=lambda each: (-each["games"], each["one"].casefold(), each["other"].casefold()))


def duel(one: str, other: str, pairs: Sequence[tuple[KeptPlayer, KeptPlayer]]) -> Duel:
    return {
        "one": one,
        "other": other,
        "games": len(pairs),
        "one_ahead": len([1 for a, b in pairs if a["place"] < b["place"]]),
        "other_ahead": len([1 for a, b in pairs if a["place"] > b["place"]]),
        "level": len([1 for a, b in pairs if a["place"] == b["place"]]),
        "margin": mean([a["total"] - b["total"] for a, b in pairs]),
    }


# -- games -----------------------------------------------------------------------------------------------------------


def of_game(id: str, games: Sequence[KeptGame]) -> GameStatistics:
    together = [game for game in games if not is_solo(game)]
    timed = [game["minutes"] for game in games if game["minutes"]]
    margins = [(margin(game), game) for game in together]
    return {
        "game": id,
        "games": len(games),
        "solo": len(games) - len(together),
        "average": average(together),
        "winning": winning(together),
        "best": best_of(entrants(together)),
        "closest": by_margin(min(margins, key=lambda each: each[0], default=None)),
        "clearest": by_margin(max(margins, key=lambda each: each[0], default=None)),
        "minutes": mean(timed),
        "groups": groups(id, together),
        "lines": worths(together),
    }


def entrants(games: Iterable[KeptGame]) -> list[tuple[KeptGame, KeptPlayer]]:
    return [(game, player) for game in games for player in game["players"] if player["kind"] != "rival"]


def average(games: Iterable[KeptGame]) -> float:
    return mean([player["total"] for _, player in entrants(games)])


def winning(games: Iterable[KeptGame]) -> float:
    return mean([winners(game)[0]["total"] for game in games])


def margin(game: KeptGame) -> int:
    """By how many points the first was ahead of the second."""
    totals = sorted([player["total"] for player in game["players"]], reverse=True)
    return totals[0] - totals[1]


def by_margin(found: tuple[int, KeptGame] | None) -> Best | None:
    if found is None:
        return None
    points, game = found
    return best_in(points, game, winners(game)[0])


def groups(id: str, games: Sequence[KeptGame]) -> list[Group]:
    """By how many played, by option, and by what lay on the table."""
    found: dict[tuple[str, str, str], list[KeptGame]] = {}
    for game in games:
        found.setdefault(("players", "", str(len(game["players"]))), []).append(game)
        for option, value in sorted(game["options"].items()):
            said = str(value).lower() if isinstance(value, bool) else str(value)
            found.setdefault(("option", option, said), []).append(game)
        for card in in_play(id, game["players"]):
            found.setdefault(("card", card, ""), []).append(game)
    told = [key for key in found if key[0] != "option" or len(values_of(key[1], found)) > 1]
    return [group(*key, found[key]) for key in sorted(told)]


def values_of(option: str, found: Iterable[tuple[str, str, str]]) -> set[str]:
    """An option that was always the same tells nothing."""
    return {value for kind, id, value in found if (kind, id) == ("option", option)}


def group(kind: str, id: str, value: str, games: Sequence[KeptGame]) -> Group:
    return {
        "kind": kind,
        "id": id,
        "value": value,
        "games": len(games),
        "average": average(games),
        "winning": winning(games),
        "best": best_of(entrants(games)),
    }


def worths(games: Sequence[KeptGame]) -> list[LineWorth]:
    """What winners have more of than the others comes first. A line that somebody does not have counts nothing; games
    of which only the points are known, and games that all have won, say nothing about it."""
    telling = [game for game in games if all(player["lines"] for player in game["players"])]
    telling = [game for game in telling if len(winners(game)) < len(game["players"])]
    sample: dict[str, ScoreLineData] = {}
    for game in telling:
        for player in game["players"]:
            sample.update({line["item"]: line for line in player["lines"]})
    found = [each for each in [worth(line, telling) for line in sample.values()] if each["winners"] or each["others"]]
    return sorted(found, key=lambda each: each["others"] - each["winners"])


def worth(line: ScoreLineData, games: Sequence[KeptGame]) -> LineWorth:
    with_it = [game for game in games if any(has(player, line["item"]) for player in game["players"])]
    first = [points_in(player, line["item"]) for _, player in entrants(with_it) if player["place"] == 1]
    others = [points_in(player, line["item"]) for _, player in entrants(with_it) if player["place"] > 1]
    return {"line": line, "winners": mean(first), "others": mean(others), "games": len(with_it)}


def has(player: KeptPlayer, item: str) -> bool:
    return any(line["item"] == item for line in player["lines"])


def points_in(player: KeptPlayer, item: str) -> int:
    return sum(line["points"] for line in player["lines"] if line["item"] == item)


def months(games: Sequence[KeptGame]) -> list[Month]:
    """Every month from the first to the last, also those without a game."""
    if not games:
        return []
    counted = Counter([(game["date"][:7], game["game"]) for game in games])
    return [
        {"month": month, "games": {id: counted[month, id] for id in ids(games) if counted[month, id]}}
        for month in months_between(games[0]["date"][:7], games[-1]["date"][:7])
    ]


def months_between(first: str, last: str) -> list[str]:
    number, end = [12 * int(each[:4]) + int(each[5:]) - 1 for each in (first, last)]
    return [f"{month // 12:04}-{month % 12 + 1:02}" for month in range(max(number, end - LONGEST_SPAN + 1), end + 1)]


LONGEST_SPAN = 240  # months; who has kept games for longer sees the latest twenty years
