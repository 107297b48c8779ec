"""Nothing hidden is in any byte a screen receives.

Whole games are played through real sockets while every seat and a spectator record what they get: screens, log,
previews, refusals, looks back, exports. Afterwards each message is made again from a position in which everything that
its viewer cannot know has been dealt afresh. Every byte has to be the same.
"""

import asyncio
import json
import random
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec
import pytest

from kleinstadt import game, game_ids
from kleinstadt.engine.chance import Chance, stream
from kleinstadt.engine.errors import IllegalMove
from kleinstadt.engine.game import AnyGame
from kleinstadt.engine.journal import read_journal
from kleinstadt.engine.option import draw_options
from kleinstadt.engine.record import Record, replay
from kleinstadt.engine.state import State
from kleinstadt.engine.view import view_of
from kleinstadt.table.change import difference
from kleinstadt.table.screen import decision_of, offers_of, preview_of, standing_of
from kleinstadt.table.table import LOG_PAGE, log_of, log_of_the_deal
from market_day import GAME as MARKET_DAY
from server.driving import Person, Server, names_of, seat_all

encode = msgspec.json.encode
NOTHING = msgspec.Raw()


class RawTable(msgspec.Struct):
    deciding: msgspec.Raw
    ranking: msgspec.Raw


class RawScreen(msgspec.Struct):
    """A screen whose parts are still bytes."""

    table: RawTable
    view: msgspec.Raw
    standing: msgspec.Raw
    decision: msgspec.Raw
    moves: msgspec.Raw


class RawMessage(msgspec.Struct):
    screen: RawScreen | None = None
    change: msgspec.Raw = NOTHING
    log: list[msgspec.Raw] = []
    preview: msgspec.Raw = NOTHING
    error: msgspec.Raw = NOTHING


class Seen(NamedTuple):
    """What a viewer got when the journal had so many entries. `asked` is what it had asked for, if anything;
    `before` and `after` are the screens that a change led from and to."""

    entries: int
    viewer: int | None
    text: str
    asked: tuple[str, str | int] | None
    before: Any = None
    after: Any = None


# -- playing and recording -----------------------------------------------------------------------------------------


class Observed:
    """A game of people who take turns at the keyboard, so that it is known what everybody saw when."""

    def __init__(self, server: Server, rules: AnyGame, seats: int, number: int) -> None:
        self.server = server
        self.rules = rules
        self.seats = seats
        self.chance = random.Random(number)
        self.options = draw_options(rules.options, seats, stream(number, "options")) if number % 3 else {}
        self.seen: list[Seen] = []
        self.exports: list[tuple[int, int | None, str]] = []
        self.entries = 0

    async def play(self) -> Record:
        wish = {
            "game": self.rules.id,
            "options": self.options,
            "seats": [{"kind": "me", "name": "Person 0"}, *[{"kind": "link"}] * (self.seats - 1)],
        }
        people = await seat_all(self.server, wish, names_of(self.seats), changes=self.chance.random() < 0.7)
        watcher = Person(self.server, "Watcher", changes=self.chance.random() < 0.7)
        await watcher.connect(people[0].table)
        await watcher.until(lambda p: p.screen is not None)
        viewers = [*people, watcher]
        marks = [0] * len(viewers)
        while True:
            self.record_news(viewers, marks)
            if people[0].over:
                break
            asked = [person for person in people if person.question is not None]
            await self.probe(self.chance.choice(viewers), marks, viewers)
            await self.step(self.chance.choice(asked), people)
            for person in viewers:
                await person.until(lambda p: any(m.get("cause") == self.entries - 1 for m in p.received[-4:]))
        text = (await watcher.http.get(f"/api/tables/{watcher.table}/export")).text
        for person in viewers:
            await person.close()
        return replay(self.rules, read_journal(text.splitlines()))

    async def step(self, person: Person, people: list[Person]) -> None:
        undoers = [p for p in people if p.screen is not None and p.screen["undo"]["own"]]
        if undoers and self.chance.random() < 0.1:
            await self.chance.choice(undoers).ok("undo")
        else:
            assert (await person.answer(self.chance))["ok"]
        self.entries += 1

    def record_news(self, viewers: list[Person], marks: list[int]) -> None:
        for index, person in enumerate(viewers):
            for mark in range(marks[index], len(person.raw)):
                before, after = person.screens[mark - 1] if mark else None, person.screens[mark]
                if person.raw[mark].startswith(('{"type":"screen"', '{"type":"change"')):
                    self.seen.append(Seen(self.entries, self.viewer(index), person.raw[mark], None, before, after))
            marks[index] = len(person.raw)

    def viewer(self, index: int) -> int | None:
        return index if index < self.seats else None

    async def probe(self, person: Person, marks: list[int], viewers: list[Person]) -> None:
        """Ask for something, to look at the answer later."""
        index = viewers.index(person)
        kind = self.chance.choice(["preview", "illegal", "stale", "replay", "log", "export", "none"])
        asked: tuple[str, str | int] | None = None
        if kind == "preview" and person.question is not None and person.screen is not None:
            asked = ("preview", self.chance.choice(person.screen["moves"])["move"])
            await person.ok("preview", moves=[asked[1]])
        elif kind == "illegal" and person.question is not None:
            asked = ("illegal", self.chance.choice(["fly", "rest", "place z9", "pick gold"]))
            assert person.screen is not None
            if asked[1] in [offer["move"] for offer in person.screen["moves"]]:
                return
            await person.refused("answer", decision=person.question["number"], moves=[asked[1]])
        elif kind == "stale" and index < self.seats:
            asked = ("stale", 10_000)
            await person.refused("answer", decision=10_000, moves=["fly"])
        elif kind == "replay" and self.entries:
            asked = ("replay", self.chance.randrange(-1, self.entries))
            await person.ok("replay", entry=asked[1])
        elif kind == "log" and person.screen is not None:
            asked = ("log", self.chance.randint(1, person.screen["log_length"] + 1))
            await person.ok("log", before=asked[1])
        elif kind == "export":
            text = (await person.http.get(f"/api/tables/{viewers[0].table}/export")).text
            self.exports.append((self.entries, self.viewer(index), text))
        if asked is not None:
            self.seen.append(Seen(self.entries, self.viewer(index), person.raw[-1], asked))
            marks[index] = len(person.raw)


# -- making it again from what the viewer may know -----------------------------------------------------------------


class Checker:
    def __init__(self, rules: AnyGame, record: Record, chance: Chance) -> None:
        self.rules = rules
        self.record = record
        self.chance = chance
        self.compared = 0
        self.positions: dict[int, State] = {}  # each is asked for by several viewers

    def position(self, count: int) -> State:
        if count not in self.positions:
            self.positions[count] = self.record.at(count)
        return self.positions[count]

    def imagined(self, count: int, viewer: int | None) -> State:
        """The position after so many entries with all that the viewer cannot know dealt afresh."""
        view = json.loads(json.dumps(self.position(count).view(viewer)))
        return self.rules.imagine(view, self.chance)

    def check(self, seen: Seen) -> None:
        message = msgspec.json.decode(seen.text, type=RawMessage)
        count = seen.entries
        if seen.asked is not None and seen.asked[0] == "replay":
            count = int(seen.asked[1]) + 1
        state = self.imagined(count, seen.viewer)
        if message.screen is not None:
            self.check_screen(message.screen, state, seen)
        if bytes(message.change):
            self.check_change(message.change, state, seen)
        if bytes(message.preview):
            assert seen.asked is not None
            assert seen.viewer is not None
            self.same(message.preview, preview_of(state, seen.viewer, (str(seen.asked[1]),)))
        if bytes(message.error) and seen.asked is not None and seen.asked[0] == "illegal":
            assert seen.viewer is not None
            with pytest.raises(IllegalMove) as error:
                state.play(seen.viewer, str(seen.asked[1]))
            self.same(message.error, {"id": error.value.id, "args": error.value.args_})
        if seen.asked is not None and seen.asked[0] == "log":
            self.check_page(message.log, int(seen.asked[1]), count, seen.viewer)
        elif message.log and count:
            self.check_log(message.log, count, seen.viewer)

    def check_screen(self, screen: RawScreen, state: State, seen: Seen) -> None:
        viewer = seen.viewer
        past = seen.asked is not None and seen.asked[0] == "replay"
        self.same(screen.view, view_of(state, viewer))
        self.same(screen.standing, standing_of(state, viewer))
        self.same(screen.decision, None if past else decision_of(state, viewer))
        self.same(screen.moves, [] if past or viewer is None else offers_of(state, viewer))
        if not past:
            self.same(screen.table.deciding, state.deciders())
            self.same(screen.table.ranking, state.placing() if state.over else None)

    def check_change(self, change: msgspec.Raw, state: State, seen: Seen) -> None:
        """The same change leads from what the viewer had before to what follows from what it may know now."""
        viewer = seen.viewer
        again = dict(seen.after)
        again["view"] = view_of(state, viewer)
        again["standing"] = standing_of(state, viewer)
        again["decision"] = decision_of(state, viewer)
        again["moves"] = [] if viewer is None else offers_of(state, viewer)
        ranking = state.placing() if state.over else None
        again["table"] = {**again["table"], "deciding": state.deciders(), "ranking": ranking}
        trees = [json.loads(encode(screen)) for screen in (seen.before, again)]
        for tree in trees:
            tree["moves"] = msgspec.Raw(encode(tree["moves"]))  # they are replaced whole
        self.same_tree(change, difference(*trees))

    def check_log(self, lines: list[msgspec.Raw], count: int, viewer: int | None) -> None:
        """The latest entry played again in the imagined position before it. Where it shows something new, or cannot be
        played there, or leads to what the viewer sees to be another position, the worlds may part."""
        deed = self.record.deeds[count - 1]
        entry = deed.entry
        if not entry.moves or deed.shown:
            return
        state = self.imagined(count - 1, viewer)
        state.log = []
        try:
            state.play(entry.seat, entry.moves[0])
        except IllegalMove:
            return
        if {**state.view(viewer), "numbers": []} != {**self.position(count).view(viewer), "numbers": []}:
            return
        extra = {"entry": count - 1, "by": entry.seat, "withdrawn": []}
        latest = [line for line in lines if json.loads(bytes(line))["entry"] == count - 1]
        again = [{**event.seen_by(viewer), **extra} for event in state.take_log()]
        assert [bytes(line) for line in latest] == [encode(line) for line in again]
        self.compared += 1

    def check_page(self, lines: list[msgspec.Raw], before: int, count: int, viewer: int | None) -> None:
        """Older lines are what this viewer was told when they were new."""
        again = [encode(item.seen_by(viewer)) for item in log_of_the_deal(self.record)]
        for number, deed in enumerate(self.record.deeds[:count]):
            again.extend([encode(item.seen_by(viewer)) for item in log_of(number, deed)])
        end = min(before, len(again))
        assert [bytes(line) for line in lines] == again[max(0, end - LOG_PAGE) : end]
        self.compared += 1

    def same(self, received: msgspec.Raw, again: Any) -> None:
        assert bytes(received) == encode(again)
        self.compared += 1

    def same_tree(self, received: msgspec.Raw, again: Any) -> None:
        assert sorted_keys(bytes(received)) == sorted_keys(encode(again))
        self.compared += 1

    def check_export(self, count: int, viewer: int | None, text: str) -> None:
        lines = [json.loads(line) for line in text.splitlines()]
        assert "seed" not in lines[0]
        assert lines[-1]["view"] == json.loads(encode(self.imagined(count, viewer).view(viewer)))
        for line in lines[1:-1]:
            assert "moves" not in line or line["seat"] == viewer
            events = self.record.deeds[line["entry"]].events
            if events:
                told = [{key: e[key] for key in ("id", "args", "auto")} for e in line["events"]]
                assert told == [json.loads(encode(event.seen_by(viewer))) for event in events]


def sorted_keys(data: bytes) -> str:
    return json.dumps(json.loads(data), sort_keys=True)


async def observe(server: Server, rules: AnyGame, seats: int, number: int, share: float) -> int:
    observed = Observed(server, rules, seats, number)
    record = await observed.play()
    checker = Checker(rules, record, stream(number, "imagination"))
    chance = random.Random(number)
    for seen in observed.seen:
        if seen.asked is not None or chance.random() < share:
            checker.check(seen)
            await asyncio.sleep(0)
    for count, viewer, text in observed.exports:
        if count < len(record.deeds):
            checker.check_export(count, viewer, text)
    seed = record.header.seed
    for seen in observed.seen:
        assert f"{seed:x}" not in seen.text
        assert str(seed) not in seen.text
    return checker.compared


def play_many(server: Server, games: int, at_once: int, share: float) -> int:
    """Games of every number of seats, a third with default options, the others by lot."""
    kinds = [(rules, seats) for rules in [MARKET_DAY, *map(game, game_ids())] for seats in rules.seats]

    async def run() -> int:
        gate = asyncio.Semaphore(at_once)

        async def one(number: int) -> int:
            async with gate:
                rules, seats = kinds[number % len(kinds)]
                return await observe(server, rules, seats, number, share)

        return sum(await asyncio.gather(*[one(number) for number in range(games)]))

    return asyncio.run(run())


def test_no_byte_depends_on_what_its_viewer_cannot_know(server: Server) -> None:
    assert play_many(server, 2, 2, 0.3) > 50  # a busy server tells several changes at once


@pytest.mark.slow
def test_no_byte_of_all_games_with_all_numbers_of_seats_depends_on_what_its_viewer_cannot_know(
    start_server: Callable[..., Server],
) -> None:
    """`make faults` plays a hundred."""
    server = start_server()
    assert play_many(server, 20, 4, 0.1) > 1_000


def leaking_checker() -> tuple[Checker, dict[str, Any], dict[str, Any]]:
    """A checker at the start of a game of Market Day, seat 0's screen there, and one that shows another seat's hand."""
    state = MARKET_DAY.start(2, {}, 1)
    header = {"game": "market_day", "rules_version": 1, "seats": 2, "seed": 1}
    record = replay(MARKET_DAY, read_journal([json.dumps(header)]))
    screen: dict[str, Any] = {
        "table": {"deciding": [0, 1], "ranking": None},
        "view": view_of(state, 0),
        "standing": standing_of(state, 0),
        "decision": decision_of(state, 0),
        "moves": offers_of(state, 0),
    }
    view = {**screen["view"], "position": {**screen["view"]["position"], "hands": state.dump()["position"]["hands"]}}
    return Checker(MARKET_DAY, record, stream(5, "x")), screen, {**screen, "view": view}


def test_the_check_notices_a_leak() -> None:
    """The check itself is tried on messages that show another seat's hand."""
    checker, discreet, leaking = leaking_checker()
    checker.check(Seen(0, 0, encode({"screen": discreet}).decode(), None))
    with pytest.raises(AssertionError):
        checker.check(Seen(0, 0, encode({"screen": leaking}).decode(), None))


def test_the_check_notices_a_leak_in_a_change() -> None:
    checker, discreet, leaking = leaking_checker()
    before = {**discreet, "decision": None}
    change = encode({"change": difference(before, discreet)}).decode()
    checker.check(Seen(0, 0, change, None, before, discreet))
    change = encode({"change": difference(before, leaking)}).decode()
    with pytest.raises(AssertionError):
        checker.check(Seen(0, 0, change, None, before, leaking))
