"""Play a game of Tiny Towns against a bot, every answer by chance: a whole client in forty lines.

python examples/client.py http://localhost:8000
"""

import json
import random
import sys
import urllib.request

from websockets.sync.client import connect


def play(server: str) -> list[int]:
    """The final places, by seat."""
    wish = {"game": "tiny_towns", "seats": [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random"}]}
    request = urllib.request.Request(f"{server}/api/tables", json.dumps(wish).encode())
    with urllib.request.urlopen(request) as response:
        table = json.load(response)["table"]
        cookie = response.headers["set-cookie"].split(";")[0]  # whoever holds it holds the seat
    address = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    with connect(address, additional_headers={"cookie": cookie}) as socket:
        answered = -1
        while True:
            message = json.loads(socket.recv())
            if message.get("type") != "screen":
                continue  # a reply to our answer, somebody's chat, news about the seats
            screen = message["screen"]
            if screen["table"]["state"] == "over":
                return screen["table"]["ranking"]
            decision = screen["decision"]
            if decision and decision["number"] != answered:
                answered = decision["number"]
                move = random.choice(screen["moves"])["move"]
                socket.send(json.dumps({"type": "answer", "id": 1, "decision": answered, "moves": [move]}))


if __name__ == "__main__":
    print(play(sys.argv[1] if len(sys.argv) > 1 else "http://localhost:8000"))  # noqa: T201
