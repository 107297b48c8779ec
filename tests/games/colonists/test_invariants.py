"""What holds in every position of every game (chapter 33), by random and by curious play."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kleinstadt.bots import bot
from kleinstadt.bots.eyes import eyes_of
from kleinstadt.engine.chance import stream
from kleinstadt.engine.option import draw_options
from kleinstadt.games.colonists import GAME
from kleinstadt.games.colonists.box import STORAGE
from kleinstadt.games.colonists.cards import ANY_CLASS, FIRST_MARKET
from kleinstadt.games.colonists.community import (
    AT_STORAGE,
    BORDER,
    CREW_SIZE,
    crew_of,
    goods_in_shares,
    kind_of,
    level_of,
    plot_of,
    share_of,
)
from kleinstadt.games.colonists.goods import GUARD, covers
from kleinstadt.games.colonists.hexes import NOWHERE, distance
from kleinstadt.games.colonists.means import outputs
from kleinstadt.games.colonists.paying import overflow
from kleinstadt.games.colonists.rules.storing import card_rooms
from kleinstadt.games.colonists.state import OFF, Colonists

rule = pytest.mark.rule
LONG = 300  # no question has more answers


def check(state: Colonists, dollars: list[int]) -> None:
    quiet = all([action is None for action in state.actions]) and state.levy is None and not state.together
    for seat in range(state.seats):
        check_community(state, seat)
        assert min(state.tools[seat], state.dollars[seat] - dollars[seat]) >= 0
        assert not (state.pools[seat] | state.buffers[seat]) & GUARD
        if quiet and not state.aside:
            kind = state.decision(state.deciders()[0]).kind if not state.over else ""
            if kind in ("go", "pick_tile", "lay"):
                assert overflow(state.pools[seat], state.means[seat]) <= 0
                check_buffers(state, seat)
                assert len(state.hands[seat]) <= state.box.hand_limit
    check_board(state)


def check_community(state: Colonists, seat: int) -> None:
    box = state.box
    means = state.means[seat]
    assert min(means.idle) >= 0
    kinds = [kind_of(building) for building in state.buildings[seat]]
    for building in state.buildings[seat]:
        facts = box.buildings[kind_of(building)]
        assert kinds.count(kind_of(building)) <= facts.own_max
        assert CREW_SIZE[crew_of(building)] <= facts.workers + (
            facts.worker == ANY_CLASS and means.pairs_of_factories > 0
        )
        assert facts.kind != STORAGE or plot_of(building) == AT_STORAGE
        assert state.last_era > 1 or plot_of(building) != BORDER
    used = [plot_of(building) for building in state.buildings[seat]]
    used += [embassy >> 3 for embassy in state.embassies[seat] if embassy]
    for plot in range(4):
        assert used.count(plot) <= (means.extra_plots if plot == 1 else state.plots(plot))
    for colony, embassy in enumerate(state.embassies[seat]):
        assert not embassy or colony in state.colonies
        assert level_of(embassy) <= max(1, state.era)


def check_buffers(state: Colonists, seat: int) -> None:
    """Never more lies on buildings, cards and embassies than they can keep."""
    kept = goods_in_shares(state.box, state.buildings[seat]) + card_rooms(state, seat) + state.embassy_rooms[seat]
    assert covers(kept, state.buffers[seat])
    made = outputs(state.box, state.means[seat], state.buildings[seat])
    assert all([share_of(each) <= made[at] for at, each in enumerate(state.buildings[seat])])


def check_board(state: Colonists) -> None:
    board = state.board
    cells = board.cells + [half for half in board.halves if half != NOWHERE]
    assert len(set(cells)) == len(cells)
    markets = [spot for spot, tile in enumerate(board.tiles) if FIRST_MARKET <= tile < FIRST_MARKET + 3]
    for one in markets:
        for other in markets:
            halves = [(board.cells[spot], board.halves[spot]) for spot in (one, other)]
            assert one == other or min([distance(a, b) for a in halves[0] for b in halves[1]]) >= 3
    for figures in state.figures:
        places = [spot for spot in figures if not board.is_market(spot)]
        assert OFF not in figures
        assert len(set(places)) == len(places)
        assert len(figures) <= 4


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
        check(state, dollars)
    assert state.census() == census
    assert (state.year, state.era) == (5, state.last_era)
