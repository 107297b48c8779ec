"""Prints the docstring of every module, class, method, property and function of engine and games, one line each: run
in two builds, the lines must be the same."""

import sys
from collections.abc import Iterator
from importlib import import_module
from inspect import cleandoc
from pathlib import Path

import kleinstadt

HOME = Path(kleinstadt.__file__).parent


def members(owner: object, name: str) -> Iterator[tuple[str, object]]:
    """What was written in this module or class, and has a docstring of its own."""
    for key, value in sorted(vars(owner).items()):
        ours = getattr(value, "__module__", name) == name and not hasattr(value, "__wrapped__")
        if ours and not key.startswith("_") and (callable(value) or hasattr(value, "__get__")):
            yield key, value


def main() -> None:
    for path in sorted([path for part in ("engine", "games") for path in (HOME / part).rglob("*.py")]):
        name = ".".join(path.relative_to(HOME.parent).with_suffix("").parts).removesuffix(".__init__")
        module = import_module(name)
        found: list[tuple[str, object]] = [("", module)]
        for key, value in members(module, name):
            found.append((key, value))
            if isinstance(value, type):
                found += [(f"{key}.{part}", member) for part, member in members(value, name)]
        for key, value in found:
            doc = cleandoc(value.__doc__) if isinstance(value.__doc__, str) else ""
            if doc:
                sys.stdout.write(f"{name} {key}: {doc!r}\n")


if __name__ == "__main__":
    main()
