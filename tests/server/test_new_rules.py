"""The server is killed in the middle of a game, comes back with changed rules, and the game goes on."""

import asyncio
import random
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

from server.driving import TESTS, Person, Server, names_of, play_out, seat_all, wish_for


def changed_rules(folder: Path) -> Path:
    """A copy of Market Day, version 2 of its rules: nobody may draw a card any more."""
    shutil.copytree(TESTS / "market_day", folder / "market_day")
    rules, book = folder / "market_day" / "rules" / "day.py", folder / "market_day" / "book.py"
    for path, old, new in (
        (rules, "    if state.deck.cards:\n        found.add(phrases.DRAW.say())\n", ""),
        (book, "rules_version=1", "rules_version=2"),
    ):
        text = path.read_text(encoding="utf-8")
        assert old in text
        path.write_text(text.replace(old, new), encoding="utf-8")
    return folder


def test_a_game_goes_on_after_kill_9_and_a_change_of_rules(start_server: Callable[..., Server], tmp_path: Path) -> None:
    server = start_server()

    async def play() -> None:
        people = await seat_all(server, wish_for("market_day", 2, options={"days": 6}), names_of(2))
        drawn = await play_beyond_a_draw(people)
        await asyncio.to_thread(server.kill)
        journal = stored(server)
        server.plugins.insert(0, changed_rules(tmp_path / "newer"))
        await asyncio.to_thread(server.start)
        for person in people:
            assert person.listening is not None
            await person.listening
            await person.connect()
            await person.ok("ping")
            told = [message for message in person.received if message.get("type") == "screen"][-1]
            [line] = told["log"]
            assert line["id"] == "rules_changed"
            assert line["args"] == {"count": 4}
            assert line["withdrawn"] == list(range(drawn, drawn + 4))
        assert stored(server)[: len(journal)] == journal, "nothing is deleted"
        await play_out(people, 2)
        finished = (await people[0].http.get(f"/api/tables/{people[0].table}/export")).text
        assert finished.count('"moves": ["draw"]') == 1, "nobody has drawn since"
        for person in people:
            await person.close()

    asyncio.run(play())


async def play_beyond_a_draw(people: list[Person]) -> int:
    """Somebody draws a card as soon as that is possible; three more answers. Returns the entry of the draw."""
    chance, drawn, entry = random.Random(1), -1, -1
    while drawn < 0 or entry < drawn + 3:
        person = next(p for p in people if p.question is not None)
        assert person.screen is not None
        assert person.question is not None
        offered = [offer["move"] for offer in person.screen["moves"]]
        draws = "draw" in offered and drawn < 0
        move = "draw" if draws else chance.choice([move for move in offered if move != "draw"])
        entry = (await person.ok("answer", decision=person.question["number"], moves=[move]))["entry"]
        drawn = entry if draws else drawn
        for each in people:
            await each.until(lambda p, e=entry: any(message.get("cause") == e for message in p.received[-4:]))
    return drawn


def stored(server: Server) -> list[Any]:
    return server.sql("SELECT number, line FROM entries ORDER BY number")
