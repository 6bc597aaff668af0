"""Who plays in a match, told by name so that any machine can seat him."""

from __future__ import annotations

from dataclasses import dataclass, replace
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from academie.engine.dice.bridge import ONE_PLY, SearchDepth
from academie.engine.dice.engine import Strength
from academie.engine.player import NEVER_ERRS
from academie.engine.players import player
from academie.games.race import RUNNING
from academie.games.race.players import levels as race_levels
from academie.games.race.players.gnubg import gnubg_program
from academie.games.trictrac.players import engine as levels_trictrac
from academie.kernel import OptionError, Text, UnknownName

NET: Final = "net:"
"""Before the file of a net, as in `net:out.net@2`: two plies deep."""
GNUBG: Final = "gnubg"
BY_HAND: Final = "hand"
"""The hand-made weights of a running game or of trictrac."""
BY_RULE: Final = {"holds": "never", "leaves": "always"}
"""The best net a ply deep, that never goes away after a hole or always does."""
OF_TRICTRAC: Final = ("trictrac", "toc")
DEEPEST: Final = 4


@dataclass(frozen=True, slots=True)
class Contestant:
    """A player of a game by name, with the net he brings and how far he looks, if his name says so."""

    name: str
    game: str
    net: bytes | None = None
    looking: SearchDepth = ONE_PLY

    @property
    def plain(self) -> dict[str, Any]:
        """Who he is, as plain data: the net by its hash."""
        told: dict[str, Any] = {"name": self.name}
        return told if self.net is None else {**told, "net": sha256(self.net).hexdigest()}


def contestant(name: str, game: str) -> Contestant:
    """The player of that name. Raises `UnknownName`, `OptionError`, or `OSError` for a net that is not there.

    Besides the players of `academie play`: `net:FILE` and `net:FILE@PLIES`, `hand` at running games and
    trictrac, `holds` and `leaves` at trictrac, `gnubg` and `gnubg@PLIES` at toute-table.
    """
    called, _, deep = name.partition("@")
    plies = _plies(deep) if deep else None
    if called.startswith(NET):
        net = Path(called.removeprefix(NET)).read_bytes()
        return Contestant(name, game, net, deeper(game, plies or 1))
    if called == GNUBG:
        return _gnubg(name, game, plies or 0)
    if plies is not None:
        raise OptionError(Text(f"{called} ne voit pas à volonté", f"{called} looks as far as it looks"))
    if not (
        (called == BY_HAND and game in {*RUNNING, "trictrac"}) or (called in BY_RULE and game in OF_TRICTRAC)
    ):
        player(called, game)
    return Contestant(name, game, looking=strength(game, called).looking)


def _plies(deep: str) -> int:
    if deep.isdecimal() and int(deep) <= DEEPEST:
        return int(deep)
    raise OptionError(
        Text(f"on voit de 0 à {DEEPEST} coups, non {deep}", f"plies are 0 to {DEEPEST}, not {deep}")
    )


def _gnubg(name: str, game: str, plies: int) -> Contestant:
    if game != "toute-table":
        raise UnknownName(Text("gnubg ne joue que toute-table", "gnubg plays toute-table, and nothing else"))
    if gnubg_program() is None:
        raise UnknownName(Text("gnubg n'est pas installé", "gnubg is not installed"))
    return Contestant(name, game, looking=SearchDepth(plies))


def strength(game: str, name: str) -> Strength:
    """How a level of a game looks and errs; a ply deep and never for any other name."""
    levels = race_levels.STRENGTHS if game in RUNNING else levels_trictrac.STRENGTHS
    return levels.get(name, Strength())


def deeper(game: str, plies: int) -> SearchDepth:
    """A look so many plies deep, at as many acts as the strongest level."""
    return ONE_PLY if plies == 1 else replace(strength(game, "niveau-6").looking, plies=plies)


def errs(one: Contestant) -> bool:
    """Whether he errs on purpose, which is done by the law only."""
    return strength(one.game, one.name).fallibility != NEVER_ERRS
