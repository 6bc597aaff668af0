"""A letter as a mail: text and HTML, in the reader's language."""

from __future__ import annotations

from collections.abc import Iterator
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP, SMTPUTF8
from email.utils import format_datetime, parseaddr
from hashlib import sha256
from html import escape
from ipaddress import ip_address
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from academie.server.base.settings import Settings
from academie.server.mail.outbox import Waiting
from academie.words import Language, Message, from_json

PAGE: Final = """<!doctype html>
<html lang="{language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>{subject}</title></head>
<body style="margin:0;padding:24px 12px;background:#f4efe6;color:#221b14;font:16px/1.5 Georgia,serif">
<div style="max-width:34em;margin:0 auto;padding:24px;background:#fffdf8;border-radius:8px">
<p style="margin:0 0 16px;font-size:20px;color:#7a2e1d">Académie</p>
{paragraphs}{link}</div>
<div style="max-width:34em;margin:12px auto 0;font-size:13px;color:#6b6156">{footer}</div>
</body></html>
"""
PARAGRAPH: Final = '<p style="margin:0 0 16px">{}</p>\n'
SMALL: Final = '<p style="margin:0 0 6px">{}</p>\n'
BUTTON: Final = (
    '<p style="margin:24px 0 8px"><a href="{}" style="display:inline-block;padding:10px 18px;'
    'background:#7a2e1d;color:#fffdf8;border-radius:6px;text-decoration:none">{}</a></p>\n'
)
DIGITS: Final = 16
SETTINGS: Final = "/settings/notices"


class Sender(NamedTuple):
    """Who mail comes from, and the site that its links lead to."""

    name: str
    address: str
    site: str

    @classmethod
    def of(cls, settings: Settings) -> Sender:
        name, address = parseaddr(settings.mail_from)
        return cls(name or "Académie", address, site_of(settings))

    @property
    def domain(self) -> str:
        return self.address.rpartition("@")[2] or "localhost"


def site_of(settings: Settings) -> str:
    """The address of the site, without the last slash."""
    return settings.origins[0].rstrip("/") if settings.origins else f"http://127.0.0.1:{settings.port}"


def is_local(settings: Settings) -> bool:
    """Whether the server is for its own machine alone, as in a demonstration, by the sites it serves."""
    return not settings.secure_cookies and all(
        is_loopback(urlsplit(each).hostname) for each in settings.origins
    )


def is_loopback(host: str | None) -> bool:
    """Whether a host is this machine."""
    try:
        return host == "localhost" or ip_address(host or "").is_loopback
    except ValueError:
        return False


def mail_of(message: Waiting, sender: Sender) -> EmailMessage:
    """A message of the outbox as a mail; the same message has the same `Message-ID` always."""
    letter = Written.of(message, sender.site)
    mail = EmailMessage(policy=SMTP if message.address.isascii() else SMTPUTF8)
    mail["From"] = Address(sender.name, addr_spec=sender.address)
    mail["To"] = message.address
    mail["Subject"] = letter.subject
    mail["Date"] = format_datetime(message.created_at)
    digest = sha256(message.key.encode()).hexdigest()[:DIGITS]
    mail["Message-ID"] = f"<{message.id}.{digest}@{sender.domain}>"
    mail["Auto-Submitted"] = "auto-generated"
    mail["Content-Language"] = message.language.value
    if letter.unsubscribe:
        mail["List-Unsubscribe"] = f"<{letter.unsubscribe}>"
        mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    mail.set_content(letter.text())
    mail.add_alternative(letter.html(), subtype="html")
    return mail


class Written(NamedTuple):
    """A letter in the language of its reader."""

    language: Language
    subject: str
    paragraphs: list[str]
    link: str
    link_label: str
    footer: list[tuple[str, str]]
    """What is said below, each with the address it leads to."""
    unsubscribe: str

    @classmethod
    def of(cls, message: Waiting, site: str) -> Written:
        body, language = message.body, message.language
        label = body["link_label"]
        unsubscribe = f"{site}{body['unsubscribe']}" if body["unsubscribe"] else ""
        footer = [(Message("server-mail-why").in_(language), site)]
        if unsubscribe:
            footer += [
                (Message("server-mail-settings").in_(language), f"{site}{SETTINGS}"),
                (Message("server-mail-unsubscribe").in_(language), unsubscribe),
            ]
        return cls(
            language,
            # A line break in a name must not begin another header.
            " ".join(from_json(body["subject"]).in_(language).split()),
            [from_json(each).in_(language) for each in body["paragraphs"]],
            f"{site}{body['link']}" if body["link"] else "",
            "" if label is None else from_json(label).in_(language),
            footer,
            unsubscribe,
        )

    def text(self) -> str:
        """The letter as plain text."""
        link = f"{self.link_label}\n{self.link}".strip() if self.link else ""
        footer = "\n".join(f"{said} {address}" for said, address in self.footer)
        return "\n\n".join([*self.paragraphs, *([link] if link else []), f"-- \n{footer}"]) + "\n"

    def html(self) -> str:
        """The letter as HTML that loads nothing."""
        return PAGE.format(
            language=self.language.value,
            subject=escape(self.subject),
            paragraphs="".join(PARAGRAPH.format(escape(each)) for each in self.paragraphs),
            link=BUTTON.format(escape(self.link), escape(self.link_label or self.link)) if self.link else "",
            footer="".join(self._footer()),
        )

    def _footer(self) -> Iterator[str]:
        for said, address in self.footer:
            yield SMALL.format(f'<a href="{escape(address)}" style="color:inherit">{escape(said)}</a>')
