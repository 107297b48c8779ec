"""What a seat cannot know is dealt afresh; and the count of all improvements, wherever they are."""

from kleinstadt.engine.cards import Memory, viewer_of
from kleinstadt.engine.chance import Chance
from kleinstadt.engine.dealing import Heap, deal
from kleinstadt.games.colonists.box import ERAS
from kleinstadt.games.colonists.cards import CARDS
from kleinstadt.games.colonists.community import card_of
from kleinstadt.games.colonists.rules.eras import deck_of
from kleinstadt.games.colonists.state import Colonists


def redeal(state: Colonists, seat: int | None, chance: Chance) -> None:
    """Improvements era by era: their backs tell them apart (chapter 31)."""
    viewer = viewer_of(seat, state.seats)
    dealt: list[list[int]] = [[] for _ in range(state.seats)]
    boxed: list[int] = []
    aside: list[int] = []
    deck: list[int] = []
    shown = open_cards(state) + (state.hands[viewer] if seat is not None else [])
    shown += state.aside if state.drawer == viewer else []
    for era in ERAS[: state.era]:
        unseen = deck_of(state, era)
        for card in shown:
            if state.era_of(card) == era:
                unseen.remove(card)
        heaps = [Heap(of_era(state, hand, era), None, viewer) for hand in state.hands]
        if seat is not None:
            heaps[seat] = Heap(0, None, viewer)
        heaps.append(Heap(of_era(state, state.boxed, era), None, viewer))
        heaps.append(Heap(of_era(state, state.aside, era) if state.drawer != viewer else 0, None, viewer))
        heaps.append(Heap(of_era(state, state.deck.cards, era), known_of_era(state, era), viewer))
        deal(heaps, unseen, chance)
        for other in range(state.seats):
            dealt[other] += heaps[other].cards
        boxed += heaps[state.seats].cards
        aside += heaps[state.seats + 1].cards
        deck += heaps[state.seats + 2].cards
    for other in range(state.seats):
        if other != seat:
            state.hands[other] = sorted(dealt[other])
    state.boxed = sorted(boxed)
    if state.drawer != viewer:
        state.aside = sorted(aside)
    chance.shuffle(deck)
    state.deck.cards = deck
    memory = state.deck.memory
    assert memory is not None
    memory.forget_all_but(viewer)
    state.chance = chance.branch()


def known_of_era(state: Colonists, era: int) -> Memory:
    """What is known of the cards of this era in the deck."""
    memory = state.deck.memory
    assert memory is not None
    known = tuple([tuple([card for card in cards if state.era_of(card) == era]) for cards in memory.cards])
    return Memory(known, tuple([min(gone, len(cards)) for gone, cards in zip(memory.gone, known, strict=True)]))


def of_era(state: Colonists, cards: list[int], era: int) -> int:
    return sum(state.era_of(card) == era for card in cards)


def open_cards(state: Colonists) -> list[int]:
    """Everything that lies face up, or has."""
    return state.discards + state.gone + [card_of(entry) for table in state.tables for entry in table]


def census(state: Colonists) -> dict[str, int]:
    """How many there are of each improvement, those of eras to come among them."""
    cards = open_cards(state) + state.deck.cards + state.boxed + state.aside
    cards += [card for hand in state.hands for card in hand]
    cards += [card for era in ERAS[state.era :] for card in deck_of(state, era)]
    found: dict[str, int] = {}
    for card in cards:
        found[CARDS[card]] = found.get(CARDS[card], 0) + 1
    found["colonies"] = len(state.colonies) + len(state.abroad)
    return found
