"""A push service on this computer: real HTTPS, real signatures, real encryption, opened with another library than the
one that closed it."""

import json
import os
import queue
import ssl
import threading
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from datetime import UTC, datetime, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from ipaddress import ip_address
from pathlib import Path
from typing import Any

import http_ece
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat, PublicFormat
from cryptography.x509.oid import NameOID

PATIENCE = 60.0


def packed(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def unpacked(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Browser:
    """The half of a subscription that never leaves the browser."""

    def __init__(self, service: "PushService", name: str) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)
        self.endpoint = f"{service.url}/{name}"

    @property
    def p256dh(self) -> bytes:
        return self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def subscription(self, lang: str = "en") -> dict[str, str]:
        return {"endpoint": self.endpoint, "p256dh": packed(self.p256dh), "auth": packed(self.auth), "lang": lang}

    def opened(self, body: bytes) -> dict[str, Any]:
        text = http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth, version="aes128gcm")
        told: dict[str, Any] = json.loads(text)
        return told


class Delivery:
    def __init__(self, path: str, headers: dict[str, str], body: bytes) -> None:
        self.path = path
        self.headers = headers
        self.body = body

    def claims(self, audience: str) -> dict[str, Any]:
        """What the sender says of itself, if the signature is right and for us."""
        kind, _, rest = self.headers["authorization"].partition(" ")
        assert kind == "vapid"
        parts = dict([part.strip().split("=", 1) for part in rest.split(",")])
        head, claims, signature = parts["t"].split(".")
        r, s = unpacked(signature)[:32], unpacked(signature)[32:]
        key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unpacked(parts["k"]))
        whole = encode_dss_signature(int.from_bytes(r, "big"), int.from_bytes(s, "big"))
        key.verify(whole, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
        assert json.loads(unpacked(head)) == {"typ": "JWT", "alg": "ES256"}
        told: dict[str, Any] = json.loads(unpacked(claims))
        assert told["aud"] == audience
        assert time.time() < told["exp"] <= time.time() + 24 * 3600
        return {**told, "key": parts["k"]}


class PushService:
    """`answers`: what it says at a path, one after the other, and 201 from then on. A status of 0: it never says a
    word."""

    def __init__(self, folder: Path) -> None:
        self.certificate = folder / "certificate.pem"
        self.answers: dict[str, list[int]] = {}
        self.delivered: queue.SimpleQueue[Delivery] = queue.SimpleQueue()
        self.ended = threading.Event()
        service = self

        class Desk(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                service.delivered.put(Delivery(self.path, headers, body))
                coming = service.answers.get(self.path, [])
                status = coming.pop(0) if coming else 201
                if status == 0:
                    service.ended.wait(PATIENCE)
                    return
                self.send_response(status)
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:
                pass

        self.http = ThreadingHTTPServer(("127.0.0.1", 0), Desk)
        self.http.daemon_threads = True
        secure = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        secure.load_cert_chain(self.new_certificate())
        self.http.socket = secure.wrap_socket(self.http.socket, server_side=True)
        self.url = f"https://127.0.0.1:{self.http.server_port}"
        threading.Thread(target=self.http.serve_forever, daemon=True).start()

    @property
    def env(self) -> dict[str, str]:
        """For a server that is to trust it."""
        return {"SSL_CERT_FILE": str(self.certificate)}

    def new_certificate(self) -> Path:
        key = ec.generate_private_key(ec.SECP256R1())
        name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "push")])
        now = datetime.now(UTC)
        made = (
            x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
            .not_valid_before(now - timedelta(days=1))
            .not_valid_after(now + timedelta(days=1))
            .add_extension(x509.SubjectAlternativeName([x509.IPAddress(ip_address("127.0.0.1"))]), critical=False)
            .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
            .sign(key, SHA256())
        )
        secret = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
        self.certificate.write_bytes(secret + made.public_bytes(Encoding.PEM))
        return self.certificate

    def next(self) -> Delivery:
        return self.delivered.get(timeout=PATIENCE)

    def close(self) -> None:
        self.ended.set()
        self.http.shutdown()
        self.http.server_close()
