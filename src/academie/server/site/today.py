"""What goes on, in four lines: a game, the open tables, a study and a puzzle that change each day.

Who plays is told of their own game, whoever else plays.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Final, NamedTuple, TypeVar
from uuid import UUID

from academie.engine.players import offers
from academie.library import catalogue
from academie.practice.puzzles import puzzles
from academie.registry import registry
from academie.server.base.database import DATABASE_AWAY, Database
from academie.server.edge.identity import Identity
from academie.server.game.queries import GameRow, live_games
from academie.server.lobby.service import Lobby
from academie.server.play.rooms import RoomRegistry, games_to_watch
from academie.server.ratings.search import Search, finished_games
from academie.server.site.list_cache import ListCache
from academie.words import Message, Text, verbatim

T = TypeVar("T")
STRIDE: Final = 7919
"""A prime, by which the thing of the day goes through its list."""


class Line(NamedTuple):
    """Something that goes on: where it is seen, what it is, its picture, and what to do about it."""

    href: str
    title: Text
    about: Text
    picture: str = ""
    action: Text | None = None
    live: Text | None = None
    seats: tuple[UUID, ...] = ()
    """Who plays, where it is a game that goes on."""


class Today:
    """What goes on, as the front page lists it."""

    def __init__(self, database: Database, rooms: RoomRegistry, lobby: Lobby) -> None:
        self._database = database
        self._rooms = rooms
        self._lobby = lobby
        self._going_on = ListCache()

    async def lines(self, reader: Identity | None = None) -> list[Line]:
        """What goes on; only what is of the day while the database is away, or slow."""
        going_on = await self._going_on.get(self._ask)
        if reader is not None:
            going_on = await self._for_reader(reader, going_on)
        return [*going_on, *lines_of_today()]

    async def _for_reader(self, reader: Identity, going_on: list[Line]) -> list[Line]:
        """What goes on, with the game that the reader plays in the place of others'.

        Kept lines may be a moment old: a game of the reader's that is over by now is none that goes on.
        """
        own = await self._own_line(reader)
        if own is not None:
            return [own, *going_on[1:]]
        return [line for line in going_on if reader.account not in line.seats]

    async def _own_line(self, reader: Identity) -> Line | None:
        """The game that the reader plays: one that waits for them before others, else the last to begin."""
        try:
            games = await live_games(self._database, reader.account)
        except DATABASE_AWAY:
            return None
        if not games:
            return None
        game = max(games, key=lambda game: (_is_next(game, reader), game.created_at))
        others = [name for seat, name in zip(game.seats, game.players, strict=True) if seat != reader.account]
        about = Message(
            "web-front-own-game-about",
            game=registry[game.game_key].title,
            player=player_name(game.game_key, others[0]),
            others=len(others),
        )
        return Line(
            f"/table/{game.id}",
            Message("web-table-your-turn" if _is_next(game, reader) else "web-front-own-game"),
            about,
            f"/api/games/{game.id}/thumbnail.svg",
            action=Message("web-lobby-resume"),
        )

    async def _ask(self) -> list[Line]:
        """The lines that the database is asked for."""
        try:
            return [await self._game_line(), await self._tables_line()]
        except DATABASE_AWAY:
            return []

    async def _game_line(self) -> Line:
        """The game most watched; else the last that ended; else the machine, which is always free."""
        if watched := await games_to_watch(self._database, self._rooms, 1):
            game, watchers = watched[0]
            title = registry[game.game_key].title
            about = Message("web-front-live-about", game=title, count=watchers) if watchers else title
            picture = f"/api/games/{game.id}/thumbnail.svg"
            live = Message("web-front-live")
            return Line(f"/table/{game.id}", players_of(game), about, picture, live=live, seats=game.seats)
        if ended := await finished_games(self._database, Search(), None, 1):
            about = Message("web-front-last-game-about", game=registry[ended[0].game_key].title)
            title = Message("web-front-last-game", players=players_of(ended[0]))
            return Line(f"/game/{ended[0].id}", title, about, f"/api/games/{ended[0].id}/thumbnail.svg")
        title, about = Message("web-front-first-game"), Message("web-front-first-game-about")
        return Line("/?play", title, about, action=Message("web-front-play"))

    async def _tables_line(self) -> Line:
        tables = await self._lobby.listed(None)
        if not tables:
            about = Message("web-front-no-tables-about")
            return Line("/play?play&with=friend", Message("web-front-no-tables"), about)
        first = tables[0]
        about = Message(
            "web-front-table-first",
            player=player_name(first.terms.game_key, first.owner),
            game=registry[first.terms.game_key].title,
        )
        return Line(
            "/play", Message("web-front-tables", count=len(tables)), about, action=Message("web-front-join")
        )


def _is_next(game: GameRow, reader: Identity) -> bool:
    """Whether the reader is to act."""
    return game.actor is not None and game.seats[game.actor] == reader.account


def players_of(game: GameRow) -> Text:
    """The names of those who play, guests and machines by what they are."""
    one, two, *more = (player_name(game.game_key, name) for name in game.players)
    return Message("web-front-players-more" if more else "web-front-players", one=one, two=two)


def player_name(game: str, name: str) -> Text:
    """The name of somebody as people read it."""
    if name.startswith("guest-"):
        return Message("web-account-guest")
    engine = name.removeprefix("engine:")
    offer = next((each for each in offers(game) if engine != name and each.name == engine), None)
    return verbatim(name) if offer is None else offer.title


def lines_of_today() -> list[Line]:
    """A study and a puzzle, which change each day."""
    return [_study_line(), _puzzle_line()]


def _study_line() -> Line:
    study = of_today(catalogue().studies)
    return Line(
        f"/library/{study.id}",
        Message("web-front-study"),
        study.title,
        f"/api/library/{study.id}/thumbnail.svg",
    )


def _puzzle_line() -> Line:
    found = of_today(puzzles())
    about = Message("web-front-puzzle-about", game=registry[found.game].title)
    address = f"/practice/puzzles?game={found.game}&puzzle={found.id}"
    return Line(
        address, Message("web-front-puzzle"), about, f"/api/practice/puzzles/{found.id}/thumbnail.svg"
    )


def of_today(some: Sequence[T]) -> T:
    """One of them, another each day; neighbours in the list are far apart in time."""
    return some[datetime.now(UTC).toordinal() * STRIDE % len(some)]
