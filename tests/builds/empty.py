"""An environment of its own in which nothing is but what pip put there."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from builds.running import ROOT

NEEDED: Final = ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "scripts", "src", "web")


class Empty:
    """`python -m venv`, and programs that run there with nothing of ours around them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        subprocess.run([sys.executable, "-m", "venv", folder / "environment"], check=True)

    def run(self, program: str, *words: str, where: Path | None = None, **more: str) -> str:
        """What it said; it may not fail."""
        ours = {"PYTHONPATH", "VIRTUAL_ENV", "KLEINSTADT_DATABASE"}
        known = {name: value for name, value in os.environ.items() if name not in ours}
        command = [self.folder / "environment" / "bin" / program, *words]
        done = subprocess.run(
            command, capture_output=True, text=True, cwd=where or self.folder, env={**known, "LANG": "en_US", **more}
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def install(self, *what: str, where: Path | None = None, **more: str) -> None:
        self.run("pip", "install", "--quiet", "--disable-pip-version-check", *what, where=where, **more)


def checkout(folder: Path) -> Path:
    """Our sources as a fresh clone holds them, but with the packages of the client, where they were fetched already."""
    folder.mkdir()
    ignored = shutil.ignore_patterns("*.so", "__pycache__", "node_modules", "dist")
    for name in NEEDED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, folder / name, ignore=ignored)
        else:
            shutil.copy(ROOT / name, folder / name)
    packages = ROOT / "web" / "node_modules"
    if packages.exists():
        folder.joinpath("web", "node_modules").symlink_to(packages)
    return folder
