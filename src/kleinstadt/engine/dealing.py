"""Imagining: cards that a viewer does not see are dealt afresh to the places where they may lie."""

from collections.abc import Iterable, Sequence

from kleinstadt.engine.cards import UNSEEN, Hand, Pile
from kleinstadt.engine.chance import Chance


def unseen_by(
    viewer: int, every: Iterable[int], open: Iterable[int], piles: Sequence[Pile], hands: Sequence[Hand]
) -> list[int]:
    """The cards of a deck that this viewer does not see: all but those that lie open, those in the own hand and those
    known by their place in a pile."""
    unseen = list(every)
    for card in open:
        unseen.remove(card)
    for hand in hands:
        if hand.owner == viewer:
            for card in hand.cards:
                unseen.remove(card)
    for pile in piles:
        for card in pile.known_to(viewer):
            if card != UNSEEN:
                unseen.remove(card)
    return unseen


def deal_afresh(viewer: int, unseen: list[int], piles: Sequence[Pile], hands: Sequence[Hand], chance: Chance) -> None:
    """Deal the cards that the viewer does not see to the places where they may lie. What is known of a heap stays
    there."""
    chance.shuffle(unseen)
    others = [hand for hand in hands if hand.owner != viewer]
    kept = [take(unseen, hand.memory.left_in(viewer, len(hand.cards), chance)) for hand in others]
    loose = [take(unseen, loose_in(pile, viewer, chance)) for pile in piles]
    for hand, cards in zip(others, kept, strict=True):
        size = len(hand.cards)
        while len(cards) < size:
            cards.append(unseen.pop())
        hand.cards = sorted(cards)
    for pile, cards in zip(piles, loose, strict=True):
        known = pile.known_to(viewer)
        while len(cards) < known.count(UNSEEN):
            cards.append(unseen.pop())
        chance.shuffle(cards)
        pile.cards = [cards.pop() if card == UNSEEN else card for card in known]


def loose_in(pile: Pile, viewer: int, chance: Chance) -> list[int]:
    """Cards that the viewer knows to be somewhere in the pile."""
    if pile.memory is None:
        return []
    return pile.memory.left_in(viewer, pile.known_to(viewer).count(UNSEEN), chance)


def take(cards: list[int], wanted: list[int]) -> list[int]:
    """Take these out of the cards; one that is not there any more was seen elsewhere, so it has left."""
    found: list[int] = []
    for card in wanted:
        if card in cards:
            cards.remove(card)
            found.append(card)
    return found
