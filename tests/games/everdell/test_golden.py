"""Chapter 14: golden occupied markers and banners."""

import pytest

from games.everdell.drawn import A, city, drawn, newleaf, options, owns, play
from kleinstadt.games.everdell.cards import BASE_CARDS, CRITTER, GOLDEN, IDS, NUMBER

rule = pytest.mark.rule


def ways(*cards: object, critter: str, **more: object) -> list[str]:
    """How the critter can be played, besides paying for it."""
    state = play(newleaf([*cards], "9B", [critter], **more), f"play {critter} from hand")
    asked = state.decision(state.deciders()[0]).kind == "way"
    return [move for move in options(state) if move != "pay price"] if asked else []


@rule("EV-194", "EVX-69")
def test_a_newleaf_critter_comes_by_a_construction_that_its_banner_names() -> None:
    state = play(newleaf(["clock_tower"], "", ["inventor"]), "play inventor from hand")
    assert (city(state), state.golden[A], owns(state)) == (["clock_tower", "inventor"], 2, {})
    taken = newleaf([{"card": "clock_tower", "marked": True}], "", ["inventor"])
    assert not options(taken, "play")


@rule("EV-194", "EVX-70")
def test_a_newleaf_construction_brings_in_the_critters_that_its_banner_names() -> None:
    state = play(newleaf(["ever_wall"], "", ["king"]), "play king from hand")
    assert (city(state), state.golden[A]) == (["ever_wall", "king"], 2)
    assert not options(newleaf(["ever_wall"], "", ["doctor"]), "play")


@rule("EV-194")
@pytest.mark.parametrize(
    ("construction", "critter", "fits"),
    [
        ("farm", "baker", True),  # production
        ("inn", "baker", False),
        ("inn", "poet", True),  # common
        ("castle", "poet", False),
        ("castle", "mayor", True),  # unique
        ("main_road", "wife", True),  # common critters
        ("main_road", "king", False),
        ("museum", "king", True),  # unique critters
        ("hotel", "gardener", True),  # traveler
        ("farm", "husband", False),  # a base pair
    ],
)
def test_banners(construction: str, critter: str, fits: bool) -> None:
    assert GOLDEN[NUMBER[critter]][NUMBER[construction]] == fits


@rule("EV-195")
def test_base_pairs_never_use_golden_markers() -> None:
    base = range(len(BASE_CARDS))
    assert not any(GOLDEN[critter][construction] for critter in base for construction in base)
    assert ways("farm", critter="wife") == ["mark farm 0"]


@rule("EV-194")
def test_only_critters_come_by_a_golden_marker() -> None:
    assert all(CRITTER[card] for card in range(len(IDS)) if any(GOLDEN[card]))


@rule("EV-62", "EV-195", "EVX-24")
def test_the_ever_tree_serves_newleaf_critters_with_an_ordinary_marker() -> None:
    state = newleaf(["ever_tree"], "", ["mayor"], beside={"golden": 0})
    play(state, "play mayor from hand")
    assert (city(state), state.cities[A].marked) == (["ever_tree", "mayor"], 1)


@rule("EV-196")
def test_a_construction_bears_one_marker_golden_or_not() -> None:
    golden = {"card": "farm", "golden": True}
    assert ways(golden, critter="wife") == []
    assert ways(golden, critter="baker") == []
    assert ways({"card": "farm", "marked": True}, critter="baker") == []
    assert ways("farm", critter="baker") == ["gild farm 0"]


@rule("EV-90", "EV-197", "EVX-71")
def test_a_golden_marker_goes_with_its_construction() -> None:
    hotel = {"card": "hotel", "golden": True}
    state = newleaf([hotel, "main_road"], "", ["ruins", "poet"], beside={"golden": 0})
    play(state, "play ruins from hand", "visit basic_one_berry")
    assert (state.golden[A], state.cities[A].gilded) == (0, 0)
    assert not options(state, "play poet")


@rule("EV-198")
def test_a_golden_marker_is_an_advantage_like_any_other() -> None:
    """Only one helps with one card (EV-64): a full city is not opened by an Innkeeper beside it."""
    full = ["main_road", "castle", "innkeeper", *["farm"] * 5, *["mine"] * 2, *["inn"] * 2, *["post_office"] * 3]
    state = newleaf([*full, "crane", "theater"], "", ["mayor"])
    assert state.cities[A].spaces() == 16
    assert not options(state, "play mayor")


@rule("EV-18")
def test_golden_markers_come_with_the_cards() -> None:
    assert newleaf().golden == (3, 3)
    assert drawn(chosen={"newleaf": "cards"}).golden == (3, 3)
    assert drawn().golden == (0, 0)
