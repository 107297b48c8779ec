"""Records moments of a first game for the unit tests of the guides: python web/dev/record_first_game.py."""

import json
from pathlib import Path
from typing import Any

from record import screen

import kleinstadt
from kleinstadt.bots import bot
from kleinstadt.bots.eyes import eyes_of
from kleinstadt.engine.state import State

TESTS = Path(__file__).parents[1] / "tests" / "guide"
FIRST = {
    "tiny_towns": {"display": "first_game", "monuments": False, "more_storage": True},
    "garden_nation": {"rounds": 20},
    "everdell": {},
}


def moment(game: str, state: State, log: list[dict[str, Any]]) -> dict[str, Any]:
    """What the guide is given; of the log only what I did myself."""
    mine = [{"id": line["id"], "by": 0} for line in log if line["by"] == 0]
    return {"screen": screen(state, 0, game, len(log), game), "log": mine, "seat": 0}


def record(game: str, seed: int) -> None:
    """The first question of every kind, every eighth one, and the end."""
    state = kleinstadt.game(game).start(2, FIRST[game], seed)
    state.log = []
    bots = [bot("greedy", seed), bot("random", seed)]
    log: list[dict[str, Any]] = []
    kept: list[dict[str, Any]] = []
    kinds: set[str] = set()
    asked = 0
    while not state.over:
        seat = state.deciders()[0]
        if seat == 0 and len(state.moves(0)) > 1:
            kind = state.decision(0).kind
            if kind not in kinds or asked % 8 == 0:
                kept.append(moment(game, state, log))
            kinds.add(kind)
            asked += 1
        state.play(seat, bots[seat].choose(eyes_of(kleinstadt.game(game), state, seat)))
        log += [{**event.seen_by(0), "by": seat} for event in state.take_log()]
    kept.append(moment(game, state, log))
    TESTS.mkdir(exist_ok=True)
    TESTS.joinpath(f"{game}.json").write_text(json.dumps(kept, separators=(",", ":")) + "\n")
    print(game, len(kept), sorted(kinds))


if __name__ == "__main__":
    record("tiny_towns", 3)
    record("garden_nation", 3)
    record("everdell", 3)
