"""Whole games through real sockets: people and bots at one table, with everything that goes wrong on the way."""

import asyncio
import json
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kleinstadt import game
from kleinstadt.engine.journal import read_journal
from kleinstadt.engine.record import Record, replay
from market_day import GAME as MARKET_DAY
from server.driving import Person, Server, names_of, play_out, seat_all, wish_for


async def journal_of(person: Person) -> Record:
    """The finished game, replayed from its export."""
    response = await person.http.get(f"/api/tables/{person.table}/export")
    journal = read_journal(response.text.splitlines())
    rules = MARKET_DAY if journal.header.game == "market_day" else game(journal.header.game)
    return replay(rules, journal)


async def close_all(people: list[Person]) -> None:
    for person in people:
        await person.close()


@pytest.mark.parametrize(("people", "bots"), [(2, 0), (1, 1), (3, 1), (4, 0), (5, 1), (2, 4)])
def test_a_whole_game_of_people_and_bots(server: Server, people: int, bots: int) -> None:
    async def play() -> None:
        seated = await seat_all(server, wish_for("tiny_towns", people, bots), names_of(people))
        watcher = Person(server, "Watcher")
        await watcher.connect(seated[0].table)
        await play_out(seated, people)
        await watcher.until(lambda p: p.over)
        record = await journal_of(seated[0])
        assert record.state.over
        ranking = record.state.ranking()
        for person in [*seated, watcher]:
            assert person.info is not None
            assert person.screen is not None
            assert person.info["ranking"] == ranking
            assert person.screen["view"]["position"] == record.state.view(person.screen["view"]["seat"])["position"]
        for person in seated:
            for entry, moves in person.acknowledged.items():
                assert list(record.deeds[entry].entry.moves) == moves
                assert record.deeds[entry].entry.seat == person.seat
        answered = sum([len(person.acknowledged) for person in seated])
        assert answered == sum([deed.entry.seat < people for deed in record.deeds])
        await close_all([*seated, watcher])

    asyncio.run(play())


def test_a_game_among_duplicates_stale_answers_and_reconnects(server: Server) -> None:
    async def one(person: Person, chance: random.Random) -> None:
        seen = -1
        while not person.over:
            await person.asked_after(seen)
            if person.over or person.question is None or person.screen is None:
                continue
            number = seen = person.question["number"]
            move = chance.choice(person.screen["moves"])["move"]
            sent = [person.request("answer", decision=number, moves=[move]) for _ in range(chance.choice([1, 1, 2, 3]))]
            try:
                replies = await asyncio.gather(*sent)
                assert all(reply["ok"] for reply in replies)
                assert len({reply["entry"] for reply in replies}) == 1, "the same answer sent twice counts once"
                person.acknowledged[replies[0]["entry"]] = [move]
                if number and chance.random() < 0.2:
                    stale = await person.request("answer", decision=number - 1, moves=["no such move"])
                    assert stale["error"]["id"] == "stale_answer"
                    assert stale["screen"]["view"]["seat"] == person.seat
                elif chance.random() < 0.1:
                    await person.drop()
                    await person.connect(fresh=chance.random() < 0.3)
            except ConnectionResetError:
                await person.connect()
                seen = -1

    async def play() -> None:
        seated = await seat_all(server, wish_for("tiny_towns", 4), names_of(4))
        await asyncio.gather(*[one(person, random.Random(n)) for n, person in enumerate(seated)])
        record = await journal_of(seated[0])
        for person in seated:
            for entry, moves in person.acknowledged.items():
                assert list(record.deeds[entry].entry.moves) == moves
        assert sum([len(person.acknowledged) for person in seated]) == len(record.deeds)
        await close_all(seated)

    asyncio.run(play())


def test_the_screen_that_an_answer_makes_comes_before_its_reply(server: Server) -> None:
    async def play() -> None:
        [person] = await seat_all(server, wish_for("tiny_towns", 1), names_of(1))
        person.received.clear()
        await person.answer(random.Random(1))
        await person.until(lambda p: len(p.received) == 2)
        assert ["re" in message for message in person.received] == [False, True]
        await person.close()

    asyncio.run(play())


def test_who_missed_messages_gets_those_and_nothing_twice(server: Server) -> None:
    async def play() -> None:
        first, second = await seat_all(server, wish_for("market_day", 2), names_of(2))
        other = Person(server, "the same on another device")
        other.http.cookies = second.http.cookies
        await other.connect(second.table)
        await other.until(lambda p: p.screen is not None)
        heard = other.n
        await other.drop()
        await first.answer(random.Random(1))
        await second.until(lambda p: p.screen is not None and 0 not in p.screen["view"]["deciding"])
        before = len(other.received)
        await other.connect()
        await other.until(lambda p: p.n == second.n)
        missed = other.received[before:]
        assert [message["n"] for message in missed] == list(range(heard + 1, second.n + 1))
        assert [text for text in second.raw if '"re"' not in text[:6]][-1] == other.raw[-1]
        await close_all([first, second, other])

    asyncio.run(play())


def test_the_deal_is_shown_when_everybody_is_ready(server: Server) -> None:
    async def play() -> None:
        host, guest = Person(server, "Person 0"), Person(server, "Guest")
        [token] = await host.open(wish_for("market_day", 2))
        await host.connect()
        await host.ok("ready")
        await host.until(lambda p: p.info is not None)
        assert host.info is not None
        assert host.info["state"] == "open"
        await guest.claim(token)
        await guest.connect()
        await guest.until(lambda p: p.info is not None)
        assert host.screen is None
        assert await host.refused("answer", decision=0, moves=["pick fish"]) == "not_started"
        await guest.ok("ready")
        for person in (host, guest):
            await person.until(lambda p: p.screen is not None)
        await close_all([host, guest])

    asyncio.run(play())


def test_undo_inside_a_simultaneous_phase_keeps_what_the_others_did(server: Server) -> None:
    async def play() -> None:
        first, second, third = await seat_all(server, wish_for("market_day", 3), names_of(3))
        await first.answer(random.Random(1))
        await second.answer(random.Random(2))
        await first.until(lambda p: p.screen is not None and p.screen["view"]["deciding"] == [2])
        assert first.screen is not None
        assert first.screen["undo"]["own"]
        await first.ok("undo")
        await third.until(lambda p: p.screen is not None and p.screen["view"]["deciding"] == [0, 2])
        assert await first.refused("answer", decision=0, moves=["pick wood"]) == "stale_answer"
        lines = [line for message in third.received for line in message.get("log", [])]
        assert lines[-1]["id"] == "undone"
        assert lines[-1]["withdrawn"] == [0]
        await play_out([first, second, third], 5)
        assert (await journal_of(first)).state.over
        await close_all([first, second, third])

    asyncio.run(play())


def test_undo_beyond_that_needs_everybody(server: Server) -> None:
    async def play() -> None:
        people = await seat_all(server, wish_for("market_day", 3), names_of(3))
        for person in people:
            await person.answer(random.Random(1))
        first, second, third = people
        await first.until(lambda p: p.screen is not None and sum(p.screen["view"]["numbers"]) == 3)
        assert first.screen is not None
        assert first.screen["undo"] == {"own": False, "ask": True, "asked_by": None}
        await first.ok("undo")
        await second.until(lambda p: p.screen is not None and p.screen["undo"]["asked_by"] == 0)
        assert await second.refused("undo") == "undo_pending"
        await second.ok("consent", yes=False)
        await first.until(lambda p: p.screen is not None and p.screen["undo"]["asked_by"] is None)
        await first.ok("undo")
        await second.ok("consent", yes=True)
        assert first.screen["view"]["deciding"] != [0, 1, 2]
        await third.ok("consent", yes=True)
        await first.until(lambda p: p.screen is not None and p.screen["view"]["deciding"] == [0, 1, 2])
        assert await first.refused("consent", yes=True) == "nothing_asked"
        await play_out(people, 3)
        await close_all(people)

    asyncio.run(play())


def test_bots_always_agree_to_an_undo(server: Server) -> None:
    async def play() -> None:
        [person] = await seat_all(server, wish_for("market_day", 1, bots=2), names_of(1))
        chance = random.Random(4)
        answered = -1
        for _ in range(3):
            await person.asked_after(answered)
            assert person.question is not None
            answered = person.question["number"]
            await person.answer(chance)
        reply = await person.request("undo")
        assert reply["ok"]
        await play_out([person], 1)
        record = await journal_of(person)
        assert any(deed.entry.undo for deed in record.deeds)
        await close_all([person])

    asyncio.run(play())


def test_a_seat_is_handed_to_a_bot_and_a_friend_and_taken_back(server: Server) -> None:
    async def play() -> None:
        first, second = await seat_all(server, wish_for("market_day", 2), names_of(2))
        friend = Person(server, "Friend")
        await second.answer(random.Random(2))
        await first.ok("hand_over", seat=0, to={"kind": "bot", "bot": "random"})
        await second.until(lambda p: p.info is not None and p.info["seats"][0]["kind"] == "bot")
        await first.until(lambda p: p.screen is not None and p.screen["view"]["seat"] is None)
        assert await first.refused("answer", decision=0, moves=["pick fish"]) == "not_seated"
        assert await second.refused("take_back", seat=0) == "not_your_seat"
        for person, owns in ((first, [True, False]), (second, [False, True])):
            seats = (await person.http.get(f"/api/tables/{first.table}")).json()["seats"]
            assert [seat["yours"] for seat in seats] == owns
        await first.ok("take_back", seat=0)
        await first.until(lambda p: p.screen is not None and p.screen["view"]["seat"] == 0)
        url = (await first.ok("hand_over", seat=0, to={"kind": "link"}))["url"]
        assert (await friend.claim(url.rsplit("/", 1)[1])).status_code == 200
        await friend.connect()
        await friend.until(lambda p: p.screen is not None)
        assert friend.seat == 0
        await first.until(lambda p: p.screen is not None and p.screen["view"]["seat"] is None)
        await play_out([friend, second], 3)
        record = await journal_of(second)
        assert record.header.names == ["Person 0 / random / Friend", "Person 1"]
        await close_all([first, second, friend])

    asyncio.run(play())


def test_who_leaves_is_replaced_by_a_bot(server: Server) -> None:
    async def play() -> None:
        first, second = await seat_all(server, wish_for("tiny_towns", 2), names_of(2))
        await first.ok("leave")
        await second.until(lambda p: p.info is not None and p.info["seats"][0]["bot"] == "regular")
        await play_out([second], 1)
        await close_all([first, second])

    asyncio.run(play())


def test_a_host_can_neither_replace_who_is_away_for_a_moment_nor_look_into_their_hand(server: Server) -> None:
    async def play() -> None:
        first, second = await seat_all(server, wish_for("market_day", 2), names_of(2))
        wanted: dict[str, Any] = {"seat": 1, "to": {"kind": "bot", "bot": "random"}}
        assert await first.refused("hand_over", **wanted) == "not_your_seat"
        await second.leave_page()
        await first.until(lambda p: p.info is not None and not p.info["seats"][1]["online"])
        assert await first.refused("hand_over", seat=1, to={"kind": "link"}) == "not_your_seat"
        assert await first.refused("hand_over", **wanted) == "not_away_long"
        await close_all([first, second])

    asyncio.run(play())


def test_chat_previews_and_looking_back(server: Server) -> None:
    async def play() -> None:
        first, second = await seat_all(server, wish_for("tiny_towns", 2), names_of(2))
        await first.ok("chat", text="Hello!")
        await second.until(lambda p: len(p.chat) == 1)
        assert second.chat[0]["who"] == "Person 0"
        assert second.chat[0]["text"] == "Hello!"
        assert await first.refused("chat", text=" ") == "empty_chat"
        for _ in range(3):
            for person in (first, second):
                if person.question is not None:
                    number = person.question["number"]
                    await person.answer(random.Random(1))
                    await person.until(lambda p, n=number: p.question is None or p.question["number"] != n)
        asked = first if first.question is not None else second
        assert asked.screen is not None
        move = asked.screen["moves"][0]["move"]
        preview = (await asked.ok("preview", moves=[move]))["preview"]
        assert preview["moves"] == [move]
        assert preview["view"]["seat"] == asked.seat
        assert preview["before"]["seat"] == asked.seat
        assert await asked.refused("preview", moves=["fly"]) == "illegal_move"
        deal = (await first.ok("replay", entry=-1))["screen"]
        assert deal["view"]["numbers"] == [0, 0]
        assert deal["view"]["seat"] == 0
        assert await first.refused("replay", entry=999) == "no_such_entry"
        await close_all([first, second])

    asyncio.run(play())


def test_who_is_asked_is_told_what_is_in_the_way(server: Server) -> None:
    async def play() -> None:
        people = await seat_all(server, wish_for("everdell", 2), names_of(2))
        asked, other = sorted(people, key=lambda person: person.question is None)
        told = (await asked.ok("obstacles", moves=[]))["obstacles"]
        assert {"id": "journey", "rule": "EV-48", "args": {}} in told["journey_2"]
        assert (await other.ok("obstacles", moves=[]))["obstacles"] == {}
        assert await asked.refused("obstacles", moves=["fly"]) == "illegal_move"
        await close_all(people)

    asyncio.run(play())


def test_after_the_end_nothing_is_hidden_when_one_looks_back(server: Server) -> None:
    async def play() -> None:
        ada, bo = await seat_all(server, wish_for("tiny_towns", 2), names_of(2))
        chance = random.Random(1)
        for person in (ada, bo):
            await person.answer(chance)  # both keep a monument
        early = (await ada.ok("replay", entry=1))["screen"]
        assert early["end"] is None
        assert [town["monument"] is None for town in early["view"]["position"]["towns"]] == [False, True]
        await play_out([ada, bo])
        late = (await ada.ok("replay", entry=1))["screen"]
        assert not late["view"]["over"]
        monuments = [town["monument"] for town in late["view"]["position"]["towns"]]
        assert monuments[0] == early["view"]["position"]["towns"][0]["monument"]
        assert monuments[1] is not None
        await close_all([ada, bo])

    asyncio.run(play())


def test_history_and_the_end_tell_how_it_came_about(server: Server) -> None:
    async def play() -> None:
        ada, bo = await seat_all(server, wish_for("market_day", 2, options={"days": 2}), names_of(2))
        await ada.answer(random.Random(1))
        await ada.ok("undo")
        await play_out([ada, bo])
        record = await journal_of(ada)
        history = (await bo.ok("history"))["history"]
        standing = [number for number, deed in enumerate(record.deeds) if deed.stands]
        assert [moment["entry"] for moment in history] == [-1, *standing]
        assert history[0]["totals"] == [0, 0]
        assert bo.screen is not None
        assert history[-1]["totals"] == [sheet["total"] for sheet in bo.screen["standing"]]
        for moment in (history[0], history[len(history) // 2], history[-1]):
            screen = (await bo.ok("replay", entry=moment["entry"]))["screen"]
            assert [sheet["total"] for sheet in screen["standing"]] == moment["totals"]
            assert screen["log_length"] == moment["log_length"]
        end = bo.screen["end"]
        assert end["ties"] == [tie.dump() for tie in record.state.ties()]
        assert end["seconds"] >= 0
        await close_all([ada, bo])

    asyncio.run(play())


def test_a_long_chat_locks_nobody_out(server: Server) -> None:
    async def play() -> None:
        first, second = await seat_all(server, wish_for("market_day", 2), names_of(2))
        for number in range(300):
            await first.ok("chat", text=f"line {number}")
        await second.until(lambda p: len(p.chat) == 300)
        await second.drop()
        second.chat.clear()
        await second.connect(fresh=True)
        await second.ok("ping")
        assert [line["number"] for line in second.chat] == list(range(250, 300))
        known = second.chat
        while known[0]["number"]:
            known = [*(await second.ok("chat_log", before=known[0]["number"]))["chat"], *known]
        assert [line["text"] for line in known] == [f"line {number}" for number in range(300)]
        await play_out([first, second], 1)
        await close_all([first, second])

    asyncio.run(play())


def test_the_log_can_be_read_back_to_its_beginning(server: Server) -> None:
    async def play() -> None:
        people = await seat_all(server, wish_for("tiny_towns", 3), names_of(3))
        await play_out(people, 1)
        heard = [line for message in people[0].received for line in message.get("log", [])]
        assert len(heard) > 100
        later = Person(server, "later")
        later.http.cookies = people[0].http.cookies
        await later.connect(people[0].table)
        await later.until(lambda p: p.over)
        [screen] = [message for message in later.received if message["type"] == "screen"]
        known, length = screen["log"], screen["screen"]["log_length"]
        assert len(known) < length
        while len(known) < length:
            known = [*(await later.ok("log", before=length - len(known)))["log"], *known]
        assert known == heard
        await close_all([*people, later])

    asyncio.run(play())


def test_a_hint_is_a_move_that_a_bot_would_make_here_with_the_next_best_and_why(server: Server) -> None:
    async def play() -> None:
        [person] = await seat_all(server, wish_for("tiny_towns", 1, 2), names_of(1))
        answered = -1
        for _ in range(4):
            await person.asked_after(answered)
            assert person.question is not None
            assert person.screen is not None
            answered = person.question["number"]
            offered = [offer["move"] for offer in person.screen["moves"]]
            hint = (await person.ok("hint"))["advice"]
            assert {hint["move"], hint["next"]} <= set(offered)
            assert hint["move"] != hint["next"]
            assert hint["sure"] in ("clear", "likely", "close")
            assert (hint["when"] == "unsaid") == (hint["reasons"] == [])
            assert (await person.ok("hint"))["advice"] == hint  # thought about once
            await person.ok("answer", decision=answered, moves=[hint["move"]])
        await person.close()

    asyncio.run(play())


def test_no_hint_where_others_play_or_nothing_is_asked(server: Server) -> None:
    async def play() -> None:
        people = await seat_all(server, wish_for("tiny_towns", 2), names_of(2))
        assert await people[0].refused("hint") == "not_alone"
        watcher = Person(server, "Watcher")
        await watcher.connect(people[0].table)
        assert await watcher.refused("hint") == "not_seated"
        await people[1].ok("leave")  # a bot goes on, and whose seat it is may come back
        assert await people[0].refused("hint") == "not_alone"
        await close_all([*people, watcher])
        waiting = Person(server, "Person 0")
        await waiting.open(wish_for("tiny_towns", 2))
        await waiting.connect()
        assert await waiting.refused("hint") == "not_alone"
        await waiting.close()

    asyncio.run(play())


def test_after_a_game_alone_it_is_told_which_answers_cost_most(server: Server) -> None:
    async def play() -> None:
        options = {"monuments": False, "display": "first_game"}
        [person] = await seat_all(server, wish_for("tiny_towns", 1, options=options, seed=4), names_of(1))
        assert await person.refused("review") == "not_over"
        await play_out([person], 1)
        regrets = (await person.ok("review"))["regrets"]
        assert 1 <= len(regrets) <= 3
        for regret in regrets:
            assert regret["cost"] > 0
            assert regret["played"]["move"] != regret["better"]["move"]
        assert (await person.ok("review"))["regrets"] == regrets  # thought about once
        watcher = Person(server, "Watcher")
        await watcher.connect(person.table)
        assert await watcher.refused("review") == "not_seated"
        await close_all([person, watcher])

    asyncio.run(play())


def test_among_people_nobody_is_told_what_cost_most(server: Server) -> None:
    async def play() -> None:
        people = await seat_all(server, wish_for("market_day", 2, options={"days": 2}), names_of(2))
        await play_out(people, 1)
        assert await people[0].refused("review") == "not_alone"
        await close_all(people)

    asyncio.run(play())


def test_a_rematch_keeps_the_people(server: Server) -> None:
    async def play() -> None:
        first, second = await seat_all(server, wish_for("market_day", 2, options={"days": 2}), names_of(2))
        early = await first.http.post(f"/api/tables/{first.table}/rematch", json={})
        assert early.status_code == 409
        await play_out([first, second], 1)
        made = await first.http.post(f"/api/tables/{first.table}/rematch", json={})
        again = await second.http.post(f"/api/tables/{second.table}/rematch", json={})
        assert made.json()["table"] == again.json()["table"]
        await second.until(lambda p: p.info is not None and p.info["rematch"] == made.json()["table"])
        for person in (first, second):
            await person.leave_page()
            person.screen = person.info = None
            await person.connect(made.json()["table"], fresh=True)
        await second.ok("ready")
        await play_out([first, second], 2)
        mine = (await second.http.get("/api/tables")).json()
        assert [table["state"] for table in mine] == ["over", "over"]
        await close_all([first, second])

    asyncio.run(play())


def test_the_host_may_have_a_table_deleted(server: Server) -> None:
    async def play() -> None:
        first, second = await seat_all(server, wish_for("market_day", 2), names_of(2))
        assert (await second.http.delete(f"/api/tables/{second.table}")).status_code == 403
        assert (await first.http.delete(f"/api/tables/{first.table}")).status_code == 409
        await play_out([first, second])
        assert (await first.http.delete(f"/api/tables/{first.table}")).status_code == 200
        assert (await first.http.get(f"/api/tables/{first.table}")).status_code == 404
        await close_all([first, second])

    asyncio.run(play())


def test_a_server_that_is_told_to_stop_says_goodbye(start_server: Callable[..., Server]) -> None:
    server = start_server()

    async def play() -> None:
        first, second = await seat_all(server, wish_for("market_day", 2), names_of(2))
        await first.answer(random.Random(1))
        await asyncio.to_thread(server.stop)
        for person in (first, second):
            assert person.listening is not None
            await person.listening
            assert person.socket is not None
            assert person.socket.close_code == 1012
        log = [json.loads(line) for line in server.log.read_text().splitlines()]
        assert log[-1]["what"] == "closed"
        assert server.sql("SELECT entries FROM positions") == [(1,)]
        await asyncio.to_thread(server.start)
        for person in (first, second):
            await person.connect()
        await play_out([first, second], 1)
        await close_all([first, second])

    asyncio.run(play())


def test_the_example_client_plays_a_game(server: Server) -> None:
    script = Path(__file__).parents[2] / "examples" / "client.py"
    done = subprocess.run([sys.executable, script, server.url], capture_output=True, text=True, timeout=120, check=True)
    assert sorted(eval(done.stdout)) in ([1, 1], [1, 2])
