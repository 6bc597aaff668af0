"""A server of one's own, and a real browser that plays on it; its part is web/app/e2e."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.server.web import parts_of_ones_own, started

SCRIPT = Path("web/app/e2e/play.mjs")
MINUTES = 10


def main() -> int:
    """How the browser's part ended; it is given the address, then whatever words were given here."""
    with parts_of_ones_own() as parts:
        web = parts.web()
        # Known only once the port is: a page is to come from the server's own address.
        web.settings["ACADEMIE_ORIGINS"] = web.base_url
        with started(web):
            command = ["node", str(SCRIPT), web.base_url, *sys.argv[1:]]
            return subprocess.run(command, timeout=MINUTES * 60, check=False).returncode


sys.exit(main())
