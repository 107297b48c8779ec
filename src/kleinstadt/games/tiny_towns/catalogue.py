"""Every card and resource as data, for galleries, card help and drawn boards."""

from typing import Any

from kleinstadt.games.tiny_towns.cards import (
    CARD_IDS,
    CARDS,
    FIRST_GAME,
    FIRST_MONUMENT,
    FREE_CHOICE_EVERY,
    KINDS,
    NOT_SOLO,
    SOLO_RANKS,
    TRADING_POST,
    TYPES,
)
from kleinstadt.games.tiny_towns.placements import turned


def catalogue() -> dict[str, Any]:
    """Cards with type and pattern, resources, the first game's display, and what a board wants to know."""
    return {
        "cards": [card(number) for number in range(len(CARDS))],
        "types": [*TYPES, "monument"],
        "resources": list(KINDS[1:]),
        "first_game": [CARD_IDS[number] for number in FIRST_GAME],
        "stands_for_any": [CARD_IDS[TRADING_POST]],
        "free_choice_every": FREE_CHOICE_EVERY,
        "ranks": [{"id": id, "least": least} for least, id in SOLO_RANKS],
    }


def card(number: int) -> dict[str, Any]:
    facts = CARDS[number]
    return {
        "id": CARD_IDS[number],
        "type": "monument" if number >= FIRST_MONUMENT else facts["type"],
        "pattern": facts["pattern"],
        "turned": turned(facts["pattern"]),
        "solo": number not in NOT_SOLO,
    }
