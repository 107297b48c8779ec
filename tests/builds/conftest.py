"""Two copies of the package, one of them compiled, made once."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from builds.running import ROOT

NO_COMPILER = 3


@pytest.fixture(scope="session")
def pure(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The very sources that are compiled, however they change meanwhile."""
    folder = tmp_path_factory.mktemp("pure")
    ignored = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
    shutil.copytree(ROOT / "src" / "kleinstadt", folder / "kleinstadt", ignore=ignored)
    return folder


@pytest.fixture(scope="session")
def compiled(pure: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the package, engine and games compiled; quickly made, not optimised."""
    folder = tmp_path_factory.mktemp("compiled")
    shutil.copytree(pure / "kleinstadt", folder / "kleinstadt", ignore=shutil.ignore_patterns("__pycache__"))
    command = [sys.executable, str(ROOT / "scripts" / "compile.py"), "--quick"]
    done = subprocess.run(
        [*command, "--sources", str(folder), "--into", str(folder)], capture_output=True, text=True, timeout=1200
    )
    if done.returncode == NO_COMPILER:
        pytest.skip("there is no C compiler here")
    assert done.returncode == 0, done.stdout + done.stderr
    return folder
