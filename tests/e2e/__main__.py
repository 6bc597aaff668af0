"""A server of its own and a real browser on it: a script of web/app/e2e (`play`, `walk` …), or `small`."""

from __future__ import annotations

import asyncio
import os
import secrets
import subprocess
import sys
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from academie.server.base.database import connect
from academie.server.base.settings import PUSH, Settings
from academie.server.notify.push import make_vapid_key
from academie.server.run.engines import engine_process
from academie.server.run.notifier import notifier_process
from academie.server.run.worker import worker_process
from academie.words.build import write_pseudo
from tests.e2e.beside import Beside, beside
from tests.plugin.environment import MARELLE, environment
from tests.server.support.mail_server import mailbox
from tests.server.support.push_service import PushService, push_service
from tests.server.support.web import Parts, Web, keys_in, started, temporary_parts

SCRIPTS = Path("web/app/e2e")
MINUTES = 30
INTERRUPTED = 130
"""How a command ends that was told to stop."""

PLUGIN = "plugin"
WALK = "walk"
SMALL = ("budget", WALK, "play", PLUGIN)
"""What `small` runs on one server, each without what takes long; first the times, while nothing else runs."""


def offering_marelle(folder: Path) -> dict[str, str]:
    """What a server is told so that it plays the game of the examples, installed in the folder."""
    made = environment(folder)
    made.install(MARELLE)
    sys.path.append(str(made.packages))  # also for the engines, which this process starts
    import_module("academie_marelle")  # its words are put into the pseudo-language too
    return {"ACADEMIE_GAMES": "marelle", "PYTHONPATH": str(made.packages)}


def drop_languages(folder: Path) -> None:
    """The pseudo-language, and one that has a single message."""
    write_pseudo(folder)
    (own := folder / "oc").mkdir()
    (own / "language.toml").write_text('name = "Occitan"\n', encoding="utf-8")
    (own / "web-common.ftl").write_text("web-common-academie = Acadèmia\n", encoding="utf-8")


class Around(NamedTuple):
    """What a script reaches: where pages are, mail and time, a push service, the database."""

    here: str
    near: Beside
    push: PushService
    database: str


def run_script(around: Around, script: str, *words: str, small: bool) -> int:
    """How the script ended; commands that it calls are for the same database."""
    command = ["node", str(SCRIPTS / f"{script}.mjs"), around.here, *words]
    academie = str(Path(sys.executable).with_name("academie"))
    variables = {**os.environ, "ACADEMIE_COMMAND": academie, "ACADEMIE_DATABASE": around.database}
    variables |= {"BESIDE": around.near.address, "PUSH_SERVICE": around.push.address}
    variables |= {"SMALL": "1"} if small else {}
    return subprocess.run(command, timeout=MINUTES * 60, check=False, env=variables).returncode


@contextmanager
def called_back(parts: Parts, web: Web, settings: Settings) -> Generator[PushService]:
    """What calls people back: a notifier, and a push service that also gives accounts an address for mail."""

    async def set_email(asked: dict[str, str]) -> None:
        async with await connect(parts.postgres.address, 1) as database:
            await database.execute(
                "UPDATE account SET email = $2 WHERE name = $1", asked["name"], asked["email"]
            )

    keys = web.settings["ACADEMIE_KEYS"]
    make_vapid_key(Path(keys, PUSH))
    web.settings["ACADEMIE_PUSH_LOCAL"] = "true"
    with push_service() as service:
        service.helps["/email"] = lambda asked: asyncio.run(set_email(asked))
        with notifier_process(replace(settings, keys=keys, push_local=True)):
            yield service


def say_ended(web: Web) -> None:
    """Report a server that ended by itself: the browser only sees broken connections."""
    if web.process is not None and (code := web.process.poll()) is not None:
        print(f"the web process ended by itself with code {code}", file=sys.stderr)


def main(script: str = "play", *words: str) -> int:
    """How the browser's part ended; it is given the address, then the other words."""
    small = script == "small"
    scripts = SMALL if small else (script,)
    with temporary_parts() as parts, TemporaryDirectory(prefix="academie-") as folder:
        keys = keys_in(Path(folder) / "keys", signing=secrets.token_hex(32))
        web = parts.web(ACADEMIE_KEYS=keys, ACADEMIE_LOG_SECONDS="1")
        if PLUGIN in scripts:
            web.settings |= offering_marelle(Path(folder))
        if WALK in scripts:
            drop_languages(Path(folder))
            web.settings["ACADEMIE_LANGUAGES"] = folder
        # Known only once the port is: a page is to come from the server's own address, and from a name, since
        # there are no passkeys without one.
        here = f"http://localhost:{web.port}"
        web.settings["ACADEMIE_ORIGINS"] = f"{here},{web.base_url}"
        settings = parts.settings()
        with (
            mailbox() as mails,
            called_back(parts, web, replace(settings, smtp=mails.address, origins=(here,))) as push,
            started(web),
            worker_process(settings),
            engine_process(settings),
            beside(mails, parts.postgres.address) as near,
        ):
            try:
                around = Around(here, near, push, web.database)
                codes = [run_script(around, each, *words, small=small) for each in scripts]
                say_ended(web)
                return next(filter(None, codes), 0)
            except KeyboardInterrupt:
                # Nobody plays on, so that nothing is waited for.
                web.kill()
                return INTERRUPTED


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
