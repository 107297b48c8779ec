"""Everything a game can show, from data: for the gallery page, for translators and designers."""

import re
from functools import cache

from kleinstadt import text
from kleinstadt.bots import opponents
from kleinstadt.engine.game import AnyGame
from kleinstadt.engine.registry import game, games
from kleinstadt.engine.step import Choice
from kleinstadt.server.wire import DecisionInfo, Gallery, GameInfo, OptionInfo

MESSAGE = re.compile(r"^([a-z]+)-([\w-]+) *=", re.MULTILINE)


def game_info(rules: AnyGame) -> GameInfo:
    options = [OptionInfo(**option.dump()) for option in rules.options]
    return GameInfo(rules.id, rules.rules_version, list(rules.seats), options, opponents())


def all_games() -> list[GameInfo]:
    return [game_info(one) for one in games()]


@cache
def gallery(id: str) -> Gallery:
    rules = game(id)
    decisions = [
        DecisionInfo(kind, choice.rule, choice.form)
        for kind, choice in sorted(rules.book.steps.items())
        if isinstance(choice, Choice)
    ]
    ids: dict[str, list[str]] = {}
    for kind, name in MESSAGE.findall(text.source(id, "en")):
        ids.setdefault(kind, []).append(name)
    return Gallery(rules.catalogue(), decisions, ids.get("move", []), ids.get("event", []), ids.get("line", []))
