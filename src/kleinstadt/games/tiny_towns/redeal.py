"""What a seat cannot know is dealt afresh: the order of the pile, cards laid away, unbuilt monuments, choices not
shown."""

from collections.abc import Iterable

from kleinstadt.engine.cards import viewer_of
from kleinstadt.engine.chance import Chance
from kleinstadt.engine.dealing import deal_afresh, unseen_by
from kleinstadt.games.tiny_towns.cards import ALL_MONUMENTS, DECK, KINDS, NOT_SOLO
from kleinstadt.games.tiny_towns.rules.discover import free_kinds
from kleinstadt.games.tiny_towns.state import TinyTowns
from kleinstadt.games.tiny_towns.steps import KEEP_MONUMENT
from kleinstadt.games.tiny_towns.town import NO_CARD, NO_FIELD


def redeal(state: TinyTowns, seat: int | None, chance: Chance) -> None:
    state.chance = chance.branch()
    if not state.prospectors:
        redeal_resources(state, viewer_of(seat, state.seats), chance)
    if state.options["monuments"] and not state.over:
        redeal_monuments(state, seat, chance)
    redeal_choices(state, seat, chance)


def redeal_resources(state: TinyTowns, viewer: int, chance: Chance) -> None:
    state.set_aside = state.set_aside.copy()
    piles = [state.draw, state.set_aside]
    unseen = unseen_by(viewer, DECK, state.opened + state.revealed, piles, [])
    deal_afresh(viewer, unseen, piles, [], chance)


def redeal_monuments(state: TinyTowns, seat: int | None, chance: Chance) -> None:
    """Two unknown cards for each other seat: one of them kept, or both still in hand. One knows one's own cards; a
    position written by hand may have none."""
    keeping = {step.seat for lane in state.lanes for step in lane if step.kind is KEEP_MONUMENT}
    unseen = [card for card in ALL_MONUMENTS if not (state.solo and card in NOT_SOLO)]
    for owner, town in enumerate(state.towns):
        if owner == seat:
            unseen = left_over(unseen, [town.monument, town.returned, *town.hand])
        elif town.monument_field != NO_FIELD:
            unseen = left_over(unseen, [town.monument])
    chance.shuffle(unseen)
    for owner, town in enumerate(state.towns):
        if owner == seat:
            continue
        if owner in keeping:
            town.hand = tuple(sorted([unseen.pop(), unseen.pop()]))
            continue
        if town.monument_field == NO_FIELD:
            town.monument = unseen.pop()
        town.returned = unseen.pop()


def redeal_choices(state: TinyTowns, seat: int | None, chance: Chance) -> None:
    """Free choices already made but not yet shown: any kind that seat may choose."""
    if state.phase != "discover" or not state.free_choice() or not state.together:
        return
    for other in state.active_seats():
        if other != seat and not state.lanes[other] and not state.fort_blocks(other):
            possible = free_kinds(state, other)
            if possible:
                state.towns[other].choice = possible[chance.below(len(possible))]


def left_over(cards: list[int], gone: Iterable[int]) -> list[int]:
    """What remains of the cards when these are taken out."""
    rest = cards.copy()
    for card in gone:
        if card in rest:
            rest.remove(card)
    return rest


def census(state: TinyTowns) -> dict[str, int]:
    """Every resource card; of the monument cards, some of which stay in the box, how many different ones were dealt."""
    cards = state.draw.cards + state.set_aside.cards + state.revealed + state.opened
    count = {KINDS[kind]: cards.count(kind) for kind in set(cards)}
    dealt = {card for town in state.towns for card in [town.monument, town.returned, *town.hand]} - {NO_CARD}
    count["monuments"] = len(dealt)
    return count
