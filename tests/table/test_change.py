"""A change leads from one tree of plain data to another, whatever they are, and is small where little has changed."""

import json
import random
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kleinstadt import game, game_ids
from kleinstadt.table.change import applied, difference
from kleinstadt.table.screen import decision_of, offers_of, standing_of, view_of
from market_day import GAME as MARKET_DAY

EXAMPLES = json.loads((Path(__file__).parent / "changes.json").read_text(encoding="utf-8"))

leaves = st.none() | st.integers(2) | st.booleans() | st.text(max_size=3)  # from 2: True and 1 are the same to Python
keys = st.sampled_from(["a", "b", "c", "0", "1", ""])
trees = st.recursive(leaves, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(keys, inner, max_size=3))


@given(trees, trees)
def test_a_change_leads_from_one_tree_to_the_other(old: Any, new: Any) -> None:
    before = json.dumps(old)
    assert applied(old, difference(old, new)) == new
    assert json.dumps(old) == before, "the old tree stays as it was"


@given(trees, trees)
def test_a_change_can_travel_as_json(old: Any, new: Any) -> None:
    assert applied(old, json.loads(json.dumps(difference(old, new)))) == new


@given(st.lists(trees, max_size=3) | st.dictionaries(keys, trees, max_size=3))
def test_what_is_the_same_needs_no_words(tree: Any) -> None:
    assert difference(tree, json.loads(json.dumps(tree))) == {}


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example["name"])
def test_examples_shared_with_the_browser_client(example: dict[str, Any]) -> None:
    assert difference(example["old"], example["new"]) == example["change"]
    assert applied(example["old"], example["change"]) == example["new"]


def exact(data: Any) -> str:
    return json.dumps(data, sort_keys=True)  # tells True from 1


@pytest.mark.parametrize("rules", [MARKET_DAY, *map(game, game_ids())], ids=lambda rules: rules.id)
def test_the_screens_of_a_whole_game_follow_from_their_changes(rules: Any) -> None:
    """This also shows that what a game hands out stays as it was while the game goes on."""
    chance = random.Random(3)
    state = rules.start(2, seed=3)
    shown: dict[int | None, Any] = {}
    known: dict[int | None, Any] = {}
    sent = whole = 0
    while not state.over:
        for viewer in (0, 1, None):
            screen = {"view": view_of(state, viewer), "standing": standing_of(state, viewer)}
            screen |= {"decision": decision_of(state, viewer)}
            screen |= {"moves": [] if viewer is None else offers_of(state, viewer)}
            change = json.dumps(difference(shown.get(viewer), screen))
            known[viewer] = applied(known.get(viewer), json.loads(change))
            shown[viewer] = screen
            assert exact(known[viewer]) == exact(screen)
            sent, whole = sent + len(change), whole + len(exact(screen))
        seat = chance.choice(state.deciders())
        state.play(seat, chance.choice(state.moves(seat)))
    assert sent < whole / 2
