"""The example files of the documentation do what the documentation says."""

import json
from pathlib import Path

import pytest

import kleinstadt
from ours import OURS

EXAMPLES = Path(__file__).parents[1] / "docs" / "examples"


@pytest.mark.parametrize("game", OURS)
def test_every_game_has_an_example_for_the_score_pad(game: str) -> None:
    data = json.loads((EXAMPLES / f"{game}.json").read_text(encoding="utf-8"))
    result = kleinstadt.game(game).score_pad(data)
    assert len(result.sheets) == len(result.names) >= 2
    assert result.remarks == []


def test_the_town_of_the_rulebook_scores_28() -> None:
    data = json.loads((EXAMPLES / "tiny_towns.json").read_text(encoding="utf-8"))
    assert kleinstadt.game("tiny_towns").score_pad(data).sheets[0].total == 28
