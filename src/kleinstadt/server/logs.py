"""One JSON object a line on stderr: what happened, at which table. No moves, names, texts or tokens: moves can be
secret while a game runs, the rest is nobody's business."""

import json
import logging
import sys
import time

FIELDS = ("table", "seat", "path", "method", "status", "ms", "address")


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


def set_up() -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.INFO)
    for noisy in ("alembic", "websockets", "uvicorn.access", "uvicorn.error", "sqlalchemy"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
