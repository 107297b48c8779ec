"""How a server holds many tables with about one move a second each: a real server process, every move committed to a
real disk, all on this machine with whoever plays.

    python scripts/load.py                    200 and 1,000 tables on SQLite, 500 with two workers on PostgreSQL
    python scripts/load.py --seconds 60       the same for longer

The PostgreSQL is that of the tests: nothing has to be installed. Aims: docs/benchmarks.md.
"""

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path

from kleinstadt.engine import build
from kleinstadt.server.bench import HEADINGS, Trial, bench

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from databases import new_database


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seconds", type=float, default=20.0, help="how long each measurement takes (20)")
    seconds = parser.parse_args().seconds
    print(f"{build.name()} build")
    print(" | ".join(["", *[title for title, _, _ in HEADINGS]]))
    with tempfile.TemporaryDirectory() as folder:
        measured = [
            ("one process, SQLite", [200, 1000], Trial()),
            ("two workers, PostgreSQL", [500], Trial(new_database("postgresql", Path(folder)), workers=2)),
        ]
        for name, counts, trial in measured:
            for row in asyncio.run(bench(counts, seconds, trial)):
                print(" | ".join([name, *[form.format(row[key]) for _, key, form in HEADINGS]]), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
