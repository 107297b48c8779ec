"""Kept games for tests."""

from typing import Any

from kleinstadt.engine.option import Value
from kleinstadt.engine.score import ScoreLineData
from kleinstadt.history.record import KeptGame, Kind

CHANGED = "2026-11-16T20:30:00.000Z"


def line(item: str, points: int, **args: Any) -> ScoreLineData:
    return {"item": item, "points": points, "args": args}


def evening(
    id: str,
    *players: tuple[str, int, int],
    game: str = "tiny_towns",
    date: str = "2026-11-16",
    lines: list[list[ScoreLineData]] | None = None,
    kinds: tuple[Kind, ...] = (),
    options: dict[str, Value] | None = None,
    **more: Any,
) -> KeptGame:
    """Players as name, place and points."""
    found: KeptGame = {
        "id": id,
        "changed": CHANGED,
        "date": date,
        "game": game,
        "source": "pad",
        "players": [
            {
                "name": name,
                "kind": kinds[index] if kinds else "person",
                "place": place,
                "total": total,
                "lines": lines[index] if lines else [],
            }
            for index, (name, place, total) in enumerate(players)
        ],
        "ties": [],
        "options": options or {},
        "code": "",
        "where": "",
        "minutes": 0,
        "notes": "",
    }
    found.update(more)  # type: ignore[typeddict-item]
    return found
