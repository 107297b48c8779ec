"""`kleinstadt score`: the score pad for the cardboard game."""

import argparse
import json
import re
import sys
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from kleinstadt.cli.options import add_game, texts_of
from kleinstadt.cli.words import Refusal, say
from kleinstadt.engine.errors import KleinstadtError
from kleinstadt.engine.game import NotOffered
from kleinstadt.engine.registry import game
from kleinstadt.engine.score import ScoreSheet
from kleinstadt.text import Texts

STDIN = "-"
PLACE = re.compile(r"line (\d+), column (\d+)")


def add(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = subparsers.add_parser("score", help=say("help-score"), description=say("help-score-more"))
    add_game(parser)
    parser.add_argument("file", nargs="+", metavar=say("cli-file"), help=say("help-position-file"))
    parser.add_argument("--json", action="store_true", help=say("help-json"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    of = game(args.game)
    for name in args.file:
        for place, position in read_positions(name):
            try:
                pad = of.score_pad(position)
            except NotOffered:
                raise
            except KleinstadtError as error:
                raise Refusal("cli-in-file", file=place, why=texts_of(of.id).error(error)) from error
            texts = texts_of(of.id, pad.names)
            for remark in pad.remarks:
                print(f"{place}: {texts.remark(remark)}", file=sys.stderr)
            if args.json:
                print(json.dumps(dump(pad.sheets, texts), ensure_ascii=False))
            else:
                print("\n".join(show(pad.sheets, texts)))
    return 0


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


def dump(sheets: list[ScoreSheet], texts: Texts) -> dict[str, Any]:
    players = [
        {"name": texts.player(sheet.seat), "total": sheet.total, "lines": [line.dump() for line in sheet.lines]}
        for sheet in sheets
    ]
    return {"players": players}


def show(sheets: list[ScoreSheet], texts: Texts) -> list[str]:
    """A sheet for each player, a line for each item."""
    found: list[str] = []
    for sheet in sheets:
        name = texts.player(sheet.seat)
        found += ["", name] if found else [name]
        for line in sheet.lines:
            detail = texts.line_detail(line)
            text = f"{texts.line(line)} ({detail})" if detail else texts.line(line)
            found.append(f"  {text:<50} {line.points:>4}")
        found.append(f"  {say('cli-total'):<50} {sheet.total:>4}")
    return found
