"""Chapter 17: alone against Rugwort."""

from typing import Any

import pytest

from games.everdell.drawn import DECK, MEADOW, A, city, drawn, fifteen, hand, line, options, owns, play
from kleinstadt.arena.match import play_game
from kleinstadt.bots.eyes import Eyes
from kleinstadt.engine.chance import stream
from kleinstadt.engine.errors import BadOptions, BadPosition
from kleinstadt.games.everdell import GAME
from kleinstadt.games.everdell.cards import IDS
from kleinstadt.games.everdell.state import RUGWORT, Everdell
from kleinstadt.text import Texts

rule = pytest.mark.rule
FOREST = ["forest_two_any", "forest_three_berries", "forest_twig_resin_berry"]
PLACED = ["haven", "haven"]


def alone(cards: list[Any] | None = None, has: str = "", hand: list[str] | None = None, **more: Any) -> Everdell:
    """One player; what is said of Rugwort is in `his`."""
    his = more.pop("his", {})
    return drawn(cards, has, hand, seats=1, **{"meadow": MEADOW, "forest": FOREST, "rugwort": his, **more})


def rolling(number: int) -> list[int]:
    """A die that shows this number next."""
    for seed in range(1000):
        chance = stream(seed, "die")
        if chance.copy().below(8) == number - 1:
            return chance.dump()
    raise AssertionError


def told(state: Everdell, event: str) -> list[dict[str, Any]]:
    return [each.args for each in state.log or [] if each.id == event]


def his_line(state: Everdell, item: str) -> int:
    return sum([line.points for line in state.rivals()[0].lines if line.item == item])


def his_workers(state: Everdell) -> list[str]:
    workers: list[str] = state.view(A)["position"]["rugwort"]["workers"]
    return workers


# -- set-up --------------------------------------------------------------------------------------------------------


@rule("EV-1", "EV-237")
def test_the_table_is_set_for_two_and_rugwort_blocks_two_places() -> None:
    state = GAME.start(1, seed=7)
    assert (len(state.forest), len(state.hands[A]), state.first, state.idle[A]) == (3, 5, A, 2)
    rugwort = state.view(A)["position"]["rugwort"]
    assert rugwort["workers"] == [state.view(A)["position"]["forest"][0], "basic_three_twigs"]
    assert (rugwort["city"], rugwort["goods"]) == ([], {})
    assert f"visit {rugwort['workers'][0]}" not in options(state)
    assert "visit basic_three_twigs" not in options(state)


def test_with_others_there_is_no_rugwort() -> None:
    assert drawn().rivals() == []
    assert drawn().view(A)["position"]["rugwort"] is None
    with pytest.raises(BadPosition, match="for one player only"):
        drawn(rugwort={})


def test_rugwort_needs_a_forest_to_walk_through() -> None:
    with pytest.raises(BadPosition, match="too few forest cards"):
        alone(forest=FOREST[:1])


# -- his cards -------------------------------------------------------------------------------------------------------


@rule("EV-238", "EVX-94")
def test_the_die_says_which_card_of_the_refilled_meadow_is_his() -> None:
    meadow = ["mine", "inn", "wanderer", "ruins", "farm", "teacher", "monk", "king"]
    state = alone([], "2T 1R", meadow=meadow, deck=["castle", "palace"], chance=rolling(5))
    play(state, "play farm from meadow_5")
    assert (city(state, RUGWORT), IDS[state.meadow[4]]) == (["palace"], "castle")
    assert told(state, "rugwort_rolled") == [{"number": 5}]


@rule("EV-238")
def test_nothing_about_his_card_matters_to_him() -> None:
    full = fifteen("king")
    state = alone([], "1T 1R 1P", ["mine"], meadow=[""] * 7 + ["king"], deck=[], chance=rolling(8), his={"city": full})
    play(state, "play mine from hand")
    assert city(state, RUGWORT) == [*full, "king"]  # unique, expensive, and there is no space


@rule("EV-238", "EVX-96")
def test_two_cards_of_one_action_are_answered_when_all_is_over() -> None:
    state = alone(["historian"], "2B", ["postal_pigeon"], deck=["crane", "castle", "inn", "farm", "mine", "wife"])
    play(state, "play postal_pigeon from hand")
    assert city(state, RUGWORT) == []
    play(state, "play mine from aside")
    assert len(city(state, RUGWORT)) == 2
    events = [event.id for event in state.log or []]
    assert events.index("rugwort_rolled") > max([at for at, id in enumerate(events) if id == "drew"])


@rule("EV-238")
def test_a_worker_is_not_answered() -> None:
    state = play(alone(), "visit basic_one_berry")
    assert city(state, RUGWORT) == []


def test_a_gap_of_the_meadow_gives_him_nothing() -> None:
    state = alone([], "2T 1R", ["farm"], meadow=[""] * 8, deck=[])
    assert city(play(state, "play farm from hand"), RUGWORT) == []


# -- Fools -----------------------------------------------------------------------------------------------------------


@rule("EV-239")
@pytest.mark.parametrize(
    ("mine", "his"),
    [
        ([], []),
        (["fool"], ["fool"]),  # one is enough
        (fifteen()[:14], ["fool"]),  # the Farm takes the last space
    ],
)
def test_his_fool_comes_to_me_if_it_finds_a_space(mine: list[str], his: list[str]) -> None:
    meadow = ["mine", "inn", "wanderer", "ruins", "farm", "teacher", "monk", "fool"]
    state = play(alone(mine, "2T 1R", ["farm"], meadow=meadow, chance=rolling(8)), "play farm from hand")
    assert city(state, RUGWORT) == his
    assert city(state).count("fool") == 1 - len(his) + mine.count("fool")


@rule("EV-239", "D-64")
def test_my_fool_is_discarded_and_drives_a_card_out_of_his_city() -> None:
    state = alone(["historian", "shopkeeper"], "3B", ["fool"], his={"city": ["inn", "farm", "farm", "king"]})
    play(state, "play fool from hand")
    assert options(state) == ["banish farm 1", "banish inn 0", "banish king 3"]
    play(state, "banish king 3")
    assert "king" not in city(state, RUGWORT)[:3]
    assert [IDS[card] for card in state.discards.cards] == ["fool", "king"]
    assert (len(hand(state)), owns(state)) == (1, {})  # the Historian reacts, the Shopkeeper does not (EV-105)
    assert len(city(state, RUGWORT)) == 4  # it was a card I played


@rule("EV-239", "EVX-111")
def test_a_fool_can_be_played_while_he_has_nothing_to_lose() -> None:
    state = play(alone([], "3B", ["fool"]), "play fool from hand")
    assert (city(state), len(city(state, RUGWORT))) == ([], 1)
    assert [IDS[card] for card in state.discards.cards] == ["fool"]


def test_a_worker_on_a_card_that_is_driven_out_stands_beside_the_city() -> None:
    state = alone([], "3B", ["fool"], workers=["1.0"], his={"city": ["inn"]})
    play(state, "play fool from hand")
    assert state.view(A)["position"]["seats"][A]["workers"] == ["stray"]


# -- his seasons -----------------------------------------------------------------------------------------------------


@rule("EV-240", "EV-246", "EVX-95")
def test_his_workers_go_on_with_the_seasons() -> None:
    state = play(alone(workers=PLACED), "prepare")
    assert his_workers(state) == ["forest_three_berries", "basic_two_resin", "meadow_1"]
    state = play(alone(season="spring", workers=[*PLACED, "haven"]), "prepare", "done")
    assert his_workers(state) == ["forest_twig_resin_berry", "basic_one_pebble", "meadow_1", "meadow_2"]
    state = play(alone(season="summer", workers=["haven"] * 4), "prepare")
    closed = ["meadow_1", "meadow_2", "meadow_3", "meadow_4"]
    assert his_workers(state) == ["journey_3", "basic_one_berry_one_card", *closed]
    assert state.idle[A] == 6


@rule("EV-240")
def test_he_prepares_after_me() -> None:
    """The summer's cards may still be taken from the position that he closes then."""
    state = play(alone(season="spring", workers=[*PLACED, "haven"]), "prepare")
    assert "take farm from meadow_2" in options(state)
    assert "take mine from meadow_1" not in options(state)
    assert len(his_workers(state)) == 3


@rule("EV-240", "EV-257")
def test_he_takes_the_basic_events_that_his_city_meets() -> None:
    his = {"city": ["farm", "mine", "monk", "teacher", "inn", "lookout"]}
    state = play(alone(workers=PLACED, his=his, events=["harvest_festival", "grand_tour", "tax_relief"]), "prepare")
    assert state.owners == (RUGWORT, -1, -1)
    assert his_line(state, "rugwort_events") == 3
    rich = {"city": ["king", "wife", "castle"] + ["farm"] * 6 + ["twig_barge"] * 3 + ["general_store"] * 3}
    state = play(alone(workers=PLACED, his=rich, events=["big_city", "scenic_flight"]), "prepare")
    assert (state.owners, his_line(state, "rugwort_events")) == ((RUGWORT, RUGWORT), 6)


@rule("EV-240")
def test_what_i_achieved_he_cannot_take() -> None:
    mine = [{"event": "harvest_festival", "owner": 0}]
    his = {"city": ["farm", "mine", "monk", "teacher"]}
    assert play(alone(workers=PLACED, his=his, events=mine), "prepare").owners == (A,)


@rule("EV-132")
def test_the_undertaker_clears_in_any_order() -> None:
    meadow = ["undertaker", "farm", "farm", "wanderer", "inn", "teacher", "monk", "king"]
    state = alone([], "2B", ["undertaker"], season="winter", meadow=meadow)
    play(state, "play undertaker from hand", "clear king from meadow_8")
    assert sorted([move[-1] for move in options(state, "clear")]) == ["1", "2", "3", "4", "5", "6", "7"]
    play(state, "clear wanderer from meadow_4")
    assert sorted([move[-1] for move in options(state, "clear")]) == ["1", "2", "3", "5", "6", "7"]


@rule("EV-241", "EVX-95")
def test_closed_cards_cannot_be_played_taken_or_discarded() -> None:
    meadow = ["undertaker", "farm", "farm", "wanderer", "inn", "teacher", "monk", "king"]
    state = alone([], "4T 2R 2B", ["undertaker"], season="summer", meadow=meadow)
    assert [move for move in options(state, "play") if move[-1] in "12"] == []
    assert options(state, "play farm") == ["play farm from meadow_3"]
    play(state, "play undertaker from hand")
    assert sorted([move[-1] for move in options(state, "clear")]) == ["3", "4", "5", "6", "7", "8"]
    play(state, "clear farm from meadow_3", "clear wanderer from meadow_4", "clear inn from meadow_5")
    assert sorted([move[-1] for move in options(state, "take")]) == ["3", "4", "5", "6", "7", "8"]


@rule("EV-241", "EVX-95")
def test_he_may_roll_a_closed_card_and_his_worker_stays() -> None:
    state = alone([], "2T 1R", ["farm"], season="summer", deck=["castle"], chance=rolling(1))
    play(state, "play farm from hand")
    assert (city(state, RUGWORT), IDS[state.meadow[0]], state.closed) == (["mine"], "castle", 2)
    assert not options(state, "play castle")


@rule("D-10")
def test_alone_each_position_of_the_meadow_counts() -> None:
    meadow = ["farm", "farm", "wanderer", "ruins", "inn", "teacher", "monk", "king"]
    assert options(alone([], "2T 1R", meadow=meadow), "play farm") == [
        "play farm from meadow_1",
        "play farm from meadow_2",
    ]


# -- the two cities --------------------------------------------------------------------------------------------------


@rule("EV-7a", "EV-40", "EV-242")
def test_a_visit_to_his_open_card_gives_him_a_point() -> None:
    state = alone([], "", meadow=["mine", "farm", *[""] * 6], his={"city": ["inn", "chapel"]})
    assert options(state, "visit inn") == ["visit inn at 1 0"]
    assert not options(state, "visit chapel")
    play(state, "visit inn at 1 0", "play mine from meadow_1")
    assert (owns(state, RUGWORT), his_line(state, "tokens")) == ({"points": 1}, 1)


@rule("EV-106", "EV-242")
def test_a_copy_of_his_card_counts_in_his_city() -> None:
    state = alone([], "3B", ["miner_mole"], his={"city": ["barge_toad", "farm", "farm"]})
    play(state, "play miner_mole from hand", "copy barge_toad at 1 0")
    assert owns(state) == {"twigs": 4}


@rule("EV-164", "EV-242")
def test_his_couples_count_for_the_flying_doctor() -> None:
    events = [{"event": "flying_doctor_service", "owner": 0}]
    state = alone(["husband"], events=events, his={"city": ["wife", "husband", "wife"]})
    assert line(state, "flying_doctor_service") == 3


@rule("EV-243")
def test_what_would_be_given_goes_to_supply_or_discards() -> None:
    state = play(alone(["monk"], "2B", season="summer", workers=["haven"] * 4), "prepare", "trade 2")
    assert (owns(state), owns(state, RUGWORT)) == ({"points": 4}, {})
    state = play(alone(["post_office"], hand=["farm", "mine", "inn"]), "visit post_office at 0 0")
    play(state, "pick farm", "pick mine", "done")
    assert sorted([IDS[card] for card in state.discards.cards]) == ["farm", "mine"]
    state = play(alone([], "4B", ["teacher"]), "play teacher from hand", f"keep {DECK[-1]}")
    assert [IDS[card] for card in state.discards.cards] == [DECK[-2]]


# -- the end ---------------------------------------------------------------------------------------------------------


@rule("EV-244")
def test_the_game_ends_when_i_pass() -> None:
    assert play(alone(season="autumn"), "pass").over


@rule("EV-245", "EV-246", "EV-247", "EV-248")
@pytest.mark.parametrize(("year", "journey", "missed"), [(1, 3, 9), (2, 4, 18), (3, 5, 18)])
def test_his_sheet(year: int, journey: int, missed: int) -> None:
    special = ["tax_relief", "path_of_the_pilgrims", "croak_wart_cure"]
    events = [{"event": "a_well_run_city", "owner": 0}, *special, {"event": "grand_tour", "owner": 1}, "city_monument"]
    his = {"city": ["king", "castle", "farm", "fool", "inn"], "goods": {"points": 4}}
    workers = ["gone"] if year == 3 else []
    state = alone(season="autumn", year=year, events=events, his=his, workers=workers)
    assert {line.item: line.points for line in state.rivals()[0].lines} == {
        "rugwort_cards": 6,
        "rugwort_prosperity": 6,
        "tokens": 4,
        "journey": journey,
        "rugwort_events": 3,
        "rugwort_missed": missed,
    }


@rule("EV-248", "EVX-100")
def test_in_the_third_autumn_both_lose_a_worker() -> None:
    state = play(alone(season="summer", workers=["haven"] * 4, year=3), "prepare")
    assert (state.idle[A], his_workers(state)[:2]) == (5, ["journey_5", "gone"])
    assert {"visit basic_one_pebble", "visit basic_one_berry_one_card"} <= set(options(state))
    for year, free in ((1, 6), (2, 6)):
        assert play(alone(season="summer", workers=["haven"] * 4, year=year), "prepare").idle[A] == free


@rule("EV-247")
def test_his_journey_is_taken() -> None:
    state = alone(hand=["farm"] * 5, season="autumn", year=2)
    assert options(state, "visit journey") == ["visit journey_2", "visit journey_3", "visit journey_5"]


@rule("EV-180", "EV-249")
def test_the_higher_score_wins_then_events_then_resources() -> None:
    his = {"city": ["farm"]}  # 2 points, and his Journey 3
    rest: dict[str, Any] = {"season": "autumn", "his": his, "events": []}
    assert alone(has="6V", **rest).placing() == [1, 2]
    assert alone(has="4V", **rest).placing() == [2, 1]
    assert alone(has="5V", **rest).placing() == [1, 1]
    assert alone(has="5V 1T", **rest).placing() == [1, 2]
    taken = {**rest, "events": [{"event": "grand_tour", "owner": 1}]}
    assert alone(has="8V 1T", **taken).placing() == [2, 1]
    assert alone(has="4V", **rest).ranking() == [1]  # of the seats there is one


@pytest.mark.parametrize(("lang", "name"), [("en", "Rugwort"), ("de", "Fusselwürz")])
def test_the_rival_has_a_name(lang: str, name: str) -> None:
    assert Texts("everdell", lang, ["Ada"]).player(RUGWORT) == name
    assert Texts("everdell", lang, ["Ada", "Ben"]).player(RUGWORT) == "Ben"


def test_a_game_of_bots_is_won_against_rugwort() -> None:
    class Passes:
        """Hurries to the end without playing a card."""

        def choose(self, eyes: Eyes) -> str:
            return next((move for move in eyes.moves if not move.startswith("play")), eyes.moves[0])

    result = play_game(GAME, [Passes()], 1, seed=4)
    assert (len(result.scores), result.ranking) == (2, [2, 1])


@rule("EV-29", "EV-246")
def test_a_year_of_rugwort_is_chosen_alone_only() -> None:
    assert GAME.start(1, {"solo_year": 2}, 1).options["solo_year"] == 2
    with pytest.raises(BadOptions) as refused:
        GAME.start(2, {"solo_year": 2}, 1)
    assert refused.value.args_ == {"option": "solo_year", "value": "2", "other": "seats", "other_value": "2"}


# -- as data ---------------------------------------------------------------------------------------------------------


def test_a_dump_of_a_game_alone_loads_again_at_any_time() -> None:
    state = GAME.start(1, {"solo_year": 3}, seed=5)
    chance = stream(5, "moves")
    while not state.over:
        assert GAME.load(state.dump()).dump() == state.dump()
        moves = state.moves(A)
        state.play(A, moves[chance.below(len(moves))])
    assert len(state.cities[RUGWORT].cards) > 0
