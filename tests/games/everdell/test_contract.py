"""The shared suite, as long as the game is not offered to players yet: the folder `unregistered` installs it for one
process.

    PYTHONPATH=tests/games/everdell/unregistered pytest src/kleinstadt/contract --game everdell
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import kleinstadt.contract

HERE = Path(__file__).parent
SUITE = Path(kleinstadt.contract.__file__).parent
SETUPS = "everdell-0] or everdell-1] or everdell-6] or everdell-7]"  # 1 to 4 players


@pytest.mark.slow
def test_the_game_keeps_what_every_game_promises() -> None:
    installed = {**os.environ, "PYTHONPATH": str(HERE / "unregistered")}
    command = [sys.executable, "-m", "pytest", str(SUITE), "--game", "everdell", "-k", SETUPS, "-p", "no:cacheprovider"]
    done = subprocess.run(command, env=installed, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-4000:]
