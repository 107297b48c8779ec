"""The history over REST: the server counts and writes, and keeps nothing."""

import asyncio

import httpx
import pytest

from history.evenings import CHANGED, evening
from kleinstadt.history.files import to_json
from kleinstadt.history.spreadsheet import to_csv
from kleinstadt.history.statistics import statistics_of
from server.driving import Server, names_of, play_out, seat_all, wish_for

GAMES = [evening("a", ("Ada", 1, 30), ("Ben", 2, 20)), evening("b", ("Ada", 2, 1), ("Ben", 1, 2), game="everdell")]


def call(server: Server, path: str, body: object) -> httpx.Response:
    return httpx.post(f"{server.url}/api/history/{path}", json=body, headers={"Origin": server.url})


def test_statistics_are_those_of_the_records_that_are_sent(server: Server) -> None:
    assert call(server, "statistics", {"games": GAMES}).json() == statistics_of(GAMES)


def test_a_table_for_spreadsheets(server: Server) -> None:
    answer = call(server, "csv", {"games": GAMES, "lang": "de"})
    assert answer.headers["content-type"].startswith("text/csv")
    assert answer.content.decode() == to_csv(GAMES, "de")


def test_a_file_brings_what_is_new(server: Server) -> None:
    told = call(server, "read", {"text": to_json(GAMES), "known": {"a": CHANGED}}).json()
    assert told == {"games": [GAMES[1]], "added": 1, "replaced": 0, "known": 1}


def test_many_games_may_be_sent_at_once(server: Server) -> None:
    many = [{**GAMES[0], "id": str(number)} for number in range(2_000)]
    assert call(server, "statistics", {"games": many}).json()["games"] == 2_000


@pytest.mark.parametrize(
    ("path", "body", "status", "error"),
    [
        ("statistics", {"games": [{}]}, 400, "pad_players"),
        ("statistics", {}, 400, "bad_body"),
        ("statistics", {"games": [{}] * 5_001}, 400, "history_too_many"),
        ("csv", {"games": GAMES, "lang": "xx"}, 404, "no_text"),
        ("read", {"text": "what?", "known": {}}, 400, "history_foreign"),
        ("read", {"text": "x" * (8 * 1024 * 1024), "known": {}}, 413, "too_large"),
    ],
)
def test_what_cannot_be_is_refused(server: Server, path: str, body: object, status: int, error: str) -> None:
    answer = call(server, path, body)
    assert (answer.status_code, answer.json()["error"]["id"]) == (status, error)


def test_a_finished_table_is_a_game_to_keep_with_the_sheets_of_its_end(server: Server) -> None:
    asyncio.run(played_and_kept(server))


async def played_and_kept(server: Server) -> None:
    people = await seat_all(server, wish_for("tiny_towns", 2, 1), names_of(2))
    address = f"{server.url}/api/tables/{people[0].table}/kept"
    assert httpx.get(address).json()["error"]["id"] == "not_over"
    await play_out(people)
    told = httpx.get(address).json()
    kept = told["game"]
    assert (kept["id"], kept["source"], kept["game"]) == (f"table-{people[0].table}", "table", "tiny_towns")
    assert [player["kind"] for player in kept["players"]] == ["person", "person", "bot"]
    assert [player["name"] for player in kept["players"][:2]] == names_of(2)
    screen = people[0].screen
    assert screen is not None
    assert [player["lines"] for player in kept["players"]] == [sheet["lines"] for sheet in screen["standing"]]
    assert [player["place"] for player in kept["players"]] == screen["table"]["ranking"]
    assert call(server, "statistics", {"games": [kept]}).json()["games"] == 1
    for person in people:
        await person.close()
