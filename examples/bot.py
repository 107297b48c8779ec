"""A whole bot for any game, with nothing but Python: of all answers it takes the one whose text comes first in a
dictionary, and tells on standard error what it was asked.

kleinstadt play tiny_towns --bots "exec:python examples/bot.py"
"""

import json
import sys

for line in sys.stdin:
    question = json.loads(line)
    move = min(question["moves"])
    sys.stderr.write(f"{question['decision']['kind']}: {move}\n")
    sys.stdout.write(json.dumps({"answer": question["ask"], "move": move}) + "\n")
    sys.stdout.flush()
