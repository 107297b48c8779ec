"""Every answer that can be given in Market Day."""

from kleinstadt.engine.phrase import Phrase, Slot, Vocabulary
from market_day.cards import GOODS, IDS
from market_day.steps import PLACES

GOOD = Slot(GOODS)
CARD = Slot(IDS)
SOURCE = Slot(("hand", "row"))
SEAT = Slot((0, 1, 2, 3), spot="seat ")
PLACE = Slot(range(PLACES))

PICK = Phrase("pick", "pick {good}", good=GOOD)
OPEN = Phrase("open", "open {card} from {source}", card=CARD, source=SOURCE)
TAKE = Phrase("take", "take {card}", card=CARD)
DRAW = Phrase("draw", "draw")
REST = Phrase("rest", "rest")
SWAP = Phrase("swap", "swap {good} for {other_good}", good=GOOD, other_good=GOOD)
BY_GOODS = Phrase("by_goods", "by goods")
BY_STALL = Phrase("by_stall", "by stall {place} {card}", place=PLACE, card=CARD)
PAY = Phrase("pay", "pay {good}", good=GOOD)
DROP = Phrase("drop", "drop {card}", card=CARD)
KEEP = Phrase("keep", "keep")
LEAVE = Phrase("leave", "leave")
SINK = Phrase("sink", "sink")
COPY = Phrase("copy", "copy {other_seat} {place} {card}", other_seat=SEAT, place=PLACE, card=CARD)
RING = Phrase("ring", "ring {place} {card}", place=PLACE, card=CARD)
GIVE = Phrase("give", "give {good}", good=GOOD)
JOIN = Phrase("join", "join")
DECLINE = Phrase("decline", "decline")

WORDS = Vocabulary(
    *[PICK, OPEN, TAKE, DRAW, REST, SWAP, BY_GOODS, BY_STALL, PAY, DROP],
    *[KEEP, LEAVE, SINK, COPY, RING, GIVE, JOIN, DECLINE],
)
