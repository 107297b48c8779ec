"""Numbers out of range are refused by a sentence that names the range."""

from pathlib import Path

import pytest

from cli.terminal import run
from kleinstadt.cli.numbers import LARGEST_SEED, decimal, seed, whole


@pytest.mark.parametrize(
    ("words", "option", "bounds"),
    [
        ("bench --repeats 0", "--repeats", ("1", "1000")),
        ("bench --repeats 1.5", "--repeats", ("1", "1000")),
        ("bench --seconds -1", "--seconds", ("0.01", "3600")),
        ("bench --seconds nan", "--seconds", ("0.01", "3600")),
        ("bench --seconds inf", "--seconds", ("0.01", "3600")),
        ("bench server --tables 0", "--tables", ("1", "10000")),
        ("bench --players 7", "", ("1", "6")),
        ("setup tiny_towns --seed -1", "--seed", ("0", hex(LARGEST_SEED))),
        ("setup tiny_towns --seed 0xg", "--seed", ("0", hex(LARGEST_SEED))),
        ("setup tiny_towns --players -3", "", ("1", "6")),
        ("setup tiny_towns --players 0", "", ("1", "6")),
        ("play tiny_towns --players -3", "", ("1", "6")),
        ("play tiny_towns --players 0", "", ("1", "6")),
        ("play tiny_towns --people 0", "--people", ("1",)),
        ("play tiny_towns --seed -1", "--seed", ("0",)),
        ("simulate tiny_towns --players 7", "", ("1", "6")),
        ("simulate tiny_towns --games 0", "--games", ("1",)),
        ("simulate tiny_towns --games many", "--games", ("1",)),
        ("simulate tiny_towns --jobs 0", "--jobs", ("1", "256")),
        ("simulate tiny_towns --jobs 100000", "--jobs", ("1", "256")),
        ("simulate tiny_towns --seed -1", "--seed", ("0",)),
        ("serve --port 99999", "--port", ("1", "65535")),
        ("serve --port 0", "--port", ("1", "65535")),
        ("serve --bot-workers 0", "--bot-workers", ("1", "256")),
        ("serve --bot-seconds 0", "--bot-seconds", ("0.1", "3600")),
        ("serve --calls-a-minute -1", "--calls-a-minute", ("0",)),
        ("serve --messages-a-second 0", "--messages-a-second", ("1",)),
    ],
)
def test_a_number_out_of_range_is_refused(tmp_path: Path, words: str, option: str, bounds: tuple[str, ...]) -> None:
    answer = run(tmp_path, *words.split())
    assert answer.returncode == 2
    [line] = answer.stderr.splitlines()
    assert option in line
    assert all(f" {bound}" in line for bound in bounds), line


def test_the_ends_of_a_range_belong_to_it() -> None:
    assert [whole(1, 3)(text) for text in ("1", "3")] == [1, 3]
    assert [decimal(0.5, 2)(text) for text in ("0.5", "2")] == [0.5, 2.0]


def test_a_seed_can_be_given_as_it_is_shown() -> None:
    assert seed("12") == 12
    assert seed(hex(LARGEST_SEED)) == LARGEST_SEED
