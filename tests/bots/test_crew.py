"""Processes that share long work."""

import subprocess
import sys
from pathlib import Path

PATIENCE = 60

LEADER = """
import time
from kleinstadt.bots.crew import crew

if __name__ == "__main__":
    with crew(2) as pool:
        pool.map(abs, range(8))
        waiting = pool.imap_unordered(time.sleep, [3600, 3600])
        print("at work", flush=True)
        next(waiting)
"""


def test_nobody_works_on_when_the_leader_was_killed(tmp_path: Path) -> None:
    file = tmp_path / "leader.py"
    file.write_text(LEADER)
    leader = subprocess.Popen([sys.executable, str(file)], stdout=subprocess.PIPE, text=True)
    assert leader.stdout is not None
    assert leader.stdout.readline() == "at work\n"
    leader.kill()
    leader.communicate(timeout=PATIENCE)  # ends when the last one that could still write there has ended
