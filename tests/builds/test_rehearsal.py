"""The games that a tuned build is tuned to can be played; that it then plays like pure Python is up to gcc."""

import subprocess
import sys

from builds.running import ROOT


def test_every_compiled_game_is_rehearsed() -> None:
    command = [sys.executable, str(ROOT / "scripts" / "rehearsal.py"), "10"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    rehearsed = [line.split()[1] for line in done.stderr.splitlines()]
    assert rehearsed == sorted([path.parent.name for path in (ROOT / "src/kleinstadt/games").glob("*/game.py")])
