"""Chapters 4, 5 and 22 to 24: eras and years, the end of a year, scoring."""

import pytest

from games.colonists.drawn import (
    A,
    B,
    C,
    asked,
    closing,
    crew,
    drawn,
    hand,
    line,
    on_buildings,
    options,
    owns,
    play,
    row,
    seat_of,
    standing,
    visit,
)
from kleinstadt.engine.errors import BadPosition
from kleinstadt.games.colonists import GAME
from kleinstadt.games.colonists.cards import MARKETS, TILES
from kleinstadt.games.colonists.goods import FOOD, amount
from kleinstadt.games.colonists.state import Colonists

rule = pytest.mark.rule


def employ(state: Colonists, *moves: str) -> Colonists:
    """These workers; nobody where nothing is said."""
    wanted = list(moves)
    while not state.over and asked(state) == "post":
        said = [move for move in options(state) if move in wanted]
        play(state, said[0] if said else next(move for move in options(state) if move.startswith("employ 0 ")))
    return state


# -- phases 1 and 2 ----------------------------------------------------------------------------------------------------


@rule("CO-207", "CO-209", "CO-212", "COV-63")
def test_who_holds_the_marker_in_the_end_is_start_player_and_lays_the_places() -> None:
    state = drawn(seats=3, stack=[["year_end"]], position={"marker": 2, "drawn": ["grove", "clay_delve", "b_hollow"]})
    assert (state.start, state.deciders(), asked(state)) == (C, [C], "pick_tile")


@rule("CO-213", "CO-26")
def test_new_places_are_laid_in_an_order_of_choice() -> None:
    state = drawn(seats=1, stack=[["year_end"]], position={"drawn": ["grove", "clay_delve", "b_hollow"]})
    assert options(state) == ["next b_hollow", "next clay_delve", "next grove"]
    play(state, "next grove")
    assert asked(state) == "lay"
    play(state, options(state)[0])
    assert TILES[state.board.tiles[-1]] == "grove"


@rule("CO-214", "COV-66")
def test_a_replacement_takes_the_position_and_figures_stay() -> None:
    board = row("market_a", "riverbank_grove", "riverbank_grove_b", "market_b")
    state = drawn(
        seats=1,
        era=2,
        stack=[["year_end"]],
        board=board,
        at="riverbank_grove",
        position={"drawn": ["riverbank_forest_2"]},
    )
    assert options(state) == ["replace riverbank_grove", "replace riverbank_grove_b"]
    play(state, "replace riverbank_grove")
    assert standing(state) == ["riverbank_forest_2"]


@rule("CO-5", "CO-42", "CO-45", "CO-47", "CO-48", "CO-49", "COW-3", "COV-73")
def test_each_year_has_its_market_card_and_three_places_but_the_fifth() -> None:
    state = GAME.start(1, seed=4)
    cards: list[str] = []
    revealed: list[int] = []
    while not state.over:
        if state.year > len(cards):
            cards.append(MARKETS[state.market])
            revealed.append(len(state.drawn))
        play(state, options(state)[0])
    assert (len(set(cards)), revealed) == (5, [3, 3, 3, 3, 0])
    assert all(card.startswith("m1_") for card in cards)
    assert (len(state.offers), state.pile) == (2, [])


@rule("CO-16", "CO-41", "CO-43", "CO-46", "CO-3")
def test_new_eras_bring_a_market_a_colony_and_the_chief_officer() -> None:
    state = GAME.start(1, {"end_era": 4, "small_market": True}, seed=4)
    seen: dict[int, tuple[int, int, bool]] = {}
    while not state.over:
        if state.year == 5:
            names = [TILES[tile] for tile in state.board.tiles]
            markets = len([name for name in names if "market" in name])
            seen[state.era] = (markets, len(state.colonies), "chief_officer" in names)
        play(state, options(state)[0])
    assert seen == {1: (2, 4, False), 2: (3, 4, False), 3: (4, 5, False), 4: (4, 5, True)}


@rule("CO-46")
def test_hands_are_kept_when_an_era_begins() -> None:
    state = drawn(seats=1, end=2, hand=["stone_axe"], stack=[["new_era", -1, [2]]], position={"discards": ["ruin_1"]})
    assert (state.era, hand(state), len(state.deck), state.discards) == (2, ["stone_axe"], 35, [])


# -- phase 3 -----------------------------------------------------------------------------------------------------------


@rule("CO-215", "CO-217")
def test_colonists_are_redistributed_freely() -> None:
    state = closing(buildings=["2 farm", "pub+farmer", "foresters_house", "storage_shed+farmer"])
    employ(state, "employ 1 farmer in foresters_house", "employ 1 farmer in pub")
    assert (crew(state, "foresters_house"), crew(state, "pub"), crew(state, "storage_shed")) == (
        ["farmer"],
        ["farmer"],
        ["nobody"],
    )


@rule("CO-215")
def test_the_last_move_of_a_year_is_foreseen_without_what_comes_after_it() -> None:
    board = row("market_a", "grove", "market_b")
    turn = {"turn": {"move": 2, "starts": ["market_a"]}}
    state = drawn(
        seats=1,
        buildings=["2 farm", "pub+farmer"],
        board=board,
        stack=[["year_end"], ["move", A]],
        position={"year": 5, "half": 1, **turn},
    )
    preview = state.preview(A, ["move 0 to grove"])
    foreseen = preview.then.view(A)["position"]["seats"][A]
    assert [building["crew"] for building in foreseen["buildings"]] == ["nobody", "nobody", "farmer"]
    assert preview.decision() is None
    visit(state, "grove")
    assert (crew(state, "pub"), asked(state)) == (["nobody"], "post")


@rule("CO-215", "CO-228")
def test_nobody_loses_points_while_colonists_are_told_where_to_work() -> None:
    state = closing(buildings=["2 farm", "pub+farmer", "storage_shed+farmer"])
    assert asked(state) == "post"
    assert ([sheet.total for sheet in state.standing(A)], [sheet.total for sheet in state.scores()]) == ([12], [8])
    play(state, next(move for move in options(state) if move.startswith("employ 0 ")))
    assert [sheet.total for sheet in state.standing(A)] == [10], "who was passed over is not hoped for any more"
    employ(state)
    assert [sheet.total for sheet in state.standing(A)] == [sheet.total for sheet in state.scores()]


@rule("CO-215", "CO-228")
def test_a_post_for_any_class_is_hoped_for_once() -> None:
    state = closing(buildings=["farm", "flat", "factory"])
    assert options(state) == ["employ 0 farmer in factory", "employ 1 farmer in factory"]
    assert state.standing(A)[0].total == 14, "of a Farmer and a Citizen one can work in the Factory: the Citizen"


@rule("CO-215")
def test_people_are_proposed_that_nobody_is_left_idle_who_counts_more() -> None:
    state = closing("4F", buildings=["2 farm", "flat", "2 factory"])
    proposed = {}
    while not state.over and asked(state) == "post":
        args = state.decision(A).args
        proposed[args["class"], args["post"]] = args["usual"]
        play(state, f"employ {args['usual']} {args['class']} in {args['post']}")
    assert proposed == {("farmer", "factory"): 1, ("citizen", "factory"): 1}


@rule("CO-215")
def test_people_are_proposed_to_make_something_before_they_give_room() -> None:
    state = closing(buildings=["farm", "storage_shed", "foresters_house"])
    proposed = {}
    while not state.over and asked(state) == "post":
        args = state.decision(A).args
        proposed[args["post"]] = args["usual"]
        play(state, f"employ {args['usual']} farmer in {args['post']}")
    assert (proposed, crew(state, "foresters_house")) == ({"storage_shed": 0, "foresters_house": 1}, ["farmer"])


@rule("CO-205a", "CO-215")
def test_nobody_is_proposed_to_do_the_work_of_those_who_would_be_left_idle() -> None:
    """With Laborers: first all Farmers, then a Citizen where something is left; who lets a Farmer rest hears why."""
    state = closing(
        "2F", buildings=["2 farm", "2 flat", "2 storage_shed", "foresters_house"], embassies={"laborers": 1}
    )
    rests = state.copy()
    proposed = {"farmer": 0, "citizen": 0}
    while not state.over and asked(state) == "post":
        args = state.decision(A).args
        proposed[args["class"]] += args["usual"]
        play(state, f"employ {args['usual']} {args['class']} in {args['post']}")
    assert proposed == {"farmer": 2, "citizen": 1}
    assert state.over or asked(state) != "send_home"
    while asked(rests) == "post":
        args = rests.decision(A).args
        number = int((args["class"], args["post"]) != ("farmer", "foresters_house"))
        play(rests, f"employ {number} {args['class']} in {args['post']}")
    assert (asked(rests), rests.decision(A).args["idle"]) == ("send_home", 1)


@rule("CO-155a", "CO-215")
def test_a_farmer_and_a_citizen_share_a_factory_to_make_room_for_a_third() -> None:
    state = closing("3F 1R", era=3, buildings=["farm", "flat", "house", "2 factory"], table=["steam_engine"])
    play(state, "employ 1 farmer in factory", "employ 1 citizen in factory", "employ 1 merchant in factory")
    assert (crew(state, "factory"), state.means[A].idle) == (["merchant", "farmer_and_citizen"], [0, 0, 0])


@rule("CO-155a", "CO-215")
def test_a_farmer_and_a_citizen_share_a_factory_though_another_is_empty() -> None:
    state = closing("1F", era=3, buildings=["farm", "flat", "2 factory"], table=["steam_engine"])
    play(state, "employ 1 farmer in factory", "employ 1 citizen in factory")
    assert options(state) == ["employ 0 farmer_and_citizen in factory", "employ 1 farmer_and_citizen in factory"]
    assert state.decision(A).args["class"] == "farmer_and_citizen"
    apart = state.copy()
    play(state, "employ 1 farmer_and_citizen in factory")
    assert crew(state, "factory") == ["nobody", "farmer_and_citizen"]
    play(apart, "employ 0 farmer_and_citizen in factory")
    assert crew(apart, "factory") == ["farmer", "citizen"]


@rule("CO-155a", "CO-215")
def test_a_farmer_is_proposed_to_share_a_factory_with_a_citizen() -> None:
    state = closing("3F 1R", era=3, buildings=["2 farm", "flat", "house", "2 factory"], table=["steam_engine"])
    proposed = []
    while not state.over and asked(state) == "post":
        args = state.decision(A).args
        proposed.append(args["usual"])
        play(state, f"employ {args['usual']} {args['class']} in {args['post']}")
    assert (proposed, crew(state, "factory")) == ([1, 1, 1], ["merchant", "farmer_and_citizen"])


@rule("CO-216", "COV-43")
def test_what_lies_on_a_building_that_loses_its_worker_must_leave_it() -> None:
    mine = {"buildings": ["2 farm", "factory+farmer", "foresters_house+farmer#3"], "buffer": "3W"}
    state = closing("4C", **mine)
    while asked(state) == "post":
        play(
            state,
            {"factory": "employ 0 farmer in factory"}.get(str(state.decision(A).args["post"]), options(state)[-1]),
        )
    assert (asked(state), state.decision(A).args) == ("overflow", {"number": 1})


@rule("CO-216")
def test_a_shed_without_worker_holds_nothing() -> None:
    state = closing("6W", buildings=["farm", "storage_shed+farmer"])
    employ(state)
    assert owns(state) == {"wood": 4}


@rule("CO-205a", "COV-85")
def test_in_phase_three_the_finished_distribution_counts() -> None:
    mine = {"buildings": ["farm", "2 hunting_lodge", "flat"], "embassies": {"laborers": 1}}
    state = closing(**mine)
    employ(state, "employ 1 farmer in hunting_lodge", "employ 1 citizen in hunting_lodge")
    assert sorted(crew(state, "hunting_lodge")) == ["citizen", "farmer"]
    wrong = closing("3F", **mine)
    while not wrong.over and asked(wrong) == "post":
        said = [
            move
            for move in ("employ 0 farmer in hunting_lodge", "employ 1 citizen in hunting_lodge")
            if move in options(wrong)
        ]
        play(wrong, said[0])
    assert sorted(crew(wrong, "hunting_lodge")) == ["nobody", "nobody"]  # he had to go home again


@rule("CO-65", "CO-216", "CO-222")
def test_who_goes_home_for_want_of_room_takes_a_steward_along() -> None:
    """Two Merchants bring three stewards; the Shed was left, so there is not enough to feed both."""
    houses = ["farm", "2 house", "2 boardinghouse+merchant", "storage_shed+farmer"]
    at = ["market_a", "market_b", "market_a"]
    state = closing("4F 2R", era=3, end=4, at=at, buildings=houses, position={"year": 3})
    play(state, "employ 0 farmer in storage_shed", "employ 2 merchant in boardinghouse")
    play(state, "discard food", "discard robes")
    assert (asked(state), sorted(crew(state, "boardinghouse"))) == ("dismiss", ["merchant", "nobody"])
    play(state, "dismiss 0")
    assert (standing(state), state.means[A].stewards) == (["market_b", "market_a"], 2)


@rule("CO-205a", "CO-216", "CO-222")
def test_nobody_works_for_those_who_go_home_for_want_of_room() -> None:
    """With Laborers a Merchant works in a Theater, until one of the Citizens has to go home."""
    houses = ["farm", "house", "2 flat", "2 theater", "iron_mine", "storage_shed+farmer"]
    state = closing("4F 1R", era=3, end=4, buildings=houses, embassies={"laborers": 3}, position={"year": 3})
    employ(state, "employ 1 citizen in iron_mine", "employ 1 citizen in theater", "employ 1 merchant in theater")
    play(state, "discard food", "send home citizen from iron_mine")
    assert (sorted(crew(state, "theater")), state.means[A].idle) == (["citizen", "nobody"], [1, 1, 1])


# -- phase 4 -----------------------------------------------------------------------------------------------------------


@rule("CO-218", "CO-219", "CO-220", "CO-129", "COV-39", "COV-69")
def test_who_works_eats() -> None:
    state = closing("1F", buildings=["farm", "2 flat", "hunting_lodge+farmer", "2 factory+citizen"])
    employ(state, "employ 2 citizen in factory", "employ 1 farmer in hunting_lodge")
    assert (owns(state), on_buildings(state)) == ({}, {})


@rule("CO-221", "COV-67")
def test_what_is_generated_and_what_is_eaten_are_netted() -> None:
    mine = {"buildings": ["farm", "flat", "hunting_lodge+farmer#1", "factory+citizen"], "buffer": "1F"}
    state = closing("4W", **mine)
    employ(state, "employ 1 citizen in factory", "employ 1 farmer in hunting_lodge")
    assert (owns(state), on_buildings(state)) == ({"wood": 4}, {"food": 1})


@rule("CO-220", "COV-68")
def test_of_a_surplus_as_much_as_can_be_lies_on_buildings() -> None:
    mine = {"buildings": ["4 farm", "2 flat", "4 hunting_lodge+farmer#1", "2 factory+citizen"], "buffer": "3F"}
    state = closing("4W", **mine)
    employ(state, "employ 2 citizen in factory", "employ 4 farmer in hunting_lodge")
    assert (asked(state), on_buildings(state), state.decision(A).args) == ("overflow", {"food": 4}, {"number": 1})


@rule("CO-220", "COV-70")
def test_generated_food_goes_onto_buildings_and_that_of_the_storage_is_eaten() -> None:
    mine = {"buildings": ["2 farm", "2 flat", "2 hunting_lodge+farmer", "2 factory+citizen"]}
    state = closing("2F", **mine)
    employ(state, "employ 2 citizen in factory", "employ 2 farmer in hunting_lodge")
    assert (owns(state), on_buildings(state)) == ({}, {"food": 2})


@rule("CO-222", "CO-217", "COV-71")
def test_who_cannot_be_fed_stays_at_home() -> None:
    state = closing("2F", era=3, buildings=["house", "stables"])
    employ(state, "employ 1 merchant in stables")
    assert crew(state, "stables") == ["nobody"]
    fed = closing("2F 1R", era=3, buildings=["house", "stables"])
    employ(fed, "employ 1 merchant in stables")
    assert (crew(fed, "stables"), owns(fed)) == (["merchant"], {})


@rule("CO-223", "COW-32")
def test_in_era_one_only_citizens_in_factories_eat() -> None:
    state = closing("1F", buildings=["2 farm", "flat", "pub+farmer", "factory+citizen"])
    employ(state, "employ 1 citizen in factory", "employ 1 farmer in pub")
    assert owns(state) == {}


@rule("CO-194", "COW-28")
def test_the_altruist_lowers_the_demand() -> None:
    mine = {"buildings": ["3 flat", "house", "2 theater+citizen", "stables+merchant", "hunting_grounds+citizen"]}
    board = row("market_a", "baker", "market_b")
    where = {"ambassadors": ["", "baker", ""]}
    relations = {"embassies": {"altruists": 2}}
    state = closing(
        "6F 1R", era=3, board=board, position=where, table=["storage_room", "storage_room"], **mine, **relations
    )
    demand = GAME.load(state.dump()).view(A)["position"]["seats"][0]["demand"]
    employ(
        state,
        *[
            f"employ {number} {who}"
            for number, who in (
                (1, "citizen in hunting_grounds"),
                (1, "merchant in stables"),
                (2, "citizen in theater"),
            )
        ],
    )
    assert demand in ({}, {"food": 3, "robes": 1})
    assert amount(state.pools[A] + state.buffers[A], FOOD) == 6 + 3 + 1 - (3 + 2 - 2)


@rule("CO-199a", "COV-103")
def test_what_an_embassy_brings_is_chosen_each_year() -> None:
    state = closing("1F", era=3, embassies={"altruists": 3}, buildings=["house", "stables"])
    employ(state, "employ 1 merchant in stables")
    assert (crew(state, "stables"), owns(state), on_buildings(state)) == (["merchant"], {}, {})


# -- phase 5 -----------------------------------------------------------------------------------------------------------


@rule("CO-119", "CO-121", "CO-224", "CO-225", "COW-10", "COV-72")
def test_production_goes_onto_buildings_and_the_old_goods_to_the_storage() -> None:
    mine = {"buildings": ["2 farm", "foresters_house+farmer#2", "pub+farmer"], "buffer": "2W"}
    state = closing("3C", **mine)
    employ(state, "employ 1 farmer in foresters_house", "employ 1 farmer in pub")
    assert (asked(state), state.decision(A).args) == ("overflow", {"number": 1})
    play(state, "discard wood")
    assert (owns(state), on_buildings(state)) == ({"wood": 1, "clay": 3}, {"wood": 2})
    assert (state.tools[A], state.dollars[A]) == (3, 1)


@rule("CO-203", "CO-203a", "CO-226", "COV-102")
def test_industrialists_convert_before_and_after_generating() -> None:
    mine = {"buildings": ["farm", "foresters_house+farmer#2"], "buffer": "2W", "embassies": {"industrialists": 2}}
    state = closing("2W 1C", era=2, **mine)
    employ(state, "employ 1 farmer in foresters_house")
    play(state, "work 0 0", "work 1 0")
    assert (owns(state), on_buildings(state)) == ({"planks": 1, "bricks": 1, "wood": 1}, {"wood": 2})
    play(state, "work 0 0")
    assert (owns(state), on_buildings(state)) == ({"planks": 2, "bricks": 1}, {"wood": 1})


@rule("CO-193", "CO-203a")
def test_which_subsidy_the_altruist_saves_is_asked_for_each_conversion() -> None:
    state = closing(
        "2W 1C",
        era=2,
        end=3,
        buildings=[],
        embassies={"altruists": 2, "industrialists": 2},
        market="m2_hollow",
        board=row("market_a", "baker", "market_b"),
        position={"ambassadors": ["", "market_a", ""], "year": 3},
    )
    play(state, "work 1 0")
    assert (asked(state), options(state)) == ("choose_discount", ["save clay clay", "save wood wood"])
    kept = state.copy()
    play(state, "save wood wood")
    assert owns(state) == {"wood": 2, "bricks": 1}
    play(kept, "save clay clay")
    assert owns(kept) == {"wood": 1, "clay": 1, "bricks": 1}


@rule("CO-200a", "CO-226")
def test_scholars_look_at_two_cards_a_year() -> None:
    state = closing(embassies={"scholars": 1}, buildings=[])
    assert (asked(state), len(options(state, "keep"))) == ("keep", 2)


@rule("CO-33", "CO-119", "CO-224")
def test_the_smithy_makes_three_tools() -> None:
    assert closing(buildings=[]).tools[A] == 3


# -- the end -----------------------------------------------------------------------------------------------------------


@rule("CO-227")
def test_an_era_ends_after_its_fifth_year() -> None:
    assert drawn(seats=1, stack=[["year_done"]], position={"year": 5}).over
    later = drawn(seats=1, end=2, stack=[["year_done"]], position={"year": 5, "abroad": ["lords"]})
    assert (later.era, asked(later)) == (2, "lay_market")


@rule("CO-228", "COW-29")
def test_the_community_of_the_rulebook_is_worth_61() -> None:
    buildings = ["6 farm", "2 flat", "2 factory+citizen", "2 foresters_house+farmer", "3 storage_shed+farmer"]
    state = drawn(buildings=buildings, table=["beavers_lodge", "loam_hollow"], dollars=6)
    found = {each.item: each.points for each in state.scores()[A].lines}
    assert found == {"buildings": 30, "improvements": 3, "cash": 6, "farmers": 10, "citizens": 12}
    assert state.scores()[A].total == 61


@rule("CO-228")
def test_idle_colonists_goods_tools_and_hands_count_nothing() -> None:
    state = drawn("4W", tools=9, hand=["stone_axe"], table=["ticket_1"], buildings=["2 farm"])
    assert state.scores()[A].total == 2


@rule("CO-228", "COV-107")
@pytest.mark.parametrize(
    ("card", "homes", "points"),
    [("social_services", "7 farm", 5), ("employment_office", "3 flat", 6), ("employment_office", "5 flat", 8)],
)
def test_some_cards_count_idle_colonists(card: str, homes: str, points: int) -> None:
    assert line(drawn(era=4, buildings=[homes], table=[card]), "improvements") == points


@rule("CO-229", "CO-230", "COV-75")
def test_of_equal_totals_the_later_one_of_the_first_year_wins() -> None:
    state = drawn(seats=3, others=[seat_of(buildings=["farm"]), seat_of()], buildings=["2 farm"])
    assert state.ranking() == [2, 3, 1]
    turned = drawn(
        seats=3, others=[seat_of(buildings=["farm"]), seat_of()], buildings=["2 farm"], position={"first": 1}
    )
    assert turned.ranking() == [1, 3, 2]


# -- the start ---------------------------------------------------------------------------------------------------------


@rule("CO-2", "CO-21", "CO-32", "CO-36", "CO-37", "CO-38", "COW-1")
def test_everybody_begins_with_two_farms_six_tools_and_a_filled_storage() -> None:
    state = GAME.start(2, seed=1)
    while asked(state) in ("lay", "lay_market", "turn_market"):
        play(state, options(state)[0])
    assert (asked(state), options(state)) == ("fill", ["fill 0", "fill 1", "fill 2", "fill 3"])
    seat = state.deciders()[0]
    play(state, "fill 2")
    assert owns(state, seat) == {"wood": 2, "clay": 1, "food": 1}
    assert (state.tools, state.dollars, state.hands) == ([6, 6], [0, 0], [[], []])
    assert [len(buildings) for buildings in state.buildings] == [2, 2]


@rule("CO-52", "COV-63")
def test_winter_has_the_order_of_summer() -> None:
    state = GAME.start(3, seed=2)
    turns: list[tuple[int, int]] = []
    while state.year < 2:
        turn = state.turn
        if turn is not None and (not turns or turns[-1] != (state.half, turn.seat)):
            turns.append((state.half, turn.seat))
        moves = options(state, "do action") or options(state)
        play(state, moves[0])
    order = [seat for half, seat in turns if half == 0]
    assert order == [seat for half, seat in turns if half == 1]
    assert order == [(state.first + turn) % 3 for turn in range(3)]


@rule("CO-4", "CO-250")
def test_one_player_may_play_alone() -> None:
    state = GAME.start(1, seed=3)
    while not state.over:
        assert state.deciders() == [A]
        play(state, options(state)[0])
    assert state.start == state.marker == A


def test_a_view_tells_what_the_end_of_the_year_will_bring() -> None:
    state = drawn("1W", buildings=["2 farm", "foresters_house+farmer", "factory+farmer", "hollow"])
    assert state.view(A)["position"]["seats"][A]["coming"] == {"wood": 3, "tools": 3}


def test_a_turn_of_another_seat_than_the_one_that_is_asked_is_refused() -> None:
    data = drawn(others=[seat_of(at="market_b")]).dump()
    assert asked(GAME.load(data)) == "go"
    data["position"]["turn"]["seat"] = B
    with pytest.raises(BadPosition) as refused:
        GAME.load(data)
    assert refused.value.id == "misfit"
