"""A server of its own and a real browser on it: the scripts of web/app/e2e (`play`, `shots`, `walk` …)."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from academie.server.engine_process import engine_process
from academie.server.signer import make_key
from academie.server.worker import worker_process
from academie.words.build import write_pseudo
from tests.plugin.environment import MARELLE, environment
from tests.server.web import Web, started, temporary_parts

SCRIPTS = Path("web/app/e2e")
MINUTES = 30
INTERRUPTED = 130
"""How a command ends that was told to stop."""
AMPLE = {
    "ACADEMIE_ENTRIES_AT_ONCE": "10000",
    "ACADEMIE_REQUESTS_AT_ONCE": "1000000",
    "ACADEMIE_CHATS_AT_ONCE": "1000",
}
"""Everybody comes from one address here."""

PLUGIN = "plugin"
WALK = "walk"


def offering_marelle(folder: Path) -> dict[str, str]:
    """What a server is told so that it plays the game of the examples, installed in the folder."""
    made = environment(folder)
    made.install(MARELLE)
    sys.path.append(str(made.packages))  # also for the engines, which this process starts
    return {"ACADEMIE_GAMES": "marelle", "PYTHONPATH": str(made.packages)}


def drop_languages(folder: Path) -> None:
    """The pseudo-language, and one that has a single message."""
    write_pseudo(folder)
    (own := folder / "oc").mkdir()
    (own / "language.toml").write_text('name = "Occitan"\n', encoding="utf-8")
    (own / "web-common.ftl").write_text("web-common-academie = Acadèmia\n", encoding="utf-8")


def run_script(script: str, *words: str) -> int:
    """How the script ended."""
    command = ["node", str(SCRIPTS / f"{script}.mjs"), *words]
    variables = {**os.environ, "ACADEMIE_COMMAND": str(Path(sys.executable).with_name("academie"))}
    return subprocess.run(command, timeout=MINUTES * 60, check=False, env=variables).returncode


def say_ended(web: Web) -> None:
    """Report a server that ended by itself: the browser only sees broken connections."""
    if web.process is not None and (code := web.process.poll()) is not None:
        print(f"the web process ended by itself with code {code}", file=sys.stderr)


def main(script: str = "play", *words: str) -> int:
    """How the browser's part ended; it is given the address, then the other words."""
    with temporary_parts() as parts, TemporaryDirectory(prefix="academie-") as folder:
        make_key(key := Path(folder) / "signing-key")
        web = parts.web(**AMPLE, ACADEMIE_SIGNING_KEY_FILE=str(key))
        if script == PLUGIN:
            web.settings |= offering_marelle(Path(folder))
        if script == WALK:
            drop_languages(Path(folder))
            web.settings["ACADEMIE_LANGUAGES"] = folder
        # Known only once the port is: a page is to come from the server's own address.
        web.settings["ACADEMIE_ORIGINS"] = web.base_url
        with started(web), worker_process(parts.settings()), engine_process(parts.settings()):
            try:
                code = run_script(script, web.base_url, *words)
                say_ended(web)
                return code
            except KeyboardInterrupt:
                # Nobody plays on, so that nothing is waited for.
                web.kill()
                return INTERRUPTED


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
