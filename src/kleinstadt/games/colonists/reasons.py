"""Why one community is worth more than another, in words: from the facts that its value is made of, and the parts of
the heuristic on which what was learned is built, each told by what it comes from."""

from typing import Final

from kleinstadt.engine.facts import told
from kleinstadt.engine.reason import (
    NO_REASON,
    Reason,
    counted,
    difference,
    one_of,
    part,
    said_once,
    some,
    surplus,
    weighed,
)
from kleinstadt.games.colonists.cards import BUILDINGS, CARDS, COLONIES
from kleinstadt.games.colonists.community import kind_of, staffed
from kleinstadt.games.colonists.goods import DOLLARS, GOODS, TOOLS, unpack
from kleinstadt.games.colonists.heuristic import OPEN, parts
from kleinstadt.games.colonists.plans import Aim, Outlook, plans, stock_of
from kleinstadt.games.colonists.state import Colonists
from kleinstadt.games.colonists.steps import BUY_BUILDING, BUY_EMBASSY, left_of
from kleinstadt.games.colonists.value_facts import NAMES, PAYABLE, REACH, WORK
from kleinstadt.games.colonists.verbs import BUILD, EMBASSY, NONE

# The first words of facts about all that a community has or could do, with the part of the heuristic they belong to.
PART: Final = {
    "goods": "goods",
    "stock": "goods",
    "tools": "goods",
    "dollars": "goods",
    "savings": "goods",
    "reserve": "goods",
    "room": "storage",
    "residents": "work",
    "working": "work",
    "idle": "work",
    "posts": "work",
    "hungry": "work",
    "cards": "hand",
    "asked": "to_come",
    "turn": "to_come",
    "offer": "plans",
    "relation": "plans",
}
CLEARLY: Final = 0.05  # an aim that is worth so much more has come closer


class Communities:
    """Two positions as one seat sees them, with what each promises, and the parts of the heuristic of which there is
    more in the first one."""

    __slots__ = ("after", "instead", "seat", "ahead", "other", "gained")

    def __init__(self, after: Colonists, instead: Colonists, seat: int) -> None:
        self.after = after
        self.instead = instead
        self.seat = seat
        self.ahead = Outlook(after, seat)
        self.other = Outlook(instead, seat)
        self.gained = difference(parts(after, seat), parts(instead, seat))


def why(both: Communities, here: list[int], there: list[int], shares: dict[str, float]) -> list[Reason]:
    """`here` and `there` are the facts of both communities, `shares` what the facts of each first word add to the
    value. The parts of the heuristic are told by name as well, for want of anything that says more."""
    said, others = told(here, NAMES), told(there, NAMES)
    found: list[Reason] = []
    for word, share in shares.items():
        what, _, thing = word.partition(" ")
        if what in PART:
            both.gained[PART[what]] = both.gained.get(PART[what], 0.0) + share
        elif thing:
            found.append(about(what, thing, said.get(word, []), others.get(word, []), share))
    found += [gains(both), yields(both), *work(both), *counts(both), choice(both), aims(both), holds(both)]
    found += [part(name, worth) for name, worth in both.gained.items()]
    return weighed(said_once(weighed(found)))


def about(what: str, thing: str, here: list[str], there: list[str], share: float) -> Reason:
    """What speaks for the first community about a building, an improvement, a relation or a place."""
    if what in ("building", "standing"):
        if len(here) > len(there):
            return one_of("builds", share, "buildings", thing)
        return (
            one_of("staffs", share, "buildings", thing) if ending(here, WORK[1]) > ending(there, WORK[1]) else NO_REASON
        )
    if what == "improvement" and len(here) > len(there):
        return one_of("plays", share, "cards", thing)
    if what == "embassy" and here > there:
        return one_of("relates", share, "colony", thing)
    if what == "near" and here and not there:
        return one_of("nears", share, "places", thing)
    if what == "hand" and ending(here, REACH[PAYABLE]) > ending(there, REACH[PAYABLE]):
        return one_of("affords", share, "cards", thing)
    return NO_REASON


def ending(said: list[str], word: str) -> int:
    """For how many of them this is the last word."""
    return len([each for each in said if each.endswith(word)])


# -- parts of the heuristic, by what they come from ------------------------------------------------------------------


def gains(both: Communities) -> Reason:
    """Goods, Tools and Dollars that are there when all is paid."""
    seat = both.seat
    more = surplus(owned(both.after, seat, both.ahead), owned(both.instead, seat, both.other))
    dollars = both.after.dollars[seat] - both.instead.dollars[seat]
    both.gained["score"] -= max(0, dollars)
    return Reason("gains", both.gained["goods"] + max(0, dollars), {"goods": more}) if more else NO_REASON


def owned(state: Colonists, seat: int, ahead: Outlook) -> dict[str, int]:
    return {**unpack(stock_of(state, seat)), TOOLS: ahead.tools, DOLLARS: state.dollars[seat]}


def yields(both: Communities) -> Reason:
    """What comes in every year; of buildings without workers, where those with workers bring no more."""
    for id, with_workers in (("yearly", True), ("yearly_staffed", False)):
        more = surplus(*[yearly(state, both.seat, with_workers) for state in (both.after, both.instead)])
        if more:
            return Reason(id, both.gained["yields"], {"goods": more})
    return NO_REASON


def yearly(state: Colonists, seat: int, with_workers: bool) -> dict[str, int]:
    box, means = state.box, state.means[seat]
    found = {**unpack(means.card_goods + means.embassy_goods), TOOLS: means.tools, DOLLARS: means.dollars}
    for building in state.buildings[seat]:
        facts = box.buildings[kind_of(building)]
        if not with_workers or staffed(box, building):
            found[DOLLARS] += facts.dollars
            if facts.good != NONE:
                found[GOODS[facts.good]] = found.get(GOODS[facts.good], 0) + facts.output
    return found


def work(both: Communities) -> list[Reason]:
    """Colonists for whom there is food, or a post. Who has left with a razed home is neither fed nor given work."""
    after, instead = both.after.means[both.seat], both.instead.means[both.seat]
    fed = both.other.hungry - both.ahead.hungry + min(0, sum(after.residents[1:]) - sum(instead.residents[1:]))
    hired = jobless(both.instead, both.seat, both.other) - jobless(both.after, both.seat, both.ahead)
    hired += min(0, sum(after.residents) - sum(instead.residents))
    if fed <= 0 and hired <= 0:
        return []
    worth = both.gained["work"]
    return [counted("feeds", worth, fed) if fed > 0 else counted("hires", worth, hired)]


def jobless(state: Colonists, seat: int, ahead: Outlook) -> int:
    """Colonists for whom there is no post."""
    left = 0
    for each in range(3):
        left += max(0, state.means[seat].idle[each] - ahead.posts[each])
    return max(0, left - ahead.posts[3])


def counts(both: Communities) -> list[Reason]:
    """Cards and spaces in the storage, by number."""
    cards = len(both.after.hands[both.seat]) - len(both.instead.hands[both.seat])
    room = int(both.ahead.room) - int(both.other.room)
    return [counted("more_cards", both.gained["hand"], cards), counted("more_room", both.gained["storage"], room)]


def choice(both: Communities) -> Reason:
    """What the seat is asked next, or the money that is left for it."""
    step, other = both.after.asked(both.seat), both.instead.asked(both.seat)
    if step is None:
        return NO_REASON
    if step.kind is BUY_EMBASSY or step.kind is BUY_BUILDING:
        left = left_of(step) - (left_of(other) if other is not None and other.kind is step.kind else 0)
        return counted("unspent", both.gained["to_come"], left)
    if step.kind.id in OPEN and (other is None or other.kind is not step.kind):
        return Reason(f"choice_{step.kind.id}", both.gained.pop("to_come"))
    return NO_REASON


def aims(both: Communities) -> Reason:
    """What can be built, played or negotiated sooner: of the aim that gains most and others of its kind the first."""
    here = best_plans(both.after, both.seat, both.ahead)
    there = best_plans(both.instead, both.seat, both.other)
    closer = {aim: worth - there.get(aim, 0.0) for aim, worth in here.items()}
    order = sorted([aim for aim in closer if closer[aim] > CLEARLY], key=lambda aim: -closer[aim])
    if not order:
        return NO_REASON
    worth = both.gained["plans"]
    verb = order[0][0]
    things = [aimed for other, aimed in order if other == verb]
    if verb == BUILD:
        return some("plans_building", worth, "buildings", [BUILDINGS[thing] for thing in things])
    if verb == EMBASSY:
        return some("plans_embassy", worth, "colony", [COLONIES[thing] for thing in things])
    return some("plans_card", worth, "cards", [CARDS[thing] for thing in things])


def holds(both: Communities) -> Reason:
    """The improvement in hand that is worth most, where it is not in hand otherwise."""
    others = both.instead.hands[both.seat]
    kept = [card for card in both.after.hands[both.seat] if card >= 0 and card not in others]
    if not kept:
        return NO_REASON
    cards = both.after.box.cards
    best = max(kept, key=lambda card: cards[card].value)
    return Reason("holds", both.gained["plans"], {"card": CARDS[best], "points": max(0, cards[best].value)})


def best_plans(state: Colonists, seat: int, ahead: Outlook) -> dict[Aim, float]:
    """What each aim is worth."""
    named: list[Aim] = []
    found: dict[Aim, float] = {}
    for worth, aim in zip(plans(state, seat, ahead, named), named, strict=True):
        if aim[1] != NONE:
            found[aim] = max(worth, found.get(aim, 0.0))
    return found
