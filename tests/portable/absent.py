"""Tries the package in a Python from which something is taken away: `python -m tests.portable.absent WHAT`.

`windows` and `small` print the modules that cannot be imported and what each lacks, `server` what every level
answered, `core` runs the tests named after it.
"""

from __future__ import annotations

import json
import pkgutil
import re
import sys
from collections.abc import Iterable, Iterator
from importlib import import_module, metadata
from typing import Final

import pytest
from packaging.requirements import Requirement

SCRIPTS: Final = {"academie.server.migrations.env"}
"""What Alembic runs, and nobody imports."""
POSIX: Final = frozenset(
    {"crypt", "curses", "fcntl", "grp", "nis", "ossaudiodev", "posix_ipc", "pty", "pwd", "readline"}
    | {"resource", "spwd", "syslog", "termios", "tty", "uvloop"}
)
"""Modules that Windows lacks."""
LEVEL: Final = "niveau-4"


def take_away(names: Iterable[str]) -> None:
    """From now on, none of these can be imported or found, as if they had never been installed."""
    gone = {*names}
    for name in [name for name in sys.modules if name.partition(".")[0] in gone]:
        del sys.modules[name]
    sys.modules.update(dict.fromkeys(gone))  # type: ignore[arg-type]  # nothing: how Python says that


def beyond(extra: str) -> set[str]:
    """The installed packages, by the names they are imported by, that `academie[extra]` does not bring."""
    brought = {*_brought(extra)}
    places = metadata.packages_distributions()
    return {name for name, owners in places.items() if brought.isdisjoint(map(_plain, owners))} - {"tests"}


def _brought(extra: str) -> Iterator[str]:
    waiting, seen = [("academie", extra)], set[tuple[str, str]]()
    while waiting:
        if (asked := waiting.pop()) in seen:
            continue
        seen.add(asked)
        yield _plain(asked[0])
        for each in map(Requirement, _requires(asked[0])):
            if each.marker is None or each.marker.evaluate({"extra": asked[1]}):
                waiting += ((each.name, more) for more in ("", *each.extras))


def _requires(name: str) -> list[str]:
    try:
        return metadata.requires(name) or []
    except metadata.PackageNotFoundError:
        return []


def _plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def not_imported() -> dict[str, str]:
    """Each module of ours that cannot be imported, and the package that it misses."""
    import academie  # noqa: PLC0415 - only once what is absent has gone

    failed: dict[str, str] = {}
    for module in pkgutil.walk_packages(academie.__path__, "academie.", onerror=lambda _: None):
        if module.name in SCRIPTS:
            continue
        try:
            import_module(module.name)
        except ModuleNotFoundError as missing:
            failed[module.name] = str(missing.name).partition(".")[0]
    return failed


def answers() -> dict[str, str]:
    """What the fourth level plays first, at each game where what it needs is installed."""
    import academie  # noqa: PLC0415 - only once what is absent has gone
    from academie.engine.offer import PLAYERS  # noqa: PLC0415
    from academie.registry import registry  # noqa: PLC0415

    told: dict[str, str] = {}
    for game in registry:
        levels = {offer.name: offer.available for offer in PLAYERS.of(game).levels}
        if levels.get(LEVEL):
            session = academie.new(game.key, seed=1)
            if session.turn is academie.CHANCE:
                session.roll()
            told[game.key] = repr(session.ask(LEVEL).record.acts[-1])
    return told


def main(what: str, *words: str) -> int:
    """The exit code; pytest's for `core`."""
    match what:
        case "windows":
            take_away(POSIX)
            print(json.dumps(not_imported()))
        case "small":
            take_away(beyond("") | POSIX | {"academie_core"})
            print(json.dumps(not_imported()))
        case "server":
            take_away(beyond("server"))
            print(json.dumps(answers()))
        case _:
            take_away({"academie_core"})
            return pytest.main(["-q", "-n0", "-p", "no:cacheprovider", *words])
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
