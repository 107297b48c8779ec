"""The cards and goods of Market Day: ids and numbers, no sentences."""

GOODS = ("apples", "bread", "cloth")


class Card:
    """A stall: its price in goods of any kind, its points, what it does, with which good, and how many there are."""

    __slots__ = ("id", "price", "points", "verb", "good", "copies")

    def __init__(self, id: str, price: int, points: int, verb: str, good: int = 0, copies: int = 2) -> None:
        self.id = id
        self.price = price
        self.points = points
        self.verb = verb
        self.good = good
        self.copies = copies


CARDS = (
    Card("orchard", 1, 1, "gain", 0, copies=3),
    Card("bakery", 1, 1, "gain", 1, copies=3),
    Card("weaver", 1, 1, "gain", 2, copies=3),
    Card("lookout", 1, 1, "look"),
    Card("mirror", 1, 1, "copy"),
    Card("parrot", 1, 1, "copy"),
    Card("bell", 3, 2, "ring"),
    Card("beggar", 1, 0, "beg"),
    Card("cousin", 1, 1, "join"),
    Card("fountain", 4, 6, "none"),
)
IDS = tuple([card.id for card in CARDS])
NUMBER = {id: number for number, id in enumerate(IDS)}
COPIES = {card.id: card.copies for card in CARDS}
DECK = [number for number, card in enumerate(CARDS) for _ in range(card.copies)]
HAND_LIMIT = 3
ROW = 3  # stalls that lie open
