"""The shared suite, as long as the game is not offered to players yet: the folder `unregistered` installs it for one
process.

    PYTHONPATH=tests/games/colonists/unregistered pytest src/kleinstadt/contract --game colonists
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import kleinstadt.contract

HERE = Path(__file__).parent
SUITE = Path(kleinstadt.contract.__file__).parent
SETUPS = "colonists-0] or colonists-1] or colonists-3] or colonists-6]"  # one to four players


@pytest.mark.slow
def test_the_game_keeps_what_every_game_promises() -> None:
    paths = [str(HERE / "unregistered"), *filter(None, [os.environ.get("PYTHONPATH")])]  # the build that is tested, too
    installed = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
    suite = ["-m", "pytest", str(SUITE), "--game", "colonists", "-k", SETUPS, "-p", "no:cacheprovider"]
    done = subprocess.run([sys.executable, *suite], env=installed, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-4000:]
