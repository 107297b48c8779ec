"""What may still have to be done: the kinds of steps, and the numbers they carry.

Most steps carry out a deed of a program. They say which one (`program`, `at`), whose city is looked at (`look`), and
where the card or event lies whose deed it is (`owner`, `place`), and which card of the own city copies it (`by`).
"""

from typing import Final

from kleinstadt.engine.step import NOBODY, Kind, Step
from kleinstadt.games.everdell.cards import MEADOW, NONE, STATION, TYPES
from kleinstadt.games.everdell.city import PLACES
from kleinstadt.games.everdell.deeds import MANY, Deed
from kleinstadt.games.everdell.program import PROGRAMS

SEAT: Final = (0, 3)
OR_SEAT: Final = (NONE, 3)
PROGRAM: Final = (0, len(PROGRAMS) - 1)
AT: Final = (0, max([len(program) for program in PROGRAMS]))
PLACE: Final = (NONE, PLACES - 1)
FEW: Final = (0, MANY)
GOOD: Final = (0, 3)
Context = tuple[int, int, int, int, int, int]  # program, at, look, owner, place, by

# -- turns and seasons

OFFER_ABILITIES: Final = Kind("offer_abilities")
CHOOSE_ABILITY: Final = Kind("choose_ability")
TURN_UP: Final = Kind("turn_up", what=(0, 1))  # the abilities that were chosen, or the next guests
TURN: Final = Kind("turn")
NEXT: Final = Kind("next")
PREPARE: Final = Kind("prepare")
SEASON: Final = Kind("season")

# -- playing a card: the one on top of the table

WAY: Final = Kind("way")
STRIKE: Final = Kind("strike", less=(1, 3), berries=(0, 1))
SWAP: Final = Kind("swap")
PRICE_TO: Final = Kind("price_to")
TARGET: Final = Kind("target")
RUIN: Final = Kind("ruin")
ENTER: Final = Kind("enter")
SHARE: Final = Kind("share")
REFILL: Final = Kind("refill")
WORK: Final = Kind("work")
REACT: Final = Kind("react")
REACT_NEXT: Final = Kind("react_next")
DELIVER: Final = Kind("deliver")
OWN_ABILITY: Final = Kind("own_ability")
SNAILS: Final = Kind("snails")
FINISH: Final = Kind("finish")


def deed_kind(id: str, **more: tuple[int, int]) -> Kind:
    """A kind of step that carries out a deed."""
    return Kind(id, program=PROGRAM, at=AT, look=SEAT, owner=SEAT, place=PLACE, by=PLACE, **more)


# -- alone against Rugwort

RUGWORT_PLAYS: Final = Kind("rugwort_plays")
RUGWORT_CARD: Final = Kind("rugwort_card", type=(0, len(TYPES) - 1))
RUGWORT_SEASON: Final = Kind("rugwort_season")
RUGWORT_GUEST: Final = Kind("rugwort_guest")
RUGWORT_GOES_ON: Final = Kind("rugwort_goes_on")
JEST: Final = Kind("jest")
BANISH: Final = Kind("banish")

# -- deeds

DO: Final = deed_kind("do")
CHOOSE: Final = deed_kind("choose")
GAIN_ANY: Final = Kind("gain_any", left=(1, MANY), lowest=GOOD)
DRAW: Final = Kind("draw", count=FEW)
LAY: Final = deed_kind("lay", laid=FEW, lowest=GOOD)

AMOUNT: Final = deed_kind("amount")
PAY_ANY: Final = deed_kind("pay_any", to=OR_SEAT, paid=FEW, lowest=GOOD)
PAY_TO: Final = deed_kind("pay_to", count=FEW)
GIFT: Final = deed_kind("gift", given=FEW, lowest=(0, 15))
PICK: Final = deed_kind("pick")
SEND: Final = deed_kind("send")
SURPLUS: Final = Kind("surplus", to=SEAT)
RAZE: Final = deed_kind("raze", razed=FEW)

NAME_TYPE: Final = deed_kind("name_type")
TAKE: Final = deed_kind("take", taken=FEW, type=(NONE, len(TYPES) - 1))
CLEAR: Final = deed_kind("clear", slots=(0, 2 ** (MEADOW + STATION) - 1))
REVEAL_FROM: Final = deed_kind("reveal_from")
REVEAL: Final = Kind("reveal", count=FEW, discards=(0, 1))
SWEEP: Final = Kind("sweep")
TUCK: Final = deed_kind("tuck", tucked=FEW)
PLAY_ONE: Final = deed_kind("play_one")
TEACH: Final = Kind("teach")
KEEP: Final = Kind("keep")
HAND_ON: Final = Kind("hand_on")

MAY: Final = deed_kind("may")
UNLOAD: Final = deed_kind("unload", taken=FEW, lowest=GOOD)
ACTIVATE: Final = deed_kind("activate", first=PLACE)
PRODUCING: Final = Kind("producing")
PRODUCE: Final = Kind("produce")
COPY: Final = deed_kind("copy")
COPY_PLACE: Final = deed_kind("copy_place")
LIFT: Final = Kind("lift")
MOVE: Final = Kind("move", spot=(0, 1000))
RECALL: Final = Kind("recall")

# -- station, reservation, abilities

CHOOSE_CAR: Final = Kind("choose_car")
NEW_CAR: Final = Kind("new_car", space=(0, STATION - 1))
SEND_AWAY: Final = Kind("send_away")
WELCOME: Final = Kind("welcome")
KEEP_RESERVED: Final = Kind("keep_reserved")
ARCHIVE: Final = Kind("archive")
BEES: Final = Kind("bees")
SNAILS_MAY: Final = Kind("snails_may", to=SEAT)
SNAIL_WORK: Final = Kind("snail_work")

SHOW_ABILITIES: Final = TURN_UP.at(NOBODY, 0)
UNCOVER_GUESTS: Final = TURN_UP.at(NOBODY, 1)
TURN_STEPS: Final[tuple[Step, ...]] = tuple([TURN.at(seat) for seat in range(4)])
NEXT_STEPS: Final[tuple[Step, ...]] = tuple([NEXT.at(seat) for seat in range(4)])

# -- what a step says

OF_DEED: Final = len(DO.names)  # with so many numbers every step of a deed begins
AT_PLACE: Final = DO.names.index("place")


def deed_of(step: Step) -> Deed:
    """What it carries out."""
    program, at = step.args[:2]
    return PROGRAMS[program][at]


def context_of(step: Step) -> Context:
    program, at, look, owner, place, by = step.args[:OF_DEED]
    return program, at, look, owner, place, by


def card_of(step: Step) -> tuple[int, int]:
    """Whose city the card lies in whose deed it is, and where there."""
    _, _, _, owner, place, _ = context_of(step)
    return owner, place


def event_of(step: Step) -> int:
    """Where the event lies whose deed it is."""
    return step.args[AT_PLACE]


def beyond(step: Step) -> tuple[int, ...]:
    """The numbers that a kind of step adds to those of its deed."""
    return step.args[OF_DEED:]


def left_of(step: Step) -> int:
    """How many resources are still to be chosen (GAIN_ANY)."""
    left, _ = step.args
    return left
