"""Imagining: cards that a viewer does not see are dealt afresh to the places where they may lie."""

from collections.abc import Iterable, Sequence
from typing import Final

from kleinstadt.engine.cards import ALL, EYES, UNSEEN, Hand, Memory, Pile
from kleinstadt.engine.chance import Chance

TRIES: Final = 30  # a deal that contradicts what is known is begun again, so often at most


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


class Heap:
    """So many cards that a viewer does not see, of which some are known: `known` were seen there, and `gone` have left
    unseen since. `cards` is what is dealt there."""

    __slots__ = ("size", "known", "gone", "cards")

    def __init__(self, size: int, memory: Memory | None, viewer: int) -> None:
        self.size = size
        self.known = () if memory is None else memory.cards[viewer]
        self.gone = 0 if memory is None else memory.gone[viewer]
        self.cards: list[int] = []


def deal_afresh(viewer: int, unseen: list[int], piles: Sequence[Pile], hands: Sequence[Hand], chance: Chance) -> None:
    """Deal the cards that the viewer does not see. What is known of a heap stays there; what others know is forgotten,
    because the viewer does not know it."""
    others = [hand for hand in hands if hand.owner != viewer]
    of_hands = [Heap(len(hand.cards), hand.memory, viewer) for hand in others]
    of_piles = [Heap(pile.known_to(viewer).count(UNSEEN), pile.memory, viewer) for pile in piles]
    deal(of_hands + of_piles, unseen, chance)
    for hand, heap in zip(others, of_hands, strict=True):
        hand.cards = sorted(heap.cards)
    for pile, heap in zip(piles, of_piles, strict=True):
        chance.shuffle(heap.cards)
        pile.cards = [heap.cards.pop() if card == UNSEEN else card for card in pile.known_to(viewer)]
        pile.seen = [seen if seen == ALL else seen & EYES[viewer] for seen in pile.seen]
    for memory in [hand.memory for hand in hands] + [pile.memory for pile in piles if pile.memory is not None]:
        memory.forget_all_but(viewer)


def deal(heaps: list[Heap], unseen: list[int], chance: Chance) -> None:
    """First the cards that are known to lie somewhere, those with the least doubt first; then the rest by chance."""
    rest = unseen
    for tried in range(TRIES):
        rest = unseen.copy()
        chance.shuffle(rest)
        order = list(range(len(heaps)))
        chance.shuffle(order)
        if tried == 0:
            order.sort(key=lambda heap: heaps[heap].gone)
        kept = [keep_known(heaps[heap], rest, chance) for heap in order]  # each of them, whatever the others kept
        if all(kept):
            break
    for heap in heaps:
        while len(heap.cards) < heap.size:
            heap.cards.append(rest.pop())


def keep_known(heap: Heap, rest: list[int], chance: Chance) -> bool:
    """Take the known cards that have stayed out of the rest. One that is not there was seen elsewhere, so it has left;
    of the others as many as could have left did so by chance. False where more would have to have left than did."""
    found: list[int] = []
    for card in heap.known:
        if card in rest:
            rest.remove(card)
            found.append(card)
    doubt = heap.gone - (len(heap.known) - len(found))
    chance.shuffle(found)
    left = sum(place < doubt for place in drawn(heap.size + max(0, doubt), len(found), chance))
    for card in found[:left]:  # anywhere: at the end it would be the next one dealt, back to where it left
        rest.insert(chance.below(len(rest) + 1), card)
    heap.cards = found[left:]
    return doubt >= 0 and len(heap.cards) <= heap.size


def drawn(places: int, number: int, chance: Chance) -> list[int]:
    """So many different places out of all, by chance."""
    all_places = list(range(max(places, number)))
    chance.shuffle(all_places)
    return all_places[:number]
