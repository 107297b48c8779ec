"""The game itself: who can play, with which options, how it starts."""

from collections.abc import Mapping
from typing import Any, Final

from kleinstadt.engine.chance import Chance, stream
from kleinstadt.engine.game import Game
from kleinstadt.engine.option import Option, Options, Value, complete_options
from kleinstadt.engine.score import ScoreSheet
from kleinstadt.engine.state import State
from kleinstadt.games.tiny_towns.cards import (
    CARD_IDS,
    CARDS,
    FIRST_GAME,
    FIRST_MONUMENT,
    KINDS,
    NOT_SOLO,
    STACKS,
    TYPES,
)
from kleinstadt.games.tiny_towns.heuristic import promise
from kleinstadt.games.tiny_towns.imagine import imagine
from kleinstadt.games.tiny_towns.loading import restore
from kleinstadt.games.tiny_towns.rules import BOOK
from kleinstadt.games.tiny_towns.rules.rounds import ROUND
from kleinstadt.games.tiny_towns.rules.setup import choose_display, deal_monuments, lay_out
from kleinstadt.games.tiny_towns.score_pad import score_pad
from kleinstadt.games.tiny_towns.state import TinyTowns
from kleinstadt.games.tiny_towns.town import Town


def card_option(type: int) -> Option:
    """Which card of a stack is in play; some need neighbours (TT-114)."""
    ids = [CARD_IDS[card] for card in STACKS[type]]
    not_with: dict[Value, dict[str, tuple[Value, ...]]] = {id: {"display": ("first_game",)} for id in ids}
    for card in STACKS[type]:
        if card in NOT_SOLO:
            not_with[CARD_IDS[card]]["seats"] = (1,)
    return Option(TYPES[type], ("random", *ids), "random", "TT-4", not_with=not_with)


OPTIONS: Final[tuple[Option, ...]] = (
    Option(
        "variant", ("standard", "prospectors"), "standard", "TT-107", not_with={"prospectors": {"seats": (1,)}}
    ),  # alone the solo rules apply
    Option("monuments", (True, False), True, "TT-8"),
    Option("more_storage", (False, True), False, "TT-105"),
    Option("display", ("random", "first_game"), "random", "TT-5"),
    *[card_option(type) for type in range(1, len(TYPES))],
    Option("industry", ("always", "not_own_choice"), "always", "TT-76"),
)


class TinyTownsGame(Game):
    """One to six players; alone the solo variant (TT-1)."""

    def __init__(self) -> None:
        super().__init__("tiny_towns", TinyTowns.rules_version, (1, 2, 3, 4, 5, 6), OPTIONS)

    def deal(self, seats: int, options: Options, seed: int) -> State:
        display = choose_display(options, seats, stream(seed, "display"))
        state = TinyTowns(BOOK, options, seats, display)
        state.chance = stream(seed, "resources")
        state.towns = [Town() for _ in range(seats)]
        state.push(ROUND)
        lay_out(state, stream(seed, "hammer"))
        if options["monuments"]:
            deal_monuments(state, stream(seed, "monuments"))
        state.advance(state.stack)
        return state

    def restore(self, data: Mapping[str, Any], options: Options, seats: int) -> State:
        return restore(data, options, seats)

    def imagine(self, view: Mapping[str, Any], chance: Chance) -> State:
        return imagine(view, complete_options(self.options, view["options"], view["seats"]), chance)

    def heuristic(self, state: State, seat: int) -> float:
        assert isinstance(state, TinyTowns)
        return promise(state, seat)

    def score_pad(self, data: Mapping[str, Any]) -> tuple[list[ScoreSheet], list[str], list[str]]:
        return score_pad(data)

    def catalogue(self) -> dict[str, Any]:
        """Cards with type and pattern, resources, the first game's display."""
        cards: list[dict[str, Any]] = []
        for number, card in enumerate(CARDS):
            type = "monument" if number >= FIRST_MONUMENT else str(card["type"])
            cards.append(
                {"id": CARD_IDS[number], "type": type, "pattern": card["pattern"], "solo": number not in NOT_SOLO}
            )
        return {
            "cards": cards,
            "types": [*TYPES, "monument"],
            "resources": list(KINDS[1:]),
            "first_game": [CARD_IDS[card] for card in FIRST_GAME],
        }


GAME: Final = TinyTownsGame()
