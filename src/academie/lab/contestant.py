"""Who plays in a match, by a name from which any machine can make the player."""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field, replace
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, NamedTuple, Protocol

from academie.engine.dice.bridge import ONE_PLY, SearchDepth, Series
from academie.engine.dice.engine import DiceEngine, Strength
from academie.engine.player import NEVER_ERRS
from academie.engine.players import player
from academie.kernel import Facet, OptionError, State, UnknownName
from academie.registry import parts, registry
from academie.words import Message

NET: Final = "net:"
"""Before the file of a net, as in `net:out.net@2`: two plies deep."""
DEEPEST: Final = 4

Pair = tuple[float, float]
"""What the first player wins, once in either seat."""


@dataclass(frozen=True, slots=True)
class Terms:
    """What an engine may spend on a move, from tables of how many pieces it may play, and its parameters."""

    seconds: float | None = None
    nodes: int | None = None
    pieces: int | None = None
    settings: tuple[tuple[str, str], ...] = ()

    @property
    def plain(self) -> dict[str, Any]:
        """What is asked for, as plain data."""
        limits = {"time": self.seconds, "nodes": self.nodes, "pieces": self.pieces}
        asked: dict[str, Any] = {name: value for name, value in limits.items() if value is not None}
        return {**asked, "settings": dict(self.settings)} if self.settings else asked


@dataclass(frozen=True, slots=True)
class Contestant:
    """A player of a game by name, with the net and the search depth that the name asks for.

    An engine has its terms, and what its program calls itself.
    """

    name: str
    game: str
    net: bytes | None = None
    looking: SearchDepth = ONE_PLY
    terms: Terms = field(default_factory=Terms)
    about: str = ""

    @property
    def program(self) -> str:
        """The name without the search depth."""
        return self.name.partition("@")[0]

    @property
    def plain(self) -> dict[str, Any]:
        """The player as plain data, with the hash of the net."""
        named: dict[str, Any] = {"name": self.name, **self.terms.plain}
        if self.about:
            named["program"] = self.about
        return named if self.net is None else {**named, "net": sha256(self.net).hexdigest()}


class Match(NamedTuple):
    """Two players of the same game, and the rule set of a game of dice; its default if none is named."""

    one: Contestant
    two: Contestant
    ruleset: str | None = None

    @property
    def players(self) -> tuple[Contestant, Contestant]:
        """Both players."""
        return self.one, self.two


class GameLength(NamedTuple):
    """What White won of a partie, and how many throws each of its relevés took."""

    won: int
    throws: tuple[int, ...]


class CompiledMatches(Protocol):
    """How the compiled core plays matches of a game of dice."""

    @property
    def players(self) -> Collection[str]:
        """The names it knows besides those of `academie play`."""
        ...

    @property
    def programs(self) -> Mapping[str, Callable[[], bool]]:
        """Programs of others that it can meet, each with whether it is installed here."""
        ...

    @property
    def has_releves(self) -> bool:
        """Whether a partie is a sequence of relevés."""
        ...

    def begin(self, ruleset: str | None = None) -> State[Any]:
        """One partie by a rule set, in which doubles count if the game has any."""
        ...

    def pairs(self, match: Match, series: Series) -> list[Pair] | None:
        """The pairs of a series, or nothing where only the law can play them."""
        ...

    def engine(self, one: Contestant) -> DiceEngine[Any, Any] | None:
        """The engine of one of `players`, by which it plays by the law; none where a rule decides too."""
        ...

    def length(self, start: State[Any], one: Contestant, dice: random.Random) -> GameLength:
        """A partie from that start in which one player has both seats."""
        ...


MATCHES: Final[Facet[CompiledMatches]] = Facet("matches")
STRENGTHS: Final[Facet[Mapping[str, Strength]]] = Facet("strengths")
"""How far each level of a game of dice looks and how it errs."""


def contestant(name: str, game: str) -> Contestant:
    """The player of that name. Raises `UnknownName`, `OptionError`, or `OSError` for a missing net.

    Besides the players of `academie play` there are `net:FILE` and `net:FILE@PLIES`, and whatever the game
    itself offers, with or without plies: `hand`, `lead`, `holds` and `leaves` at trictrac, `gnubg` at
    toute-table.
    """
    called, _, deep = name.partition("@")
    plies = _plies(deep) if deep else None
    if called.startswith(NET):
        net = Path(called.removeprefix(NET)).read_bytes()
        return Contestant(name, game, net, deeper(game, plies or 1))
    if playing := {key: own for key, own in parts(MATCHES).items() if called in own.programs}:
        return _program(name, game, plies or 0, playing)
    if called in _own_players(game):
        return Contestant(name, game, looking=deeper(game, plies or 1))
    if plies is not None:
        raise OptionError(Message("lab-fixed-depth", called=called))
    player(called, game)
    return Contestant(name, game, looking=strength(game, called).looking)


def game_in(name: str) -> tuple[str | None, str]:
    """The game that a name begins with, and the rest of it: `dames:best` is `best` at `dames`."""
    game, colon, called = name.partition(":")
    key = registry.key(game)
    return (key, called) if colon and registry.ours(key) else (None, name)


def _plies(deep: str) -> int:
    if deep.isdecimal() and int(deep) <= DEEPEST:
        return int(deep)
    raise OptionError(Message("lab-plies-range", deepest=DEEPEST, deep=deep))


def _program(name: str, game: str, plies: int, playing: Mapping[str, CompiledMatches]) -> Contestant:
    called, games = name.partition("@")[0], ", ".join(playing)
    if game not in playing:
        raise UnknownName(Message("lab-plays-only", called=called, games=games))
    if not playing[game].programs[called]():
        raise UnknownName(Message("lab-not-installed", called=called))
    return Contestant(name, game, looking=SearchDepth(plies))


def _own_players(game: str) -> Collection[str]:
    own = MATCHES.get(registry[game])
    return () if own is None else own.players


def strength(game: str, name: str) -> Strength:
    """How a level of a game looks and errs; a ply deep and without errors for any other name."""
    return (STRENGTHS.get(registry[game]) or {}).get(name, Strength())


def deeper(game: str, plies: int) -> SearchDepth:
    """A search of that many plies, over as many acts as the strongest level considers."""
    return ONE_PLY if plies == 1 else replace(strength(game, "niveau-6").looking, plies=plies)


def is_compiled(one: Contestant) -> bool:
    """Whether the compiled core makes every choice of a player: those that err on purpose play by the law."""
    if one.net is not None or one.program in {"simple", *_own_players(one.game)}:
        return True
    return one.name.startswith("niveau-") and strength(one.game, one.name).fallibility == NEVER_ERRS
