"""Chapters 18 to 21: colonies and ambassadors, the start player's places."""

import pytest

from games.colonists.drawn import (
    A,
    B,
    asked,
    built,
    drawn,
    hand,
    options,
    owns,
    play,
    relations,
    row,
    seat_of,
    standing,
    targets,
    visit,
)
from kleinstadt.games.colonists.cards import ALCHEMIST, ALTRUIST, LABORER, TILES
from kleinstadt.games.colonists.state import Colonists

rule = pytest.mark.rule
AT_DEVELOPER = row("market_a", "joiner_0", "librarian", "developer", "riverbank_grove", "market_b")
DIPLOMAT = row("market_a", "diplomat", "market_b")
HOUSE = ["flat", "2 farm", "storage_house@storage+citizen", "2 storage_shed+farmer"]  # S = 3 + 5 + 2 + 2


def at(state: Colonists, who: int) -> str:
    return TILES[state.board.tiles[state.envoys[who]]]


# -- relations ---------------------------------------------------------------------------------------------------------


@rule("CO-169", "CO-170", "CO-172", "CO-173", "CO-174", "COV-51")
def test_embassies_are_paid_all_at_once() -> None:
    two = {"colonies": ["envoys", "lords"]}
    small = drawn(
        "6W 4C",
        tools=2,
        board=DIPLOMAT,
        buildings=["flat", "storage_house@storage+citizen"],
        table=["storehouse_1"],
        era=2,
        **two,
    )
    assert (small.means[A].storage, small.means[A].warehouse) == (8, 2)
    visit(small, "diplomat", "embassy envoys")
    assert (relations(small), asked(small)) == ({"envoys": 1}, "go")
    large = drawn("6W 4C", tools=2, era=2, board=DIPLOMAT, buildings=HOUSE, **two)
    visit(large, "diplomat", "embassy envoys", "embassy lords")
    assert (relations(large), owns(large)) == ({"envoys": 1, "lords": 1}, {})


@rule("CO-3", "CO-176", "COW-24", "COV-52")
def test_no_relation_is_higher_than_the_era() -> None:
    state = drawn("1P 1B", tools=9, board=DIPLOMAT, embassies={"lords": 1})
    play(state, "move 0 to diplomat")
    assert not options(state, "embassy")
    later = drawn("1P 1B", tools=9, era=2, board=DIPLOMAT, embassies={"traders": 1})
    visit(later, "diplomat")
    assert relations(later) == {"traders": 2}


@rule("CO-171", "CO-175", "COV-53", "COV-74")
def test_a_relation_may_be_established_and_improved_at_once() -> None:
    state = drawn("3W 2C 1P 1B", tools=2, era=2, board=DIPLOMAT, buildings=HOUSE, colonies=["traders"])
    visit(state, "diplomat", "embassy traders")
    assert relations(state) == {"traders": 2}
    assert [line.points for line in state.scores()[A].lines if line.item == "embassies"] == [4]
    third = drawn(era=3, embassies={"traders": 3})
    assert [line.points for line in third.scores()[A].lines if line.item == "embassies"] == [8]


@rule("CO-177")
def test_an_embassy_takes_a_plot() -> None:
    full = ["12 farm", "storage_shed+farmer", "2 farm@storage"]
    state = drawn("3W 2C", tools=3, board=DIPLOMAT, buildings=full, colonies=["lords"])
    assert state.means[A].storage == 5
    play(state, "move 0 to diplomat", "embassy lords over farm open nobody")
    assert (relations(state), len(built(state)), state.tools[A]) == ({"lords": 1}, 14, 0)


@rule("CO-144", "CO-178", "COV-54")
def test_a_razed_embassy_takes_its_steward_along() -> None:
    board = row("market_a", "b_farm", "market_b")
    state = drawn("2W", tools=3, board=board, at=["market_a", "market_b"], embassies={"envoys": 1})
    visit(state, "b_farm", "build farm over embassy envoys")
    assert (asked(state), relations(state)) == ("dismiss", {})
    play(state, "dismiss 1")
    assert (standing(state), state.tools[A]) == (["b_farm"], 0)


@rule("CO-201", "CO-55", "COV-17")
def test_the_envoys_second_steward_can_be_used_at_once() -> None:
    board = row("market_a", "diplomat", "riverbank_grove", "market_b")
    state = drawn("3W 2C", tools=1, board=board, buildings=["farm", "storage_shed+farmer"], colonies=["envoys"])
    visit(state, "diplomat")
    assert options(state, "enter") == ["enter market_a", "enter market_b"]
    play(state, "enter market_b", "move 1 to riverbank_grove")
    assert owns(state) == {"wood": 2}


# -- what colonies do --------------------------------------------------------------------------------------------------


@rule("CO-198", "CO-198a", "COV-86")
def test_alchemists_turn_what_they_receive() -> None:
    state = drawn(board=row("market_a", "riverbank_grove"), embassies={"alchemists": 1}, table=["axe"])
    play(state, "move 0 to riverbank_grove")
    assert options(state) == [f"receive {number} wood" for number in range(4)]
    assert owns(play(state, "receive 1 wood")) == {"wood": 1, "clay": 2}


@rule("CO-198a", "COV-87")
def test_a_levy_may_be_turned_too() -> None:
    there = seat_of(at="riverbank_grove", embassies={"alchemists": 1})
    state = drawn("1W", tools=1, board=row("market_a", "riverbank_grove"), others=[there], colonies=["alchemists"])
    play(state, "move 0 to riverbank_grove")
    assert (state.deciders(), options(state)) == ([B], ["receive 0 wood", "receive 1 wood"])
    assert owns(play(state, "receive 0 wood"), B) == {"clay": 1}


@rule("CO-50", "CO-199")
def test_altruists_give_something_at_the_start_of_the_year() -> None:
    state = drawn(era=2, embassies={"altruists": 2}, board=row("market_a", "market_b"))
    assert (asked(state), options(state)) == ("gift", ["take bricks", "take clay", "take planks", "take wood wood"])
    assert owns(play(state, "take planks")) == {"planks": 1}
    assert asked(drawn(era=2, embassies={"altruists": 2}, position={"half": 1})) == "go"


@rule("CO-60", "CO-200", "CO-201")
@pytest.mark.parametrize(("colony", "level", "place"), [("scholars", 3, "developer"), ("envoys", 2, "diplomat")])
def test_some_places_may_be_jumped_to(colony: str, level: int, place: str) -> None:
    board = row("market_a", "b_farm", place)
    mine = {"hand": ["stone_axe"], "embassies": {colony: level}, "colonies": [colony, "traders"]}
    state = drawn("6W 4C", tools=9, era=3, board=board, buildings=HOUSE, **mine)
    assert place in targets(state)


@rule("CO-201a", "COV-105")
def test_envoys_may_use_the_market_at_the_diplomat() -> None:
    state = drawn(era=4, board=DIPLOMAT, embassies={"envoys": 4})
    visit(state, "diplomat", "do subsidy")
    assert (owns(state), state.tools[A]) == ({"wood": 2, "clay": 1}, 1)


@rule("CO-202", "CO-202a", "COV-88")
def test_traders_exchange_along_the_ladder() -> None:
    mine = {"embassies": {"traders": 2}, "buildings": ["farm", "storage_shed+farmer"]}
    state = drawn("4W 1P", era=2, board=row("market_a", "market_b"), **mine)
    visit(state, "market_b", "do trade", "trade wood wood for bricks", "trade wood wood for bricks")
    assert "trade bricks for planks" not in options(state)  # what is received cannot be traded on
    play(state, "trade planks for clay clay")
    assert owns(state) == {"bricks": 2, "clay": 2}


@rule("CO-202a", "COV-89")
@pytest.mark.parametrize(
    ("has", "tools", "move"),
    [
        ("4F", 0, "trade food food food food for iron"),
        ("3P", 0, "trade planks planks planks for tools"),
        ("2K", 0, "trade coal coal for tools"),
        ("", 1, "trade tools for iron"),
        ("1I", 0, "trade iron for robes robes"),
    ],
)
def test_rates_of_the_ladder(has: str, tools: int, move: str) -> None:
    mine = {"embassies": {"traders": 4}, "buildings": ["farm", "storage_shed+farmer"]}
    state = drawn(has, tools=tools, era=4, board=row("market_a", "market_b"), **mine)
    play(state, "move 0 to market_b", "do trade")
    assert move in options(state)


@rule("CO-206", "CO-206a", "COV-104")
def test_lords_take_a_good_in_place_of_any_action() -> None:
    board = row("market_a", "developer")
    state = drawn(board=board, embassies={"lords": 1})
    visit(state, "developer", "take clay")
    assert (owns(state), state.tools[A]) == ({"clay": 1}, 0)
    high = drawn(era=4, board=board, embassies={"lords": 4})
    visit(high, "developer", "take iron")
    assert (owns(high), high.tools[A]) == ({"iron": 1}, 1)


@rule("CO-180a", "CO-206a")
def test_lords_swap_two_places_once_in_a_half_year() -> None:
    board = row("market_a", "b_farm", "joiner_0", "riverbank_grove", "market_b")
    state = drawn(era=3, board=board, embassies={"lords": 3})
    assert "riverbank_grove" not in targets(state)
    play(state, "rearrange", "swap b_farm", "with riverbank_grove")
    assert "riverbank_grove" in targets(state)
    assert "rearrange" not in options(state)


@rule("CO-180a", "CO-206a")
def test_lords_swap_no_places_at_the_end_of_a_move_though_its_figure_has_left() -> None:
    """The Apprentice goes with the last good on its card; a Laborer may still move."""
    board = row("market_a", "joiner_0", "head_official", "riverbank_grove", "b_farm", "market_b")
    state = drawn(
        era=3,
        board=board,
        at=["market_a", "head_official"],
        apprentice=1,
        table=[{"card": "apprentice", "left": 1}],
        embassies={"lords": 3, "laborers": 2},
        position={"ambassadors": ["", "", "market_a"], "half": 1},
    )
    play(state, "move 0 to market_b", "do action", "move 0 to market_a", "do action")
    assert "rearrange" in options(state)
    play(state, "move 1 to riverbank_grove", "do take")
    assert (asked(state), standing(state)) == ("after_move", ["market_a"])
    assert "rearrange" not in options(state)


@rule("CO-126", "CO-183")
def test_stables_built_in_the_third_move_may_be_staffed_before_the_laborer_moves() -> None:
    board = row("b_stables", "market_a", "joiner_0", "librarian", "market_b")
    state = drawn(
        "2P 2B 2I 2F 1R",
        era=3,
        tools=9,
        board=board,
        embassies={"laborers": 2},
        buildings=["2 farm", "house", "2 storage_house+citizen", "2 flat"],
        position={"ambassadors": ["", "", "market_a"], "half": 1},
    )
    play(state, "move 0 to market_b", "do action", "move 0 to market_a", "do action", "move 0 to b_stables")
    while asked(state) == "build":
        play(state, "build stables" if "build stables" in options(state) else "done")
    assert "send laborer to librarian" in options(state)
    assert options(state, "staff") == ["staff stables open nobody with merchant"]


# -- what a hand holds ------------------------------------------------------------------------------------------------


@rule("CO-206a")
@pytest.mark.parametrize("held", ["stone_axe", "axe"])
def test_whether_a_card_could_be_played_instead_of_a_good_taken_is_not_told(held: str) -> None:
    state = drawn(era=4, at="librarian", board=AT_DEVELOPER, hand=[held], embassies={"lords": 1})
    visit(state, "developer")
    assert state.view(B)["agenda"]["stack"][-1][0] == "choose_deed"


@rule("CO-126")
@pytest.mark.parametrize("held", ["stone_axe", "automobile"])
def test_whether_the_hand_lets_somebody_be_put_to_work_first_is_not_told(held: str) -> None:
    mine = {"hand": [held], "buildings": ["flat", "storage_house"]}
    state = drawn("2F", era=2, at="librarian", board=AT_DEVELOPER, tools=9, **mine)  # type: ignore[arg-type]
    visit(state, "developer")
    assert state.view(B)["agenda"]["stack"][-1][0] == "choose_deed"


@rule("CO-192", "CO-193")
def test_which_subsidy_helps_to_play_a_card_is_asked_when_all_see_the_card() -> None:
    """With one Wood and one Clay an Axe needs two Wood to be saved, a Spade two Clay."""
    position = {"ambassadors": ["", "market_a", ""], "half": 1}
    there = {"embassies": {"altruists": 2}, "market": "m2_hollow"}
    seen = []
    for held in ("axe", "spade", "pass"):
        state = drawn("1W 1C", era=2, at="librarian", board=AT_DEVELOPER, hand=[held], position=position, **there)  # type: ignore[arg-type]
        visit(state, "developer")
        assert (asked(state), options(state)) == ("play", [f"play {held}"])
        seen.append(state.view(B))
    assert seen[0] == seen[1] == seen[2]


@rule("CO-192", "CO-193")
def test_what_nobody_has_to_exchange_may_be_made_cheaper_too() -> None:
    """An Anvil makes a Tool of Wood and Clay: with two Wood it needs the Clay to be saved."""
    position = {"ambassadors": ["", "market_a", ""], "half": 1, "deck": ["ruin_2"]}
    there = {"embassies": {"altruists": 2}, "market": "m2_hollow"}
    state = drawn("2W", era=2, at="librarian", board=AT_DEVELOPER, hand=["anvil_1"], position=position, **there)  # type: ignore[arg-type]
    visit(state, "developer", "play anvil_1")
    assert (asked(state), options(state)[-1]) == ("exchange", "exchange 1")


# -- ambassadors -------------------------------------------------------------------------------------------------------


@rule("CO-179", "CO-181", "CO-184", "COV-55")
def test_the_first_to_unlock_an_ambassador_puts_it_on_a_market() -> None:
    state = drawn(
        "1P 1B", tools=1, era=2, board=DIPLOMAT, embassies={"altruists": 1}, stack=[["turn", 0]], position={"half": 1}
    )
    play(state, "move 0 to diplomat")
    assert (asked(state), options(state)) == ("unlock", ["post altruist at market_a", "post altruist at market_b"])
    play(state, "post altruist at market_b")
    assert at(state, ALTRUIST) == "market_b"
    there = {"ambassadors": ["", "market_a", ""], "half": 1}
    again = drawn("1P 1B", tools=1, era=2, board=DIPLOMAT, embassies={"altruists": 1}, position=there)
    play(again, "move 0 to diplomat")
    assert at(again, ALTRUIST) == "market_a"


def with_envoy(who: int, place: str, board: list[dict[str, str]], has: str = "", **mine: object) -> Colonists:
    colony = ("alchemists", "altruists", "laborers")[who]
    spots = ["", "", ""]
    spots[who] = place
    level = {"embassies": {colony: 2}, "colonies": ["alchemists", "altruists", "laborers"]}
    return drawn(has, era=2, board=board, position={"ambassadors": spots, "half": 1}, **{**level, **mine})  # type: ignore[arg-type]


@rule("CO-180", "CO-183", "CO-189")
def test_an_ambassador_moves_two_tiles_or_jumps_once_in_a_half_year() -> None:
    board = row("market_a", "riverbank_grove", "joiner_0", "b_farm", "market_b")
    state = with_envoy(ALTRUIST, "market_a", board)
    assert {move.split()[-1] for move in options(state, "send altruist")} == {"riverbank_grove", "joiner_0", "market_b"}
    play(state, "send altruist to joiner_0")
    assert (at(state, ALTRUIST), options(state, "send")) == ("joiner_0", [])


@rule("CO-185", "CO-186", "CO-188", "COV-56")
def test_the_alchemist_acts_beside_an_opponent() -> None:
    board = row("market_a", "joiner_0", "riverbank_grove", "market_b")
    state = with_envoy(ALCHEMIST, "market_a", board, "2W", others=[seat_of(at="joiner_0")])
    play(state, "send alchemist to joiner_0", "do refine")
    assert asked(state) in ("go", "turn_goods")
    play(state, *options(state, "receive 1"))
    assert owns(state) == {"planks": 1}
    alone = with_envoy(ALCHEMIST, "market_a", board, "2W", others=[seat_of(at="riverbank_grove")])
    play(alone, "send alchemist to joiner_0")
    assert (asked(alone), owns(alone)) == ("go", {"wood": 2})


@rule("CO-160", "CO-186", "COV-56")
def test_the_alchemist_does_nothing_at_the_librarian_with_a_full_hand() -> None:
    six = ["stone_axe", "wood_shovel", "pass", "training", "ticket_1", "automobile"]
    board = row("market_a", "librarian", "market_b")
    state = with_envoy(ALCHEMIST, "market_a", board, hand=six, others=[seat_of(at="librarian")])
    play(state, "send alchemist to librarian")
    assert (asked(state), len(hand(state))) == ("go", 6)


@rule("CO-187", "COV-57")
def test_the_alchemist_may_use_a_market_or_the_lords() -> None:
    board = row("market_a", "b_library", "market_b")
    state = with_envoy(ALCHEMIST, "market_a", board, others=[seat_of(at="market_b")])
    play(state, "send alchemist to market_b", "do action")
    assert state.marker == A
    lords = {"embassies": {"alchemists": 2, "lords": 1}, "colonies": ["alchemists", "lords"]}
    other = with_envoy(ALCHEMIST, "market_a", board, others=[seat_of(at="b_library")], **lords)
    play(other, "send alchemist to b_library", "do instead", "take wood", "receive 1 wood")
    assert owns(other) == {"wood": 1}


@rule("CO-190", "CO-192", "CO-193", "COW-25", "COV-58")
def test_the_altruist_makes_each_action_cheaper() -> None:
    board = row("market_a", "b_farm", "riverbank_forest_2", "market_b")
    state = with_envoy(
        ALTRUIST, "riverbank_forest_2", board, "1W", tools=3, buildings=["2 farm", "storage_shed+farmer"]
    )
    visit(state, "b_farm", "build farm", "build farm")
    assert (owns(state), state.tools[A]) == ({}, 1)  # 4 Wood less 3
    joiner = row("market_a", "joiner_0", "riverbank_forest_2", "market_b")
    planks = with_envoy(ALTRUIST, "riverbank_forest_2", joiner, "5W", buildings=["2 farm", "storage_shed+farmer"])
    visit(planks, "joiner_0", "exchange 4")
    assert owns(planks) == {"planks": 4}


@rule("CO-191", "COW-26")
def test_the_altruist_saves_nothing_at_the_developer() -> None:
    board = row("market_a", "b_farm", "developer", "market_b")
    state = with_envoy(ALTRUIST, "developer", board, "1W", tools=1)
    assert "b_farm" not in targets(state)


@rule("CO-192", "COV-59")
def test_of_two_subsidies_the_altruist_saves_one() -> None:
    board = row("market_a", "b_hunting_lodge", "market_b")
    state = with_envoy(ALTRUIST, "market_b", board, "2W 1C", tools=3, market="m2_hollow")
    play(state, "move 0 to b_hunting_lodge")
    assert options(state) == ["save clay clay", "save wood wood"]
    play(state, "save clay clay")
    assert owns(state) == {"clay": 1}
    poor = with_envoy(ALTRUIST, "market_b", board, "1C", tools=3, market="m2_hollow")
    play(poor, "move 0 to b_hunting_lodge")
    assert (asked(poor), owns(poor)) == ("go", {})  # only Wood could be saved


@rule("CO-191", "COV-110")
def test_the_altruist_saves_clay_at_the_head_official() -> None:
    board = row("market_a", "b_hunting_lodge", "head_official", "market_b")
    state = with_envoy(ALTRUIST, "head_official", board, "2W", tools=3)
    visit(state, "b_hunting_lodge")
    assert (built(state).count("hunting_lodge"), owns(state)) == (1, {})


@rule("CO-195", "CO-196", "CO-197", "COW-27", "COV-60", "COV-62")
def test_the_laborer_brings_one_of_each_kind_handed_in() -> None:
    owner = seat_of(embassies={"laborers": 2})
    where = {"ambassadors": ["", "", "b_hunting_lodge"]}
    mine = {"buildings": ["2 farm", "2 storage_shed+farmer"], "colonies": ["laborers"], "others": [owner, owner]}
    board = row("market_a", "b_hunting_lodge", "market_b")
    state = drawn("4W 2C", tools=6, seats=3, era=2, board=board, position=where, **mine)
    visit(state, "b_hunting_lodge", "build hunting_lodge", "build hunting_lodge")
    assert [owns(state, seat) for seat in range(3)] == [{}, {"wood": 1, "clay": 1}, {"wood": 1, "clay": 1}]


@rule("CO-196", "COV-61", "COV-62")
def test_the_laborer_pays_neither_his_own_master_nor_for_what_was_saved() -> None:
    board = row("market_a", "b_farm", "riverbank_grove", "market_b")
    where = {"ambassadors": ["", "riverbank_grove", "b_farm"], "half": 1}
    both = {"embassies": {"altruists": 2, "laborers": 2}, "colonies": ["altruists", "laborers"]}
    owner = seat_of(embassies={"laborers": 2})
    state = drawn(tools=1, era=2, board=board, position=where, others=[owner], **both)
    visit(state, "b_farm")
    assert (owns(state), owns(state, B), built(state).count("farm")) == ({}, {}, 3)


@rule("CO-195")
def test_the_laborer_moves_at_the_end_of_the_turn() -> None:
    board = row("market_a", "riverbank_grove", "market_b")
    state = with_envoy(LABORER, "market_a", board)
    for place in ("market_b", "market_a", "market_b"):
        assert not options(state, "send laborer")
        visit(state, place, "do action")
    assert (asked(state), options(state)[0]) == ("after_move", "done")
    play(state, "send laborer to riverbank_grove")
    assert at(state, LABORER) == "riverbank_grove"


# -- the Chief Officer -------------------------------------------------------------------------------------------------


@rule("CO-211", "COV-79")
def test_the_chief_officer_swaps_two_places_without_figures() -> None:
    board = row("market_a", "chief_officer", "b_farm", "joiner_0", "riverbank_grove", "market_b")
    where = {"ambassadors": ["", "joiner_0", ""]}
    state = drawn(era=4, board=board, position=where)
    visit(state, "chief_officer")
    assert (state.marker, state.tools[A], state.dollars[A]) == (A, 1, 1)
    assert options(state) == ["decline", "swap b_farm", "swap riverbank_grove"]
    play(state, "swap b_farm")
    assert state.board.cells[2] != drawn(era=4, board=board).board.cells[2]
