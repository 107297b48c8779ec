"""Games of strangers, installed for one test: a package and its entry point in a folder on the path of Python."""

import os
import subprocess
import sys
from pathlib import Path

TESTS = Path(__file__).parents[1]
MARKET_DAY = "from market_day import GAME\n"


def install(folder: Path, package: str, code: str, texts: dict[str, str] | None = None, game: str = "") -> None:
    """A package that offers its `GAME`, under its own name unless told."""
    home = folder / package
    (home / "text").mkdir(parents=True)
    (home / "__init__.py").write_text(code, encoding="utf-8")
    for name, text in (texts or {}).items():
        (home / "text" / name).write_text(text, encoding="utf-8")
    about = folder / f"{package}-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n", encoding="utf-8")
    entry = f"[kleinstadt.games]\n{game or package} = {package}:GAME\n"
    (about / "entry_points.txt").write_text(entry, encoding="utf-8")


def install_bot(folder: Path, package: str, code: str) -> None:
    """A package that offers its `player` as a bot of its own name."""
    folder.mkdir(exist_ok=True)
    (folder / f"{package}.py").write_text(code, encoding="utf-8")
    about = folder / f"{package}-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n", encoding="utf-8")
    (about / "entry_points.txt").write_text(f"[kleinstadt.bots]\n{package} = {package}:player\n", encoding="utf-8")


def pip_install(project: Path, folder: Path) -> None:
    """Build a project and install it, as `pip install .` does without a network."""
    alone = ["--no-deps", "--no-index", "--no-build-isolation", "--disable-pip-version-check"]
    command = [sys.executable, "-m", "pip", "install", "--quiet", *alone, "--target", str(folder), str(project)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def path_of(folder: Path) -> dict[str, str]:
    """What the environment needs, so that the games of this folder are installed; Market Day can be imported too."""
    return {"PYTHONPATH": os.pathsep.join([str(folder), str(TESTS)])}


def market_day_texts() -> dict[str, str]:
    folder = TESTS / "market_day" / "text"
    return {path.name: path.read_text(encoding="utf-8") for path in folder.glob("*.ftl")}
