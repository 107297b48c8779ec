"""`kleinstadt` whose notices wait for nothing: who goes is gone at once, and what failed is tried again soon."""

import sys

from kleinstadt.cli.main import main
from kleinstadt.server import mail, notify
from kleinstadt.table import house

notify.GOING = 0.0
notify.AGAIN = mail.AGAIN = (0.1, 0.1, 0.1)
mail.LOOK_SECONDS = 0.1
mail.GATHERED = 0
mail.SECONDS = 5.0
house.COMING_BACK = 1.0

if __name__ == "__main__":
    sys.exit(main())
