"""Foresight: a whole action is drafted, looked at and sent as one."""

from typing import Any

import pytest

from games.everdell.drawn import MEADOW, A, B, drawn, options, owns, play
from kleinstadt.games.everdell.state import Everdell
from kleinstadt.text import Texts


def test_what_a_card_of_the_meadow_brings_is_seen_before_its_gap_is_filled() -> None:
    preview = drawn([], "1T 1R 1P", meadow=MEADOW).preview(A, ["play mine from meadow_1"])
    assert [event["id"] for event in preview.events][-1] == "gained"
    assert preview.then.view(A)["position"]["meadow"][0] == "hidden"
    assert (preview.before.total, preview.after.total) == (0, 2)


def test_card_price_and_choice_are_one_action() -> None:
    state = drawn(["crane", "courthouse"], "2T 3R 3P", ["castle"])
    moves = ["play castle from hand", "spend crane 0", "strike pebbles pebbles pebbles", "choose twigs"]
    question = state.preview(A, moves[:2]).decision()
    assert question is not None
    assert (question.kind, question.part, question.args) == ("strike", True, {"card": "castle"})
    state.play_all(A, moves)
    assert owns(state) == {"twigs": 1, "pebbles": 3}


def test_foresight_ends_where_cards_are_drawn() -> None:
    preview = drawn().preview(A, ["visit basic_two_twigs_one_card"])
    assert preview.decision() is None
    assert owns(preview.then) == {"twigs": 2}  # type: ignore[arg-type]
    assert len(preview.then.view(A)["position"]["seats"][A]["hand"]["cards"]) == 0


def test_how_many_cards_would_be_drawn_is_said_though_not_which() -> None:
    place = ["visit forest_one_pebble_three_cards"]
    forest = ["forest_one_pebble_three_cards"]
    preview = drawn(forest=forest).preview(A, place)
    assert [event["id"] for event in preview.events] == ["visited", "gained"]
    assert preview.outlook == [("draws", {"seat": A, "number": 3})]
    full = ["farm", "farm", "mine", "mine", "crane", "fool"]
    assert drawn(hand=full, deck=["wife"] * 3, forest=forest).preview(A, place).outlook[0][1]["number"] == 2
    assert drawn(deck=["wife"], forest=forest).preview(A, place).outlook[0][1]["number"] == 1
    assert drawn(deck=[], forest=forest).preview(A, place).outlook == []


def test_a_move_list_stays_short_in_a_rich_position() -> None:
    cards = ["judge", "dungeon", "crane", "innkeeper", "inn", "queen", "ever_tree", "husband", "wife", "ranger"]
    state = drawn(cards, "9T 9R 9P 9B", ["castle", "palace", "bard", "fool", "monk"], meadow=MEADOW, season="autumn")
    assert len(options(state)) < 60
    play(state, "play palace from hand")
    assert len(options(state)) < 25
    assert state.deciders() != [B]


def test_a_move_says_what_it_is_worth_and_what_comes_next() -> None:
    cards = ["inn", "lookout", "chapel"]
    state = drawn(cards, "2T 3R 3P", ["castle"], others={1: {"city": ["inn"]}}, meadow=["mine"] * 2 + [""] * 6)
    assert state.describe(A, "play castle from hand").args["points"] == 4
    assert state.describe(A, "achieve grand_tour").args["points"] == 3
    assert state.describe(A, "visit inn at 1 0").args["points"] == 1  # for its owner
    assert state.describe(A, "visit lookout at 0 1").args["points"] == 0
    assert drawn(workers=["haven", "haven"]).describe(A, "prepare").args["season"] == "spring"


def test_an_event_counts_as_it_would_now() -> None:
    state = drawn(["monk", "dungeon"], prison=["bard"], events=["ministering_to_miscreants"])
    assert state.describe(A, "achieve ministering_to_miscreants").args["points"] == 3


def test_a_preview_points_out_who_could_achieve_an_event_then() -> None:
    state = drawn(["inn", "lookout"], "2T 1R 1P", ["chapel"], others={1: {"city": ["crane", "judge", "historian"]}})
    assert state.preview(A, ["play chapel from hand"]).outlook == [
        ("could", {"seat": A, "cards": ["grand_tour"]}),
        ("could", {"seat": B, "cards": ["city_monument"]}),
    ]
    gone = drawn(["inn", "lookout", "chapel"]).preview(A, ["achieve grand_tour"])
    assert gone.outlook == []


def test_cards_that_are_cleared_or_taken_one_by_one_are_composed_and_sent_together() -> None:
    state = drawn([], "2B", ["undertaker"], meadow=MEADOW)
    state.play(A, "play undertaker from hand")
    question = state.preview(A, ["clear king from meadow_8"]).decision()
    assert question is not None
    assert (question.kind, question.part) == ("clear", True)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["Pay nothing", "Pay 1 × berry", "Pay 2 × berry"]),
        ("de", ["Nichts zahlen", "1 × Beere zahlen", "2 × Beere zahlen"]),
    ],
)
def test_a_number_that_is_paid_says_what_of_for_it_is_read_alone_in_a_hint(language: str, said: list[str]) -> None:
    state = play(drawn([], "3B", ["monk"]), "play monk from hand")
    texts = Texts("everdell", language, ["Ada", "Ben"])
    assert [texts.move(state.describe(A, move)) for move in options(state)] == said


def test_who_may_pay_is_told_how_many_resources_and_how_few() -> None:
    def asked(state: Everdell) -> dict[str, Any]:
        question = state.decision(A)
        assert question.kind == "pay_any"
        return question.args

    peddler = play(drawn([], "1T 4B", ["peddler"]), "play peddler from hand")
    assert asked(peddler) == {"card": "peddler", "number": 2, "least": 0}
    assert asked(play(peddler, "pay twigs")) == {"card": "peddler", "number": 1, "least": 0}
    monastery = play(drawn(["monastery"], "2T 2R"), "visit monastery at 0 0")
    assert asked(monastery) == {"card": "monastery", "number": 2, "least": 2}
