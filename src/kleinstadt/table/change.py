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
    kind = type(new)
    if kind is dict and type(old) is dict:
        change: dict[str, Any] = {}
        for key, value in new.items():
            before = old.get(key, NOT_THERE)
            if before is not value and before != value:
                change[key] = difference(before, value) if type(value) in TREES else [value]
        if len(old) != len(new) or old.keys() != new.keys():
            for key in old:
                if key not in new:
                    change[key] = []
        return change
    if kind is list and type(old) is list and len(old) == len(new):
        change = {}
        for place, value in enumerate(new):
            before = old[place]
            if before is not value and before != value:
                change[str(place)] = difference(before, value) if type(value) in TREES else [value]
        return change
    return [new]


def applied(old: Any, change: Change) -> Any:
    """The new tree. The old one stays as it was and shares with the new one what has not changed."""
    if isinstance(change, list):
        return change[0]
    if isinstance(old, list):
        items = old.copy()
        for place, part in change.items():
            items[int(place)] = applied(old[int(place)], part)
        return items
    new = old.copy()
    for key, part in change.items():
        if part == []:
            del new[key]
        else:
            new[key] = applied(new.get(key), part)
    return new
