"""The score pad: described towns of the cardboard game in, sheets out."""

from typing import Any

import pytest

from games.tiny_towns.drawing import cell_name, display_of, town
from kleinstadt.engine.errors import BadPosition
from kleinstadt.engine.pad import Remark
from kleinstadt.games.tiny_towns import GAME
from kleinstadt.text import Texts

EMPTY = [""] * 4


def player(drawing: str = "", cards: str = "", **more: Any) -> dict[str, Any]:
    """A player as the file describes one."""
    one = town(drawing)
    display = display_of([one], cards.split())
    cells = [cell_name(letter, display) for letter in one["drawn"]]
    return {"name": "Ada", "town": [cells[i : i + 4] for i in range(0, 16, 4)], **more}


def totals(*players: dict[str, Any]) -> list[int]:
    return [sheet.total for sheet in GAME.score_pad({"players": list(players)}).sheets]


def remarks(*players: dict[str, Any]) -> list[Remark]:
    return GAME.score_pad({"players": list(players)}).remarks


def warned_places(*players: dict[str, Any]) -> list[str | int]:
    return [remark.args["place"] for remark in remarks(*players)]


def refused(*players: Any) -> str:
    with pytest.raises(BadPosition) as error:
        GAME.score_pad({"players": list(players)})
    return str(error.value)


@pytest.mark.rule("TTV-2")
def test_the_rulebooks_town_scores_28() -> None:
    result = GAME.score_pad({"players": [player("CWC– / WC–T / BKTC / FTCX", "warehouse", warehouse=3, monument=None)]})
    assert result.sheets[0].total == 28
    assert result.names == ["Ada"]
    assert result.remarks == []
    assert result.sheets[0].dump()["lines"][0] == {"item": "cottage", "points": 12, "args": {"count": 5, "fed": 4}}


@pytest.mark.rule("TT-41")
def test_left_over_resources_count_as_empty() -> None:
    assert totals(player("Twsb / ggtt")) == [2 - 15]


@pytest.mark.rule("TT-67", "TT-3")
def test_players_are_given_clockwise() -> None:
    """The right neighbour of the first is the last."""
    assert totals(player("VV--"), player("V---"), player("VVV-")) == [4 - 14, 2 - 15, 9 - 13]


@pytest.mark.rule("TT-67")
def test_alone_nothing_depends_on_neighbours() -> None:
    assert totals(player("VV--")) == [4 - 14]


@pytest.mark.rule("TT-95")
def test_the_starloom_scores_by_the_place_given() -> None:
    assert totals(player("*---", monument="the_starloom", finished=2), player("T---", finished=1)) == [3 - 15, -13]


@pytest.mark.rule("TT-101")
def test_the_shrine_scores_the_points_given() -> None:
    assert totals(player("*WW-", monument="shrine_of_the_elder_tree", shrine_points=2)) == [2 - 13]


@pytest.mark.rule("TT-44")
def test_an_unbuilt_monument_scores_nothing() -> None:
    assert totals(player("T---", monument="fort_ironweed")) == [2 - 15]


def test_a_player_without_a_name_has_a_number() -> None:
    nameless = player("T---")
    del nameless["name"]
    assert GAME.score_pad({"players": [nameless, {**nameless, "name": None}]}).names == ["1", "2"]


# -- broken descriptions: one sentence that names the place --------------------------------------------------------


@pytest.mark.parametrize("players", [None, [], {}, "Ada", [player()] * 7])
def test_one_to_six_players_are_needed(players: Any) -> None:
    with pytest.raises(BadPosition, match=r"^players: "):
        GAME.score_pad({"players": players})


@pytest.mark.parametrize(
    ("broken", "place"),
    [
        ("Ada", "players[0]"),
        ({"name": "Ada"}, "players[0].town"),
        ({"town": [EMPTY] * 3}, "players[0].town"),
        ({"town": [EMPTY] * 5}, "players[0].town"),
        ({"town": [EMPTY, EMPTY, ["", ""], EMPTY]}, "players[0].town[2]"),
        ({"town": [EMPTY, ["", "castle", "", ""], EMPTY, EMPTY]}, "players[0].town[1][1]"),
        ({"town": [EMPTY, ["", "", "", 7], EMPTY, EMPTY]}, "players[0].town[1][3]"),
        ({"town": [EMPTY, ["", "", [], ""], EMPTY, EMPTY]}, "players[0].town[1][2]"),
        ({"town": [EMPTY, EMPTY, EMPTY, ["monument", "", "", ""]]}, "players[0].town[3][0]"),
        (player("**--", monument="fort_ironweed"), "players[0].town[0][1]"),
        (player(monument="well"), "players[0].monument"),
        (player(monument=["fort_ironweed"]), "players[0].monument"),
        (player("X---", "warehouse", warehouse=4), "players[0].warehouse"),
        (player("X---", warehouse=1), "players[0].warehouse"),
        (player("X---", "warehouse", warehouse="2"), "players[0].warehouse"),
        (player("X---", "warehouse", warehouse=True), "players[0].warehouse"),
        (player(finished=0), "players[0].finished"),
        (player("*---", monument="shrine_of_the_elder_tree"), "players[0].shrine_points"),
        (player("*---", monument="shrine_of_the_elder_tree", shrine_points=7), "players[0].shrine_points"),
        (player(name=7), "players[0].name"),
    ],
)
def test_an_error_names_the_place(broken: Any, place: str) -> None:
    sentence = refused(broken)
    assert sentence.startswith(place + ": ")
    assert "\n" not in sentence


# -- impossible positions are errors -------------------------------------------------------------------------------


@pytest.mark.rule("TT-24")
def test_a_town_without_room_for_the_last_payment_is_warned() -> None:
    """15 cottages and a Well: the last of them left at least one field empty."""
    assert warned_places(player("CCCC / CCCC / CCCC / CCCW")) == ["players[0].town"]
    assert warned_places(player("CCCC / CCCC / CCCC / CCC-")) == ["players[0].town"]
    assert warned_places(player("CCCC / CCCC / CCCC / CCW-")) == []
    assert warned_places(player("CCCC / CCCC / CCCC / CC--")) == []


@pytest.mark.rule("TT-77")
def test_trading_posts_make_a_full_town_possible() -> None:
    assert warned_places(player("RRRR / CCCC / CCCC / CCCW")) == []


@pytest.mark.rule("TT-77", "TT-82")
def test_a_full_town_is_possible_when_the_guild_replaced_the_trading_posts() -> None:
    """Two posts stood in for resources of the last payment, and then both became Chapels."""
    full = player("CCCC / CCCC / CCCC / CK*K", monument="architects_guild")
    assert warned_places(full) == []
    assert warned_places(player("CCCC / CCCC / CCCC / CK*K", monument="silva_forum")) == ["players[0].town"]


@pytest.mark.rule("TT-24")
def test_how_many_fields_are_left_is_said_in_good_words() -> None:
    [remark] = remarks(player("CCCC / CCCC / CCCC / CCCW"))
    assert Texts("tiny_towns", "en").remark(remark).endswith("at least one field is left without a building.")
    assert Texts("tiny_towns", "de").remark(remark).endswith("bleibt mindestens ein Feld ohne Gebäude.")
    assert "1 fields" not in remark.sentence


@pytest.mark.rule("TT-88", "TT-99")
def test_university_and_watch_may_fill_fields_that_were_paid() -> None:
    assert warned_places(player("CCCC / CCCC / CCCC / *C--", monument="grove_university")) == []
    assert warned_places(player("CCCC / CCCC / CCCC / *CC-", monument="grove_university")) == ["players[0].town"]
    assert warned_places(player("CCCC / CCCC / CCCC / *CCW", monument="opaleyes_watch")) == []


@pytest.mark.rule("TT-4")
def test_two_cards_of_one_stack_are_never_in_one_game() -> None:
    assert warned_places(player("W---"), player("-U--")) == ["players[1].town"]


@pytest.mark.rule("TTV-16")
def test_a_chapel_and_a_temple_in_one_town_are_warned_and_scored() -> None:
    """The vector's board, drawn as one."""
    mixed = player("W--- / *P-- / C--- / X--F", monument="barrett_castle")
    mixed["town"][3][0] = "chapel"
    assert warned_places(mixed) == ["players[0].town"]
    assert totals(mixed) == [7]


@pytest.mark.rule("TT-51")
def test_two_kinds_of_food_in_one_town_are_impossible() -> None:
    mixed = player("F---")
    mixed["town"][3][0] = "orchard"
    assert refused(mixed).startswith("players[0].town[3][0]: ")


@pytest.mark.rule("TT-74")
def test_six_banks_are_impossible() -> None:
    assert refused(player("DDDD / DD--")).startswith("players[0].town: ")
    assert totals(player("DDDD / D---")) == [20 - 11]


@pytest.mark.rule("TT-8")
def test_a_monument_card_exists_once() -> None:
    forum = player("T---", monument="silva_forum")
    assert warned_places(forum, forum) == ["players[1].monument"]


@pytest.mark.rule("TT-95")
@pytest.mark.parametrize(("places", "wrong"), [((1, 1, 2), 2), ((2, 3, 3), 0), ((1, 2, 4), 2)])
def test_places_of_finishing_must_fit_together(places: tuple[int, ...], wrong: int) -> None:
    assert warned_places(*[player("T---", finished=place) for place in places])[0] == f"players[{wrong}].finished"


@pytest.mark.rule("TT-95")
@pytest.mark.parametrize("places", [(1, 2, 2, 4), (1, 1, 1, 1), (4, 3, 2, 1), (1, None, 2, None)])
def test_places_shared_and_skipped_are_fine(places: tuple[int | None, ...]) -> None:
    assert len(totals(*[player("T---", finished=place) for place in places])) == 4


@pytest.mark.rule("TT-101")
def test_the_shrine_cannot_have_counted_more_buildings_than_stand() -> None:
    monument = {"monument": "shrine_of_the_elder_tree"}
    assert warned_places(player("*W--", **monument, shrine_points=3)) == ["players[0].shrine_points"]
    assert warned_places(player("*WWW / W---", **monument, shrine_points=8)) == ["players[0].shrine_points"]
    assert totals(player("*WWW / WW--", **monument, shrine_points=8)) == [8 - 10]


# -- unlikely ones are warnings ------------------------------------------------------------------------------------


def test_a_town_without_any_building_is_unlikely() -> None:
    assert warned_places(player()) == ["players[0].town"]


def test_a_starloom_without_a_place_is_warned() -> None:
    alone = player("*---", monument="the_starloom")
    assert warned_places(alone) == ["players[0].finished"]
    assert totals(alone) == [-15]


def test_shrine_points_without_the_shrine_are_warned() -> None:
    assert warned_places(player("T---", shrine_points=3)) == ["players[0].shrine_points"]


def test_an_unknown_key_is_refused_and_the_nearest_one_named() -> None:
    assert refused(player("T---", warehous=3)) == "players[0]: warehous is not known here; is warehouse meant?"
