"""Why a town is better, for hints: what is said of a card holds of the towns that are compared."""

import random
from collections import Counter

import pytest

from kleinstadt.engine.reason import Reason
from kleinstadt.games.tiny_towns import GAME
from kleinstadt.games.tiny_towns.cards import CARD_IDS
from kleinstadt.games.tiny_towns.fields import BIT, FIELDS
from kleinstadt.games.tiny_towns.placements import PLACEMENTS
from kleinstadt.games.tiny_towns.state import TinyTowns
from kleinstadt.games.tiny_towns.value import VALUE

POSITIONS = 200
NONE_FITS = 99


@pytest.fixture(autouse=True)
def learned() -> None:
    assert VALUE.ready()


def missing(state: TinyTowns, seat: int, card: str) -> int:
    """Field by field: what the nearest pattern of the card lacks in the town that a hint is about."""
    town = VALUE.settled(state, seat)[1]
    wild = state.wild(town)
    fewest = NONE_FITS
    for placement in PLACEMENTS[CARD_IDS.index(card)]:
        lacks = 0
        for field in range(FIELDS):
            if not placement.fields & BIT[field] or wild & BIT[field]:
                continue
            there = town.resources >> 3 * field & 7 if town.stock & BIT[field] else 0
            if town.occupied & BIT[field] or there not in (0, placement.value >> 3 * field & 7):
                lacks = NONE_FITS
            lacks += there == 0
        fewest = min(fewest, lacks)
    return fewest


def compared(seed: int) -> tuple[TinyTowns, TinyTowns, int]:
    """Two different answers of one seat somewhere in a game played by chance."""
    luck = random.Random(seed)
    state = GAME.start(2, {}, seed)
    for _ in range(luck.randrange(4, 40)):
        seat = state.deciders()[0]
        state.play(seat, luck.choice(state.moves(seat)))
    while len(state.moves(seat := state.deciders()[0])) < 2:
        state.play(seat, state.moves(seat)[0])
    after, instead = state.copy(), state.copy()
    for each, move in zip((after, instead), luck.sample(state.moves(seat), 2), strict=True):
        each.play(seat, move)
    return after, instead, seat


def named(reasons: list[Reason], id: str) -> list[str]:
    cards = [reason.args["cards"] for reason in reasons if reason.id == id]
    return [card for some in cards if isinstance(some, list) for card in some]


def test_what_is_said_to_be_missing_is_missing() -> None:
    said: Counter[str] = Counter()
    for seed in range(POSITIONS):
        after, instead, seat = compared(seed)
        if after.over or instead.over or after.towns[seat].finished or instead.towns[seat].finished:
            continue
        reasons = VALUE.reasons(after, instead, seat)
        for card in named(reasons, "begins"):
            assert missing(after, seat, card) < missing(instead, seat, card) < NONE_FITS, (seed, card)
            said["begins"] += 1
        for card in named(reasons, "nears"):
            assert missing(after, seat, card) == 1 < missing(instead, seat, card), (seed, card)
            said["nears"] += 1
        for card in named(reasons, "completes"):
            assert missing(after, seat, card) == 0, (seed, card)
            said["completes"] += 1
    assert min(said["begins"], said["nears"]) >= 10, said
