"""The README's Python really runs and says what the README says."""

import doctest
from pathlib import Path


def test_the_examples_of_the_readme_are_true() -> None:
    result = doctest.testfile(str(Path(__file__).parents[1] / "README.md"), module_relative=False)
    assert result.attempted > 5
    assert result.failed == 0
