"""Events and score sheets."""

import json
import re

from kleinstadt.contract.walks import Setup, played, walk
from kleinstadt.engine.event import EVERYBODY

ID = re.compile(r"[a-z][a-z_0-9]*")


def test_every_event_is_well_formed(setup: Setup) -> None:
    state = setup.start()
    state.log = []
    for seat, move in played(setup):
        state.play(seat, move)
        for event in state.take_log():
            assert ID.fullmatch(event.id)
            assert all(ID.fullmatch(name) for name in [*event.args, *event.hidden])
            assert not event.hidden or event.only != EVERYBODY
            assert EVERYBODY <= event.only < setup.seats
            for listener in [None, *range(setup.seats)]:
                told = event.seen_by(listener)
                assert json.loads(json.dumps(told)) == told


def test_score_sheets_add_up_at_any_time(setup: Setup) -> None:
    for state, _, _ in walk(setup, points=20):
        for sheets in [state.scores(), state.standing(None), state.standing(0)]:
            assert [sheet.seat for sheet in sheets] == list(range(setup.seats))
            for sheet in sheets:
                assert sheet.total == sum(line.points for line in sheet.lines)
                assert all(ID.fullmatch(line.item) for line in sheet.lines)
                assert json.loads(json.dumps(sheet.dump())) == sheet.dump()


def test_places_follow_points(setup: Setup) -> None:
    state = setup.start()
    for seat, move in played(setup):
        state.play(seat, move)
    totals = [sheet.total for sheet in state.scores()]
    ranking = state.ranking()
    assert sorted(ranking) == [1 + sum(other < place for other in ranking) for place in sorted(ranking)]
    for a in range(setup.seats):
        for b in range(setup.seats):
            assert totals[a] <= totals[b] or ranking[a] < ranking[b]


def test_when_all_is_over_the_standing_is_the_score(setup: Setup) -> None:
    state = setup.start()
    for seat, move in played(setup):
        state.play(seat, move)
    assert [sheet.total for sheet in state.standing(None)] == [sheet.total for sheet in state.scores()]
