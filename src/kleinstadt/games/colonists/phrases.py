"""Every answer that can be given in The Colonists."""

from itertools import combinations_with_replacement
from typing import Final

from kleinstadt.engine.phrase import Phrase, Slot, Vocabulary
from kleinstadt.games.colonists.cards import AMBASSADORS, BUILDINGS, CARDS, CLASSES, COLONIES, OPTIONS, TILES
from kleinstadt.games.colonists.community import CREWS, PLOTS
from kleinstadt.games.colonists.goods import DOLLARS, GOODS, ONE, TOOLS, Bundle, bundle
from kleinstadt.games.colonists.hexes import CELLS, DIRECTIONS

TILE: Final = Slot(TILES, spot="")
CELL: Final = Slot(CELLS, spot="")
FIGURE: Final = Slot((0, 1, 2, 3))
NUMBER: Final = Slot(range(100))
GOOD: Final = Slot((*GOODS, TOOLS))
BUILDING: Final = Slot(BUILDINGS)
PLOT: Final = Slot(PLOTS)
CREW: Final = Slot(CREWS)
CLASS: Final = Slot(CLASSES)
COLONY: Final = Slot(COLONIES)
CARD: Final = Slot(CARDS)
ENVOY: Final = Slot(AMBASSADORS)
MOST_OF_A_KIND: Final = 4
BUNDLE: Final = Slot(
    [tuple([good] * number) for good in (*GOODS, TOOLS, DOLLARS) for number in range(1, MOST_OF_A_KIND + 1)]
)
# What is traded at once: goods of one rung of the Traders' ladder, up to four (CO-202a).
RUNGS: Final = (("wood", "clay", "food"), ("planks", "bricks"), ("ore", "coal", "robes"), ("iron", TOOLS))
LOTS: Final = [lot for rung in RUNGS for size in range(1, 5) for lot in combinations_with_replacement(rung, size)]
LOT: Final = Slot(LOTS)
POSTS: Final[tuple[str, ...]] = (*BUILDINGS, "embassy")
AT_EMBASSY: Final = len(BUILDINGS)
WORKERS: Final[tuple[str, ...]] = (*CLASSES, "farmer_and_citizen")
TOGETHER: Final = len(CLASSES)  # a Farmer and a Citizen who share a Factory (CO-155a)

# -- the board

LAY: Final = Phrase("lay", "lay at {cell}", cell=CELL)
LAY_MARKET: Final = Phrase("lay_market", "market at {cell}", cell=CELL)
TURN_MARKET: Final = Phrase("turn_market", "toward {direction}", direction=Slot(DIRECTIONS))
PICK_TILE: Final = Phrase("pick_tile", "next {place}", place=TILE)
REPLACE: Final = Phrase("replace", "replace {place}", place=TILE)
SWAP: Final = Phrase("swap", "swap {place}", place=TILE)
SWAP_WITH: Final = Phrase("swap_with", "with {place}", place=TILE)

# -- moving

FILL: Final = Phrase("fill", "fill {number}", number=Slot(range(10)))
GO: Final = Phrase("go", "move {steward} to {place}", steward=FIGURE, place=TILE)
ENTER: Final = Phrase("enter", "enter {place}", place=TILE)
RIDE: Final = Phrase("ride", "ride {card} {steward} to {place}", card=CARD, steward=FIGURE, place=TILE)
SEND: Final = Phrase("send", "send {ambassador} to {place}", ambassador=ENVOY, place=TILE)
RIDE_ENVOY: Final = Phrase("ride_envoy", "ride {card} {ambassador} to {place}", card=CARD, ambassador=ENVOY, place=TILE)
UNLOCK: Final = Phrase("unlock", "post {ambassador} at {place}", ambassador=ENVOY, place=TILE)
FARTHER: Final = Phrase("farther", "farther")
REARRANGE: Final = Phrase("rearrange", "rearrange")
LOSE: Final = Phrase("lose_steward", "dismiss {steward}", steward=FIGURE)

# -- goods

PAY: Final = Phrase("pay", "pay {good}", good=GOOD)
DISCARD: Final = Phrase("discard", "discard {good}", good=GOOD)
TAKE: Final = Phrase("take", "take {goods}", goods=BUNDLE)
EXCHANGE: Final = Phrase("exchange", "exchange {number}", number=NUMBER)
SELL: Final = Phrase("sell", "sell {number}", number=NUMBER)
AS: Final = Phrase("as", "receive {number} {good}", number=NUMBER, good=GOOD)
TRADE: Final = Phrase("trade", "trade {goods} for {other_goods}", goods=LOT, other_goods=LOT)
SAVE: Final = Phrase("save", "save {goods}", goods=BUNDLE)

# -- acting

DEED: Final = Phrase("deed", "do {deed}", deed=Slot(OPTIONS))
DONE: Final = Phrase("done", "done")
DECLINE: Final = Phrase("decline", "decline")
BUILD: Final = Phrase("build", "build {building}", building=BUILDING)
OVER: Final = Phrase(
    "over", "build {building} over {old} {plot} {crew}", building=BUILDING, old=BUILDING, plot=PLOT, crew=CREW
)
OVER_EMBASSY: Final = Phrase("over_embassy", "build {building} over embassy {colony}", building=BUILDING, colony=COLONY)
REMODEL: Final = Phrase(
    "remodel", "remodel {old} {plot} {crew} into {building}", old=BUILDING, plot=PLOT, crew=CREW, building=BUILDING
)
EMBASSY: Final = Phrase("embassy", "embassy {colony}", colony=COLONY)
EMBASSY_OVER: Final = Phrase(
    "embassy_over", "embassy {colony} over {old} {plot} {crew}", colony=COLONY, old=BUILDING, plot=PLOT, crew=CREW
)
EMBASSY_FOR: Final = Phrase("embassy_for", "embassy {colony} for {other_colony}", colony=COLONY, other_colony=COLONY)
CHANGE: Final = Phrase("change", "change {old} {crew} into {building}", old=BUILDING, crew=CREW, building=BUILDING)

# -- colonists

STAFF: Final = Phrase(
    "staff",
    "staff {building} {plot} {crew} with {class}",
    **{"building": BUILDING, "plot": PLOT, "crew": CREW, "class": CLASS},
)
EMPLOY: Final = Phrase(
    "employ", "employ {number} {class} in {post}", **{"number": NUMBER, "class": Slot(WORKERS), "post": Slot(POSTS)}
)
SEND_HOME: Final = Phrase("send_home", "send home {class} from {post}", **{"class": CLASS, "post": Slot(POSTS)})

# -- improvements

KEEP: Final = Phrase("keep", "keep {card}", card=CARD)
DROP: Final = Phrase("drop", "drop {card}", card=CARD)
PLAY: Final = Phrase("play", "play {card}", card=CARD)

# -- starting in a later era

BUY_LEVEL: Final = Phrase("buy_level", "level {number} {colony}", number=Slot(range(5)), colony=COLONY)
BUY: Final = Phrase("buy", "buy {building}", building=BUILDING)
BUY_GOOD: Final = Phrase("buy_good", "purchase {good}", good=GOOD)

# -- the end of a year

WORK: Final = Phrase("work", "work {number} {recipe}", number=NUMBER, recipe=Slot(range(4)))

WORDS: Final = Vocabulary(
    *[LAY, LAY_MARKET, TURN_MARKET, PICK_TILE, REPLACE, SWAP, SWAP_WITH],
    *[FILL, GO, ENTER, RIDE, SEND, RIDE_ENVOY, UNLOCK, FARTHER, REARRANGE, LOSE],
    *[PAY, DISCARD, TAKE, EXCHANGE, SELL, AS, TRADE, SAVE],
    *[DEED, DONE, DECLINE, BUILD, OVER, OVER_EMBASSY, REMODEL, EMBASSY, EMBASSY_OVER, EMBASSY_FOR, CHANGE],
    *[STAFF, EMPLOY, SEND_HOME, KEEP, DROP, PLAY, WORK, BUY_LEVEL, BUY, BUY_GOOD],
)
GO_TEXTS: Final = tuple([tuple([GO.say(figure, tile) for tile in range(len(TILES))]) for figure in range(4)])
SEND_TEXTS: Final = tuple([tuple([SEND.say(who, tile) for tile in range(len(TILES))]) for who in range(3)])
TAKE_TEXTS: Final = {  # by the goods
    ONE[kind] * number: TAKE.say(BUNDLE.number[" ".join([good] * number)])
    for kind, good in enumerate(GOODS)
    for number in range(1, MOST_OF_A_KIND + 1)
}
DONE_TEXT: Final = DONE.say()
DECLINE_TEXT: Final = DECLINE.say()


def take_text(gain: Bundle) -> str:
    """Taking goods of one kind, in words."""
    if gain.goods:
        return TAKE_TEXTS[gain.goods]
    ((good, number),) = gain.words().items()
    return TAKE.say(BUNDLE.number[" ".join([good] * number)])


def save_text(saved: Bundle) -> str:
    """Saving them (CO-193); no market gives several kinds to choose from."""
    ((good, number),) = saved.words().items()
    return SAVE.say(BUNDLE.number[" ".join([good] * number)])


def taken(move: str) -> Bundle:
    """The goods of such a text."""
    words = BUNDLE.values[WORDS.read(move).numbers[0]]
    assert isinstance(words, tuple)
    return bundle({words[0]: len(words)})
