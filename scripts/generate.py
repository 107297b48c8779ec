"""What is made of the types in Python instead of being written a second time:

web/src/wire/generated.ts       the types that cross the wire
web/src/games/GAME/view.ts      what a view of that game looks like
web/src/games/GAME/cards.json   the facts of its cards and pieces: its catalogue
src/kleinstadt/server/openapi.json   the REST calls, as they are served

It needs the pure build: compiled modules do not know all their types any more.

python scripts/generate.py            write the files
python scripts/generate.py --check    only say which are out of date
"""

import json
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec.inspect as mi

from kleinstadt.companion.draws import Drawn, DrawWish
from kleinstadt.engine.draw import DrawFormData
from kleinstadt.engine.pad import PadFormData, PadScoreData
from kleinstadt.engine.turn_aid import TurnAidData
from kleinstadt.history.files import Admitted, HistoryFile
from kleinstadt.history.statistics import Statistics
from kleinstadt.server import browsers, history, mailboxes, openapi, shared_pads, wire
from kleinstadt.table.opening import Wish
from kleinstadt.table.screen import Invitation, TableInfo
from kleinstadt.table.stream import ChangeMessage, ChatMessage, ScreenMessage, TableMessage

SOURCES = Path(__file__).parent.parent / "web" / "src"
HEAD = "/* Made by scripts/generate.py from the types in Python. Do not edit. */\n"
DRAWN = ("tiny_towns", "garden_nation", "everdell", "colonists")  # games with a board of their own
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
    wire.Invited,
    Invitation,
    TableInfo,
    wire.GameInfo,
    wire.Gallery,
    wire.Health,
    wire.Notify,
    wire.AccountInfo,
    wire.NewAccount,
    wire.SignIn,
    wire.NewPassword,
    wire.WithPassword,
    wire.EndSession,
    wire.Word,
    wire.Ok,
    wire.Problem,
    PadFormData,
    TurnAidData,
    PadScoreData,
    DrawFormData,
    DrawWish,
    Drawn,
    history.Played,
    history.Exchange,
    history.Exchanged,
    HistoryFile,
    history.SentFile,
    Admitted,
    Statistics,
    mailboxes.WantMail,
    mailboxes.MailNotices,
    mailboxes.ConfirmMail,
    mailboxes.MailConfirmed,
    browsers.Push,
    browsers.TellBrowser,
    browsers.StopBrowser,
    browsers.MuteTable,
    shared_pads.SharePad,
    shared_pads.PadShared,
    shared_pads.ClosePad,
    shared_pads.OpenPadAt,
    shared_pads.PadWords,
    shared_pads.PadNews,
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
        name = t.cls.__name__.removesuffix("Data")
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
        if isinstance(t, mi.UnionType) and any(is_unset(part) for part in t.types):
            kept = [part for part in t.types if not is_unset(part)]
            return "?", " | ".join([self.name(part) for part in kept])
        return ("" if required else "?"), self.name(t)


def is_unset(t: mi.Type) -> bool:
    return isinstance(t, mi.CustomType) or type(t).__name__ == "UnsetType"


def wire_types() -> str:
    writer = Writer()
    requests = ""
    for root in ROOTS:
        name = writer.name(mi.type_info(root))
        if root is wire.AnyRequest:
            requests = f"export type Request = {name};\n"
    message = "export type ServerMessage = ScreenMessage | ChangeMessage | TableMessage | ChatMessage;\n"
    return "\n".join([HEAD, *writer.declared.values(), message, requests])


def view_types(game: str) -> str:
    writer = Writer()
    writer.name(mi.type_info(import_module(f"kleinstadt.games.{game}.view").PositionView))
    return "\n".join([HEAD, *writer.declared.values()])


def facts(game: str) -> str:
    """A line for each card."""
    parts: list[str] = []
    for name, part in import_module(f"kleinstadt.games.{game}").GAME.catalogue().items():
        text = json.dumps(part, ensure_ascii=False)
        if isinstance(part, list) and part and isinstance(part[0], dict):
            text = "[\n" + ",\n".join([f"    {json.dumps(each, ensure_ascii=False)}" for each in part]) + "\n  ]"
        parts.append(f"  {json.dumps(name)}: {text}")
    return "{\n" + ",\n".join(parts) + "\n}\n"


def generated() -> dict[Path, str]:
    files = {SOURCES / "wire" / "generated.ts": wire_types()}
    for game in DRAWN:
        folder = SOURCES / "games" / game
        files[folder / "view.ts"] = view_types(game)
        files[folder / "cards.json"] = facts(game)
    files[openapi.SERVED] = json.dumps(openapi.description(), indent=1, ensure_ascii=False) + "\n"
    return files


if __name__ == "__main__":
    files = generated()
    stale = [path for path, text in files.items() if not path.exists() or path.read_text(encoding="utf-8") != text]
    if "--check" in sys.argv:
        sys.exit(f"out of date: {', '.join([str(path) for path in stale])}" if stale else 0)
    for path in stale:
        path.write_text(files[path], encoding="utf-8")
        print(path)
