"""Learning from games: the same with the same seed, and going on where it was stopped."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from kleinstadt import game
from kleinstadt.bots.selfplay import Lessons, Moment, SelfPlay
from kleinstadt.bots.training import Progress, Stage, Task, Training, play_task, table, usual_seats
from kleinstadt.cli.main import main
from kleinstadt.cli.train import ROWS, curve
from kleinstadt.engine.chance import stream
from kleinstadt.engine.game import AnyGame
from kleinstadt.engine.value import FILE, LONG

np = pytest.importorskip("numpy")
STAGES = (Stage(2, 2, 0.5, 0, 0.01),)


@pytest.fixture
def towns() -> Iterator[AnyGame]:
    """The game, which knows afterwards what it knew before."""
    rules = game("tiny_towns")
    yield rules
    assert rules.valuation is not None
    rules.valuation.sought = False


class Here:
    """Instead of a pool of processes."""

    imap = staticmethod(map)


def test_what_came_later_is_learned_by_what_came_before() -> None:
    lessons = Lessons()
    lessons.add([Moment([1], 2.0, 5.0), Moment([2, 3], 4.0, 8.0)], 10.0)
    assert list(lessons.facts) == [2, 3, 1]
    assert list(lessons.ends) == [2, 3]
    # the last moment learns what came out, the one before mixes that with what was thought then
    assert list(lessons.targets) == pytest.approx([10.0 - 4.0, 0.8 * 10.0 + 0.2 * 8.0 - 2.0])


def test_what_a_search_found_counts_beside_what_came_later() -> None:
    lessons = Lessons()
    lessons.add([Moment([1], 2.0, 5.0, found=9.0), Moment([2], 4.0, 8.0)], 10.0)
    assert list(lessons.targets) == pytest.approx([10.0 - 4.0, 0.6 * 10.0 + 0.4 * 9.0 - 2.0])


@pytest.mark.parametrize(("id", "in_points"), [("tiny_towns", True), ("garden_nation", False)])
def test_what_a_search_found_is_learned_where_it_is_points_and_not_a_lead(id: str, in_points: bool) -> None:
    rules = game(id)
    assert rules.valuation is not None
    state = rules.start(2, rules.complete(2), 1)
    player = SelfPlay(rules, rules.valuation, 0.0, 2)
    while len(state.moves(state.first_decider())) == 1 or state.numbers[state.first_decider()] == 0:
        state.play(state.first_decider(), state.moves(state.first_decider())[0])
    seat = state.first_decider()
    assert player.choose(state, seat, stream(1, "test")) in state.moves(seat)
    assert (player.found is not None) == in_points


@pytest.mark.parametrize(
    ("alone", "seats", "file"), [(True, (1,), "value.alone.json"), (False, (2, 3, 4), "value.json")]
)
def test_one_learns_from_games_alone_or_in_company(
    tmp_path: Path, towns: AnyGame, alone: bool, seats: tuple[int, ...], file: str
) -> None:
    assert usual_seats(towns, alone) == seats
    training = Training(towns, tmp_path, 1, STAGES, usual_seats(towns, alone), units=8, kind=file)
    training.generation(Here())  # type: ignore[arg-type]
    assert (tmp_path / file).is_file()
    assert [task.seats for task in training.tasks(STAGES[0], 1, 2)] == [seats]
    assert len(training.learner.data()["out"]) == 8


def test_the_same_task_is_played_the_same(towns: AnyGame) -> None:
    task = Task("tiny_towns", FILE, (1, 2, 3, 4), None, 1, 0, 2, 0.5, 0)
    assert play_task(task).facts == play_task(task).facts


def test_numbers_for_longer_games_of_the_colonists_are_learned_from_such_games() -> None:
    rules = game("colonists")
    tables = [table(rules, LONG, (2, 3), 1, number) for number in range(40)]
    assert {seats for seats, _ in tables} == {2, 3}
    spans = {(options["start_era"], options["end_era"]) for _, options in tables}
    assert (1, 1) not in spans
    assert len(spans) >= 6
    with pytest.raises(LookupError):
        table(game("tiny_towns"), LONG, (2, 3), 1, 0)


def test_a_game_of_the_value_against_itself_teaches_every_seat(towns: AnyGame) -> None:
    assert towns.valuation is not None
    lessons = Lessons()
    state = SelfPlay(towns, towns.valuation, 0.0, 0).play(3, towns.complete(3), 1, lessons)
    assert state.over
    assert len(lessons.points) == 3
    assert len(lessons.ends) >= 3 * 10


def test_a_run_that_was_stopped_goes_on_where_it_was(tmp_path: Path, towns: AnyGame) -> None:
    whole = Training(towns, tmp_path / "whole", 1, STAGES)
    for _ in range(2):
        whole.generation(Here())  # type: ignore[arg-type]
    first = Training(towns, tmp_path / "parts", 1, STAGES)
    first.generation(Here())  # type: ignore[arg-type]
    second = Training(towns, tmp_path / "parts", 1, STAGES)
    assert len(second.history) == 1
    second.generation(Here())  # type: ignore[arg-type]
    assert second.history == whole.history
    assert second.learner.data() == whole.learner.data()


def test_the_plot_shows_how_points_grew_in_a_few_rows() -> None:
    lines = curve([Progress(n, 1000 * n, 1.0, 10.0 + n / 10) for n in range(1, 101)])
    assert len(lines) <= ROWS + 3
    assert lines[0].split()[0] == "1,000"
    assert lines[-1].split()[0] == "100,000"
    assert lines[-1].endswith("20.0")
    dots = [line.index("●") for line in lines]
    assert dots == sorted(dots)


def test_a_run_that_was_begun_with_other_facts_is_refused(towns: AnyGame, tmp_path: Path) -> None:
    assert towns.valuation is not None
    from kleinstadt.bots.learning import Learner  # needs numpy

    Learner(towns.valuation.names[1:], 64, 1).save(tmp_path / "1.npz")
    begun = Progress(1, 1000, 1.0, 20.0)
    (tmp_path / "progress.jsonl").write_text(json.dumps(begun._asdict()) + "\n")
    with pytest.raises(ValueError):
        Training(towns, tmp_path, 1, STAGES)


@pytest.mark.parametrize(
    "log", [b'{"generation": 1}\n', b"[]\n", b"no\n", b"\n", b"\xff\xfe\n", b"[" * 100_000 + b"\n"]
)
def test_damaged_files_of_a_run_get_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str], log: bytes) -> None:
    folder = tmp_path / "tiny_towns"
    folder.mkdir()
    (folder / "progress.jsonl").write_bytes(log)
    assert main(["train", "tiny_towns", "--folder", str(tmp_path), "--lang", "en"]) != 0
    assert "its files are damaged" in capsys.readouterr().err


@pytest.mark.parametrize("weights", [b"", b"no weights", b"PK\x03\x04 half a file"])
def test_damaged_weights_of_a_run_get_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], weights: bytes
) -> None:
    folder = tmp_path / "tiny_towns"
    folder.mkdir()
    (folder / "progress.jsonl").write_text(json.dumps(Progress(1, 1000, 1.0, 20.0)._asdict()) + "\n", encoding="utf-8")
    (folder / "1.npz").write_bytes(weights)
    assert main(["train", "tiny_towns", "--folder", str(tmp_path), "--lang", "en"]) != 0
    assert "its files are damaged" in capsys.readouterr().err
