"""`kleinstadt score`: the score pad for the cardboard game."""

import argparse
import hashlib
import json
import re
import sys
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from kleinstadt.cli.keeping import kept, take_in
from kleinstadt.cli.options import add_game, texts_of
from kleinstadt.cli.words import Refusal, say
from kleinstadt.engine.errors import KleinstadtError
from kleinstadt.engine.game import AnyGame
from kleinstadt.engine.pad import PadResult
from kleinstadt.engine.registry import game
from kleinstadt.engine.score import ScoreLine
from kleinstadt.history.record import KeptGame, now, players_of, read_game, today
from kleinstadt.text import Texts
from kleinstadt.text.pads import names_of, result_in_words, said, with_ids

STDIN = "-"
PLACE = re.compile(r"line (\d+), column (\d+)")


def add(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = subparsers.add_parser("score", help=say("help-score"), description=say("help-score-more"))
    add_game(parser)
    parser.add_argument("file", nargs="+", metavar=say("cli-file"), help=say("help-position-file"))
    parser.add_argument("--keep", action="store_true", help=say("help-keep"))
    parser.add_argument("--json", action="store_true", help=say("help-json"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    of = game(args.game)
    of.pad_form()  # a game without a pad says so before any file is read
    for name in args.file:
        for place, position in read_positions(name):
            result = scored(of, place, position)
            if args.json:
                print(json.dumps(dump(result, texts_of(of.id, result.names)), ensure_ascii=False))
            else:
                names = names_of(texts_of(of.id), position)[: len(result.names)]
                print("\n".join(show(result, texts_of(of.id, names))))
            if args.keep:
                keep(of, position, result)
    return 0


def keep(of: AnyGame, position: Mapping[str, Any], result: PadResult) -> None:
    """In the history, under an id that follows from what was scored: the same result is kept once."""
    said = hashlib.sha256(json.dumps([of.id, position], sort_keys=True).encode()).hexdigest()
    if f"score-{said[:24]}" in [game["id"] for game in kept()]:
        print(say("cli-history-known"), file=sys.stderr)
        return
    names = [str(player.get("name") or "") for player in position["players"][: len(result.names)]]
    game: KeptGame = {
        "id": f"score-{said[:24]}",
        "changed": now(),
        "date": today(),
        "game": of.id,
        "source": "pad",
        "players": players_of(result.sheets, names, ["person"] * len(names), result.ties),
        "ties": [tie.dump() for tie in result.ties],
        "options": {},
        "code": "",
        "where": "",
        "minutes": 0,
        "notes": "",
    }
    take_in([read_game(of.id, game)])
    print(say("cli-history-kept"), file=sys.stderr)


def scored(of: AnyGame, place: str, position: Mapping[str, Any]) -> PadResult:
    """What is wrong is refused, what is odd is said; with places that people can find."""
    texts = texts_of(of.id)
    try:
        result = of.score_pad(with_ids(of, position))
    except KleinstadtError as error:
        raise Refusal("cli-in-file", file=place, why=said(texts, of, position, error)) from error
    for remark in result.remarks:
        print(f"{place}: {said(texts, of, position, remark)}", file=sys.stderr)
    return result


def read_positions(name: str) -> list[tuple[str, Mapping[str, Any]]]:
    """The positions of a file, each with the place it stands at: one, or in JSON also a list of them."""
    data = read(name)
    if isinstance(data, dict):
        return [(name, data)]
    if isinstance(data, list) and data and all(isinstance(each, dict) for each in data):
        return [(f"{name}[{i}]", each) for i, each in enumerate(data)]
    raise Refusal("cli-no-position", file=name)


def read(name: str) -> Any:
    try:
        data = sys.stdin.buffer.read() if name == STDIN else Path(name).read_bytes()
        text = data.decode("utf-8-sig")
        return tomllib.loads(text) if name.endswith(".toml") else json.loads(text)
    except UnicodeDecodeError:
        raise Refusal("cli-not-text", file=name) from None
    except json.JSONDecodeError as error:
        raise Refusal("cli-not-json", file=name, line=error.lineno, column=error.colno) from None
    except tomllib.TOMLDecodeError as error:
        found = PLACE.search(str(error))
        line, column = (int(found[1]), int(found[2])) if found else (text.count("\n") + 1, 1)  # or its end
        raise Refusal("cli-not-toml", file=name, line=line, column=column) from None
    except RecursionError:
        raise Refusal("cli-no-position", file=name) from None


def dump(result: PadResult, texts: Texts) -> dict[str, Any]:
    players = [
        {
            "name": texts.player(sheet.seat),
            "total": sheet.total,
            "place": place,
            "lines": [line.dump() for line in sheet.lines],
        }
        for sheet, place in zip(result.sheets, result.places(), strict=True)
    ]
    return {"players": players, "ties": [tie.dump() for tie in result.ties]}


def show(result: PadResult, texts: Texts) -> list[str]:
    """A sheet for each player, a line for each item; then who has won."""
    found: list[str] = []
    for sheet, place in zip(result.sheets, result.places(), strict=True):
        name = texts.player(sheet.seat)
        head = name if len(result.sheets) == 1 else f"{place}. {name}"
        found += ["", head] if found else [head]
        found += [sheet_line(texts, line) for line in sheet.lines]
        found.append(f"  {say('cli-total'):<50} {sheet.total:>4}")
    words = result_in_words(texts, result)
    return [*found, "", *words] if words else found


def sheet_line(texts: Texts, line: ScoreLine) -> str:
    detail = texts.line_detail(line)
    text = f"{texts.line(line)} ({detail})" if detail else texts.line(line)
    return f"  {text:<50} {line.points:>4}"
