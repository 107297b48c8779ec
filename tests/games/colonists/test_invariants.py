"""What holds in every position of every game (chapter 33), by random and by curious play."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.colonists.invariants import check
from kleinstadt.bots import bot
from kleinstadt.bots.eyes import eyes_of
from kleinstadt.engine.chance import stream
from kleinstadt.engine.option import draw_options
from kleinstadt.games.colonists import GAME

rule = pytest.mark.rule
LONG = 300  # no question has more answers


@rule("CO-5", "CO-66", "CO-133", "CO-135", "CO-176", "CO-227")
@settings(max_examples=12, deadline=None)
@given(
    seats=st.sampled_from((1, 2, 3, 4)),
    seed=st.integers(0, 2**32),
    policy=st.sampled_from(("random", "random", "curious")),
)
def test_what_must_hold_holds_in_whole_games(seats: int, seed: int, policy: str) -> None:
    chosen = draw_options(GAME.options, seats, stream(seed, "options"))
    if policy == "curious":
        chosen["end_era"] = chosen["start_era"]
        chosen["small_market"] = False
    state = GAME.start(seats, chosen, seed)
    census = state.census()
    bots = [bot(policy, seed + seat) for seat in range(seats)]
    while not state.over:
        seat = state.deciders()[0]
        dollars = list(state.dollars)
        assert len(state.moves(seat)) <= LONG
        state.play(seat, bots[seat].choose(eyes_of(GAME, state, seat)))
        check(state)
        assert min([now - before for now, before in zip(state.dollars, dollars, strict=True)]) >= 0
    assert state.census() == census
    assert (state.year, state.era) == (5, state.last_era)
