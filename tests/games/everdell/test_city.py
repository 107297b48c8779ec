"""Chapters 8 and 9: the city, production, triggers, copying, nested plays."""

import pytest

from games.everdell.drawn import MEADOW, A, B, city, drawn, fifteen, hand, line, options, owns, play
from kleinstadt.games.everdell.cards import CARD_FACTS, IDS, TYPES

rule = pytest.mark.rule

# -- spaces ---------------------------------------------------------------------------------------------------------


@rule("EV-82", "EV-85", "EV-87", "EVX-38")
def test_husband_and_wife_share_a_space() -> None:
    state = drawn(fifteen("wife"), "3B", ["husband"])
    play(state, "play husband from hand", "pay price", "gain twigs")
    assert len(city(state)) == 16
    assert not options(drawn([*fifteen("wife"), "husband"], "3B", ["husband"]), "play")


@rule("EV-88")
def test_occupied_spaces_count_pairs_once_and_wanderers_never() -> None:
    state = drawn(["wife", "husband", "husband", "wanderer", "farm"])
    assert state.cities[A].spaces() == 3


@rule("EV-154", "EV-87", "EVX-40")
def test_the_ruins_take_the_space_of_what_they_replace() -> None:
    state = play(drawn(fifteen("mine"), "", ["ruins"]), "play ruins from hand", "raze mine 0")
    assert (owns(state), len(hand(state))) == ({"twigs": 1, "resin": 1, "pebbles": 1}, 2)
    assert len(city(state)) == 15


@rule("EV-90", "EVX-42")
def test_what_lies_on_a_card_that_leaves_is_lost() -> None:
    full = {"card": "storehouse", "goods": {"twigs": 3}, "marked": True}
    state = play(drawn([full], "", ["ruins"]), "play ruins from hand")
    assert owns(state) == {"twigs": 1, "resin": 1, "pebbles": 1}
    assert state.cities[A].marked == 0


@rule("EV-90")
def test_prisoners_leave_with_the_dungeon() -> None:
    state = play(drawn(["dungeon"], "", ["ruins"], prison=["wife"]), "play ruins from hand")
    assert [IDS[card] for card in state.discards.cards] == ["dungeon", "wife"]


@rule("EV-103", "EVX-43")
def test_a_ruined_courthouse_does_not_react() -> None:
    state = drawn(["courthouse", "mine"], "", ["ruins"])
    play(state, "play ruins from hand", "raze mine 1")
    assert options(state) == ["choose pebbles", "choose resin", "choose twigs"]
    gone = play(drawn(["courthouse", "mine"], "", ["ruins"]), "play ruins from hand", "raze courthouse 0")
    assert gone.deciders() == [B]


@rule("EV-105", "EV-117", "EVX-44")
def test_the_fool_goes_where_there_is_room_and_no_fool() -> None:
    others = {1: {"city": ["fool"]}, 2: {"city": fifteen()}}
    state = drawn(["shopkeeper", "historian"], "3B", ["fool"], seats=4, others=others)
    play(state, "play fool from hand")
    assert city(state, 3) == ["fool"]
    assert (owns(state), len(hand(state))) == ({}, 1)


@rule("EV-89", "EVX-45")
def test_a_fool_counts_where_it_lies() -> None:
    state = drawn(["fool", "wanderer", "bard", "theater"])
    assert "achieve cartographers_expedition" in options(state)
    assert (line(state, "theater"), line(state, "cards")) == (2, -2 + 1 + 0 + 3)


# -- production -----------------------------------------------------------------------------------------------------


@rule("EV-94", "EV-106", "EVX-46")
def test_a_copied_toad_counts_the_farms_where_it_lies() -> None:
    others = {1: {"city": ["farm", "farm", "barge_toad"]}}
    state = drawn([], "3B", ["miner_mole"], others=others)
    assert owns(play(state, "play miner_mole from hand", "copy barge_toad at 1 2")) == {"twigs": 4}


@rule("EV-106", "EVX-47")
def test_a_copied_store_looks_for_a_farm_where_it_lies() -> None:
    state = drawn([], "3B", ["miner_mole"], others={1: {"city": ["general_store", "farm"]}})
    assert owns(play(state, "play miner_mole from hand", "copy general_store at 1 0")) == {"berries": 2}


@rule("EV-109", "EV-111", "EVX-48")
def test_storehouses_and_chip_sweeps_are_not_copied() -> None:
    state = drawn([], "3B", ["miner_mole"], others={1: {"city": ["storehouse", "chip_sweep"]}})
    assert play(state, "play miner_mole from hand").deciders() == [B]


@rule("EV-108", "EV-123", "EVX-49")
def test_a_mole_elsewhere_opens_the_own_city() -> None:
    state = drawn(["farm"], "3B", ["miner_mole"], others={1: {"city": ["miner_mole"]}})
    play(state, "play miner_mole from hand")
    assert options(state) == ["copy farm at 0 0", "decline"]


@rule("EV-110")
def test_copying_is_neither_visiting_nor_playing() -> None:
    state = drawn(["historian"], "3B", ["miner_mole"], others={1: {"city": ["mine"]}})
    play(state, "play miner_mole from hand", "copy mine at 1 0")
    assert (len(hand(state)), owns(state, B)) == (1, {})


@rule("EV-98", "EV-111", "EV-111a", "EV-115", "EVX-50")
def test_two_chip_sweeps_do_nothing_for_each_other() -> None:
    assert play(drawn(["chip_sweep", "chip_sweep"], workers=["haven", "haven"]), "prepare").deciders() == [B]
    state = drawn(["chip_sweep", "chip_sweep", "storehouse"], workers=["haven", "haven"])
    play(state, "prepare", "produce storehouse 2", "choose twigs twigs twigs")
    play(state, "activate storehouse 2", "choose resin resin")
    play(state, "activate storehouse 2", "choose pebbles")
    assert state.view(A)["position"]["seats"][A]["city"][2]["goods"] == {"twigs": 3, "resin": 2, "pebbles": 1}


@rule("EV-119", "EVX-51")
def test_one_pair_brings_one_resource() -> None:
    state = drawn(["husband", "husband", "wife", "farm"], workers=["haven", "haven"])
    play(state, "prepare", "gain pebbles")
    assert owns(state) == {"berries": 1, "pebbles": 1}
    assert state.deciders() == [B]


@rule("EV-98", "EV-99", "EVX-52")
def test_plain_goods_come_first() -> None:
    state = drawn(["woodcarver", "twig_barge"], workers=["haven", "haven"])
    assert owns(play(state, "prepare", "trade 2")) == {"points": 2}


@rule("EV-115", "EVX-106")
def test_the_chip_sweep_may_be_declined() -> None:
    state = drawn(["teacher"], "3B", ["chip_sweep"])
    assert options(play(state, "play chip_sweep from hand")) == ["activate teacher 0", "decline"]


@rule("EV-100")
def test_activating_is_not_playing() -> None:
    state = drawn(["historian", "mine"], "3B", ["chip_sweep"])
    play(state, "play chip_sweep from hand", "activate mine 1")
    assert (owns(state), len(hand(state))) == ({"pebbles": 1}, 1)


# -- reactions and nested plays -------------------------------------------------------------------------------------


@rule("EV-59", "EV-102", "EV-103", "EV-104", "EVX-55")
def test_nested_plays_trigger_each_and_new_cards_do_not_react() -> None:
    state = drawn(["historian"], "2B", ["postal_pigeon"], deck=["mine", "inn", "shopkeeper", "castle"])
    play(state, "play postal_pigeon from hand", "play shopkeeper from aside")
    assert (len(hand(state)), owns(state)) == (2, {})
    assert [IDS[card] for card in state.discards.cards] == ["castle"]


@rule("EV-126", "EVX-56")
def test_too_good_cards_fly_past_the_pigeon() -> None:
    state = play(drawn([], "2B", ["postal_pigeon"], deck=["ever_tree", "king"]), "play postal_pigeon from hand")
    assert [IDS[card] for card in state.discards.cards] == ["king", "ever_tree"]


@rule("EV-127", "EVX-57")
def test_the_queen_plays_up_to_three_points() -> None:
    state = drawn(["queen"], "", ["fairgrounds", "doctor"])
    play(state, "visit queen at 0 0")
    assert options(state) == ["play fairgrounds from hand"]
    play(state, "play fairgrounds from hand")
    assert len(hand(state)) == 3
    assert city(state) == ["queen", "fairgrounds"]


@rule("EV-137", "EVX-58")
def test_what_cannot_be_placed_cannot_be_dug_up() -> None:
    cards = ["cemetery", "fool", "chapel", "monk", "castle"]
    state = drawn(cards, deck=["castle", "monk", "chapel", "fool"])
    play(state, "visit cemetery at 0 0")
    assert options(state) == ["decline", "play fool from aside"]
    play(state, "play fool from aside")
    assert city(state, B) == ["fool"]
    assert len(state.discards) == 3


@rule("EV-81", "EV-132", "EVX-59")
def test_the_undertaker_sees_a_full_meadow_three_times() -> None:
    meadow = ["undertaker", *MEADOW[1:]]
    state = drawn([], "2B", meadow=meadow, deck=["farm"] * 3 + ["palace", "castle"])
    play(state, "play undertaker from meadow_1")
    assert "clear castle from meadow_1" in options(state)
    play(state, "clear castle from meadow_1", "clear farm from meadow_2", "clear wanderer from meadow_3")
    assert "take palace from meadow_1" in options(state)
    play(state, "take palace from meadow_1")
    assert -1 not in state.meadow


@rule("EV-103", "EV-159", "EVX-108")
def test_a_ranger_may_send_a_worker_to_trade_him_in() -> None:
    state = drawn(["university", "historian"], "2B", ["ranger"], workers=["haven"])
    play(state, "play ranger from hand", "visit university at 0 0", "raze ranger 2", "gain resin")
    assert owns(state) == {"berries": 2, "resin": 1, "points": 1}
    assert len(hand(state)) == 1


@rule("EV-93", "EV-95", "EV-96", "EV-97")
@pytest.mark.parametrize(("card", "price"), [("inn", "2T 1R"), ("crane", "1P"), ("school", "2T 2R")])
def test_red_blue_and_purple_cards_do_nothing_when_played(card: str, price: str) -> None:
    state = play(drawn([], price, [card]), f"play {card} from hand")
    assert (owns(state), hand(state), state.deciders()) == ({}, [], [B])


@rule("EV-4")
def test_types_and_kinds_are_those_of_the_box() -> None:
    assert {card["type"] for card in CARD_FACTS} == set(TYPES)
    assert {card["rarity"] for card in CARD_FACTS} == {"common", "unique"}
