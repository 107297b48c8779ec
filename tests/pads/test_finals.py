"""The pad gives the sheets and the ranking of the engine for games that were played here."""

import os

import pytest

from kleinstadt.engine.registry import game
from ours import OURS
from pads.finals import described, final

GAMES = int(os.environ.get("KLEINSTADT_PADS", "6"))  # `make pads` says 200


@pytest.mark.parametrize("id", OURS)
def test_a_played_game_is_scored_as_the_engine_scores_it(id: str) -> None:
    of = game(id)
    for number in range(GAMES):
        state = final(of, number)
        result = of.score_pad(described(state))
        sheets = [sheet.dump() for sheet in state.scores() + state.rivals()]
        assert [sheet.dump() for sheet in result.sheets] == sheets, number
        assert result.places() == state.placing(), number
