"""`--option key=value`, made from what a game declares."""

import argparse
from collections.abc import Sequence
from pathlib import Path

from kleinstadt.bots import FOR_TESTS, bot_names, is_bot
from kleinstadt.cli.numbers import players, seed
from kleinstadt.cli.parser import Parser
from kleinstadt.cli.words import Refusal, language, say
from kleinstadt.engine.errors import KleinstadtError
from kleinstadt.engine.game import AnyGame
from kleinstadt.engine.option import Option, Options, Value, conflict, with_bots_only
from kleinstadt.engine.registry import game
from kleinstadt.text import Texts

FACTS = "own_values"  # the option that `--facts FILE` is short for
SPOKEN = {"yes": "true", "ja": "true", "on": "true", "no": "false", "nein": "false", "off": "false"}


def add_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar=say("cli-game"), help=say("help-game"))


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--option", action="append", default=[], metavar=say("cli-pair"), help=say("help-option"))
    parser.add_argument("--facts", default="", metavar=say("cli-file"), help=say("help-facts"))


def add_players(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--players", type=players, default=None, metavar="N", help=say("help-players"))


def add_names(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--names", type=names, default=[], metavar="ADA,BO…", help=say("help-names"))


def add_bots(parser: argparse.ArgumentParser, known: Sequence[str]) -> None:
    parser.add_argument("--bots", metavar="BOT,BOT…", help=say("help-bots", known=list(known)))


def add_seed(parser: argparse.ArgumentParser, usual: int | None = None) -> None:
    parser.add_argument("--seed", type=seed, default=usual, metavar="S", help=say("help-seed"))


def add_operating(
    subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]",
    command: str,
    actions: Sequence[str],
    subject: str,
    called: str,
) -> argparse.ArgumentParser:
    """A command with which the operator looks at what a database has, and does something with one of it."""
    parser = subparsers.add_parser(command, help=say(f"help-{command}"), description=say(f"help-{command}-more"))
    assert isinstance(parser, Parser)
    parser.names_rows = True
    parser.add_argument(
        "action",
        nargs="?",
        default=actions[0],
        type=str.strip,
        choices=actions,
        metavar=say("cli-action"),
        help=say(f"help-{command}-action"),
    )
    whose = say(f"help-{command}-{subject}")
    parser.add_argument(subject, nargs="?", default="", type=str.strip, metavar=called, help=whose)
    parser.add_argument("--database", default="", metavar=say("cli-file"), help=say("help-database"))
    parser.add_argument("--yes", action="store_true", help=say(f"help-{command}-yes"))
    parser.add_argument("--json", action="store_true", help=say("help-json"))
    return parser


def names(text: str) -> list[str]:
    """Names with commas between them. Letters that are none are replaced: the names are kept in files."""
    readable = text.encode("utf-8", "replace").decode("utf-8")
    return [name.strip() for name in readable.split(",") if name.strip()]


def read_bots(text: str, also_for_tests: bool = True) -> list[str]:
    """Bots with commas between them; a command (`exec:COMMAND`) has none in it."""
    found = [name.strip() for name in text.split(",")]
    for name in found:
        if not is_bot(name) or (name in FOR_TESTS and not also_for_tests):
            known = [name for name in bot_names() if also_for_tests or name not in FOR_TESTS]
            raise Refusal("cli-no-bot", name=name, known=known)
    return found


def usual_players(of: AnyGame) -> int:
    """Two, where two can play."""
    return 2 if 2 in of.seats else min(of.seats)


def plain(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def read_options(of: AnyGame, pairs: Sequence[str], seats: int, bots_only: bool = False, facts: str = "") -> Options:
    """The declared values that these words mean, completed and checked; `facts` names a file with values of one's
    own."""
    declared = {option.id: option for option in of.options}
    given: Options = {}
    for pair in pairs:
        key, equals, word = pair.partition("=")
        if not equals:
            raise Refusal("cli-bad-option", pair=pair)
        if key not in declared:
            raise Refusal("cli-no-option", key=key, known=list(declared))
        given[key] = read_value(of, declared[key], word)
    if facts:
        if FACTS not in declared:
            raise Refusal("cli-no-facts", game=of.id)
        given[FACTS] = read_own(of, declared[FACTS], facts)
    return checked(of, with_bots_only(of.options, given) if bots_only else given, seats)


def read_own(of: AnyGame, option: Option, file: str) -> str:
    """The text of one's own in this file, for an option that takes one."""
    assert option.own is not None
    try:
        return option.own(Path(file).read_bytes().decode("utf-8-sig"))
    except UnicodeDecodeError:
        raise Refusal("cli-not-text", file=file) from None
    except KleinstadtError as error:
        raise Refusal("cli-in-file", file=file, why=texts_of(of.id).error(error)) from error


def read_value(of: AnyGame, option: Option, word: str) -> Value:
    """One of the values, or a file with a text of one's own."""
    wanted = word.strip().lower()
    for value in option.values:
        if plain(value) == wanted or (isinstance(value, bool) and plain(value) == SPOKEN.get(wanted)):
            return value
    if option.own is not None:
        return read_own(of, option, word)
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
