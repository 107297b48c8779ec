"""Chapter 17: what Newleaf adds to the game against Rugwort."""

from typing import Any

import pytest

from games.everdell.drawn import A, city, options, owns, play
from games.everdell.test_solo import PLACED, alone, his_line, rolling, told
from kleinstadt.engine.errors import BadOptions
from kleinstadt.games.everdell import GAME
from kleinstadt.games.everdell.cards import GUESTS, IDS
from kleinstadt.games.everdell.state import RUGWORT, Everdell

rule = pytest.mark.rule
MEADOW = ["mine", "farm", "wanderer", "ruins", "inn", "teacher", "monk", "king"]
STATION = {"cards": ["mine", "castle", "bard"], "cars": ["one_pebble", "two_twigs", "one_point"], "bag": ["one_berry"]}


def with_newleaf(cards: list[Any] | None = None, has: str = "", **more: Any) -> Everdell:
    """One player and all of Newleaf."""
    chosen = {"newleaf": "full", "tickets": True, "reservation": True, **more.pop("chosen", {})}
    return alone(cards, has, chosen=chosen, **{"meadow": MEADOW, "station": STATION, **more})


@rule("EV-250")
def test_rugwort_has_no_markers_and_no_ticket() -> None:
    state = GAME.start(1, {"newleaf": "full", "tickets": True, "reservation": True}, seed=3)
    assert not {"golden", "tickets", "reserved"} & set(state.view(A)["position"]["rugwort"])
    assert (state.golden, state.tickets) == ((3,), (2,))


@rule("EV-256")
def test_abilities_are_not_for_one() -> None:
    with pytest.raises(BadOptions):
        GAME.start(1, {"abilities": True})


# -- guests -----------------------------------------------------------------------------------------------------------


def guests_worth(points: int, count: int) -> list[str]:
    facts = [card for card in GAME.catalogue()["cards"] if card["kind"] == "guest"]
    return [card["id"] for card in facts if card["points"] == points][:count]


@rule("EV-251")
def test_when_he_prepares_he_first_takes_the_guest_worth_most() -> None:
    best, other = guests_worth(9, 1)[0], guests_worth(5, 1)[0]
    state = with_newleaf(workers=PLACED, station={**STATION, "guests": [other, best], "stacks": [[], []]})
    play(state, "prepare")
    assert [GUESTS[guest] for guest in state.hosted[RUGWORT]] == [best]
    assert his_line(state, best) == 9
    assert [GUESTS[guest] for guest in state.station.visible()] == [other]


@rule("EV-251", "D-65")
def test_of_equal_guests_the_player_says_which() -> None:
    equal = guests_worth(6, 2)
    state = with_newleaf(workers=PLACED, station={**STATION, "guests": equal, "stacks": [[], []]})
    play(state, "prepare")
    assert options(state) == sorted([f"welcome {guest}" for guest in equal])
    play(state, f"welcome {equal[1]}")
    assert [GUESTS[guest] for guest in state.hosted[RUGWORT]] == [equal[1]]
    assert state.closed == 1  # then the rest of his season


@rule("EV-245", "EV-247", "EV-251", "EVX-101")
def test_he_scores_all_his_guests_whatever_they_ask_for() -> None:
    his = {
        "city": ["king", "wife", "castle"] + ["farm"] * 8 + ["mine"] * 2 + ["inn"],
        "goods": {"points": 5},
        "guests": [guests_worth(points, 1)[0] for points in (7, 6, 9)],
    }
    basic = [{"event": "grand_tour", "owner": 1}, {"event": "harvest_festival", "owner": 1}]
    special = [{"event": "tax_relief", "owner": 0}, "croak_wart_cure", "path_of_the_pilgrims", "a_well_run_city"]
    state = with_newleaf(season="autumn", year=2, his=his, events=basic + special, meadow=[""] * 8, deck=[])
    assert state.rivals()[0].total == 31 + 6 + 18 + 4 + 5 + 22 == 86


# -- his answers ------------------------------------------------------------------------------------------------------


@rule("EV-252", "EV-253", "EVX-97")
def test_a_station_card_with_the_second_golden_marker() -> None:
    """An Ever Wall invites critters that bring prosperity."""
    station = {**STATION, "cards": ["king", "castle", "bard"]}
    state = with_newleaf(["ever_wall"], beside={"golden": 2}, station=station, meadow=[""] * 8, deck=["crane"] * 2)
    play(state, "play king from station_1")
    assert owns(state, RUGWORT) == {"points": 3}


@rule("EV-253")
@pytest.mark.parametrize(("left", "points"), [(3, 0), (2, 2), (1, 3)])
def test_later_golden_markers_bring_him_points(left: int, points: int) -> None:
    state = with_newleaf(["ever_wall"], hand=["king"], beside={"golden": left}, meadow=[""] * 8)
    play(state, "play king from hand")
    assert owns(state, RUGWORT) == ({"points": points} if points else {})


@rule("EV-254", "EVX-98")
@pytest.mark.parametrize(
    ("face", "points", "cards"),
    [(1, 0, 0), (2, 1, 0), (3, 1, 0), (4, 2, 0), (5, 2, 0), (6, 0, 1), (7, 0, 1), (8, 1, 1)],
)
def test_after_a_ticket_he_rolls(face: int, points: int, cards: int) -> None:
    state = with_newleaf(workers=["haven"], tickets=True, chance=rolling(face))
    play(state, "use ticket", "visit basic_two_resin")
    assert owns(state, RUGWORT) == ({"points": points} if points else {})
    assert len(city(state, RUGWORT)) == cards
    assert len(told(state, "rugwort_rolled")) == 1 + cards  # a new roll for the card


@rule("EV-254")
def test_cards_are_answered_before_the_ticket() -> None:
    state = with_newleaf(["inn"], "", workers=["haven"], tickets=True, meadow=["mine", "farm", *[""] * 6], deck=[])
    play(state, "use ticket", "visit inn at 0 0", "play mine from meadow_1")
    assert state.owed == []
    assert told(state, "rugwort_rolled")


@rule("EV-255", "EVX-99")
def test_a_reserved_card_brings_him_one_more_of_its_type() -> None:
    deck = ["castle", "bard", "historian", "judge", "farm", "crane"]  # the top one last: it fills the Meadow
    state = with_newleaf([], "1T 1R 2P", beside={"reserved": "courthouse"}, deck=deck, meadow=MEADOW)
    play(state, "play courthouse from reserved", "strike twigs")
    assert len(city(state, RUGWORT)) == 1  # of the Meadow
    assert options(state) == ["pick historian", "pick judge"]
    play(state, "pick judge")
    assert city(state, RUGWORT)[1:] == ["judge"]
    assert sorted([IDS[card] for card in state.discards.cards]) == ["bard", "farm", "historian"]


@rule("EV-255")
def test_without_a_card_of_that_type_nothing_more_happens() -> None:
    deck = ["castle", "bard", "farm", "farm", "farm", "crane"]
    state = with_newleaf([], "1T 1R 2P", beside={"reserved": "courthouse"}, deck=deck, meadow=MEADOW)
    play(state, "play courthouse from reserved", "strike twigs")
    assert len(city(state, RUGWORT)) == 1
    assert len(state.discards.cards) == 4


@rule("EV-255")
def test_a_reserved_card_of_the_station_is_no_station_card_any_more() -> None:
    state = with_newleaf([], "1T 1R 1P", deck=["crane", "crane", "farm", "inn", "farm", "inn"])
    play(state, "reserve mine from station_1")
    play(state, "play mine from reserved", "strike twigs")
    assert owns(state, RUGWORT) == {}


@rule("EV-242")
def test_in_his_city_greenhouses_share_with_farms() -> None:
    meadow = ["greenhouse", *[""] * 7]
    state = with_newleaf(
        [], "1T 1R 1P", hand=["mine"], meadow=meadow, deck=[], his={"city": ["farm", "inn"]}, chance=rolling(1)
    )
    play(state, "play mine from hand")
    assert city(state, RUGWORT) == ["farm", "inn", "greenhouse"]
    assert state.cities[RUGWORT].partner(0) == 2
