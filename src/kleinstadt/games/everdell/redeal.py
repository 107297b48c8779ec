"""What a seat cannot know is dealt afresh; and the count of all cards and workers, wherever they are."""

from kleinstadt.engine.cards import viewer_of
from kleinstadt.engine.chance import Chance
from kleinstadt.engine.dealing import deal_afresh, unseen_by
from kleinstadt.engine.sharing import replaced
from kleinstadt.games.everdell.cards import ABILITIES, AUTUMN, DECKS, IDS, NONE
from kleinstadt.games.everdell.state import Everdell


def redeal(state: Everdell, seat: int | None, chance: Chance) -> None:
    viewer = viewer_of(seat, state.seats)
    piles = [state.deck, state.discards, state.aside, state.snails]
    unseen = unseen_by(viewer, DECKS[state.options["newleaf"]], open_cards(state), piles, state.hands)
    deal_afresh(viewer, unseen, piles, state.hands, chance)
    state.chance = chance.branch()
    if any(state.offered):
        redeal_abilities(state, seat, chance)


def redeal_abilities(state: Everdell, seat: int | None, chance: Chance) -> None:
    """EV-25: what somebody else has chosen is not known yet, and to a spectator not even what there was to choose
    from."""
    if seat is None:
        abilities = list(range(len(ABILITIES)))
        chance.shuffle(abilities)
        state.offered = tuple([tuple(sorted([abilities.pop() for _ in offered])) for offered in state.offered])
    for other, offered in enumerate(state.offered):
        if other != seat and state.picks[other] != NONE:
            state.picks = replaced(state.picks, other, offered[chance.below(len(offered))])


def open_cards(state: Everdell) -> list[int]:
    """Everything that lies face up."""
    lying = [state.meadow, state.station.cards, state.reserved, state.archive, *state.beneath]
    lying.append([play.card for play in state.table if play.place < 0])
    for city in state.cities:
        lying += [city.cards, city.prison]
    return [card for cards in lying for card in cards if card >= 0]


def census(state: Everdell) -> dict[str, int]:
    """How many there are of each card, of workers, train cars and guests: never more, never fewer."""
    cards = open_cards(state) + state.deck.cards + state.discards.cards + state.aside.cards + state.snails.cards
    for hand in state.hands:
        cards += hand.cards
    numbers = [0] * len(IDS)
    for card in cards:
        numbers[card] += 1
    found = {id: number for id, number in zip(IDS, numbers, strict=True) if number}
    waiting = [state.hired(AUTUMN) - state.hired(season) for season in state.seasons]
    found["workers"] = sum(state.idle) + sum(waiting) + sum(len(spots) for spots in state.workers)
    station = state.station
    found["cars"] = len([car for car in station.cars if car != NONE]) + len(station.bag) + len(station.spent)
    hosted = station.visible() + station.away + [guest for guests in state.hosted for guest in guests]
    found["guests"] = len(hosted) + sum(len(lot) for lot in station.lots)
    return found
