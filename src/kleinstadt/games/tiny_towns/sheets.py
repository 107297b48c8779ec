"""Score sheets of a running or finished game (TT-40 to TT-48, TT-118)."""

from kleinstadt.engine.score import ScoreLine, ScoreSheet, TieBreak
from kleinstadt.games.tiny_towns.cards import FEAST_HALL, SOLO_RANKS, TAVERN
from kleinstadt.games.tiny_towns.feeding import cottages_in, standing
from kleinstadt.games.tiny_towns.fields import COUNT, WHOLE
from kleinstadt.games.tiny_towns.scoring import Surroundings, empty_fields, finishing_place, score_lines, town_points
from kleinstadt.games.tiny_towns.state import TinyTowns
from kleinstadt.games.tiny_towns.town import Town


def surroundings(state: TinyTowns, seat: int) -> Surroundings:
    right = -1
    if state.display[TAVERN] == FEAST_HALL and state.seats > 1:
        right = COUNT[state.towns[(seat - 1) % state.seats].built[TAVERN]]
    return Surroundings(right, finishing_place([town.finished for town in state.towns], seat))


def points(state: TinyTowns, seat: int) -> int:
    """The total as if the game ended now."""
    town = state.towns[seat]
    return town_points(town, standing(town, state.display), surroundings(state, seat))


def scores(state: TinyTowns) -> list[ScoreSheet]:
    sheets: list[ScoreSheet] = []
    for seat, town in enumerate(state.towns):
        sheets.append(ScoreSheet(seat, score_lines(town, standing(town, state.display), surroundings(state, seat))))
    if state.solo and state.over:
        sheets[0].lines.append(rank_line(sheets[0].total))
    return sheets


def ties(state: TinyTowns) -> list[TieBreak]:
    return ties_of(state.towns)


def ties_of(towns: list[Town]) -> list[TieBreak]:
    """Fewer empty fields, then more cottages, fed or not (TT-46, TT-47)."""
    return [
        TieBreak("empty_fields", "TT-46", [empty_fields(town) for town in towns], fewer=True),
        TieBreak("cottages", "TT-47", [cottages_in(town, WHOLE) for town in towns]),
    ]


def rank_line(points: int) -> ScoreLine:
    """Who plays alone is given a rank."""
    return ScoreLine("rank", 0, {"rank": solo_rank(points)})


def solo_rank(points: int) -> str:
    """TT-118."""
    for least, rank in SOLO_RANKS:
        if points >= least:
            return rank
    return SOLO_RANKS[-1][1]
