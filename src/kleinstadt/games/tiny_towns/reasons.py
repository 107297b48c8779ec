"""Why one town is worth more than another, in words: from the facts that its value is made of, and its score sheet."""

from typing import Final

from kleinstadt.engine.reason import Reason, counted, said_once, weighed
from kleinstadt.engine.score import ScoreLine
from kleinstadt.games.tiny_towns.cards import CARD_IDS, COTTAGE_CARD
from kleinstadt.games.tiny_towns.facts import (
    BEST_SPOT,
    BLOCK,
    BUILT,
    GOOD_SPOTS,
    LONG,
    LYING,
    NO_PATTERN,
    ONE_SHORT,
    PLACES,
    SIZES,
    TWO_SHORT,
    UNTOUCHED,
)

BLOCKS: Final = (BUILT, LYING, ONE_SHORT, TWO_SHORT, LONG, UNTOUCHED, BEST_SPOT, GOOD_SPOTS)
COTTAGES: Final = CARD_IDS[COTTAGE_CARD]
NO_SPOT: Final = 5
# The first words of the facts about the whole town.
ROOM: Final = "room"
PLANS: Final = ("plans one short", "plans two short", "plans begun")
IDLE: Final = ("dead", "loose")  # resources that no pattern, or none of those planned, can use
LIKELY: Final = "kind"  # which kinds are wanted and come


class Outcome:
    """A town as its value sees it: the facts that hold (none where it is finished), how many resources each card lacks
    at least (only of cards that can be built here), and its points."""

    __slots__ = ("facts", "lacking", "points")

    def __init__(self, facts: list[int], lacking: dict[int, int], lines: list[ScoreLine]) -> None:
        self.facts = facts
        self.lacking = lacking
        self.points: dict[str, int] = {}
        for line in lines:
            self.points[line.item] = self.points.get(line.item, 0) + line.points

    def about(self, card: int) -> list[int]:
        """Of each block of facts about a card the one that holds: how many are built, how many lie complete, …"""
        found = [0] * (len(BLOCKS) - 2) + [NO_SPOT]
        for fact in self.facts:
            if fact // BLOCK == card:
                for block in range(len(BLOCKS) - 1):
                    if BLOCKS[block] <= fact % BLOCK < BLOCKS[block + 1]:
                        found[block] = fact % BLOCK - BLOCKS[block]
        return found

    def number(self, word: str) -> int:
        """Of the facts about the whole town that begin with this word the one that holds."""
        for fact in self.facts:
            if PLACES[word] <= fact < PLACES[word] + SIZES[word]:
                return fact - PLACES[word]
        return 0


def why(after: Outcome, instead: Outcome, shares: dict[str, float]) -> list[Reason]:
    """`shares` are what the facts of each first word add to the value."""
    found: list[Reason] = []
    for card, id in enumerate(CARD_IDS):
        gained = after.points.get(id, 0) - instead.points.get(id, 0)
        worth = shares.get(id, 0.0) + gained
        more = after.number("fed") - instead.number("fed") if id == COTTAGES else 0
        if more > 0:
            worth += shares.get("fed", 0.0) + shares.get("hungry", 0.0)
            found.append(Reason("feeds", worth, {"count": more}))
        else:
            found.append(about_card(card, after, instead, gained, worth))
    for word, share in shares.items():
        more = after.number(word) - instead.number(word) if word in PLACES else 0
        if word in PLANS and more > 0:
            found.append(Reason("plans", share))
        elif word == ROOM:
            found.append(counted("room", share, more))
        elif word in IDLE:
            found.append(counted("tidy", share, -more))
        elif word == LIKELY:
            found.append(Reason("open", share))
    return weighed(said_once(weighed(found)))


def about_card(card: int, after: Outcome, instead: Outcome, gained: int, worth: float) -> Reason:
    """What speaks for the first town about this card, the nearest first."""
    here = after.about(card)
    there = instead.about(card)
    lacks = after.lacking.get(card, NO_PATTERN)
    lacked = instead.lacking.get(card, NO_PATTERN)
    id = ""
    if here[0] > there[0]:
        id = "builds"
    elif gained > 0:
        return Reason("scores", worth, {"card": CARD_IDS[card], "points": gained})
    elif here[1] > there[1]:
        id = "completes"
    elif lacks == 1 < lacked:
        id = "nears"
    elif lacks < lacked < NO_PATTERN:
        id = "begins"
    elif here[5] > there[5] or lacks < lacked or here[6] < there[6] == NO_SPOT:
        id = "keeps"
    return Reason(id, worth, {"cards": [CARD_IDS[card]]})
