"""What the search would do in a person's place: the answer, how sure it is, the next best, and why."""

from typing import Final, Literal, NamedTuple

from kleinstadt.bots.eyes import Eyes
from kleinstadt.bots.levels import LEVELS, thought
from kleinstadt.bots.search import Search, Verdict
from kleinstadt.engine.chance import stream
from kleinstadt.engine.event import Arg
from kleinstadt.engine.phrase import Description
from kleinstadt.engine.reason import Reason
from kleinstadt.engine.state import State

ADVISER: Final = "master"  # the level that gives hints
CLEAR: Final = 0.8  # of the rounds of thought began with this answer
LIKELY: Final = 0.55
NEAR: Final = 1.5  # points: what is farther behind is not about as good
EVEN: Final = 0.6  # points: what is not farther behind is about as good, however little was thought about it
TOLD: Final = 3  # reasons

Sure = Literal["clear", "likely", "close"]
When = Literal["at_once", "ahead", "unsaid"]
Sentence = tuple[str, dict[str, Arg]]


class Advice(NamedTuple):
    """What to do and why, as ids of sentences.

    sure     whether the other answers were hardly worth a thought, were thought of too, or are about as good
    next     the next best answer; None where there is no other
    behind   how many points it is expected to be behind
    reasons  what the answer does better than a middling one, as the rest of a sentence "it …"
    when     whether that shows at once or some answers later; unsaid: there are no words for it
    rounds   of thought
    """

    move: str
    sure: Sure
    next: str | None
    behind: float
    reasons: list[Sentence]
    when: When
    rounds: int


def advise(eyes: Eyes, seed: int, timed: bool) -> Advice:
    """From what the seat may know, and nothing else."""
    level = LEVELS[ADVISER]
    search = thought(eyes, level, stream(seed, "advice"), level.seconds if timed else 0.0)
    verdict = search.verdict()
    order = verdict.order()
    best = verdict.moves[order[0]]
    if len(order) == 1:
        return Advice(best, "clear", None, 0.0, [], "unsaid", search.rounds)
    second = order[1]
    middling = verdict.moves[order[len(order) // 2]]
    reasons, when = reasons_for(search, best, middling)
    behind = round(max(0.0, verdict.worths[order[0]] - verdict.worths[second]), 1)
    return Advice(best, how_sure(verdict, order), verdict.moves[second], behind, reasons, when, search.rounds)


def how_sure(verdict: Verdict, order: list[int]) -> Sure:
    first, second = order[0], order[1]
    share = verdict.visits[first] / max(1, sum(verdict.visits))
    ahead = verdict.worths[first] - verdict.worths[second]
    if ahead < EVEN or (ahead < NEAR and share < LIKELY):
        return "close"
    return "clear" if share >= CLEAR else "likely"


def reasons_for(search: Search, better: str, worse: str) -> tuple[list[Sentence], When]:
    """Why one answer is better than the other: by what it does at once, or else by where it leads."""
    game, seat = search.game, search.seat
    answer = search.root.describe(seat, better)
    found = said(game.reasons(after(search, better), after(search, worse), seat), answer)
    if found:
        return found, "at_once"
    found = said(game.reasons(search.ahead(better), search.ahead(worse), seat), answer)
    return found, "ahead" if found else "unsaid"


def after(search: Search, move: str) -> State:
    state = search.root.copy()
    state.play(search.seat, move)
    return state


def said(reasons: list[Reason], answer: Description) -> list[Sentence]:
    """That a card comes of an answer that names it is no reason for it."""
    named = list(answer.args.values())
    found: list[Sentence] = []
    for reason in reasons:
        args: dict[str, Arg] = {}
        for name, things in reason.args.items():
            args[name] = [each for each in things if each not in named] if isinstance(things, list) else things
        if [] not in args.values():
            found.append((reason.id, args))
    return found[:TOLD]
