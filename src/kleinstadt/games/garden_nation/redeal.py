"""What a seat cannot know is dealt afresh: the order of the pile, and the secret projects of the others (HI-6)."""

from kleinstadt.engine.cards import viewer_of
from kleinstadt.engine.chance import Chance
from kleinstadt.engine.dealing import deal_afresh, unseen_by
from kleinstadt.games.garden_nation.cards import PROJECTS, SECRETS_DEALT, secret_deck
from kleinstadt.games.garden_nation.rules.setup import legal_pairs
from kleinstadt.games.garden_nation.state import Garden
from kleinstadt.games.garden_nation.steps import KEEP


def redeal(garden: Garden, seat: int | None, chance: Chance) -> None:
    """In a position written by hand the pile may be smaller than what is unseen; any of that may lie in it."""
    viewer = viewer_of(seat, garden.seats)
    open = garden.display + [card for cards in garden.taken for card in cards]
    unseen = unseen_by(viewer, range(len(PROJECTS)), open, [garden.pile], [])
    deal_afresh(viewer, unseen, [garden.pile], [], chance)
    redeal_secrets(garden, seat, chance)


def redeal_secrets(garden: Garden, seat: int | None, chance: Chance) -> None:
    """Four cards and, where they were kept already, a legal pair for everybody whose cards are unknown."""
    keeping = {step.seat for lane in garden.lanes for step in lane if step.kind is KEEP}
    rest = secret_deck()
    for owner in range(garden.seats):
        for card in known_secrets(garden, owner, seat):
            rest.remove(card)
    chance.shuffle(rest)
    for owner in range(garden.seats):
        cards = known_secrets(garden, owner, seat)
        while len(cards) < SECRETS_DEALT:
            cards.append(rest.pop())
        garden.dealt[owner] = tuple(sorted(cards))
        if owner != seat and owner not in keeping and not garden.over:
            pairs = legal_pairs(tuple(cards))
            garden.kept[owner] = pairs[chance.below(len(pairs))]


def known_secrets(garden: Garden, owner: int, seat: int | None) -> list[int]:
    """The own four; of others, when all is over, the two they kept."""
    if owner == seat:
        return list(garden.dealt[owner])
    return list(garden.kept[owner]) if garden.over else []


def census(garden: Garden) -> dict[str, int]:
    """Every public project, wherever it lies; of the secret ones, most of which stay in the box, how many were dealt;
    floors and roofs."""
    public = garden.display + garden.pile.cards + [card for cards in garden.taken for card in cards]
    count = {PROJECTS[card]: public.count(card) for card in public}
    count["secrets"] = sum(len(cards) for cards in garden.dealt)
    count["floors"] = sum(garden.supply) + sum(garden.floors)
    count["roofs"] = garden.roofs_left + garden.roofs.bit_count()
    return count
