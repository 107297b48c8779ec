"""Positions that cannot be are refused with their place; what is only unlikely on a score pad is said in good words."""

from typing import Any

import pytest

from kleinstadt.engine.errors import BadPosition
from kleinstadt.games.tiny_towns import GAME
from kleinstadt.games.tiny_towns.fields import FIELD_OF
from kleinstadt.text import LANGUAGES, Texts

FIVE = {"a1": ["wood"], "b1": ["wheat"], "c1": ["brick"], "d1": ["glass"], "a2": ["stone"]}


def display(last: str = "factory") -> list[str]:
    return ["cottage", "farm", "well", "chapel", "tavern", "theater", last]


def fields(card: str, *names: str) -> list[str]:
    """A town with this card on these fields."""
    cells = [""] * 16
    for name in names:
        cells[FIELD_OF[name]] = card
    return cells


def refusal(position: dict[str, Any], **more: Any) -> BadPosition:
    with pytest.raises(BadPosition) as refused:
        GAME.load({"position": position, **more})
    return refused.value


def bearing(card: str, held: dict[str, list[str]], *names: str) -> dict[str, Any]:
    return {"display": display(card), "towns": [{"fields": fields(card, *names), "held": held}, {}]}


@pytest.mark.rule("TT-74", "TT-75", "TT-76", "TT-79")
@pytest.mark.parametrize(
    ("position", "id", "place"),
    [
        (bearing("warehouse", {"a1": ["wood"] * 5}, "a1"), "tt_held_most", "held.a1"),
        (bearing("warehouse", {"a1": ["wood"] * 4}, "a1"), "tt_held_most", "held.a1"),
        (bearing("warehouse", {"a1": ["wood", "wheat", "brick", "glass"]}, "a1"), "tt_held_most", "held.a1"),
        (bearing("bank", {**FIVE, "b2": ["wood"]}, *FIVE, "b2"), "tt_banks", "held"),
        (bearing("bank", {}, "a1"), "tt_held_exactly", "held.a1"),
        (bearing("bank", {"a1": ["wood", "glass"]}, "a1"), "tt_held_most", "held.a1"),
        (bearing("bank", {"a1": ["wood"], "c1": ["wood"]}, "a1", "c1"), "tt_bank_kinds", "held"),
        (bearing("factory", {}, "d4"), "tt_held_exactly", "held.d4"),
        (bearing("factory", {"d4": ["wood", "wood"]}, "d4"), "tt_held_most", "held.d4"),
        (bearing("trading_post", {"a1": ["wood"]}, "a1"), "tt_held_most", "held.a1"),
        ({"towns": [{"held": {"b2": ["wood"]}}, {}]}, "tt_held_most", "held.b2"),
        ({"towns": [{"fields": fields("cottage", "a1"), "held": {"a1": ["wood"]}}, {}]}, "tt_held_most", "held.a1"),
    ],
)
def test_what_lies_on_a_building_must_fit(position: dict[str, Any], id: str, place: str) -> None:
    refused = refusal(position)
    assert (refused.id, refused.args_["place"]) == (id, f"position.towns[0].{place}")


@pytest.mark.rule("TT-103")
def test_under_the_statue_a_cottage_bears_one_resource() -> None:
    cells = fields("cottage", "a1")
    cells[FIELD_OF["d4"]] = "monument"
    statue = {"monument": "statue_of_the_bondmaker", "fields": cells}
    assert GAME.load({"position": {"towns": [{**statue, "held": {"a1": ["wood"]}}, {}]}}).deciders() == [0, 1]
    refused = refusal({"towns": [{**statue, "held": {"a1": ["wood", "wood"]}}, {}]})
    assert (refused.id, refused.args_["most"]) == ("tt_held_most", 1)


@pytest.mark.rule("TT-29")
def test_a_factory_may_be_bare_while_its_mark_waits() -> None:
    town = {"fields": fields("factory", "a1")}
    stack = [["round"], ["mark", 0, {"field": FIELD_OF["a1"]}]]
    assert GAME.load({"position": {"towns": [town, {}]}, "agenda": {"stack": stack}}).decision(0).kind == "mark"
    elsewhere = [["round"], ["mark", 0, {"field": FIELD_OF["b1"]}]]
    assert refusal({"towns": [town, {}]}, agenda={"stack": elsewhere}).id == "tt_held_exactly"


@pytest.mark.rule("TT-8", "TT-114")
@pytest.mark.parametrize(
    ("towns", "id", "place"),
    [
        ([{"monument": "silva_forum"}, {"monument": "silva_forum"}], "tt_monument_twice", "towns[1].monument"),
        ([{"monument": "silva_forum", "returned": "silva_forum"}, {}], "tt_monument_twice", "towns[0].monument"),
        ([{"hand": ["silva_forum", "silva_forum"]}, {}], "tt_monument_twice", "towns[0].monument"),
        ([{"monument": "farm"}, {}], "tt_no_monument", "towns[0].monument"),
        ([{"monument": "fort_ironweed"}], "tt_not_solo", "towns[0].monument"),
        ([{"hand": ["the_starloom", "silva_forum"]}], "tt_not_solo", "towns[0].monument"),
    ],
)
def test_a_monument_card_exists_once_and_some_need_neighbours(towns: list[dict[str, Any]], id: str, place: str) -> None:
    refused = refusal({"towns": towns}, seats=len(towns))
    assert (refused.id, refused.args_["place"]) == (id, f"position.{place}")


@pytest.mark.rule("TT-114")
def test_alone_no_bank_lies_in_the_display() -> None:
    refused = refusal({"display": display("bank")}, seats=1)
    assert (refused.id, refused.args_["place"]) == ("tt_not_solo", "position.display")


@pytest.mark.rule("TT-7")
@pytest.mark.parametrize(
    "cards",
    [
        {"draw": ["wood", "wheat", "brick", "glass"] * 10},
        {"draw": ["wood", "wheat", "brick", "glass", "stone"] * 3 + ["wood"]},
        {"draw": ["wood"] * 2, "revealed": ["wood"] * 2},
        {"draw": [], "set_aside_cards": ["stone"] * 4},
    ],
)
def test_there_are_three_cards_of_each_resource(cards: dict[str, Any]) -> None:
    refused = refusal(cards)
    assert (refused.id, refused.args_["place"]) == ("tt_deck", "position.draw")


@pytest.mark.rule("TT-14")
@pytest.mark.parametrize(
    "cards",
    [
        {"draw": ["wood", "brick"], "set_aside_cards": []},
        {"draw": [], "revealed": ["wood"], "set_aside_cards": ["wood", "wheat", "brick", "glass", "stone"]},
        {"draw_pile": 10, "set_aside": 4},
        {"draw_pile": 15, "set_aside": 5},
    ],
)
def test_the_deck_is_whole_or_it_could_not_be_shuffled_anew(cards: dict[str, Any]) -> None:
    refused = refusal(cards)
    assert (refused.id, refused.args_["place"]) == ("tt_deck_size", "position.draw")


@pytest.mark.rule("TT-105")
def test_only_two_resources_are_ever_laid_aside() -> None:
    refused = refusal({"towns": [{"aside": 9}, {}]}, options={"more_storage": True})
    assert (refused.id, refused.args_["place"]) == ("field_number", "position.towns[0].aside")


@pytest.mark.parametrize(
    ("step", "place"),
    [
        (["build", 0], "agenda.stack[0]"),
        (["place", 0, []], "agenda.stack[0]"),
        (["place", 0, [6, 0]], "agenda.stack[0].kind"),
        (["place", 0, {"kind": 1, "how": 3}], "agenda.stack[0].how"),
        (["mark", 0], "agenda.stack[0]"),
        (["mark", 0, [16]], "agenda.stack[0].field"),
        (["replace", 0, [0, -1]], "agenda.stack[0].left"),
        (["build", 0, [128]], "agenda.stack[0].waiting"),
    ],
)
def test_a_step_needs_its_numbers(step: list[Any], place: str) -> None:
    assert refusal({}, agenda={"stack": [step]}).args_["place"] == place


@pytest.mark.rule("TT-110")
@pytest.mark.parametrize(
    "data",
    [
        {
            "options": {"variant": "prospectors"},
            "position": {"hammer": 0, **bearing("bank", FIVE, *FIVE)},
            "agenda": {"stack": [["name_kind", 0]]},
        },
        {"agenda": {"stack": [["keep_monument", 0]]}},
        {"agenda": {"stack": [["keep_monuments"]]}},
        {"seats": 1, "position": {"open_cards": []}},
    ],
)
def test_nobody_is_asked_what_has_no_answer(data: dict[str, Any]) -> None:
    with pytest.raises(BadPosition) as refused:
        GAME.load(data)
    assert (refused.value.id, refused.value.args_["place"]) == ("dead_end", "agenda")


@pytest.mark.parametrize(
    ("data", "place", "near"),
    [
        ({"positon": {}}, "positon", "position"),
        ({"position": {"town": []}}, "position", "towns"),
        ({"position": {"towns": [{"field": []}, {}]}}, "position.towns[0]", "fields"),
        ({"agenda": {"stacks": []}}, "agenda", "stack"),
    ],
)
def test_a_misspelt_key_is_refused_and_the_right_one_named(data: dict[str, Any], place: str, near: str) -> None:
    with pytest.raises(BadPosition) as refused:
        GAME.load(data)
    assert refused.value.id == "field_unknown_near"
    assert (refused.value.args_["place"], refused.value.args_["near"]) == (place, near)


# -- words -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_is_one_in_every_sentence_about_a_number(lang: str) -> None:
    texts = Texts("tiny_towns", lang)
    for id in ("tt_held_most", "tt_held_exactly", "tt_too_full"):
        one, two = [texts.sentence(f"error-{id}", {"place": "town", "most": n, "least": n}) for n in (1, 2)]
        assert "2" in two
        assert "1" not in one  # but "one field", "ein Feld"
