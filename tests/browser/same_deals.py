"""`kleinstadt` as the browser tests run it: every table is dealt the same cards, every bot has the same whims.

What a page shows then depends on nothing but what is clicked, so that a test that is green stays green.
KLEINSTADT_DEAL=NUMBER deals other cards, for long series.
"""

import os
import sys

from kleinstadt.bots import workers
from kleinstadt.cli.main import main
from kleinstadt.table import opening, table

DEAL = int(os.environ.get("KLEINSTADT_DEAL", "7"))


def deal_alike() -> None:
    opening.fresh_seed = lambda: DEAL
    table.fresh_seed = lambda: DEAL + 1  # dealt anew
    workers.fresh_seed = lambda: DEAL


if __name__ == "__main__":  # the bots' processes read this file, too
    deal_alike()
    sys.exit(main())
