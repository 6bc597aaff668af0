"""Mail about an account: links that were asked for, and word of every change to how one signs in.

It goes out whatever the person has chosen to be told, in the language of their last sign-in. The outbox keeps
a link until it is sent and forgets it then.
"""

from __future__ import annotations

import re
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final
from uuid import UUID, uuid4

from academie.kernel import AcademieError
from academie.server.accounts.one_time import LIFE, Purpose
from academie.server.base.declared.notices import By, NoticeKind
from academie.server.mail.outbox import Letter, Recipient, queue_mail
from academie.words import Language, Message, Text, languages

if TYPE_CHECKING:
    from asyncpg import Record
    from asyncpg.pool import PoolConnectionProxy

    Connection = PoolConnectionProxy[Record]

ACCOUNT: Final = NoticeKind(name="account", by=frozenset({By.PAGE, By.MAIL}), chosen=False, essential=True)
"""Links that somebody asked for, and changes of how they sign in."""
MOST_EMAIL: Final = 254
EMAIL: Final = re.compile(
    r"[^\s@\x00-\x1f\x7f<>\"(),:;]{1,64}@[^\s@\x00-\x1f\x7f<>\"(),:;]+\.[^\s@.<>\"]{2,}"
)
CONFIRM_PAGE: Final = "/confirm-email"
RECOVER_PAGE: Final = "/recover"
SETTINGS_PAGE: Final = "/settings"
PERSON: Final = "SELECT name, email, language FROM account WHERE id = $1"


class WrongEmail(AcademieError):
    """What is given as an e-mail address is none."""


def checked_email(text: str) -> str:
    """The address without the spaces around it. Raises `WrongEmail` for what cannot be one."""
    email = text.strip()
    if len(email) > MOST_EMAIL or not EMAIL.fullmatch(email):
        raise WrongEmail(Message("identity-wrong-email"))
    return email


async def send_link(connection: Connection, account: UUID, to: str, purpose: Purpose, secret: str) -> None:
    """Send the link by which an address is confirmed or an account recovered.

    The secret stands behind a `#`: browsers send it to nobody, and no log has it.
    """
    person = await connection.fetchrow(PERSON, account)
    assert person is not None
    life = LIFE[purpose]
    page = CONFIRM_PAGE if purpose is Purpose.EMAIL else RECOVER_PAGE
    minutes = round(life.total_seconds() / 60)
    letter = Letter(
        subject=Message(f"identity-mail-{purpose.value}-subject"),
        paragraphs=[
            Message(f"identity-mail-{purpose.value}", name=person["name"], minutes=minutes),
            Message("identity-mail-unasked"),
        ],
        link=f"{page}#{secret}",
        link_label=Message(f"identity-mail-{purpose.value}-link"),
        expires_at=datetime.now(UTC) + life,
    )
    await _queue(connection, account, to, person, letter)


async def send_change(
    connection: Connection, account: UUID, what: str, *, to: str | None = None, link: str = SETTINGS_PAGE
) -> None:
    """Tell the owner of an account of a change, at the address given or at their own, if there is one."""
    person = await connection.fetchrow(PERSON, account)
    address = to or (None if person is None else person["email"])
    if person is None or address is None:
        return
    said: list[Text] = [Message(f"identity-changed-{what}", name=person["name"])]
    if what != "export-ready":
        said.append(Message("identity-mail-not-you"))
    letter = Letter(
        subject=Message(f"identity-changed-{what}-subject"),
        paragraphs=said,
        link=link,
        link_label=Message("identity-mail-settings"),
    )
    await _queue(connection, account, address, person, letter)


async def _queue(connection: Connection, account: UUID, to: str, person: Record, letter: Letter) -> None:
    known = {language.value: language for language in languages()}
    language = known.get(person["language"], Language.ENGLISH)
    await queue_mail(connection, Recipient(account, to, language), ACCOUNT.name, str(uuid4()), letter)
