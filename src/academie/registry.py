"""Every game by its key, or by a name people know it by: our own, and those that other packages install."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from pkgutil import resolve_name
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar

from academie.kernel import AcademieError, Facet, Game, RuleSet, State, UnknownName, instead, reason
from academie.words import Message, Text

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

T = TypeVar("T")

GROUP: Final = "academie.games"
"""The entry points by which a package offers its games."""
OURS: Final = "academie"
"""The distribution of our own games."""


class Listing(NamedTuple):
    """A game of our own: its key, where its value is, and what else it is called."""

    key: str
    place: str
    aliases: tuple[str, ...] = ()
    misleading: tuple[str, ...] = ()
    """Those aliases that most people know as the name of a game with other rules."""


LISTINGS: Final = (
    Listing("trictrac", "academie.games.trictrac:GAME", ("tric-trac",)),
    Listing("ecrire", "academie.games.company:ECRIRE", ("a-ecrire", "trictrac-a-ecrire")),
    Listing("poule", "academie.games.company:POULE"),
    Listing("tour-a-tour", "academie.games.company:TOUR_A_TOUR"),
    Listing("toc", "academie.games.toc:GAME"),
    Listing(
        "toute-table",
        "academie.games.race:TOUTE_TABLE",
        ("gammon", "backgammon", "toutes-tables"),
        misleading=("backgammon",),
    ),
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


class Offered(NamedTuple):
    """What other packages offer: the games, the package of every name, and what cannot be used."""

    games: Mapping[str, Game]
    packages: Mapping[str, str]
    refused: Mapping[str, Text]


class Registry:
    """The games in the order they are listed. Iterating gives our own; installed ones are found by name."""

    def __init__(self, listings: tuple[Listing, ...]) -> None:
        self._places = {listing.key: listing.place for listing in listings}
        self._names = {name: listing.key for listing in listings for name in (listing.key, *listing.aliases)}
        self._misleading = {name for listing in listings for name in listing.misleading}
        self._added: dict[str, Game] = {}

    def __getitem__(self, key: str) -> Game:
        """Return the game of that key, as records and logs have it. Raises `UnknownName`."""
        if key in self._places:
            return _game(self._places[key])
        if key in self._added:
            return self._added[key]
        if key in self._installed:
            return self._installed[key]
        if (refused := self._offered.refused.get(key)) is not None:
            raise UnknownName(refused)
        known = instead(key, (*self._places, *self._added, *self._installed), (*self._names,))
        raise UnknownName(Message("registry-no-game", key=key, known=known))

    def find(self, name: str) -> Game:
        """Return the game of that key or alias, in any letter case. Raises `UnknownName`."""
        return self[self.key(name)]

    def key(self, name: str) -> str:
        """Return the key of the game of that alias; the name itself if it is no alias of ours."""
        return self._names.get(name.lower(), name)

    def notice(self, name: str) -> Text | None:
        """Return what to say of a name that most people know as another game; `None` for other names."""
        alias, key = name.lower(), self.key(name)
        if alias not in self._misleading:
            return None
        return Message("registry-misleading", alias=alias, key=key)

    def __iter__(self) -> Iterator[Game]:
        return map(_game, self._places.values())

    def __len__(self) -> int:
        return len(self._places)

    def ours(self, key: str) -> bool:
        """Return whether one of our own games has that key; looks at no other package."""
        return key in self._places

    def add(self, game: Game) -> None:
        """Register a game that no installed package offers. Raises `UnknownName` for a key already taken."""
        if game.key in self._names or game.key in self._added:
            raise UnknownName(Message("registry-taken", key=game.key))
        self._added[game.key] = game

    def installed(self) -> tuple[Game, ...]:
        """Return the games of other packages, by name; see `refused` for those that cannot be used."""
        return tuple(self._installed.values())

    def everything(self) -> tuple[Game, ...]:
        """Return our own games, then those of other packages."""
        return (*self, *self.installed())

    def refused(self) -> tuple[Text, ...]:
        """Return why games of other packages cannot be used, a sentence each."""
        return tuple(self._offered.refused.values())

    def package(self, name: str) -> str:
        """Return the distribution a game comes from; `academie` for our own. Raises `UnknownName`."""
        return self._offered.packages.get(self[name].key, OURS)

    @property
    def _installed(self) -> Mapping[str, Game]:
        return self._offered.games

    @cached_property
    def _offered(self) -> Offered:
        # Reading the metadata of all packages takes a tenth of a second; our own games need not wait for it.
        from importlib.metadata import entry_points  # noqa: PLC0415

        entries = sorted(entry_points(group=GROUP), key=lambda entry: (entry.name, _package(entry)))
        packages = dict.fromkeys(self._names, OURS)
        games: dict[str, Game] = {}
        refused: dict[str, Text] = {}
        for entry in entries:
            try:
                games[entry.name] = _loaded(entry, packages.get(entry.name))
            except AcademieError as wrong:
                refused[entry.name] = wrong.text
            else:
                packages[entry.name] = _package(entry)
        return Offered(games, packages, refused)


registry: Final = Registry(LISTINGS)
"""Every game there is."""


def game_of(thing: State[Any] | RuleSet) -> Game:
    """Return the game of a state or a rule set, whose id begins with the key."""
    ruleset = thing if isinstance(thing, RuleSet) else thing.ruleset
    return registry[ruleset.id.partition("/")[0]]


def parts(facet: Facet[T]) -> dict[str, T]:
    """Return that part of each of our games that has it, by the game's key."""
    return {game.key: facet.of(game) for game in registry if facet.name in game.facets}


def _package(entry: EntryPoint) -> str:
    return entry.value if entry.dist is None else entry.dist.name


def _loaded(entry: EntryPoint, taken: str | None) -> Game:
    """Load what a package offers, its law too, so that listing games never meets its failures.

    Raises `UnknownName` if it cannot be used.
    """
    package, key = _package(entry), entry.name
    if taken is not None:
        raise UnknownName(Message("registry-twice", key=key, package=package, taken=taken))
    try:
        game: Game = entry.load()
        fits = game.key == game.law.key == key
    except Exception as wrong:  # whatever a foreign package raises
        raise UnknownName(_broken(package, key, reason(wrong))) from wrong
    if not fits:
        keys = Message("registry-other-keys", key=game.key, law=game.law.key)
        raise UnknownName(_broken(package, key, keys))
    return game


def _broken(package: str, key: str, why: Text) -> Text:
    return Message("registry-broken", key=key, package=package, why=why)


def _game(place: str) -> Game:
    game: Game = resolve_name(place)
    return game
