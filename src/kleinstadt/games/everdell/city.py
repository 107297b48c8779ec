"""A city: the cards in it, each at a place of its own, and what lies on them."""

from typing import Final

from kleinstadt.games.everdell.cards import (
    CITY_SPACES,
    CRITTER,
    FARM,
    GREENHOUSE,
    HUSBAND,
    MAIN_ROAD,
    MORE_SPACES,
    NAME_BIT,
    NONE,
    SPOTS,
    TAKES_SPACE,
    UNIQUE,
    WIFE,
)
from kleinstadt.games.everdell.helping import HELPER_BIT

PLACES: Final = 64  # more than ever lie in one city
BIT: Final[tuple[int, ...]] = tuple([1 << place for place in range(PLACES)])


class City:
    """Places are numbered in the order in which cards came. A card that leaves keeps its place empty until the turn is
    over, so that a place means the same card as long as something may speak of it.

    cards    by place, NONE where one has left
    stores   goods and points lying on each card, packed
    marked   mask of the places with an occupied marker (EV-61); `gilded` of those with a golden one (EV-194)
    couples  places of Greenhouses and of the Farms with which they share a space (EV-86)
    prison   critters under the Dungeon

    What follows from the cards is noted, because it is asked for more often than cards come and go:

    names    which cards lie here, as a mask; how many of each does not matter
    helpers  those of them that could help to pay for others, as a mask of `HELPER_BIT`; `helping` their places
    spotted  places of the cards with a spot for workers
    gap      whether a card has left, so that its place is empty
    """

    __slots__ = (
        *("cards", "stores", "marked", "gilded", "couples", "prison", "names", "helpers", "helping", "spotted"),
        "gap",
    )

    def __init__(self, like: "City | None" = None) -> None:
        """An empty city, or one that is like another."""
        if like is None:
            self.cards: list[int] = []
            self.stores: list[int] = []
            self.marked = 0
            self.gilded = 0
            self.couples: tuple[tuple[int, int], ...] = ()
            self.prison: tuple[int, ...] = ()
            self.names = 0
            self.helpers = 0
            self.helping: tuple[int, ...] = ()
            self.spotted: tuple[int, ...] = ()
            self.gap = False
        else:
            self.cards = like.cards.copy()
            self.stores = like.stores.copy()
            self.marked = like.marked
            self.gilded = like.gilded
            self.couples = like.couples
            self.prison = like.prison
            self.names = like.names
            self.helpers = like.helpers
            self.helping = like.helping
            self.spotted = like.spotted
            self.gap = like.gap

    def copy(self) -> "City":
        return City(self)

    def enter(self, card: int) -> int:
        """The card gets the next place."""
        place = len(self.cards)
        self.cards.append(card)
        self.stores.append(0)
        self.note(card, place)
        return place

    def leave(self, place: int) -> int:
        """The card leaves; what lay on it is lost, its marker returns to the supply, a golden one is out of the game
        (EV-90). Who shared a space with it joins another one that stands alone (EV-86)."""
        card = self.cards[place]
        self.cards[place] = NONE
        self.stores[place] = 0
        self.note_all()
        self.marked &= ~BIT[place]
        self.gilded &= ~BIT[place]
        partner = self.partner(place)
        if partner != NONE:
            self.couples = tuple([couple for couple in self.couples if place not in couple])
            alone = self.alone(card)
            if alone:
                self.join(partner, alone[0])
        return card

    def note(self, card: int, place: int) -> None:
        """What follows from a card that lies here, or from its place being empty."""
        if card == NONE:
            self.gap = True
            return
        self.names |= NAME_BIT[card]
        if HELPER_BIT[card]:
            self.helpers |= HELPER_BIT[card]
            self.helping += (place,)
        if SPOTS[card]:
            self.spotted += (place,)

    def note_all(self) -> None:
        """The same of all cards anew."""
        self.names = 0
        self.helpers = 0
        self.helping = ()
        self.spotted = ()
        self.gap = False
        for place, card in enumerate(self.cards):
            self.note(card, place)

    def place_of(self, card: int) -> int:
        """Where the first card of this name lies; NONE if there is none."""
        return self.cards.index(card) if self.names & NAME_BIT[card] else NONE

    # -- Greenhouse and Farm (EV-86) --------------------------------------------------------------------------------

    def join(self, place: int, other: int) -> None:
        """From now on these two share a space."""
        self.couples += ((place, other) if self.cards[place] == GREENHOUSE else (other, place),)

    def partner(self, place: int) -> int:
        """The place of the Farm or Greenhouse with which the card here shares a space; NONE if it does not."""
        for greenhouse, farm in self.couples:
            if place == greenhouse:
                return farm
            if place == farm:
                return greenhouse
        return NONE

    def alone(self, card: int) -> list[int]:
        """Where Farms, or Greenhouses, stand alone."""
        return [place for place, other in enumerate(self.cards) if other == card and self.partner(place) == NONE]

    def sharing(self, gone: int, more: int) -> int:
        """How many Greenhouses share a space once the cards of these places have gone (a mask) and one more card has
        come."""
        after = self
        if gone:
            after = self.copy()
            for place in self.places():
                if gone >> place & 1:
                    after.leave(place)
        joins = (more == FARM and after.alone(GREENHOUSE)) or (more == GREENHOUSE and after.alone(FARM))
        return len(after.couples) + int(bool(joins))

    # -- spaces ---------------------------------------------------------------------------------------------------

    def limit(self) -> int:
        """How many spaces there are (EV-82, EV-84)."""
        return CITY_SPACES + (MORE_SPACES if self.names & NAME_BIT[MAIN_ROAD] else 0)

    def spaces(self, gone: int = 0, more: int = NONE) -> int:
        """Occupied spaces (EV-88), without the cards of these places (a mask) and with one more card. Husband and Wife
        share a space, as many pairs as possible (EV-85)."""
        husbands = wives = others = greenhouses = 0
        for place in range(len(self.cards) + 1):
            card = more if place == len(self.cards) else NONE if gone >> place & 1 else self.cards[place]
            if card == HUSBAND:
                husbands += 1
            elif card == WIFE:
                wives += 1
            elif card != NONE and TAKES_SPACE[card]:
                others += 1
                greenhouses += int(card == GREENHOUSE)
        shared = self.sharing(gone, more) if greenhouses else 0
        return others + max(husbands, wives) - shared

    def has_room(self, card: int, gone: int = 0) -> bool:
        """Whether the card finds a space (EV-82 to EV-87) once the cards of these places (a mask) have gone."""
        if len(self.cards) < CITY_SPACES:  # even if each had a space of its own
            return True
        return not TAKES_SPACE[card] or self.spaces(gone, card) <= self.limit()

    def holds(self, card: int, gone: int = 0) -> bool:
        """Whether a card of this name lies here, apart from these places (a mask)."""
        if not gone or not self.names & NAME_BIT[card]:
            return self.names & NAME_BIT[card] > 0
        return any(other == card and not gone >> place & 1 for place, other in enumerate(self.cards))

    def could_take(self, cards: list[int]) -> list[int]:
        """Of each name one, without what cannot lie here a second time."""
        found: list[int] = []
        seen = 0
        for card in cards:
            if card >= 0 and not seen & NAME_BIT[card] and not (UNIQUE[card] and self.names & NAME_BIT[card]):
                seen |= NAME_BIT[card]
                found.append(card)
        return found

    def pairs(self) -> int:
        """Husbands and Wives that share a space (EV-85)."""
        return min(self.cards.count(HUSBAND), self.cards.count(WIFE))

    def shares(self, place: int) -> bool:
        """Whether the card here shares a space: of Husbands and Wives those longest in the city do (EV-85)."""
        if self.cards[place] == GREENHOUSE:
            return self.partner(place) != NONE
        return self.cards[:place].count(self.cards[place]) < self.pairs()

    def is_free(self, place: int) -> bool:
        """Whether the card here bears no marker (EV-61, EV-196)."""
        return not (self.marked | self.gilded) >> place & 1

    def tidy(self) -> None:
        """The cards close up."""
        there = self.places()
        new = {old: place for place, old in enumerate(there)}
        self.marked = sum(BIT[place] for place, old in enumerate(there) if self.marked >> old & 1)
        self.gilded = sum(BIT[place] for place, old in enumerate(there) if self.gilded >> old & 1)
        self.couples = tuple([(new[greenhouse], new[farm]) for greenhouse, farm in self.couples])
        self.stores = [self.stores[place] for place in there]
        self.cards = [self.cards[place] for place in there]
        self.note_all()

    def alike(self, places: list[int]) -> list[int]:
        """Of cards that are the same in every respect the first; it does not matter who stands there."""
        if len(places) < 2:
            return places
        found: list[int] = []
        for place in places:
            if not any(self.are_same(place, other) for other in found):
                found.append(place)
        return found

    def are_same(self, place: int, other: int) -> bool:
        """Whether two cards have the same name, the same on them, and both share a space or neither does."""
        return (
            self.cards[place] == self.cards[other]
            and self.stores[place] == self.stores[other]
            and self.marked >> place & 1 == self.marked >> other & 1
            and self.gilded >> place & 1 == self.gilded >> other & 1
            and (self.partner(place) == NONE) == (self.partner(other) == NONE)
        )

    def places(self) -> list[int]:
        """All places with a card."""
        return [place for place, card in enumerate(self.cards) if card != NONE]

    def critters(self) -> list[int]:
        return [place for place, card in enumerate(self.cards) if card != NONE and CRITTER[card]]

    def constructions(self) -> list[int]:
        return [place for place, card in enumerate(self.cards) if card != NONE and not CRITTER[card]]
