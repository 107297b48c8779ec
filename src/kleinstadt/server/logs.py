"""One JSON object a line on stderr: what happened, at which table. No moves, names, texts or tokens: moves can be
secret while a game runs, the rest is nobody's business. What happens over and over is said a few times a minute, then
counted."""

import json
import logging
import sys
import time

FIELDS = ("table", "seat", "path", "method", "left_out")
MOST_A_MINUTE = 20  # lines of the same kind
MOST_KINDS = 1000


class Lines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        data: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        for field in FIELDS:
            value = getattr(record, field, None)
            if value is not None:
                data[field] = value
        if record.exc_info:
            data["trace"] = self.formatException(record.exc_info)
        return json.dumps(data, ensure_ascii=False)


class Enough(logging.Filter):
    """A disk that fails, or no file left to open, is worth some lines and not a full disk more."""

    def __init__(self) -> None:
        super().__init__()
        self.minute = 0
        self.counts: dict[tuple[str, str], int] = {}
        self.before: dict[tuple[str, str], int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        minute = int(record.created // 60)
        if minute != self.minute or len(self.counts) > MOST_KINDS:
            self.minute, self.before, self.counts = minute, self.counts, {}
        kind = (record.name, str(record.msg)[:200])
        self.counts[kind] = self.counts.get(kind, 0) + 1
        if self.counts[kind] > MOST_A_MINUTE:
            return False
        left_out = self.before.pop(kind, 0) - MOST_A_MINUTE
        if left_out > 0:
            record.left_out = left_out
        return True


def set_up() -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.addFilter(Enough())
    handler.setFormatter(Lines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.INFO)
    for noisy in ("alembic", "websockets", "uvicorn.access", "uvicorn.error", "sqlalchemy"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
