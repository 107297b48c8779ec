"""Every answer that can be given in Everdell."""

from itertools import combinations_with_replacement
from typing import Final

from kleinstadt.engine.phrase import Phrase, Slot, Vocabulary
from kleinstadt.games.everdell.cards import ABILITIES, CARS, EVENTS, GUESTS, IDS, LOCATIONS, MEADOW, STATION, TYPES
from kleinstadt.games.everdell.city import PLACES
from kleinstadt.games.everdell.goods import GOODS, ONE

CARD: Final = Slot(IDS)
SEAT: Final = Slot((0, 1, 2, 3), spot="seat ")
PLACE: Final = Slot(range(PLACES))
GOOD: Final = Slot(GOODS)
LOCATION: Final = Slot(LOCATIONS, spot="")
EVENT: Final = Slot(EVENTS, spot="")
SPACES: Final = [f"station_{space + 1}" for space in range(STATION)]
SOURCES: Final = ("hand", *[f"meadow_{slot + 1}" for slot in range(MEADOW)], "aside", *SPACES, "reserved", "archive")
SOURCE: Final = Slot(SOURCES, spot="")
SPACE: Final = Slot(SPACES, spot="")
GUEST: Final = Slot(GUESTS, spot="")
BUNDLES: Final = [
    kinds for size in (1, 2, 3) for kinds in combinations_with_replacement(range(len(GOODS)), size)
]  # up to three resources
BUNDLE: Final = Slot([tuple([GOODS[kind] for kind in kinds]) for kinds in BUNDLES])
BUNDLE_NUMBER: Final[dict[int, int]] = {
    sum(ONE[kind] for kind in kinds): number for number, kinds in enumerate(BUNDLES)
}

# -- before the first turn

ABILITY: Final = Phrase("ability", "ability {ability}", ability=Slot(ABILITIES))

# -- a turn

VISIT: Final = Phrase("visit", "visit {location}", location=LOCATION)
VISIT_CARD: Final = Phrase(
    "visit_card", "visit {card} at {other_seat} {place}", other_seat=SEAT, place=PLACE, card=CARD
)
ACHIEVE: Final = Phrase("achieve", "achieve {card}", card=EVENT)
PLAY: Final = Phrase("play", "play {card} from {source}", card=CARD, source=SOURCE)
RESERVE: Final = Phrase("reserve", "reserve {card} from {source}", card=CARD, source=SOURCE)
TICKET: Final = Phrase("ticket", "use ticket")
PREPARE: Final = Phrase("prepare", "prepare")
PASS: Final = Phrase("pass", "pass")

# -- the price

PAY_PRICE: Final = Phrase("pay_price", "pay price")
MARK: Final = Phrase("mark", "mark {card} {place}", card=CARD, place=PLACE)
GILD: Final = Phrase("gild", "gild {card} {place}", card=CARD, place=PLACE)
RESERVATION: Final = Phrase("reservation", "use reservation")
SPEND: Final = Phrase("spend", "spend {card} {place}", card=CARD, place=PLACE)
IMPRISON: Final = Phrase("imprison", "imprison {card} {place}", card=CARD, place=PLACE)
JUDGE: Final = Phrase("judge", "judge {card} {place}", card=CARD, place=PLACE)
STRIKE: Final = Phrase("strike", "strike {goods}", goods=BUNDLE)
SWAP: Final = Phrase("swap", "pay {other_good} for {good}", other_good=GOOD, good=GOOD)

# -- whom, what, how many

TO_SEAT: Final = Phrase("to_seat", "to {other_seat}", other_seat=SEAT)
RAZE: Final = Phrase("raze", "raze {card} {place}", card=CARD, place=PLACE)
BANISH: Final = Phrase("banish", "banish {card} {place}", card=CARD, place=PLACE)
GAIN: Final = Phrase("gain", "gain {good}", good=GOOD)
CHOOSE: Final = Phrase("choose", "choose {goods}", goods=BUNDLE)
PAY: Final = Phrase("pay", "pay {good}", good=GOOD)
GIFT: Final = Phrase("gift", "give {good} to {other_seat}", good=GOOD, other_seat=SEAT)
LAY: Final = Phrase("lay", "lay {good}", good=GOOD)
TRADE: Final = Phrase("trade", "trade {number}", number=Slot((0, 1, 2, 3)))
DONE: Final = Phrase("done", "done")
DECLINE: Final = Phrase("decline", "decline")

# -- cards

PICK: Final = Phrase("pick", "pick {card}", card=CARD)
DISCARD: Final = Phrase("discard", "discard {card}", card=CARD)
TAKE: Final = Phrase("take", "take {card} from {source}", card=CARD, source=SOURCE)
CLEAR: Final = Phrase("clear", "clear {card} from {source}", card=CARD, source=SOURCE)
REVEAL: Final = Phrase("reveal", "reveal {pile}", pile=Slot(("deck", "discards"), spot=""))
TUCK: Final = Phrase("tuck", "tuck {card}", card=CARD)
TUCK_FROM: Final = Phrase("tuck_from", "tuck {card} {place}", card=CARD, place=PLACE)
KEEP: Final = Phrase("keep", "keep {card}", card=CARD)

DRAW: Final = Phrase("draw", "draw")
TYPE: Final = Phrase("type", "type {type}", type=Slot(TYPES))
SHARE: Final = Phrase("share", "share {card} {place}", card=CARD, place=PLACE)
ALONE: Final = Phrase("alone", "own space")
ARCHIVE: Final = Phrase("archive", "archive {card} from {source}", card=CARD, source=SOURCE)
GIVE_UP: Final = Phrase("give_up", "give up {card}", card=CARD)
HOLD: Final = Phrase("hold", "hold {card}", card=CARD)

# -- the station

CAR: Final = Phrase("car", "unload {car} at {space}", car=Slot(CARS), space=SPACE)
SEND_AWAY: Final = Phrase("send_away", "send away {card}", card=GUEST)
WELCOME: Final = Phrase("welcome", "welcome {card}", card=GUEST)

# -- cards at work, workers

UNLOAD: Final = Phrase("unload", "unload {good}", good=GOOD)
ACCEPT: Final = Phrase("accept", "accept")
REACT: Final = Phrase("react", "react {card} {place}", card=CARD, place=PLACE)

PRODUCE: Final = Phrase("produce", "produce {card} {place}", card=CARD, place=PLACE)
ACTIVATE: Final = Phrase("activate", "activate {card} {place}", card=CARD, place=PLACE)
COPY: Final = Phrase("copy", "copy {card} at {other_seat} {place}", other_seat=SEAT, place=PLACE, card=CARD)
COPY_PLACE: Final = Phrase("copy_place", "copy {location}", location=LOCATION)
LIFT: Final = Phrase("lift", "lift {location}", location=LOCATION)
LIFT_EVENT: Final = Phrase("lift_event", "lift event {card}", card=EVENT)
LIFT_CARD: Final = Phrase("lift_card", "lift {card} at {other_seat} {place}", other_seat=SEAT, place=PLACE, card=CARD)
LIFT_STRAY: Final = Phrase("lift_stray", "lift stray")

WORDS: Final = Vocabulary(
    *[ABILITY, VISIT, VISIT_CARD, ACHIEVE, PLAY, RESERVE, TICKET, PREPARE, PASS],
    *[PAY_PRICE, MARK, GILD, RESERVATION, SPEND, IMPRISON, JUDGE, STRIKE, SWAP],
    *[TO_SEAT, RAZE, BANISH, GAIN, CHOOSE, PAY, GIFT, LAY, TRADE, DONE, DECLINE, PICK, DISCARD, TAKE, CLEAR, REVEAL],
    *[DRAW, TYPE, SHARE, ALONE, ARCHIVE, GIVE_UP, HOLD, CAR, SEND_AWAY, WELCOME, UNLOAD, ACCEPT, REACT],
    *[TUCK, TUCK_FROM, KEEP, PRODUCE, ACTIVATE, COPY, COPY_PLACE, LIFT, LIFT_EVENT, LIFT_CARD, LIFT_STRAY],
)
DONE_TEXT: Final = DONE.say()
DECLINE_TEXT: Final = DECLINE.say()
ACCEPT_TEXT: Final = ACCEPT.say()
PASS_TEXT: Final = PASS.say()
PREPARE_TEXT: Final = PREPARE.say()
TICKET_TEXT: Final = TICKET.say()
PAY_PRICE_TEXT: Final = PAY_PRICE.say()
RESERVATION_TEXT: Final = RESERVATION.say()
# By source and card, for the longest lists.
PLAY_TEXTS: Final = tuple([tuple([PLAY.say(card, at) for card in range(len(IDS))]) for at in range(len(SOURCES))])
TAKE_TEXTS: Final = tuple([tuple([TAKE.say(card, at) for card in range(len(IDS))]) for at in range(len(SOURCES))])
