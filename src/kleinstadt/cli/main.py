"""`kleinstadt COMMAND`: finds the command and the language; what goes wrong is told by `faults`."""

import signal
import sys
from collections.abc import Sequence
from importlib import import_module

from kleinstadt import __version__
from kleinstadt.cli import streams
from kleinstadt.cli.faults import settle
from kleinstadt.cli.parser import Parser
from kleinstadt.cli.words import Refusal, language_of, say, speak
from kleinstadt.engine import build
from kleinstadt.text import LANGUAGES

COMMANDS = (
    "games",
    "play",
    "serve",
    "simulate",
    "replay",
    "backup",
    "restore",
    "transfer",
    "people",
    "tables",
    "score",
    "history",
    "setup",
    "arena",
    "ladder",
    "train",
    "bench",
    "new-game",
)


def main(argv: Sequence[str] | None = None) -> int:
    words = list(sys.argv[1:] if argv is None else argv)
    if argv is None:  # a program of its own: who is told to end does so as after Ctrl-C, and ends whoever works for it
        signal.signal(signal.SIGTERM, signal.default_int_handler)
    streams.prepare()
    speak(language_of())
    try:
        code = called(words)
        sys.stdout.flush()
    except (Exception, KeyboardInterrupt) as error:
        code = settle(error)
    return code


def called(words: list[str]) -> int:
    """The exit code of the command."""
    speak(take_language(words))
    try:
        args = parser_for(words).parse_args(words)
    except SystemExit as end:  # help was shown, or it is told what is wrong
        return int(end.code or 0)
    return int(args.run(args))


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
    version = f"kleinstadt {__version__} ({say('cli-compiled' if build.compiled() else 'cli-pure')})"
    parser.add_argument("--version", action="version", version=version, help=say("help-version"))
    commands = parser.add_subparsers(metavar=say("cli-command"), required=True, parser_class=Parser)
    called = next((word for word in words if not word.startswith("-")), "")
    for name in COMMANDS:
        if name == called:
            import_module(f"kleinstadt.cli.{name.replace('-', '_')}").add(commands)
        else:
            commands.add_parser(name, help=say(f"help-{name}"))
    return parser


if __name__ == "__main__":
    sys.exit(main())
