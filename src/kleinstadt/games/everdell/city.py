"""A city: the cards in it, each at a place of its own, and what lies on them."""

from typing import Final

from kleinstadt.games.everdell.cards import CITY_SPACES, CRITTER, HUSBAND, NONE, TAKES_SPACE, WIFE

PLACES: Final = 64  # more than ever lie in one city
BIT: Final[tuple[int, ...]] = tuple([1 << place for place in range(PLACES)])


class City:
    """Places are numbered in the order in which cards came. A card that leaves keeps its place empty until the turn is
    over, so that a place means the same card as long as something may speak of it.

    cards   by place, NONE where one has left
    stores  goods and points lying on each card, packed
    marked  mask of the places with an occupied marker (EV-61)
    prison  critters under the Dungeon
    """

    __slots__ = ("cards", "stores", "marked", "prison")

    def __init__(self, cards: list[int], stores: list[int], marked: int, prison: list[int]) -> None:
        self.cards = cards
        self.stores = stores
        self.marked = marked
        self.prison = prison

    def copy(self) -> "City":
        return City(self.cards.copy(), self.stores.copy(), self.marked, self.prison.copy())

    def enter(self, card: int) -> int:
        """The card gets the next place."""
        self.cards.append(card)
        self.stores.append(0)
        return len(self.cards) - 1

    def leave(self, place: int) -> int:
        """The card leaves; what lay on it is lost, its marker returns to the supply (EV-90)."""
        card = self.cards[place]
        self.cards[place] = NONE
        self.stores[place] = 0
        self.marked &= ~BIT[place]
        return card

    def place_of(self, card: int) -> int:
        """Where the first card of this name lies; NONE if there is none."""
        return self.cards.index(card) if card in self.cards else NONE

    def spaces(self, gone: int = 0, more: int = NONE) -> int:
        """Occupied spaces (EV-88), without the cards of these places (a mask) and with one more card. Husband and Wife
        share a space, as many pairs as possible (EV-85)."""
        husbands = wives = others = 0
        for place in range(len(self.cards) + 1):
            card = more if place == len(self.cards) else NONE if gone >> place & 1 else self.cards[place]
            if card == HUSBAND:
                husbands += 1
            elif card == WIFE:
                wives += 1
            elif card != NONE and TAKES_SPACE[card]:
                others += 1
        return others + max(husbands, wives)

    def has_room(self, card: int, gone: int = 0) -> bool:
        """Whether the card finds a space (EV-82 to EV-87) once the cards of these places (a mask) have gone."""
        return not TAKES_SPACE[card] or self.spaces(gone, card) <= CITY_SPACES

    def holds(self, card: int, gone: int = 0) -> bool:
        """Whether a card of this name lies here, apart from these places (a mask)."""
        if not gone:
            return card in self.cards
        return any([other == card and not gone >> place & 1 for place, other in enumerate(self.cards)])

    def pairs(self) -> int:
        """Husbands and Wives that share a space (EV-85)."""
        return min(self.cards.count(HUSBAND), self.cards.count(WIFE))

    def shares(self, place: int) -> bool:
        """Whether the Husband or Wife here shares a space: those longest in the city do (EV-85)."""
        return self.cards[:place].count(self.cards[place]) < self.pairs()

    def alike(self, places: list[int]) -> list[int]:
        """Of cards that are the same in every respect the first."""
        found: list[int] = []
        seen: list[tuple[int, int, int]] = []
        for place in places:
            key = (self.cards[place], self.stores[place], self.marked >> place & 1)
            if key not in seen:
                seen.append(key)
                found.append(place)
        return found

    def places(self) -> list[int]:
        """All places with a card."""
        return [place for place, card in enumerate(self.cards) if card != NONE]

    def critters(self) -> list[int]:
        return [place for place, card in enumerate(self.cards) if card != NONE and CRITTER[card]]

    def constructions(self) -> list[int]:
        return [place for place, card in enumerate(self.cards) if card != NONE and not CRITTER[card]]


def empty_city() -> City:
    return City([], [], 0, [])
