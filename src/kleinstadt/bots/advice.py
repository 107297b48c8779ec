"""What the search would do in a person's place: the answer, how sure it is, the next best, and why."""

from collections.abc import Callable
from typing import Final, Literal, NamedTuple

from kleinstadt.bots.eyes import Eyes
from kleinstadt.bots.levels import LEVELS, thought
from kleinstadt.bots.search import ROOT, Search, Verdict, question_key
from kleinstadt.engine.chance import stream
from kleinstadt.engine.event import Arg
from kleinstadt.engine.phrase import Description, DescriptionData
from kleinstadt.engine.reason import Reason, beyond, held
from kleinstadt.engine.state import State

ADVISER: Final = "master"  # the level that gives hints
CLEAR: Final = 0.8  # of the rounds of thought began with this answer
LIKELY: Final = 0.55
NEAR: Final = 1.5  # points: what is farther behind is not about as good
EVEN: Final = 0.6  # points: what is not farther behind is about as good, however little was thought about it
TOLD: Final = 3  # reasons
GOING_ON: Final = 2  # answers after the advised one
IMAGINED: Final = 3  # positions in which a reason has to hold

Sure = Literal["clear", "likely", "close"]
When = Literal["at_once", "ahead", "unsaid"]
Sentence = tuple[str, dict[str, Arg]]
Lead = Callable[[Search, str], State]  # where an answer leads
AT_ONCE: Final[When] = "at_once"
AHEAD: Final[When] = "ahead"
UNSAID: Final[When] = "unsaid"


class Advice(NamedTuple):
    """What to do and why, as ids of sentences.

    sure     whether the other answers were hardly worth a thought, were thought of too, or are about as good
    next     the next best answer; None where there is no other
    behind   how many points it is expected to be behind
    reasons  what the answer does better than a middling one, as the rest of a sentence "it …"
    when     whether that shows at once or some answers later; unsaid: there are no words for it
    rounds   of thought
    then     how the action goes on, answer by answer, as far as that can be told: each with its text
    """

    move: str
    sure: Sure
    next: str | None
    behind: float
    reasons: list[Sentence]
    when: When
    rounds: int
    then: list[tuple[str, DescriptionData]]


def advise(eyes: Eyes, seed: int, timed: bool) -> Advice:
    """From what the seat may know, and nothing else."""
    level = LEVELS[ADVISER]
    search = thought(eyes, level, stream(seed, "advice"), level.seconds if timed else 0.0)
    verdict = search.verdict()
    order = verdict.order()
    best = verdict.moves[order[0]]
    if len(order) == 1:
        return Advice(best, "clear", None, 0.0, [], "unsaid", search.rounds, going_on(search, best))
    second = order[1]
    middling = verdict.moves[order[len(order) // 2]]
    reasons, when = reasons_for(search, best, middling)
    behind = round(max(0.0, verdict.worths[order[0]] - verdict.worths[second]), 1)
    sure = how_sure(verdict, order)
    then = going_on(search, best)
    return Advice(best, sure, verdict.moves[second], behind, reasons, when, search.rounds, then)


def going_on(search: Search, move: str) -> list[tuple[str, DescriptionData]]:
    """The next answers of the same action, as they were thought of. A price needs no words, and a number alone tells
    nothing. Nothing beyond what is hidden: it is different in every imagined position."""
    seat = search.seat
    found: list[tuple[str, DescriptionData]] = []
    state, seen = search.root.copy(), [ROOT] * search.root.seats
    moves = [move]
    while len(found) < GOING_ON:
        search.play(state, seat, moves[-1], seen)
        ahead = search.root.foresee(seat, moves, previews=True)
        if ahead.asked(seat) is None or not (decision := ahead.decision(seat)).part or decision.form == "allot":
            break
        node = search.nodes.get(question_key(state, seat, seen[seat]))
        if node is None:
            break
        moves.append(Verdict(node).best())
        told = state.describe(seat, moves[-1]).dump()
        if told["args"] and all(isinstance(value, int) for value in told["args"].values()):
            break
        found.append((moves[-1], told))
    return found


def how_sure(verdict: Verdict, order: list[int]) -> Sure:
    first, second = order[0], order[1]
    share = verdict.visits[first] / max(1, sum(verdict.visits))
    ahead = verdict.worths[first] - verdict.worths[second]
    if ahead < EVEN or (ahead < NEAR and share < LIKELY):
        return "close"
    return "clear" if share >= CLEAR else "likely"


def reasons_for(
    search: Search, better: str, worse: str, had: list[Reason] | None = None
) -> tuple[list[Sentence], When]:
    """Why one answer is better than the other: by what it does at once, or else by where it leads. What was `had` all
    the same is no reason."""
    answer = search.root.describe(search.seat, better)
    worlds = [search, *[elsewhere(search) for _ in range(IMAGINED - 1)]]
    at_once = said(beyond(compared(worlds, after, better, worse), had or []), answer)
    if concrete(at_once):
        return chosen(at_once, [])
    ahead = said(beyond(compared(worlds, Search.ahead, better, worse), had or []), answer)
    return chosen(at_once, ahead)


def chosen(at_once: list[Sentence], ahead: list[Sentence]) -> tuple[list[Sentence], When]:
    """What names nothing is said only where neither tells anything that does."""
    ways = ((concrete(at_once), AT_ONCE), (concrete(ahead), AHEAD), (at_once, AT_ONCE), (ahead, AHEAD))
    for found, when in ways:
        if found:
            return found[:TOLD], when
    return [], UNSAID


def compared(worlds: list[Search], lead: Lead, better: str, worse: str) -> list[Reason]:
    """What makes one answer better than the other, whatever may be hidden: first of all what is better than before,
    too. Where nothing is, it is what the other answer would have spoiled."""
    found: list[list[Reason]] = []
    news: list[list[Reason]] = []
    for each in worlds:
        here = lead(each, better)
        found.append(each.game.reasons(here, lead(each, worse), each.seat))
        news.append(each.game.reasons(here, each.root, each.seat))
    told = held(found)
    new = held([told, *news])
    return new if any(each.args for each in new) else told


def elsewhere(search: Search) -> Search:
    """The same thoughts in a position where all that the seat cannot know is dealt anew."""
    root = search.root.copy()
    root.redeal(search.seat, search.chance)
    found = Search(search.game, root, search.seat, search.chance)
    found.nodes = search.nodes
    return found


def after(search: Search, move: str) -> State:
    state = search.root.copy()
    state.play(search.seat, move)
    return state


def said(reasons: list[Reason], answer: Description) -> list[Sentence]:
    """That a card comes of an answer that names it is no reason for it."""
    named: list[Arg] = []
    for value in answer.args.values():
        named += value if isinstance(value, list) else [value]
    found: list[Sentence] = []
    for reason in reasons:
        args: dict[str, Arg] = {}
        for name, things in reason.args.items():
            args[name] = [each for each in things if each not in named] if isinstance(things, list) else things
        if [] not in args.values():
            found.append((reason.id, args))
    return found


def concrete(found: list[Sentence]) -> list[Sentence]:
    """Those that name or count something."""
    return [(id, args) for id, args in found if args]
