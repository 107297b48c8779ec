"""Figures for whoever looks after the server, in the text format of Prometheus. No names, moves or addresses."""

from kleinstadt.server.mail import FAILED, REFUSED, SENT, Mail
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

MAIL_METRICS: list[tuple[str, str, str]] = [  # where there is a mail server
    ("mails_sent_total", "Mails that the mail server has taken.", "counter"),
    ("mails_refused_total", "Mails that it will never take.", "counter"),
    ("mail_failures_total", "Mails that could not be handed over; most are tried again.", "counter"),
]


def figures(house: House) -> dict[str, float]:
    rooms = [room for room in house.rooms.values() if room.closed is None]
    return {
        "tables_awake": len(rooms),
        "screens": sum(len(room.seats_of) for room in rooms),
        "bots_thinking": sum(len(room.thinking) for room in rooms),
        "commits_total": house.store.writer.commits,
        "commit_failures_total": house.store.writer.failures,
        "served_seconds_total": house.clock.served() / 1000,
    }


def mail_figures(mail: Mail) -> dict[str, float]:
    names = {"mails_sent_total": SENT, "mails_refused_total": REFUSED, "mail_failures_total": FAILED}
    return {name: mail.counts[outcome] for name, outcome in names.items()}


def exposition(house: House, mail: Mail | None) -> str:
    found = figures(house) if mail is None else {**figures(house), **mail_figures(mail)}
    label = f'{{worker="{house.worker}"}}' if house.worker else ""  # one of several, maybe
    lines: list[str] = []
    for name, about, kind in METRICS if mail is None else [*METRICS, *MAIL_METRICS]:
        full = f"kleinstadt_{name}"
        lines += [f"# HELP {full} {about}", f"# TYPE {full} {kind}", f"{full}{label} {found[name]:g}"]
    return "\n".join(lines) + "\n"
