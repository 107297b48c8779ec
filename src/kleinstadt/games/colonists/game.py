"""The game itself: who can play, with which options, how it starts."""

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final

from kleinstadt.engine.chance import stream
from kleinstadt.engine.draw import Budget, DrawForm, Task
from kleinstadt.engine.errors import BadOptions
from kleinstadt.engine.game import Game
from kleinstadt.engine.lots import Lots
from kleinstadt.engine.option import Option, Options, Value
from kleinstadt.engine.pad import PadForm, PadResult, read_players
from kleinstadt.engine.reading import Reader, number_in, table_in
from kleinstadt.engine.step import Step
from kleinstadt.engine.turn_aid import TurnAid
from kleinstadt.games.colonists.book import BOOK
from kleinstadt.games.colonists.budget import budget
from kleinstadt.games.colonists.carrying import NO_NOTES, carried_over, read_notes
from kleinstadt.games.colonists.catalogue import catalogue
from kleinstadt.games.colonists.checklist import DRAW_FORM, checklist
from kleinstadt.games.colonists.dump import check, load_position, load_view
from kleinstadt.games.colonists.heuristic import parts, promise
from kleinstadt.games.colonists.own_values import AS_PRINTED, box_of, kept, own_values
from kleinstadt.games.colonists.pad_form import FIRST, FORM
from kleinstadt.games.colonists.rules.setup import begin_carried, set_up
from kleinstadt.games.colonists.score_pad import score_pad
from kleinstadt.games.colonists.state import Colonists
from kleinstadt.games.colonists.steps import TURN
from kleinstadt.games.colonists.turn_aid import AID
from kleinstadt.games.colonists.value import VALUE

START: Final = Option("start_era", (1, 2, 3, 4), 1, "CO-2")
END: Final = Option(
    "end_era",
    (1, 2, 3, 4),
    1,
    "CO-2",
    not_with={1: {"start_era": (2, 3, 4)}, 2: {"start_era": (3, 4)}, 3: {"start_era": (4,)}},
)
SMALL_MARKET: Final = Option("small_market", (False, True), False, "CO-44", not_with={True: {"end_era": (1, 2)}})
MONEY_LIMIT: Final = Option("money_limit", (False, True), False, "CO-237", not_with={True: {"start_era": (1,)}})
INTRO: Final = Option(
    "intro", (False, True), False, "CO-251", only_with={True: {"seats": (2,), "start_era": (1,), "end_era": (1,)}}
)
OWN_VALUES: Final = Option("own_values", (AS_PRINTED,), AS_PRINTED, "CO-13", own=own_values)
CARRIED: Final = Option("carried", (NO_NOTES,), NO_NOTES, "CO-246", own=read_notes)
OPTIONS: Final = (START, END, SMALL_MARKET, MONEY_LIMIT, INTRO, OWN_VALUES, CARRIED)
USES: Final = {
    "cards": {"played": "card"},
    "buildings": {"built": "building", "remodelled": "building", "changed": "building"},
    "places": {"go": "place"},
    "markets": {"year": "market"},
    "relations": {"embassy": "colony number"},
}


class ColonistsGame(Game[Colonists]):
    """Set-up and loading."""

    def table(self, seats: int, options: Options, seed: int) -> Colonists:
        """An empty one, with the values that are played with."""
        box = box_of(str(options[OWN_VALUES.id]))
        return Colonists(self.book, options, seats, stream(seed, "colonists"), box)

    def deal(self, seats: int, options: Options, seed: int) -> Colonists:
        return self.draw(seats, options, Lots(seed))

    def draw(self, seats: int, options: Options, lots: Lots) -> Colonists:
        state = self.table(seats, options, lots.seed)
        set_up(state, lots)
        if options[CARRIED.id] != NO_NOTES:
            begin_carried(state, Reader("notes", json.loads(str(options[CARRIED.id]))))
        return state

    def draw_form(self) -> DrawForm:
        return DRAW_FORM

    def checklist(self, state: Colonists) -> list[Task]:
        return checklist(state)

    def budget(self, state: Colonists, bought: Mapping[str, int]) -> Budget | None:
        return budget(state, bought)

    def lay_out(self, position: Reader, options: Options, seats: int) -> Colonists:
        state = self.table(seats, options, 0)
        load_position(state, position)
        return state

    def lay_out_view(self, position: Reader, options: Options, seats: int, seat: int | None) -> Colonists:
        state = self.table(seats, options, 0)
        load_view(state, position, seat)
        return state

    def check(self, state: Colonists) -> None:
        check(state)

    def next_steps(self, state: Colonists) -> list[Step]:
        """The start player has a turn."""
        return [TURN.at(state.start)]

    def complete(self, seats: int, options: Mapping[str, Value] | None = None, bots_only: bool = False) -> Options:
        """Who goes on with an earlier sitting begins in the era that was to come then, with as many players."""
        given = dict(options or {})
        notes = given.get(CARRIED.id, NO_NOTES)
        if isinstance(notes, str) and notes != NO_NOTES:
            notes = read_notes(notes)
            read = json.loads(notes)
            if len(read["seats"]) != seats:
                sentence = f"These are the notes of {len(read['seats'])} players."
                raise BadOptions("notes_players", {"number": len(read["seats"])}, sentence)
            era = read["next_era"]
            given |= {CARRIED.id: notes, START.id: era, END.id: max(era, given.get(END.id, era))}
        return super().complete(seats, given, bots_only)

    def carry_over(self, start: Colonists, answers: Sequence[tuple[int, str]]) -> dict[str, Any]:
        return carried_over(start, answers)

    def pad_form(self) -> PadForm:
        return FORM

    def turn_aid(self) -> TurnAid:
        return AID

    def score_pad(self, data: Mapping[str, Any], finished: bool = True) -> PadResult:
        """What described communities of the cardboard game are worth; they may come with values of the owner's own."""
        described = {
            key: value for key, value in table_in("position", data).items() if key not in (OWN_VALUES.id, FIRST)
        }
        readers = read_players(described, min(self.seats), max(self.seats))
        first = number_in(FIRST, data[FIRST], 1, len(readers)) if data.get(FIRST) is not None else 0
        own = kept(data.get(OWN_VALUES.id, {}))
        options = self.complete(len(readers), {"end_era": 4, OWN_VALUES.id: own})
        return score_pad(self.table(len(readers), options, 0), readers, first)

    def heuristic(self, state: Colonists, seat: int) -> float:
        return promise(state, seat)

    def parts(self, state: Colonists, seat: int) -> dict[str, float]:
        return parts(state, seat)

    def catalogue(self) -> dict[str, Any]:
        return catalogue()


GAME: Final = ColonistsGame(BOOK, (1, 2, 3, 4), OPTIONS, USES, VALUE)
