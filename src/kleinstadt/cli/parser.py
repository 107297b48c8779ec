"""argparse, made to speak our languages.

Whatever argparse says of its own accord goes through its `_` and `ngettext`; both are replaced here by a look into the
table below, so that its words come from the same Fluent files as all others. They hold Python's placeholders as
argparse fills them. Its words for programmers, about parsers that are built wrongly, are left alone.
"""

import argparse
import re
from collections.abc import Sequence
from typing import Any, NoReturn

from kleinstadt.cli.words import say

WRONG = 2  # exit code for bad input
OLD_ID = re.compile(r"-[\w-]{11}")  # of a table or a person, from when ids could begin like options (store/ids.py)

PHRASES = {
    "usage: ": "argparse-usage",
    "%(heading)s:": "argparse-heading",
    "positional arguments": "argparse-positional",
    "options": "argparse-options",
    "show this help message and exit": "argparse-help",
    "argument %(argument_name)s: %(message)s": "argparse-argument",
    "the following arguments are required: %s": "argparse-required",
    "one of the arguments %s is required": "argparse-one-required",
    "unrecognized arguments: %s": "argparse-unrecognized",
    "unexpected option string: %s": "argparse-unrecognized",
    "ambiguous option: %(option)s could match %(matches)s": "argparse-ambiguous",
    "not allowed with argument %s": "argparse-not-with",
    "ignored explicit argument %r": "argparse-no-value",
    "expected one argument": "argparse-one-value",
    "expected at most one argument": "argparse-most-one-value",
    "expected at least one argument": "argparse-least-one-value",
    "expected %s argument": "argparse-values",
    "expected %s arguments": "argparse-values",
    "invalid %(type)s value: %(value)r": "argparse-bad-value",
    "invalid choice: %(value)r (choose from %(choices)s)": "argparse-bad-choice",
    "invalid choice: %(value)r, maybe you meant %(closest)r? (choose from %(choices)s)": "argparse-bad-choice",
    "unknown parser %(parser_name)r (choices: %(choices)s)": "argparse-bad-command",
    "%(prog)s: error: %(message)s\n": "argparse-error",
    "%(prog)s: warning: %(message)s\n": "argparse-error",
}


def phrase(text: str) -> str:
    """What argparse means to say, in the language of the command."""
    return say(PHRASES[text]) if text in PHRASES else text


def counted_phrase(one: str, many: str, number: int) -> str:
    return phrase(one if number == 1 else many)


vars(argparse).update(_=phrase, ngettext=counted_phrase)


class Parser(argparse.ArgumentParser):
    """Says in one line what is wrong."""

    names_rows = False  # whether an id may be among the words; then options may stand anywhere between them

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        if not self.names_rows:
            return super().parse_known_args(args, namespace)
        self.names_rows = False  # argparse calls this again, for the options and for the words
        try:
            return self.parse_known_intermixed_args(plain_ids(args), namespace)
        finally:
            self.names_rows = True

    def error(self, message: str) -> NoReturn:
        self.exit(WRONG, f"{self.prog}: {message} ({say('cli-see-help')})\n")


def plain_ids(words: Sequence[str]) -> list[str]:
    """With a space before it nothing is taken for an option."""
    end = words.index("--") if "--" in words else len(words)
    given = [f" {word}" if OLD_ID.fullmatch(word) else word for word in words[:end]]
    return [*given, *[f" {word}" for word in words[end + 1 :]]]
