"""What the tests of arena and benchmarks share."""

from collections.abc import Iterator

import pytest

from kleinstadt.cli.words import speak


@pytest.fixture(autouse=True)
def in_english_again() -> Iterator[None]:
    """Whoever speaks German here does not leave it to the next test."""
    yield
    speak("en")
