"""Chapter 17: improvements."""

import pytest

from games.colonists.drawn import (
    GAME,
    A,
    B,
    asked,
    built,
    cards_in_play,
    drawn,
    hand,
    options,
    owns,
    play,
    row,
    targets,
    visit,
)
from kleinstadt.engine.chance import stream
from kleinstadt.games.colonists.cards import CARDS

rule = pytest.mark.rule
DEVELOPER = row("market_a", "developer", "market_b")
LIBRARIAN = row("market_a", "librarian", "market_b")
SIX = ["stone_axe", "wood_shovel", "pass", "training", "ticket_1", "automobile"]


# -- drawing -----------------------------------------------------------------------------------------------------------


@rule("CO-159", "COV-45")
def test_when_the_pile_is_empty_the_discards_are_shuffled() -> None:
    few = {"deck": ["ruin_1"], "discards": ["anvil_1", "guestroom", "handsaw", "axe", "spade", "clay_oven", "pass"]}
    state = visit(drawn(board=LIBRARIAN, position=few), "librarian")
    assert (len(hand(state)), len(state.deck), state.discards) == (2, 6, [])
    assert "ruin_1" in hand(state)


@rule("CO-94", "CO-160")
def test_without_any_card_nobody_goes_to_the_librarian() -> None:
    assert "librarian" not in targets(drawn(board=LIBRARIAN, position={"deck": []}))


@rule("CO-161", "CO-162", "COW-23")
def test_with_a_library_the_hand_may_grow_for_a_moment() -> None:
    state = drawn(board=LIBRARIAN, buildings=["2 farm", "library"], hand=SIX)
    visit(state, "librarian")
    assert (asked(state), len(options(state, "keep"))) == ("keep", 4)
    first, second = options(state, "keep")[:2]
    play(state, first, second, "done")
    assert (asked(state), len(hand(state)), len(state.discards)) == ("reduce", 8, 2)
    play(state, "drop stone_axe", "drop automobile")
    assert (len(hand(state)), len(state.discards)) == (6, 4)


@rule("CO-157", "CO-162")
def test_a_card_that_others_have_seen_cannot_be_taken_back() -> None:
    state = drawn(board=LIBRARIAN, buildings=["2 farm", "library"], hand=SIX)
    visit(state, "librarian")
    play(state, *options(state, "keep")[:2], "done")
    state.shown = False
    assert play(state, "drop stone_axe").shown
    state = visit(drawn(board=DEVELOPER, hand=["stone_axe"]), "developer")
    state.shown = False
    assert play(state, "play stone_axe").shown


@rule("CO-162")
def test_whichever_card_is_kept_or_dropped_first_any_other_may_follow() -> None:
    start = drawn(board=LIBRARIAN, buildings=["2 farm", "library"], hand=SIX)
    visit(start, "librarian")
    drawn_cards = options(start, "keep")
    for card in drawn_cards:
        state = start.copy()
        play(state, card)
        assert options(state, "keep") == [other for other in drawn_cards if other != card]
        play(state, options(state, "keep")[0], "done")
        droppable = options(state, "drop")
        play(state, droppable[-1])
        assert options(state, "drop") == droppable[:-1]


@rule("CO-162")
def test_with_whatever_cards_somebody_is_imagined_their_hand_can_be_reduced() -> None:
    state = drawn(board=LIBRARIAN, buildings=["2 farm", "library"], hand=SIX)
    visit(state, "librarian")
    for _ in range(2):
        play(state, options(state, "keep")[0])
    play(state, "done")
    latest = max(options(state, "drop"), key=lambda move: CARDS.index(move.removeprefix("drop ")))
    play(state, latest)
    assert asked(state) == "reduce"
    for seed in range(40):
        assert GAME.imagine(state.view(B), stream(seed, "imagined")).moves(A)


@rule("CO-162")
def test_fewer_cards_may_be_kept() -> None:
    state = drawn(board=LIBRARIAN, buildings=["2 farm", "library"])
    visit(state, "librarian", "done")
    assert (hand(state), len(state.discards)) == ([], 4)


@rule("CO-159a", "COV-98")
def test_training_draws_one_more_within_the_limit() -> None:
    state = drawn(board=LIBRARIAN, table=["training"])
    assert len(hand(visit(state, "librarian"))) == 3
    four = visit(drawn(board=LIBRARIAN, table=["training"], hand=SIX[:3] + ["automobile"]), "librarian")
    assert len(hand(four)) == 6
    library = drawn(
        board=LIBRARIAN, table=["training"], buildings=["2 farm", "library"], hand=[*SIX[:3], *SIX[4:], "axe"]
    )
    visit(library, "librarian")
    assert (library.dollars[A], len(options(library, "keep")), library.decision(A).args) == (1, 5, {"number": 3})


@rule("CO-162", "COV-99")
def test_on_a_market_the_librarian_shows_three_and_one_is_kept_and_scholars_play_at_once() -> None:
    mine = {"embassies": {"scholars": 2}, "hand": SIX[:5]}
    state = drawn(era=2, board=row("market_a", "market_b"), market="m1_librarian", **mine)
    visit(state, "market_b", "do action")
    assert (asked(state), len(options(state, "keep")), state.decision(A).args) == ("keep", 3, {"number": 1})
    play(state, options(state, "keep")[0], "done")
    assert (asked(state), len(hand(state)), state.tools[A]) == ("may_play", 6, 0)
    play(state, "play stone_axe")
    assert (owns(state), state.tools[A]) == ({"wood": 4}, 0)


# -- playing -----------------------------------------------------------------------------------------------------------


@rule("CO-157", "CO-158", "CO-163", "COW-19")
def test_an_immediate_card_is_done_and_discarded() -> None:
    state = drawn(board=DEVELOPER, hand=["stone_axe"])
    visit(state, "developer", "play stone_axe")
    assert (owns(state), state.tools[A], hand(state)) == ({"wood": 4}, 2, [])
    assert (cards_in_play(state), [CARDS[card] for card in state.discards]) == ([], ["stone_axe"])


@rule("CO-157", "CO-163", "COV-47")
def test_the_tools_of_the_developer_may_pay_for_the_card() -> None:
    mine = {"hand": ["pad_saw"], "buildings": ["2 farm", "storage_shed+farmer"]}
    state = drawn("4W", tools=1, era=3, board=DEVELOPER, **mine)
    visit(state, "developer", "play pad_saw")
    assert (cards_in_play(state), state.tools[A], owns(state)) == (["pad_saw"], 0, {})


@rule("CO-157", "COW-21", "COV-50", "CO-62b")
def test_a_ticket_is_loaded_and_used_up() -> None:
    board = row("market_a", "developer", "b_farm", "riverbank_grove", "market_b")
    mine = {"hand": ["ticket_1"], "buildings": ["3 farm", "3 storage_shed+farmer"]}
    state = drawn("9W", board=board, **mine)
    visit(state, "developer", "play ticket_1")
    assert (owns(state), cards_in_play(state)) == ({"wood": 6}, ["ticket_1"])
    play(state, "ride ticket_1 0 to riverbank_grove")
    assert owns(state) == {"wood": 6}  # 2 for the ride, 2 from the Grove
    last = drawn("2W", board=board, table=[{"card": "ticket_1", "left": 1}])
    play(last, "ride ticket_1 0 to riverbank_grove")
    assert (cards_in_play(last), last.scores()[A].total) == ([], 2)


@rule("CO-62b", "COV-90")
def test_a_ride_is_paid_before_the_levy() -> None:
    board = row("market_a", "b_farm", "clay_delve", "market_b")
    there = [{"stewards": ["clay_delve"], "buildings": []}]
    poor = drawn("2W", tools=1, board=board, table=["ticket_1"], others=there)
    assert not options(poor, "ride")
    state = drawn("3W", tools=1, board=board, table=["ticket_1"], others=there)
    play(state, "ride ticket_1 0 to clay_delve")
    assert (owns(state), state.tools[A]) == ({"clay": 2}, 0)


@rule("CO-62b", "CO-78")
def test_room_for_the_fare_is_made_so_that_something_can_be_done_on_arrival() -> None:
    """One of the two Wood comes from the Forester's House, and something else must go; the Plank is needed for the
    Library."""
    board = row("market_a", "b_farm", "b_library", "market_b")
    mine = {"buildings": ["3 farm", "foresters_house+farmer#2"], "buffer": "2W", "table": ["ticket_1"]}
    state = drawn("1W 1P 2F", tools=1, board=board, **mine)
    play(state, "ride ticket_1 0 to b_library")
    assert ("library" in built(state), owns(state)) == (True, {"food": 1})  # nothing else could be discarded


@rule("CO-62a", "COV-91")
def test_a_horse_goes_one_farther_once_in_a_move() -> None:
    board = row("market_a", "b_farm", "b_library", "riverbank_grove", "grove")
    state = drawn(era=3, board=board, buildings=["house", "stables+merchant"], table=["horse"])
    assert "riverbank_grove" not in targets(state)
    assert options(state, "ride") == ["ride horse 0 to riverbank_grove"]
    play(state, "ride horse 0 to riverbank_grove")
    assert (owns(state), state.tables[A][0] // 128) == ({"wood": 2}, 2)


@rule("CO-65a", "COV-92")
def test_an_apprentice_moves_three_times() -> None:
    board = row("market_a", "developer", "riverbank_grove", "grove", "market_b")
    mine = {"hand": ["apprentice"], "buildings": ["3 farm", "3 storage_shed+farmer"]}
    state = drawn("1P 1B", tools=1, era=2, board=board, **mine)
    visit(state, "developer", "play apprentice")
    assert (state.dollars[A], options(state, "enter")) == (2, ["enter market_a", "enter market_b"])
    play(state, "enter market_b", "move 1 to grove")
    play(state, "move 1 to riverbank_grove")
    state = drawn(era=2, board=board, at=["market_a", "grove"], apprentice=1, table=[{"card": "apprentice", "left": 1}])
    play(state, "move 1 to riverbank_grove")
    assert (len(state.figures[A]), cards_in_play(state)) == (1, [])


@rule("CO-65", "CO-65a")
def test_who_gains_a_steward_while_the_apprentice_is_out_enters_with_that_one() -> None:
    board = row("market_a", "head_official", "diplomat", "market_b")
    mine = {"buildings": ["4 farm", "2 storage_shed+farmer"], "table": [{"card": "apprentice", "left": 2}]}
    there = {"at": ["head_official", "market_a"], "apprentice": 1, "colonies": ["envoys"]}
    state = drawn("3W 2C", tools=1, era=2, board=board, **mine, **there)  # type: ignore[arg-type]
    play(state, "move 0 to diplomat", "enter market_b")
    assert (len(state.figures[A]), state.apprentices[A]) == (3, 1)


@rule("CO-114", "CO-163a", "CO-165", "COW-14", "COV-97")
def test_with_an_institute_a_second_card_may_follow() -> None:
    mine = {"hand": ["fruit_farm", "wood_saw_2", "stone_axe"], "buildings": ["2 farm", "institute+two_farmers"]}
    state = drawn("1P 1B", tools=3, era=2, board=DEVELOPER, **mine)
    visit(state, "developer", "play fruit_farm")
    assert (state.tools[A], asked(state)) == (4, "may_play")
    play(state, "play wood_saw_2")
    assert (owns(state), asked(state)) == ({"planks": 2}, "go")  # never three in a move


@rule("CO-163a", "CO-200a")
def test_with_scholars_improvements_cost_no_tools() -> None:
    state = drawn("2W", tools=0, era=4, board=DEVELOPER, hand=["beavers_lodge"], embassies={"scholars": 4})
    visit(state, "developer", "play beavers_lodge")
    assert state.tools[A] == 2


@rule("CO-166", "CO-46", "COV-49")
def test_cards_of_earlier_eras_stay_playable() -> None:
    state = drawn(era=4, board=DEVELOPER, hand=["stone_axe"])
    assert "developer" in targets(state)


@rule("CO-167", "CO-149")
def test_a_contract_builds_as_often_as_it_says() -> None:
    mine = {"hand": ["contract_farm"], "buildings": ["2 farm", "storage_shed+farmer"], "position": {"deck": []}}
    state = drawn("5W", board=DEVELOPER, **mine)
    visit(state, "developer", "play contract_farm", "build farm", "build farm")
    assert (built(state).count("farm"), owns(state)) == (4, {"wood": 3})


@rule("CO-157", "OP-30")
def test_an_anvil_may_be_used_once_more() -> None:
    state = drawn("1W 1C", board=DEVELOPER, hand=["anvil_1"], position={"deck": []})
    visit(state, "developer", "play anvil_1")
    assert options(state) == ["exchange 0", "exchange 1"]
    play(state, "exchange 1")
    assert (owns(state), state.tools[A]) == ({}, 4)


@rule("CO-168")
def test_permanent_cards_need_nobody() -> None:
    state = drawn(table=["holiday_flat", "storehouse_1", "beavers_lodge"])
    assert state.means[A].residents == [2, 1, 0]
    assert (state.means[A].warehouse, state.means[A].card_goods > 0) == (2, True)


@rule("CO-86", "COV-108")
def test_a_market_stand_buys_tools_for_goods_of_any_kinds() -> None:
    mine = {"table": ["market_stand", "storage_cellar"], "buildings": ["farm", "storage_shed+farmer"]}
    state = drawn("5W 2C 1F", era=4, board=row("market_a", "market_b"), **mine)
    visit(state, "market_b", "do market_stand", "exchange 2")
    assert (owns(state), state.tools[A]) == ({}, 2)
    small = drawn("2W 1C 1F", era=4, board=row("market_a", "market_b"), table=["market_stand", "storage_room"])
    visit(small, "market_b", "do market_stand")
    assert (owns(small), small.tools[A]) == ({}, 1)


@rule("CO-86", "CO-211")
def test_a_council_chamber_swaps_neighbours() -> None:
    board = row("market_a", "b_farm", "joiner_0", "market_b")
    state = drawn(era=2, board=board, table=["council_chamber"])
    before = list(state.board.cells)
    visit(state, "market_b", "do council_chamber", "swap b_farm")
    assert state.board.cells != before
