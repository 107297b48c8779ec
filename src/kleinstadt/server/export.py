"""A game as a file: the whole journal when it is over, before that what the asking seat may know."""

import json

from kleinstadt.engine.view import view_of
from kleinstadt.table.table import Table


def exported(table: Table, viewer: int | None) -> str:
    if table.record is None:
        return ""
    if table.state == "over":
        journal = table.record.journal()
        journal.header.names = table.header().names
        return journal.text()
    return "".join([json.dumps(line, ensure_ascii=False) + "\n" for line in known_to(table, viewer)])


def known_to(table: Table, viewer: int | None) -> list[dict[str, object]]:
    """Header without the seed, every entry as this viewer saw it (moves only of the own seat), and the view now."""
    record = table.playing()
    header = table.header().dump()
    del header["seed"]
    lines: list[dict[str, object]] = [{**header, "as_seen_by": viewer}]
    seen: dict[int, list[object]] = {}
    for item in table.log:
        seen.setdefault(item.entry, []).append(item.seen_by(viewer))
    for number, deed in enumerate(record.deeds):
        line: dict[str, object] = {"entry": number, "seat": deed.entry.seat if deed.entry.seat >= 0 else None}
        if viewer is not None and deed.entry.seat == viewer and deed.entry.moves:
            line["moves"] = list(deed.entry.moves)
        if deed.entry.undo:
            line["undo"] = list(deed.entry.undo)
        line["events"] = seen.get(number, [])
        lines.append(line)
    lines.append({"view": view_of(record.state, viewer)})
    return lines
