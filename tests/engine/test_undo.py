"""What may be taken back: by oneself until something is revealed or another moves, inside a together phase whatever the
others do, and by consent."""

import random

import pytest

from engine.market import drawn, recorded
from kleinstadt.engine.errors import CannotUndo
from kleinstadt.engine.journal import Header
from kleinstadt.engine.record import SNAPSHOT_EVERY, Record
from market_day import GAME as MARKET_DAY


def market(seats: int = 3, seed: int = 1) -> Record:
    return Record(MARKET_DAY, Header("market_day", 1, MARKET_DAY.complete(seats), seats, seed))


def turns() -> Record:
    """Everybody has a turn, in order."""
    return recorded(drawn(["turn", 0], ["turn", 1], ["turn", 2], seats=3, deck=["bell", "mirror", "cousin"]))


def test_inside_a_together_phase_own_moves_go_whatever_the_others_did() -> None:
    record = market()
    first, second, *_ = record.state.moves(0)
    record.play(0, (first,))
    record.play(1, (second,))
    assert record.own_undo(0) == (0,)
    record.undo(0, (0,))
    assert record.state.deciders() == [0, 2], "seat 1's pick stands"
    record.play(0, (second,))
    record.play(2, (second,))
    assert not record.state.together


def test_an_undo_makes_answers_to_the_withdrawn_question_stale() -> None:
    record = market()
    record.play(0, (record.state.moves(0)[0],))
    before = record.state.numbers.copy()
    record.undo(0, (0,))
    assert record.state.numbers == [before[0] + 1, before[1], before[2]]
    assert record.answered(0, 0) == 0, "the withdrawn answer is still known, so sending it again changes nothing"


def test_when_the_phase_has_closed_with_a_reveal_nothing_goes() -> None:
    record = market()
    for seat in range(3):
        record.play(seat, (record.state.moves(seat)[0],))
    assert not record.state.together
    assert [record.own_undo(seat) for seat in range(3)] == [(), (), ()]


def test_a_turn_can_be_taken_back_until_another_seat_has_moved() -> None:
    record = turns()
    record.play(0, ("rest",))
    assert record.own_undo(0) == (0,)
    record.play(1, ("rest",))
    assert record.own_undo(0) == ()
    record.undo(1, record.own_undo(1))
    assert record.own_undo(0) == (0,), "nobody has moved since any more"


def test_a_drawn_card_cannot_be_put_back() -> None:
    record = turns()
    record.play(0, ("draw",))
    assert record.own_undo(0) == ()


def test_consent_takes_back_everything_since_the_seats_latest_move() -> None:
    record = turns()
    position = record.state.dump()
    record.play(0, ("draw",))
    record.play(1, ("rest",))
    assert record.agreed_undo(0) == (0, 1)
    record.undo(0, (0, 1))
    after = record.state.dump()
    assert after["position"] == position["position"]
    assert all(new > old for new, old in zip(after["numbers"], position["numbers"], strict=True))


def test_what_was_revealed_stays_known_after_a_consented_undo() -> None:
    record = turns()
    record.play(0, ("rest",))
    record.play(1, ("draw",))
    record.undo(1, record.agreed_undo(1))
    assert record.own_undo(0) == (), "a card was seen since"


def test_nothing_done_nothing_to_take_back() -> None:
    record = market()
    assert record.own_undo(0) == record.agreed_undo(0) == ()
    with pytest.raises(CannotUndo):
        record.undo(0, ())
    with pytest.raises(CannotUndo):
        record.undo(0, (5,))


def test_every_moment_of_a_long_game_can_be_looked_at_again() -> None:
    """With much taken back, also far behind snapshots: each position is the one that was there then."""
    chance = random.Random(4)
    record = market()
    then = [record.state.dump()]
    for _ in range(500):
        seat, first = chance.randrange(3), chance.randrange(len(then))
        since = tuple([n for n, deed in enumerate(record.deeds) if n >= first and deed.stands])
        if since and (record.state.over or chance.random() < 0.03):
            record.undo(seat, since)
        elif record.own_undo(seat) and chance.random() < 0.5:
            record.undo(seat, record.own_undo(seat))
        elif not record.state.over:
            seat = chance.choice(record.state.deciders())
            record.play(seat, (chance.choice(record.state.moves(seat)),))
        then[len(record.deeds) :] = [record.state.dump()]
    assert len(record.deeds) > 300
    assert max([deed.withdrawn - number for number, deed in enumerate(record.deeds)]) > SNAPSHOT_EVERY
    for count, position in enumerate(then):
        assert record.at(count).dump() == position
