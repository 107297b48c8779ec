"""Input and output of the program, as they may come: closed, or with other letters than ours."""

import os
import sys
from io import TextIOWrapper
from pathlib import Path


def prepare() -> None:
    """A stream that was closed (`<&-`) is empty, or swallows what is written. A terminal that cannot show a letter
    shows another one instead."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
