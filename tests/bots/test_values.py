"""Learned values: facts with names, the same for the same position, for all seats, from what the seat may know."""

import json
from collections.abc import Iterator

import pytest

from kleinstadt import game
from kleinstadt.contract.walks import Setup, make_setup, played, walk
from kleinstadt.engine.chance import stream
from kleinstadt.engine.game import AnyGame
from kleinstadt.engine.net import dump_net
from kleinstadt.engine.state import State
from kleinstadt.engine.value import ALONE, FILE, LONG, Valuation
from kleinstadt.text import LANGUAGES, Texts

LEARNED = ("tiny_towns", "garden_nation", "everdell", "colonists")
POINTS = 25  # positions of one game
UNITS = 2
SPANS = ((1, 1), (1, 2), (3, 4), (4, 4))  # first and last era


@pytest.fixture(params=LEARNED)
def value(request: pytest.FixtureRequest) -> Iterator[Valuation[State]]:
    """A game's valuation with numbers of the test's own; afterwards it knows what it knew before."""
    found = game(request.param).valuation
    assert found is not None
    chance = stream(1, "weights")
    first = [[chance.below(200) / 100 - 1 for _ in range(UNITS)] for _ in found.names]
    found.learn(dump_net(found.names, first, [0.1] * UNITS, [1.0, -0.5], 0.25))
    yield found
    found.sought = False


def rules_of(value: Valuation[State]) -> AnyGame:
    return next(rules for rules in map(game, LEARNED) if rules.valuation is value)


def positions(value: Valuation[State]) -> Iterator[tuple[Setup, State]]:
    """Of a few games with several numbers of players and options."""
    for number in range(6):
        setup = make_setup(rules_of(value), number)
        for state, _, _ in walk(setup, points=POINTS):
            yield setup, state


def test_the_shipped_numbers_are_for_these_facts(value: Valuation[State]) -> None:
    value.sought = False
    assert value.ready()


def test_every_fact_has_a_name_of_its_own(value: Valuation[State]) -> None:
    assert len(set(value.names)) == len(value.names)
    for _, state in positions(value):
        for seat in range(state.seats):
            assert all(0 <= fact < len(value.names) for fact in value.facts(state, seat))


def test_the_same_position_is_worth_the_same(value: Valuation[State]) -> None:
    for setup, state in positions(value):
        again = setup.game.load(json.loads(json.dumps(state.dump())))
        assert setup.game.values(again) == setup.game.values(state)


def test_one_call_values_all_seats(value: Valuation[State]) -> None:
    for setup, state in positions(value):
        assert setup.game.values(state) == [value.worth(state, seat) for seat in range(setup.seats)]


def test_facts_are_about_what_the_seat_may_know(value: Valuation[State]) -> None:
    for _, state in positions(value):
        for seat in range(state.seats):
            other = state.copy()
            other.redeal(seat, stream(7, "elsewhere"))
            assert sorted(value.facts(other, seat)) == sorted(value.facts(state, seat))
            assert value.known(other, seat) == value.known(state, seat)


@pytest.mark.parametrize("id", ["everdell", "colonists"])
def test_answers_that_leave_others_as_they_were_are_noticed(id: str) -> None:
    rules = game(id)
    found = rules.valuation
    assert found is not None
    setup = make_setup(rules, rules.seats.index(4))
    noticed = []
    for state, seat, _ in walk(setup, points=POINTS):
        trials = [state.copy() for _ in state.moves(seat)[:3]]
        for trial, move in zip(trials, state.moves(seat), strict=False):
            trial.play(seat, move)
        others = [other for other in range(4) if other != seat]
        noticed += [any(found.alike(trials[0], trial, other) for other in others) for trial in trials[1:]]
    assert sum(noticed) > len(noticed) / 5


def test_a_finished_game_is_worth_what_came_of_it(value: Valuation[State]) -> None:
    for number in range(3):
        setup = make_setup(rules_of(value), number)
        state = setup.start()
        for seat, move in played(setup):
            state.play(seat, move)
        assert state.over
        assert setup.game.values(state) == [value.final(state, seat) for seat in range(setup.seats)]


def test_reasons_are_said_in_both_languages(value: Valuation[State]) -> None:
    rules = rules_of(value)
    texts = [Texts(rules.id, lang) for lang in LANGUAGES]
    said: set[str] = set()
    for _, state in positions(value):
        seat = state.first_decider()
        trials = [state.copy() for _ in state.moves(seat)[:4]]
        for trial, move in zip(trials, state.moves(seat), strict=False):
            trial.play(seat, move)
        for trial in trials[1:]:
            for reason in rules.reasons(trial, trials[0], seat):
                assert reason.worth > 0
                said.add(reason.id)
                assert all(each.sentence(f"reason-{reason.id}", reason.args) for each in texts)
    assert len(said) >= 3


def test_alone_tiny_towns_goes_by_numbers_of_its_own() -> None:
    value = game("tiny_towns").valuation
    assert value is not None
    assert value.ready()
    table, alone = [game("tiny_towns").start(seats, seed=1) for seats in (2, 1)]
    assert value.net_for(table) is value.nets[FILE]
    assert value.net_for(alone) is value.nets[ALONE]
    value.learn(dump_net(value.names, [[0.0]] * len(value.names), [0.0], [0.0], 1.0))
    assert value.net_for(alone) is value.nets[FILE], "what is learned now goes for all games"
    value.sought = False


def test_longer_games_of_the_colonists_go_by_numbers_of_their_own() -> None:
    rules = game("colonists")
    value = rules.valuation
    assert value is not None
    assert value.ready()
    short, long, late, last = [rules.start(2, {"start_era": first, "end_era": last}, 1) for first, last in SPANS]
    assert value.net_for(short) is value.nets[FILE]
    assert value.net_for(long) is value.net_for(late) is value.nets[LONG]
    assert value.net_for(last) is None
    value.learn(dump_net(value.names, [[0.0]] * len(value.names), [0.0], [0.0], 1.0))
    assert rules.values(long) == [rules.heuristic(long, seat) for seat in range(2)], "without numbers of its own"
    value.sought = False


def test_alone_in_everdell_the_lead_over_rugwort_is_learned() -> None:
    rules = game("everdell")
    assert rules.valuation is not None
    state = rules.start(1, {}, 1)
    while not state.over:
        state.play(0, state.moves(0)[0])
    assert rules.valuation.final(state, 0) == state.scores()[0].total - state.rivals()[0].total
