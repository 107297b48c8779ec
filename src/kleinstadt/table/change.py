"""What has changed between two trees of plain JSON data, said as a tree of the same kind.

    [value]               the new value, whole
    {"key": change, …}    what has changed in an object by key, in a list by place ("0", "1", …); the rest stays
    []                    the key is gone

Objects are compared by key and lists of the same length by place; everything else is replaced whole. True and 1 are
equal here as everywhere in Python: what is sometimes the one and sometimes the other has no type.
"""

from typing import Any

Change = list[Any] | dict[str, Any]

NOT_THERE = object()
TREES = (dict, list)


def difference(old: Any, new: Any) -> Change:
    """The change that makes the old tree the new one; empty where nothing has changed inside."""
    if type(old) is dict and type(new) is dict:
        change: dict[str, Any] = {}
        for key, value in new.items():
            before = old.get(key, NOT_THERE)
            if before != value:
                change[key] = difference(before, value) if type(value) in TREES else [value]
        for key in old:
            if key not in new:
                change[key] = []
        return change
    if type(old) is list and type(new) is list and len(old) == len(new):
        return {str(i): difference(before, new[i]) for i, before in enumerate(old) if before != new[i]}
    return [new]


def applied(old: Any, change: Change) -> Any:
    """The new tree. The old one stays as it was and shares with the new one what has not changed."""
    if isinstance(change, list):
        return change[0]
    if isinstance(old, list):
        return [applied(value, change[str(i)]) if str(i) in change else value for i, value in enumerate(old)]
    new = {key: value for key, value in old.items() if change.get(key) != []}
    for key, part in change.items():
        if part != []:
            new[key] = applied(new.get(key), part)
    return new
