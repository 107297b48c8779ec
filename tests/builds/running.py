"""Running Python with one of the builds."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def run_with(packages: Path, *command: str) -> "subprocess.CompletedProcess[str]":
    """Run Python with the package from this folder, and Market Day, which is always interpreted."""
    paths = [packages, ROOT / "tests", ROOT / "tests" / "plugins"]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, paths))}
    return subprocess.run(
        [sys.executable, *command], capture_output=True, text=True, env=environment, cwd=ROOT, timeout=1200
    )
