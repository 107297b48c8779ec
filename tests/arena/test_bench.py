"""Benchmarks: what is reported, not how fast it is."""

import json
import subprocess
import sys

import pytest

from kleinstadt.arena.bench import Bench, Spread
from kleinstadt.cli.bench import told
from kleinstadt.cli.words import speak


def drawn() -> Bench:
    bench = Bench("tiny_towns")
    bench.rounds["pure", 2] = [{"moves_per_second": 30.0, "view_us": 5.0}, {"moves_per_second": 80.0, "view_us": 7.0}]
    bench.rounds["catanatron", 4] = [{"moves_per_second": 10.0}, {"moves_per_second": 20.0}]
    bench.missing["chess"] = "not_installed"
    return bench


def test_a_ratio_compares_what_was_measured_in_the_same_round() -> None:
    ratios = drawn().ratios(("pure", 2))
    assert ratios["moves_per_second"].dump() == {"median": 3.5, "min": 3.0, "max": 4.0}


def test_what_the_yardstick_does_not_have_has_no_ratio() -> None:
    assert "view_us" not in drawn().ratios(("pure", 2))
    assert drawn().ratios(("catanatron", 4)) == {}


def test_a_spread_is_median_least_and_most() -> None:
    assert Spread([3.0, 1.0, 8.0]).dump() == {"median": 3.0, "min": 1.0, "max": 8.0}


def test_the_table_says_who_took_no_part() -> None:
    speak("en")
    said = "\n".join(told(drawn().dump()))
    assert "chess took no part: the package is not installed" in said
    assert "× 3.50 (3.00 to 4.00)" in said


def test_a_german_table_has_german_numbers() -> None:
    speak("de")
    said = "\n".join(told(drawn().dump()))
    assert "× 3,50 (3,00 bis 4,00)" in said
    assert "chess war nicht dabei" in said


@pytest.mark.slow
def test_the_command_measures_every_operation() -> None:
    command = [sys.executable, "-m", "kleinstadt", "bench", "tiny_towns"]
    done = subprocess.run(
        [*command, "--players", "2", "--repeats", "1", "--seconds", "0.01", "--json"], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    data = json.loads(done.stdout)
    pure = next(row for row in data["results"] if row["contender"] == "pure")
    assert pure["players"] == 2
    engine_alone = next(row for row in data["results"] if row["contender"] == "floor")
    for row in (pure, engine_alone):
        assert set(row["measured"]) == {
            "games_per_second", "moves_per_second", "moves_us", "play_us", "copy_us", "view_us", "imagine_us",
            "redeal_us", "scores_us", "bytes",
        }  # fmt: skip
        assert all(spread["min"] > 0 for spread in row["measured"].values())
