"""`kleinstadt` as the browser tests run it: every table is dealt the same cards, every bot has the same whims, and no
thought takes long: here it is looked at what a page makes of hints and reviews, not how good they are.

What a page shows then depends on nothing but what is clicked, so that a test that is green stays green.
KLEINSTADT_DEAL=NUMBER deals other cards, for long series.
"""

import os
import sys

from kleinstadt.bots import workers
from kleinstadt.bots.levels import LEVELS
from kleinstadt.cli.main import main
from kleinstadt.table import opening, table

THOUGHT = 1.0  # seconds
REVIEW = 4.0
DEAL = int(os.environ.get("KLEINSTADT_DEAL", "7"))


def deal_alike() -> None:
    opening.fresh_seed = lambda: DEAL
    table.fresh_seed = lambda: DEAL + 1  # dealt anew
    workers.fresh_seed = lambda: DEAL


def think_briefly() -> None:
    LEVELS["master"] = LEVELS["master"]._replace(seconds=THOUGHT)
    workers.REVIEW_SECONDS = REVIEW  # type: ignore[misc]


think_briefly()  # the bots' processes read this file, too
if __name__ == "__main__":
    deal_alike()
    sys.exit(main())
