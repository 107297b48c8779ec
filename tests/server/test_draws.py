"""Set-ups over REST."""

import httpx
import pytest

from kleinstadt.engine.draw_code import read_code
from kleinstadt.engine.registry import game, games
from ours import OURS
from server.driving import Server


def call(server: Server, method: str, path: str, body: object = None) -> httpx.Response:
    return httpx.request(method, f"{server.url}/api/draws{path}", json=body, headers={"Origin": server.url})


@pytest.mark.parametrize("id", OURS)
def test_a_set_up_is_drawn_and_told_by_its_code(server: Server, id: str) -> None:
    assert call(server, "GET", f"/{id}").json()["groups"] == [group.dump() for group in game(id).draw_form().groups]
    told = call(server, "POST", f"/{id}", {"seats": 2}).json()
    assert told["view"] == read_code(told["code"], games()).start().view(None)
    assert call(server, "POST", f"/{id}", {"code": told["code"]}).json() == told
    part = game(id).draw_form().parts[0]
    again = call(server, "POST", f"/{id}", {"code": told["code"], "again": part}).json()
    assert again["code"] != told["code"]
    assert [task for task in again["tasks"] if task["part"] not in ("", part)] == [
        task for task in told["tasks"] if task["part"] not in ("", part)
    ]


def test_a_secret_is_told_only_to_whoever_asks_for_that_seat(server: Server) -> None:
    told = call(server, "POST", "/tiny_towns", {"seats": 3}).json()
    assert told["secret"] is None
    hands = [call(server, "POST", "/tiny_towns", {"code": told["code"], "seat": seat}).json() for seat in range(3)]
    cards = [card for hand in hands for card in hand["secret"]["cards"]]
    assert len(set(cards)) == 6
    assert not [card for card in cards if card in str([{**hand, "secret": None} for hand in hands])]


def test_a_game_without_a_checklist_is_drawn_all_the_same(server: Server) -> None:
    told = call(server, "POST", "/market_day", {"seats": 2}).json()
    assert (told["tasks"], told["view"]["seats"]) == ([], 2)
    assert call(server, "POST", "/market_day", {"code": told["code"]}).json() == told


@pytest.mark.parametrize(
    ("path", "body", "status", "error"),
    [
        ("/tiny_towns", {"seats": 7}, 400, "bad_seats"),
        ("/tiny_towns", {}, 400, "bad_seats"),
        ("/tiny_towns", {"code": "nonsense"}, 400, "bad_code"),
        ("/tiny_towns", {"seats": 2, "options": {"food": "castle"}}, 400, "bad_option_value"),
        ("/tiny_towns", {"seats": 2, "without": ["farm", "granary", "greenhouse", "orchard"]}, 400, "too_few_cards"),
        ("/tiny_towns", {"seats": 2, "without": ["cottage"]}, 400, "no_such_card"),
        ("/tiny_towns", {"seats": 2, "again": "forest"}, 400, "no_such_part"),
        ("/tiny_towns", {"seats": 2, "seat": 2}, 400, "no_such_seat"),
        ("/tiny_towns", {"seats": 2, "seed": 1}, 400, "field_unknown"),
        ("/tiny_towns", [], 400, "bad_body"),
        ("/chess", {"seats": 2}, 404, "unknown_game"),
    ],
)
def test_what_cannot_be_drawn_is_refused(server: Server, path: str, body: object, status: int, error: str) -> None:
    answer = call(server, "POST", path, body)
    assert (answer.status_code, answer.json()["error"]["id"]) == (status, error)
