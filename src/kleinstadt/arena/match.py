"""Games between bots, one or many, and what can be counted about them."""

import signal
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from hashlib import blake2b
from multiprocessing import Pipe, Process
from multiprocessing.connection import Connection
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

from kleinstadt.arena.tally import Tally
from kleinstadt.bots import BotFault, GuestBot, RandomBot, bot, fault_of
from kleinstadt.bots.eyes import Bot, eyes_of
from kleinstadt.engine.chance import stream
from kleinstadt.engine.errors import BadOptions
from kleinstadt.engine.event import Arg
from kleinstadt.engine.game import AnyGame
from kleinstadt.engine.journal import Entry, Header, Journal, checksum
from kleinstadt.engine.option import Options, Value, draw_options
from kleinstadt.engine.playout import play_at_random
from kleinstadt.engine.registry import game as game_of
from kleinstadt.engine.score import places
from kleinstadt.engine.state import State

RANDOM = "random"
Part = tuple[int, int]  # the number of the first game, and how many
CHUNK = 50  # games that one set of bots plays; the same however many processes share the work


class Result:
    """How a game ended. `moves` are the answers of seats; forced ones are not counted. `faults` tells of each seat that
    forfeited why: it comes last, whatever was scored in its place."""

    __slots__ = ("scores", "ranking", "moves", "faults")

    def __init__(
        self, scores: list[int], ranking: list[int], moves: int, faults: dict[int, BotFault] | None = None
    ) -> None:
        self.scores = scores
        self.moves = moves
        self.faults = {} if faults is None else faults
        self.ranking = places([(seat not in self.faults, -place) for seat, place in enumerate(ranking)])


class Coverage:
    """How often each kind of question, each word of the answers (cards among them) and each event came up; an event
    also together with each thing it is about (`build` and `build chapel`)."""

    __slots__ = ("decisions", "words", "events")

    def __init__(self) -> None:
        self.decisions: Counter[str] = Counter()
        self.words: Counter[str] = Counter()
        self.events: Counter[str] = Counter()

    def count(self, kind: str, move: str, state: State) -> None:
        self.decisions[kind] += 1
        self.words.update(filter(is_word, move.split()))
        for event in state.take_log():
            self.events[event.id] += 1
            for value in event.args.values():
                if isinstance(value, str) and is_word(value):
                    self.events[f"{event.id} {value}"] += 1

    def dump(self) -> dict[str, dict[str, int]]:
        return {
            "decisions": dict(sorted(self.decisions.items())),
            "words": dict(sorted(self.words.items())),
            "events": dict(sorted(self.events.items())),
        }


def is_word(text: str) -> bool:
    """A card or a kind of thing; what has digits is a place or an amount."""
    return text.replace("_", "").isalpha()


def play_game(
    game: AnyGame,
    bots: Sequence[Bot],
    seats: int,
    options: Mapping[str, Value] | None = None,
    seed: int | None = None,
    coverage: Coverage | None = None,
) -> Result:
    """One game, a bot for each seat."""
    if len(bots) != seats:
        raise BadOptions("bad_bots", {"bots": len(bots), "seats": seats}, f"{seats} seats need {seats} bots.")
    state = game.start(seats, game.complete(seats, options, bots_only=True), seed)
    moves = play_to_the_end(game, state, bots, coverage)
    return result_of(state, moves, bots)


class Fault(NamedTuple):
    """A forfeited game: which bot, and what it did wrong, as the id of a sentence."""

    bot: str
    id: str
    args: dict[str, Arg]


def faults_in(names: Sequence[str], result: Result) -> list[Fault]:
    return [Fault(names[seat], fault.id, dict(fault.args_)) for seat, fault in result.faults.items()]


def forfeits(faults: Sequence[Fault]) -> dict[str, Any]:
    """By bot how many games it forfeited, and what it did wrong the last time."""
    found: dict[str, Any] = {}
    for fault in faults:
        games = found.get(fault.bot, {"games": 0})["games"] + 1
        found[fault.bot] = {"games": games, "id": fault.id, "args": fault.args}
    return found


def result_of(state: State, moves: int, bots: Sequence[Bot]) -> Result:
    sheets = state.scores() + state.rivals()
    faults = {seat: fault for seat, player in enumerate(bots) if (fault := fault_of(player)) is not None}
    return Result([sheet.total for sheet in sheets], state.placing(), moves, faults)


def play_to_the_end(
    game: AnyGame,
    state: State,
    bots: Sequence[Bot],
    coverage: Coverage | None = None,
    entries: list[Entry] | None = None,
) -> int:
    """The number of answers given. They are also counted and written down where that is wished."""
    chances = [player.chance for player in bots if isinstance(player, RandomBot)]
    if len(chances) == len(bots) and coverage is None and entries is None:
        return play_at_random(state, chances)  # needs nothing but the moves: no view, no question
    state.log = [] if coverage is not None else None
    for player in bots:
        if isinstance(player, GuestBot):
            player.begin()
    count = 0
    while not state.over:
        seat = state.deciders()[0]
        eyes = eyes_of(game, state, seat)
        move = bots[seat].choose(eyes)
        state.play(seat, move)
        count += 1
        if coverage is not None:
            coverage.count(eyes.decision.kind, move, state)
        if entries is not None:
            entries.append(Entry(seat, (move,)))
    return count


# -- many games ----------------------------------------------------------------------------------------------------


class Simulation:
    """What many games came to."""

    __slots__ = ("games", "moves", "seconds", "by_bot", "by_seat", "coverage", "ends", "faults")

    def __init__(self) -> None:
        self.games = 0
        self.moves = 0
        self.seconds = 0.0
        self.by_bot: dict[str, Tally] = {}
        self.by_seat: dict[int, Tally] = {}
        self.coverage: Coverage | None = None
        self.ends: list[str] = []  # checksums of the final positions
        self.faults: list[Fault] = []

    def add(self, names: Sequence[str], result: Result) -> None:
        self.games += 1
        self.moves += result.moves
        self.faults += faults_in(names, result)
        for name in set(names):
            own = [seat for seat in range(len(names)) if names[seat] == name]
            self.by_bot.setdefault(name, Tally()).add(own, result.scores, result.ranking)
        for seat in range(len(names)):
            self.by_seat.setdefault(seat, Tally()).add([seat], result.scores, result.ranking)

    def join(self, other: "Simulation") -> None:
        """The games of another one, which come after these."""
        self.games += other.games
        self.moves += other.moves
        self.seconds += other.seconds
        self.ends += other.ends
        self.faults += other.faults
        for name, tally in other.by_bot.items():
            self.by_bot.setdefault(name, Tally()).join(tally)
        for seat, tally in other.by_seat.items():
            self.by_seat.setdefault(seat, Tally()).join(tally)
        if self.coverage is not None and other.coverage is not None:
            self.coverage.decisions.update(other.coverage.decisions)
            self.coverage.words.update(other.coverage.words)
            self.coverage.events.update(other.coverage.events)

    def dump(self) -> dict[str, Any]:
        """What was played first, how long it took last: two runs with one seed differ in the last three lines only."""
        everybody = Tally()
        for tally in self.by_seat.values():
            everybody.join(tally)
        data: dict[str, Any] = {
            "games": self.games,
            "moves": self.moves,
            "mean_score": everybody.dump()["mean_score"] if self.games else 0.0,
            "by_bot": {name: tally.dump() for name, tally in sorted(self.by_bot.items())},
            "by_seat": [tally.dump() for _, tally in sorted(self.by_seat.items())],
            "digest": blake2b("".join(self.ends).encode(), digest_size=8).hexdigest(),
        }
        if self.faults:
            data["forfeits"] = forfeits(self.faults)
        if self.coverage is not None:
            data["coverage"] = self.coverage.dump()
        data["seconds"] = round(self.seconds, 3)
        data["games_per_second"] = round(self.games / self.seconds, 1) if self.seconds else 0.0
        data["moves_per_second"] = round(self.moves / self.seconds, 1) if self.seconds else 0.0
        return data


class Series:
    """What is to be played: a single bot name plays every seat; several go round the table, one seat further each
    game. `folder` is where journals go, if anywhere. `vary`: the number of seats and all options by lot, each game."""

    __slots__ = ("game_id", "seats", "bots", "options", "seed", "coverage", "folder", "vary")

    def __init__(
        self,
        game_id: str,
        seats: int,
        bots: Sequence[str],
        options: Options,
        seed: int,
        coverage: bool,
        folder: str,
        vary: bool,
    ) -> None:
        self.game_id = game_id
        self.seats = seats
        self.bots = tuple(bots)
        self.options = options
        self.seed = seed
        self.coverage = coverage
        self.folder = folder
        self.vary = vary

    def table(self, game: AnyGame, number: int) -> tuple[int, Options]:
        """Seats and options of one game of the series."""
        if not self.vary:
            return self.seats, self.options
        lot = stream(self.seed, f"table/{number}")
        seats = game.seats[lot.below(len(game.seats))]
        return seats, draw_options(game.options, seats, lot)


def simulate(
    game: AnyGame,
    seats: int,
    bots: Sequence[str] = (RANDOM,),
    games: int = 1,
    options: Mapping[str, Value] | None = None,
    seed: int = 0,
    coverage: bool = False,
    jobs: int = 1,
    folder: str = "",
    vary: bool = False,
    watch: Callable[[int], None] | None = None,
) -> Simulation:
    """Play many games. The result does not depend on `jobs`, the number of processes; with several of them the game
    has to be an installed one, and `seconds` are those of the clock. `watch` is told how many games are done."""
    series = Series(game.id, seats, bots, game.complete(seats, options, bots_only=True), seed, coverage, folder, vary)
    for name in series.bots:
        bot(name, 0)  # UnknownBot before anything is played
    parts = [(first, min(CHUNK, games - first)) for first in range(0, games, CHUNK)]
    total = Simulation()
    total.coverage = Coverage() if coverage else None
    began = perf_counter()
    for part in played(game, series, parts, jobs, watch):
        total.join(part)
        if watch is not None:
            watch(total.games)
    if jobs > 1:
        total.seconds = perf_counter() - began
    return total


def played(
    game: AnyGame, series: Series, parts: list[Part], jobs: int, watch: Callable[[int], None] | None
) -> Iterator[Simulation]:
    if jobs <= 1:
        for first, count in parts:
            yield play_part(game, series, first, count, watch)
        return
    helpers: list[Helper] = []
    try:
        let_ctrl_c(False)  # it waits until all helpers are there and can be stopped
        try:
            for number in range(min(jobs, len(parts))):
                helpers.append(Helper(series, parts[number::jobs]))
        finally:
            let_ctrl_c(True)
        for number in range(len(parts)):
            yield helpers[number % jobs].result()
    finally:  # whoever stops early does not wait for the rest
        for helper in helpers:
            helper.stop()


def let_ctrl_c(through: bool) -> None:
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK if through else signal.SIG_BLOCK, {signal.SIGINT})


class Helper:
    """A process that plays its share of the parts, one after the other."""

    def __init__(self, series: Series, parts: list[Part]) -> None:
        self.line, theirs = Pipe(duplex=False)
        self.process = Process(target=help_out, args=(theirs, series, parts), daemon=True)
        self.process.start()
        theirs.close()

    def result(self) -> Simulation:
        try:
            part: Simulation = self.line.recv()
        except EOFError:
            raise RuntimeError("A process that played games has died; what it said stands above.") from None
        return part

    def stop(self) -> None:
        self.process.kill()
        self.process.join()


def help_out(line: Connection, series: Series, parts: list[Part]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl-C ends it without a word
    let_ctrl_c(True)
    game = game_of(series.game_id)
    for first, count in parts:
        line.send(play_part(game, series, first, count))


def play_part(
    game: AnyGame, series: Series, first: int, count: int, watch: Callable[[int], None] | None = None
) -> Simulation:
    """Games `first` and the following, with bots of their own. Only playing and scoring is timed."""
    own = game_seed(series.seed, first)
    players = {(name, seat): bot(name, own + seat) for name in set(series.bots) for seat in range(max(game.seats))}
    part = Simulation()
    part.coverage = Coverage() if series.coverage else None
    for number in range(first, first + count):
        seats, options = series.table(game, number)
        names = [series.bots[(seat + number) % len(series.bots)] for seat in range(seats)]
        table = [players[name, seat] for seat, name in enumerate(names)]
        seed = game_seed(series.seed, number)
        entries: list[Entry] | None = [] if series.folder else None
        began = perf_counter()
        state = game.start(seats, options, seed)
        moves = play_to_the_end(game, state, table, part.coverage, entries)
        part.add(names, result_of(state, moves, table))
        part.seconds += perf_counter() - began
        part.ends.append(checksum(state))
        if watch is not None:
            watch(number + 1)
        if entries is not None:
            entries[-1].check = part.ends[-1]
            header = Header(game.id, game.rules_version, options, seats, seed, names)
            path = Path(series.folder) / f"{game.id}-{series.seed}-{number:06}.jsonl"
            path.write_text(Journal(header, entries).text(), encoding="utf-8")
    return part


def game_seed(seed: int, number: int) -> int:
    """The seed of one game of a series."""
    words = stream(seed, f"game/{number}").dump()
    return words[0] | words[1] << 32 | words[2] << 64 | words[3] << 96
