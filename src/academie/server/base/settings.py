"""Settings of a server, read from its environment, and the games it offers."""

from __future__ import annotations

import os
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, Final, Self

from academie.kernel import Game, OptionError, UnknownName, instead
from academie.registry import registry
from academie.words import Message

SIGNING: Final = "signing"
"""What this server signs with: 64 hexadecimal letters. Without it the server is not bound by its dice."""
NEXT: Final = "next"
"""What it will sign with next, which is announced in its log, and may sign once `/api/keys` lists it."""
SEAL: Final = "seal"
"""What seeds of games and secrets of authenticator apps are encrypted with in the database: 64 letters."""
PUSH: Final = "push"
"""What push messages are signed with: PEM, P-256. Without it there are none."""


@dataclass(frozen=True, slots=True)
class Settings:
    """Settings of a server; `ACADEMIE_` and the name of a field in capitals is the variable that sets it."""

    database: str = "postgresql://academie@127.0.0.1/academie"
    replica: str = ""
    """A copy of the database that pages of finished games are read from; it may be a few seconds behind."""
    redis: str = "redis://127.0.0.1:6379/0"
    host: str = "127.0.0.1"
    port: int = 8000
    inside: str = ""
    """Where machines inside are answered at `/healthz`, `/readyz` and `/metrics`, as `127.0.0.1:9001`.

    Without it nobody is.
    """
    address: str = ""
    """Where browsers reach just this process, a path or a URL, if there are several: see `releases`."""
    beat_file: str = ""
    """A file that workers, notifiers and engine processes touch every second: see `processes.beating`."""
    workers: int = 1
    """How many web processes share the port."""
    origins: tuple[str, ...] = ("http://127.0.0.1:8000", "http://localhost:8000")
    """Pages that may open a socket."""
    trusted_proxies: tuple[str, ...] = ()
    """Proxies that are trusted to say the address of a client."""
    secure_cookies: bool = False
    pool_size: int = 8
    database_seconds: int = 4
    """How long one command of the database may take."""
    pool_seconds: int = 5
    """How long to wait for a free connection to the database."""
    database_folder: str = ""
    """A folder on the disk of the database, if it is in this machine: full disks are then foreseen."""
    frame_bytes: int = 8192
    warm_rooms: int = 20_000
    """How many games are kept in memory."""
    engine_seconds: int = 20
    """How long an engine may take for an act; then a faster one plays instead."""
    engine_quota_scale: int = 1
    """By how much the quotas on what engines do for one guest, account or address are multiplied."""
    engine_game_hours: int = 24
    """After how long without an act a game against an engine ends, where no clock runs."""
    measures_waiting: int = 20
    """How many finished rated games wait at a time to be measured by workers; none are if it is 0."""
    requests_a_second: int = 20
    requests_at_once: int = 200
    """Limits on requests of a member, or else from one network."""
    limit_scale: int = 1
    """By how much all limits are multiplied, of sockets and frames too, so that one setting lifts them."""
    masked_words: str = ""
    """A file with the words that are masked in chat and messages, a line each; by default a few."""
    origin: str = "localhost/academie"
    """The name by which this server signs; it should begin with its domain and never change."""
    keys: str = ""
    """The folder of the keys of this server, which `academie server init` makes: a file each."""
    witnesses: tuple[str, ...] = ()
    """Who cosigns the log of this server: the key of each, and its address if it is to be asked there."""
    witness_of: tuple[str, ...] = ()
    """The keys of other servers' logs that this server cosigns."""
    log_seconds: int = 10
    """How often what waits is entered in the log."""
    smtp: str = ""
    """The server that mail is given to, `smtp://user:password@host:port`, or `smtps://` for TLS at once.

    Without it mail is only shown on the page `/dev/mail` of a server that is open to its own machine alone.
    """
    mail_from: str = "Académie <academie@localhost>"
    """Who mail comes from."""
    password_alone: bool = True
    """Whether an account may have a password and nothing else; level 2 of ASVS is met only if not."""
    password_filter: str = ""
    """A filter of published passwords that are refused, in place of the one that is shipped."""
    reserved_names: str = ""
    """A file of names that nobody may choose, one a line; `word*` reserves all that begin so."""
    push_local: bool = False
    """Whether push messages may go to this machine, for tests and demonstrations."""
    games: tuple[str, ...] = ()
    """Keys of games from other packages that are offered too; they are never rated."""
    web: str = ""
    """The folder of the built web client; by default the packaged one or the one `make web` built."""
    traces: str = ""
    """Where traces are sent by OTLP, as `http://127.0.0.1:4318/v1/traces`; without it there are none."""
    trace_one_in: int = 1000
    """Of how many messages one is traced; those that take longer than 250 ms are in any case."""
    pretty_logs: bool = False
    """Whether logs are text for a terminal rather than JSON."""

    def key_file(self, name: str) -> str:
        """The file of a key; nothing if there is none."""
        file = Path(self.keys, name)
        return str(file) if self.keys and file.exists() else ""

    @classmethod
    def from_environment(cls) -> Self:
        """The defaults, overridden by the environment. Raises `OptionError`."""
        default = cls()
        variables = {field.name: f"ACADEMIE_{field.name.upper()}" for field in fields(cls)}
        given: dict[str, Any] = {
            name: _read(variable, os.environ[variable], getattr(default, name))
            for name, variable in variables.items()
            if variable in os.environ
        }
        return cls(**given)


def _read(variable: str, text: str, default: object) -> object:
    """The text of an environment variable, as a value of the default's type."""
    if isinstance(default, bool):
        return text.lower() in {"true", "yes", "1"}
    if isinstance(default, tuple):
        return tuple(part.strip() for part in text.split(",") if part.strip())
    if isinstance(default, int):
        try:
            return int(text)
        except ValueError:
            raise OptionError(Message("server-not-a-number", variable=variable, text=text)) from None
    return text


def inside_of(settings: Settings) -> tuple[str, int] | None:
    """The host and the port where machines inside are answered. Raises `OptionError`."""
    if not settings.inside:
        return None
    host, _, port = settings.inside.rpartition(":")
    if not (host and port.isdecimal()):
        raise OptionError(Message("server-inside", text=settings.inside))
    return host.strip("[]"), int(port)


def offered_games(settings: Settings) -> tuple[Game, ...]:
    """The games this server offers, our own first. Raises `OptionError` if one is not installed."""
    return (*registry, *(_listed(key) for key in dict.fromkeys(settings.games) if not registry.ours(key)))


def check_offered(name: str, settings: Settings) -> None:
    """Raise `UnknownName` for an alias, and for a game that is not offered here, even if it is installed.

    The name goes into the log as it is, and logs know games by their keys.
    """
    keys = [game.key for game in offered_games(settings)]
    if name not in keys:
        raise UnknownName(Message("registry-no-game", key=name, known=instead(name, keys)))


def _listed(key: str) -> Game:
    """A game of another package. Raises `OptionError`, saying which ones could be listed."""
    try:
        return registry[key]
    except UnknownName as wrong:
        installed = ", ".join(game.key for game in registry.installed())
        raise OptionError(
            Message(
                "server-games-unknown" if installed else "server-games-none",
                key=key,
                why=wrong.text,
                installed=installed,
            )
        ) from None
