"""Hands mail over to a mail server by SMTP, and says what became of it."""

from __future__ import annotations

from email.message import EmailMessage
from typing import Final, Protocol
from urllib.parse import SplitResult, unquote, urlsplit

from aiosmtplib import SMTP, SMTPDataError, SMTPException, SMTPRecipientRefused, SMTPResponseException

from academie.kernel import OptionError
from academie.server.base.settings import Settings
from academie.server.mail.mail_text import Sender, is_local, mail_of
from academie.server.mail.outbox import Outcome, State, Waiting
from academie.words import Message

SMTP_SECONDS: Final = 20.0
PERMANENT: Final = 500
NOBODY: Final = "5.1."
"""How the extended code of an address that does not exist begins: RFC 3463."""
PORTS: Final = {"smtp": 587, "smtps": 465}
STORED: Final = "no mail server is set; shown at /dev/mail"
NO_SERVER: Final = "no mail server is set (ACADEMIE_SMTP)"


class Carrier(Protocol):
    """Hands messages over, one at a time."""

    async def send(self, message: Waiting) -> Outcome:
        """Hand a message over, and say what became of it."""
        ...

    async def close(self) -> None: ...


def mail_carrier(settings: Settings) -> Carrier:
    """What carries the mail of a server. Raises `OptionError` for an address that cannot be read."""
    if settings.smtp:
        return SmtpCarrier(settings)
    stored = Outcome(State.SENT, STORED, keep=True)
    return Drawer(stored if is_local(settings) else Outcome(State.FAILED, NO_SERVER))


class Drawer:
    """Carries mail nowhere, where no mail server is set."""

    def __init__(self, outcome: Outcome) -> None:
        self._outcome = outcome

    async def send(self, message: Waiting) -> Outcome:
        del message
        return self._outcome

    async def close(self) -> None:
        pass


class SmtpCarrier:
    """Carries mail to a mail server, over one connection as long as it holds."""

    def __init__(self, settings: Settings) -> None:
        self._sender = Sender.of(settings)
        self._address = read_address(settings.smtp)
        self._server = self._client()

    def _client(self) -> SMTP:
        address = self._address
        implicit = address.scheme == "smtps"
        local = address.hostname in {"localhost", "127.0.0.1", "::1"}
        return SMTP(
            hostname=address.hostname,
            port=address.port or PORTS[address.scheme],
            username=unquote(address.username) if address.username else None,
            password=unquote(address.password) if address.password else None,
            use_tls=implicit,
            # Nothing goes over a network in the clear; a relay in the same machine needs no certificate.
            start_tls=not implicit and not local,
            timeout=SMTP_SECONDS,
        )

    async def send(self, message: Waiting) -> Outcome:
        """Hand a mail over. Only where the server stops answering after `DATA` nobody can tell."""
        try:
            mail = mail_of(message, self._sender)
        except (KeyError, ValueError) as wrong:
            return Outcome(State.FAILED, f"cannot be written as a mail: {wrong!r}")
        reused = self._server.is_connected
        try:
            await self._address_to(message.address)
        except SMTPResponseException as refused:
            return await self._refused(refused)
        except (SMTPException, OSError) as away:
            self._drop()
            if reused:  # it closes connections that are idle, and takes mail over another
                return await self.send(message)
            return Outcome(State.WAITING, f"the mail server does not answer: {away}")
        return await self._hand_over(mail)

    async def _address_to(self, address: str) -> None:
        """Everything before the mail itself: up to here the server has taken nothing."""
        if not self._server.is_connected:
            await self._server.connect()
        options = [] if address.isascii() else ["SMTPUTF8"]
        await self._server.mail(self._sender.address, options=options, encoding="utf-8")
        await self._server.rcpt(address, encoding="utf-8")

    async def _hand_over(self, mail: EmailMessage) -> Outcome:
        try:
            await self._server.data(mail.as_bytes())
        except SMTPResponseException as refused:
            return await self._refused(refused)
        except (SMTPException, OSError) as away:
            self._drop()
            return Outcome(State.UNSURE, f"the mail server did not say whether it took the mail: {away}")
        return Outcome(State.SENT)

    async def _refused(self, refused: SMTPResponseException) -> Outcome:
        """What a refusal means: try later, or never; and whether it is the address that is wrong."""
        why = f"{refused.code} {refused.message}"
        try:
            await self._server.rset()
        except (SMTPException, OSError):
            self._drop()
        # What the mail server has against us, rather than against this mail, somebody may mend.
        about_mail = isinstance(refused, SMTPRecipientRefused | SMTPDataError)
        if refused.code < PERMANENT or not about_mail:
            return Outcome(State.WAITING, why)
        nobody = isinstance(refused, SMTPRecipientRefused) or refused.message.startswith(NOBODY)
        return Outcome(State.FAILED, why, bounce=nobody)

    def _drop(self) -> None:
        """Begin anew with the next mail."""
        self._server.close()
        self._server = self._client()

    async def close(self) -> None:
        try:
            if self._server.is_connected:
                await self._server.quit()
        except (SMTPException, OSError):
            self._server.close()


def read_address(text: str) -> SplitResult:
    """The address of a mail server. Raises `OptionError`."""
    address = urlsplit(text)
    try:
        known = address.scheme in PORTS and address.hostname and (address.port or True)
    except ValueError:
        known = False
    if not known:
        # The address may hold a password, so that it is not repeated.
        raise OptionError(Message("server-smtp-address"))
    return address
