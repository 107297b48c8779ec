"""What a seat cannot know is dealt afresh; and the count of all cards and workers, wherever they are."""

from kleinstadt.engine.cards import viewer_of
from kleinstadt.engine.chance import Chance
from kleinstadt.engine.dealing import deal_afresh, unseen_by
from kleinstadt.games.everdell.cards import DECK, IDS, NEW_WORKERS
from kleinstadt.games.everdell.state import Everdell


def redeal(state: Everdell, seat: int | None, chance: Chance) -> None:
    viewer = viewer_of(seat, state.seats)
    piles = [state.deck, state.discards, state.aside]
    unseen = unseen_by(viewer, DECK, open_cards(state), piles, state.hands)
    deal_afresh(viewer, unseen, piles, state.hands, chance)
    state.chance = chance.branch()


def open_cards(state: Everdell) -> list[int]:
    """Everything that lies face up."""
    lying = [state.meadow, *state.beneath, [play.card for play in state.table if play.place < 0]]
    for city in state.cities:
        lying += [city.cards, city.prison]
    return [card for cards in lying for card in cards if card >= 0]


def census(state: Everdell) -> dict[str, int]:
    """How many there are of each card, and workers: never more, never fewer."""
    cards = open_cards(state) + state.deck.cards + state.discards.cards + state.aside.cards
    for hand in state.hands:
        cards += hand.cards
    found = {IDS[card]: cards.count(card) for card in set(cards)}
    waiting = [sum(NEW_WORKERS[season + 1 :]) for season in state.seasons]
    found["workers"] = sum(state.idle) + sum(waiting) + sum([len(spots) for spots in state.workers])
    return found
