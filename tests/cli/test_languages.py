"""The command line speaks one language at a time: every sentence it can say is found, and is there in both."""

import argparse
import ast
import inspect
import re
from collections.abc import Iterator
from io import BytesIO, TextIOWrapper
from pathlib import Path

import pytest

import kleinstadt.cli
from cli.terminal import run
from kleinstadt import game, game_ids
from kleinstadt.arena.bench import Bench
from kleinstadt.bots import bot_names
from kleinstadt.cli import bench
from kleinstadt.cli.faults import SYSTEM, explained
from kleinstadt.cli.main import COMMANDS, main, parser_for
from kleinstadt.cli.parser import PHRASES
from kleinstadt.cli.words import say, speak
from kleinstadt.text import CLI, COMMON, LANGUAGES, Texts, source
from kleinstadt.text.messages import messages

ID = re.compile(r"(?:cli|help|argparse|why)-[a-z0-9_-]*")
SENTENCE = re.compile(r"⟦[^⟦⟧]*⟧")
NAMES = {"kleinstadt", *[name.partition("-")[0] for name in COMMANDS]}  # the program and its commands
EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"

# What argparse says to programmers who build a parser wrongly, or use what we do not: files, aliases.
FOR_PROGRAMMERS = {
    ".__call__() not defined",
    "'required' is an invalid argument for positionals",
    "mutually exclusive arguments must be optional",
    "%r is not callable",
    "can't open '%(filename)s': %(error)s",
    'argument "-" with mode %r',
    "cannot merge actions - two groups are named %r",
    "invalid option string %(option)r: must start with a character %(prefix_chars)r",
    "dest= is required for options like %r",
    "invalid conflict_resolution value: %r",
    "conflicting option string: %s",
    "conflicting option strings: %s",
    "conflicting subparser: %s",
    "conflicting subparser alias: %s",
    "cannot have multiple subparser arguments",
    "option '%(option)s' is deprecated",
    "argument '%(argument_name)s' is deprecated",
    "command '%(parser_name)s' is deprecated",
    "subcommands",
}
# The same in both languages.
NEUTRAL = {
    "argparse-argument", "argparse-error", "argparse-heading", "bot-random", "cli-bot-name-4", "cli-column-bytes",
    "cli-column-p50_ms", "cli-column-p95_ms", "cli-column-p99_ms", "cli-contender-catanatron", "cli-contender-chess",
    "cli-in-file", "cli-name", "error-bad_field", "pad-place-item", "pad-place-part", "tie-amount",
}  # fmt: skip
# Words that are frequent in one language and unknown to the other.
OF_THE_OTHER = {
    "de": {"the", "is", "are", "this", "that", "there", "not", "of", "and", "with", "must", "which", "how", "or", "to"},
    "en": {"der", "das", "ist", "sind", "nicht", "und", "mit", "eine", "ein", "es", "wie", "wird", "für", "oder", "zu"},
}


@pytest.fixture
def marked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every sentence that comes from a Fluent file stands in brackets, so that what stands outside does not."""
    sentence = Texts.sentence
    monkeypatch.setattr(Texts, "sentence", lambda self, id, args=None: f"⟦{sentence(self, id, args)}⟧")
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")


def outside(text: str) -> set[str]:
    """The words that are in no brackets, without names of options."""
    bare = re.sub(r"\x1b\[[0-9;]*m", "", text)
    while SENTENCE.search(bare):
        bare = SENTENCE.sub(" ", bare)
    return set(re.findall(r"(?<![-\w])[^\W\d_]{2,}\w*", bare))


def literals() -> Iterator[tuple[str, bool]]:
    """The message ids in the sources of the command line; True where only the beginning of an id is written."""
    for path in Path(kleinstadt.cli.__file__).parent.rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        begun = {id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in node.values}
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and ID.fullmatch(node.value):
                yield node.value, id(node) in begun


# -- the files ---------------------------------------------------------------------------------------------------------


def test_every_sentence_that_is_said_is_written_and_every_one_written_is_said() -> None:
    written = {id for id in messages(source(CLI, "de")) if not id.startswith("why-")}
    said = {id for id, begun in literals() if not begun}
    beginnings = tuple(id for id, begun in literals() if begun)
    assert said - written == set()
    assert {id for id in written - said if not id.startswith(beginnings)} == set()
    assert [beginning for beginning in beginnings if not any(id.startswith(beginning) for id in written)] == []


@pytest.mark.parametrize("owner", [CLI, COMMON])
def test_no_sentence_is_the_same_in_both_languages(owner: str) -> None:
    german, english = ({id: pattern(owner, lang, id) for id in messages(source(owner, lang))} for lang in LANGUAGES)
    assert {id for id in german if german[id] == english[id]} - NEUTRAL == set()


@pytest.mark.parametrize("owner", [CLI, COMMON])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_sentence_is_written_in_the_other_language(owner: str, lang: str) -> None:
    for id in messages(source(owner, lang)):
        words = set(re.findall(r"\w+", pattern(owner, lang, id).lower()))
        assert not words & OF_THE_OTHER[lang], id


def pattern(owner: str, lang: str, id: str) -> str:
    """A message as it stands in the file, without what is filled in and without the names of options and commands."""
    found = re.search(rf"^{id} =(.*(?:\n[ }}].*)*)", source(owner, lang), re.M)
    assert found
    return re.sub(r"\{ *\$\w+|“kleinstadt[^”]*”|„kleinstadt[^“]*“|--lang \w+", "", found[1]).strip()


# -- argparse ----------------------------------------------------------------------------------------------------------


def argparse_phrases() -> set[str]:
    """What the installed argparse can say of its own accord."""
    found = set()
    for node in ast.walk(ast.parse(inspect.getsource(argparse))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("_", "ngettext"):
            found |= {each.value for each in node.args if isinstance(each, ast.Constant)}
    return found


def test_every_phrase_of_argparse_is_ours() -> None:
    phrases = argparse_phrases()
    assert "usage: " in phrases
    assert phrases - PHRASES.keys() - FOR_PROGRAMMERS == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_argparse_fills_in_finds_its_place(lang: str) -> None:
    speak(lang)
    for phrase, id in PHRASES.items():
        holes = re.findall(r"%\(\w+\)[rs]|%[rs]", say(id))
        assert set(holes) <= set(re.findall(r"%\(\w+\)[rs]|%[rs]", phrase)), phrase
        assert len(holes) == phrase.count("%") or "%(" in phrase, phrase


@pytest.mark.usefixtures("marked")
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_is_made_of_our_sentences(command: str) -> None:
    words = [command] if command else []
    parser = parser_for(words)
    for name in words:
        [commands] = [action for action in parser._actions if isinstance(action, argparse._SubParsersAction)]
        parser = commands.choices[name]
    for action in parser._actions:
        assert action.help or isinstance(action, argparse._SubParsersAction), action
        assert action.metavar or action.nargs == 0, action  # argparse would shout the name of the option instead
    assert outside(parser.format_help()) <= NAMES | {"ADA", "BO", "BOT", "CODE"}


@pytest.mark.usefixtures("marked")
@pytest.mark.parametrize(
    "words",
    [
        [],
        ["nothing"],
        ["games", "--lang", "xx"],
        ["games", "more"],
        ["simulate"],
        ["simulate", "chess"],
        ["simulate", "tiny_towns", "--games"],
        ["simulate", "tiny_towns", "--games", "0"],
        ["simulate", "tiny_towns", "--jo", "1"],
        ["simulate", "tiny_towns", "--vary=1"],
        ["simulate", "tiny_towns", "--players", "9"],
        ["simulate", "tiny_towns", "--bots", "clever"],
        ["simulate", "tiny_towns", "--option", "monuments=maybe"],
        ["play", "tiny_towns", "--resume", "/nowhere/a.jsonl"],
        ["setup", "tiny_towns", "--seed", "-1"],
        ["new-game"],
        ["new-game", "Chess"],
        ["new-game", "class"],
        ["new-game", "json"],
        ["new-game", "tiny_towns"],
        ["replay"],
        ["replay", "/"],
        ["score", "tiny_towns", "/nowhere/a.json"],
        ["serve", "--port", "0"],
        ["serve", "--database", "mysql://host/games"],
        ["serve", "--database", "/nowhere/games.sqlite3"],
    ],
)
def test_a_refusal_is_made_of_our_sentences(capsys: pytest.CaptureFixture[str], words: list[str]) -> None:
    assert main(words) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert outside(said.err) <= NAMES


@pytest.mark.usefixtures("marked")
@pytest.mark.parametrize(
    ("words", "data"),
    [
        (["games"], {"TT", "GN", "EV", "CO", "MD"}),
        (["simulate", "tiny_towns", "--players", "3", "--bots", "random,curious", "--games", "2"], set()),
        (["simulate", "tiny_towns", "--players", "1", "--games", "2"], set()),
        (["setup", "tiny_towns"], set()),
        (["setup", "garden_nation"], set()),
        (["setup", "everdell", "--players", "1"], set()),
        (["setup", "everdell", "--option", "newleaf=full"], set()),
        (["score", "tiny_towns", str(EXAMPLES / "tiny_towns.json")], {"Ada", "Ben", "Cleo"}),
        (["score", "garden_nation", str(EXAMPLES / "garden_nation.json")], {"Ada", "Ben", "Cleo"}),
        (["score", "everdell", str(EXAMPLES / "everdell.json")], {"Ada", "Ben"}),
        (["setup", "colonists"], set()),
        (["setup", "colonists", "--option", "start_era=3", "--option", "end_era=4"], set()),
        (["score", "colonists", str(EXAMPLES / "colonists.json")], {"Ada", "Ben"}),
    ],
)
def test_an_answer_is_made_of_our_sentences(
    capsys: pytest.CaptureFixture[str], words: list[str], data: set[str]
) -> None:
    ids = {*game_ids(), *bot_names()}
    for each in game_ids():
        for option in game(each).options:
            ids |= {option.id, *[str(value).lower() for value in option.values]}
    assert main(words) == 0
    assert outside(capsys.readouterr().out) <= ids | data


@pytest.mark.usefixtures("marked")
def test_a_new_game_is_announced_in_our_sentences(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["new-game", "lucky_tiles"]) == 0
    said = [line for line in capsys.readouterr().out.splitlines() if not line.startswith("  ")]  # without commands
    assert outside("\n".join(said)) == set()


EVERYTHING = ["?", "b", "c", "c xyz", "s", "p 1", "l", "m", "zzz", "99", "u", "r XX-1", "1", "1", "s", "u", "p 1", "q"]


@pytest.mark.usefixtures("marked")
@pytest.mark.parametrize(
    ("id", "rules", "more"),
    [
        ("tiny_towns", "TT", []),
        ("tiny_towns", "TT", ["--plain"]),
        ("garden_nation", "GN", ["--plain"]),
        ("everdell", "EV", []),
        ("colonists", "CO", []),
        ("colonists", "CO", ["--plain", "--option", "intro=true"]),
        ("everdell", "EV", ["--plain", "--option", "newleaf=full"]),
        ("market_day", "MD", []),
    ],
)
def test_a_game_in_the_terminal_is_made_of_our_sentences(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    id: str,
    rules: str,
    more: list[str],
) -> None:
    """Whatever can be typed is typed."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("sys.stdin", TextIOWrapper(BytesIO("\n".join(EVERYTHING).encode())))
    assert main(["play", id, "--names", "Ada", "--seed", "1", *more]) == 0
    assert outside(capsys.readouterr().out) <= {"Ada", rules}


@pytest.mark.usefixtures("marked")
def test_measurements_are_told_in_our_sentences() -> None:
    measured = Bench("tiny_towns")
    for contender in ("pure", "catanatron", "chess"):
        measured.rounds[contender, 2] = [{"moves_per_second": 30.0, "copy_us": 5.0}]
    measured.missing = {"compiled": "not_compiled", "chess": "not_installed"}
    assert outside("\n".join(bench.told(measured.dump()))) == set()


def test_every_system_error_has_its_sentence() -> None:
    for number in [*SYSTEM, 99999]:
        said = set()
        for lang in LANGUAGES:
            speak(lang)
            said.add(explained(OSError(number, "in the words of the system", "file.json")))
        assert len(said) == 2
        assert all(each.startswith("file.json: ") and "in the words" not in each for each in said)


def test_a_german_terminal_is_answered_in_german(tmp_path: Path) -> None:
    said = run(tmp_path, "simulate", "tiny_towns", "--games", "3", LANG="de_DE.UTF-8").stdout
    assert "3 Spiele" in said
    refused = run(tmp_path, "simulate", LANG="de_DE.UTF-8").stderr
    assert refused == "kleinstadt simulate: Hier fehlt: SPIEL (--help sagt mehr)\n"
    helped = run(tmp_path, "serve", "--help", LANG="de_DE.UTF-8").stdout
    assert helped.startswith("Aufruf: kleinstadt serve [-h] [--host RECHNER]")
