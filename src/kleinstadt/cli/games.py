"""`kleinstadt games`: what can be played, for how many, with which options."""

import argparse
import json
import sys
from typing import Any

from kleinstadt.cli.faults import explained
from kleinstadt.cli.options import plain, texts_of
from kleinstadt.cli.words import Refusal, say
from kleinstadt.engine.errors import KleinstadtError
from kleinstadt.engine.game import AnyGame
from kleinstadt.engine.registry import game, game_ids
from kleinstadt.text.complete import missing_texts


def add(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = subparsers.add_parser("games", help=say("help-games"), description=say("help-games"))
    parser.add_argument("--json", action="store_true", help=say("help-json"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    fine = [game(id) for id in game_ids() if not tell_problem(id)]
    if args.json:
        print(json.dumps([dump(each) for each in fine], ensure_ascii=False))
        return 0
    for number, each in enumerate(fine):
        if number:
            print()
        show(each)
    return 0


def tell_problem(id: str) -> bool:
    """One line about a game that is installed and cannot be played; False where there is nothing to tell."""
    problem = problem_of(id)
    if problem is not None:
        print(f"kleinstadt: {explained(problem)}", file=sys.stderr)
    return problem is not None


def problem_of(id: str) -> KleinstadtError | None:
    """What is wrong with an installed game; of the texts it lacks all at once."""
    try:
        missing = missing_texts(game(id))
    except KleinstadtError as error:
        return error
    except Exception as error:  # whatever a stranger's game does
        return Refusal("cli-broken-game", game=id, why=f"{type(error).__name__}: {error}")
    return Refusal("cli-missing-texts", game=id, texts=missing) if missing else None


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
