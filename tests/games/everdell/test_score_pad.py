"""The score pad for a game on cardboard."""

import json
from pathlib import Path
from typing import Any

import pytest

from games.everdell.drawn import fifteen
from kleinstadt.engine.errors import BadPosition
from kleinstadt.engine.pad import PadResult
from kleinstadt.games.everdell import GAME

rule = pytest.mark.rule
EXAMPLE = Path(__file__).parents[3] / "docs" / "examples" / "everdell.json"
FIVE = ["tax_relief", "croak_wart_cure", "a_well_run_city", "the_everdell_games", "flying_doctor_service"]
BEN = {"name": "Ben", "city": ["mine"]}


def pad(**first: Any) -> PadResult:
    """Two players; the first as described."""
    return GAME.score_pad({"players": [{"name": "Ada", **first}, BEN]})


def lines(result: PadResult, seat: int = 0) -> dict[str, int]:
    return {line.item: line.points for line in result.sheets[seat].lines}


@rule("EV-177", "EVX-63")
def test_a_described_city_gives_its_sheet() -> None:
    tower = {"card": "clock_tower", "points": 2}
    result = pad(
        city=["farm", "husband", "wife", "castle", "king", "wanderer", tower, "theater", "inn", "bard"],
        goods={"points": 5},
        journey=[3],
        events=["harvest_festival", {"event": "performer_in_residence", "goods": {"berries": 2}}],
    )
    assert lines(result) == {
        "cards": 19,  # of the vector 17, and Inn and Bard 2
        "tokens": 7,
        "wife": 3,
        "castle": 2,
        "king": 3,
        "theater": 2,
        "journey": 3,
        "harvest_festival": 3,
        "performer_in_residence": 4,
    }
    assert (result.names, result.sheets[1].total) == (["Ada", "Ben"], 2)


@rule("EV-179")
def test_resources_left_over_count_for_the_architect() -> None:
    assert lines(pad(city=["architect"], goods={"resin": 3, "pebbles": 1, "berries": 9}))["architect"] == 4


@rule("EV-165")
def test_workers_points_prisoners_and_couples_count_for_events() -> None:
    cards = [{"card": "monastery", "workers": 2}, "wanderer", {"card": "chapel", "points": 3}, "woodcarver", "dungeon"]
    events = ["path_of_the_pilgrims", "pristine_chapel_ceiling", "ministering_to_miscreants", "flying_doctor_service"]
    found = pad(city=[*cards, "monk", "doctor", "postal_pigeon"], prison=["teacher", "bard"], events=events)
    assert [lines(found)[event] for event in events] == [6, 6, 6, 0]
    cards[0] = {"card": "monastery", "workers": 3}  # one of the Cats (EV-233)
    assert lines(pad(city=[*cards, "monk"], events=events[:1]))["path_of_the_pilgrims"] == 9
    couple = {"name": "Ben", "city": ["husband", "wife"]}
    doctor = {"name": "Ada", "city": ["doctor", "postal_pigeon"], "events": ["flying_doctor_service"]}
    assert lines(GAME.score_pad({"players": [doctor, couple]}))["flying_doctor_service"] == 3


@rule("EV-164")
def test_cards_beneath_an_event_are_counted() -> None:
    events = [{"event": "ancient_scrolls_discovered", "cards": 4}]
    assert lines(pad(city=["historian", "ruins"], events=events))["ancient_scrolls_discovered"] == 4


@rule("EV-245", "EV-247")
def test_rugwort_has_a_sheet_of_his_own() -> None:
    ada = {"name": "Ada", "city": ["judge", "queen"], "events": ["tax_relief"]}
    his = ["king", "wife", "castle"] + ["farm"] * 8 + ["mine"] * 3
    rugwort = {"rugwort": 2, "city": his, "goods": {"points": 5}, "events": ["harvest_festival", "grand_tour"]}
    result = GAME.score_pad({"players": [ada, rugwort]})
    assert (result.names, [sheet.total for sheet in result.sheets]) == (["Ada"], [9, 31 + 6 + 18 + 4 + 5])


@rule("EV-192", "EV-199", "EV-211", "EV-218")
def test_cards_and_guests_of_newleaf_are_scored() -> None:
    bank = {"card": "bank", "points": 2}
    guest = next(card for card in GAME.catalogue()["cards"] if card["kind"] == "guest")
    found = pad(city=[bank, "baker", "ever_wall", "main_road"], goods={"berries": 2}, guests=[guest["id"]])
    assert (lines(found)["tokens"], lines(found)["baker"], lines(found)["ever_wall"]) == (2, 4, 0)
    assert guest["id"] in lines(found)


@rule("EV-86", "EV-88", "EV-218")
def test_a_greenhouse_that_shares_a_space_takes_none_of_its_own() -> None:
    cards = ["ever_wall", "farm", "greenhouse", "mine", "inn", "chapel"]
    assert lines(pad(city=cards))["ever_wall"] == 2
    assert lines(pad(city=cards, sharing=1))["ever_wall"] == 0


def test_rugwort_scores_his_guests() -> None:
    guest = next(card for card in GAME.catalogue()["cards"] if card["kind"] == "guest")
    result = GAME.score_pad({"players": [{"name": "Ada"}, {"rugwort": 1, "guests": [guest["id"]]}]})
    assert lines(result, 1)[guest["id"]] == guest["points"]


def test_who_played_alone_may_leave_rugwort_out() -> None:
    assert len(GAME.score_pad({"players": [{"city": ["king"]}]}).sheets) == 1


def test_the_example_of_the_documentation_is_scored() -> None:
    result = GAME.score_pad(json.loads(EXAMPLE.read_text(encoding="utf-8")))
    assert ([sheet.total for sheet in result.sheets], result.remarks) == ([52, 70], [])


def test_an_event_without_its_cards_is_counted_and_remarked() -> None:
    result = pad(events=["grand_tour"])
    assert lines(result)["grand_tour"] == 3
    assert [remark.id for remark in result.remarks] == ["ev_pad_event_needs"]


@pytest.mark.parametrize(
    ("first", "place"),
    [
        ({"city": ["castel"]}, "players[0].city[0].card"),
        ({"city": [{"points": 1}]}, "players[0].city[0].card"),
        ({"city": [{"card": "farm", "points": 1}]}, "players[0].city[0].points"),
        ({"city": [{"card": "inn", "workers": 1}]}, "players[0].city[0].workers"),
        ({"city": ["king", "king"]}, "players[0].city"),
        ({"city": [*fifteen(), "mine"]}, "players[0].city"),
        ({"city": ["mine"] * 3}, "players"),  # Ben has one more
        ({"prison": ["bard"]}, "players[0].prison"),
        ({"city": ["dungeon"], "prison": ["farm"]}, "players[0].prison"),
        ({"city": ["dungeon"], "prison": ["bard", "bard", "wife"]}, "players[0].prison"),
        ({"goods": {"gold": 1}}, "players[0].goods"),
        ({"journey": [6]}, "players[0].journey[0]"),
        ({"journey": [2, 2, 3, 3]}, "players[0].journey[3]"),
        ({"journey": [2] * 7}, "players[0]"),
        ({"events": ["grand_tour", "grand_tour"]}, "players[0].events[1]"),
        ({"events": [{"goods": {}}]}, "players[0].events[0].event"),
        ({"events": [{"event": "grand_tour", "goods": {"twigs": 1}}]}, "players[0].events[0].goods"),
        ({"events": [{"event": "performer_in_residence", "goods": {"twigs": 1}}]}, "players[0].events[0].goods"),
        ({"events": [{"event": "performer_in_residence", "goods": {"berries": 4}}]}, "players[0].events[0].goods"),
        ({"events": [{"event": "performer_in_residence", "goods": {"points": 1}}]}, "players[0].events[0].goods"),
        ({"events": [{"event": "grand_tour", "cards": 1}]}, "players[0].events[0].cards"),
        ({"events": FIVE}, "players[0].events"),
        ({"rugwort": 1}, "players"),
        ({"city": ["farm"], "sharing": 1}, "players[0].sharing"),
        ({"guests": ["plum_shortclaw", "plum_shortclaw"]}, "players[0].guests"),
        ({"hand": []}, "players[0]"),
    ],
)
def test_what_cannot_be_is_refused_with_its_place(first: dict[str, Any], place: str) -> None:
    with pytest.raises(BadPosition) as refused:
        pad(**first)
    assert refused.value.args_["place"] == place


@pytest.mark.parametrize(
    ("ada", "rugwort"),
    [
        ({}, {"rugwort": 4}),
        ({"journey": [3]}, {"rugwort": 1}),  # there he stands
        ({}, {"rugwort": 1, "events": ["tax_relief"]}),
        ({}, {"rugwort": 1, "prison": ["bard"]}),
    ],
)
def test_what_rugwort_cannot_have_is_refused(ada: dict[str, Any], rugwort: dict[str, Any]) -> None:
    with pytest.raises(BadPosition):
        GAME.score_pad({"players": [ada, rugwort]})
