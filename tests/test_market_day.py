"""Market Day, the made-up game of `docs/adding-a-game.md`: its rules, and the hard cases of real games, in small drawn
positions."""

from typing import Any

import pytest

from engine.market import drawn
from kleinstadt.engine.chance import stream
from kleinstadt.engine.errors import BadOptions, IllegalMove
from market_day import GAME
from market_day.state import MarketDay

rule = pytest.mark.rule
A, B, C = 0, 1, 2


def goods(state: MarketDay, seat: int) -> list[int]:
    """Apples, bread, cloth."""
    return list(state.dump()["position"]["goods"][seat].values())


def table(state: MarketDay, viewer: int | None = None) -> dict[str, Any]:
    """What this seat, or a spectator, may know."""
    position: dict[str, Any] = state.view(viewer)["position"]
    return position


def asked(state: MarketDay) -> list[tuple[int, str]]:
    """Who is asked which kind of question."""
    return [(seat, state.decision(seat).kind) for seat in state.deciders()]


def play(state: MarketDay, *moves: str) -> MarketDay:
    """Each move by the seat that is asked."""
    for move in moves:
        state.play(state.deciders()[0], move)
    return state


def told(state: MarketDay) -> list[str]:
    return [event.id for event in state.take_log()]


# -- MD-1 and MD-2: the morning --------------------------------------------------------------------------------------


@rule("MD-1")
def test_all_pick_at_the_same_time_and_in_secret() -> None:
    state = drawn(["morning"])
    assert asked(state) == [(A, "pick"), (B, "pick")]
    state.play(B, "pick cloth")
    assert [table(state, viewer)["picks"] for viewer in (A, B, None)] == [["", "hidden"], ["", "cloth"], ["", "hidden"]]
    assert [event.seen_by(A)["args"] for event in state.take_log()] == [{"seat": B}]
    state.play(A, "pick cloth")
    assert table(state)["picks"] == ["", ""]


@rule("MD-1")
def test_who_goes_first_is_drawn_and_the_others_follow_clockwise() -> None:
    orders = set()
    for seed in range(30):
        state = drawn(["morning"], seats=3, chance=stream(seed, "").dump())
        for seat in (A, B, C):
            state.play(seat, "pick bread")
        order = []
        while not state.over:
            order += state.deciders()
            play(state, "rest")
        orders.add(tuple(order))
    assert orders == {(0, 1, 2), (1, 2, 0), (2, 0, 1)}


@rule("MD-2")
def test_who_picks_alone_gets_two_the_others_one() -> None:
    state = drawn(["morning"], seats=3)
    for seat, good in enumerate(["bread", "cloth", "bread"]):
        state.play(seat, f"pick {good}")
    assert [goods(state, seat) for seat in (A, B, C)] == [[0, 1, 0], [0, 0, 2], [0, 1, 0]]


# -- MD-3 and MD-4: a turn -------------------------------------------------------------------------------------------


@rule("MD-3")
def test_in_a_turn_one_opens_takes_draws_or_rests() -> None:
    state = drawn(
        ["turn", A],
        hands=[["bakery", "fountain"], []],
        row=["mirror", "bell"],
        deck=["beggar"],
        goods=[{"cloth": 1}, {}],
    )
    assert state.moves(A) == (
        "draw",
        "open bakery from hand",
        "open mirror from row",
        "rest",
        "take bell",
        "take mirror",
    )


@rule("MD-3")
def test_from_an_empty_deck_nothing_is_drawn() -> None:
    assert drawn(["turn", A]).moves(A) == ("rest",)


@rule("MD-3")
def test_a_stall_taken_from_the_row_is_known_to_all_and_its_place_refilled() -> None:
    state = drawn(["turn", A], ["turn", B], row=["mirror", "bell", "cousin"], deck=["beggar", "orchard"])
    play(state, "take bell")
    assert table(state)["row"] == ["mirror", "orchard", "cousin"]
    assert table(state)["deck"] == ["hidden"]
    assert table(state, B)["hands"][A] == {"cards": [], "count": 1, "seen": ["bell"], "gone": 0}


@rule("MD-3")
def test_only_who_draws_sees_the_card() -> None:
    state = drawn(["turn", A], ["turn", B], deck=["bell"])
    play(state, "draw")
    assert table(state, A)["hands"][A]["cards"] == ["bell"]
    assert table(state, B)["hands"][A] == {"cards": [], "count": 1, "seen": [], "gone": 0}
    event = state.take_log()[0]
    assert (event.seen_by(A)["args"], event.seen_by(B)["args"]) == ({"seat": A, "card": "bell"}, {"seat": A})


@rule("MD-4")
def test_who_holds_more_than_three_cards_puts_one_face_down_under_the_deck() -> None:
    state = drawn(["turn", A], ["turn", B], hands=[["bell", "bell", "mirror"], []], deck=["lookout", "cousin"])
    play(state, "draw")
    assert asked(state) == [(A, "must_drop")]
    assert state.moves(A) == ("drop bell", "drop cousin", "drop mirror")
    play(state, "drop mirror")
    assert table(state, A)["deck"] == ["mirror", "hidden"]
    assert table(state, B)["deck"] == ["hidden", "hidden"]
    assert asked(state) == [(B, "turn")]


@rule("MD-4")
def test_after_a_face_down_drop_others_doubt_which_card_is_gone() -> None:
    """Seat 1 has seen one of two equal bells and the mirror go into the hand, but not which card left it."""
    bells = {"cards": ["bell", "bell", "mirror"], "known": [[[], 0], [["bell", "mirror"], 0], [[], 0]]}
    state = drawn(["turn", A], ["turn", B], hands=[bells, []], deck=["lookout", "cousin"])
    play(state, "draw", "drop bell")
    assert table(state, B)["hands"][A] == {"cards": [], "count": 3, "seen": ["mirror", "bell"], "gone": 1}
    hands = [set(GAME.imagine(state.view(B), stream(seed, "")).hands[A].cards) for seed in range(40)]
    bell, mirror = [GAME.book.vocabulary.read(f"drop {card}").numbers[0] for card in ("bell", "mirror")]
    assert all(hand & {bell, mirror} for hand in hands)  # at least one of the two is still there
    assert any(bell not in hand for hand in hands)
    assert any(mirror not in hand for hand in hands)


@rule("MD-4")
def test_of_two_equal_cards_nobody_knows_the_second_when_the_known_one_is_opened() -> None:
    weavers = {"cards": ["weaver", "weaver"], "known": [[[], 0], [["weaver"], 0], [[], 0]]}
    state = drawn(["turn", A], ["turn", B], hands=[weavers, []], goods=[{"apples": 1}, {}])
    play(state, "open weaver from hand")
    assert table(state, B)["hands"][A] == {"cards": [], "count": 1, "seen": [], "gone": 0}


# -- MD-5 and MD-6: paying and swapping ------------------------------------------------------------------------------


@rule("MD-5")
def test_a_stall_is_paid_with_goods_of_any_kind_in_one_gesture() -> None:
    state = drawn(["turn", A], hands=[["fountain"], []], goods=[{"apples": 2, "bread": 2, "cloth": 1}, {}])
    state.play_all(A, ["open fountain from hand", "pay bread"])  # an apple first, another loaf and cloth are forced
    assert goods(state, A) == [1, 0, 0]
    assert told(state) == ["open", "pay", "pay", "pay", "pay"]


@rule("MD-5")
def test_a_payment_has_one_form() -> None:
    state = drawn(["pay", A, {"left": 2, "lowest": 0}], goods=[{"apples": 1, "bread": 1, "cloth": 1}, {}])
    assert state.moves(A) == ("pay apples", "pay bread")
    play(state, "pay bread")  # then only cloth is left: nobody needs to be asked
    assert goods(state, A) == [1, 0, 0]
    assert [event.auto for event in state.take_log()] == [False, True]


@rule("MD-5")
def test_goods_or_a_stall_are_alternatives_in_one_action() -> None:
    state = drawn(["turn", A], hands=[["bell"], []], stalls=[["orchard", "fountain"], []], goods=[{"cloth": 3}, {}])
    play(state, "open bell from hand")
    assert asked(state) == [(A, "way")]
    assert state.decision(A).part
    assert state.decision(A).args == {"card": "bell", "number": 3}
    assert state.moves(A) == ("by goods", "by stall 0 orchard")  # neither the bell itself nor a mere fountain
    play(state, "by stall 0 orchard")
    assert goods(state, A) == [0, 0, 3]
    assert table(state)["stalls"][A] == ["", "fountain", "bell"]
    assert table(state)["deck"] == ["orchard"]  # openly under the deck


@rule("MD-5")
def test_what_can_be_paid_only_one_way_is_paid_that_way() -> None:
    state = drawn(["turn", A], hands=[["bell"], []], stalls=[["orchard"], []])
    play(state, "open bell from hand")
    assert table(state)["stalls"][A] == ["", "bell"]


@rule("MD-5")
def test_what_cannot_be_paid_cannot_be_opened() -> None:
    state = drawn(["turn", A], hands=[["fountain"], []], stalls=[["fountain"], []], goods=[{"cloth": 3}, {}])
    assert state.moves(A) == ("rest", "swap cloth for apples", "swap cloth for bread")


@rule("MD-5")
def test_a_gesture_counts_wholly_or_not_at_all() -> None:
    state = drawn(["turn", A], hands=[["fountain"], []], goods=[{"apples": 2, "bread": 2, "cloth": 1}, {}])
    before = state.dump()
    with pytest.raises(IllegalMove):
        state.play_all(A, ["open fountain from hand", "pay bread", "pay apples"])
    assert state.dump() == before


@rule("MD-6")
def test_in_ones_turn_one_may_swap_at_any_time() -> None:
    state = drawn(["turn", A], hands=[["bakery"], []], goods=[{"apples": 4}, {}])
    play(state, "swap apples for bread", "swap apples for cloth", "open bakery from hand")
    assert asked(state) == [(A, "pay")]
    assert state.moves(A) == ("pay bread", "pay cloth")


@rule("MD-6")
def test_a_swap_needs_two_of_a_kind_and_is_not_made_in_the_turn_of_others() -> None:
    state = drawn(["turn", A], goods=[{"apples": 1, "bread": 1}, {"cloth": 2}])
    assert state.moves(A) == ("rest",)
    assert state.moves(B) == ()


# -- MD-7 and MD-8: gaining and looking ------------------------------------------------------------------------------


@rule("MD-7")
@pytest.mark.parametrize(("card", "gained"), [("orchard", [2, 0, 0]), ("bakery", [0, 2, 0]), ("weaver", [0, 0, 2])])
def test_a_stall_gives_two_of_its_goods(card: str, gained: list[int]) -> None:
    state = drawn(["work", A, {"owner": A, "place": 0}], stalls=[[card], []])
    assert goods(state, A) == gained


def looking() -> MarketDay:
    """Seat 0 has just looked at the top card, a bell."""
    return drawn(["look", A], ["turn", B], ["turn", A], deck=["mirror", "cousin", "bell"])


@rule("MD-8")
def test_who_looks_at_the_top_card_is_the_only_one_who_knows_it() -> None:
    state = looking()
    assert state.moves(A) == ("keep", "leave", "sink")
    assert table(state, A)["deck"] == ["hidden", "hidden", "bell"]
    assert table(state, B)["deck"] == table(state, None)["deck"] == ["hidden"] * 3


@rule("MD-8")
def test_a_card_left_on_the_deck_is_remembered_in_the_hand_of_who_draws_it() -> None:
    state = play(looking(), "leave", "draw")
    assert table(state, A)["hands"][B] == {"cards": [], "count": 1, "seen": ["bell"], "gone": 0}
    assert table(state, None)["hands"][B] == {"cards": [], "count": 1, "seen": [], "gone": 0}


@rule("MD-8")
def test_a_card_put_under_the_deck_is_remembered_there() -> None:
    state = play(looking(), "sink", "draw")
    assert table(state, A)["deck"] == ["bell", "hidden"]
    assert table(state, B)["deck"] == ["hidden", "hidden"]
    decks = {tuple(GAME.imagine(state.view(A), stream(seed, "")).deck.cards) for seed in range(20)}
    assert len({deck[0] for deck in decks}) == 1
    assert len({deck[1] for deck in decks}) > 1


@rule("MD-8")
def test_a_card_that_was_looked_at_may_be_kept() -> None:
    state = play(looking(), "keep")
    assert table(state, A)["hands"][A]["cards"] == ["bell"]
    assert table(state, B)["hands"][A]["seen"] == []


@rule("MD-8")
def test_without_a_deck_there_is_nothing_to_look_at() -> None:
    assert drawn(["work", A, [A, 0]], stalls=[["lookout"], []]).over


# -- MD-9: copying ---------------------------------------------------------------------------------------------------


@rule("MD-9")
def test_a_copier_does_what_another_stall_does_for_its_own_seat() -> None:
    state = drawn(["work", A, [A, 0]], stalls=[["mirror", "bakery"], ["orchard", "weaver"]])
    assert state.moves(A) == ("copy 0 1 bakery", "copy 1 0 orchard", "copy 1 1 weaver")
    play(state, "copy 1 1 weaver")
    assert (goods(state, A), goods(state, B)) == ([0, 0, 2], [0, 0, 0])


@rule("MD-9")
def test_a_copied_copier_lets_choose_again_but_no_copier() -> None:
    stalls = [["mirror"], ["parrot", "mirror", "lookout", "bakery"]]
    state = drawn(["work", A, [A, 0]], stalls=stalls, deck=["bell"])
    play(state, "copy 1 0 parrot")
    assert state.decision(A).args == {"card": "parrot"}
    assert state.moves(A) == ("copy 1 2 lookout", "copy 1 3 bakery")
    play(state, "copy 1 2 lookout")
    assert asked(state) == [(A, "keep")]
    assert table(state, A)["deck"] == ["bell"]


@rule("MD-9")
def test_a_copier_without_anything_to_copy_does_nothing() -> None:
    assert drawn(["work", A, [A, 0]], stalls=[["mirror"], ["bell", "cousin", "fountain"]]).over


@rule("MD-9")
def test_a_chain_of_copiers_that_ends_nowhere_does_nothing() -> None:
    state = drawn(["work", A, [A, 0]], stalls=[["mirror"], ["parrot"]])
    assert state.over
    assert goods(state, A) == [0, 0, 0]


# -- MD-10: triggers in an order -------------------------------------------------------------------------------------


@rule("MD-10")
def test_a_bell_lets_all_own_stalls_work_in_the_chosen_order() -> None:
    stalls = [["bell", "mirror", "lookout", "bakery", "fountain"], ["orchard"]]
    state = drawn(["work", A, [A, 0]], stalls=stalls, deck=["cousin", "weaver"])
    assert state.decision(A).form == "order"
    assert state.moves(A) == ("ring 1 mirror", "ring 2 lookout", "ring 3 bakery")
    play(state, "ring 1 mirror", "copy 0 2 lookout", "sink")  # a copied effect inside a rung one asks its own question
    assert state.moves(A) == ("ring 2 lookout", "ring 3 bakery")
    play(state, "ring 2 lookout", "keep")  # the bakery is the last one and rings by itself
    assert table(state, A)["hands"][A]["cards"] == ["cousin"]
    assert goods(state, A) == [0, 2, 0]
    assert state.over


@rule("MD-10")
def test_a_bell_copied_by_nobody_rings_nothing_of_others() -> None:
    state = drawn(["work", A, [A, 0]], stalls=[["bell"], ["orchard", "bakery"]])
    assert state.over


# -- MD-11: the decision of another seat inside my effect --------------------------------------------------------------


@rule("MD-11")
def test_all_others_give_a_good_of_their_choice_clockwise() -> None:
    given = [{"apples": 1, "cloth": 1}, {}, {"bread": 1, "cloth": 2}]
    state = drawn(["work", B, [B, 0]], ["turn", B], seats=3, stalls=[[], ["beggar"], []], goods=given)
    assert asked(state) == [(C, "give")]
    assert state.decision(C).args == {"other_seat": B}
    play(state, "give cloth")
    assert asked(state) == [(A, "give")]
    play(state, "give apples")
    assert [goods(state, seat) for seat in (A, B, C)] == [[0, 0, 1], [1, 0, 1], [0, 1, 1]]
    assert asked(state) == [(B, "turn")]


@rule("MD-11")
def test_who_has_nothing_gives_nothing_and_who_has_one_kind_need_not_be_asked() -> None:
    state = drawn(["work", A, [A, 0]], seats=3, stalls=[["beggar"], [], []], goods=[{}, {}, {"bread": 2}])
    assert state.over
    assert (goods(state, A), goods(state, C)) == ([0, 1, 0], [0, 1, 0])


@rule("MD-10", "MD-11")
def test_the_question_of_another_seat_comes_before_the_next_of_my_triggers() -> None:
    stalls = [["bell", "beggar", "bakery", "orchard"], []]
    state = drawn(["work", A, [A, 0]], stalls=stalls, goods=[{}, {"apples": 1, "cloth": 1}])
    play(state, "ring 1 beggar")
    assert asked(state) == [(B, "give")]
    play(state, "give cloth")
    assert asked(state) == [(A, "ring")]
    assert state.moves(A) == ("ring 2 bakery", "ring 3 orchard")


# -- MD-12: joining in -------------------------------------------------------------------------------------------------


@rule("MD-12")
def test_the_owners_of_a_cousin_may_join_in_for_one_good_clockwise() -> None:
    state = drawn(
        ["turn", B],
        ["turn", A],
        seats=3,
        hands=[[], ["bakery"], []],
        stalls=[["cousin"], [], ["cousin"]],
        goods=[{"apples": 1}, {"cloth": 1}, {"cloth": 2}],
    )
    play(state, "open bakery from hand")
    assert goods(state, B) == [0, 2, 0]  # the stall works for its owner first
    assert asked(state) == [(C, "join")]
    assert state.decision(C).args == {"card": "bakery"}
    play(state, "decline")
    assert asked(state) == [(A, "join")]
    play(state, "join")
    assert (goods(state, A), goods(state, C)) == ([0, 2, 0], [0, 0, 2])
    assert asked(state) == [(A, "turn")]


@rule("MD-12")
def test_who_has_nothing_to_pay_with_is_not_asked_to_join() -> None:
    state = drawn(["turn", A], ["turn", B], hands=[["bakery"], []], stalls=[[], ["cousin"]], goods=[{"apples": 1}, {}])
    play(state, "open bakery from hand")
    assert asked(state) == [(B, "turn")]


@rule("MD-9", "MD-12")
def test_who_joins_in_at_a_copier_chooses_for_the_own_seat() -> None:
    state = drawn(
        ["turn", A],
        hands=[["mirror"], []],
        stalls=[["orchard", "weaver"], ["cousin"]],
        goods=[{"apples": 1}, {"bread": 1}],
    )
    play(state, "open mirror from hand", "by goods", "copy 0 0 orchard")
    assert asked(state) == [(B, "join")]
    play(state, "join")
    assert state.moves(B) == ("copy 0 0 orchard", "copy 0 1 weaver")
    play(state, "copy 0 1 weaver")
    assert (goods(state, A), goods(state, B)) == ([2, 0, 0], [0, 0, 2])


# -- MD-13: the end ----------------------------------------------------------------------------------------------------


@rule("MD-13")
def test_stalls_count_their_points_and_three_goods_are_one() -> None:
    state = drawn(stalls=[["fountain", "", "bell"], ["beggar"]], goods=[{"bread": 2}, {"cloth": 4, "bread": 3}])
    assert [[(line.item, line.points) for line in sheet.lines] for sheet in state.scores()] == [
        [("stalls", 8), ("goods", 0)],
        [("stalls", 0), ("goods", 2)],
    ]


@rule("MD-13")
def test_equal_points_are_parted_by_goods() -> None:
    state = drawn(seats=3, goods=[{"bread": 1}, {"cloth": 2}, {"apples": 1}])
    assert state.over
    assert state.ranking() == [2, 1, 2]


@rule("MD-1")
@pytest.mark.parametrize("days", [2, 4])
def test_so_many_days_are_played(days: int) -> None:
    state = GAME.start(2, {"days": days}, 1, log=True)
    while not state.over:
        seat = state.deciders()[0]
        state.play(seat, "rest" if "rest" in state.moves(seat) else state.moves(seat)[0])
    assert told(state).count("morning") == days


def test_six_days_are_too_long_for_four() -> None:
    with pytest.raises(BadOptions, match="days"):
        GAME.start(4, {"days": 6})
