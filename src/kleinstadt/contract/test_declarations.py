"""What a game declares about itself."""

import re

from kleinstadt.contract.walks import SETUPS, make_setup
from kleinstadt.engine.chance import stream
from kleinstadt.engine.game import AnyGame
from kleinstadt.engine.option import draw_options

ID = re.compile(r"[a-z][a-z_]*")
MANY_TEXTS = 400  # so many of each phrase are tried


def test_ids_are_plain(any_game: AnyGame) -> None:
    assert ID.fullmatch(any_game.id)
    assert any_game.rules_version >= 1
    for option in any_game.options:
        assert ID.fullmatch(option.id)
        assert re.fullmatch(r"[A-Z]+-\d+[a-z]?", option.rule), option.rule


def test_seats_are_sorted(any_game: AnyGame) -> None:
    assert any_game.seats
    assert list(any_game.seats) == sorted(set(any_game.seats))


def test_the_defaults_fit_every_number_of_players(any_game: AnyGame) -> None:
    for seats in any_game.seats:
        chosen = any_game.complete(seats)
        assert any_game.complete(seats, chosen) == chosen


def test_every_value_of_every_option_can_be_played_somehow(any_game: AnyGame) -> None:
    left = {(option.id, str(value)) for option in any_game.options for value in option.values}
    left -= {(option.id, str(option.default)) for option in any_game.options if option.for_bots is not None}
    chance = stream(1, "options")
    for seats in any_game.seats:
        for _ in range(300):
            chosen = draw_options(any_game.options, seats, chance)
            assert any_game.complete(seats, chosen) == chosen
            left -= {(id, str(value)) for id, value in chosen.items()}
    assert not left


def test_conditions_name_options_and_values_that_exist(any_game: AnyGame) -> None:
    values = {option.id: option.values for option in any_game.options} | {"seats": any_game.seats}
    for option in any_game.options:
        for conditions in [option.not_with, option.only_with]:
            for value, others in conditions.items():
                assert value in option.values
                for other, theirs in others.items():
                    assert set(theirs) <= set(values[other])


def test_what_is_used_stands_in_the_catalogue(any_game: AnyGame) -> None:
    catalogue = any_game.catalogue()
    for listed, events in any_game.uses.items():
        assert catalogue[listed]
        assert events


def test_a_position_says_which_game_it_is(any_game: AnyGame) -> None:
    setup = make_setup(any_game, SETUPS - 1)
    state = setup.start()
    for data in [state.dump(), state.view(None), state.view(0)]:
        assert data["game"] == any_game.id
        assert data["rules_version"] == any_game.rules_version
        assert data["options"] == setup.options
        assert data["seats"] == setup.seats


def test_the_heuristic_is_a_number_at_any_time(any_game: AnyGame) -> None:
    state = make_setup(any_game, 0).start()
    for seat in range(state.seats):
        assert isinstance(any_game.heuristic(state, seat), float)


def test_a_number_is_one_answer_and_an_answer_one_number(any_game: AnyGame) -> None:
    """No text can be read as two phrases: what it means would depend on which of them was said before."""
    words = any_game.vocabulary()
    chance = stream(1, "words")
    for phrase, first in zip(words.phrases, words.first, strict=True):
        few = (
            range(phrase.size) if phrase.size <= MANY_TEXTS else [chance.below(phrase.size) for _ in range(MANY_TEXTS)]
        )
        for index in few:
            text = words.text(first + index)
            said = words.parse(text)
            assert said.phrase is phrase, f"{text!r} can be read as {said.phrase.id} and as {phrase.id}"
            assert said.phrase.index(said.numbers) == index, (
                f"{text!r} of {phrase.id} is number {index} and another one"
            )
