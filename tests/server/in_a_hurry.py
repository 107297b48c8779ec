"""`kleinstadt` whose notices wait for nothing: who goes is gone at once, and what failed is tried again soon."""

import sys

from kleinstadt.cli.main import main
from kleinstadt.server import notify
from kleinstadt.table import house

notify.GOING = 0.0
notify.AGAIN = (0.1, 0.1, 0.1)
house.COMING_BACK = 1.0

if __name__ == "__main__":
    sys.exit(main())
