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


def difference(old: Any, new: Any) -> Change:
    """The change that makes the old tree the new one; empty where nothing has changed inside."""
    if isinstance(new, dict) and isinstance(old, dict):
        return between_objects(old, new)
    if isinstance(new, list) and isinstance(old, list) and len(old) == len(new):
        return between_lists(old, new)
    return [new]


def between_objects(old: dict[str, Any], new: dict[str, Any]) -> Change:
    change: dict[str, Any] = {}
    added = 0
    for key, value in new.items():
        before = old.get(key, NOT_THERE)
        if before is value:
            continue
        if before is NOT_THERE:
            added += 1
        if before != value:
            change[key] = difference(before, value)
    if len(old) + added > len(new):
        for key in old:
            if key not in new:
                change[key] = []
    return change


def between_lists(old: list[Any], new: list[Any]) -> Change:
    change: dict[str, Any] = {}
    for place, value in enumerate(new):
        before = old[place]
        if before is not value and before != value:
            change[str(place)] = difference(before, value)
    return change


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
