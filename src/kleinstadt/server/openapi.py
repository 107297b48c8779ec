"""The REST calls described as OpenAPI, made from the types that cross the wire."""

from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from kleinstadt import __version__
from kleinstadt.companion.draws import Drawn, DrawWish
from kleinstadt.engine.draw import DrawFormData
from kleinstadt.engine.pad import PadFormData, PadScoreData
from kleinstadt.engine.turn_aid import TurnAidData
from kleinstadt.history.files import Admitted
from kleinstadt.history.statistics import Statistics
from kleinstadt.server import browsers, history, mailboxes, shared_pads, wire
from kleinstadt.table.opening import Wish
from kleinstadt.table.screen import Invitation, TableInfo

# method, path, what it does, body, answer (a type, or a media type for text), status
CALLS: list[tuple[str, str, str, Any, Any, int]] = [
    ("get", "/api/health", "Whether the server is well", None, wire.Health, 200),
    ("get", "/api/ready", "Whether people can play here now", None, wire.Ok, 200),
    ("get", "/api/metrics", "Figures for Prometheus, from this computer only", None, "text/plain", 200),
    ("get", "/api/games", "The games, their options and bots", None, list[wire.GameInfo], 200),
    ("post", "/api/tables", "Open a table; sets the cookie", Wish, wire.TableMade, 201),
    ("get", "/api/tables", "My running and recent tables", None, list[TableInfo], 200),
    ("get", "/api/tables/{table}", "One table", None, TableInfo, 200),
    ("delete", "/api/tables/{table}", "Have my table deleted", None, wire.Ok, 200),
    ("post", "/api/invitation", "What a seat link leads to", wire.Invited, Invitation, 200),
    ("post", "/api/claim", "Turn a one-time seat link into a seat; sets the cookie", wire.Claim, wire.Claimed, 200),
    ("post", "/api/tables/{table}/rematch", "A new table for the same people", None, wire.TableMade, 201),
    ("get", "/api/tables/{table}/export", "The journal, or what I may know of it", None, "application/x-ndjson", 200),
    ("get", "/api/texts/{game}/{lang}.ftl", "Fluent texts of a game, or of `common`", None, "text/plain", 200),
    ("get", "/api/rules/{game}/{lang}", "The player's rules", None, "text/markdown", 200),
    ("get", "/api/gallery/{game}", "Everything a game can show", None, wire.Gallery, 200),
    ("post", "/api/notify", "Webhook for when it is my turn; empty to stop", wire.Notify, wire.Ok, 200),
    ("get", "/api/push", "The server's key for Web Push, and my silent tables", None, browsers.Push, 200),
    ("post", "/api/push", "Tell this browser when it is my turn", browsers.TellBrowser, wire.Ok, 200),
    ("post", "/api/push/stop", "Tell this browser nothing more", browsers.StopBrowser, wire.Ok, 200),
    ("post", "/api/push/mute", "Hear nothing of a table, or again", browsers.MuteTable, wire.Ok, 200),
    ("get", "/api/pads", "The games that have a score pad", None, list[str], 200),
    ("get", "/api/pads/{game}", "What a score pad asks for", None, PadFormData, 200),
    ("post", "/api/pads/{game}", "Score a pad as far as it is filled in", dict[str, Any], PadScoreData, 200),
    ("get", "/api/draws/{game}", "What can be chosen for a set-up of the cardboard game", None, DrawFormData, 200),
    ("post", "/api/draws/{game}", "Draw a set-up of the cardboard game", DrawWish, Drawn, 200),
    ("get", "/api/engine.zip", "The engine, for a browser that runs Python", None, "application/zip", 200),
    ("get", "/api/turns/{game}", "What a turn aid counts, draws and says", None, TurnAidData, 200),
    ("get", "/api/tables/{table}/kept", "A finished table as a game to keep", None, history.Played, 200),
    ("post", "/api/history/statistics", "What kept games tell; nothing is stored", history.Sent, Statistics, 200),
    ("post", "/api/history/csv", "Kept games as a spreadsheet", history.Sent, "text/csv", 200),
    ("post", "/api/history/read", "What is new in a file of kept games", history.SentFile, Admitted, 200),
    ("post", "/api/history/exchange", "My kept games on every device", history.Exchange, history.Exchanged, 200),
    ("post", "/api/shared_pads", "Share a pad by a link", shared_pads.SharePad, shared_pads.PadShared, 201),
    ("post", "/api/shared_pads/close", "Stop sharing a pad", shared_pads.ClosePad, wire.Ok, 200),
    ("get", "/api/account", "Who this is, and what this server asks for", None, wire.AccountInfo, 200),
    ("post", "/api/account", "Make an account of who this is; sets the cookie", wire.NewAccount, wire.AccountInfo, 201),
    ("post", "/api/account/sign_in", "Sign in; sets the cookie", wire.SignIn, wire.AccountInfo, 200),
    ("post", "/api/account/sign_out", "Sign out: be the guest of before", None, wire.AccountInfo, 200),
    ("post", "/api/account/password", "A new password; other sessions end", wire.NewPassword, wire.AccountInfo, 200),
    ("post", "/api/account/end_session", "End one of my sessions", wire.EndSession, wire.AccountInfo, 200),
    ("post", "/api/account/delete", "Delete my account", wire.WithPassword, wire.AccountInfo, 200),
    ("post", "/api/account/mail", "Have my mail sent there", mailboxes.WantMail, wire.AccountInfo, 200),
    ("post", "/api/account/mail/unwant", "Do not confirm that address", None, wire.AccountInfo, 200),
    ("post", "/api/account/mail/notices", "My turns by mail", mailboxes.MailNotices, wire.AccountInfo, 200),
    ("post", "/api/mail/confirm", "Confirm an address", mailboxes.ConfirmMail, mailboxes.MailConfirmed, 200),
    ("post", "/api/mail/stop", "No turns by mail any more; signed, without a cookie", None, wire.Ok, 200),
    ("get", "/api/mail/stop", "To the page that does it, for a link that is opened", None, "text/plain", 307),
    ("post", "/api/guest", "Come in by a word of invitation; sets the cookie", wire.Word, wire.AccountInfo, 200),
]


@cache
def description() -> dict[str, Any]:
    """As the types say. Compiled modules do not know all their types any more, so what is served was made before."""
    types = [t for call in CALLS for t in (call[3], call[4]) if t is not None and not isinstance(t, str)]
    types.append(wire.Problem)
    schemas, components = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    schema_of = {str(t): schema for t, schema in zip(types, schemas, strict=True)}
    paths: dict[str, dict[str, Any]] = {}
    for method, path, summary, body, answer, status in CALLS:
        media, schema = (answer, {"type": "string"}) if isinstance(answer, str) else (JSON, schema_of[str(answer)])
        call: dict[str, Any] = {
            "summary": summary,
            "parameters": [parameter(name) for name in ("table", "game", "lang") if f"{{{name}}}" in path]
            + [query(name) for name in QUERIES.get(path, ())],
            "responses": {
                str(status): {"description": "Done", "content": {media: {"schema": schema}}},
                "default": {"description": "Refused", "content": {JSON: {"schema": schema_of[str(wire.Problem)]}}},
            },
        }
        if body is not None:
            call["requestBody"] = {"required": True, "content": {JSON: {"schema": schema_of[str(body)]}}}
        paths.setdefault(path, {})[method] = call
    return {
        "openapi": "3.1.0",
        "info": {"title": "Kleinstadt", "version": __version__},
        "paths": paths,
        "components": {"schemas": components},
    }


JSON = "application/json"
SERVED = Path(__file__).with_name("openapi.json")  # made by scripts/generate.py


QUERIES = {"/api/mail/stop": ("token",)}


def parameter(name: str) -> dict[str, Any]:
    return {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}


def query(name: str) -> dict[str, Any]:
    return {**parameter(name), "in": "query"}
