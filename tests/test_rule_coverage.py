"""Every numbered rule of a game that is offered is claimed by a test, and no test claims a rule that is not there."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from kleinstadt import game_ids

TESTS = Path(__file__).parent
RULES = sorted((TESTS.parent / "docs" / "rules").glob("*.md"))
OFFERED = [path for path in RULES if path.stem in game_ids()]
NUMBER = r"(?:TT|GN|EV|CO|TTV|GNV|EVX|COV|COW)-\d+[a-z]?"
DEFINED = re.compile(rf"^[\s\-*\d.|]*\*\*({NUMBER})\b", re.MULTILINE)


def claimed(path: Path) -> set[str]:
    """The numbers that a file's `rule(...)` markers name."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call):
            name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
            if name == "rule":
                texts = [arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
                found |= {number for text in texts for number in re.findall(NUMBER, text)}
    return found


def defined(path: Path) -> set[str]:
    return set(DEFINED.findall(path.read_text(encoding="utf-8")))


@cache
def all_claimed() -> set[str]:
    return set().union(*[claimed(path) for path in TESTS.rglob("test_*.py")])


def informative() -> set[str]:
    """Rules that state nothing to be tested, each with the reason."""
    return set(re.findall(rf"^({NUMBER}) +\S", (TESTS / "informative_rules.txt").read_text(encoding="utf-8"), re.M))


def in_order(numbers: set[str]) -> list[str]:
    return sorted(numbers, key=lambda number: (number.split("-")[0], int(re.sub(r"\D", "", number)), number))


@pytest.mark.parametrize("path", OFFERED, ids=[path.stem for path in OFFERED])
def test_every_rule_is_claimed_by_a_test(path: Path) -> None:
    numbers = defined(path)
    assert numbers
    assert in_order(numbers - all_claimed() - informative()) == []


def test_no_test_claims_a_rule_that_is_not_there() -> None:
    numbers = set().union(*[defined(path) for path in RULES])
    games = {number.split("-")[0] for number in numbers}
    assert in_order({number for number in all_claimed() if number.split("-")[0] in games} - numbers) == []
