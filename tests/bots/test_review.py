"""Looking back: which answers cost most."""

from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

import pytest

from kleinstadt import game
from kleinstadt.bots import bot
from kleinstadt.bots import review as looking_back
from kleinstadt.bots.eyes import eyes_of
from kleinstadt.bots.review import Hints, Moment, Regret, answered, once_an_action, review, said_once
from kleinstadt.engine.chance import stream
from kleinstadt.engine.journal import Header
from kleinstadt.engine.record import Record


@pytest.fixture(scope="module", autouse=True)
def short_thoughts() -> Iterator[None]:
    """A third of the thinking shows the same."""
    with pytest.MonkeyPatch.context() as patch:
        for name, rounds in (("GLANCE", 7), ("LOOK", 40), ("AGAIN", 20)):
            patch.setattr(looking_back, name, rounds)
        yield


def lonely_game(name: str) -> Record:
    """Tiny Towns alone, the first game's cards, no monument."""
    rules = game("tiny_towns")
    options = rules.complete(1, {"monuments": False, "display": "first_game"})
    record = Record(rules, Header(rules.id, rules.rules_version, options, 1, 4, []))
    player = bot(name, 1)
    while not record.state.over:
        record.play(0, (player.choose(eyes_of(rules, record.state, 0)),))
    return record


def dear(record: Record) -> list[Regret]:
    return review(record, 0, seed=1, seconds=0.0)


class Reviewed(NamedTuple):
    record: Record
    regrets: list[Regret]


@pytest.fixture(scope="module")
def random_game() -> Reviewed:
    """Thinking a whole game through takes a while: once is enough."""
    record = lonely_game("random")
    return Reviewed(record, dear(record))


def test_at_most_three_answers_are_told_the_dearest_first(random_game: Reviewed) -> None:
    regrets = random_game.regrets
    assert len(regrets) == 3
    costs = [regret.cost for regret in regrets]
    assert costs == sorted(costs, reverse=True)
    assert all(regret.played_move != regret.better_move for regret in regrets)


def test_what_is_told_stands_in_the_journal(random_game: Reviewed) -> None:
    for regret in random_game.regrets:
        assert regret.played_move in random_game.record.deeds[regret.entry].entry.moves


def test_who_followed_a_hint_is_not_blamed_and_no_other_answer_is_called_better(random_game: Reviewed) -> None:
    dearest = random_game.regrets[0]
    moves = moment_of(random_game.record, dearest, {}).state.moves(0)
    another = next(move for move in moves if move not in (dearest.played_move, dearest.better_move))
    for hint in (dearest.played_move, another):
        moment = moment_of(random_game.record, dearest, {(dearest.decision["number"], moves): hint})
        moment.look(4, 0.0)
        assert moment.better == hint
        assert hint == another or moment.cost == 0


def moment_of(record: Record, regret: Regret, hints: Hints) -> Moment:
    moments = answered(record, 0, stream(1, "test"), hints)
    return next(moment for moment in moments if moment.state.decision(0).number == regret.decision["number"])


def test_the_same_seed_finds_the_same(random_game: Reviewed) -> None:
    assert random_game.regrets
    assert dear(random_game.record) == random_game.regrets


def test_a_good_game_costs_less_than_a_random_one(random_game: Reviewed) -> None:
    good = dear(lonely_game("expert"))
    assert sum([regret.cost for regret in good]) < sum([regret.cost for regret in random_game.regrets])


def test_only_own_questions_with_a_choice_are_looked_at_as_they_stood_then() -> None:
    rules = game("garden_nation")
    record = Record(rules, Header(rules.id, rules.rules_version, rules.complete(2, {}), 2, 4, []))
    players = [bot("random", 1), bot("random", 2)]
    while not record.state.over:
        seat = record.state.deciders()[0]
        record.play(seat, (players[seat].choose(eyes_of(rules, record.state, seat)),))
    moments = list(answered(record, 1, stream(1, "test"), {}))
    assert moments
    for moment in moments:
        assert record.deeds[moment.entry].entry.seat == 1
        assert len(moment.state.moves(1)) > 1
        assert moment.state.numbers == record.at(moment.entry).numbers
        assert moment.search.root.view(1)["position"] == moment.state.view(1)["position"]


def game_with_parts() -> Record:
    """The beginning of a game in which cards are paid for by answers that are part of playing them."""
    return game_of_everdell("regular", 40, seed=4)


def game_of_everdell(name: str, length: int, seed: int) -> Record:
    rules = game("everdell")
    record = Record(rules, Header(rules.id, rules.rules_version, rules.complete(2, {}), 2, seed, []))
    players = [bot(name, 1), bot(name, 2)]
    while len(record.deeds) < length:
        seat = record.state.deciders()[0]
        record.play(seat, (players[seat].choose(eyes_of(rules, record.state, seat)),))
    return record


def test_an_answer_that_is_part_of_an_action_is_told_with_what_the_action_began_with() -> None:
    moments = list(answered(game_with_parts(), 0, stream(1, "test"), {}))
    for part in (False, True):
        moment = next(moment for moment in moments if moment.state.decision(0).part == part)
        regret = moment.regret()
        assert regret.action == (moment.opening.told if part else None)
        assert (moment.opening.number < regret.decision["number"]) == part


def test_of_each_action_the_dearest_answer_is_told() -> None:
    moments = list(answered(game_with_parts(), 0, stream(1, "test"), {}))
    part = next(at for at, moment in enumerate(moments) if moment.state.decision(0).part)
    moments = [moment for moment in moments if moment.opening.number == moments[part].opening.number]
    for cost, moment in enumerate(moments):
        moment.cost = float(cost)
    assert once_an_action(moments) == [moments[-1]]


def postponed(moment: Moment, move: str) -> bool:
    """Something else was played, and this as the next action."""
    following = moment.then.answers
    return (
        moment.played != move
        and move in moment.state.moves(0)
        and len(following) > 1
        and following[1][len(following[0])] == move
    )


def test_what_was_done_a_turn_later_is_not_lost() -> None:
    record = game_of_everdell("greedy", 66, seed=5)
    moment = next(each for each in answered(record, 0, stream(1, "test"), {}) if postponed(each, "prepare"))
    moment.look(20, 0.0)
    assert moment.better == "prepare"
    seemed = moment.cost
    assert seemed > 3
    moment.follow(8, 0.0)
    assert moment.cost < seemed / 2


def test_what_nothing_made_good_stays_dear(random_game: Reviewed) -> None:
    moment = moment_of(random_game.record, random_game.regrets[0], {})
    moment.look(20, 0.0)
    seemed = moment.cost
    moment.follow(8, 0.0)
    assert moment.cost > seemed / 2


def test_what_came_is_told_up_to_the_end_of_each_of_the_next_actions() -> None:
    moment = answered(game_with_parts(), 0, stream(1, "test"), {})[0]
    ways = moment.then.answers
    assert ways[0][0] == moment.played
    assert [longer[: len(way)] for way, longer in pairwise(ways)] == ways[:-1]
    assert len(ways) == 1 + looking_back.ACTIONS


def test_a_reason_that_names_nothing_is_told_once() -> None:
    regret = Regret(1, None, "", {}, {}, "a", {}, "b", 2.0, [("work", {}), ("feeds", {"count": 1})], "ahead", 9)  # type: ignore[typeddict-item]
    first, second = said_once([regret, regret])
    assert first == regret
    assert second.reasons == [("feeds", {"count": 1})]
    alone = regret._replace(reasons=[("work", {})])
    assert said_once([alone, alone])[1].when == "unsaid"


def test_what_was_taken_back_is_not_told() -> None:
    rules = game("tiny_towns")
    record = Record(rules, Header(rules.id, rules.rules_version, rules.complete(1, {}), 1, 4, []))
    record.play(0, (record.state.moves(0)[0],))
    record.undo(0, (0,))
    record.play(0, (record.state.moves(0)[1],))
    moments = list(answered(record, 0, stream(1, "test"), {}))
    assert [moment.entry for moment in moments] == [2]
