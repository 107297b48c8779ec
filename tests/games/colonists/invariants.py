"""What holds in every position (chapter 33). `scripts/thousands.py --holds` asks it, too."""

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


def check(state: Colonists) -> None:
    quiet = all(action is None for action in state.actions) and state.levy is None and not state.together
    for seat in range(state.seats):
        check_community(state, seat)
        assert min(state.tools[seat], state.dollars[seat]) >= 0
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
    assert all(share_of(each) <= made[at] for at, each in enumerate(state.buildings[seat]))


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
