"""The house plan: imports run downwards only, and files stay small."""

import ast
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "kleinstadt"

# What each room may use besides itself. `cli` and `server` stand on top.
MAY_USE: dict[str, set[str]] = {
    "engine": set(),
    "games": {"engine"},
    "text": {"engine"},
    "bots": {"games", "engine"},
    "arena": {"bots", "games", "engine"},
    "contract": {"bots", "games", "engine", "text"},
    "store": {"games", "engine"},
    "table": {"store", "bots", "games", "engine", "text"},
    "companion": {"games", "store", "engine", "text"},
    "server": {"table", "store", "bots", "games", "engine", "text", "companion", "arena"},
    "cli": {"server", "table", "store", "bots", "games", "engine", "text", "companion", "arena"},
}
FRONT_DOORS = {"__init__.py": "text", "__main__.py": "cli"}  # the library's may use the engine only
LONGEST = 400
LONGER_FOR_A_REASON: dict[str, str] = {}
FILES = sorted(SOURCE.rglob("*.py"))


def imported(path: Path) -> set[str]:
    """The modules of ours that a file imports, as dotted names."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return {name for name in found if name.split(".")[0] == "kleinstadt"}


def room(name: str) -> str:
    """`kleinstadt.games.tiny_towns.town` is in the room `games`."""
    parts = name.split(".")
    return parts[1] if len(parts) > 1 else ""


def name_of(path: Path) -> str:
    return path.relative_to(SOURCE).as_posix()


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_imports_run_downwards(path: Path) -> None:
    parts = path.relative_to(SOURCE).parts
    own = parts[0] if len(parts) > 1 else FRONT_DOORS[parts[0]]
    assert own in MAY_USE, f"{own} is no room of the house plan"
    for name in imported(path):
        used = room(name) if room(name) in MAY_USE else "engine"  # the front door shows the engine only
        assert used in MAY_USE[own] | {own}, f"{own} must not import {name}"


@pytest.mark.parametrize("path", sorted((SOURCE / "games").glob("*/**/*.py")), ids=name_of)
def test_games_do_not_know_each_other(path: Path) -> None:
    own = path.relative_to(SOURCE / "games").parts[0]
    for name in imported(path):
        if room(name) == "games":
            assert name.split(".")[2] == own, f"{own} must not import {name}"


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_files_stay_small(path: Path) -> None:
    length = len(path.read_text(encoding="utf-8").splitlines())
    assert length <= LONGEST or name_of(path) in LONGER_FOR_A_REASON, f"{length} lines"


def test_no_exception_is_left_over() -> None:
    for name in LONGER_FOR_A_REASON:
        assert len((SOURCE / name).read_text(encoding="utf-8").splitlines()) > LONGEST, name


def test_the_engine_and_the_games_use_no_chance_but_their_own() -> None:
    for path in [*(SOURCE / "engine").rglob("*.py"), *(SOURCE / "games").rglob("*.py")]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            assert not {"random", "time", "datetime", "uuid"} & set(names), name_of(path)
