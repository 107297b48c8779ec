"""Which of the cards of which a game has one in play lay on the table: told by the sheets themselves."""

from collections.abc import Iterable
from functools import cache

from kleinstadt.engine.errors import UnknownGame
from kleinstadt.engine.game import NotOffered
from kleinstadt.engine.registry import game
from kleinstadt.history.record import KeptPlayer


@cache
def alternatives(id: str) -> tuple[str, ...]:
    """The items of a game's pad of whose group one only is in play, where the group has several."""
    try:
        form = game(id).pad_form()
    except (UnknownGame, NotOffered):
        return ()
    found: list[str] = []
    for part in form.parts:
        if part.one_of_group:
            groups = [item.group for item in part.items]
            found += [item.id for item in part.items if groups.count(item.group) > 1]
    return tuple(found)


def in_play(id: str, players: Iterable[KeptPlayer]) -> list[str]:
    there = {line["item"] for player in players for line in player["lines"]}
    return [item for item in alternatives(id) if item in there]
