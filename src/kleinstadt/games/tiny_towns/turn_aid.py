"""The turn aid: the resource cards are drawn by the phone (TT-7, TT-11 to TT-15, TT-115, TT-116), or the hammer
goes round (TT-107 to TT-109)."""

from typing import Final

from kleinstadt.engine.turn_aid import TurnAid, TurnDeck, TurnWay
from kleinstadt.games.tiny_towns.cards import ALL_KINDS, DECK, FREE_CHOICE_EVERY, KINDS, OPEN_CARDS, SET_ASIDE

CARDS: Final = {KINDS[kind]: DECK.count(kind) for kind in ALL_KINDS}
MORE: Final = (2, 3, 4, 5, 6)

AID: Final = TurnAid(
    (
        TurnWay(
            "standard", MORE, "together", deck=TurnDeck("resource", CARDS, SET_ASIDE, free_every=FREE_CHOICE_EVERY)
        ),
        TurnWay("prospectors", MORE, turns=0, leaves=True),
        TurnWay("solo", (1,), "together", deck=TurnDeck("resource", CARDS, open=OPEN_CARDS)),
    )
)
