"""Pads in words: names for ids, places that people can find, who has won and why."""

from typing import Any

import pytest

from kleinstadt.engine.errors import BadPosition
from kleinstadt.engine.registry import game
from kleinstadt.text import LANGUAGES, Texts
from kleinstadt.text.pads import item_name, place_in_words, plain, result_in_words, said, with_ids
from ours import OURS

NOTHING = [""] * 4
TOWNS = game("tiny_towns")
GARDEN = game("garden_nation")
CITIES = game("everdell")


def town(*fields: str) -> list[list[str]]:
    return [[*fields, *NOTHING][:4], NOTHING, NOTHING, NOTHING]


@pytest.mark.parametrize("name", ["cottage", "Cottage", "Landhaus", "landhaus", " LANDHAUS "])
def test_a_card_may_be_called_by_its_name_in_both_languages(name: str) -> None:
    read = with_ids(TOWNS, {"players": [{"town": town(name)}]})
    assert read["players"][0]["town"][0][0] == "cottage"


def test_names_are_read_wherever_ids_may_stand() -> None:
    garden = {"secrets": ["Glockenturm", "Cabaret"], "buildings": [{"territory": 1, "terrain": "Laub", "floors": 1}]}
    read = with_ids(GARDEN, {"players": [garden]})["players"][0]
    assert read["secrets"] == ["belfry", "cabaret"]
    assert read["buildings"][0]["terrain"] == "leaf"
    city = {"city": ["Farm", {"card": "Kapelle", "points": 1}], "goods": {"Harz": 2}}
    read = with_ids(CITIES, {"players": [city]})["players"][0]
    assert read == {"city": ["farm", {"card": "chapel", "points": 1}], "goods": {"resin": 2}}


def test_a_name_that_several_cards_have_is_refused_with_their_ids() -> None:
    with pytest.raises(BadPosition) as refused:
        with_ids(game("colonists"), {"players": [{"improvements": ["Depot"]}]})
    assert refused.value.args_["known"] == "depot_3, depot_4"


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "Oma, row 1, column 2: Cotage is not known here; is Cottage meant?"),
        ("de", "Oma, Zeile 1, Spalte 2: Cotage ist hier nicht bekannt."),
    ],
)
def test_a_place_is_said_in_words(lang: str, words: str) -> None:
    data = {"players": [{"name": "Oma", "town": town("", "Cotage")}]}
    with pytest.raises(BadPosition) as refused:
        TOWNS.score_pad(data)
    assert said(Texts("tiny_towns", lang), TOWNS, data, refused.value) == words


@pytest.mark.parametrize("data", [None, 5, "x", []])
@pytest.mark.parametrize("id", OURS)
def test_a_pad_that_is_no_table_is_refused(id: str, data: Any) -> None:
    with pytest.raises(BadPosition) as refused:
        game(id).score_pad(data)
    assert refused.value.id == "field_table"


@pytest.mark.parametrize(
    ("place", "words"),
    [
        ("players", "All together"),
        ("players[0]", "Player 1"),
        ("players[1].city", "Ben, City"),
        ("players[1].city[1].points", "Ben, City: Chapel"),
        ("players[1].city[2]", "Ben, City, number 3"),
        ("players[1].goods.resin", "Ben, Left over: Resin"),
    ],
)
def test_every_kind_of_place_has_words(place: str, words: str) -> None:
    data = {"players": [{}, {"name": "Ben", "city": ["farm", {"card": "chapel", "points": 1}, "castel"]}]}
    assert place_in_words(Texts("everdell", "en"), CITIES.pad_form(), data, place) == words


def words(lang: str, ada: list[list[str]], ben: list[list[str]]) -> list[str]:
    """What is said about the result of these two towns."""
    result = TOWNS.score_pad({"players": [{"name": "Ada", "town": ada}, {"name": "Ben", "town": ben}]})
    return result_in_words(Texts("tiny_towns", lang, result.names), result)


def test_the_winner_is_named() -> None:
    assert words("en", town("well", "cottage"), town("shed", "shed")) == ["Ben wins with -12 points."]


def test_a_tie_break_decides_and_is_said() -> None:
    """A bank brings 4 points, five farms none, but leave four fields less without a building."""
    farms = [["farm"] * 4, ["farm", "", "", ""], NOTHING, NOTHING]
    assert words("en", town("bank"), farms) == [
        "Ben wins with -11 points.",
        "Ben and Ada have -11 points each. What decides then: fewer unbuilt fields (Ben 11, Ada 15).",
    ]


def test_who_is_equal_in_everything_shares_the_place() -> None:
    winner, why = words("de", town("well"), town("well"))
    assert winner == "Ada und Ben gewinnen mit -15 Punkten."
    assert why.startswith("Ada und Ben haben je -15 Punkte. ")
    assert why.endswith("(TT-48).")


def test_the_first_year_decides_between_equal_colonists() -> None:
    of = game("colonists")
    players = [{"name": "Ada", "dollars": 5}, {"name": "Ben", "dollars": 5}]
    unsaid = of.score_pad({"players": players})
    assert (unsaid.places(), [remark.id for remark in unsaid.remarks]) == ([1, 1], ["co_pad_first"])
    decided = of.score_pad({"players": players, "first": 1})
    assert (decided.places(), decided.remarks) == ([2, 1], [])


def test_who_is_not_done_is_told_what_is_missing_and_gets_the_rest() -> None:
    players = [{"name": "Ada"}, {"name": "Ben", "population": 30}]
    with pytest.raises(BadPosition):
        GARDEN.score_pad({"players": players})
    result = GARDEN.score_pad({"players": players}, finished=False)
    assert [sheet.total for sheet in result.sheets] == [0, 7]
    missing = {remark.args["place"] for remark in result.remarks}
    assert {"players[0].population", "players[0].secrets", "players[1].secrets"} <= missing


# -- the forms --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", OURS)
def test_what_a_pad_offers_can_be_told_apart_by_its_names(id: str, lang: str) -> None:
    """Within a group no two things are called the same."""
    texts = Texts(id, lang)
    for part in game(id).pad_form().parts:
        names = [(item.group, plain(item_name(texts, part.names, item.id))) for item in part.items]
        assert len(set(names)) == len(names), part.key
