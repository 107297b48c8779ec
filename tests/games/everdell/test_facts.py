"""What a value is learned from, for bots: facts of a seat, by name."""

from games.everdell.drawn import A, drawn
from kleinstadt.engine.facts import told
from kleinstadt.games.everdell.facts import NAMES, city_facts
from kleinstadt.games.everdell.state import Everdell

CASTLE = "2T 3R 3P"  # what it costs; it invites a King, who costs 6 berries
MEADOW = ["castle", "inn", "", "", "", "", "", ""]


def said(state: Everdell, word: str) -> list[str]:
    return sorted(told(city_facts(state, A, 0), NAMES).get(word, []))


def test_a_critter_is_welcome_where_a_construction_that_can_be_paid_would_invite_it() -> None:
    assert said(drawn(has=CASTLE, hand=["king"], meadow=MEADOW), "hand king") == ["before/welcome"]
    assert said(drawn(has=CASTLE, hand=["king", "castle"]), "hand king") == ["before/welcome"]
    assert said(drawn(has=CASTLE, hand=["king"], meadow=MEADOW, season="autumn"), "hand king") == ["autumn/welcome"]
    assert said(drawn(has="2T 3R 2P", hand=["king"], meadow=MEADOW), "hand king") == ["before/far"]
    assert said(drawn(has=CASTLE, hand=["king"]), "hand king") == ["before/far"]


def test_a_critter_that_is_invited_or_can_be_paid_is_more_than_welcome() -> None:
    assert said(drawn(["castle"], hand=["king"]), "hand king") == ["before/invited"]
    assert said(drawn(has=f"{CASTLE} 6B", hand=["king"], meadow=MEADOW), "hand king") == ["before/payable"]


def test_a_construction_that_the_city_cannot_take_a_second_time_makes_nobody_welcome() -> None:
    occupied = [{"card": "castle", "marked": True}]
    state = drawn(occupied, has=CASTLE, hand=["king"], meadow=MEADOW, deck=[])
    assert said(state, "hand king") == ["before/far"]


def test_a_card_that_lies_in_hand_and_meadow_is_one_to_choose() -> None:
    state = drawn(has="2T 1R", hand=["inn"], meadow=MEADOW)  # an Inn can be paid, a Castle not
    assert said(state, "hand inn") == said(state, "meadow inn") == ["before/payable"]
    assert said(state, "choice") == ["winter/1"]
    assert said(drawn(has="2T 1R", hand=["inn", "farm"], meadow=MEADOW), "choice") == ["winter/2"]


def test_of_the_cards_that_could_be_played_at_once_the_points_of_the_best_count() -> None:
    """An Inn has 2 points, a Farm 1, a King 4."""
    assert said(drawn(has="2T 1R", hand=["farm", "king"], meadow=MEADOW), "best") == ["winter/2"]
    assert said(drawn(has="2T 1R", hand=["inn"], meadow=["farm", "", "", "", "", "", "", ""]), "best") == ["winter/2"]
    assert said(drawn(["castle"], has="2T 1R", hand=["farm", "king"]), "best") == ["winter/4"]
    assert said(drawn(hand=["farm", "king"], meadow=MEADOW), "best") == ["winter/0"]


def test_resources_count_by_kind_and_together_and_points_are_none() -> None:
    state = drawn(has="2T 1B 4V")
    assert said(state, "goods twigs") == ["winter/2"]
    assert said(state, "resources") == ["winter/3"]


def test_an_event_that_counts_cards_is_nearly_there_when_one_is_lacking() -> None:
    """A Grand Tour wants three destinations."""
    for city, near in ((["inn"], "far"), (["inn", "inn"], "nearly"), (["inn", "inn", "inn"], "in reach")):
        assert said(drawn(city, deck=[]), "event grand_tour") == [near]


def test_an_event_that_names_cards_is_nearly_there_when_one_of_them_is() -> None:
    """A Graduation of Scholars wants a Teacher and a University."""
    for city, near in ((["inn"], "far"), (["teacher"], "nearly"), (["teacher", "university"], "in reach")):
        assert said(drawn(city, events=["graduation_of_scholars"]), "event graduation_of_scholars") == [near]
