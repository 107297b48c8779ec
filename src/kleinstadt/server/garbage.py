"""How often Python looks for garbage that refers to itself.

It goes by how many objects there are more than before, and a server has ever more: journals grow, and every table that
is awake keeps what its screens show. By Python's own measure all of it was looked through again and again where there
were many tables, for a second at a time, and next to nothing was found: what a server makes and forgets is freed at
once, because nothing refers to it any more.
"""

import gc

YOUNG = 50_000  # objects more than before until the young ones are looked through: of a thousand moves or so
MIDDLE = 50  # times that until those are looked through which were young then
OLD = 20  # times that until everything is


def collect_rarely() -> None:
    """What is there when a server starts stays to the end and is never looked through."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, OLD)
