"""What went wrong, in one sentence, and the exit code for it. The only place where errors end."""

import errno
import os
import sys
import traceback

from kleinstadt import __version__
from kleinstadt.cli.parser import WRONG
from kleinstadt.cli.words import language, say
from kleinstadt.engine.errors import KleinstadtError
from kleinstadt.text import Texts

FAULT = 1
STOPPED = 130  # as shells count it: 128 and the number of the signal

SYSTEM = {
    errno.ENOENT: "cli-system-missing",
    errno.EACCES: "cli-system-forbidden",
    errno.EPERM: "cli-system-forbidden",
    errno.EROFS: "cli-system-forbidden",
    errno.EISDIR: "cli-system-folder",
    errno.ENOTDIR: "cli-system-no-folder",
    errno.EEXIST: "cli-system-exists",
    errno.ENAMETOOLONG: "cli-system-long-name",
    errno.ENOSPC: "cli-system-full",
    errno.EDQUOT: "cli-system-full",
    errno.EMFILE: "cli-system-many-files",
    errno.ENFILE: "cli-system-many-files",
}


def settle(error: BaseException) -> int:
    """Say what happened; the exit code."""
    if isinstance(error, KeyboardInterrupt):
        after_the_sign = "\n" if sys.stderr.isatty() else ""  # the terminal has shown ^C
        print(f"{after_the_sign}kleinstadt: {say('cli-stopped')}", file=sys.stderr)
        return STOPPED
    end_output()
    if isinstance(error, BrokenPipeError):  # `kleinstadt replay … | head`: nobody reads on
        return 0
    if isinstance(error, KleinstadtError | OSError):
        print(f"kleinstadt: {explained(error)}", file=sys.stderr)
        return WRONG
    traceback.print_exception(error)
    print(f"kleinstadt: {say('cli-fault', version=__version__)}", file=sys.stderr)
    return FAULT


def explained(error: KleinstadtError | OSError) -> str:
    """The sentence for an error that somebody can do something about."""
    if isinstance(error, KleinstadtError):
        return Texts(None, language()).error(error)
    id = SYSTEM.get(error.errno or 0, "cli-system-other")
    why = say(id, code=errno.errorcode.get(error.errno or 0, type(error).__name__))
    return say("cli-in-file", file=os.fsdecode(error.filename), why=why) if is_path(error.filename) else why


def is_path(name: object) -> bool:
    return isinstance(name, str | bytes) and bool(name)


def end_output() -> None:
    """What was said so far is written; where that cannot be done it goes nowhere, and nobody complains about it when
    the program ends."""
    try:
        sys.stdout.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
