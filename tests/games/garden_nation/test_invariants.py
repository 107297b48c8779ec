"""What holds in every position of every game, by random and by curious play."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kleinstadt.bots import bot
from kleinstadt.bots.eyes import eyes_of
from kleinstadt.games.garden_nation import GAME
from kleinstadt.games.garden_nation.cards import FLOORS, PROJECT_POINTS, ROOFS, TILES, secret_deck
from kleinstadt.games.garden_nation.layout import BIT, FIELD_NUMBER, FIELDS, PLACE_OF
from kleinstadt.games.garden_nation.state import Garden

rule = pytest.mark.rule


def check(state: Garden) -> None:
    """Pieces are neither lost nor made; nobody is below 1; masks and heights tell the same story."""
    owners = [state.owner(field) for field in range(FIELDS)]
    for seat in range(state.seats):
        placed = sum([state.floors[field] for field in range(FIELDS) if owners[field] == seat])
        assert state.supply[seat] >= 0
        assert state.supply[seat] + placed == FLOORS[state.seats]
        assert state.points[seat] == sum([PROJECT_POINTS[card] for card in state.taken[seat]])
        assert state.population[seat] >= 1
        assert 0 <= state.tricks[seat] <= 4
    assert state.roofs_left == ROOFS - state.roofs.bit_count() >= 0
    assert not state.roofs & ~state.built
    assert sum(state.own) == state.built == sum([BIT[field] for field in range(FIELDS) if state.floors[field]])
    assert state.tall == sum([BIT[field] for field in range(FIELDS) if state.floors[field] >= 2])
    assert min(state.tiles) >= 0
    assert sum(state.tiles) + (state.layout.brambles & ~state.wild).bit_count() == 3 * TILES
    assert not state.built & state.wild
    taken = [card for cards in state.taken for card in cards]
    assert sorted(state.display + state.pile.cards + taken) == list(range(21))
    assert len(state.display) == min(4, 21 - len(taken))
    left = secret_deck()
    for seat in range(state.seats):
        for card in state.dealt[seat]:
            left.remove(card)
        assert set(state.kept[seat]) <= set(state.dealt[seat])


def check_crane(before: Garden, after: Garden, move: str) -> None:
    """The crane is where the last field, trick or step sends it, unless the engine went on with an only answer."""
    words = move.split()
    if any(event.auto for event in after.take_log()):
        return
    if words[0] in ("build", "demolish", "raid"):
        field = FIELD_NUMBER[words[1]]
        if waiting_for_project(after):
            assert after.crane == before.crane
        else:
            assert after.crane == after.layout.at_slot[PLACE_OF[field]]
    elif words[:2] == ["trick", "territory"]:
        assert after.crane == int(words[2])
        assert abs(after.crane - before.crane) in (1, 6)
    elif words[0] == "on":
        assert after.crane == before.crane % 7 + 1
    elif words[0] in ("pass", "next"):
        assert after.crane == before.crane


def waiting_for_project(state: Garden) -> bool:
    return bool(state.stack) and state.stack[-1].kind.id == "take"


@rule("GN-5", "GN-10", "GN-11", "GN-28")
@settings(max_examples=20, deadline=None)
@given(
    seed=st.integers(0, 2**128 - 1),
    seats=st.sampled_from([2, 3, 4]),
    policy=st.sampled_from(["random", "curious"]),
    rounds=st.sampled_from([20, 40]),
)
def test_nothing_is_lost_or_made_and_the_crane_obeys(seed: int, seats: int, policy: str, rounds: int) -> None:
    state = GAME.start(seats, {"rounds": rounds}, seed)
    state.log = []
    players = [bot(policy, (seed + seat) % 10**6) for seat in range(seats)]
    check(state)
    while not state.over:
        seat = state.deciders()[-1]
        move = players[seat].choose(eyes_of(GAME, state, seat))
        before = state.copy()
        state.play(seat, move)
        check(state)
        check_crane(before, state, move)
    assert state.last_round
    assert state.round <= rounds
