"""What may still have to be done: the kinds of steps, and the numbers they carry.

`spot` is a tile on the board, `program` and `at` a deed of a program, `goods` packed goods, `lowest` the first kind of
good that may still be named where goods are named one by one in their order (C10).
"""

from typing import Final

from kleinstadt.engine.step import Kind, Step
from kleinstadt.games.colonists.board import MOST_TILES
from kleinstadt.games.colonists.box import BOX
from kleinstadt.games.colonists.cards import BUILDINGS, CARDS, COLONIES, TILES
from kleinstadt.games.colonists.community import CREWS
from kleinstadt.games.colonists.goods import KINDS, LARGEST
from kleinstadt.games.colonists.hexes import SIDE
from kleinstadt.games.colonists.verbs import NO_CAP, NONE

SEAT: Final = (0, 3)
OR_SEAT: Final = (NONE, 3)
SPOT: Final = (0, MOST_TILES - 1)
OR_SPOT: Final = (NONE, MOST_TILES - 1)
TILE: Final = (0, len(TILES) - 1)
CELL: Final = (0, SIDE * SIDE - 1)
FIGURE: Final = (0, 3)
PROGRAM: Final = (0, len(BOX.programs) - 1)
AT: Final = (0, max([len(program) for program in BOX.programs]))
GOODS: Final = (0, LARGEST)
GOOD: Final = (0, KINDS)
FEW: Final = (0, NO_CAP)
CARD: Final = (0, len(CARDS) - 1)
BUILDING: Final = (0, len(BUILDINGS) - 1)

# -- set-up, eras, years, turns

DRAW_TILE: Final = Kind("draw_tile")
LAY: Final = Kind("lay", tile=TILE)
LAY_MARKET: Final = Kind("lay_market")
TURN_MARKET: Final = Kind("turn_market", cell=CELL)
NEW_ERA: Final = Kind("new_era", era=(1, 4))
YEAR: Final = Kind("year")
TURN: Final = Kind("turn")
WINTER: Final = Kind("winter")
FILL: Final = Kind("fill")
GIFT: Final = Kind("gift")
MOVE: Final = Kind("move")
GO: Final = Kind("go")
TARGET: Final = Kind("target", figure=FIGURE)
ARRIVE: Final = Kind("arrive", spot=SPOT)
END_MOVE: Final = Kind("end_move")

# -- levy

LEVY_FIRST: Final = Kind("levy_first", to=FIGURE)
LEVY_MATERIAL: Final = Kind("levy_material", to=FIGURE, left=(1, 9), lowest=GOOD)
LEVY_DUE: Final = Kind("levy_due")
LEVY_PAID: Final = Kind("levy_paid")

# -- acting

ACT: Final = Kind("act", spot=SPOT)
CHOOSE_DEED: Final = Kind("choose_deed", spot=SPOT, may=(0, 1))
CHOOSE_DISCOUNT: Final = Kind("choose_discount", possible=(0, 15))
TAKE_INSTEAD: Final = Kind("take_instead")
DO: Final = Kind("do", program=PROGRAM, at=AT)
TAKE_ONE: Final = Kind("take_one", program=PROGRAM, at=AT)
EXCHANGE: Final = Kind("exchange", program=PROGRAM, at=AT, recipe=(0, 9), done=FEW)
HAND_IN: Final = Kind("hand_in", program=PROGRAM, at=AT, recipe=(0, 9), left=FEW, lowest=GOOD)
COLLECT: Final = Kind("collect")
PAY: Final = Kind("pay")
MAKE_ROOM: Final = Kind("make_room", lowest=GOOD)
RECEIVE: Final = Kind("receive", goods=GOODS, pair=(0, 9))
TURN_GOODS: Final = Kind("turn_goods", goods=GOODS, pair=(0, 9))
ROOM: Final = Kind("room")
OVERFLOW: Final = Kind("overflow", lowest=GOOD, hungry=(0, 1))
BUILD: Final = Kind("build", program=PROGRAM, at=AT, built=FEW)
END_ACTION: Final = Kind("end_action")
SETTLE: Final = Kind("settle")
KEEP_GOODS: Final = Kind("keep_goods")
STAFF: Final = Kind("staff")
LOSE_STEWARD: Final = Kind("lose_steward")
DISMISS: Final = Kind("dismiss")
SWAP: Final = Kind("swap", adjacent=(0, 1), may=(0, 1))
SWAP_WITH: Final = Kind("swap_with", spot=SPOT, adjacent=(0, 1))

# -- improvements

DRAW: Final = Kind("draw", cards=FEW, library=(0, 1), keep=FEW)
KEEP: Final = Kind("keep", left=FEW)
REDUCE: Final = Kind("reduce")
PLAY: Final = Kind("play")
PLAY_MORE: Final = Kind("play_more", chain=(0, 9), spot=OR_SPOT)
MAY_PLAY: Final = Kind("may_play", chain=(0, 9), spot=OR_SPOT)

# -- embassies, ambassadors, powers

NEGOTIATE: Final = Kind("negotiate", lowest=(0, len(COLONIES) - 1), done=FEW)
UNLOCK: Final = Kind("unlock", who=(0, 2))
SEND: Final = Kind("send")
AFTER_MOVE: Final = Kind("after_move")
ASK_ON: Final = Kind("ask_on")
POWERS: Final = Kind("powers")
END_FARE: Final = Kind("end_fare")
GO_FARTHER: Final = Kind("go_farther")
CHANGE: Final = Kind("change", old=BUILDING, crew=(0, len(CREWS) - 1), building=BUILDING)
TRADE: Final = Kind("trade", done=FEW, lowest=(0, 99_999))

# -- starting in a later era

ELEMENT: Final = Kind("element", era=(1, 4))
DEAL_CARDS: Final = Kind("deal_cards")
PURCHASES: Final = Kind("purchases")
BUY_EMBASSY: Final = Kind("buy_embassy", at=(0, len(COLONIES) - 1), left=FEW)
BUY_BUILDING: Final = Kind("buy_building", lowest=BUILDING, left=FEW)
BUY_GOODS: Final = Kind("buy_goods", lowest=GOOD, left=FEW)
AWAKEN: Final = Kind("awaken")

# -- the end of a year

YEAR_END: Final = Kind("year_end")
PICK_TILE: Final = Kind("pick_tile")
REPLACE: Final = Kind("replace", tile=TILE)
COMMUNITIES: Final = Kind("communities")
FREE_ALL: Final = Kind("free_all")
POST: Final = Kind("post", at=FEW)
STAFFED: Final = Kind("staffed")
SEND_HOME: Final = Kind("send_home")
YEAR_CHOICE: Final = Kind("year_choice")
FEED: Final = Kind("feed")
SUSTAIN: Final = Kind("sustain", option=(NONE, 9))
YEAR_PRODUCTION: Final = Kind("year_production")
YEAR_WORK: Final = Kind("year_work", after=(0, 1), used=(0, 8**20))
YEAR_OUTPUT: Final = Kind("year_output")
PRODUCE: Final = Kind("produce")
YEAR_DRAW: Final = Kind("year_draw")
YEAR_DONE: Final = Kind("year_done")


def left_of(step: Step) -> int:
    """How many Dollars are left to spend (BUY_EMBASSY, BUY_BUILDING, BUY_GOODS)."""
    _, left = step.args
    return left
