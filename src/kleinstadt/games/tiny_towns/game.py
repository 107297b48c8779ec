"""The game itself: who can play, with which options, how it starts."""

from collections.abc import Mapping
from typing import Any, Final

from kleinstadt.engine.draw import DrawForm, Secret, Task
from kleinstadt.engine.game import Game
from kleinstadt.engine.lots import Lots
from kleinstadt.engine.option import Option, Options, Value
from kleinstadt.engine.pad import PadForm, PadResult
from kleinstadt.engine.reading import Reader
from kleinstadt.engine.step import Step
from kleinstadt.engine.turn_aid import TurnAid
from kleinstadt.games.tiny_towns.book import BOOK
from kleinstadt.games.tiny_towns.cards import (
    CARD_IDS,
    NOT_SOLO,
    STACKS,
    TYPES,
)
from kleinstadt.games.tiny_towns.catalogue import catalogue
from kleinstadt.games.tiny_towns.checklist import DRAW_FORM, checklist, dealt_to
from kleinstadt.games.tiny_towns.dump import check_deck, load_display, load_position
from kleinstadt.games.tiny_towns.heuristic import promise
from kleinstadt.games.tiny_towns.pad_form import FORM
from kleinstadt.games.tiny_towns.possible import check_towns
from kleinstadt.games.tiny_towns.rules.setup import choose_display, deal_monuments, lay_out
from kleinstadt.games.tiny_towns.score_pad import score_pad
from kleinstadt.games.tiny_towns.state import TinyTowns
from kleinstadt.games.tiny_towns.steps import NEXT_ROUND
from kleinstadt.games.tiny_towns.town import Town
from kleinstadt.games.tiny_towns.turn_aid import AID
from kleinstadt.games.tiny_towns.value import VALUE


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


USES: Final = {"cards": dict.fromkeys(("built", "set_from_watch", "replaced", "added"), "card")}


class TinyTownsGame(Game[TinyTowns]):
    """One to six players; alone the solo variant (TT-1)."""

    def deal(self, seats: int, options: Options, seed: int) -> TinyTowns:
        return self.draw(seats, options, Lots(seed))

    def draw(self, seats: int, options: Options, lots: Lots) -> TinyTowns:
        state = TinyTowns(self.book, options, seats, choose_display(options, seats, lots))
        state.chance = lots.stream("resources")
        state.towns = [Town() for _ in range(seats)]
        state.push(NEXT_ROUND)
        lay_out(state, lots)
        if options["monuments"]:
            deal_monuments(state, lots)
        return state

    def draw_form(self) -> DrawForm:
        return DRAW_FORM

    def checklist(self, state: TinyTowns) -> list[Task]:
        return checklist(state)

    def secret(self, state: TinyTowns, seat: int) -> Secret | None:
        return dealt_to(state, seat)

    def lay_out(self, position: Reader, options: Options, seats: int) -> TinyTowns:
        state = TinyTowns(self.book, options, seats, load_display(position, seats))
        load_position(state, position)
        return state

    def lay_out_view(self, position: Reader, options: Options, seats: int, seat: int | None) -> TinyTowns:
        return self.lay_out(position, options, seats)

    def next_steps(self, state: TinyTowns) -> list[Step]:
        return [NEXT_ROUND]

    def check(self, state: TinyTowns) -> None:
        check_deck(state)
        check_towns(state)

    def heuristic(self, state: TinyTowns, seat: int) -> float:
        return promise(state, seat)

    def pad_form(self) -> PadForm:
        return FORM

    def turn_aid(self) -> TurnAid:
        return AID

    def score_pad(self, data: Mapping[str, Any], finished: bool = True) -> PadResult:
        return score_pad(data, finished)

    def catalogue(self) -> dict[str, Any]:
        return catalogue()


GAME: Final = TinyTownsGame(BOOK, (1, 2, 3, 4, 5, 6), OPTIONS, USES, VALUE)
