"""Traps of compiled code that no test of behaviour would notice on a small board."""

import ast
from pathlib import Path

import kleinstadt

HOME = Path(kleinstadt.__file__).parent


def shifts(function: ast.FunctionDef) -> list[int]:
    """Lines with a number shifted by something that is none."""
    return [
        node.lineno
        for node in ast.walk(function)
        if isinstance(node, ast.BinOp)
        and isinstance(node.op, ast.LShift)
        and isinstance(node.left, ast.Constant)
        and not isinstance(node.right, ast.Constant)
    ]


def test_no_function_shifts_a_literal_by_a_variable() -> None:
    """On native integers `1 << n` is wrong from 31 on, without a word: functions use tables of bits."""
    found = [
        f"{path.relative_to(HOME)}:{line}"
        for part in ("engine", "games")
        for path in sorted((HOME / part).rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef)
        for line in shifts(node)
    ]
    assert found == []
