"""`kleinstadt` with the client of a folder named in the environment, so that a test may put into it what it likes."""

import os
import sys
from pathlib import Path

from kleinstadt.cli.main import main
from kleinstadt.server import app

FOLDER = "CLIENT_FOLDER"

app.client_folder = lambda: Path(os.environ[FOLDER])

if __name__ == "__main__":
    sys.exit(main())
