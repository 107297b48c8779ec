"""Records moments of a first game for the unit tests of the guides: python scripts/first_games.py."""

import json
from pathlib import Path
from typing import Any

from kleinstadt import game
from kleinstadt.bots import bot
from kleinstadt.bots.eyes import eyes_of
from kleinstadt.engine.option import Options
from kleinstadt.engine.state import State
from kleinstadt.table.screen import decision_of, offers_of

GUIDES = Path(__file__).parents[1] / "web" / "tests" / "guide"
FIRST: dict[str, Options] = {
    "tiny_towns": {"display": "first_game", "monuments": False, "more_storage": True},
    "garden_nation": {"rounds": 20},
    "everdell": {},
    "colonists": {"start_era": 1, "end_era": 1},
}
SEEDS = {"tiny_towns": 3, "garden_nation": 3, "everdell": 1, "colonists": 3}  # in which every tip has its moment
EVERY = 8  # of my questions, and the first of each kind


def moment(state: State, log: list[dict[str, Any]]) -> dict[str, Any]:
    """What a guide is given; of the log only what I did myself."""
    screen = {"view": state.view(0), "decision": decision_of(state, 0), "moves": offers_of(state, 0)}
    mine = [{"id": line["id"], "by": 0} for line in log if line["by"] == 0]
    return {"screen": screen, "log": mine, "seat": 0}


def record(id: str) -> list[dict[str, Any]]:
    seed = SEEDS[id]
    state = game(id).start(2, FIRST[id], seed)
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
            if kind not in kinds or asked % EVERY == 0:
                kept.append(moment(state, log))
            kinds.add(kind)
            asked += 1
        state.play(seat, bots[seat].choose(eyes_of(game(id), state, seat)))
        log += [{**event.seen_by(0), "by": seat} for event in state.take_log()]
    return [*kept, moment(state, log)]


if __name__ == "__main__":
    for id in FIRST:
        GUIDES.joinpath(f"{id}.json").write_text(json.dumps(record(id), separators=(",", ":")) + "\n")
