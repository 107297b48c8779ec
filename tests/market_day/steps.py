"""What may still have to be done: the kinds of steps, and the numbers they carry. A stall is named by its place: whose
it is, and where in that row it stands."""

from kleinstadt.engine.step import Kind
from market_day.cards import ROW

PLACES = 24  # no row of stalls is longer than the deck
OWNER = (0, 3)
PLACE = (0, PLACES - 1)

MORNING = Kind("morning")
PICK = Kind("pick")
SHOW = Kind("show")
TURN = Kind("turn")
SWAP = Kind("swap")
WAY = Kind("way", place=PLACE)
PAY = Kind("pay", left=(1, 4), lowest=(0, 2))
REFILL = Kind("refill", place=(0, ROW - 1))
DRAW = Kind("draw")
DROP = Kind("drop")
MUST_DROP = Kind("must_drop")
WORK = Kind("work", owner=OWNER, place=PLACE)
LOOK = Kind("look")
KEEP = Kind("keep")
COPY = Kind("copy", owner=OWNER, place=PLACE, again=(0, 1))
RING = Kind("ring", left=(0, 2**PLACES - 1))  # places as bits
GIVE = Kind("give", to=OWNER)
JOIN = Kind("join", owner=OWNER, place=PLACE)
