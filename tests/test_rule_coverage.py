"""Every numbered rule is claimed by a test, or listed as stating nothing that a test could check."""

import ast
import re
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
RULES = sorted((TESTS.parent / "docs" / "rules").glob("*.md"))
NUMBER = r"(?:TT|GN|EV|CO|TTV|GNV|EVX|COV|COW)-\d+[a-z]?"
VECTORS = {"TTV", "GNV", "EVX", "COV", "COW"}
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


def informative() -> dict[str, str]:
    """Numbers that state nothing testable, with the reason."""
    path = TESTS / "informative_rules.txt"
    if not path.exists():
        return {}
    lines = [line for line in path.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")]
    return {line.split(maxsplit=1)[0]: "".join(line.split(maxsplit=1)[1:]) for line in lines}


def defined(path: Path) -> set[str]:
    return set(DEFINED.findall(path.read_text(encoding="utf-8")))


def all_claimed() -> set[str]:
    return set().union(*[claimed(path) for path in TESTS.rglob("test_*.py")])


def in_order(numbers: set[str]) -> list[str]:
    return sorted(numbers, key=lambda number: (number.split("-")[0], int(re.sub(r"\D", "", number)), number))


@pytest.mark.parametrize("path", RULES, ids=[path.stem for path in RULES])
def test_every_rule_is_claimed_by_a_test(path: Path) -> None:
    numbers = defined(path)
    assert numbers
    excused = {number for number in informative() if number.split("-")[0] not in VECTORS}
    assert in_order(numbers - all_claimed() - excused) == []


def test_no_test_claims_a_rule_that_is_not_there() -> None:
    numbers = set().union(*[defined(path) for path in RULES])
    games = {number.split("-")[0] for number in numbers}
    assert in_order({number for number in all_claimed() if number.split("-")[0] in games} - numbers) == []


def test_informative_rules_have_reasons_and_no_tests() -> None:
    listed = informative()
    assert [number for number, reason in listed.items() if not re.fullmatch(NUMBER, number) or len(reason) < 10] == []
    assert in_order(set(listed) & all_claimed()) == []
