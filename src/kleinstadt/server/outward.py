"""Calls to hosts outside. They hold up nobody: names are looked up in threads of their own, what is sent goes to that
host alone, and of what it answers only the status is read. Whoever calls sets the deadline."""

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from urllib.parse import SplitResult, urlsplit

PORTS = {"http": 80, "https": 443}


class Inward(Exception):
    """The name leads to an address that is not of the internet."""


class Outward:
    def __init__(self) -> None:
        self.threads = ThreadPoolExecutor(4, thread_name_prefix="outward")

    async def post(self, url: str, headers: Mapping[str, str], body: bytes, anywhere: bool = False) -> int:
        """The status; 0 where there is none. Unless `anywhere`, the name must lead to the internet."""
        parts = urlsplit(url)
        port = parts.port or PORTS[parts.scheme]
        address = (await self.look_up(parts.hostname or "", port))[0]
        if not anywhere and not ipaddress.ip_address(address).is_global:
            raise Inward
        secure = await self.trust() if parts.scheme == "https" else None
        reader, writer = await asyncio.open_connection(
            address, port, ssl=secure, server_hostname=parts.hostname if secure else None
        )
        try:
            writer.write(request(parts, headers, body))
            await writer.drain()
            return status_in(await reader.readline())
        finally:
            writer.transport.abort()

    async def look_up(self, host: str, port: int) -> list[str]:
        """The addresses of a name."""
        loop = asyncio.get_running_loop()
        found = await loop.run_in_executor(
            self.threads, lambda: socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        )
        return [str(each[4][0]) for each in found]

    async def trust(self) -> ssl.SSLContext:
        return await asyncio.get_running_loop().run_in_executor(self.threads, trust)

    def close(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)


@cache
def trust() -> ssl.SSLContext:
    return ssl.create_default_context()


def request(parts: SplitResult, headers: Mapping[str, str], body: bytes) -> bytes:
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    lines = [
        f"POST {path} HTTP/1.1",
        f"Host: {parts.netloc.rpartition('@')[2]}",
        *[f"{name}: {value}" for name, value in headers.items()],
        f"Content-Length: {len(body)}",
        "Connection: close",
    ]
    return "\r\n".join([*lines, "", ""]).encode("ascii") + body


def status_in(line: bytes) -> int:
    """Of `HTTP/1.1 201 Created`."""
    words = line.split()
    return int(words[1]) if len(words) > 1 and words[0].startswith(b"HTTP/") and words[1].isdigit() else 0
