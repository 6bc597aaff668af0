"""`academie doctor`: what is installed, and how to get what is not."""

from __future__ import annotations

import platform
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from importlib import import_module, metadata
from typing import Final

import typer
from rich.markup import escape
from rich.table import Table

from academie import __version__
from academie.commands.options import DEFAULT_LANGUAGE, JsonOption, LanguageOption
from academie.commands.output import out, print_json
from academie.engine.pipe import find_program
from academie.kernel import AcademieError
from academie.words import Language, Message, Text

LAW: Final = Message("commands-doctor-law")
FAST: Final = Message("commands-doctor-core")
STALE: Final = Message("commands-doctor-versions")
BROKEN: Final = Message("commands-doctor-broken")
EXTRAS: Final = (
    ("chess", "chess", Message("commands-doctor-chess")),
    ("pdf", "fpdf2", Message("commands-doctor-pdf")),
    ("server", "litestar", Message("commands-doctor-server")),
    ("lab", "ray", Message("commands-doctor-lab")),
    ("openspiel", "open_spiel", Message("commands-doctor-openspiel")),
    ("pettingzoo", "pettingzoo", Message("commands-doctor-pettingzoo")),
)
"""Each extra, the distribution that shows it is installed, and what it is for."""
PROGRAMS: Final = (
    ("stockfish", Message("commands-doctor-stockfish")),
    ("gnubg", Message("commands-doctor-gnubg")),
)
KEEP: Final = Message("commands-doctor-postgresql")
NEWS: Final = Message("commands-doctor-redis")
SERVICES: Final = (
    ("PostgreSQL", "initdb", "postgresql", KEEP),
    ("Redis", "redis-server", "redis-server", NEWS),
)
"""Each service of the server, its program, its package and what it is for."""
HEADS: Final = (
    Message("commands-column-part"),
    Message("commands-column-what-for"),
    Message("commands-column-state"),
)
ABSENT: Final = Message("commands-doctor-absent")
PLAIN: Final = Message("commands-doctor-plain")
"""What is said instead where the core is absent: what goes on without it, and what does not."""
PROGRAM: Final = {"darwin": "brew install {package}", "win32": "WSL: sudo apt-get install {package}"}
"""How programs are installed, where not as on Debian."""


def doctor(
    as_json: JsonOption = False,
    lang: LanguageOption = DEFAULT_LANGUAGE,
) -> None:
    """Check the installation and say how to get what is missing; exit 1 if an installed part is broken."""
    found = [*parts()]
    if as_json:
        print_json([plain(part) for part in found])
    else:
        out.print(listed(found, lang))
    if any(part.wrong for part in found):
        raise typer.Exit(1)


def listed(found: Iterable[Part], lang: Language) -> Table:
    """The parts as a table."""
    rows = Table(*(head.in_(lang) for head in HEADS))
    for part in found:
        rows.add_row(escape(part.name), part.use.in_(lang), state(part, lang))
    return rows


def state(part: Part, lang: Language) -> str:
    """The state of a part, in colours that say no more than the words."""
    if part.wrong is not None:
        return f"[red]{escape(part.wrong.in_(lang))}[/red]"
    if part.found is None:
        return f"[yellow]{escape(part.absent.given(remedy=part.remedy).in_(lang))}[/yellow]"
    return f"[green]{escape(part.found)}[/green]"


def plain(part: Part) -> dict[str, object]:
    """A part as plain data."""
    wrong = None if part.wrong is None else part.wrong.both()
    return {
        "part": part.name,
        "use": part.use.both(),
        "found": part.found,
        "remedy": part.remedy,
        "wrong": wrong,
    }


@dataclass(frozen=True, slots=True)
class Part:
    """A part: what it is for, the version found (if any), how to install it, what is wrong with it."""

    name: str
    use: Text
    found: str | None
    remedy: str
    wrong: Text | None = None
    absent: Message = ABSENT
    """What is said where it is not found."""


def parts() -> Iterator[Part]:
    """Every part, from the law outwards."""
    yield Part("academie", LAW, f"{__version__} (Python {platform.python_version()})", pip(""))
    yield core()
    for extra, distribution, use in EXTRAS:
        yield Part(f"academie[{extra}]", use, version_of(distribution), pip(f"[{extra}]"))
    for name, use in PROGRAMS:
        yield Part(name, use, find_program(name), apt(name))
    for name, command, package, use in SERVICES:
        yield Part(name, use, service(command, package), apt(package))


def core() -> Part:
    """The compiled core, which must load and be of this version."""
    version = version_of("academie-core")
    wrong = core_fault(version) if version else None
    return Part("academie-core", FAST, version, pip("[core]"), wrong, PLAIN)


def core_fault(version: str) -> Text | None:
    """What is wrong with the core of that version, if anything."""
    if version != __version__:
        return STALE.given(core=version, academie=__version__)
    try:
        import_module("academie.engine.core")
    except ImportError as broken:
        return BROKEN.given(why=broken)
    return None


def service(command: str, package: str) -> str | None:
    """Where a program of the server is, if it is installed."""
    from academie.server.operations.private_services import program

    try:
        return program(command, package)
    except AcademieError:
        return None


def version_of(distribution: str) -> str | None:
    """The version of a distribution, if it is installed."""
    try:
        return metadata.version(distribution)
    except metadata.PackageNotFoundError:
        return None


def pip(extra: str) -> str:
    """The command that installs a package of ours."""
    return f"pip install 'academie{extra}'"


def apt(package: str) -> str:
    """The command that installs a program, by its package on Debian; on Windows, inside its Linux."""
    return PROGRAM.get(sys.platform, "sudo apt-get install {package}").format(package=package)
