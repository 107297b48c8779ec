"""Piles and hands as plain data, both ways: dumped, seen by somebody, or written by hand."""

from collections.abc import Mapping, Sequence
from typing import Any

from kleinstadt.engine.cards import EYES, HIDDEN, NOBODY, UNSEEN, Hand, Memory, Pile, no_memory
from kleinstadt.engine.reading import Reader, all_known, known, list_in, list_of, number_in, wrong


def dump_pile(pile: Pile, names: Sequence[str]) -> dict[str, Any]:
    data: dict[str, Any] = {"cards": [names[card] for card in pile.cards], "seen": list(pile.seen)}
    if pile.memory is not None:
        data["known"] = dump_memory(pile.memory, names)
    return data


def dump_hand(hand: Hand, names: Sequence[str]) -> dict[str, Any]:
    return {"cards": [names[card] for card in hand.cards], "known": dump_memory(hand.memory, names)}


def dump_memory(memory: Memory, names: Sequence[str]) -> list[Any]:
    """For each viewer the cards known, and how many of them may have left."""
    return [[[names[card] for card in cards], gone] for cards, gone in zip(memory.cards, memory.gone, strict=True)]


def load_pile(place: str, data: object, numbers: Mapping[str, int], viewers: int = 0) -> Pile:
    """A dumped pile, or a plain list of cards that nobody has seen. With viewers it is remembered as a heap."""
    if isinstance(data, list):
        cards = all_known(place, data, numbers)
        return Pile(cards, [NOBODY] * len(cards), no_memory(viewers) if viewers else None)
    reader = Reader(place, data)
    cards = reader.all_known("cards", numbers)
    seen = reader.numbers("seen", len(cards), -(2**16), 2**16, NOBODY)
    memory = load_memory(reader, numbers, viewers) if viewers else None
    reader.finish()
    return Pile(cards, seen, memory)


def load_hand(place: str, owner: int, data: object, numbers: Mapping[str, int], viewers: int) -> Hand:
    """A dumped hand, or a plain list of cards that only its owner has seen."""
    if isinstance(data, list):
        return Hand(owner, sorted(all_known(place, data, numbers)), no_memory(viewers))
    reader = Reader(place, data)
    hand = Hand(owner, sorted(reader.all_known("cards", numbers)), load_memory(reader, numbers, viewers))
    reader.finish()
    return hand


def load_memory(reader: Reader, numbers: Mapping[str, int], viewers: int) -> Memory:
    memory = no_memory(viewers)
    place = reader.at("known")
    for viewer, entry in enumerate(reader.entries_of("known", viewers, [[], 0])):
        cards, gone = list_of(f"{place}[{viewer}]", entry, 2)
        known = tuple(sorted(all_known(f"{place}[{viewer}]", cards, numbers)))
        memory.know(viewer, known, number_in(f"{place}[{viewer}]", gone, 0, len(known)))
    return memory


def not_too_many(place: str, cards: Mapping[str, int], most: Mapping[str, int]) -> None:
    """Refuse a position in which there are more of a card than the box holds; a part of one may have fewer."""
    for card, number in cards.items():
        if number > most[card]:
            sentence = f"there are {number} of {card}, and only {most[card]} in the box."
            raise wrong(place, "field_too_many", sentence, card=card, number=number, most=most[card])


# -- from what somebody sees -----------------------------------------------------------------------------------------


def pile_in_view(place: str, data: object, numbers: Mapping[str, int], viewer: int) -> Pile:
    """The pile as the viewer sees it; what is hidden is UNSEEN until it is dealt afresh."""
    cards = [UNSEEN if id == HIDDEN else known(place, id, numbers) for id in list_in(place, data)]
    return Pile(cards, [NOBODY if card == UNSEEN else EYES[viewer] for card in cards])


def heap_in_view(place: str, data: object, numbers: Mapping[str, int], viewers: int, viewer: int) -> Pile:
    """A pile that is remembered as a heap, as the viewer sees it."""
    reader = Reader(place, data)
    pile = pile_in_view(reader.at("cards"), reader.raw("cards", []), numbers, viewer)
    pile.memory = memory_in_view(reader, numbers, viewers, viewer)
    reader.finish()
    return pile


def memory_in_view(reader: Reader, numbers: Mapping[str, int], viewers: int, viewer: int) -> Memory:
    memory = no_memory(viewers)
    known = tuple(reader.all_known("seen", numbers))
    memory.know(viewer, known, reader.number("gone", 0, len(known), 0))
    return memory


def hand_in_view(place: str, owner: int, data: object, numbers: Mapping[str, int], viewers: int, viewer: int) -> Hand:
    """The hand as the viewer sees it."""
    reader = Reader(place, data)
    cards = reader.all_known("cards", numbers)
    count = reader.number("count", 0, 10**6, len(cards))
    memory = memory_in_view(reader, numbers, viewers, viewer)
    reader.finish()
    return Hand(owner, cards or [UNSEEN] * count, memory)
