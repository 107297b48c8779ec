"""The TypeScript types are those of the Python types."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_generated_types_are_up_to_date() -> None:
    done = subprocess.run([sys.executable, ROOT / "scripts" / "generate.py", "--check"], check=False)
    assert done.returncode == 0, "run scripts/generate.py"
