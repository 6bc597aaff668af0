"""Mail. A web process only stores what is to be sent, and shows it where no mail server is set."""

from __future__ import annotations

from typing import Final

from academie.server.base.declared.personal_data import By, Held
from academie.server.base.part import Part
from academie.server.mail.dev_mail import dev_mail, dev_mail_page

PART: Final = Part(
    name="mail",
    root=(dev_mail, dev_mail_page),
    holds=(
        Held("outbox", "account", hidden=("body", "lease")),
        Held("outbox", "body", by=By.MENTIONED, shown=False),
        Held("bounce", "address", by=By.EMAIL),
    ),
    ids=("outbox.lease",),
)
