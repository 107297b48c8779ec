"""`--option key=value`, made from what a game declares."""

import argparse
from collections.abc import Sequence

from kleinstadt.cli.words import Refusal, language, say
from kleinstadt.engine.game import AnyGame
from kleinstadt.engine.option import Option, Options, Value, conflict
from kleinstadt.engine.registry import game
from kleinstadt.text import Texts

SPOKEN = {"yes": "true", "ja": "true", "on": "true", "no": "false", "nein": "false", "off": "false"}


def add_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar=say("cli-game"), help=say("help-game"))


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help=say("help-option"))


def plain(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def read_options(of: AnyGame, pairs: Sequence[str], seats: int) -> Options:
    """The declared values that these words mean, completed and checked."""
    declared = {option.id: option for option in of.options}
    given: Options = {}
    for pair in pairs:
        key, equals, word = pair.partition("=")
        if not equals:
            raise Refusal("cli-bad-option", pair=pair)
        if key not in declared:
            raise Refusal("cli-no-option", key=key, known=list(declared))
        given[key] = read_value(declared[key], word)
    return checked(of, given, seats)


def read_value(option: Option, word: str) -> Value:
    wanted = word.strip().lower()
    for value in option.values:
        if plain(value) == wanted or (isinstance(value, bool) and plain(value) == SPOKEN.get(wanted)):
            return value
    raise Refusal("cli-bad-value", key=option.id, value=word, known=[plain(value) for value in option.values])


def checked(of: AnyGame, given: Options, seats: int) -> Options:
    """Clashes are named by the words that were typed."""
    chosen: Options = {option.id: given.get(option.id, option.default) for option in of.options}
    if seats in of.seats:
        for option in of.options:
            value = chosen[option.id]
            other = conflict(option, value, chosen, seats)
            if other is not None:
                actual = seats if other == "seats" else chosen[other]
                clash = f"{other}={plain(actual)}"
                raise Refusal("cli-clash", pair=f"{option.id}={plain(value)}", clash=clash)
    return of.complete(seats, given)


def texts_of(game_id: str, names: Sequence[str] = ()) -> Texts:
    game(game_id)
    return Texts(game_id, language(), names)
