"""The house plan: imports run downwards only, every game has the same rooms, and files stay small."""

import ast
from pathlib import Path

import pytest

from kleinstadt.text import LANGUAGES

SOURCE = Path(__file__).parent.parent / "src" / "kleinstadt"

# What each room may use besides itself. `cli` and `server` stand on top. Nobody imports a game: they are found by their
# entry points, ours like anybody's.
MAY_USE: dict[str, set[str]] = {
    "engine": set(),
    "games": {"engine"},
    "text": {"engine"},
    "history": {"engine", "text"},
    "companion": {"engine", "history"},
    "bots": {"engine"},
    "arena": {"bots", "engine"},
    "contract": {"bots", "engine", "text"},
    "store": {"engine"},
    "table": {"store", "bots", "engine", "text"},
    "server": {"table", "store", "bots", "engine", "text", "arena", "history", "companion"},
    "cli": {"server", "table", "store", "bots", "engine", "text", "arena", "history", "companion"},
}
FRONT_DOORS = {"__init__.py": "text", "__main__.py": "cli"}  # the library's may use the engine only
LONGEST = 400
LONGER_FOR_A_REASON: dict[str, str] = {}
FILES = sorted(SOURCE.rglob("*.py"))

# The rooms of a game, from the ground up (docs/adding-a-game.md); it may have more of them.
OF_A_GAME = ("cards", "steps", "phrases", "state", "rules", "view", "book", "game")
TEXTS = {f"{kind}{lang}{ending}" for kind, ending in (("", ".ftl"), ("rules.", ".md")) for lang in LANGUAGES}
GAMES = [
    *sorted([path for path in (SOURCE / "games").iterdir() if (path / "__init__.py").exists()]),
    Path(__file__).parent / "market_day",
    SOURCE / "cli" / "skeleton" / "package",
]


def imported(path: Path) -> set[str]:
    """What a file imports, as dotted names."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return found


def ours(path: Path) -> set[str]:
    return {name for name in imported(path) if name.split(".")[0] == "kleinstadt"}


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
    for name in ours(path):
        used = room(name) if room(name) in MAY_USE else "engine"  # the front door shows the engine only
        assert used in MAY_USE[own] | {own}, f"{own} must not import {name}"


@pytest.mark.parametrize("path", sorted((SOURCE / "games").glob("*/**/*.py")), ids=name_of)
def test_games_do_not_know_each_other(path: Path) -> None:
    own = path.relative_to(SOURCE / "games").parts[0]
    for name in ours(path):
        if room(name) == "games":
            assert name.split(".")[2] == own, f"{own} must not import {name}"


def test_the_plan_names_the_rooms_that_there_are() -> None:
    assert {path.name for path in SOURCE.iterdir() if (path / "__init__.py").exists()} == set(MAY_USE)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_every_game_has_the_same_rooms(game: Path) -> None:
    there = {path.name.removesuffix(".txt").removesuffix(".py") for path in game.iterdir()}
    assert {"__init__", *OF_A_GAME, "text"} <= there
    assert {path.name.removesuffix(".txt") for path in (game / "text").iterdir()} == TEXTS


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
@pytest.mark.parametrize("floor", range(len(OF_A_GAME)), ids=OF_A_GAME)
def test_in_every_game_imports_run_from_the_bottom_to_the_top(game: Path, floor: int) -> None:
    room = game / OF_A_GAME[floor]
    files = [*room.glob("*.py*"), *game.glob(f"{room.name}.py*")]
    assert files
    for path in files:
        parts = [
            part for name in imported(path) if not name.startswith("kleinstadt.engine.") for part in name.split(".")
        ]
        assert not set(parts) & set(OF_A_GAME[floor + 1 :]), path


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
