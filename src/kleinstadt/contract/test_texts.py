"""Whatever a game can say has its words in both languages. What is missing is named all at once."""

import ast
import re
from collections.abc import Iterator, Mapping
from importlib.resources import files
from pathlib import Path

from kleinstadt.contract.walks import SETUPS, Setup, make_setup, played
from kleinstadt.engine.event import Arg
from kleinstadt.engine.game import AnyGame
from kleinstadt.engine.reason import Reason
from kleinstadt.engine.score import ScoreLine
from kleinstadt.engine.state import State
from kleinstadt.engine.step import Choice
from kleinstadt.text import LANGUAGES, MissingText, Texts
from kleinstadt.text.complete import missing_texts
from kleinstadt.text.rules import about_rule, paragraphs
from kleinstadt.text.rules import told as rules_told

SOMETIMES = 8  # to judge two positions takes longer than to play on: reasons are looked at before every eighth answer
KNOWN = "-known"  # a sentence for those from whom nothing is hidden
WORD = re.compile(r"[a-z]+(_[a-z]+)*")
FIRST = {"wrong": "place", "Remark": "place", "broken": "line"}  # made with this, then the id of a sentence


def folder_of(game: AnyGame) -> Path:
    """Where the sources of this game lie."""
    return Path(str(files(type(game).__module__.removesuffix(".game"))))


# -- what sources can say ----------------------------------------------------------------------------------------------


def calls_in(folder: Path) -> Iterator[tuple[str, ast.Call]]:
    """Every call, with the name of what is called."""
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                yield node.func.attr, node
            elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                yield node.func.id, node


def text_of(node: ast.expr | None) -> str:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


def events_in(folder: Path) -> set[str]:
    """The events that are told by name; others come up in whole games."""
    return {text_of(call.args[0]) for name, call in calls_in(folder) if name == "tell" and call.args} - {""}


def errors_in(folder: Path) -> dict[str, set[str]]:
    """The errors and remarks that these sources can make, and the arguments of each; "" stands for more of them.

    wrong(place, "tt_deck", "there are too many…", resource=name)       BadOptions("bad_seats", {"seats": …}, "…")
    """
    found: dict[str, set[str]] = {}
    for name, call in calls_in(folder):
        if name in FIRST and len(call.args) == 3:
            id = text_of(call.args[1])
            args = {FIRST[name], *[keyword.arg or "" for keyword in call.keywords]}
        elif name[:1].isupper() and len(call.args) == 3 and isinstance(call.args[1], ast.Dict):
            id = text_of(call.args[0])
            args = {text_of(key) for key in call.args[1].keys}
        else:
            continue
        if WORD.fullmatch(id):
            found[id] = found.get(id, args) & args
    return found


# -- what is missing -----------------------------------------------------------------------------------------------


def faults(texts: Texts, id: str, args: Mapping[str, Arg]) -> set[str]:
    """Why this cannot be said: there is no such sentence, it asks for more than it is given, or it would show a word of
    the game as it is."""
    fault = fault_of(texts, id, args)
    if fault:
        return {fault}
    found: set[str] = set()
    for name in args:
        nameless = nameless_in(texts, name, args[name])
        if nameless and fault_of(texts, id, {other: args[other] for other in args if other != name}):  # it is needed
            found |= {f"There is no text {word!r} in {texts.lang}." for word in nameless}
    return found


def fault_of(texts: Texts, id: str, args: Mapping[str, Arg]) -> str:
    try:
        texts.sentence(id, args)
    except MissingText as missing:
        return str(missing)
    return ""


def nameless_in(texts: Texts, name: str, value: Arg) -> list[str]:
    """The messages that are not there for words of the game; what has digits is a place or a number."""
    if isinstance(value, list):
        return [id for word in value for id in nameless_in(texts, name.removesuffix("s"), word)]
    nameless = isinstance(value, str) and WORD.fullmatch(value) and not texts.name_of(name, value)
    return [f"{name}-{value}"] if nameless else []


def faults_of_errors(texts: Texts, errors: Mapping[str, set[str]]) -> set[str]:
    found: set[str] = set()
    for id, args in errors.items():
        if "" in args:
            found |= set() if texts.has(f"error-{id}") else {f"error-{id} in {texts.lang}"}
        else:
            found |= faults(texts, f"error-{id}", dict.fromkeys(args, 2))
    return found


def faults_of_line(texts: Texts, line: ScoreLine) -> set[str]:
    try:
        texts.line_detail(line)
    except MissingText as missing:
        return {str(missing)}
    id = f"line-{line.item}"
    return faults(texts, id, line.args) if texts.has(id) else faults(texts, f"card-{line.item}", {})


def languages(game: AnyGame, seats: int = 0) -> list[Texts]:
    return [Texts(game.id, lang, [f"P{seat}" for seat in range(seats)]) for lang in LANGUAGES]


# -- the promises ----------------------------------------------------------------------------------------------------


def test_everything_a_game_declares_has_its_words(any_game: AnyGame) -> None:
    missing = missing_texts(any_game)
    assert not missing, listed(missing)


def test_every_event_that_is_told_by_name_has_its_sentence(any_game: AnyGame) -> None:
    ids = [f"event-{event}" for event in events_in(folder_of(any_game))]
    missing = [f"{id} in {texts.lang}" for texts in languages(any_game) for id in ids if not texts.has(id)]
    assert not missing, listed(missing)


def test_every_error_of_a_game_can_be_said(any_game: AnyGame) -> None:
    errors = errors_in(folder_of(any_game))
    missing = [fault for texts in languages(any_game) for fault in faults_of_errors(texts, errors)]
    assert not missing, listed(missing)


def test_whole_games_can_be_told_in_words(any_game: AnyGame) -> None:
    """Every question, move, obstacle, event, outlook, reason and line that comes up, with the arguments it comes up
    with."""
    missing = [fault for number in range(SETUPS) for fault in faults_of_game(make_setup(any_game, number))]
    assert not missing, listed(missing)


def listed(missing: list[str]) -> str:
    return "\n".join(sorted(set(missing)))


def faults_of_game(setup: Setup) -> set[str]:
    state = setup.start()
    state.log = []
    said: dict[str, tuple[str, Mapping[str, Arg]]] = {}
    found: set[str] = set()
    for number, (seat, move) in enumerate(played(setup)):
        decision = state.decision(seat)
        told = state.describe(seat, move)
        outlook = [] if setup.game.book.outlook is None else state.preview(seat, (move,)).outlook
        reasons = [] if number % SOMETIMES else reasons_between(setup.game, state, seat, move)
        obstacles = [obstacle for found in state.obstacles(seat).values() for obstacle in found]
        state.play(seat, move)
        log = state.take_log()
        events = [event.seen_by(who) for event in log for who in (None, seat)]
        known = [event.seen_by(event.only) for event in log if event.hidden]
        sentences = [(f"ask-{decision.kind}", decision.args), (f"move-{told.id}", told.args)]
        sentences += [(f"event-{event['id']}", event["args"]) for event in events]
        sentences += [(f"event-{event['id']}{KNOWN}", event["args"]) for event in known]
        sentences += [(f"outlook-{id}", args) for id, args in outlook]
        sentences += [(f"obstacle-{each.id}", each.args) for each in obstacles]
        sentences += [(f"reason-{reason.id}", reason.args) for reason in reasons]
        said.update({f"{id} {args}": (id, args) for id, args in sentences})
    for texts in languages(setup.game, setup.seats):
        for id, args in said.values():
            if texts.has(id) or not id.endswith(KNOWN):  # what is hidden from others need not be told
                found |= faults(texts, id, args)
        for sheet in state.scores():
            for line in sheet.lines:
                found |= faults_of_line(texts, line)
    return found


def reasons_between(game: AnyGame, state: State, seat: int, move: str) -> list[Reason]:
    """What speaks for this answer and what for the last one on the list, in comparison."""
    this, other = state.copy(), state.copy()
    this.play(seat, move)
    other.play(seat, state.moves(seat)[-1])
    return game.reasons(this, other, seat) + game.reasons(other, this, seat)


def test_players_rules_tell_what_is_asked(any_game: AnyGame) -> None:
    """Who is asked can read the rule that the question names; a game need not have rules to read."""
    asked = {rules.rule for rules in any_game.book.rules if isinstance(rules, Choice)}
    asked |= {option.rule for option in any_game.options}
    page = folder_of(any_game) / "text" / f"rules.{LANGUAGES[0]}.md"
    if page.exists():
        assert not [rule for rule in sorted(asked) if not about_rule(any_game.id, LANGUAGES[0], rule)]


def test_players_rules_are_told_in_both_languages_alike(any_game: AnyGame) -> None:
    """A game need not have any."""
    pages = [folder_of(any_game) / "text" / f"rules.{lang}.md" for lang in LANGUAGES]
    assert len({page.exists() for page in pages}) == 1
    if pages[0].exists():
        german, english = ([rules_told(each) for each in paragraphs(page.read_text("utf-8"))] for page in pages)
        assert german == english
