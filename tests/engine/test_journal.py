"""Journals: written, read, replayed; broken ones are refused with the line that is broken."""

import json
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kleinstadt import game
from kleinstadt.engine.errors import BadJournal, CannotUndo, IllegalMove
from kleinstadt.engine.game import Game
from kleinstadt.engine.journal import Header, Journal, checksum, read_journal
from kleinstadt.engine.record import Record, live_on, rebase, replay, rules_version
from market_day import GAME as MARKET_DAY


def lived(rules: Game, seats: int, seed: int, undos: bool = True) -> Record:
    """A game by chance, with things taken back now and then, alone and by consent."""
    chance = random.Random(seed)
    record = Record(rules, Header(rules.id, rules.rules_version, rules.complete(seats), seats, seed, ["A", "B"]))
    while not record.state.over:
        seat = chance.choice(record.state.deciders())
        if undos and chance.random() < 0.15:
            other = chance.randrange(seats)
            entries = record.own_undo(other) if chance.random() < 0.8 else record.agreed_undo(other)
            if entries and len(record.deeds) < 400:
                record.undo(other, entries)
                continue
        record.play(seat, (chance.choice(record.state.moves(seat)),))
    return record


GAMES = [(MARKET_DAY, 2), (MARKET_DAY, 4), (game("tiny_towns"), 1), (game("tiny_towns"), 3)]


@pytest.mark.parametrize(("rules", "seats"), GAMES)
@pytest.mark.parametrize("seed", range(4))
def test_a_journal_replays_to_the_same_position_and_the_same_events(rules: Game, seats: int, seed: int) -> None:
    record = lived(rules, seats, seed)
    again = replay(rules, read_journal(record.journal().text().splitlines()))
    assert again.state.dump() == record.state.dump()
    assert [d.numbers for d in again.deeds] == [d.numbers for d in record.deeds]
    told = [[event.seen_by(0) for event in deed.events] for deed in record.deeds]
    assert [[event.seen_by(0) for event in deed.events] for deed in again.deeds] == told
    assert again.journal().text() == record.journal().text()


@pytest.mark.parametrize(("rules", "seats"), GAMES)
def test_every_earlier_position_can_be_found_again(rules: Game, seats: int) -> None:
    record = lived(rules, seats, 11)
    journal = record.journal()
    for count in range(0, len(record.deeds) + 1, 3):
        then = replay(rules, Journal(journal.header, journal.entries[:count])).state
        assert record.at(count).dump() == then.dump()


@pytest.mark.parametrize(("rules", "seats"), GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_who_goes_back_and_lives_on_has_the_same_game_as_if_nothing_was(rules: Game, seats: int, seed: int) -> None:
    """From the same entries once more, and with other ones in between that were never to count."""
    text = lived(rules, seats, seed).journal().text()
    entries = read_journal(text.splitlines()).entries
    for count in range(0, len(entries), 7):
        record = lived(rules, seats, seed)
        record.back_to(count)
        chance = random.Random(count)
        for _ in range(0 if record.state.over else 3):
            for seat in record.state.deciders()[:1]:
                record.play(seat, (chance.choice(record.state.moves(seat)),))
        record.back_to(count)
        live_on(record, entries[count:])
        assert record.journal().text() == text
        again = replay(rules, record.journal())
        assert [d.numbers for d in again.deeds] == [d.numbers for d in record.deeds]
        assert [d.withdrawn for d in again.deeds] == [d.withdrawn for d in record.deeds]
        assert again.state.dump() == record.state.dump()


@pytest.mark.parametrize("seed", [0, 2**53, 2**127 + 12345, -5])
def test_every_seed_is_kept_exactly(seed: int) -> None:
    header = Header("market_day", 1, MARKET_DAY.complete(2), 2, seed)
    assert read_journal([json.dumps(header.dump())]).header.seed == seed


def test_a_journal_may_start_from_a_position() -> None:
    state = MARKET_DAY.start(2, {}, 5)
    state.play(0, state.moves(0)[0])
    record = Record(MARKET_DAY, Header("market_day", 1, {}, 2, 0, None, state.dump()))
    record.play(1, (record.state.moves(1)[0],))
    again = replay(MARKET_DAY, read_journal(record.journal().text().splitlines()))
    assert again.state.dump() == record.state.dump()


def test_a_gesture_without_an_answer_leaves_no_trace() -> None:
    record = Record(MARKET_DAY, Header("market_day", 1, MARKET_DAY.complete(2), 2, 5))
    with pytest.raises(IllegalMove):
        record.play(0, ())
    assert record.deeds == []


# -- segments ------------------------------------------------------------------------------------------------------


def newer_market_day() -> Game:
    """Market Day under a later version of its rules."""
    book = MARKET_DAY.book.with_steps({})
    book.rules_version = 2
    return type(MARKET_DAY)(book, MARKET_DAY.seats, MARKET_DAY.options)


def test_under_newer_rules_a_game_goes_on_from_a_dumped_position() -> None:
    record = lived(MARKET_DAY, 3, 2)
    journal = record.journal()
    half = len(journal.entries) // 2
    before = Journal(journal.header, journal.entries[:half])
    position = replay(MARKET_DAY, before).state.dump()
    newer = newer_market_day()
    with pytest.raises(BadJournal, match="rules version 1"):
        replay(newer, before)
    moved = rebase(newer, before, position)
    assert rules_version(moved.journal()) == 2
    assert moved.own_undo(0) == moved.agreed_undo(0) == ()
    seat = moved.state.deciders()[0]
    moved.play(seat, (moved.state.moves(seat)[0],))
    again = replay(newer, read_journal(moved.journal().text().splitlines()))
    assert again.state.dump() == moved.state.dump()
    assert again.journal().text() == moved.journal().text()


def test_without_a_dump_newer_rules_must_replay_to_the_same_positions() -> None:
    journal = lived(MARKET_DAY, 2, 3).journal()
    assert rebase(newer_market_day(), journal, None).state.over
    journal.entries[15].check = "00000000"
    with pytest.raises(BadJournal, match="Line 17"):
        rebase(newer_market_day(), journal, None)


# -- broken journals -----------------------------------------------------------------------------------------------


def journal_lines() -> list[str]:
    return lived(MARKET_DAY, 2, 7).journal().text().splitlines()


@pytest.mark.parametrize(
    ("line", "text"),
    [
        (1, "no JSON"),
        (1, "[]"),
        (1, '{"rules_version": 1, "seats": 2, "seed": 7}'),
        (1, '{"game": "market_day", "rules_version": 1, "seats": 2}'),
        (1, '{"game": "market_day", "rules_version": 1, "seats": 2, "seed": "xyz"}'),
        (1, '{"kleinstadt": 9, "game": "market_day", "rules_version": 1, "seats": 2, "seed": 7}'),
        (3, "{"),
        (3, '{"seat": 7, "moves": ["rest"]}'),
        (3, '{"seat": true, "moves": ["rest"]}'),
        (3, '{"seat": 0}'),
        (3, '{"seat": 0, "moves": []}'),
        (3, '{"seat": 0, "undo": [1]}'),
        (3, '{"segment": {}}'),
        (4, '{"seat": 0, "undo": []}'),
        (5, '{"seat": 0, "undo": [0, 0, 2]}'),
    ],
)
def test_a_broken_line_is_named(line: int, text: str) -> None:
    lines = journal_lines()
    lines[line - 1] = text
    with pytest.raises(BadJournal, match=f"Line {line} "):
        read_journal(lines)


def test_a_line_that_cannot_be_played_is_named() -> None:
    lines = journal_lines()
    lines[1] = '{"seat": 0, "moves": ["fly"]}'
    with pytest.raises(BadJournal, match="Line 2 "):
        replay(MARKET_DAY, read_journal(lines))


def test_what_was_withdrawn_cannot_be_withdrawn_again() -> None:
    lines = [*journal_lines()[:2], '{"seat": 0, "undo": [0]}', '{"seat": 0, "undo": [0]}']
    with pytest.raises(BadJournal, match="Line 4 "):
        replay(MARKET_DAY, read_journal(lines))


def test_another_position_than_the_checksum_says_is_noticed() -> None:
    lines = journal_lines()
    checked = next(n for n, line in enumerate(lines) if "check" in line)
    lines[0] = lines[0].replace('"seed": 7', '"seed": 8')
    with pytest.raises(BadJournal) as error:
        replay(MARKET_DAY, read_journal(lines))
    assert error.value.args_["line"] <= checked + 1


def test_the_checksum_tells_positions_apart() -> None:
    state = MARKET_DAY.start(2, {}, 1)
    before = checksum(state)
    state.play(0, state.moves(0)[0])
    assert checksum(state) != before


@given(st.integers(0, 200), st.text(max_size=40) | st.binary(max_size=40).map(repr))
@settings(max_examples=200, deadline=None)
def test_garbage_in_a_journal_is_refused_and_never_crashes(where: int, garbage: str) -> None:
    lines = list(JOURNAL)
    lines[where % len(lines)] = garbage
    try:
        replay(MARKET_DAY, read_journal(lines))
    except (BadJournal, CannotUndo):
        return
    assert not garbage.strip(), "only an empty line may go unnoticed, and only if the game still fits without it"


JOURNAL = journal_lines()
