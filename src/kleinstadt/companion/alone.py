"""The companion without a connection: a browser that carries Python along (web/src/engine) asks here what it would have
asked the server, and gets the same answer from the same functions."""

import json
from collections.abc import Callable
from typing import Any, Final

from kleinstadt.companion.draws import drawn
from kleinstadt.engine.errors import KleinstadtError
from kleinstadt.engine.reading import table_in
from kleinstadt.engine.registry import game
from kleinstadt.history.record import read_games
from kleinstadt.history.statistics import statistics_of


def score(id: str, data: Any) -> Any:
    return game(id).score_pad(data, finished=False).dump()


def draw(id: str, data: Any) -> Any:
    return drawn(game(id), data)


def history(what: str, data: Any) -> Any:
    tell = {"statistics": statistics_of}[what]
    return tell(read_games("games", table_in(what, data).get("games")))


CALLS: Final[dict[str, Callable[[str, Any], Any]]] = {"pads": score, "draws": draw, "history": history}


def answer(path: str, body: str) -> str:
    """To `POST /api/PATH`: `{"said": …}`, or `{"error": …}` where the engine refuses it."""
    kind, _, about = path.partition("/")
    try:
        return json.dumps({"said": CALLS[kind](about, json.loads(body))})
    except KleinstadtError as error:
        return json.dumps({"error": {"id": error.id, "args": dict(error.args_)}})
