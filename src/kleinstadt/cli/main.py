"""`kleinstadt COMMAND`: finds the command, the language and the right words when something is wrong."""

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from io import TextIOWrapper
from typing import NoReturn, TextIO

from kleinstadt import __version__
from kleinstadt.cli.words import Refusal, language, language_of, say, speak
from kleinstadt.engine import build
from kleinstadt.engine.errors import KleinstadtError
from kleinstadt.text import LANGUAGES, Texts

COMMANDS = ("games", "play", "serve", "simulate", "replay", "score", "setup", "bench")
WRONG = 2  # exit code for bad input
STOPPED = 130


class Parser(argparse.ArgumentParser):
    """Says in one line what is wrong."""

    def error(self, message: str) -> NoReturn:
        self.exit(WRONG, f"{self.prog}: {message} ({say('cli-see-help')})\n")


def main(argv: Sequence[str] | None = None) -> int:
    words = list(sys.argv[1:] if argv is None else argv)
    forgive(sys.stdout, sys.stderr)
    speak(language_of())
    try:
        speak(take_language(words))
        args = parser_for(words).parse_args(words)
        return int(args.run(args))
    except KleinstadtError as error:
        print(f"kleinstadt: {Texts(None, language()).error(error)}", file=sys.stderr)
        return WRONG
    except BrokenPipeError:  # `kleinstadt replay … | head`: nobody reads on
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        print(f"kleinstadt: {error.filename or ''}: {error.strerror or error}", file=sys.stderr)
        return WRONG
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return STOPPED


def forgive(*streams: TextIO) -> None:
    """A terminal that cannot show a letter shows another one instead."""
    for stream in streams:
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def take_language(words: list[str]) -> str:
    """`--lang de` may stand anywhere; it is taken out."""
    for i, word in enumerate(words):
        if word == "--":
            break
        name, given, value = word.partition("=")
        if name != "--lang":
            continue
        if not given:
            value = words[i + 1] if i + 1 < len(words) else ""
        del words[i : i + (1 if given else 2)]
        if value not in LANGUAGES:
            raise Refusal("cli-bad-lang", lang=value, known=list(LANGUAGES))
        return value
    return language_of()


def parser_for(words: Sequence[str]) -> Parser:
    """Only the module of the command that is called is imported."""
    parser = Parser(prog="kleinstadt", description=say("cli-about"), epilog=say("cli-epilog"))
    parser.add_argument("--version", action="version", version=f"kleinstadt {__version__} ({build.name()})")
    commands = parser.add_subparsers(metavar=say("cli-command"), required=True, parser_class=Parser)
    called = next((word for word in words if not word.startswith("-")), "")
    for name in COMMANDS:
        if name == called:
            import_module(f"kleinstadt.cli.{name}").add(commands)
        else:
            commands.add_parser(name, help=say(f"help-{name}"))
    return parser


if __name__ == "__main__":
    sys.exit(main())
