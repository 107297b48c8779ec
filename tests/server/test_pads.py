"""The score pad over REST."""

import json
from pathlib import Path

import httpx
import pytest

from kleinstadt.engine.registry import game
from ours import OURS
from server.driving import Server

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"


def call(server: Server, method: str, path: str, body: object = None) -> httpx.Response:
    return httpx.request(method, f"{server.url}/api/pads{path}", json=body, headers={"Origin": server.url})


def test_games_with_a_pad_are_listed(server: Server) -> None:
    assert set(call(server, "GET", "").json()) == set(OURS)


@pytest.mark.parametrize("id", OURS)
def test_a_pad_is_described_and_scored_by_the_engine(server: Server, id: str) -> None:
    of = game(id)
    assert call(server, "GET", f"/{id}").json() == json.loads(json.dumps(of.pad_form().dump()))
    data = json.loads((EXAMPLES / f"{id}.json").read_text(encoding="utf-8"))
    told = call(server, "POST", f"/{id}", data).json()
    result = of.score_pad(data)
    assert told["sheets"] == [sheet.dump() for sheet in result.sheets]
    assert (told["places"], told["remarks"]) == (result.places(), [])
    assert told["ties"] == [tie.dump() for tie in result.ties]


@pytest.mark.parametrize("id", [*OURS, "market_day"])
def test_a_turn_aid_is_described_by_the_engine(server: Server, id: str) -> None:
    told = httpx.get(f"{server.url}/api/turns/{id}")
    assert told.json() == json.loads(json.dumps(game(id).turn_aid().dump()))
    assert httpx.get(f"{server.url}/api/turns/chess").status_code == 404


def test_what_is_missing_is_said_with_its_place(server: Server) -> None:
    told = call(server, "POST", "/garden_nation", {"players": [{"name": "Ada"}, {"name": "Ben"}]}).json()
    assert {"id": "field_missing", "args": {"place": "players[0].population"}} in told["remarks"]
    assert [sheet["total"] for sheet in told["sheets"]] == [0, 0]


@pytest.mark.parametrize(
    ("path", "body", "status", "error"),
    [
        ("/tiny_towns", {"players": [{"town": [["castle"] * 4] * 4}]}, 400, "field_unknown"),
        ("/tiny_towns", {"players": []}, 400, "pad_players"),
        ("/tiny_towns", [], 400, "bad_body"),
        ("/chess", {"players": []}, 404, "unknown_game"),
        ("/market_day", {"players": []}, 404, "no_score_pad"),
    ],
)
def test_what_cannot_be_is_refused(server: Server, path: str, body: object, status: int, error: str) -> None:
    answer = call(server, "POST", path, body)
    assert (answer.status_code, answer.json()["error"]["id"]) == (status, error)
