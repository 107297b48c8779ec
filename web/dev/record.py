"""Records screens for `npm run dev` without a server: python web/dev/record.py (in the project's environment)."""

import json
from pathlib import Path
from typing import Any

import kleinstadt
from kleinstadt.bots import bot
from kleinstadt.bots.eyes import eyes_of
from kleinstadt.engine.state import State
from kleinstadt.games.tiny_towns.town import NO_FIELD

NAMES = ["Mila", "Ahorn", "Birke", "Linde", "Erle", "Ulme"]


def table_info(state: State, viewer: int | None, id: str, game: str) -> dict[str, Any]:
    return {
        "id": id,
        "game": game,
        "options": state.options,
        "state": "over" if state.over else "running",
        "seats": [
            {
                "seat": seat,
                "name": NAMES[seat],
                "kind": "bot" if seat else "person",
                "bot": "greedy" if seat else None,
                "ready": True,
                "online": True,
                "seconds_used": 0,
                "seconds_left": None,
                "you": seat == viewer,
                "yours": seat == viewer,
                "lent_by": None,
                "host": seat == 0,
            }
            for seat in range(state.seats)
        ],
        "pace": {"kind": "none"},
        "watchers": 0,
        "rematch": None,
        "ranking": state.ranking() if state.over else None,
        "deciding": state.deciders(),
        "host": True,
    }


def screen(state: State, viewer: int | None, id: str, log_length: int, game: str = "tiny_towns") -> dict[str, Any]:
    asked = viewer is not None and state.asked(viewer) is not None
    moves = []
    for move in state.moves(viewer) if asked and viewer is not None else ():
        told = state.describe(viewer or 0, move)
        moves.append({"move": move, "id": told.id, "args": told.args, "spots": told.spots})
    return {
        "table": table_info(state, viewer, id, game),
        "view": state.view(viewer),
        "standing": [sheet.dump() for sheet in state.standing(viewer)],
        "decision": state.decision(viewer).dump() if asked and viewer is not None else None,
        "moves": moves,
        "undo": {"own": True, "ask": False, "asked_by": None},
        "end": {"ties": [tie.dump() for tie in state.ties()], "seconds": 2040} if state.over else None,
        "log_length": log_length,
    }


def wanted(state: State, kind: str, least: int, full: bool) -> bool:
    if not state.asked(0) or state.decision(0).kind != kind or len(state.moves(0)) < least:
        return False
    return not full or state.decision(0).args.get("full") == 1


def record(
    id: str, seats: int, options: dict[str, Any], seed: int, kind: str, skip: int, least: int = 1, who: str = "greedy", full: bool = False
) -> bool:
    """Bots play until my decision of this kind with enough moves comes up for the (skip+1)th time."""
    state = kleinstadt.game("tiny_towns").start(seats, options, seed)
    state.log = []
    bots = [bot(who, seed + seat) for seat in range(seats)]
    log: list[dict[str, Any]] = []
    past: list[dict[str, Any]] = []
    entry = 0
    met: set[int] = set()
    while not state.over:
        if wanted(state, kind, least, full):
            met.add(state.decision(0).number)
            if len(met) > skip:
                break
        seat = state.deciders()[-1]
        state.play(seat, bots[seat].choose(eyes_of(kleinstadt.game("tiny_towns"), state, seat)))
        entry += 1
        for event in state.take_log():
            log.append({**event.seen_by(0), "entry": entry, "by": seat, "withdrawn": []})
        if kind == "end":
            past.append(screen(state, 0, id, len(log)))
    if state.over and kind != "end":
        return False
    previews = {m["move"]: state.preview(0, m["move"]).dump() for m in screen(state, 0, id, 0)["moves"]}
    data = {"screen": screen(state, 0, id, len(log)), "log": log, "previews": previews, "past": past}
    Path(__file__).with_name("screens").mkdir(exist_ok=True)
    Path(__file__).with_name("screens").joinpath(f"{id}.json").write_text(json.dumps(data, separators=(",", ":")))
    print(id, state.view(0)["position"]["round"], len(data["screen"]["moves"]))
    return True


def rare(id: str, options: dict[str, Any], kind: str, least: int = 1, full: bool = False) -> None:
    """The first game of curious bots in which this comes up."""
    any(record(id, 2, options, seed, kind, 0, least, "curious", full) for seed in range(300))


def staged(id: str, industry: str, monument: str, step: list[Any], held: dict[str, list[str]]) -> None:
    """A position put together by hand: this step is my question."""
    chosen = {"food": "farm", "well": "well", "factory": industry, "more_storage": True}
    state = kleinstadt.game("tiny_towns").start(2, chosen, 5)
    for seat in (0, 1):
        state.play(seat, state.moves(seat)[0])
    data = state.dump()
    town = data["position"]["towns"][0]
    built = ["wood", "stone", "", "", "cottage", "well", "stone", "wood", "", "farm", industry, "monument", "", "cottage", "", "stone"]
    town.update(fields=built, monument=monument, held=held)
    data["agenda"]["lanes"] = [[step], []]
    state = kleinstadt.game("tiny_towns").load(data)
    previews = {m["move"]: state.preview(0, m["move"]).dump() for m in screen(state, 0, id, 0)["moves"]}
    written = {"screen": screen(state, 0, id, 0), "log": [], "previews": previews, "past": []}
    Path(__file__).with_name("screens").joinpath(f"{id}.json").write_text(json.dumps(written, separators=(",", ":")))
    print(id, len(written["screen"]["moves"]))


if __name__ == "__main__":
    record("keep", 4, {}, 3, "keep_monument", 0)
    record("choose", 3, {}, 4, "choose_kind", 1)
    record("place", 4, {"food": "farm", "well": "well", "chapel": "chapel", "tavern": "tavern"}, 7, "place", 9)
    record("build", 4, {"food": "farm", "well": "well", "chapel": "chapel", "tavern": "tavern"}, 7, "build", 3, 4)
    record("solo", 1, {}, 9, "open_card", 6)
    record("prospectors", 3, {"variant": "prospectors", "factory": "warehouse", "more_storage": True}, 5, "place", 12)
    record("six", 6, {"factory": "factory"}, 6, "place", 14)
    record("end", 4, {"food": "farm", "well": "well", "chapel": "chapel", "tavern": "tavern"}, 7, "end", 0)
    record("solo-end", 1, {}, 9, "end", 0)
    rare("mark", {"factory": "bank"}, "mark")
    rare("full", {}, "build", 2, True)
    staged("replace", "factory", "architects_guild", ["replace", 0, [2, NO_FIELD]], {})
    staged("add", "factory", "grove_university", ["add", 0, []], {})
    staged("watch", "factory", "opaleyes_watch", ["watch", 0, []], {})
    staged("factory", "factory", "silva_forum", ["place", 0, [1, 0]], {"c3": ["wood"]})
    staged("warehouse", "warehouse", "silva_forum", ["place", 0, [1, 0]], {"c3": ["glass", "stone"]})
    staged("sites", "warehouse", "obelisk_of_the_crescent", ["build", 0, [0]], {})
    games = [{"id": g.id, "seats": list(g.seats), "options": [o.dump() for o in g.options]} for g in [kleinstadt.game("tiny_towns")]]
    others = [{"id": id, "seats": [2, 3, 4], "options": []} for id in ("garden_nation", "everdell", "colonists")]
    listed = [{**each, "bots": ["random", "greedy"]} for each in games + others]
    Path(__file__).with_name("screens").joinpath("games.json").write_text(json.dumps(listed))
