"""Chapter 16: ability cards."""

import pytest

from games.everdell.drawn import MEADOW, A, B, C, city, hand, newleaf, options, owns, play, with_ability
from kleinstadt.engine.chance import stream
from kleinstadt.engine.errors import BadOptions
from kleinstadt.games.everdell import GAME
from kleinstadt.games.everdell.cards import ABILITIES, IDS, NONE
from kleinstadt.games.everdell.state import Everdell

rule = pytest.mark.rule
STATION = {"cards": ["castle", "farm", "mine"], "cars": ["one_any", "two_twigs", "one_pebble"]}


# -- choosing one -----------------------------------------------------------------------------------------------------


@rule("EV-25", "EVX-2")
def test_two_players_choose_one_of_two_in_secret() -> None:
    state = GAME.start(2, {"newleaf": "full", "abilities": True}, 3)
    assert sorted([*state.offered[A], *state.offered[B]]) == [0, 1, 2, 3]
    assert state.deciders() == [A, B]
    first = state.moves(A)[1]
    state.play(A, first)
    assert [seat["pick"] for seat in state.view(B)["position"]["seats"]] == ["hidden", ""]
    assert state.view(A)["position"]["seats"][A]["pick"] == first.split()[1]
    state.play(B, state.moves(B)[0])
    assert state.abilities[A] == ABILITIES.index(first.split()[1])
    assert (state.offered, state.picks, state.deciders()) == (((), ()), (NONE, NONE), [state.first])


@rule("EV-25")
def test_what_was_chosen_is_guessed_by_others_until_it_is_shown() -> None:
    state = GAME.start(2, {"abilities": True}, 3)
    state.play(A, state.moves(A)[1])
    mine = state.view(B)
    chance = stream(3, "guesses")
    guesses = [GAME.imagine(mine, chance) for _ in range(20)]
    assert {guess.picks[A] for guess in guesses} == set(state.offered[A])
    assert [guess.offered for guess in guesses] == [state.offered] * 20
    assert {GAME.imagine(state.view(A), chance).picks[A] for _ in range(20)} == {state.picks[A]}


@rule("EV-25")
def test_who_only_watches_does_not_know_what_there_is_to_choose_from() -> None:
    state = GAME.start(2, {"abilities": True}, 3)
    state.play(A, state.moves(A)[1])
    seen = state.view(None)
    assert [seat["offered"] for seat in seen["position"]["seats"]] == [["hidden", "hidden"]] * 2
    chance = stream(3, "guesses")
    guesses = [GAME.imagine(seen, chance) for _ in range(40)]
    assert len({str(guess.offered) for guess in guesses}) == 6  # each pair of the four
    assert all(guess.picks[A] in guess.offered[A] and guess.picks[B] == NONE for guess in guesses)
    assert {tuple(sorted(guess.offered[A] + guess.offered[B])) for guess in guesses} == {(0, 1, 2, 3)}


@rule("EV-25", "EV-173", "EVX-113")
def test_more_players_get_one_each_without_a_choice() -> None:
    for seats in (3, 4):
        state = GAME.start(seats, {"abilities": True}, 5)
        assert len(set(state.abilities)) == seats
        assert NONE not in state.abilities
    assert [state.hired(season) for season in range(4)] == [2, 2, 3, 5]


@rule("EV-25", "EV-169")
def test_with_abilities_nobody_gets_a_worker_in_spring() -> None:
    state = play(with_ability("cats", workers=["haven", "haven"]), "prepare")
    assert state.idle[A] == 2


@rule("EV-29", "EV-256")
def test_there_are_no_abilities_for_one_player() -> None:
    with pytest.raises(BadOptions):
        GAME.start(1, {"abilities": True})


# -- Bats -------------------------------------------------------------------------------------------------------------


@rule("EV-71", "EV-231", "EV-232", "EVX-93")
def test_bats_archive_a_card_of_the_meadow_after_each_card() -> None:
    state = with_ability("bats", ["inn"], "2T 1R", hand=["farm"], meadow=MEADOW)
    play(state, "play farm from hand")
    assert "decline" in options(state)
    play(state, "archive mine from meadow_1", "visit basic_one_berry")
    assert ([IDS[card] for card in state.archive], state.meadow[0] != NONE) == (["mine"], True)
    play(state, "visit inn at 0 0", "play mine from archive")
    assert (city(state), state.archive, owns(state)) == (["inn", "farm", "mine"], (), {"berries": 1, "pebbles": 1})


@rule("EV-55", "EV-69", "EV-232")
def test_an_archived_card_counts_as_in_hand_meadow_or_station_but_brings_no_car() -> None:
    beside = {"archive": ["farm"]}
    for destination in ("hotel", "locomotive", "inn", "queen"):
        state = with_ability("bats", [destination], station=STATION, meadow=["mine", *[""] * 7], beside=beside)
        play(state, f"visit {destination} at 0 0", "play farm from archive", "decline")
        assert owns(state) == {"berries": 1}
    paid = play(with_ability("bats", has="2T 1R", beside=beside), "play farm from archive")
    assert owns(paid) == {"berries": 1}
    assert not options(with_ability("bats", beside=beside), "visit haven")  # not a hand card


# -- Cats -------------------------------------------------------------------------------------------------------------


@rule("EV-233", "EVX-90")
def test_cats_join_others_on_closed_destinations() -> None:
    there = {1: {"city": ["queen", "chapel"], "workers": ["1.0", "1.1"]}}
    state = with_ability("cats", hand=["farm"], others=there)
    assert not options(state, "visit chapel")
    play(state, "visit queen at 1 0", "play farm from hand")
    assert (city(state), city(state, B), owns(state, B)) == (["farm"], ["queen", "chapel"], {})
    assert not options(with_ability("bats", hand=["farm"], others=there), "visit queen")


@rule("EV-108", "EV-233")
def test_a_conductor_that_the_cats_visit_works_as_their_own_and_is_no_other_one() -> None:
    def visited(*theirs: str) -> Everdell:
        there = {1: {"city": ["conductor", *theirs], "workers": ["1.0"]}}
        return with_ability("cats", ["lookout"], "", hand=["farm", "farm"], meadow=["mine", *[""] * 7], others=there)

    assert not options(visited(), "visit conductor")
    assert options(play(visited("post_office", "inn"), "visit conductor at 1 0")) == [
        "copy inn at 1 2",
        "copy post_office at 1 1",
    ]
    assert "copy lookout at 0 0" in options(play(visited("inn", "conductor"), "visit conductor at 1 0"))


@rule("EV-233")
def test_cats_need_somebody_to_join() -> None:
    assert not options(with_ability("cats", hand=["farm"], others={1: {"city": ["queen"]}}), "visit queen")


@rule("EV-233")
def test_cats_join_others_on_basic_and_forest_locations_but_not_themselves() -> None:
    forest = "forest_two_any"
    there = {1: {"workers": ["basic_three_twigs", forest]}}
    state = with_ability("cats", others=there, forest=[forest, "forest_three_berries", "forest_twig_resin_berry"])
    assert {"visit basic_three_twigs", f"visit {forest}"} <= set(options(state))
    both = with_ability("cats", workers=["basic_three_twigs"], others={1: {"workers": ["basic_three_twigs"]}})
    assert "visit basic_three_twigs" not in options(both)


@rule("EV-233")
@pytest.mark.parametrize(
    ("move", "used"),
    [
        ("visit basic_three_twigs", True),
        ("visit basic_two_resin", False),  # nobody is there
        ("visit basic_one_berry", False),  # room for all
        ("visit queen at 1 0", True),
    ],
)
def test_the_log_tells_where_only_cats_could_go(move: str, used: bool) -> None:
    there = {1: {"city": ["queen"], "workers": ["1.0", "basic_three_twigs"]}}
    state = play(with_ability("cats", hand=["farm"], others=there), move)
    assert ("used_ability" in [event.id for event in state.take_log()]) == used


@rule("EV-233")
def test_a_place_that_cats_share_stays_blocked_when_the_other_leaves() -> None:
    state = with_ability("cats", workers=["basic_three_twigs"], seats=3, stack=[["turn", C]])
    assert "visit basic_three_twigs" not in options(state)


@rule("EV-233")
def test_cats_do_not_join_others_on_haven_journey_or_events() -> None:
    there = {1: {"workers": ["journey_5"], "season": "autumn", "idle": 4}}
    cards = ["queen", "crane", "palace", "monk", "fool"]
    state = with_ability("cats", hand=cards, season="autumn", others=there)
    assert "visit journey_5" not in options(state)
    assert "visit journey_4" in options(state)


@rule("EV-40", "EV-233", "EVX-110")
def test_cats_at_home_and_in_open_places() -> None:
    mine = with_ability("cats", ["inn"], meadow=MEADOW, others={1: {"workers": ["0.0"]}})
    play(mine, "visit inn at 0 0", "play mine from meadow_1")
    assert (owns(mine), owns(mine, B)) == ({"pebbles": 1}, {})
    theirs = {1: {"city": ["hotel"], "workers": ["1.0"]}}
    guest = play(with_ability("cats", hand=["mine"], others=theirs), "visit hotel at 1 0", "play mine from hand")
    assert owns(guest, B) == {"points": 2}


@rule("EV-233", "EVX-110")
def test_cats_stay_for_good_where_one_does() -> None:
    there = {1: {"city": ["monastery"], "workers": ["1.0"]}}
    state = with_ability("cats", has="2R", others=there, workers=["haven"], seats=3)
    play(state, "visit monastery at 1 0", "to 1")
    assert owns(state) == {"points": 4}
    play(state, "visit basic_one_berry", "visit basic_one_berry", "prepare")
    assert state.workers[A] == [state.workers[B][0]]
    assert not options(with_ability("cats", has="1R", others=there), "visit monastery")


# -- Honey Bees -------------------------------------------------------------------------------------------------------


@rule("EV-234", "EVX-91")
def test_honey_bees_discard_a_card_to_let_another_work() -> None:
    state = with_ability("honey_bees", ["fairgrounds"], "2T 3R 3P", hand=["castle", "inn"])
    play(state, "play castle from hand", "discard inn", "activate fairgrounds 0")
    assert (len(hand(state)), len(state.discards)) == (2, 1)


@rule("EV-231", "EV-234")
def test_honey_bees_may_do_without() -> None:
    state = with_ability("honey_bees", ["fairgrounds"], "2T 3R 3P", hand=["castle", "inn"])
    play(state, "play castle from hand")
    assert options(state) == ["decline", "discard inn"]
    assert hand(play(state.copy(), "decline")) == ["inn"]
    assert hand(play(state, "discard inn", "decline")) == []


@rule("EV-234", "EVX-91")
@pytest.mark.parametrize(
    ("cards", "season", "played"),
    [
        (["fairgrounds"], "autumn", "castle"),
        (["fairgrounds"], "spring", "farm"),  # a production card
        (["inn"], "spring", "castle"),  # none to activate
    ],
)
def test_when_honey_bees_rest(cards: list[str], season: str, played: str) -> None:
    state = with_ability("honey_bees", cards, "2T 3R 3P", hand=[played, "inn"], season=season)
    play(state, f"play {played} from hand")
    assert state.deciders() == [B]


# -- Snails -----------------------------------------------------------------------------------------------------------

PILE = ["king", "queen", "wife"]


@rule("EV-235")
def test_the_snails_start_with_seven_cards_that_nobody_has_seen() -> None:
    state = GAME.start(4, {"abilities": True}, 5)
    assert (len(state.snails), set(state.snails.seen)) == (7, {0})
    assert [seat["pile"] for seat in state.view(None)["position"]["seats"]].count(7) == 1


@rule("EV-7", "EV-106", "EV-235", "EVX-92")
def test_snails_use_what_another_has_played_and_look_there() -> None:
    full = ["inn"] * 2 + ["crane"] * 2 + ["mine"] * 2 + ["school"] * 2
    theirs = {1: {"city": ["farm"], "goods": {"resin": 1, "pebbles": 1}, "hand": [*full, "general_store"]}}
    theirs[1]["city"] = ["farm", {"card": "bank", "goods": {"points": 1}}]
    state = with_ability("snails", others=theirs, stack=[["turn", B]], snails=PILE)
    state.hands[B].cards = sorted(state.hands[B].cards)
    play(state, "play general_store from hand")
    assert state.deciders() == [A]
    play(state, "accept", "activate general_store 2")
    assert (owns(state), owns(state, B), len(state.snails)) == ({"berries": 2}, {"berries": 2}, 2)


@rule("EV-235", "EVX-92")
def test_a_card_of_the_snails_is_discarded_where_it_does_not_fit() -> None:
    full = ["inn"] * 2 + ["crane"] * 2 + ["mine"] * 2 + ["school"] * 2
    theirs = {1: {"city": ["farm"], "goods": {"resin": 1, "pebbles": 1}, "hand": full}}
    meadow = ["general_store", *[""] * 7]
    state = with_ability("snails", others=theirs, stack=[["turn", B]], snails=PILE, meadow=meadow)
    play(state, "play general_store from meadow_1", "decline", "accept", "activate general_store 1")
    assert (owns(state), len(hand(state, B)), len(state.discards)) == ({"berries": 2}, 8, 1)
    assert state.discards.seen == [0]


@rule("EV-235")
def test_what_the_snails_give_shows_a_card_and_cannot_be_taken_back() -> None:
    theirs = {1: {"goods": {"twigs": 2, "resin": 1}, "hand": ["farm"]}}
    state = with_ability("snails", others=theirs, stack=[["turn", B]], snails=PILE)
    play(state, "play farm from hand")
    for answer, shown in (("decline", False), ("accept", True)):
        after = state.copy()
        after.shown = False
        assert play(after, answer).shown == shown


@rule("EV-231", "EV-235", "EV-236")
def test_snails_may_do_without_and_may_decline_after_giving() -> None:
    theirs = {1: {"goods": {"twigs": 2, "resin": 1}, "hand": ["farm"]}}
    state = with_ability("snails", others=theirs, stack=[["turn", B]], snails=PILE)
    play(state, "play farm from hand")
    assert len(play(state.copy(), "decline").snails) == 3
    gone = play(state.copy(), "accept", "decline")
    assert (owns(gone), hand(gone, B), gone.deciders()) == ({}, ["wife"], [A])


@rule("EV-109", "EV-235", "EV-236")
@pytest.mark.parametrize("card", ["storehouse", "bank"])
def test_what_snails_do_not_use(card: str) -> None:
    theirs = {1: {"goods": {"twigs": 9, "resin": 9, "pebbles": 9}, "hand": [card]}}
    state = with_ability("snails", others=theirs, stack=[["turn", B]], snails=PILE)
    play(state, f"play {card} from hand", *(["choose pebbles"] if card == "storehouse" else []))
    assert state.moves(A)[0] != "accept"


@rule("EV-175", "EV-235", "EV-236")
def test_snails_do_not_react_without_a_pile_or_when_they_have_passed() -> None:
    theirs = {1: {"goods": {"twigs": 2, "resin": 1}, "hand": ["farm"]}}
    empty = with_ability("snails", others=theirs, stack=[["turn", B]])
    assert "accept" not in play(empty, "play farm from hand").moves(A)
    passed = {"passed": True}
    done = with_ability("snails", others=theirs, stack=[["turn", B]], snails=PILE, season="autumn", beside=passed)
    assert play(done, "play farm from hand").deciders() == [B]


@rule("EV-111", "EV-236", "EVX-109")
def test_snails_choose_for_a_chip_sweep_in_the_city_where_it_lies() -> None:
    cards = ["mine", "chip_sweep", "storehouse", "bank"]
    theirs = {1: {"city": cards, "goods": {"berries": 3}, "hand": ["chip_sweep"]}}
    state = with_ability("snails", ["farm"], others=theirs, stack=[["turn", B]], snails=PILE)
    play(state, "play chip_sweep from hand", "activate mine 0", "accept", "activate chip_sweep 4")
    assert options(state) == ["activate mine 0", "decline"]
    play(state, "activate mine 0")
    assert (owns(state), owns(state, B)) == ({"pebbles": 1}, {"pebbles": 1})


@rule("EV-108", "EV-111")
def test_a_miner_mole_of_the_snails_reaches_every_city() -> None:
    theirs = {1: {"city": ["mine"], "goods": {"berries": 3}, "hand": ["miner_mole"]}}
    state = with_ability("snails", ["farm"], others=theirs, stack=[["turn", B]], snails=PILE)
    play(state, "play miner_mole from hand", "pay price", "decline", "accept", "activate miner_mole 1")
    assert options(state) == ["copy farm at 0 0", "copy mine at 1 0", "decline"]


@rule("EV-213", "EV-236")
def test_snails_unload_the_freight_car_of_the_other() -> None:
    theirs = {1: {"goods": {"twigs": 1, "resin": 2, "pebbles": 2}, "hand": ["freight_car"]}}
    state = with_ability("snails", others=theirs, stack=[["turn", B]], snails=PILE)
    play(state, "play freight_car from hand", "done", "accept", "activate freight_car 0", "unload berries", "done")
    assert (owns(state), state.view(None)["position"]["seats"][B]["city"][0]["goods"]["berries"]) == ({"berries": 1}, 1)


@rule("EV-26", "EV-27")
def test_no_other_expansion_is_in_play() -> None:
    """What Newleaf says about Pearlbrook, Spirecrest, Bellfaire and Mistwood concerns nothing here."""
    foreign = {"pirate_ship", "compass", "frog_ambassador", "giant_critter"}
    assert not foreign & set(IDS)
    assert newleaf().options.keys() == GAME.complete(2).keys()
