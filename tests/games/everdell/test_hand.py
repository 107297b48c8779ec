"""Chapter 7: hand, deck and Meadow; chapter 20: who knows what."""

from typing import Any

import pytest

from games.everdell.drawn import MEADOW, A, B, C, city, drawn, hand, options, owns, play
from kleinstadt.engine.event import EventData
from kleinstadt.games.everdell.cards import IDS
from kleinstadt.text import Texts

rule = pytest.mark.rule
SEVEN = ["farm"] * 5 + ["palace", "school"]


@rule("EV-72", "EV-73", "EV-77", "EVX-31")
def test_what_does_not_fit_is_not_drawn() -> None:
    state = drawn([], "2B", SEVEN, meadow=MEADOW, deck=["mine", "inn", "wife", "king"])
    play(state, "play wanderer from meadow_3")
    assert len(hand(state)) == 8
    assert len(state.deck) == 2  # one went into the Meadow
    from_hand = play(drawn([], "2B", ["wanderer", *SEVEN[:6]]), "play wanderer from hand")
    assert len(hand(from_hand)) == 8


@rule("EV-118", "EVX-32")
def test_with_a_full_hand_the_historian_draws_nothing() -> None:
    state = drawn(["historian"], "2T 1R", [*SEVEN, "castle"], meadow=["mine", "farm", *[""] * 6])
    assert len(hand(play(state, "play farm from meadow_2"))) == 8


@rule("EV-72", "EV-118", "EV-131")
@pytest.mark.parametrize(
    ("lang", "why"),
    [
        ("en", "Ada draws no card: the hand is full."),
        ("de", "Ada zieht keine Karte: Die Hand ist voll."),
    ],
)
@pytest.mark.parametrize(
    ("city", "played"),
    [(["historian"], "farm"), ([], "teacher"), ([], "wanderer")],
)
def test_that_nothing_is_drawn_since_the_hand_is_full_is_told_before_it_is_done_and_after(
    lang: str, why: str, city: list[Any], played: str
) -> None:
    texts = Texts("everdell", lang, ["Ada", "Bo"])
    for held, told in ((8, 1), (5, 0)):
        state = drawn(city, "2T 1R 3B", [*SEVEN, "castle"][:held], meadow=["king", played, *[""] * 6])
        move = f"play {played} from meadow_2"
        foreseen = [said(texts, event) for event in state.preview(A, [move]).events]
        assert foreseen.count(why) == told
        play(state, move)
        assert [said(texts, event.seen_by(B)) for event in state.take_log()].count(why) == told


@rule("EV-131", "EVX-33")
def test_the_teacher_gives_the_other_card_to_somebody_with_room() -> None:
    state = drawn([], "2B", ["teacher", *SEVEN[:5]], seats=3, deck=["inn", "king"], others={1: {"hand": ["mine"] * 3}})
    play(state, "play teacher from hand", "keep inn")
    assert options(state) == ["to 1", "to 2"]
    play(state, "to 2")
    assert hand(state, C) == ["king"]


@rule("EV-131", "EV-75")
@pytest.mark.parametrize(
    ("lang", "drawn_by_me", "given", "got"),
    [
        ("en", "Ada draws King and Inn.", "Ada gives Cy a card: King.", "Cy gets from Ada: King."),
        ("de", "Ada zieht: König und Gasthaus.", "Ada gibt Cy eine Karte: König.", "Cy bekommt von Ada: König."),
    ],
)
def test_who_may_see_a_card_of_the_teacher_is_told_which_and_nobody_else(
    lang: str, drawn_by_me: str, given: str, got: str
) -> None:
    state = drawn([], "2B", ["teacher"], seats=3, deck=["inn", "king"])
    play(state, "play teacher from hand", "keep inn", "to 2")
    log = state.take_log()
    texts = Texts("everdell", lang, ["Ada", "Bo", "Cy"])
    told = {who: " ".join([said(texts, event.seen_by(who)) for event in log]) for who in (A, B, C, None)}
    assert [part in told[A] for part in (drawn_by_me, given, got)] == [True, True, False]
    assert [part in told[C] for part in (drawn_by_me, given, got)] == [False, False, True]
    for card in ("inn", "king"):
        assert str(texts.word("card", card)) not in told[B] + told[None]


def said(texts: Texts, event: EventData) -> str:
    return texts.event(event["id"], event["args"])


@rule("EV-75", "EV-152", "EVX-34")
def test_who_has_no_room_cannot_be_given_cards_and_the_surplus_is_discarded() -> None:
    seven = ["mine"] * 3 + ["twig_barge"] * 3 + ["palace"]
    eight = ["storehouse"] * 3 + ["general_store"] * 3 + ["school"] * 2
    others = {1: {"hand": seven}, 2: {"hand": eight}}
    state = drawn(["post_office"], "", ["farm", "wife", "bard", "king"], seats=3, others=others, deck=["inn"] * 3)
    play(state, "visit post_office at 0 0", "pick farm", "pick king")
    assert options(state) == ["discard farm", "discard king"]
    play(state, "discard king", "done")
    assert "farm" in hand(state, B)
    assert hand(state) == ["bard", "inn", "inn", "inn", "king", "wife"]  # the deck was empty, the king came back


@rule("EV-74")
def test_above_the_limit_nothing_is_drawn() -> None:
    state = drawn(hand=[*SEVEN, "castle", "king"])
    assert len(hand(play(state, "visit basic_two_cards_one_point"))) == 9


@rule("EV-79")
def test_the_discard_pile_becomes_the_deck() -> None:
    state = play(drawn(deck=["farm"], discards=["inn", "king"]), "visit basic_two_cards_one_point")
    assert len(hand(state)) == 2
    assert (len(state.deck), len(state.discards)) == (1, 0)


@rule("EV-79")
def test_without_any_card_nothing_is_drawn_and_gaps_stay() -> None:
    state = play(drawn([], "2T 1R", deck=[], meadow=["farm", *[""] * 7]), "play farm from meadow_1")
    assert state.meadow == [-1] * 8
    assert owns(state) == {"berries": 1}


@rule("EV-80", "EV-47")
def test_cards_of_a_hand_go_face_down_onto_the_pile_in_ascending_order() -> None:
    state = play(drawn(hand=["king", "farm"]), "visit haven", "pick king", "pick farm", "gain twigs")
    assert [IDS[card] for card in state.discards.cards] == ["farm", "king"]
    assert state.view(A)["position"]["discards"] == ["farm", "king"]
    assert state.view(B)["position"]["discards"] == ["hidden", "hidden"]


@rule("EV-78")
def test_revealed_cards_are_seen_by_all_and_do_not_touch_the_hand() -> None:
    state = play(drawn([], "2B", ["postal_pigeon"], deck=["farm", "king"]), "play postal_pigeon from hand")
    assert state.view(B)["position"]["aside"] == ["king", "farm"]
    assert hand(state) == []


@rule("EV-81", "EV-58")
def test_the_meadow_is_refilled_before_the_card_works() -> None:
    meadow = ["undertaker", *MEADOW[1:]]
    state = play(drawn([], "2B", meadow=meadow, deck=["castle", "palace"]), "play undertaker from meadow_1")
    assert options(state)[0] == "clear farm from meadow_2"
    assert IDS[state.meadow[0]] == "palace"


@rule("EV-58", "EV-79")
def test_the_meadow_is_refilled_with_the_very_card_that_was_paid_with_where_there_is_no_other() -> None:
    meadow = ["mine", *[""] * 7]
    state = play(drawn(["crane"], meadow=meadow, deck=[]), "play mine from meadow_1")
    assert (city(state), state.view(B)["position"]["meadow"]) == (["mine"], ["crane", *[""] * 7])


@rule("EV-81")
def test_taken_cards_are_remembered_by_everybody() -> None:
    before = drawn(season="spring", workers=["haven"] * 3, meadow=MEADOW)
    state = play(before, "prepare", "take king from meadow_8", "done")
    assert state.view(B)["position"]["seats"][A]["hand"]["seen"] == ["king"]
    assert state.view(None)["position"]["seats"][A]["hand"]["cards"] == []


def test_a_given_card_is_known_to_giver_and_receiver_only() -> None:
    state = drawn([], "2B", ["teacher"], seats=3, deck=["inn", "king"])
    play(state, "play teacher from hand", "keep inn", "to 2")
    hands = [state.view(seat)["position"]["seats"][C]["hand"] for seat in (A, B, C)]
    assert (hands[0]["seen"], hands[1]["seen"], hands[2]["cards"]) == (["king"], [], ["king"])


@rule("EV-7", "EV-7a", "EV-76")
def test_whoever_is_given_something_decides_nothing() -> None:
    state = drawn([], "3B", ["monk"], seats=3)
    play(state, "play monk from hand", "trade 1")
    assert (state.deciders(), options(state)) == ([A], ["to 1", "to 2"])


@rule("EV-2", "EV-3", "EV-6")
def test_resources_come_from_an_endless_supply() -> None:
    state = drawn([], "2000T")
    assert owns(play(state, "visit basic_three_twigs")) == {"twigs": 2003}
    assert city(state) == []


@rule("EV-132", "EV-81")
def test_the_question_says_how_many_cards_are_still_to_be_discarded_or_taken() -> None:
    state = drawn([], "2B", ["undertaker"], meadow=MEADOW)
    play(state, "play undertaker from hand")
    assert state.decision(A).args["number"] == 3
    for left in (2, 1):
        play(state, options(state)[0])
        assert state.decision(A).args["number"] == left
    play(state, options(state)[0])
    assert (state.decision(A).kind, state.decision(A).args["number"]) == ("take", 1)
