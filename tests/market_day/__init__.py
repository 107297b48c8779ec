"""Market Day, a made-up game: open stalls, copy your neighbours, know more about the deck than they do."""

from collections.abc import Mapping
from typing import Any

from kleinstadt.engine.chance import Chance, stream
from kleinstadt.engine.game import Game
from kleinstadt.engine.option import Option, Options
from kleinstadt.engine.state import State
from kleinstadt.engine.step import Step
from market_day.cards import CARDS, GOODS
from market_day.rules import BOOK
from market_day.state import HIDDEN, MarketDay, lay_out


class MarketDayGame(Game):
    def __init__(self) -> None:
        days = Option("days", (2, 4, 6), 4, "MD-1", not_with={6: {"seats": (4,)}})
        super().__init__("market_day", rules_version=1, seats=(2, 3, 4), options=(days,))

    def deal(self, seats: int, options: Options, seed: int) -> State:
        state = MarketDay(BOOK, options, seats, stream(seed, "deck"))
        state.deck = list(range(len(CARDS)))
        state.chance.shuffle(state.deck)
        for seat in range(seats):
            state.hands[seat] = [state.deck.pop(), state.deck.pop()]
            state.seen[seat] = set(state.hands[seat])
        state.stack.extend([Step("morning")] * int(options["days"]))
        state.advance(state.stack)
        return state

    def restore(self, data: Mapping[str, Any], options: Options, seats: int) -> State:
        state = MarketDay(BOOK, options, seats, stream(0, "deck"))
        lay_out(state, data.get("position", {}))
        state.load_agenda(data)
        return state

    def imagine(self, view: Mapping[str, Any], chance: Chance) -> State:
        """The cards that the view does not show are dealt afresh to the places where it shows hidden ones."""
        state = MarketDay(BOOK, dict(view["options"]), view["seats"], chance.branch())
        lay_out(state, view["position"])
        piles = [state.deck, *state.hands]
        known = {card for pile in [*piles, *state.stalls] for card in pile if card >= 0}
        unknown = [card for card in range(len(CARDS)) if card not in known]
        chance.shuffle(unknown)
        for pile in piles:
            pile[:] = [card if card >= 0 else unknown.pop() for card in pile]
        state.seen = [set(hand) for hand in state.hands]
        if view["seat"] is not None:
            state.seen[view["seat"]] = known
        for seat, pick in enumerate(view["position"]["picks"]):
            if pick == HIDDEN:
                state.picks[seat] = chance.below(len(GOODS))
        state.load_agenda(view)
        return state

    def heuristic(self, state: State, seat: int) -> float:
        assert isinstance(state, MarketDay)
        return state.scores()[seat].total + 0.3 * sum(state.goods[seat]) + 0.4 * len(state.hands[seat])

    def catalogue(self) -> dict[str, Any]:
        return {"cards": [{"id": card.id, "price": card.price, "points": card.points} for card in CARDS]}


GAME = MarketDayGame()
