"""Thousands of games, random, curious and ambitious, over all numbers of players and all options: what must hold holds
in every position, and everything in the box is used.

    python scripts/thousands.py everdell                every set-up once, and ten thousand games at least
    python scripts/thousands.py everdell --games 500    as many set-ups, by lot
    python scripts/thousands.py colonists --part 2000:start_era=1,end_era=1 --part 200:start_era=1,end_era=4
                                                        so many games among the set-ups with these options
    python scripts/thousands.py colonists … --collect 200 --wishes tests/games/colonists/wishes.py
                                                        then up to so many more for what nobody has used yet

It stops at the first position that breaks a promise and says how to come there again. Which events use which part of
the catalogue a game declares itself (`Game.uses`); what was never used is named, and that is a failure, too.
"""

import argparse
import json
import os
import runpy
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import product
from math import prod
from multiprocessing import Pool
from pathlib import Path
from textwrap import fill
from time import perf_counter
from typing import Any, NamedTuple

from kleinstadt.bots import Bot, bot
from kleinstadt.bots.eyes import Eyes, eyes_of
from kleinstadt.engine import build
from kleinstadt.engine.chance import Chance, stream
from kleinstadt.engine.errors import BadOptions, KleinstadtError
from kleinstadt.engine.event import Event
from kleinstadt.engine.game import AnyGame
from kleinstadt.engine.option import Options, draw_options
from kleinstadt.engine.registry import game as find_game
from kleinstadt.engine.registry import game_ids
from kleinstadt.engine.state import State

GAMES = 10_000
TOO_MANY = 100_000  # so many combinations of options are not listed any more: they are drawn by lot
CHUNK = 50  # games of one set of bots: a curious one wants to see what it has not seen yet
POLICIES = ("random", "curious", "ambitious")
COLLECTING = "collecting"
WHIM = 6  # one answer in so many of the ambitious is a curious one
SELDOM = 200  # and of those who collect: a whim spoils a plan of many answers
FORTUNE = 5000.0  # what using something that nobody has used yet is worth
ROUND = 20  # games of those who collect, before they hear what is still missing
LONGEST = 1000  # answers to one question
ENDLESS = 20_000  # answers in one game
LOADED_EVERY = 10  # answers from one position that is loaded from its dump to the next

Longing = Callable[[State, int, frozenset[str]], float]  # how near a seat is to what is wanted, in points


class Plan(NamedTuple):
    """A game to be played."""

    game: str
    seats: int
    options: Options
    seed: int
    policy: str
    holds: str  # a file whose `check(state)` must hold, too; "" for none
    wishes: str = ""  # a file that says how to play for what is wanted: `longing(state, seat, wanted)`; "" for none
    wanted: frozenset[str] = frozenset()  # what nobody has used yet, for those who collect


class Part(NamedTuple):
    """So many games among the set-ups with these options."""

    games: int
    options: dict[str, str]


class Found(NamedTuple):
    """What some games came to. Used are entries of the catalogue, `cards farm`."""

    games: int
    answers: int
    longest: int
    used: Counter[str]


# -- what is played --------------------------------------------------------------------------------------------------


def all_setups(game: AnyGame) -> list[tuple[int, Options]]:
    """Every number of players with all options that can be combined; none where there are too many to list. A game of
    bots comes to an end: what stands in for a default that might not, stands in for it here."""
    values = [
        [value for value in option.values if option.for_bots is None or value != option.default]
        for option in game.options
    ]
    if prod([len(each) for each in values]) * len(game.seats) > TOO_MANY:
        return []
    found: list[tuple[int, Options]] = []
    for seats, chosen in product(game.seats, product(*values)):
        options = dict(zip([option.id for option in game.options], chosen, strict=True))
        try:
            found.append((seats, game.complete(seats, options)))
        except BadOptions:
            continue
    return found


def with_options(setups: list[tuple[int, Options]], wanted: dict[str, str]) -> list[tuple[int, Options]]:
    """Those in which these options have these values."""
    return [
        (seats, options)
        for seats, options in setups
        if all(str(options[name]) == value for name, value in wanted.items())
    ]


def plans(
    game: AnyGame, setups: list[tuple[int, Options]], games: int, holds: str = "", policies: Sequence[str] = POLICIES
) -> list[Plan]:
    """The set-ups in turn, in an order left to chance, as many games by each policy."""
    lot = stream(0, "thousands")
    order = list(range(len(setups)))
    lot.shuffle(order)
    found: list[Plan] = []
    for number in range(games):
        if setups:
            seats, options = setups[order[number % len(order)]]
        else:
            seats = game.seats[number % len(game.seats)]
            options = draw_options(game.options, seats, lot)
        turn = number // max(1, len(setups))
        found.append(Plan(game.id, seats, options, number, policies[(number + turn) % len(policies)], holds))
    return found


# -- playing ---------------------------------------------------------------------------------------------------------


def play_some(chunk: list[Plan]) -> Found:
    """A few games, with bots that remember what they have seen."""
    game = find_game(chunk[0].game)
    holds = runpy.run_path(chunk[0].holds)["check"] if chunk[0].holds else None
    policies = {plan.policy for plan in chunk}
    bots = {policy: [player(policy, chunk[0], seat) for seat in range(max(game.seats))] for policy in policies}
    used: Counter[str] = Counter()
    answers = longest = 0
    for plan in chunk:
        state = game.start(plan.seats, plan.options, plan.seed, log=True)
        who = stream(plan.seed, "who")
        census = state.census()
        number = 0
        try:
            while not state.over:
                seat = one_of(state.deciders(), who)
                moves = state.moves(seat)
                check_moves(moves)
                longest = max(longest, len(moves))
                state.play(seat, bots[plan.policy][seat].choose(eyes_of(game, state, seat)))
                number += 1
                used.update(uses(game, state.take_log(), plan.seats))
                check(game, state, census, number)
                if holds is not None:
                    holds(state)
            check_end(state)
        except (AssertionError, KleinstadtError) as broken:
            raise RuntimeError(f"{plan}, after {number} answers: {broken!r}") from broken
        answers += number
    return Found(len(chunk), answers, longest, used)


class Ambitious:
    """Greedy, with whims of curiosity: some things are only used by those who play well, and not by those who always
    play the same."""

    def __init__(self, seed: int) -> None:
        self.whims = stream(seed, "ambitious")
        self.greedy, self.curious = bot("greedy", seed), bot("curious", seed)

    def choose(self, eyes: Eyes) -> str:
        return (self.greedy if self.whims.below(WHIM) else self.curious).choose(eyes)


class Collecting:
    """As greedy for what nobody has used yet as if it were worth a fortune, seldom with a whim. How near it is, where
    that takes many answers, a game's wishes say."""

    def __init__(self, plan: Plan, seed: int) -> None:
        self.chance = stream(seed, COLLECTING)
        self.curious = bot("curious", seed)
        self.wanted = plan.wanted
        self.longing: Longing = wish(plan.wishes, "longing", no_longing)

    def choose(self, eyes: Eyes) -> str:
        if len(eyes.moves) == 1 or not self.chance.below(SELDOM):
            return self.curious.choose(eyes)
        imagined = eyes.game.imagine(eyes.view(), self.chance)
        worths = [self.worth(eyes, imagined.copy(), move) for move in eyes.moves]
        best = [move for move, worth in zip(eyes.moves, worths, strict=True) if worth == max(worths)]
        return best[self.chance.below(len(best))]

    def worth(self, eyes: Eyes, trial: State, move: str) -> float:
        trial.log = []
        trial.play(eyes.seat, move)
        new = self.wanted.intersection(uses(eyes.game, trial.take_log(), trial.seats))
        near = self.longing(trial, eyes.seat, self.wanted)
        return eyes.game.heuristic(trial, eyes.seat) + near + FORTUNE * len(new)


def wish(wishes: str, name: str, otherwise: Callable[..., Any]) -> Callable[..., Any]:
    """What a file of wishes says under this name."""
    said: dict[str, Callable[..., Any]] = runpy.run_path(wishes) if wishes else {}
    return said.get(name, otherwise)


def no_longing(state: State, seat: int, wanted: frozenset[str]) -> float:
    return 0.0


def any_suits(options: Options, wanted: frozenset[str]) -> bool:
    return True


def player(policy: str, plan: Plan, seat: int) -> Bot:
    seed = plan.seed + seat
    if policy == COLLECTING:
        return Collecting(plan, seed)
    return Ambitious(seed) if policy == "ambitious" else bot(policy, seed)


def one_of(seats: list[int], chance: Chance) -> int:
    return seats[chance.below(len(seats))]


def uses(game: AnyGame, events: list[Event], seats: int) -> Iterator[str]:
    """The entries of the catalogue that seats have used; what a rival does is not meant."""
    for event in events:
        if event.args.get("seat", 0) in range(seats):
            for listed, by in game.uses.items():
                if event.id in by:
                    yield " ".join([listed, *[str(event.args[name]) for name in by[event.id].split()]])


def check_moves(moves: tuple[str, ...]) -> None:
    assert 0 < len(moves) <= LONGEST, f"there are {len(moves)} answers"
    assert list(moves) == sorted(set(moves)), "answers are not sorted, or stand twice"


def check(game: AnyGame, state: State, census: dict[str, int], number: int) -> None:
    """No card and no piece is lost or doubled, the position can be, and it comes back from its dump."""
    assert number < ENDLESS, "the game does not end"
    assert state.census() == census, "something is lost or doubled"
    if number % LOADED_EVERY == 0:
        dump = state.dump()
        assert game.load(dump).dump() == dump, "another position comes back from the dump"


def check_end(state: State) -> None:
    places = state.placing()
    assert state.deciders() == [], "somebody is asked when all is over"
    assert 1 in places, "nobody has won"


# -- telling ---------------------------------------------------------------------------------------------------------


def entries(game: AnyGame, listed: str) -> list[str]:
    """The ids of a list of the catalogue."""
    found: list[Any] = game.catalogue()[listed]
    return [entry if isinstance(entry, str) else entry["id"] for entry in found]


def report(game: AnyGame, used: Counter[str]) -> list[str]:
    """How often each entry was used, the rarest first."""
    lines: list[str] = []
    for listed in game.uses:
        counts = sorted([(used[f"{listed} {id}"], id) for id in entries(game, listed)])
        told = " ".join([f"{id}={count}" for count, id in counts])
        lines += ["", f"{listed} ({len(counts)}), how often used:", fill(told, 120, break_on_hyphens=False)]
    return lines


def never_used(game: AnyGame, used: Counter[str]) -> list[str]:
    """Entries of the catalogue, `cards farm`."""
    return [f"{listed} {id}" for listed in game.uses for id in entries(game, listed) if not used[f"{listed} {id}"]]


def collect(game: AnyGame, todo: list[Plan], total: Found, args: argparse.Namespace) -> Found:
    """More games like these, round by round, by those who want what nobody has used yet; until nothing is wanted, or
    so many were played. They play what suits the wishes, in an order left to chance: what is wanted may be found in a
    few of these set-ups only."""
    suits = wish(args.wishes, "suits", any_suits)
    lot = stream(len(todo), COLLECTING)
    for first in range(0, args.collect, ROUND):
        wanted = frozenset(never_used(game, total.used))
        like = [plan for plan in todo if suits(plan.options, wanted)]
        if not wanted or not like:
            break
        sys.stderr.write(f"\nwanted: {', '.join(sorted(wanted))}\n")
        more = [
            like[lot.below(len(like))]._replace(
                seed=len(todo) + number, policy=COLLECTING, wishes=args.wishes, wanted=wanted
            )
            for number in range(first, min(first + ROUND, args.collect))
        ]
        total = play_all(more, args.jobs, total, args.tally, ROUND // args.jobs or 1)
    return total


def play_all(todo: list[Plan], jobs: int, total: Found, tally: Path | None, size: int = CHUNK) -> Found:
    """All games, shared among processes; who waits is told how far they are."""
    chunks = [todo[first : first + size] for first in range(0, len(todo), size)]
    if jobs == 1:
        return added(map(play_some, chunks), total, tally, len(todo))
    with Pool(jobs) as pool:
        return added(pool.imap(play_some, chunks), total, tally, len(todo))


def added(parts: Iterable[Found], total: Found, tally: Path | None, games: int) -> Found:
    """What it came to so far is written down again and again: a run that is stopped is not lost."""
    before = total.games
    for part in parts:
        longest = max(total.longest, part.longest)
        total = Found(total.games + part.games, total.answers + part.answers, longest, total.used + part.used)
        if tally is not None:
            tally.write_text(json.dumps(total._asdict(), sort_keys=True), encoding="utf-8")
        sys.stderr.write(f"\r{total.games - before:,} of {games:,} games")
    return total


def so_far(tally: Path | None) -> Found:
    """What earlier runs came to."""
    if tally is None or not tally.exists():
        return Found(0, 0, 0, Counter())
    kept = json.loads(tally.read_text(encoding="utf-8"))
    return Found(kept["games"], kept["answers"], kept["longest"], Counter(kept["used"]))


def part_of(text: str) -> Part:
    """`2000:start_era=1,end_era=1`."""
    games, _, options = text.partition(":")
    return Part(int(games), dict([option.split("=", 1) for option in options.split(",")]))


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("game", help="the id of an installed game")
    parser.add_argument("--games", type=int, help=f"how many; every set-up and at least {GAMES:,} where it is not said")
    parser.add_argument("--part", type=part_of, action="append", help="GAMES:KEY=VALUE,…: instead, so many like that")
    parser.add_argument("--holds", default="", metavar="FILE", help="its check(state) must hold after every answer")
    parser.add_argument("--policy", choices=POLICIES, action="append", help="only by these; by all where none is said")
    parser.add_argument("--collect", type=int, default=0, help="up to so many more games for what nobody has used yet")
    parser.add_argument(
        "--wishes", default="", metavar="FILE", help="its longing(state, …) and suits(options, …) say how"
    )
    parser.add_argument("--tally", type=Path, help="a file to which counts are added: several runs are one")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="processes")
    args = parser.parse_args()
    if args.game not in game_ids():
        parser.error(f"There is no game {args.game!r}; there is {', '.join(game_ids())}.")
    if args.games is not None and args.games < 1:
        parser.error("Play one game at least.")
    return args


def main() -> int:
    args = arguments()
    game = find_game(args.game)
    setups = all_setups(game)
    policies = args.policy or POLICIES
    if args.part:
        todo = [
            plan
            for part in args.part
            for plan in plans(game, with_options(setups, part.options), part.games, args.holds, policies)
        ]
    else:
        todo = plans(game, setups, args.games or max(GAMES, len(setups)), args.holds, policies)
    began = perf_counter()
    total = play_all(todo, args.jobs, so_far(args.tally), args.tally)
    total = collect(game, todo, total, args)
    played = len({(plan.seats, str(plan.options)) for plan in todo})
    of_all = f"of {len(setups):,} " if setups else ""
    how = "compiled" if build.compiled() else "pure"
    seconds = perf_counter() - began
    print(f"\n{game.id}: {total.games:,} games with {played:,} {of_all}set-ups, {total.answers:,} answers, all clean.")
    print(f"The longest list of answers had {total.longest}. {seconds:,.0f} seconds ({how}, {args.jobs} processes).")
    print("\n".join(report(game, total.used)))
    missing = never_used(game, total.used)
    if missing:
        print(f"\nNever used: {', '.join(missing)}.")
    if not game.uses:
        print(f"\n{game.id} does not declare what is used by which events, so nothing was counted.")
    return 1 if missing or not game.uses else 0


if __name__ == "__main__":
    sys.exit(main())
