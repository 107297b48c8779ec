"""Events, previews and score sheets."""

import json
import re

from contract.walks import Setup, played, sample, walk
from kleinstadt.engine.event import EVERYBODY

ID = re.compile(r"[a-z][a-z_0-9]*")


def test_a_preview_agrees_with_what_then_happens(setup: Setup) -> None:
    chance = setup.chance("previews")
    for state, seat, _ in walk(setup, points=40):
        for move in sample(state.moves(seat), 8, chance):
            preview = state.preview(seat, move)
            after = state.copy()
            after.log = []
            after.play(seat, move)
            events = [event.seen_by(seat) for event in after.take_log()]
            assert preview.events == events[: len(preview.events)], move
            assert preview.before.dump() == state.standing(seat)[seat].dump()
            ahead = state.copy()
            ahead.foresees = True
            ahead.play(seat, move)
            if not ahead.halted:
                assert len(preview.events) == len(events), move
                assert preview.after.dump() == after.standing(seat)[seat].dump(), move


def test_every_event_is_well_formed(setup: Setup) -> None:
    state = setup.start()
    state.log = []
    for seat, move in played(setup):
        state.play(seat, move)
        for event in state.take_log():
            assert ID.fullmatch(event.id)
            assert all([ID.fullmatch(name) for name in [*event.args, *event.hidden]])
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
                assert sheet.total == sum([line.points for line in sheet.lines])
                assert all([ID.fullmatch(line.item) for line in sheet.lines])
                assert json.loads(json.dumps(sheet.dump())) == sheet.dump()


def test_places_follow_points(setup: Setup) -> None:
    state = setup.start()
    for seat, move in played(setup):
        state.play(seat, move)
    totals = [sheet.total for sheet in state.scores()]
    ranking = state.ranking()
    assert sorted(ranking) == [1 + sum([other < place for other in ranking]) for place in sorted(ranking)]
    for a in range(setup.seats):
        for b in range(setup.seats):
            assert totals[a] <= totals[b] or ranking[a] < ranking[b]


def test_when_all_is_over_the_standing_is_the_score(setup: Setup) -> None:
    state = setup.start()
    for seat, move in played(setup):
        state.play(seat, move)
    assert [sheet.total for sheet in state.standing(None)] == [sheet.total for sheet in state.scores()]
