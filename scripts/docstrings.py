"""Docstrings for compiled code. mypyc leaves them out of the C that it writes, but keeps a place for nearly each:

    {"start", …, PyDoc_STR("start($self, seats)\\n--\\n\\n")}    a method, or with a mark behind it a function
    .tp_doc = PyDoc_STR("Game(book, seats)\\n--\\n\\n")          a class; its methods stand before it
    {"total", (getter)…, NULL, NULL, NULL}                       a property
    "kleinstadt.engine.game", NULL, /* docstring */              a module; all that it holds stands before it
    … /* 'mypyc filler docstring' */                             a class that stays Python's, such as a TypedDict

They are filled in before the C compiler runs. Operators and decorated functions have no such place.
"""

import ast
import re
from pathlib import Path
from string import ascii_letters, digits

PLAIN = f"{ascii_letters}{digits} .,:;()".encode()

PLACE = re.compile(
    r"(?P<class>\.tp_doc = )?"
    r'PyDoc_STR\("(?P<name>\w+)\(.*\\n--\\n\\n(?P<after_signature>)"\)(?P<function> /\* docstring)?'
    r'|\{"(?P<property>\w+)",\s*\(getter\)\w+,\s*NULL, (?P<of_property>NULL), NULL\}'
    r'|"(?P<module>[\w.]+)",\s*(?P<of_module>NULL), /\* docstring \*/'
    r"|(?P<filler>CPyStatics\[\d+\]); /\* 'mypyc filler docstring' \*/"
    r'(?=[^}]*?"(?P<file>[\w/]+\.py)", "<module>", (?P<line>\d+),)'
)


def fill_in(code: str, sources: Path) -> str:
    """The C code of the package in this folder, with docstrings."""
    module: dict[str, str] = {}
    owner = ""  # the class with its dot, or nothing
    pieces: list[str] = []
    end = len(code)
    for place in reversed(list(PLACE.finditer(code))):  # so that what something belongs to is met before it
        if place["module"]:
            module, owner = docs_of(source_of(place["module"], sources)), ""
            part, new = "of_module", quoted(module.get("", ""))
        elif place["file"]:  # the new string is never given back: the class lives as long as the process
            doc = docs_of(sources / place["file"]).get(place["line"], "")
            part, new = "filler", f"PyUnicode_FromString({quoted(doc)})"
        elif place["property"]:
            part, new = "of_property", quoted(module.get(owner + place["property"], ""))
        else:
            if place["class"]:
                owner = place["name"] + "."
            name = place["name"] if place["class"] or place["function"] else owner + place["name"]
            part, new = "after_signature", quoted(module.get(name, ""))[1:-1]
        pieces += [code[place.end(part) : end], new]
        end = place.start(part)
    return code[:end] + "".join(reversed(pieces))


def source_of(module: str, sources: Path) -> Path:
    place = sources.joinpath(*module.split("."))
    return place / "__init__.py" if place.is_dir() else place.with_suffix(".py")


def docs_of(source: Path) -> dict[str, str]:
    """All docstrings of a module, by names such as `Game.start`; its own has none. Classes also by their line."""
    tree = ast.parse(source.read_text(encoding="utf-8"))
    found = {"": ast.get_docstring(tree) or ""}
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            found[node.name] = ast.get_docstring(node) or ""
        elif isinstance(node, ast.ClassDef):
            found[node.name] = found[str(node.lineno)] = ast.get_docstring(node) or ""
            for method in node.body:
                if isinstance(method, ast.FunctionDef):
                    found[f"{node.name}.{method.name}"] = ast.get_docstring(method) or ""
    return found


def quoted(doc: str) -> str:
    """As a string of C: one byte each, and nothing that could be read together with what comes after it."""
    return '"' + "".join([chr(byte) if byte in PLAIN else f"\\{byte:03o}" for byte in doc.encode()]) + '"'
