"""Web Push: a message that only one browser can read (RFC 8291), from a server that it knows (RFC 8292)."""

import json
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
RECORD = 4096  # bytes, more than a message has
SIGNED_SECONDS = 12 * 3600  # that a signature is good for
KEEP_SECONDS = 3 * 24 * 3600  # that a push service keeps a message for a phone that is off

# Where browsers have their messages sent: Google, Mozilla, Apple, Microsoft. With a dot: everything below.
KNOWN_HOSTS = (
    "fcm.googleapis.com",
    "jmt17.google.com",
    "updates.push.services.mozilla.com",
    "push.services.mozilla.com",
    ".push.apple.com",
    ".notify.windows.com",
)


def is_known(host: str) -> bool:
    return host in KNOWN_HOSTS or any(each.startswith(".") and host.endswith(each) for each in KNOWN_HOSTS)


def encoded(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """ValueError where it is no such text."""
    if not text.isascii() or not text.replace("-", "").replace("_", "").rstrip("=").isalnum():
        raise ValueError("not base64url")
    return urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))


def point(data: bytes) -> ec.EllipticCurvePublicKey:
    """A browser's key; ValueError where it is none."""
    if len(data) != 65:
        raise ValueError("no key")
    return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, data)


def public(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def new_key() -> str:
    """To be kept."""
    number = ec.generate_private_key(CURVE).private_numbers().private_value
    return encoded(number.to_bytes(32, "big"))


def kept_key(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(decoded(text), "big"), CURVE)


def derived(salt: bytes, secret: bytes, purpose: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, purpose).derive(secret)


def sealed(
    text: bytes, p256dh: bytes, auth: bytes, mine: ec.EllipticCurvePrivateKey | None = None, salt: bytes = b""
) -> bytes:
    """What only the browser with these keys can open. `mine` and `salt` are fresh for every message."""
    mine = mine or ec.generate_private_key(CURVE)
    salt = salt or os.urandom(16)
    shared = mine.exchange(ec.ECDH(), point(p256dh))
    secret = derived(auth, shared, b"WebPush: info\0" + p256dh + public(mine), 32)
    key = derived(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(salt, secret, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([65]) + public(mine)
    return head + AESGCM(key).encrypt(nonce, text + b"\x02", None)


def signed(key: ec.EllipticCurvePrivateKey, endpoint: str, page: str, now: int) -> str:
    """Who we are, for this push service alone."""
    parts = urlsplit(endpoint)
    claims: dict[str, str | int] = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": now + SIGNED_SECONDS}
    if page.startswith("https://"):
        claims["sub"] = page
    words = [encoded(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims)]
    r, s = decode_dss_signature(key.sign(".".join(words).encode(), ec.ECDSA(SHA256())))
    token = ".".join([*words, encoded(r.to_bytes(32, "big") + s.to_bytes(32, "big"))])
    return f"vapid t={token}, k={encoded(public(key))}"


def headers(key: ec.EllipticCurvePrivateKey, endpoint: str, page: str, now: int, table: str) -> dict[str, str]:
    """Of what has not reached the browser yet only the latest of a table is kept; the push service learns nothing of
    the table but that it is the same one."""
    return {
        "Authorization": signed(key, endpoint, page, now),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(KEEP_SECONDS),
        "Urgency": "normal",
        "Topic": encoded(sha256(table.encode()).digest()[:24]),
    }
