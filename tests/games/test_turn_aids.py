"""Turn aids say what the engine does: they are compared with games played at random, and can be said in words."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from kleinstadt import game
from kleinstadt.engine.chance import stream
from kleinstadt.engine.game import AnyGame
from kleinstadt.engine.playout import pick
from kleinstadt.engine.state import State
from kleinstadt.engine.turn_aid import TurnWay
from kleinstadt.games.everdell.state import Everdell
from kleinstadt.games.tiny_towns.state import TinyTowns
from kleinstadt.text import LANGUAGES, Texts
from ours import OURS

rule = pytest.mark.rule


def way_of(of: AnyGame, id: str) -> TurnWay:
    return next(way for way in of.turn_aid().ways if way.id == id)


def played(state: State, seed: int) -> Iterator[State]:
    """The game at each question, answered at random."""
    chance = stream(seed, "answers")
    while not state.over:
        yield state
        seat = state.first_decider()
        state.play(seat, pick(state.moves(seat), chance))
    yield state


@pytest.mark.parametrize("id", [*OURS, "market_day"])
def test_every_number_of_players_has_a_way(id: str) -> None:
    of = game(id)
    assert {seats for way in of.turn_aid().ways for seats in way.seats} == set(of.seats)


@rule("TT-7", "TT-11", "TT-13", "TT-14")
def test_the_phone_draws_tiny_towns_cards_as_the_engine_does() -> None:
    of = game("tiny_towns")
    deck = way_of(of, "standard").deck
    assert deck is not None
    state = of.start(2, seed=1)
    assert isinstance(state, TinyTowns)
    assert (sum(deck.cards.values()), deck.aside) == (15, len(state.set_aside))
    free: dict[int, bool] = {}
    for now in played(state, 1):
        assert isinstance(now, TinyTowns)
        free[now.round] = now.free_choice()
    assert len(free) > deck.free_every
    assert free == {number: number > 0 and number % deck.free_every == 0 for number in free}


@rule("TT-115", "TT-116")
def test_alone_as_many_cards_lie_open_as_in_the_engine() -> None:
    of = game("tiny_towns")
    deck = way_of(of, "solo").deck
    assert deck is not None
    state = of.start(1, seed=1)
    assert isinstance(state, TinyTowns)
    assert (deck.open, deck.aside, deck.free_every) == (len(state.opened), len(state.set_aside), 0)


@rule("GN-66", "GN-77", "GN-78", "GN-79")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_garden_nations_turns_come_as_the_aid_says(seats: int) -> None:
    of = game("garden_nation")
    way = next(way for way in of.turn_aid().ways if seats in way.seats)
    state = of.start(seats, seed=seats, log=True)
    for _ in played(state, seats):
        pass
    began = [event.args for event in state.log or [] if event.id == "turn_began"]
    assert len(began) > 3 * seats * way.turns
    length = seats * way.turns
    for start in range(0, len(began) - length, length):
        turns = began[start : start + length]
        assert [turn["actions"] for turn in turns] == list(way.actions)
        assert all([turn["seat"] for turn in turns].count(seat) == way.turns for seat in range(seats))
        assert began[start + length]["seat"] == turns[-1]["seat"], "who was last begins"


@rule("CO-51", "CO-52", "CO-227")
def test_the_colonists_count_eras_years_and_half_years() -> None:
    counts = {count.id: len(count.values) for count in way_of(game("colonists"), "standard").counts}
    assert counts == {"half": 2, "year": 5, "era": 4}
    assert way_of(game("colonists"), "standard").actions == (3,)


def places(year: int, season: int, state: Everdell) -> list[str]:
    """Where Rugwort's workers are after so many seasons, by what the aid says."""
    rival = way_of(game("everdell"), "solo").rival
    assert rival is not None
    forest = state.view(0)["position"]["forest"]
    first = second = ""
    meadow: list[str] = []
    for deed in [*rival.begins, *[deed for each in rival.seasons[year][:season] for deed in each.deeds]]:
        what = deed.say.removeprefix("turns-rugwort-")
        if what == "forest":
            first = forest[int(deed.args["number"]) - 1]
        elif what == "journey":
            first = str(deed.args["location"])
        elif what == "place":
            second = str(deed.args["location"])
        elif what == "feud":
            assert second == deed.args["location"]
            second = "gone"
        elif what == "meadow":
            meadow.append(f"meadow_{deed.args['number']}")
    return [first, second, *meadow]


@rule("EV-237", "EV-240", "EV-246", "EV-247", "EV-248")
@pytest.mark.parametrize("year", [1, 2, 3])
def test_rugworts_workers_go_where_the_aid_sends_them(year: int) -> None:
    seasons = {"winter": 0, "spring": 1, "summer": 2, "autumn": 3}
    seen: set[str] = set()
    for state in played(game("everdell").start(1, {"solo_year": year}, seed=year), year):
        assert isinstance(state, Everdell)
        his: dict[str, Any] = state.view(0)["position"]["rugwort"]
        if his["season"] not in seen:
            seen.add(his["season"])
            assert his["workers"] == places(year, seasons[his["season"]], state)
    assert seen == set(seasons)


@rule("EV-238", "EV-254")
def test_rugworts_dice_have_a_face_for_each_place_of_the_meadow() -> None:
    rival = way_of(game("everdell"), "solo_newleaf").rival
    assert rival is not None
    assert [face[0].args["number"] for face in rival.dice["meadow"]] == list(range(1, 9))
    gains = [
        (sum([deed.points for deed in face]), sum([deed.roll == "meadow" for deed in face]))
        for face in rival.dice["ticket"]
    ]
    assert gains == [(0, 0), (1, 0), (1, 0), (2, 0), (2, 0), (0, 1), (0, 1), (1, 1)]


def said(way: TurnWay) -> set[str]:
    """The messages that a page needs for this way to play."""
    found = {f"turns-{way.id}", "turns-count", "turns-actions"}
    rival = way.rival
    if rival is not None:
        seasons = [season for each in rival.seasons.values() for season in each]
        deeds = [deed for occasion in [*seasons, *rival.occasions] for deed in occasion.deeds]
        deeds += [*rival.begins, *[deed for faces in rival.dice.values() for face in faces for deed in face]]
        found |= {deed.say for deed in deeds if deed.say}
        found |= {f"turns-when-{occasion.id}" for occasion in rival.occasions}
        found |= {f"turns-level-{level}" for level in rival.seasons}
        found |= {"rival", "turns-when-season", "turns-rival-cards", "turns-rival-points", "turns-rival-so-far"}
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", OURS)
def test_everything_that_a_turn_aid_says_has_words(id: str, lang: str) -> None:
    texts = Texts(id, lang)
    ui = re.findall(r"^([\w-]+) =", ui_text(lang), re.MULTILINE)
    for way in game(id).turn_aid().ways:
        assert not {message for message in said(way) if not texts.has(message)} - set(ui)
        names = [] if way.deck is None else [f"{way.deck.names}-{card}" for card in way.deck.cards]
        assert all(texts.has(name) for name in names)


def ui_text(lang: str) -> str:
    from importlib.resources import files

    return (files("kleinstadt") / "text" / "ui" / f"{lang}.ftl").read_text(encoding="utf-8")
