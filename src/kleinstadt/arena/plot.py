"""A plot in plain text: a row for each thing, its value a dot and its interval a line."""

from collections.abc import Mapping, Sequence
from typing import Final

WIDTH: Final = 50
POINT, SPAN, EDGE = "●", "─", "·"


def plotted(rows: Mapping[str, Sequence[float]], digits: int = 0) -> list[str]:
    """Each row is a value with the ends of its interval; the axis reaches from the lowest end to the highest."""
    if not rows:
        return []
    least = min([low for _, low, _ in rows.values()])
    most = max([high for _, _, high in rows.values()])
    unit = (most - least) / (WIDTH - 1) or 1.0
    wide = max([len(name) for name in rows])
    lines = []
    for name, (value, low, high) in rows.items():
        cells = [EDGE] * WIDTH
        for at in range(round((low - least) / unit), round((high - least) / unit) + 1):
            cells[at] = SPAN
        cells[round((value - least) / unit)] = POINT
        lines.append(f"{name:>{wide}}  {''.join(cells)}  {value:.{digits}f}")
    return lines
