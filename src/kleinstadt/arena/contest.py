"""Bots against each other, fairly: every deal is played once from each seat, and every table meets the same deals.

Each game that is over is a line in a file. A contest that was stopped goes on with the games that are missing.
"""

import json
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from pathlib import Path
from time import process_time
from typing import Any, Final, NamedTuple

from kleinstadt.arena.match import Fault, faults_in, game_seed, play_game
from kleinstadt.bots import bot
from kleinstadt.bots.crew import crew
from kleinstadt.engine.errors import KleinstadtError
from kleinstadt.engine.reading import Reader, text_in
from kleinstadt.engine.registry import game as game_of

MOST: Final = 10**9  # of points, seconds and deals


class Fixture(NamedTuple):
    """One game to be played: who sits where, and which deal it is."""

    game: str
    bots: tuple[str, ...]
    deal: int


class Played(NamedTuple):
    """How it ended. Seconds are those of the processor, as far as bots think in this process."""

    fixture: Fixture
    scores: list[int]
    ranking: list[int]
    seconds: float
    faults: tuple[Fault, ...] = ()

    def line(self) -> str:
        game, bots, deal = self.fixture
        data: dict[str, Any] = {"game": game, "bots": list(bots), "deal": deal}
        data.update({"scores": self.scores, "ranking": self.ranking, "seconds": round(self.seconds, 3)})
        if self.faults:
            data["faults"] = [fault._asdict() for fault in self.faults]
        return json.dumps(data)


def played_of(line: str) -> Played:
    """Somebody may have written in the file: what cannot be counted is no game (KleinstadtError, ValueError,
    TypeError)."""
    data = Reader("", json.loads(line))
    bots = tuple([text_in("bots", name) for name in data.entries("bots")])
    fixture = Fixture(data.text("game", ""), bots, data.number("deal", 0, MOST, 0))
    scores = data.numbers("scores", len(bots), -MOST, MOST, 0)
    ranking = data.numbers("ranking", len(bots), 1, len(bots), 0)
    seconds = float(data.raw("seconds", 0.0))
    if 1 not in ranking or not 0 <= seconds < MOST:
        raise ValueError(line)
    return Played(fixture, scores, ranking, seconds, tuple([fault_of(each) for each in data.entries("faults")]))


def fault_of(data: Any) -> Fault:
    told = Reader("faults", data)
    return Fault(told.text("bot", ""), told.text("id", ""), told.table("args"))


def kept_games(file: Path, game: str) -> list[Played]:
    """The games of this game in a file. The end of a line that was being written when everything stopped is cut off."""
    text = file.read_bytes() if file.exists() else b""
    whole = text[: text.rfind(b"\n") + 1]
    if whole != text:
        file.write_bytes(whole)
    found: list[Played] = []
    for number, line in enumerate(whole.splitlines(), 1):
        try:
            one = played_of(line.decode())
        except (KleinstadtError, ValueError, TypeError, OverflowError, RecursionError):
            sentence = f"{file}, line {number}: this is no kept game."
            raise KleinstadtError("kept_game", {"file": str(file), "line": number}, sentence) from None
        if one.fixture.game != game:
            args: dict[str, str | int] = {"file": str(file), "line": number, "game": game}
            raise KleinstadtError("kept_game_of", args, f"{file}, line {number}: this is no game of {game}.")
        found.append(one)
    return found


def tables(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Who meets whom: every group of so many bots; alone everybody; where there are too few, they sit repeatedly."""
    if len(bots) >= seats:
        return list(combinations(bots, seats))
    return [tuple([bots[seat % len(bots)] for seat in range(seats)])]


def fixtures(game: str, groups: Sequence[tuple[str, ...]], games: int) -> Iterator[Fixture]:
    """About so many games for each group, each deal from every seat."""
    for group in groups:
        turns = list(dict.fromkeys([group[turn:] + group[:turn] for turn in range(len(group))]))
        for deal in range(-(-games // len(turns))):
            for seating in turns:
                yield Fixture(game, seating, deal)


def play_fixture(fixture: Fixture) -> Played:
    rules = game_of(fixture.game)
    seed = game_seed(fixture.deal, 0)
    players = [bot(name, seed + seat) for seat, name in enumerate(fixture.bots)]
    began = process_time()
    result = play_game(rules, players, len(players), seed=seed)
    faults = tuple(faults_in(fixture.bots, result))
    return Played(fixture, result.scores, result.ranking, process_time() - began, faults)


def contest(
    wanted: Sequence[Fixture], file: Path, jobs: int, watch: Callable[[int, int], None] | None = None
) -> list[Played]:
    """All these games, those that the file has already included."""
    done = {one.fixture: one for one in kept_games(file, wanted[0].game)}
    missing = [fixture for fixture in wanted if fixture not in done]
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("a", encoding="utf-8") as out:
        for count, one in enumerate(each_played(missing, jobs), len(wanted) - len(missing) + 1):
            done[one.fixture] = one
            out.write(one.line() + "\n")
            out.flush()
            if watch is not None:
                watch(count, len(wanted))
    return [done[fixture] for fixture in wanted]


def each_played(missing: Sequence[Fixture], jobs: int) -> Iterator[Played]:
    if jobs <= 1 or len(missing) < 2:
        yield from map(play_fixture, missing)
        return
    with crew(min(jobs, len(missing))) as pool:
        yield from pool.imap_unordered(play_fixture, missing)
