"""Figures for whoever looks after the server, in the text format of Prometheus. No names, moves or addresses."""

from kleinstadt.table.house import House

# name, what it counts, kind
METRICS: list[tuple[str, str, str]] = [
    ("tables_awake", "Tables that are in memory.", "gauge"),
    ("screens", "Screens that are connected.", "gauge"),
    ("bots_thinking", "Bots that have to decide.", "gauge"),
    ("commits_total", "Transactions that are on disk.", "counter"),
    ("commit_failures_total", "Transactions that failed, lost races not included.", "counter"),
    ("served_seconds_total", "Time that the server was there, in all its lives.", "counter"),
]


def figures(house: House) -> dict[str, float]:
    rooms = [room for room in house.rooms.values() if room.closed is None]
    return {
        "tables_awake": len(rooms),
        "screens": sum([len(room.seats_of) for room in rooms]),
        "bots_thinking": sum([len(room.thinking) for room in rooms]),
        "commits_total": house.store.writer.commits,
        "commit_failures_total": house.store.writer.failures,
        "served_seconds_total": house.clock.served() / 1000,
    }


def exposition(house: House) -> str:
    found = figures(house)
    label = f'{{worker="{house.worker}"}}' if house.worker else ""  # one of several, maybe
    lines: list[str] = []
    for name, about, kind in METRICS:
        full = f"kleinstadt_{name}"
        lines += [f"# HELP {full} {about}", f"# TYPE {full} {kind}", f"{full}{label} {found[name]:g}"]
    return "\n".join(lines) + "\n"
