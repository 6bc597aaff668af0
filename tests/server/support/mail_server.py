"""A mail server of our own, which keeps what it takes, and refuses or drops what it is told to."""

from __future__ import annotations

from asyncio import Transport
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass, field
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from time import monotonic, sleep

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session

from academie.server.operations.private_services import LOOPBACK, free_port


@dataclass(slots=True)
class Mailbox:
    """The mail it has taken, in order."""

    port: int
    mails: list[EmailMessage] = field(default_factory=list[EmailMessage])
    refused: dict[str, str] = field(default_factory=dict[str, str])
    """What is answered to `RCPT TO` an address."""
    answer: str = "250 taken"
    """What is answered to the mail itself."""
    hang_up: bool = False
    """Whether the connection is cut when a mail has come whole, before it is acknowledged."""

    @property
    def address(self) -> str:
        return f"smtp://{LOOPBACK}:{self.port}"

    def to(self, address: str) -> list[EmailMessage]:
        return [mail for mail in self.mails if mail["To"] == address]

    def wait_for(self, address: str, many: int = 1, seconds: float = 15.0) -> list[EmailMessage]:
        """The mails to an address once there are so many."""
        until = monotonic() + seconds
        while len(self.to(address)) < many and monotonic() < until:
            sleep(0.05)
        return self.to(address)

    async def handle_RCPT(  # noqa: N802 - the names that aiosmtpd calls
        self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        del server, session, options
        if address in self.refused:
            return self.refused[address]
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(  # noqa: N802
        self, server: SMTP, session: Session, envelope: Envelope
    ) -> str:
        del session
        if self.answer.startswith("250"):
            content = envelope.content
            assert isinstance(content, bytes)
            mail = message_from_bytes(content, policy=default)
            assert isinstance(mail, EmailMessage)
            self.mails.append(mail)
        if self.hang_up:
            assert isinstance(server.transport, Transport)
            server.transport.abort()
        return self.answer


@contextmanager
def mailbox(port: int | None = None) -> Generator[Mailbox]:
    """A mail server on loopback inside the context."""
    found = Mailbox(port or free_port())
    controller = Controller(found, hostname=LOOPBACK, port=found.port)
    controller.start()
    try:
        yield found
    finally:
        controller.stop()


def parts_of(mail: EmailMessage) -> tuple[str, str]:
    """The text and the HTML of a mail."""
    text, html = mail.get_body(("plain",)), mail.get_body(("html",))
    assert text is not None
    assert html is not None
    return text.get_content(), html.get_content()
