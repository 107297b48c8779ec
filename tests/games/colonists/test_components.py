"""Chapters 2, 10, 13 and 14 and the facts: what is in the box, and small rules about it."""

import pytest

from games.colonists.drawn import A, asked, built, drawn, hand, options, owns, play, plots, row, visit
from kleinstadt.engine.errors import BrokenRules
from kleinstadt.games.colonists import GAME
from kleinstadt.games.colonists.box import BOX, PERMANENT, Box
from kleinstadt.games.colonists.cards import BUILDING_NUMBER, COLONY_NUMBER, FACTS, TILES
from kleinstadt.games.colonists.goods import FOOD, MATERIALS, PROVISIONS, ROBES, bundle
from kleinstadt.games.colonists.verbs import YEAR_CONVERT

rule = pytest.mark.rule


@rule("CO-1", "CO-6")
def test_there_are_as_many_of_everything_as_in_the_box() -> None:
    assert sum([card.copies for card in BOX.cards]) == 140
    assert [sum([card.copies for card in BOX.cards if card.era == era]) for era in (1, 2, 3, 4)] == [35] * 4
    assert [len([card for card in BOX.markets if card.era == era]) for era in (1, 2, 3, 4)] == [7] * 4
    assert len(TILES) == 62 + 4
    assert (len(BOX.colonies), len(BOX.buildings)) == (9, 25)


@rule("CO-95", "CO-99")
def test_kinds_of_goods_and_when_they_appear() -> None:
    assert PROVISIONS == (FOOD, ROBES)
    assert len(MATERIALS) == 7
    eras = {good: facts["from_era"] for good, facts in FACTS["goods"].items()}
    assert [eras[good] for good in ("wood", "clay", "planks", "bricks", "food")] == [1] * 5
    assert (eras["ore"], eras["robes"], eras["coal"], eras["iron"]) == (2, 3, 3, 3)


@rule("CO-14")
def test_nothing_runs_out() -> None:
    state = drawn("2W", tools=1, end=2, board=row("market_a", "b_farm", "market_b"), buildings=["16 farm"])
    assert built(visit(state, "b_farm")).count("farm") == 17  # more than half of what is in the box for four


@rule("CO-15")
def test_only_buildings_of_eras_that_are_played_can_be_built() -> None:
    """Their builders come with their eras: no place of era I builds anything newer."""
    for place in BOX.places:
        for option in place.options:
            for deed in BOX.programs[option.program]:
                if deed.building >= 0:
                    assert BOX.buildings[deed.building].era <= max(1, place.era)


@rule("CO-17", "CO-18", "CO-19", "CO-103", "CO-204")
def test_colonies_extend_the_warehouse_up_to_seven_and_the_storage() -> None:
    colonies = {"altruists": 4, "industrialists": 4, "storekeepers": 4}
    means = drawn(era=4, embassies=colonies).means[A]
    assert (means.warehouse, means.storage) == (7, 6)


@rule("CO-171a")
def test_levels_build_on_each_other_but_lists_of_recipes_replace_each_other() -> None:
    lords = drawn(era=3, embassies={"lords": 3}).means[A]
    assert len(lords.instead) == 2 + 3 + 3
    levels = BOX.colonies[COLONY_NUMBER["industrialists"]].levels
    third = next(power for power in levels[2] if power.verb == YEAR_CONVERT)
    assert drawn(era=3, embassies={"industrialists": 3}).means[A].lines == third.lines


@rule("CO-40", "CO-45")
def test_five_of_seven_market_cards_are_used_and_improvements_lie_ready() -> None:
    state = GAME.start(1, seed=1)
    while state.era == 0:
        play(state, options(state)[0])
    assert (len(state.deck), len(state.offers), len(state.pile)) == (35, 6, 9)


@rule("CO-53", "CO-54")
def test_a_move_is_one_steward_one_place_one_action() -> None:
    state = drawn(board=row("market_a", "riverbank_grove", "market_b"))
    visit(state, "riverbank_grove")
    assert (state.on_turn().move, owns(state)) == (2, {"wood": 2})


@rule("CO-91a")
def test_the_cap_of_a_move_counts_all_its_actions() -> None:
    board = row("market_a", "b_library", "market_b")
    where = {"ambassadors": ["market_a", "", ""], "half": 1}
    there = [{"stewards": ["b_library"], "buildings": []}]
    mine = {"embassies": {"alchemists": 2}, "buildings": ["2 farm", "library"]}
    state = drawn("1W 1P", tools=9, era=2, board=board, position=where, others=there, **mine)
    play(state, "send alchemist to b_library", "do build")  # over the Library one owns
    assert asked(state) in ("build", "go")
    assert built(state).count("library") == 1


@rule("CO-113", "CO-75")
def test_a_levy_and_the_action_after_it_are_two_actions() -> None:
    """Three goods fit into the storage: one goes as levy, then two can be handed in again."""
    board = row("market_a", "joiner_0", "market_b")
    there = [{"stewards": ["joiner_0"], "buildings": []}]
    state = drawn("4W", tools=1, board=board, others=there)
    visit(state, "joiner_0")
    assert owns(state) == {"wood": 1, "planks": 1}


@rule("CO-115", "CO-164")
def test_an_improvement_after_drawing_is_an_action_of_its_own() -> None:
    board = row("market_a", "librarian", "market_b")
    state = drawn("4W", era=2, board=board, embassies={"scholars": 2}, hand=["handsaw"], position={"deck": ["ruin_1"]})
    visit(state, "librarian", "done", "play handsaw")
    assert asked(state) == "exchange"
    assert hand(state) == []


@rule("CO-116", "CO-120", "CO-128")
def test_workers_eat_from_buffers_too() -> None:
    mine = {"buildings": ["farm", "flat", "hunting_lodge+farmer#1", "storage_house@storage"], "buffer": "1F"}
    state = drawn(era=2, board=row("market_a", "market_b"), **mine)
    play(state, "staff storage_house storage nobody with citizen")
    assert state.buffers[A] == 0


@rule("CO-125")
def test_where_an_unemployed_colonist_lives_does_not_matter() -> None:
    state = drawn(
        "1P", tools=1, board=row("market_a", "b_flat", "market_b"), buildings=["farm", "estate", "2 pub+farmer"]
    )
    visit(state, "b_flat")
    assert (built(state), state.means[A].idle) == (["estate", "flat", "pub", "pub"], [1, 1, 0])


@rule("CO-132", "CO-136")
def test_a_building_stays_on_its_plot() -> None:
    board = row("market_a", "b_storage_house", "market_b")
    state = drawn("1P 1B", tools=2, era=2, board=board, buildings=["farm", "storage_shed+farmer", "farm@storage"])
    visit(state, "b_storage_house")
    assert (plots(state, "storage_house"), plots(state, "farm")) == (["storage"], ["open", "storage"])


# -- values can be others ----------------------------------------------------------------------------------------------


def test_a_box_can_be_made_of_other_values() -> None:
    buildings = {**FACTS["buildings"], "farm": {**FACTS["buildings"]["farm"], "cost": {"tools": 1, "wood": 1}}}
    box = Box({**FACTS, "buildings": buildings})
    farm = BUILDING_NUMBER["farm"]
    assert box.buildings[farm].price.words() == {"wood": 1, "tools": 1}
    assert BOX.buildings[farm].price.words() == bundle({"wood": 2, "tools": 1}).words()


def test_a_verb_that_is_not_there_is_refused() -> None:
    farm = {**FACTS["buildings"]["farm"], "effects": [{"op": "fly"}]}
    with pytest.raises(BrokenRules):
        Box({**FACTS, "buildings": {**FACTS["buildings"], "farm": farm}})


def test_every_permanent_card_does_something() -> None:
    assert all(card.powers for card in BOX.cards if card.kind == PERMANENT)
