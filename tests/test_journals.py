"""Games kept for ever: every journal in tests/journals must replay, position by position, to the end it had."""

from pathlib import Path

import pytest

import kleinstadt
from kleinstadt.engine.journal import read_journal
from kleinstadt.engine.record import replay
from ours import OURS

JOURNALS = sorted((Path(__file__).parent / "journals").glob("*.jsonl"))


@pytest.mark.parametrize("path", JOURNALS, ids=lambda path: path.stem)
def test_a_kept_game_replays_to_its_end(path: Path) -> None:
    journal = read_journal(path.read_text(encoding="utf-8").splitlines())
    record = replay(kleinstadt.game(journal.header.game), journal)
    assert record.state.over
    assert journal.entries[-1].check, "the last line carries a checksum, so the end itself is compared"
    assert record.journal().text() == path.read_text(encoding="utf-8")


def test_every_game_of_ours_has_kept_games() -> None:
    kept = {read_journal(path.read_text(encoding="utf-8").splitlines()).header.game for path in JOURNALS}
    assert kept >= set(OURS)
