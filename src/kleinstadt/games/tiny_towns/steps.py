"""What may still have to be done in a game of Tiny Towns: the kinds of steps and the numbers they carry."""

from typing import Final

from kleinstadt.engine.step import Kind, Step
from kleinstadt.games.tiny_towns.fields import FIELDS

# -- set-up and rounds (TT-8, TT-10) -------------------------------------------------------------------------------

KEEP_MONUMENTS: Final = Kind("keep_monuments")
KEEP_MONUMENT: Final = Kind("keep_monument")
ROUND: Final = Kind("round")
END_OF_ROUND: Final = Kind("end_of_round")
GAME_OVER: Final = Kind("game_over")

# -- discover (TT-13 to TT-15, TT-108, TT-116) ---------------------------------------------------------------------

DISCOVER: Final = Kind("discover")
REVEAL_CARD: Final = Kind("reveal_card")
CHOOSE_KIND: Final = Kind("choose_kind")
REVEAL_CHOICES: Final = Kind("reveal_choices")
NAME_KIND: Final = Kind("name_kind")
OPEN_CARD: Final = Kind("open_card")
TURN_UP: Final = Kind("turn_up")

# -- place (TT-16 to TT-20a) ---------------------------------------------------------------------------------------

# how the resource came about: taken as it is, changed by a Factory, exchanged in a Warehouse
TAKEN: Final = 0
CHANGED: Final = 1
EXCHANGED: Final = 2

PLACING: Final = Kind("placing")
PLACE: Final = Kind("place", kind=(1, 5), how=(TAKEN, EXCHANGED))

# -- build (TT-21 to TT-32, TT-99) ---------------------------------------------------------------------------------

BUILDING: Final = Kind("building")
BUILD: Final = Kind("build", waiting=(0, 127))  # types waiting on Opaleye's Watch, as bits
WATCHING: Final = Kind("watching")
MARK: Final = Kind("mark", field=(0, FIELDS - 1))
MONUMENT_BUILT: Final = Kind("monument_built")
REPLACE: Final = Kind("replace", left=(1, 2), but=(-1, FIELDS - 1))  # not the field that was replaced just now
ADD: Final = Kind("add")
WATCH: Final = Kind("watch")

# Steps are never changed, so those that come in every round are made once.
NEXT_ROUND: Final[Step] = ROUND.at()
PHASES: Final[tuple[Step, ...]] = (END_OF_ROUND.at(), WATCHING.at(), BUILDING.at(), PLACING.at(), DISCOVER.at())
PLACE_STEPS: Final = tuple([[Step(PLACE, seat, (kind, TAKEN)) for kind in range(6)] for seat in range(6)])
BUILD_STEPS: Final[tuple[Step, ...]] = tuple([BUILD.at(seat, 0) for seat in range(6)])
REVEAL_CARD_STEP: Final[Step] = REVEAL_CARD.at()
REVEAL_CHOICES_STEP: Final[Step] = REVEAL_CHOICES.at()
CHOOSE_STEPS: Final[tuple[Step, ...]] = tuple([CHOOSE_KIND.at(seat) for seat in range(6)])
