"""What a seat may know: everything on the table, of the secret projects its own only."""

import pytest

from games.garden_nation.drawn import A, B, C, garden, play
from kleinstadt.engine.chance import stream
from kleinstadt.games.garden_nation import GAME
from kleinstadt.games.garden_nation.state import Garden

rule = pytest.mark.rule
SECRETS = {
    "kept": [["cabaret", "belfry"], ["market", "observatory"]],
    "dealt": [["cabaret", "belfry", "belfry", "barracks"], ["market", "observatory", "cabaret", "sculpture"]],
}


def secrets(state: Garden, viewer: int | None) -> list[list[str]]:
    return [[card["card"] for card in seat["secrets"]] for seat in state.view(viewer)["position"]["seats"]]


@rule("GN-18", "GN-73")
def test_secret_projects_are_shown_to_their_owner_only() -> None:
    state = garden({"1.nw": "A3"}, crane=4, **SECRETS)
    assert secrets(state, A) == [["cabaret", "belfry"], []]
    assert secrets(state, B) == [[], ["market", "observatory"]]
    assert secrets(state, None) == [[], []]
    assert [seat["kept"] for seat in state.view(None)["position"]["seats"]] == [2, 2]


@rule("GN-73")
def test_own_secret_projects_show_their_progress() -> None:
    mine = garden({"1.nw": "A3"}, crane=4, **SECRETS).view(A)["position"]["seats"][A]
    assert mine["secrets"] == [
        {"card": "cabaret", "points": 3, "count": 3},
        {"card": "belfry", "points": 7, "count": 1},
    ]
    assert mine["dealt"] == ["cabaret", "barracks", "belfry", "belfry"]


@rule("GN-73")
def test_the_standing_leaves_the_secrets_of_others_out() -> None:
    state = garden({"1.nw": "A3", "2.c": "B2"}, crane=4, **SECRETS)
    assert [[line.item for line in sheet.lines] for sheet in state.standing(A)] == [
        ["cabaret", "belfry", "population"],
        ["population"],
    ]
    assert [sheet.total for sheet in state.standing(None)] == [9, 9]
    assert [sheet.total for sheet in state.scores()] == [19, 12]


@rule("GN-73")
def test_at_the_end_all_secrets_are_open_but_not_what_was_returned() -> None:
    state = garden({"7.se": "A19"}, crane=4, order=[1, 0, 1, 0], actions=1, population=[99, 35], **SECRETS)
    play(state, "build 4.c")
    assert state.over
    assert secrets(state, None) == [["cabaret", "belfry"], ["market", "observatory"]]
    assert [seat["dealt"] for seat in state.view(A)["position"]["seats"]][B] == []
    assert [sheet.total for sheet in state.standing(None)] == [sheet.total for sheet in state.scores()]


def test_who_kept_is_known_and_what_is_not() -> None:
    state = GAME.start(3, seed=4)
    state.log = []
    state.play(1, state.moves(1)[0])
    (event,) = state.take_log()
    assert event.seen_by(0)["args"] == {"seat": 1, "cards": "hidden"}
    assert event.seen_by(None)["args"] == {"seat": 1, "cards": "hidden"}
    assert len(event.seen_by(1)["args"]["cards"]) == 2
    assert [seat["kept"] for seat in state.view(0)["position"]["seats"]] == [0, 2, 0]


def test_the_order_of_the_pile_is_nobodys_knowledge() -> None:
    state = garden(crane=4, display=["temple"], pile=["forge", "bunker", "house", "prison"], **SECRETS)
    view = state.view(A)
    assert view["position"]["pile"] == 4
    piles = {tuple(GAME.imagine(view, stream(seed, "pile")).dump()["position"]["pile"]) for seed in range(40)}
    assert len(piles) == 40


def test_an_imagined_opponent_keeps_a_legal_pair_out_of_four() -> None:
    view = garden(crane=4, **SECRETS).view(A)
    for seed in range(60):
        position = GAME.imagine(view, stream(seed, "imagine")).dump()["position"]
        assert position["kept"][A] == SECRETS["kept"][A]
        assert len(position["dealt"][B]) == 4
        assert len(set(position["kept"][B])) == 2
        assert position["dealt"][A].count("belfry") + position["dealt"][B].count("belfry") <= 3
        assert position["dealt"][A].count("cabaret") + position["dealt"][B].count("cabaret") <= 2


def test_a_field_tells_all_that_a_drawing_needs() -> None:
    state = garden({"1.c": "B2^"}, crane=4, tiles={"1.c": "leaf"})
    fields = {field["field"]: field for field in state.view(None)["position"]["fields"]}
    assert len(fields) == 49
    assert fields["1.c"] == {
        "field": "1.c",
        "territory": 1,
        "place": "c",
        "ground": "bramble",
        "tile": "leaf",
        "terrain": "leaf",
        "number": 5,
        "owner": B,
        "floors": 2,
        "roof": True,
        "cost": 7,
        "worth": 22,
        "crane_to": 4,
    }
    assert fields["2.se"]["terrain"] is None
    assert fields["7.se"]["ground"] == "straw"


def test_moves_are_described_with_costs_and_spots() -> None:
    state = garden({"4.c": "A2", "4.w": "B1", "4.se": "A1^"}, crane=4)

    def told(move: str) -> tuple[str, dict[str, object], list[str]]:
        description = state.describe(A, move)
        return description.id, dict(description.args), description.spots

    build = {"field": "4.c", "territory": 4, "place": "c", "crane": 4, "floors": 2, "cost": 5, "projects": []}
    assert told("build 4.c") == ("build", build, ["4.c"])
    assert told("build 4.e leaf")[1]["terrain"] == "leaf"
    assert told("demolish 4.c")[1]["refund"] == 14
    assert told("raid 4.w")[1]["price"] == 6
    assert told("raid 4.w")[1]["other_seat"] == B
    roof = {"field": "4.se", "territory": 4, "place": "se", "to_field": "4.c", "to_territory": 4, "to_place": "c"}
    assert told("trick roof 4.se 4.c") == ("trick_roof", roof, ["4.se", "4.c"])
    assert told("trick territory 5") == ("trick_territory", {"territory": 5}, ["territory 5"])
    assert told("take temple") == ("take", {"card": "temple", "points": 11}, ["temple"])
    assert told("next 1") == ("next", {"other_seat": 1, "projects": []}, ["seat 1"])
    assert told("keep market belfry") == ("keep", {"cards": ["market", "belfry"]}, ["market", "belfry"])
    assert told("on") == ("on", {"territory": 5}, [])
    assert [told(move)[0] for move in ("pass", "take none")] == ["pass", "take_none"]


def test_a_preview_tells_who_could_complete_something_where_the_crane_goes() -> None:
    state = garden({"3.c": "B1"}, crane=4, display=["outpost", "forge"])
    assert state.preview(A, ["build 4.w"]).outlook == [("could", {"seat": B, "cards": ["outpost"]})]
    assert state.preview(A, ["build 4.nw"]).outlook == []


def test_who_chooses_the_next_player_is_told_what_each_could_complete() -> None:
    state = garden({"3.c": "B1"}, seats=3, crane=3, display=["outpost"], stack=[["next", A]])
    assert state.describe(A, "next 1").args == {"other_seat": B, "projects": ["outpost"]}
    assert state.describe(A, "next 2").args == {"other_seat": C, "projects": []}
