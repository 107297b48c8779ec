"""Everything a seat, or a spectator, can observe of a position, as bytes."""

import json
from collections.abc import Mapping
from typing import Any

from kleinstadt.contract.walks import sample
from kleinstadt.engine.chance import stream
from kleinstadt.engine.errors import IllegalMove
from kleinstadt.engine.state import Preview, State


def as_bytes(data: Any) -> str:
    return json.dumps(data, sort_keys=True)


def observed(state: State, seat: int | None, previews: int = 4) -> dict[str, str]:
    """What could be sent to this seat: its view, its question with all answers, what is in the way of others, previews,
    the score, refusals."""
    seen: dict[str, Any] = {
        "view": state.view(seat),
        "standing": [sheet.dump() for sheet in state.standing(seat)],
    }
    if seat is not None:
        moves = state.moves(seat)
        seen["moves"] = moves
        seen["refusal"] = refusal(state, seat)
        if moves:
            seen["decision"] = state.decision(seat).dump()
            seen["descriptions"] = [state.describe(seat, move).dump() for move in moves]
            seen["obstacles"] = hindered(state, seat, ())
            few = sample(moves, previews, stream(len(moves), "previews"))
            seen["previews"] = [previewed(state.preview(seat, (move,))) for move in few]
            seen["obstacles then"] = [hindered(state, seat, (move,)) for move in few]
    return {what: as_bytes(data) for what, data in seen.items()}


def previewed(preview: Preview) -> list[Any]:
    """Everything that may be shown of an action that was only thought of."""
    then = preview.then
    decision = preview.decision()
    moves = then.moves(preview.seat)
    return [
        preview.events,
        preview.before.dump(),
        preview.after.dump(),
        preview.outlook,
        None if decision is None else decision.dump(),
        moves,
        [then.describe(preview.seat, move).dump() for move in moves],
        then.view(preview.seat),
    ]


def hindered(state: State, seat: int, moves: tuple[str, ...]) -> dict[str, Any]:
    return {thing: [each.dump() for each in found] for thing, found in state.obstacles(seat, moves).items()}


def refusal(state: State, seat: int) -> list[Any]:
    try:
        state.play(seat, "no such move")
    except IllegalMove as error:
        return [error.id, error.args_, str(error)]
    raise AssertionError("nonsense was accepted")


def heard(state: State, seat: int, move: str, listener: int | None) -> tuple[State, list[Mapping[str, Any]]]:
    """Play on a copy: the position then, and the events as the listener may know them."""
    after = state.copy()
    after.log = []
    after.play(seat, move)
    return after, [event.seen_by(listener) for event in after.take_log()]


def sounds_alike(events: list[Mapping[str, Any]], others: list[Mapping[str, Any]]) -> bool:
    """Whether what was heard tells nothing that the position does not: the same kinds of events, and the same things
    in them. Their order may differ, as of two cards that somebody draws one after the other."""
    if [event["id"] for event in events] != [event["id"] for event in others]:
        return True
    return sorted([as_bytes(event) for event in events]) == sorted([as_bytes(event) for event in others])
