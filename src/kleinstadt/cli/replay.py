"""`kleinstadt replay`: a journal told, shown step by step, or checked against the installed rules."""

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from kleinstadt.cli.boards import board_lines, board_of
from kleinstadt.cli.dialogue import sheet_lines
from kleinstadt.cli.extra import need_server
from kleinstadt.cli.faults import explained
from kleinstadt.cli.options import texts_of
from kleinstadt.cli.play import ranking_lines
from kleinstadt.cli.saves import folder, lines_of, lived
from kleinstadt.cli.screen import EndOfInput, Screen
from kleinstadt.cli.words import Refusal, say
from kleinstadt.engine.errors import KleinstadtError
from kleinstadt.engine.record import Deed, Record, begun
from kleinstadt.text import Texts

FAILED = 1


def add(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = subparsers.add_parser("replay", help=say("help-replay"), description=say("help-replay"))
    parser.add_argument("file", nargs="*", metavar=say("cli-file"), help=say("help-journal-file"))
    parser.add_argument("--check", action="store_true", help=say("help-check"))
    parser.add_argument("--step", action="store_true", help=say("help-step"))
    parser.add_argument("--all", action="store_true", help=say("help-all"))
    parser.add_argument("--database", default="", metavar=say("cli-file"), help=say("help-database"))
    parser.add_argument("--notes", default="", metavar=say("cli-file"), help=say("help-notes"))
    parser.add_argument("--plain", action="store_true", help=say("help-plain"))
    parser.add_argument("--json", action="store_true", help=say("help-json"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if not args.file and not args.all:
        raise Refusal("cli-no-file")
    if args.all:
        need_server()
    if args.all or args.check:
        return check(args)
    screen = Screen(args.plain)
    for name in args.file:
        record = lived(name, lines_of(Path(name)))
        if args.notes:
            write_notes(record, args.notes)
        elif args.json:
            print(json.dumps(result(name, record), ensure_ascii=False))
        elif args.step:
            Steps(record, screen).walk()
        else:
            tell(record, screen)
    return 0


def write_notes(record: Record, file: str) -> None:
    """What a new game can go on from."""
    answers = [(deed.entry.seat, move) for deed in record.deeds if deed.stands for move in deed.entry.moves]
    try:
        notes = record.game.carry_over(begun(record.game, record.header), answers)
    except KleinstadtError as error:
        raise Refusal("cli-in-file", file=file, why=texts_of(record.game.id).error(error)) from error
    Path(file).write_text(json.dumps(notes, indent=2) + "\n", encoding="utf-8")
    print(say("cli-noted", file=file))


def result(name: str, record: Record) -> dict[str, Any]:
    state = record.state
    moves = sum(len(deed.entry.moves) for deed in record.deeds if deed.stands)
    data: dict[str, Any] = {"file": name, "ok": True, "game": record.game.id, "moves": moves, "over": state.over}
    if state.over:
        data["scores"] = [sheet.total for sheet in state.scores() + state.rivals()]
        data["ranking"] = state.placing()
    return data


# -- checking ------------------------------------------------------------------------------------------------------


def check(args: argparse.Namespace) -> int:
    """Every journal is tried; the exit code says whether all of them replay."""
    failed = 0
    count = 0
    for name, lines in journals(args):
        count += 1
        try:
            data = result(name, lived(name, lines_of(Path(name)) if lines is None else lines))
        except (KleinstadtError, OSError) as error:
            failed += 1
            data = {"file": name, "ok": False, "why": explained(error)}
        if args.json:
            print(json.dumps(data, ensure_ascii=False))
        elif data["ok"]:
            print(say("cli-replays", file=name, moves=int(data["moves"])))
        else:
            print(data["why"], file=sys.stderr)
    if not args.json:
        print(say("cli-checked", count=count, failed=failed))
    return FAILED if failed else 0


def journals(args: argparse.Namespace) -> Iterator[tuple[str, list[str] | None]]:
    """The named files, not yet read; with --all also the games of the terminal and every table of the database."""
    for name in args.file:
        yield name, None
    if args.all:
        for path in sorted(folder().rglob("*.jsonl")):
            yield str(path), None
        yield from tables(args.database)


def tables(database: str) -> Iterator[tuple[str, list[str]]]:
    from kleinstadt.cli.database import stored_journals

    for table, lines in stored_journals(database):
        yield say("cli-table", table=table), lines


# -- telling -------------------------------------------------------------------------------------------------------


def tell(record: Record, screen: Screen) -> None:
    """The whole game in sentences, then the sheets."""
    texts = texts_of(record.game.id, record.header.names)
    for line in told_deal(record, texts):
        screen.say(line)
    for number, deed in enumerate(record.deeds):
        for line in told(number, deed, texts):
            screen.say(line)
    show_end(record, texts, screen)


def told_deal(record: Record, texts: Texts) -> list[str]:
    """What happened before anybody was asked."""
    return [texts.event(event.id, event.seen_by(None)["args"]) for event in record.dealt]


def told(number: int, deed: Deed, texts: Texts) -> list[str]:
    """What an entry did, as everybody may know it. A game that is over has no secrets, but its log stays as it was."""
    if deed.entry.undo:
        return [say("cli-entry-undo", number=number, name=texts.player(deed.entry.seat))]
    if deed.entry.segment is not None and deed.entry.segment.get("dealt_anew"):
        return [f"{number}. {texts.event('dealt_anew', {})}"]
    if deed.entry.segment is not None:
        return [say("cli-entry-segment", number=number)]
    moves = "; ".join(deed.entry.moves)
    lines = [f"{number}. {texts.player(deed.entry.seat)}: {moves}"]
    return lines + ["    " + texts.event(event.id, event.seen_by(None)["args"]) for event in deed.events]


def show_end(record: Record, texts: Texts, screen: Screen) -> None:
    state = record.state
    if not state.over:
        screen.say(say("cli-not-over"))
    for sheet in (state.scores() if state.over else state.standing(None)) + state.rivals():
        screen.show(sheet_lines(sheet, texts, screen))
    if state.over:
        screen.show(ranking_lines(state.placing(), texts))


class Steps:
    """Forwards with Enter, back with b, to an entry by its number."""

    def __init__(self, record: Record, screen: Screen) -> None:
        self.record = record
        self.screen = screen
        self.texts = texts_of(record.game.id, record.header.names)
        self.board = board_of(record.game.id)
        self.at = record.floor

    def walk(self) -> None:
        last = len(self.record.deeds)
        self.show()
        while True:
            try:
                wish = self.screen.ask(say("cli-step", at=self.at, last=last) + " ").lower()
            except EndOfInput:
                return
            if wish == "q" or (not wish and self.at == last):
                break
            if wish.isdigit():
                self.at = int(wish)
            else:
                self.at += -1 if wish == "b" else 1
            self.at = max(self.record.floor, min(last, self.at))
            self.show()
        show_end(self.record, self.texts, self.screen)

    def show(self) -> None:
        state = self.record.at(self.at)
        view = state.view(None)
        seat = 0
        if self.at > self.record.floor:
            deed = self.record.deeds[self.at - 1]
            seat = max(deed.entry.seat, 0)
            lines = told(self.at - 1, deed, self.texts)
        else:
            lines = told_deal(self.record, self.texts) if self.at == 0 else []
        for line in lines:
            self.screen.say(line)
        self.screen.say(self.board.headline(view, self.texts))
        self.screen.show(board_lines(self.board, view, seat, self.texts, self.screen))
