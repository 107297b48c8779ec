"""A position of Market Day."""

from collections.abc import Mapping
from typing import Any

from kleinstadt.engine.chance import Chance, load_chance
from kleinstadt.engine.option import Options
from kleinstadt.engine.score import ScoreLine, ScoreSheet, places
from kleinstadt.engine.state import State
from kleinstadt.engine.step import Description, Rules
from market_day.cards import CARDS, GOODS, NUMBER

HIDDEN = "hidden"


class MarketDay(State):
    """Cards are numbers into CARDS, goods numbers into GOODS."""

    game_id = "market_day"

    def __init__(self, book: Mapping[str, Rules[Any]], options: Options, seats: int, chance: Chance) -> None:
        super().__init__(book, options, seats)
        self.chance = chance
        self.deck: list[int] = []  # the top card is last
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.stalls: list[list[int]] = [[] for _ in range(seats)]
        self.goods = [[0] * len(GOODS) for _ in range(seats)]
        self.picks = [-1] * seats  # secret until all have picked
        self.seen: list[set[int]] = [set() for _ in range(seats)]  # cards whose place the seat knows

    def copy(self) -> "MarketDay":
        other = MarketDay(self.book, self.options, self.seats, self.chance.copy())
        other.copy_agenda(self)
        other.deck = self.deck.copy()
        other.hands = [hand.copy() for hand in self.hands]
        other.stalls = [row.copy() for row in self.stalls]
        other.goods = [goods.copy() for goods in self.goods]
        other.picks = self.picks.copy()
        other.seen = [seen.copy() for seen in self.seen]
        return other

    def scores(self) -> list[ScoreSheet]:
        return [
            ScoreSheet(
                seat,
                [
                    ScoreLine("stalls", sum([CARDS[card].points for card in self.stalls[seat]])),
                    ScoreLine("goods", sum(self.goods[seat]) // 3),
                ],
            )
            for seat in range(self.seats)
        ]

    def ranking(self) -> list[int]:
        return places([(sheet.total, sum(self.goods[sheet.seat])) for sheet in self.scores()])

    def describe(self, seat: int, move: str) -> Description:
        id, *names = move.split()
        named = {("good" if name in GOODS else "card"): name for name in names}
        return Description(id, dict(named), [f"{what}:{name}" for what, name in named.items()])

    def position_view(self, seat: int | None) -> dict[str, Any]:
        return self.plain(set() if seat is None else self.seen[seat], seat)

    def position_dump(self) -> dict[str, Any]:
        plain = self.plain(set(range(len(CARDS))), None)
        plain["picks"] = [pick_name(good, True) for good in self.picks]
        plain["seen"] = [names(sorted(seen)) for seen in self.seen]
        plain["chance"] = self.chance.dump()
        return plain

    def plain(self, seen: set[int], seat: int | None) -> dict[str, Any]:
        """The position as somebody knows it who has seen these cards and, if a seat, its own pick."""
        return {
            "deck": names([card if card in seen else -1 for card in self.deck]),
            "hands": [names(sorted([card if card in seen else -1 for card in hand])) for hand in self.hands],
            "stalls": [names(row) for row in self.stalls],
            "goods": [dict(zip(GOODS, goods, strict=True)) for goods in self.goods],
            "picks": [pick_name(good, of == seat) for of, good in enumerate(self.picks)],
        }


def pick_name(good: int, open: bool) -> str:
    if good < 0:
        return ""
    return GOODS[good] if open else HIDDEN


def names(cards: list[int]) -> list[str]:
    return [CARDS[card].id if card >= 0 else HIDDEN for card in cards]


def numbers(ids: list[str]) -> list[int]:
    return [NUMBER[id] if id != HIDDEN else -1 for id in ids]


def lay_out(state: MarketDay, position: Mapping[str, Any]) -> None:
    """Fill in the game's part of a dump, of a view (hidden cards become -1) or of a hand-written position."""
    everybody = range(state.seats)
    state.deck = numbers(position.get("deck", []))
    state.hands = [numbers(hand) for hand in position.get("hands", [[] for _ in everybody])]
    state.stalls = [numbers(row) for row in position.get("stalls", [[] for _ in everybody])]
    state.goods = [[goods.get(good, 0) for good in GOODS] for goods in position.get("goods", [{} for _ in everybody])]
    state.picks = [GOODS.index(pick) if pick in GOODS else -1 for pick in position.get("picks", [""] * state.seats)]
    seen = position.get("seen", names_in(position.get("hands", []), state.seats))
    state.seen = [set(numbers(cards)) for cards in seen]
    if "chance" in position:
        state.chance = load_chance(position["chance"])


def names_in(hands: list[list[str]], seats: int) -> list[list[str]]:
    """What everybody has seen at least: the own hand."""
    return [[id for id in hand if id != HIDDEN] for hand in hands] or [[] for _ in range(seats)]
