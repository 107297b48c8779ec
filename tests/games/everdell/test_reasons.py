"""Why a city is better, for hints: what is said names the card and counts the rest."""

import pytest

from games.everdell.drawn import A, drawn, play
from kleinstadt.engine.event import Arg
from kleinstadt.engine.reason import Reason
from kleinstadt.games.everdell import reasons
from kleinstadt.games.everdell.state import Everdell
from kleinstadt.games.everdell.value import VALUE

MEADOW = ["castle", "inn", "", "", "", "", "", ""]


@pytest.fixture(autouse=True)
def learned() -> None:
    assert VALUE.ready()


def why(after: Everdell, instead: Everdell) -> dict[str, dict[str, Arg]]:
    found = VALUE.reasons(after, instead, A)
    assert found is not None
    return {reason.id: reason.args for reason in found}


def weighed(after: Everdell, instead: Everdell, shares: dict[str, float]) -> dict[str, Reason]:
    """The same, whatever was learned: `shares` are what the facts of each first word add to the value."""
    here, there = VALUE.facts(after, A), VALUE.facts(instead, A)
    return {reason.id: reason for reason in reasons.why(reasons.Cities(after, instead, A, here, there), shares)}


def test_resources_are_named_and_counted() -> None:
    assert why(drawn(has="2R 1P"), drawn(has="1T"))["gains"] == {"goods": ["resin", "resin", "pebbles"]}


def test_hand_cards_are_counted() -> None:
    assert why(drawn(hand=["crane", "wife", "monk"]), drawn(hand=["crane"]))["more_cards"] == {"count": 2}


def test_a_card_is_within_reach_only_when_it_can_be_played() -> None:
    """An Inn costs 2 twigs and 1 resin, a Castle 2 twigs, 3 resin and 3 pebbles."""
    found = why(drawn(has="2T 1R", meadow=MEADOW), drawn(meadow=MEADOW))
    assert found["nears"] == {"cards": ["inn"]}
    assert found["closer"] == {"cards": ["castle"]}


def test_a_card_that_lies_in_hand_and_meadow_is_told_once() -> None:
    shares = {"hand inn": 1.0, "meadow inn": 1.0}
    found = weighed(drawn(has="2T 1R", hand=["inn"], meadow=MEADOW), drawn(hand=["inn"], meadow=MEADOW), shares)
    assert found["nears"].args == {"cards": ["inn"]}


def test_a_card_that_is_only_welcome_is_not_within_reach() -> None:
    """The Castle, which invites a King, can be paid."""
    shares = {"hand king": 1.0, "meadow castle": 1.0}
    found = weighed(drawn(has="2T 3R 3P", hand=["king"], meadow=MEADOW), drawn(hand=["king"], meadow=MEADOW), shares)
    assert found["nears"].args == {"cards": ["castle"]}


def test_what_was_learned_is_told_with_the_part_that_it_belongs_to() -> None:
    for word, part in (("resources", "goods"), ("choice", "wishes"), ("best", "wishes")):
        found = weighed(drawn(), drawn(), {word: 2.0})
        assert [(id, reason.worth) for id, reason in found.items()] == [(part, 2.0)]


def test_a_production_card_works_again_in_the_seasons_to_come() -> None:
    for season, times in (("winter", 2), ("summer", 1)):
        found = why(drawn(["farm"], season=season), drawn(season=season))
        assert found["produces"] == {"card": "farm", "count": times}
    assert "produces" not in why(drawn(["farm"], season="autumn"), drawn(season="autumn"))


def test_points_that_count_for_a_card_are_told_with_it() -> None:
    """A Palace has a point for each unique construction."""
    found = why(drawn(["palace", "castle"]), drawn(["palace", "farm"]))
    assert found["scores"] == {"card": "palace", "points": 1}


def test_the_points_of_a_card_that_is_still_to_be_paid_for_are_told() -> None:
    state = drawn(["university"], has="4B", hand=["doctor"])
    assert why(play(state.copy(), "play doctor from hand"), state)["score"] == {"points": 4}
