"""The types that cross the wire, as TypeScript: written to web/src/wire/generated.ts.

python scripts/wire_types.py            write the file
python scripts/wire_types.py --check    only say whether it is up to date
"""

import sys
from pathlib import Path
from typing import Any

import msgspec.inspect as mi

from kleinstadt.server import wire
from kleinstadt.table.opening import Wish
from kleinstadt.table.screen import TableInfo
from kleinstadt.table.stream import ChangeMessage, ChatMessage, ScreenMessage, TableMessage

TARGET = Path(__file__).parent.parent / "web" / "src" / "wire" / "generated.ts"
HEAD = "/* Made by scripts/wire_types.py from the types in Python. Do not edit. */\n"
ROOTS: list[Any] = [
    ScreenMessage,
    ChangeMessage,
    TableMessage,
    ChatMessage,
    wire.Reply,
    wire.AnyRequest,
    Wish,
    wire.TableMade,
    wire.Claim,
    wire.Claimed,
    TableInfo,
    wire.GameInfo,
    wire.Gallery,
    wire.Health,
    wire.Notify,
    wire.Ok,
    wire.Problem,
]
PLAIN: dict[type, str] = {
    mi.IntType: "number",
    mi.FloatType: "number",
    mi.StrType: "string",
    mi.BoolType: "boolean",
    mi.NoneType: "null",
    mi.AnyType: "unknown",
}


class Writer:
    """Every named type once, in the order in which it is met."""

    def __init__(self) -> None:
        self.declared: dict[str, str] = {}

    def name(self, t: mi.Type) -> str:
        if type(t) in PLAIN:
            return PLAIN[type(t)]
        if isinstance(t, mi.LiteralType):
            return " | ".join([f"'{value}'" if isinstance(value, str) else str(value) for value in t.values])
        if isinstance(t, mi.UnionType):
            return " | ".join(dict.fromkeys([self.name(part) for part in t.types]))
        if isinstance(t, mi.ListType):
            inner = self.name(t.item_type)
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        if isinstance(t, mi.TupleType):
            return f"[{', '.join([self.name(part) for part in t.item_types])}]"
        if isinstance(t, mi.DictType):
            return f"Record<string, {self.name(t.value_type)}>"
        if isinstance(t, (mi.StructType, mi.TypedDictType)):
            return self.declare(t)
        raise TypeError(f"no TypeScript for {t}")

    def declare(self, t: mi.StructType | mi.TypedDictType) -> str:
        name = t.cls.__name__
        if name not in self.declared:
            self.declared[name] = ""
            lines = []
            if isinstance(t, mi.StructType) and t.tag_field is not None:
                lines.append(f"  {t.tag_field}: '{t.tag}';")
            for field in t.fields:
                mark, shown = self.field(field.type, field.required)
                lines.append(f"  {field.encode_name}{mark}: {shown};")
            body = "\n".join(lines)
            self.declared[name] = (
                f"export interface {name} {{\n{body}\n}}\n" if lines else f"export interface {name} {{}}\n"
            )
        return name

    def field(self, t: mi.Type, required: bool) -> tuple[str, str]:
        """UNSET in Python is an absent field."""
        if isinstance(t, mi.UnionType) and any([is_unset(part) for part in t.types]):
            kept = [part for part in t.types if not is_unset(part)]
            return "?", " | ".join([self.name(part) for part in kept])
        return ("" if required else "?"), self.name(t)


def is_unset(t: mi.Type) -> bool:
    return isinstance(t, mi.CustomType) or type(t).__name__ == "UnsetType"


def typescript() -> str:
    writer = Writer()
    requests = ""
    for root in ROOTS:
        name = writer.name(mi.type_info(root))
        if root is wire.AnyRequest:
            requests = f"export type Request = {name};\n"
    message = "export type ServerMessage = ScreenMessage | ChangeMessage | TableMessage | ChatMessage;\n"
    return "\n".join([HEAD, *writer.declared.values(), message, requests])


if __name__ == "__main__":
    text = typescript()
    if "--check" in sys.argv:
        sys.exit(0 if TARGET.exists() and TARGET.read_text(encoding="utf-8") == text else 1)
    TARGET.write_text(text, encoding="utf-8")
