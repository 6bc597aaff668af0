"""What `academie server init` makes, once and never over what is there: keys, and a file of settings."""

from __future__ import annotations

import os
import re
import secrets
from contextlib import suppress
from pathlib import Path
from typing import Final

from academie.dice.keys import make_key, read_key
from academie.dice.notes import LOG, NamedKey
from academie.kernel import OptionError
from academie.server.base.settings import NEXT, PUSH, SEAL, SIGNING
from academie.server.notify.push import make_vapid_key
from academie.words import Message

SITE: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9.-]*(?::[0-9]+)?")
FORMER: Final = "former"
"""The key that signed before the one that does."""
SETTINGS: Final = """\
# Made by `academie server init`; every setting of docs/run-a-server.md may stand here.
ACADEMIE_DATABASE=postgresql://academie:{password}@127.0.0.1/academie
ACADEMIE_REDIS=redis://127.0.0.1:6379/0
ACADEMIE_KEYS={keys}
ACADEMIE_ORIGIN={site}/academie
ACADEMIE_ORIGINS=https://{site}
ACADEMIE_SECURE_COOKIES=true
ACADEMIE_TRUSTED_PROXIES=127.0.0.1
# ACADEMIE_SMTP=smtp://user:password@mail.{site}:587
ACADEMIE_MAIL_FROM="Académie <academie@{site}>"
OTEL_METRICS_EXPORTER=prometheus
"""


def make_keys(folder: Path) -> None:
    """Make the keys of a server that are not there yet, each for its owner alone."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    make_key(folder / SIGNING)
    make_key(folder / SEAL)
    make_vapid_key(folder / PUSH)


def check_site(site: str) -> None:
    """Raise `OptionError` unless this is the name of a site."""
    if not SITE.fullmatch(site):
        raise OptionError(Message("server-site", site=site))


def make_settings(file: Path, site: str, keys: Path) -> None:
    """Write the settings of a site, with a new password for its database, unless they are there."""
    text = SETTINGS.format(password=secrets.token_urlsafe(24), keys=keys, site=site)
    with suppress(FileExistsError):
        descriptor = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(descriptor, "w", encoding="utf-8") as opened:
            opened.write(text)


def swap_keys(folder: Path) -> None:
    """Have the next key sign; the one that did is kept. Raises `OptionError` if there is no next one."""
    if not (folder / NEXT).exists():
        raise OptionError(Message("server-no-next-key", folder=folder))
    (folder / SIGNING).replace(folder / FORMER)
    (folder / NEXT).replace(folder / SIGNING)


def log_key(file: Path, site: str) -> str:
    """The key that checks what a key in a file signs for a site, as others write it down."""
    return str(NamedKey(f"{site}/academie", LOG, read_key(str(file)).public))
