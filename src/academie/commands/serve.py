"""`academie serve`, its other processes and what an operator does: a place to play.

What they run is imported when they run: the small install has no server, and other commands start sooner.
"""

from __future__ import annotations

import asyncio
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from subprocess import CalledProcessError
from time import perf_counter
from typing import TYPE_CHECKING, Annotated, Final
from uuid import UUID

import typer

from academie.commands.help import ReaderGroup
from academie.commands.options import DEFAULT_LANGUAGE, LanguageOption
from academie.commands.output import out, warn
from academie.kernel import AcademieError, OptionError
from academie.words import Language, Message

if TYPE_CHECKING:
    from academie.server.base.settings import Settings
    from academie.server.operations.maintenance import Audit


MISSING: Final = Message("commands-serve-missing")
NO_PAGES: Final = Message("commands-serve-no-pages")
FAILED: Final = Message("commands-serve-failed")
OPEN: Final = Message("commands-serve-open")
AUDITED: Final = Message("commands-audit-sum")
BROKEN: Final = Message("commands-audit-broken")
RESTORED: Final = Message("commands-restored")
BASE_ALONE: Final = Message("commands-restored-base")
KEPT: Final = Message("commands-restored-into")
SIGNED_OUT: Final = Message("commands-signed-out")
NONE_ASIDE: Final = Message("commands-quarantine-none")
ASIDE: Final = Message("commands-quarantine-line")
READ: Final = Message("commands-quarantine-read")
VOID: Final = Message("commands-quarantine-ended")


quarantine_app: Final = typer.Typer(cls=ReaderGroup, no_args_is_help=True, add_completion=False)
GameArgument = Annotated[UUID, typer.Argument()]


def serve(
    demo: Annotated[bool, typer.Option("--demo")] = False,
    port: Annotated[int | None, typer.Option(min=1, max=65535)] = None,
    inside: Annotated[str, typer.Option()] = "",
    folder: Annotated[Path | None, typer.Option()] = None,
    lang: LanguageOption = DEFAULT_LANGUAGE,
) -> None:
    """Open the café: at once and on this machine with `--demo`, else as the `ACADEMIE_` variables say."""
    if demo:
        run_demo(folder, port, inside, lang)
        return
    from academie.server.run.web import serve as serve_web

    serve_web(settings(port, inside))


def migrate(lang: LanguageOption = DEFAULT_LANGUAGE) -> None:
    """Bring the database of `ACADEMIE_DATABASE` to the present schema."""
    from academie.server.migrations.upgrade import upgrade

    upgrade(settings().database)


def worker(
    lease: Annotated[float, typer.Option(min=0.5)] = 30.0,
    lang: LanguageOption = DEFAULT_LANGUAGE,
) -> None:
    """Do the jobs that wait in the database, one at a time."""
    from academie.server.run.worker import run

    run(settings(), lease)


def engine(
    cores: Annotated[int, typer.Option(min=1, max=64)] = 1,
    lang: LanguageOption = DEFAULT_LANGUAGE,
) -> None:
    """Think for the engines of every web process of `ACADEMIE_REDIS`."""
    from academie.server.run.engines import run

    run(settings(), cores)


def notifier(
    lease: Annotated[float, typer.Option(min=0.5)] = 60.0,
    lang: LanguageOption = DEFAULT_LANGUAGE,
) -> None:
    """Send the mail and push messages that wait in the database."""
    from academie.server.run.notifier import run

    run(settings(), lease)


def audit(lang: LanguageOption = DEFAULT_LANGUAGE) -> None:
    """Check every log of the database of `ACADEMIE_DATABASE`, and print one hash for them all."""
    from academie.commands.progress import stoppable
    from academie.server.operations.maintenance import audit_at

    with stoppable(Message("commands-unit-games"), lang) as shown:
        found = asyncio.run(audit_at(settings().database, shown))
    print_audit(found, lang)


def print_audit(found: Audit, lang: Language) -> None:
    """Print what a check of every log has found. Raises `AcademieError` if one is broken."""
    print_line(AUDITED.given(games=found.games, events=found.events).in_(lang))
    print_line(found.digest)
    if found.broken:
        raise AcademieError(BROKEN.given(logs=tuple(map(str, found.broken))))


def restore(
    archive: Annotated[Path, typer.Argument()],
    to: Annotated[str | None, typer.Option()] = None,
    into: Annotated[Path | None, typer.Option()] = None,
    figures: Annotated[Path | None, typer.Option()] = None,
    lang: LanguageOption = DEFAULT_LANGUAGE,
) -> None:
    """Restore a cluster from its archive, to a second or to the end, and check every log of it."""
    from academie.commands.progress import stoppable
    from academie.server.operations import recovery

    folder, second = None if into is None else into.resolve(), time_of(to)
    try:
        with stoppable(Message("commands-unit-games"), lang) as shown:
            restored = recovery.restore(archive.resolve(), folder, settings().database, second, shown)
    except BaseException:
        if figures is not None:
            recovery.write_figures(figures, None)
        raise
    if figures is not None:
        recovery.write_figures(figures, restored)
    last = BASE_ALONE if restored.last is None else restored.last.isoformat(" ", "milliseconds")
    spent = f"{restored.seconds:.1f}"
    print_line(RESTORED.given(base=restored.base, last=last, seconds=spent).in_(lang))
    print_audit(restored.audit, lang)
    if into is not None:
        print_line(KEPT.given(folder=into).in_(lang))


def time_of(text: str | None) -> datetime | None:
    """The time that a text says, of UTC unless it names a zone. Raises `OptionError`."""
    if text is None:
        return None
    try:
        found = datetime.fromisoformat(text)
    except ValueError:
        raise OptionError(Message("commands-restore-time", text=text)) from None
    return found.replace(tzinfo=UTC) if found.tzinfo is None else found.astimezone(UTC)


def sign_out(name: Annotated[str, typer.Argument()], lang: LanguageOption = DEFAULT_LANGUAGE) -> None:
    """End all sessions and tokens of an account of the database of `ACADEMIE_DATABASE`."""
    from academie.server.operations.maintenance import sign_out as end_sessions

    ended = asyncio.run(end_sessions(settings().database, name))
    out.print(SIGNED_OUT.given(ended=ended, name=name).in_(lang), highlight=False)


@quarantine_app.command("list")
def list_quarantined(lang: LanguageOption = DEFAULT_LANGUAGE) -> None:
    """List the games whose log cannot be read."""
    from academie.server.operations.maintenance import quarantined

    found = asyncio.run(quarantined(settings()))
    for each in found:
        at = each.at.isoformat(timespec="seconds")
        line = ASIDE.given(game=each.game_id, key=each.game_key, seq=each.seq, at=at, release=each.release)
        print_line(line.in_(lang))
    if not found:
        print_line(NONE_ASIDE.in_(lang))


@quarantine_app.command()
def show(game: GameArgument, lang: LanguageOption = DEFAULT_LANGUAGE) -> None:
    """Print why a game cannot be read."""
    from academie.server.operations.maintenance import quarantined

    (found,) = asyncio.run(quarantined(settings(), game))
    print_line(found.error.rstrip())


@quarantine_app.command()
def retry(game: GameArgument, lang: LanguageOption = DEFAULT_LANGUAGE) -> None:
    """Read a game again; it goes on if that is possible now."""
    from academie.server.operations import maintenance

    asyncio.run(maintenance.retry(settings(), game))
    print_line(READ.given(game=game).in_(lang))


@quarantine_app.command()
def void(game: GameArgument, lang: LanguageOption = DEFAULT_LANGUAGE) -> None:
    """End a game without a result, unrated."""
    from academie.server.operations import maintenance

    asyncio.run(maintenance.void(settings(), game))
    print_line(VOID.given(game=game).in_(lang))


def settings(port: int | None = None, inside: str = "") -> Settings:
    """The settings of the environment, with the port and the address inside if they are given."""
    from academie.server.base.settings import Settings

    found = Settings.from_environment()
    return replace(found, port=port or found.port, inside=inside or found.inside)


def run_demo(folder: Path | None, port: int | None, inside: str, lang: Language) -> None:
    """Serve until Ctrl-C. Raises `AcademieError`, in the language asked for."""
    from academie.server.run import demo
    from academie.server.site.pages import folder_of

    if absent := demo.missing_programs():
        raise AcademieError(MISSING.given(programs=tuple(absent)))
    data = (folder or demo.default_folder()).resolve()
    given = settings(demo.choose_port(port), inside)
    if folder_of(given.web) is None:
        warn(NO_PAGES.in_(lang))

    def ready(address: str) -> None:
        print_line(OPEN.given(address=address).in_(lang))

    try:
        demo.run(data, given, lambda text: step(text.in_(lang)), ready)
    except CalledProcessError as failed:
        log = data / "postgres" / "log"
        raise AcademieError(FAILED.given(command=" ".join(failed.cmd[:6]), log=log)) from None


@contextmanager
def step(text: str) -> Generator[None]:
    """Show a moving line while something is done; print it with the time it took."""
    started = perf_counter()
    with out.status(text):
        yield
    print_line(f"✓ {text} ({perf_counter() - started:.1f} s)")


def print_line(line: str) -> None:
    """Print one line whole and at once, into a pipe too."""
    out.print(line, highlight=False, markup=False, soft_wrap=True)
    out.file.flush()
