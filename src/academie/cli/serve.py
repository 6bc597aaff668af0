"""`academie serve`, `migrate`, `worker`, `audit`: a place to play with others, and its upkeep.

What they run is imported when they run: the small install has no server, and other commands start sooner.
"""

# ruff: noqa: PLC0415

from __future__ import annotations

import asyncio
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from academie.cli.speech import USUAL, LangOption, LanguageOption, language, out, told
from academie.kernel import AcademieError, Text

if TYPE_CHECKING:
    from academie.server.settings import Settings

INSTALL: Final = Text(
    "le serveur n'est pas installé : pip install 'academie[server]'",
    "the server is not installed: pip install 'academie[server]'",
)

AUDITED: Final = Text("{} parties, {} événements", "{} games, {} events")
BROKEN: Final = Text("journaux rompus : {}", "broken logs: {}")


def serve(
    demo: Annotated[
        bool, typer.Option("--demo", help="Everything on this machine, databases too / tout sur place.")
    ] = False,
    port: Annotated[int | None, typer.Option(min=1, max=65535, help="Where to listen.")] = None,
    folder: Annotated[Path | None, typer.Option(help="Where the demonstration keeps its games.")] = None,
    lang: LangOption = USUAL,
) -> None:
    """Open the café: at once and on this machine with `--demo`, else as the `ACADEMIE_` variables say."""
    with served(lang):
        if demo:
            from academie.cli.demo import run

            run(folder, port, language(lang))
        else:
            from academie.server.web import serve as serve_web

            serve_web(settings(port))


def migrate(lang: LangOption = USUAL) -> None:
    """Bring the database of `ACADEMIE_DATABASE` to the present schema."""
    with served(lang):
        from academie.server.store.maintenance import upgrade

        upgrade(settings().database)


def worker(
    lease: Annotated[
        float, typer.Option(min=0.5, help="Seconds without a sign of life until others take a job over.")
    ] = 30.0,
    lang: LangOption = USUAL,
) -> None:
    """Do the jobs that wait in the database, one at a time."""
    with served(lang):
        from academie.server.worker import run

        run(settings(), lease)


def audit(lang: LangOption = USUAL) -> None:
    """Check every log of the database of `ACADEMIE_DATABASE`, and print one hash for them all."""
    with served(lang):
        from academie.server.store.maintenance import audit_at

        found = asyncio.run(audit_at(settings().database))
        out.print(AUDITED.in_(language(lang)).format(found.games, found.events), highlight=False)
        out.print(found.digest, highlight=False, soft_wrap=True)
        if found.broken:
            raise AcademieError(BROKEN.in_(language(lang)).format(", ".join(map(str, found.broken))))


@contextmanager
def served(lang: LanguageOption) -> Generator[None]:
    """As `told`; a server that is not installed is one line too."""
    with told(lang):
        try:
            yield
        except ModuleNotFoundError as absent:
            if (absent.name or "").startswith("academie"):
                raise
            raise AcademieError(INSTALL.in_(language(lang))) from None


def settings(port: int | None = None) -> Settings:
    """What the environment says, the port asked for coming first."""
    from academie.server.settings import Settings

    told_of = Settings.from_environment()
    return told_of if port is None else replace(told_of, port=port)
