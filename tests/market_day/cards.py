"""The cards and goods of Market Day: ids and numbers, no sentences."""

GOODS = ("apples", "bread", "cloth")


class Card:
    """A stall: its price in goods of any kind, its points, and what it does (the kind of step it leads to)."""

    __slots__ = ("id", "price", "points", "verb", "good")

    def __init__(self, id: str, price: int, points: int, verb: str, good: int = 0) -> None:
        self.id = id
        self.price = price
        self.points = points
        self.verb = verb
        self.good = good


CARDS = (
    Card("orchard", 1, 1, "gain", 0),
    Card("cider_press", 2, 2, "gain", 0),
    Card("bakery", 1, 1, "gain", 1),
    Card("mill", 2, 2, "gain", 1),
    Card("weaver", 1, 1, "gain", 2),
    Card("dyer", 2, 2, "gain", 2),
    Card("lookout", 1, 1, "look"),
    Card("owl", 1, 1, "look"),
    Card("mirror", 1, 1, "copy"),
    Card("parrot", 1, 1, "copy"),
    Card("puppet", 2, 2, "copy"),
    Card("bell", 3, 2, "ring"),
    Card("drum", 3, 2, "ring"),
    Card("cousin", 1, 1, "join"),
    Card("neighbour", 2, 2, "join"),
    Card("fountain", 4, 6, "none"),
)
NUMBER = {card.id: number for number, card in enumerate(CARDS)}
