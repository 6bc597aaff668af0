"""What people have beside the browser: their mail, and time.

`GET /mail/ADDRESS?many=2` waits for so many mails to an address and tells the last; `POST /later` has ten
minutes pass for everybody who has shown who they are.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Generator
from contextlib import contextmanager
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from urllib.parse import parse_qs, unquote, urlsplit

import asyncpg

from academie.server.operations.private_services import LOOPBACK
from tests.server.support.mail_server import Mailbox, parts_of

LATER = "UPDATE session SET proved_at = proved_at - interval '11 minutes'"


class Beside(ThreadingHTTPServer):
    """A server on loopback that the scripts ask."""

    daemon_threads = True

    def __init__(self, mails: Mailbox, database: str) -> None:
        super().__init__((LOOPBACK, 0), Answer)
        self.mails = mails
        self.database = database

    @property
    def address(self) -> str:
        return f"http://{LOOPBACK}:{self.server_port}"

    def mail(self, address: str, many: int) -> dict[str, str] | None:
        """The last mail to an address once there are so many; nothing if they do not come."""
        found = self.mails.wait_for(address, many)
        if len(found) < many:
            return None
        return {"subject": str(found[-1]["Subject"]), "text": parts_of(found[-1])[0]}

    async def later(self) -> None:
        connection = await asyncpg.connect(self.database)
        try:
            await connection.execute(LATER)
        finally:
            await connection.close()


class Answer(BaseHTTPRequestHandler):
    """One question of a script."""

    @property
    def _beside(self) -> Beside:
        assert isinstance(self.server, Beside)
        return self.server

    def do_GET(self) -> None:
        asked = urlsplit(self.path)
        many = int(parse_qs(asked.query).get("many", ["1"])[0])
        self._tell(self._beside.mail(unquote(asked.path.removeprefix("/mail/")), many))

    def do_POST(self) -> None:
        asyncio.run(self._beside.later())
        self._tell({})

    def _tell(self, what: object) -> None:
        body = json.dumps(what).encode()
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:
        del format, args


@contextmanager
def beside(mails: Mailbox, database: str) -> Generator[Beside]:
    """The server inside the context."""
    server = Beside(mails, database)
    thread = Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield server
    finally:
        server.shutdown()
        thread.join()
        server.server_close()
