"""Chapters 25 and 27: starting in a later era, variants, the introductory game."""

import json

import pytest

from games.colonists.drawn import A, asked, built, cards_in_play, drawn, hand, options, owns, play
from kleinstadt.engine.errors import BadOptions, BadPosition
from kleinstadt.games.colonists import GAME
from kleinstadt.games.colonists.box import BOX, PERMANENT
from kleinstadt.games.colonists.cards import CARDS, COLONIES, TILES
from kleinstadt.games.colonists.carrying import carried_over, noted
from kleinstadt.games.colonists.state import Colonists

rule = pytest.mark.rule


def until(state: Colonists, *kinds: str) -> Colonists:
    """The first answer to everything until one of these is asked."""
    while not state.over and asked(state) not in kinds:
        play(state, options(state)[0])
    return state


def buying(era: int, embassies: int, **options: bool) -> Colonists:
    """Alone before the first embassy is bought, with so many Dollars for embassies."""
    chosen = {"start_era": era, "end_era": era, **options}
    stack = [["buy_embassy", 0, {"at": 0, "left": embassies}]]
    position = {"era": era - 1, "year": 0}
    mine = {"buildings": [], "colonies": ["traders", "lords"], "at": []}
    return drawn("1F", seats=1, stack=stack, position=position, chosen=chosen, **mine)


@rule("CO-231", "CO-232", "CO-233")
def test_the_board_has_all_places_of_the_skipped_eras_and_what_their_cards_bring() -> None:
    state = until(GAME.start(2, {"start_era": 4, "end_era": 4}, seed=1), "buy_embassy")
    names = [TILES[tile] for tile in state.board.tiles]
    assert len(names) == 12 + 3 + 12 + 12 + 12 - 2  # two Groves were replaced
    assert {"chief_officer", "market_c", "riverbank_forest_3"} <= set(names)
    assert not {"head_official", "riverbank_grove"} & set(names)
    assert len(state.colonies) == 5


@rule("CO-234", "COW-30")
def test_everybody_has_a_permanent_card_of_each_skipped_era_and_two_of_the_last_in_hand() -> None:
    state = until(GAME.start(3, {"start_era": 4, "end_era": 4}, seed=2), "buy_embassy")
    for seat in range(3):
        table = [state.box.cards[CARDS.index(card)] for card in cards_in_play(state, seat)]
        assert sorted([card.era for card in table]) == [1, 2, 3]
        assert all(card.kind == PERMANENT for card in table)
        assert [state.box.cards[card].era for card in state.hands[seat]] == [3, 3]
        assert len(hand(state, seat)) == 2


@rule("CO-235", "CO-240")
@pytest.mark.parametrize(("era", "embassies", "tools"), [(2, 2, 0), (3, 8, 1), (4, 16, 2)])
def test_what_everybody_has_to_spend(era: int, embassies: int, tools: int) -> None:
    state = until(GAME.start(1, {"start_era": era, "end_era": era}, seed=3), "buy_embassy")
    assert (state.decision(A).args["number"], state.tools[A], owns(state)) == (embassies, tools, {"food": 1})
    assert built(state) == []


@rule("CO-236", "COW-31")
def test_dollars_for_embassies_may_pay_for_buildings() -> None:
    state = play(buying(3, 8), "level 1 traders", "level 0 lords")
    assert (asked(state), state.decision(A).args) == ("buy_building", {"number": 59 + 6})


@rule("CO-236", "CO-239", "COV-76")
def test_what_is_left_of_a_budget_goes_to_the_next() -> None:
    state = play(buying(2, 2), "level 0 traders", "level 0 lords")
    assert state.decision(A).args == {"number": 31}
    play(
        state,
        *["buy farm"] * 2,
        *["buy estate"] * 3,
        *["buy flat"],
        *["buy storage_shed"] * 2,
        "buy hunting_lodge",
        "buy hunting_lodge",
    )
    assert state.decision(A).args == {"number": 31 - 2 - 12 - 3 - 4 - 6}
    play(state, "done")
    assert (asked(state), state.decision(A).args) == ("buy_goods", {"number": 4 + 5})
    assert "purchase tools" not in options(state)
    assert options(state) == ["done", *[f"purchase {good}" for good in ("bricks", "clay", "food", "planks", "wood")]]


@rule("CO-236")
def test_only_buildings_of_skipped_eras_are_sold_and_plots_and_limits_hold() -> None:
    state = play(buying(2, 2), "level 0 traders", "level 0 lords")
    assert not {"buy apartment", "buy iron_mine", "buy storage_house"} & set(options(state))
    play(state, *["buy storage_shed"] * 3)
    assert "buy storage_shed" not in options(state)


@rule("CO-237", "CO-249")
def test_a_variant_allows_three_money_buildings() -> None:
    free = play(buying(2, 2), "level 0 traders", "level 0 lords", *["buy pub"] * 3)
    assert "buy pub" in options(free)
    capped = play(buying(2, 2, money_limit=True), "level 0 traders", "level 0 lords", *["buy pub"] * 3)
    assert "buy pub" not in options(capped)


@rule("CO-238", "CO-241", "CO-242", "CO-243", "COV-83")
def test_the_community_of_the_rules_feeds_its_citizens_and_generates() -> None:
    state = play(buying(3, 8), "level 0 traders", "level 0 lords")
    wanted = {
        "estate": 2,
        "apartment": 2,
        "storage_shed": 2,
        "storage_house": 1,
        "hunting_lodge": 4,
        "iron_mine": 2,
        "theater": 2,
        "factory": 1,
    }
    for building, number in wanted.items():
        play(state, *[f"buy {building}"] * number)
    assert (asked(state), state.decision(A).args) == ("buy_goods", {"number": 8})  # every Dollar is spent
    play(state, "purchase food", "done")
    while not state.over and asked(state) == "post":
        args = state.decision(A).args
        farmers = args["class"] == "farmer"
        play(state, options(state)[0] if args["post"] == "factory" and farmers else options(state)[-1])
    until(state, "fill", "go", "gift", "overflow")
    assert state.means[A].employed == [6, 6, 0]
    assert state.buffers[A] == drawn("4O").pools[A]  # with a Factory each Mine generates 2
    assert (state.dollars[A], state.tools[A]) == (4, 3)


@rule("CO-242", "COV-77")
def test_who_cannot_feed_all_workers_sends_some_home() -> None:
    state = play(
        buying(3, 8),
        "level 0 traders",
        "level 0 lords",
        "buy apartment",
        "buy theater",
        "buy theater",
        "buy theater",
        "done",
    )
    play(state, "done")
    assert (asked(state), options(state)) == ("post", ["employ 0 citizen in theater", "employ 1 citizen in theater"])


@rule("CO-2")
def test_the_last_era_does_not_come_before_the_first() -> None:
    with pytest.raises(BadOptions):
        GAME.complete(2, {"start_era": 3, "end_era": 2})


@rule("CO-44", "CO-248")
def test_in_a_variant_a_small_market_joins_in_era_three() -> None:
    state = until(GAME.start(1, {"start_era": 3, "end_era": 3, "small_market": True}, seed=5), "buy_embassy")
    names = [TILES[tile] for tile in state.board.tiles]
    assert "small_market" in names
    assert state.board.is_market(names.index("small_market"))


@rule("CO-251")
def test_the_introductory_game_has_a_day_laborer_and_no_colonies() -> None:
    state = until(GAME.start(2, {"intro": True}, seed=6), "go")
    names = [TILES[tile] for tile in state.board.tiles]
    assert ("day_laborer" in names, "diplomat" in names, state.colonies) == (True, False, [])
    assert owns(state, state.deciders()[0]) == {"wood": 3, "food": 1}


@rule("CO-243")
def test_scholars_draw_in_the_production_phase_before_the_first_year() -> None:
    """Two cards of the last skipped era, of which one is kept."""
    seed = 2  # the Scholars are there
    state = until(GAME.start(1, {"start_era": 2, "end_era": 2}, seed), "buy_embassy")
    while asked(state) == "buy_embassy":
        play(state, next((move for move in options(state, "level 1") if "scholars" in move), options(state)[0]))
    until(state, "keep")
    assert (len(hand(state)), len(state.aside)) == (2, 2)
    play(state, options(state, "keep")[0])
    assert len(hand(state)) == 3
    assert {BOX.cards[card].era for card in state.hands[A]} == {1}


# -- saving between sittings (chapter 26) ------------------------------------------------------------------------------


@rule("CO-245")
def test_what_is_noted_at_the_end_of_a_sitting() -> None:
    buildings = ["3 farm", "2 pub+farmer", "storage_shed+farmer"]
    mine = {"buildings": buildings, "table": ["axe", "ticket_1"], "hand": ["ruin_1"], "dollars": 7}
    state = drawn("2W 1P", tools=4, seats=1, position={"year": 5, "deck": []}, embassies={"lords": 1}, **mine)
    (note,) = noted(state)["seats"]
    assert (note["buildings"], note["embassies"], note["cash"]) == (3 + 8 + 2, 2, 7)
    assert (note["goods"], note["tools"]) == (2 + 2, 4)
    assert (note["improvements"], note["hand"]) == (["axe"], 1)
    assert (noted(state)["colonies"], noted(state)["next_era"]) == (["lords"], 2)


@rule("CO-246", "CO-247")
def test_a_new_game_is_rebuilt_from_the_notes() -> None:
    seat = {"buildings": 20, "embassies": 4, "goods": 6, "tools": 5, "cash": 9, "improvements": ["axe"], "hand": 3}
    other = {**seat, "improvements": ["spade"]}
    notes = {"next_era": 2, "start": 1, "colonies": ["lords", "traders", "envoys", "scholars"], "seats": [seat, other]}
    state = until(GAME.start(2, {"carried": json.dumps(notes)}, 1), "buy_embassy")
    assert state.start == 1
    assert sorted(COLONIES[colony] for colony in state.colonies) == sorted(notes["colonies"])  # type: ignore[call-overload]
    for each in range(2):
        assert (cards_in_play(state, each), len(hand(state, each))) == ([["axe"], ["spade"]][each], 3)
        assert (state.tools[each], state.dollars[each], owns(state, each)) == (5, 9, {})
    assert state.decision(A).args["number"] == 4
    assert GAME.load(state.dump()).dump() == state.dump()
    until(state, "go")
    assert (state.era, state.carried) == (2, [])
    with pytest.raises(BadPosition):
        GAME.start(2, {"carried": json.dumps({**notes, "seats": [seat, seat]})}, 1)  # there is one Axe only


@rule("CO-244")
def test_notes_are_made_before_the_year_is_closed() -> None:
    """What the Smithy makes at the end of the year is not noted."""
    position = {"year": 5, "half": 1, "deck": []}
    state = drawn("1C", seats=1, position=position, stack=[["year_end"], ["turn", 0]], colonies=["lords"], tools=2)
    began = state.copy()
    answers: list[tuple[int, str]] = []
    while not state.over:
        answers.append((0, options(state)[0]))
        play(state, answers[-1][1])
    notes = carried_over(began, answers)
    assert notes["seats"][0]["tools"] == state.tools[0] - 3
    assert (notes["next_era"], notes["colonies"]) == (2, ["lords"])


@pytest.mark.parametrize("answers", [0, 1])
def test_before_that_nothing_is_noted(answers: int) -> None:
    state = drawn(seats=1, position={"year": 5, "half": 1, "deck": []}, stack=[["year_end"], ["turn", 0]])
    with pytest.raises(BadPosition):
        carried_over(state, [(0, options(state)[0])][:answers])


def test_the_notes_are_for_as_many_players() -> None:
    notes = json.dumps({"next_era": 3, "seats": [{}, {}]})
    assert GAME.complete(2, {"carried": notes})["start_era"] == 3
    assert GAME.complete(2, {"carried": notes, "end_era": 4})["end_era"] == 4
    with pytest.raises(BadOptions):
        GAME.complete(3, {"carried": notes})


@pytest.mark.parametrize("card", ["stone_axe", "iron_ore_mine"])
def test_only_permanent_improvements_of_earlier_eras_are_noted(card: str) -> None:
    with pytest.raises(BadPosition, match="improvements"):
        GAME.complete(1, {"carried": json.dumps({"next_era": 4, "seats": [{"improvements": [card]}]})})


@rule("CO-20")
def test_ambassadors_come_with_their_colonies_only() -> None:
    for name in ("alchemists", "altruists", "laborers"):
        colony = BOX.colonies[COLONIES.index(name)]
        assert colony.ambassador >= 0
    assert [each.id for each in BOX.colonies if each.ambassador >= 0] == ["alchemists", "altruists", "laborers"]
