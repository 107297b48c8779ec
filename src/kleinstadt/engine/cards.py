"""Cards that not everybody sees: piles and hands that know who has seen what.

A card is a small number, its kind; several cards of a kind are alike. A viewer is a seat, or the number of seats for
the spectators; who has seen a card is a mask of viewers. What somebody has seen stays known until it may have
changed:

- in a pile by place: who looked at the top card knows it there until it is drawn or the pile is shuffled;
- in a hand, and in a shuffled pile, as a heap: who saw a card go in knows that it is there until it is seen to leave,
  or until so many cards have left unseen that all of those known may be among them.
"""

from collections.abc import Sequence
from typing import Final, TypedDict

from kleinstadt.engine.chance import Chance
from kleinstadt.engine.sharing import replaced

UNSEEN: Final = -1
NOBODY: Final = 0
ALL: Final = -1  # every viewer, spectators too
HIDDEN: Final = "hidden"  # the name of a card that one does not see


EYES: Final[tuple[int, ...]] = tuple([2**viewer for viewer in range(16)])  # the mask of one viewer


def viewer_of(seat: int | None, seats: int) -> int:
    """Spectators come after the seats."""
    return seats if seat is None else seat


class Memory:
    """What each viewer knows of a heap of cards: those seen in it and not seen leaving, and how many left unseen
    since."""

    __slots__ = ("cards", "gone")

    def __init__(self, cards: tuple[tuple[int, ...], ...], gone: tuple[int, ...]) -> None:
        self.cards = cards
        self.gone = gone

    def copy(self) -> "Memory":
        return Memory(self.cards, self.gone)

    def know(self, viewer: int, cards: tuple[int, ...], gone: int) -> None:
        """From now on the viewer knows this."""
        self.cards = replaced(self.cards, viewer, cards)
        self.gone = replaced(self.gone, viewer, gone)

    def enter(self, card: int, seen: int) -> None:
        """A card goes into the heap before these eyes."""
        if not seen:
            return
        every: list[tuple[int, ...]] = []
        before: tuple[int, ...] = ()
        after: tuple[int, ...] = (card,)
        for viewer, known in enumerate(self.cards):
            if seen >> viewer & 1:
                if known is not before:  # most viewers know the same, which is worked out once
                    before = known
                    after = tuple(sorted([*known, card])) if known else (card,)
                every.append(after)
            else:
                every.append(known)
        self.cards = tuple(every)

    def leave(self, card: int, seen: int, concerned: int = ALL) -> None:
        """A card leaves the heap before these eyes; others know only that one has left. It may concern some viewers
        only: for those who knew the card by its place it was not part of the heap."""
        if not any(self.cards):
            return
        every = list(self.cards)
        left = list(self.gone)
        for viewer, known in enumerate(self.cards):
            if not known or not concerned >> viewer & 1:
                continue
            gone = left[viewer]
            if not seen >> viewer & 1:
                gone += 1
            elif card in known:
                place = known.index(card)
                known = known[:place] + known[place + 1 :]
            if gone >= len(known):
                known = ()
                gone = 0
            every[viewer] = known
            left[viewer] = gone
        self.cards = tuple(every)
        self.gone = tuple(left)

    def forget_all_but(self, viewer: int) -> None:
        """Of what others know nothing is left."""
        self.cards = tuple([known if other == viewer else () for other, known in enumerate(self.cards)])
        self.gone = tuple([gone if other == viewer else 0 for other, gone in enumerate(self.gone)])


def no_memory(viewers: int) -> Memory:
    return Memory(((),) * viewers, (0,) * viewers)


class HeapView(TypedDict):
    """A pile that is remembered as a heap, as somebody may know it: the cards from the bottom up, what else was seen to
    go in, and how many have left unseen since, which may be among those."""

    cards: list[str]
    seen: list[str]
    gone: int


class Pile:
    """Cards face down in an order, the top one last. `seen[i]` are those who know the card at place i; `memory` is
    what is known of the pile as a heap since it was shuffled."""

    __slots__ = ("cards", "seen", "memory")

    def __init__(self, cards: list[int], seen: list[int], memory: Memory | None = None) -> None:
        self.cards = cards
        self.seen = seen
        self.memory = memory

    def __len__(self) -> int:
        return len(self.cards)

    def copy(self) -> "Pile":
        return Pile(self.cards.copy(), self.seen.copy(), None if self.memory is None else self.memory.copy())

    def put(self, card: int, seen: int = NOBODY) -> None:
        """On top."""
        self.cards.append(card)
        self.seen.append(seen)

    def put_under(self, card: int, seen: int = NOBODY) -> None:
        self.cards.insert(0, card)
        self.seen.insert(0, seen)

    def draw(self, seen: int = NOBODY) -> int:
        """The top card, drawn before these eyes."""
        card = self.cards.pop()
        by_place = self.seen.pop()
        memory = self.memory
        if memory is not None:
            memory.leave(card, seen, ~by_place)
        return card

    def look(self, depth: int, seen: int) -> int:
        """Show the card at this depth (0 is the top one) to these eyes."""
        place = len(self.cards) - 1 - depth
        card = self.cards[place]
        memory = self.memory
        if memory is not None:
            memory.leave(card, ALL, seen & ~self.seen[place])  # known by its place from now on
        self.seen[place] |= seen
        return card

    def shuffle(self, chance: Chance) -> None:
        """Nobody knows the order any more; what was known to lie here is still known to."""
        memory = self.memory
        if memory is not None and any(self.seen):
            for card, seen in zip(self.cards, self.seen, strict=True):
                memory.enter(card, seen)
        chance.shuffle(self.cards)
        self.seen = [NOBODY] * len(self.cards)

    def known_to(self, viewer: int) -> list[int]:
        """The cards from the bottom up as this viewer knows them."""
        eye = EYES[viewer]
        return [card if seen & eye else UNSEEN for card, seen in zip(self.cards, self.seen, strict=True)]

    def view(self, viewer: int, names: Sequence[str]) -> list[str]:
        """The same with names."""
        return [HIDDEN if card == UNSEEN else names[card] for card in self.known_to(viewer)]

    def view_heap(self, viewer: int, names: Sequence[str]) -> HeapView:
        """The same of a pile that is remembered as a heap."""
        memory = self.memory
        assert memory is not None, "this pile is not remembered as a heap"
        seen = [names[card] for card in memory.cards[viewer]]
        return {"cards": self.view(viewer, names), "seen": seen, "gone": memory.gone[viewer]}


def pile_of(cards: list[int], viewers: int = 0) -> Pile:
    """A pile that nobody has looked into. With viewers it is remembered as a heap when it is shuffled."""
    return Pile(cards, [NOBODY] * len(cards), no_memory(viewers) if viewers else None)


class HandView(TypedDict):
    """A hand as somebody may know it: its own cards to the owner; to others the number, the cards seen in it, and how
    many have left unseen since, which may be among those."""

    cards: list[str]
    count: int
    seen: list[str]
    gone: int


class Hand:
    """The cards of one seat, sorted. The owner knows them all; `memory` is what the others know."""

    __slots__ = ("owner", "cards", "memory")

    def __init__(self, owner: int, cards: list[int], memory: Memory) -> None:
        self.owner = owner
        self.cards = cards
        self.memory = memory

    def __len__(self) -> int:
        return len(self.cards)

    def copy(self) -> "Hand":
        return Hand(self.owner, self.cards.copy(), self.memory.copy())

    def kinds(self) -> list[int]:
        """Each card once, in order."""
        found: list[int] = []
        before = -1
        for card in self.cards:
            if card != before:
                found.append(card)
            before = card
        return found

    def gain(self, card: int, seen: int = NOBODY) -> None:
        """A card comes into the hand before these eyes (the owner's need not be named)."""
        place = len(self.cards)
        while place and self.cards[place - 1] > card:
            place -= 1
        self.cards.insert(place, card)
        self.memory.enter(card, seen & ~EYES[self.owner])

    def lose(self, card: int, seen: int = NOBODY) -> None:
        """A card of this kind leaves the hand before these eyes."""
        self.cards.remove(card)
        self.memory.leave(card, seen)

    def view(self, viewer: int, names: Sequence[str]) -> HandView:
        """As this viewer may know it."""
        if viewer == self.owner:
            return {"cards": [names[card] for card in self.cards], "count": len(self.cards), "seen": [], "gone": 0}
        seen = [names[card] for card in self.memory.cards[viewer]]
        return {"cards": [], "count": len(self.cards), "seen": seen, "gone": self.memory.gone[viewer]}
