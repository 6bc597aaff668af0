"""Every game by its key, or by a name people know it by: our own, and those that other packages install."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from pkgutil import resolve_name
from typing import Any, Final, NamedTuple, TypeVar

from academie.kernel import Facet, Game, RuleSet, State, UnknownName

T = TypeVar("T")

GROUP: Final = "academie.games"
"""The entry points by which a package offers its games."""


class Listing(NamedTuple):
    """A game of our own: its key, where its value is, and what else it is called."""

    key: str
    place: str
    aliases: tuple[str, ...] = ()


LISTINGS: Final = (
    Listing("trictrac", "academie.games.trictrac:GAME", ("tric-trac",)),
    Listing("ecrire", "academie.games.company:ECRIRE", ("a-ecrire", "trictrac-a-ecrire")),
    Listing("poule", "academie.games.company:POULE"),
    Listing("tour-a-tour", "academie.games.company:TOUR_A_TOUR"),
    Listing("toc", "academie.games.toc:GAME"),
    Listing("toute-table", "academie.games.race:TOUTE_TABLE", ("gammon", "backgammon", "toutes-tables")),
    Listing("revertier", "academie.games.race:REVERTIER"),
    Listing("jacquet", "academie.games.race:JACQUET"),
    Listing("garanguet", "academie.games.race:GARANGUET"),
    Listing("plein", "academie.games.race:PLEIN"),
    Listing("tourne-case", "academie.games.tourne_case:GAME"),
    Listing("rabattues", "academie.games.rabattues:GAME", ("dames-rabattues",)),
    Listing("dames", "academie.games.draughts:GAME", ("draughts", "polish-draughts", "dames-polonaises")),
    Listing("echecs", "academie.games.chess:GAME", ("chess",)),
    Listing("dominos", "academie.games.dominoes:GAME", ("dominoes",)),
)


class Registry:
    """The games in the order they are listed. Iterating gives our own; installed ones are found by name."""

    def __init__(self, listings: tuple[Listing, ...]) -> None:
        self._places = {listing.key: listing.place for listing in listings}
        self._names = {name: listing.key for listing in listings for name in (listing.key, *listing.aliases)}
        self._added: dict[str, Game] = {}

    def __getitem__(self, key: str) -> Game:
        """Return the game of that key, as records and logs have it. Raises `UnknownName`."""
        if key in self._places:
            return _game(self._places[key])
        if key in self._added:
            return self._added[key]
        if key in self._installed:
            return self._installed[key]
        known = ", ".join([*self._places, *self._added, *self._installed])
        raise UnknownName(f"no game {key!r}; there are: {known}")

    def find(self, name: str) -> Game:
        """Return the game that people call so: by its key or an alias, in any case. Raises `UnknownName`."""
        return self[self._names.get(name.lower(), name)]

    def __iter__(self) -> Iterator[Game]:
        return map(_game, self._places.values())

    def __len__(self) -> int:
        return len(self._places)

    def add(self, game: Game) -> None:
        """Register a game that no installed package offers. Raises `UnknownName` for a key already taken."""
        if game.key in self._names or game.key in self._added:
            raise UnknownName(f"a game {game.key!r} is already registered")
        self._added[game.key] = game

    def installed(self) -> tuple[Game, ...]:
        """The games that other packages offer."""
        return tuple(self._installed.values())

    def everything(self) -> tuple[Game, ...]:
        """Our own games, then those of other packages."""
        return (*self, *self.installed())

    @cached_property
    def _installed(self) -> dict[str, Game]:
        # Reading the metadata of all packages takes a tenth of a second; our own games need not wait for it.
        from importlib.metadata import entry_points  # noqa: PLC0415

        found: dict[str, Game] = {}
        for entry in entry_points(group=GROUP):
            package = entry.dist.name if entry.dist is not None else entry.value
            if entry.name in self._names or entry.name in found:
                raise UnknownName(f"the package {package} offers a game {entry.name!r}, which exists already")
            game: Game = entry.load()
            if game.key != entry.name:
                raise UnknownName(f"the package {package} offers {game.key!r} under the name {entry.name!r}")
            found[entry.name] = game
        return found


registry: Final = Registry(LISTINGS)
"""Every game there is."""


def game_of(thing: State[Any] | RuleSet) -> Game:
    """Return the game of a state or a rule set, whose id begins with the key."""
    ruleset = thing if isinstance(thing, RuleSet) else thing.ruleset
    return registry[ruleset.id.partition("/")[0]]


def parts(facet: Facet[T]) -> dict[str, T]:
    """Return that part of each of our games that has it, by the game's key."""
    return {game.key: facet.of(game) for game in registry if facet.name in game.facets}


def _game(place: str) -> Game:
    game: Game = resolve_name(place)
    return game
