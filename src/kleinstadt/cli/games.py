"""`kleinstadt games`: what can be played, for how many, with which options."""

import argparse
import json
from typing import Any

from kleinstadt.cli.options import plain, texts_of
from kleinstadt.cli.words import say
from kleinstadt.engine.game import AnyGame
from kleinstadt.engine.registry import game, game_ids


def add(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = subparsers.add_parser("games", help=say("help-games"), description=say("help-games"))
    parser.add_argument("--json", action="store_true", help=say("help-json"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if args.json:
        print(json.dumps([dump(game(id)) for id in game_ids()], ensure_ascii=False))
        return 0
    for number, id in enumerate(game_ids()):
        if number:
            print()
        show(game(id))
    return 0


def dump(of: AnyGame) -> dict[str, Any]:
    return {
        "game": of.id,
        "name": texts_of(of.id).sentence(f"game-{of.id}"),
        "rules_version": of.rules_version,
        "seats": list(of.seats),
        "options": [option.dump() for option in of.options],
    }


def show(of: AnyGame) -> None:
    texts = texts_of(of.id)
    print(f"{of.id} · {texts.sentence(f'game-{of.id}')}")
    print(f"  {texts.sentence(f'game-{of.id}-text')}")
    print(f"  {say('cli-for-players', fewest=min(of.seats), most=max(of.seats))}")
    for option in of.options:
        values = " | ".join([plain(option.default) + "*", *[plain(v) for v in option.values if v != option.default]])
        print(f"  --option {option.id}={values}")
        print(f"      {texts.sentence(f'option-{option.id}-text')} ({option.rule})")
