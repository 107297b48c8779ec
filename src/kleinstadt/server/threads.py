"""How long a thread waits for its turn.

Whoever runs Python code may go on for five milliseconds while another thread waits. The writer lets go for every row
that it hands to the database; where the loop is busy with many tables it waited as long for each of them to get back,
and everybody whose move was in that commit with it.
"""

import sys

TURN = 0.0005  # seconds


def take_turns() -> None:
    sys.setswitchinterval(TURN)
