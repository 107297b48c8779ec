"""Why a field, a card or a resource is not lit: what is said to whoever touches it all the same."""

import random

import pytest

from games.tiny_towns.drawing import building, placing, play, position, round_begins, town
from kleinstadt.engine.event import Arg
from kleinstadt.games.tiny_towns import GAME
from kleinstadt.games.tiny_towns.fields import NAMES
from kleinstadt.games.tiny_towns.state import TinyTowns
from kleinstadt.text import LANGUAGES, Texts

rule = pytest.mark.rule
TEXTS = [Texts("tiny_towns", lang) for lang in LANGUAGES]

FIVE_BANKS = {"a1": ["wood"], "b1": ["wheat"], "c1": ["brick"], "d1": ["glass"], "a2": ["stone"]}
STATUE = "statue_of_the_bondmaker"


def why(state: TinyTowns, thing: str, seat: int = 0) -> list[str]:
    """What is in the way, each of which can be said."""
    found = state.obstacles(seat).get(thing, [])
    assert all(texts.obstacle(each) for texts in TEXTS for each in found)
    return [each.id for each in found]


def told(state: TinyTowns, thing: str) -> dict[str, Arg]:
    return {name: value for each in state.obstacles(0)[thing] for name, value in each.args.items()}


# -- choosing a resource ----------------------------------------------------------------------------------------------


@rule("TT-75")
def test_what_lies_on_an_own_bank_is_not_chosen() -> None:
    state = round_begins(town("D---", held={"a1": ["wood"]}), "", round=2)
    assert (why(state, "choose wood"), told(state, "choose wood")) == (["on_bank"], {"resource": "wood"})
    assert not why(state, "choose glass")


@rule("TT-110")
def test_what_lies_on_an_own_bank_is_not_named_with_the_hammer() -> None:
    bank = town("D---", held={"a1": ["wood"]})
    state = round_begins(bank, "", options={"variant": "prospectors"}, hammer=0)
    assert (why(state, "name wood"), why(state, "name glass")) == (["on_bank"], [])


@rule("TT-74")
def test_a_second_bank_gets_another_kind() -> None:
    state = building(town("tt-D / wgb-", held={"d1": ["wood"]}), "")
    play(state, "0: build bank at a1 from a1 a2 b1 b2 c2")
    assert (why(state, "mark wood"), why(state, "mark stone")) == (["on_bank"], [])


@rule("TT-116")
def test_alone_only_what_lies_open_is_taken() -> None:
    state = round_begins("", open_cards=["wood", "glass", "stone"])
    assert (why(state, "open brick"), why(state, "open wood")) == (["not_open"], [])


# -- placing --------------------------------------------------------------------------------------------------------


@rule("TT-17")
def test_a_taken_field_says_what_is_there() -> None:
    state = placing("wC--", "")
    assert (why(state, "place a1"), told(state, "place a1")) == (["resource_there"], {"resource": "wood"})
    assert (why(state, "place b1"), told(state, "place b1")) == (["building_there"], {"card": "cottage"})
    assert not why(state, "place c1")


@rule("TT-17")
def test_a_monument_is_named() -> None:
    state = placing(town("*---", monument="fort_ironweed"), "")
    assert told(state, "place a1") == {"card": "fort_ironweed"}


@rule("TT-103")
def test_under_the_statue_a_cottage_bears_one_resource() -> None:
    state = placing(town("CC-*", held={"a1": ["glass"]}, monument=STATUE), "")
    assert (why(state, "place a1"), why(state, "place b1")) == (["cottage_bears"], [])


@rule("TT-103")
def test_what_was_chosen_freely_goes_on_no_cottage() -> None:
    state = placing(town("C--*", monument=STATUE), "", round=3)
    assert why(state, "place a1") == ["cottage_chosen"]


@rule("TT-103")
def test_what_was_exchanged_in_a_warehouse_goes_on_no_cottage() -> None:
    owner = town("CX-*", held={"b1": ["glass"]}, monument=STATUE)
    state = placing(owner, "", cards="warehouse")
    assert not why(state, "place a1")
    assert why(play(state, "0: swap b1 glass"), "place a1") == ["cottage_exchanged"]


# -- building -------------------------------------------------------------------------------------------------------


@rule("TT-22")
def test_a_card_says_what_is_missing_for_it() -> None:
    state = building("ws-- / s---", "")
    assert (why(state, "build chapel"), told(state, "build chapel")) == (
        ["missing"],
        {"resources": ["glass", "glass"]},
    )


@rule("TT-23")
def test_what_lies_on_a_building_is_missing_all_the_same() -> None:
    state = building(town("Xs-- / --ws", held={"a1": ["glass"]}), "")
    assert "glass" in str(told(state, "build chapel")["resources"])


@rule("TT-22")
def test_resources_that_lie_wrongly_are_not_missing() -> None:
    state = building("w-w- / --s-", "")
    assert not why(state, "build well")
    assert why(building("-g- / sgs / ---- / ws--", ""), "build chapel") == ["pattern"]


@rule("TT-77")
def test_with_a_trading_post_nothing_is_called_missing() -> None:
    assert why(building("Rs-- / ---- / ws--", ""), "build chapel") == ["pattern"]


@rule("TT-24")
def test_a_building_stands_on_what_is_paid() -> None:
    state = building("ws-- / --t- / ---C", "")
    assert [why(state, f"build well at {field}") for field in ("a1", "d4", "c2", "d3")] == [
        [],
        ["unpaid"],
        ["unpaid"],
        ["building_there"],
    ]


@rule("TT-24", "TT-60")
def test_what_may_stand_on_any_empty_field_still_needs_an_empty_one() -> None:
    state = building("ws-- / --t-", "", cards="shed")
    assert not why(state, "build shed at d4")
    assert why(state, "build shed at c2") == ["resource_there"]


@rule("TT-28")
def test_a_monument_is_built_once() -> None:
    state = building(town("*--- / ws--", monument="fort_ironweed"), "")
    assert why(state, "build fort_ironweed") == ["stands"]


@rule("TT-28")
def test_the_own_monument_is_a_card_like_any_other() -> None:
    state = building(town("ws--", monument="fort_ironweed"), town("ws--", monument="silva_forum"))
    assert why(state, "build fort_ironweed") == ["missing"]
    assert why(state, "build silva_forum") == []  # another's is nobody's business


@rule("TT-74")
def test_nobody_builds_a_sixth_bank() -> None:
    state = building(town("DDDD / Dtt- / -wgb", held=FIVE_BANKS), "")
    assert (why(state, "build bank"), told(state, "build bank")) == (["banks"], {"count": 5})


@rule("TT-88")
def test_the_university_puts_a_building_on_an_empty_field() -> None:
    state = building(town("-bwD / sgs- / ---- / ----", monument="grove_university"), "")
    play(state, "0: build grove_university at b1 from a2 b1 b2 c2")
    assert state.decision(0).kind == "add"
    assert [why(state, f"build well at {field}") for field in ("a1", "c1", "d1", "b1")] == [
        [],
        ["resource_there"],
        ["building_there"],
        ["building_there"],
    ]
    assert why(state, "build grove_university") == ["stands"]


@rule("TT-99")
def test_what_waits_on_the_watch_goes_on_an_empty_field() -> None:
    owner = town("*t--", monument="opaleyes_watch", watch=["well", "farm", "chapel"], watch_round=1)
    state = position(owner, "", stack=[["round"], ["build", 0, {"waiting": 4}]], round=2, phase="build")
    assert (why(state, "build well at c1"), why(state, "build well at b1")) == ([], ["resource_there"])
    assert why(state, "build farm") == ["missing"]


# -- the Architect's Guild --------------------------------------------------------------------------------------------


def guild() -> TinyTowns:
    """The Guild has just been built at a3, beside a Cottage (d1) and a Farm (d2)."""
    state = building(town("--gC / -tsF / wb-- / t---", monument="architects_guild"), "ws--")
    return play(state, "0: build architects_guild at a3 from a3 b2 b3 c1 c2")


@rule("TT-82")
def test_only_buildings_are_replaced() -> None:
    state = guild()
    assert [why(state, f"replace {field}") for field in ("a1", "a4", "d1")] == [["no_building"], ["no_building"], []]


@rule("TT-83")
def test_monuments_are_neither_replaced_nor_put_in() -> None:
    state = guild()
    assert why(state, "replace a3") == ["monument"]
    assert why(state, "replace d1 with architects_guild") == ["stands"]


@rule("TT-82")
def test_a_building_is_replaced_by_another_type() -> None:
    state = guild()
    assert (why(state, "replace d1 with cottage"), told(state, "replace d1 with cottage")) == (
        ["same"],
        {"card": "cottage"},
    )
    assert not why(state, "replace d1 with farm")


@rule("TT-82")
def test_no_building_is_replaced_twice() -> None:
    assert why(play(guild(), "0: replace d1 with well"), "replace d1") == ["just_replaced"]


@rule("TT-74", "TT-82")
def test_the_guild_puts_in_no_sixth_bank() -> None:
    owner = town("DDDD / DC-*", held=FIVE_BANKS, monument="architects_guild")
    state = position(owner, "", stack=[["round"], ["replace", 0, {"left": 2, "but": -1}]])
    assert why(state, "replace b2 with bank") == ["banks"]


# -- in whole games ---------------------------------------------------------------------------------------------------


@rule("TT-17", "TT-24")
@pytest.mark.parametrize(("seats", "seed"), [(1, 5), (2, 1), (3, 2), (4, 3)])
def test_whatever_is_not_lit_says_why_and_whatever_is_says_nothing(seats: int, seed: int) -> None:
    luck = random.Random(seed)
    state = GAME.start(seats, {}, seed=seed)
    seen: set[str] = set()
    while not state.over:
        seat = luck.choice(state.deciders())
        moves = state.moves(seat)
        found = state.obstacles(seat)
        assert all(found.values())
        assert not set(found) & set(moves)
        kind = state.decision(seat).kind
        if kind == "place":
            assert {f"place {field}" for field in NAMES} <= set(found) | set(moves)
        if kind == "build":
            cards = state.view(seat)["position"]["display"]
            for card in cards:
                lit = {move.split()[3] for move in moves if move.startswith((f"build {card} at ", f"set {card} at "))}
                dark = {field for field in NAMES if f"build {card} at {field}" in found}
                assert (f"build {card}" in found) == (not lit)
                assert dark == (set(NAMES) - lit if lit else set())
        seen.add(kind)
        state.play(seat, luck.choice(moves))
    assert seen >= {"place", "build"}


@rule("TT-21")
def test_whoever_is_not_asked_is_told_nothing() -> None:
    assert play(building("ws--", "ws--"), "0: done").obstacles(0) == {}
