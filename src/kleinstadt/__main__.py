"""`python -m kleinstadt` is the `kleinstadt` command."""

import sys

from kleinstadt.cli.main import main

sys.exit(main())
