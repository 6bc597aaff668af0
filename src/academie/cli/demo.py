"""`academie serve --demo` as a person sees it: a line for each step, the address, clear words if it fails."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from subprocess import CalledProcessError
from time import perf_counter
from typing import Final

from academie.cli.speech import out
from academie.kernel import AcademieError, Language, Text
from academie.server import demo

MISSING: Final = Text(
    """il manque {}. Pour installer ce qui manque :
  Debian, Ubuntu   sudo apt-get install postgresql redis-server
  Fedora           sudo dnf install postgresql-server redis
  macOS            brew install postgresql redis
La démonstration en lance des exemplaires à elle, dans un dossier à elle.""",
    """missing: {}. To install what is missing:
  Debian, Ubuntu   sudo apt-get install postgresql redis-server
  Fedora           sudo dnf install postgresql-server redis
  macOS            brew install postgresql redis
The demonstration runs copies of its own, in a folder of its own.""",
)
RUNNING: Final = Text("un serveur utilise déjà ce dossier : {}", "a server uses this folder already: {}")
TAKEN: Final = Text(
    "le port {} est pris : en choisir un autre avec --port", "port {} is taken: choose another with --port"
)
FAILED: Final = Text(
    "{} n'a pas abouti ; le journal de PostgreSQL est {}", "{} failed; the log of PostgreSQL is {}"
)
OPEN: Final = Text("Le café est ouvert : {} (Ctrl-C pour fermer)", "The café is open: {} (Ctrl-C to close)")


def run(folder: Path | None, port: int | None, language: Language) -> None:
    """Serves until Ctrl-C. Raises `AcademieError` in the language of whoever asked."""
    if absent := demo.missing_programs():
        raise AcademieError(MISSING.in_(language).format(", ".join(absent)))
    kept = (folder or demo.default_folder()).resolve()

    def ready(address: str) -> None:
        say(OPEN.in_(language).format(address))

    try:
        demo.run(kept, demo.choose_port(port), lambda text: step(text.in_(language)), ready)
    except demo.AlreadyRunning as other:
        raise AcademieError(RUNNING.in_(language).format(other)) from None
    except demo.PortTaken as taken:
        raise AcademieError(TAKEN.in_(language).format(taken)) from None
    except CalledProcessError as failed:
        log = kept / "postgres" / "log"
        raise AcademieError(FAILED.in_(language).format(" ".join(failed.cmd[:6]), log)) from None


@contextmanager
def step(text: str) -> Generator[None]:
    """A line that moves while something is done, and stays with how long it took."""
    began = perf_counter()
    with out.status(text):
        yield
    say(f"✓ {text} ({perf_counter() - began:.1f} s)")


def say(line: str) -> None:
    """One line, whole and at once, also into a pipe."""
    out.print(line, highlight=False, markup=False, soft_wrap=True)
    out.file.flush()
