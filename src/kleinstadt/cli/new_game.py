"""`kleinstadt new-game`: a small game that works, to be made into another one.

The files lie in `skeleton`, with `.txt` behind their names so that no tool takes them for ours.
"""

import argparse
import keyword
import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path

from kleinstadt.cli.words import Refusal, say
from kleinstadt.engine.registry import game_ids

NAME = re.compile(r"[a-z]+(_[a-z]+)*")
LONGEST = 40
PACKAGE = "package"  # the folder of the skeleton that gets the name of the game
TESTS = "tests"  # that folder is there already
SUFFIX = ".txt"


def add(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = subparsers.add_parser("new-game", help=say("help-new-game"), description=say("help-new-game-more"))
    parser.add_argument("name", metavar=say("cli-name"), help=say("help-new-game-name"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    name: str = args.name
    check(name)
    folder = Path(name)
    folder.mkdir()
    words = words_for(name)
    for path, text in skeleton(files("kleinstadt.cli").joinpath("skeleton"), ()):
        written = folder.joinpath(*[name if part == PACKAGE else part for part in path])
        written.parent.mkdir(parents=True, exist_ok=True)
        written.write_text(filled(text, words), encoding="utf-8")
    print(say("cli-new-game-done", folder=str(folder)))
    for line in (
        f"cd {name}",
        "pip install -e '.[testing]'",
        f"kleinstadt play {name}",
        "pytest",
        f"pytest --pyargs kleinstadt.contract --game {name}",
    ):
        print(f"  {line}")
    print(say("cli-new-game-then"))
    return 0


def check(name: str) -> None:
    """A name that game, folder and Python package can have."""
    if len(name) > LONGEST or not NAME.fullmatch(name):
        raise Refusal("cli-new-game-bad-name", name=name, most=LONGEST)
    if keyword.iskeyword(name):
        raise Refusal("cli-new-game-keyword", name=name)
    if name in game_ids():
        raise Refusal("cli-new-game-installed", name=name)
    if Path(name).exists():
        raise Refusal("cli-new-game-exists", name=name)
    if name == TESTS or find_spec(name) is not None:
        raise Refusal("cli-new-game-module", name=name)


def words_for(name: str) -> dict[str, str]:
    """What stands in the skeleton, and what is written instead."""
    parts = name.split("_")
    letters = "".join([part[0] for part in parts]) if len(parts) > 1 else name * 2
    return {
        "GAME_NAME": name,
        "GAME_DASHED": name.replace("_", "-"),
        "GAME_TITLE": " ".join([part.capitalize() for part in parts]),
        "GAME_CLASS": "".join([part.capitalize() for part in parts]),
        "GAME_RULES": letters[:2].upper(),  # rules are numbered with two letters
    }


def skeleton(folder: Traversable, above: tuple[str, ...]) -> list[tuple[tuple[str, ...], str]]:
    """Every file of the skeleton: the parts of its path, and its text."""
    found: list[tuple[tuple[str, ...], str]] = []
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            found += skeleton(entry, (*above, entry.name))
        elif entry.name.endswith(SUFFIX):
            found.append(((*above, entry.name.removesuffix(SUFFIX)), entry.read_text(encoding="utf-8")))
    return found


def filled(text: str, words: dict[str, str]) -> str:
    for word, meant in words.items():
        text = text.replace(word, meant)
    return text
