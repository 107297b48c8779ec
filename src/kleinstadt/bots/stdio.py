"""`python -m kleinstadt.bots.stdio NAME`: a bot as a process of its own, which answers questions line by line.

So do installed bots think; and what `exec:` expects of a program in any language can be looked up here.
"""

import json
import sys
from typing import Any, TextIO

from kleinstadt.bots import bot
from kleinstadt.bots.eyes import Bot, Eyes
from kleinstadt.bots.guests import installed, made
from kleinstadt.engine.registry import game
from kleinstadt.engine.step import decision_of

REMEMBERED = 64  # players: seats of games that are under way at the same time


def speak(name: str, heard: TextIO, said: TextIO) -> None:
    """Answer until nobody asks any more."""
    players: dict[int, Bot] = {}
    for line in heard:
        question = json.loads(line)
        number = question["player"]
        if number not in players:
            players[number] = made(name, question["seed"]) if name in installed() else bot(name, question["seed"])
        while len(players) > REMEMBERED:
            del players[next(iter(players))]
        move = players[number].choose(eyes_in(question))
        said.write(json.dumps({"answer": question["ask"], "move": move}) + "\n")
        said.flush()


def eyes_in(question: dict[str, Any]) -> Eyes:
    seat = question["seat"]
    decision = decision_of(question["decision"], seat)
    return Eyes(game(question["game"]), seat, decision, tuple(question["moves"]), lambda _: question["view"])


if __name__ == "__main__":
    answers = sys.stdout
    sys.stdout = sys.stderr  # what a bot prints is no answer
    speak(sys.argv[1], sys.stdin, answers)
