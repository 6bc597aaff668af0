"""The parts of an installation: what each is for, whether it is here, and how to get it."""

from __future__ import annotations

import platform
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module, metadata
from typing import Final

from academie import __version__
from academie.engine.pipe import find_program
from academie.kernel import AcademieError, Text
from academie.server.private import program

LAW: Final = Text("les règles, la notation, les diagrammes, les leçons", "rules, notation, diagrams, lessons")
FAST: Final = Text("les jumeaux rapides et les moteurs forts", "the fast twins and the strong engines")
STALE: Final = Text(
    "version {core}, quand academie est {academie} : installer la même",
    "version {core} where academie is {academie}: install the same",
)
BROKEN: Final = Text("ne se charge pas : {}", "does not load: {}")
EXTRAS: Final = (
    ("chess", "chess", Text("jouer aux échecs", "playing chess")),
    ("pdf", "fpdf2", Text("imprimer des feuilles d'études", "printing sheets of studies")),
    ("server", "litestar", Text("tenir un café", "keeping a café")),
    ("lab", "ray", Text("entraîner, mesurer, jouer des matchs", "training, measuring, playing matches")),
    ("openspiel", "open_spiel", Text("les jeux dans OpenSpiel", "the games in OpenSpiel")),
    ("pettingzoo", "pettingzoo", Text("les jeux dans PettingZoo", "the games in PettingZoo")),
)
"""Each extra, the distribution that tells it is here, and what it is for."""
PROGRAMS: Final = (
    ("stockfish", Text("l'adversaire aux échecs", "the adversary at chess")),
    ("gnubg", Text("l'étalon du toute-table", "the measure of toute-table")),
)
KEEP: Final = Text("où le café garde ses parties", "where a café keeps its games")
NEWS: Final = Text("qui porte les nouvelles du café", "which carries a café's news")
SERVICES: Final = (
    ("PostgreSQL", "initdb", "postgresql", KEEP),
    ("Redis", "redis-server", "redis-server", NEWS),
)
"""Each service of the server, its program, its package and what it is for."""


@dataclass(frozen=True, slots=True)
class Part:
    """A part: what it is for, what was found of it (if anything), how to get it, what is amiss with it."""

    name: str
    use: Text
    found: str | None
    remedy: str
    wrong: Text | None = None


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
    return Part("academie-core", FAST, version, pip("[core]"), core_fault(version) if version else None)


def core_fault(version: str) -> Text | None:
    """What is amiss with the core of that version, if anything is."""
    if version != __version__:
        return Text(*(words.format(core=version, academie=__version__) for words in STALE))
    try:
        import_module("academie.engine.core")
    except ImportError as broken:
        return Text(*(words.format(broken) for words in BROKEN))
    return None


def service(command: str, package: str) -> str | None:
    """Where a program of the server is, if it is installed."""
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
    """How to get a package of ours."""
    return f"pip install 'academie{extra}'"


def apt(package: str) -> str:
    """How to get a program on Debian."""
    return f"sudo apt-get install {package}"
