"""What a server is told by its environment."""

from __future__ import annotations

import os
from dataclasses import dataclass, fields
from typing import Any, Self

from academie.kernel import OptionError


@dataclass(frozen=True, slots=True)
class Settings:
    """Where its parts are and what it allows; `ACADEMIE_` and a field's name in capitals sets it."""

    database: str = "postgresql://academie@127.0.0.1/academie"
    redis: str = "redis://127.0.0.1:6379/0"
    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1
    """How many web processes share the port."""
    origins: tuple[str, ...] = ("http://127.0.0.1:8000", "http://localhost:8000")
    """Pages that may open a socket."""
    trusted_proxies: tuple[str, ...] = ()
    """Whose word is taken for the address of a client; nobody's unless said."""
    secure_cookies: bool = False
    pool_size: int = 8
    database_seconds: int = 10
    """How long one command of the database may take."""
    pool_seconds: int = 5
    """How long a free connection to the database is waited for."""
    frame_bytes: int = 8192
    warm_rooms: int = 20_000
    """How many games are kept ready to be played on."""
    engine_workers: int = 1
    """How many processes work out what the stronger engines play; one more serves all the others."""
    engine_seconds: int = 20
    """How long an engine may take for an act; then a quicker one plays instead."""
    engine_games_of_guest: int = 3
    engine_games_of_account: int = 8
    engine_games_of_address: int = 12
    """Games against engines that one guest, one account or one address may play at once."""
    guest_game_hours: int = 24
    account_game_days: int = 14
    """After how long without an act a game against an engine ends, where no clock runs."""
    requests_a_second: int = 20
    requests_at_once: int = 200
    """Requests of one address or account."""
    entries_a_minute: int = 10
    entries_at_once: int = 20
    """Accounts made and passwords tried from one address."""
    chats_a_minute: int = 30
    chats_at_once: int = 10
    """Things one account may say at tables."""
    games: tuple[str, ...] = ()
    """Keys of games of other packages that are played here too; none of them is rated."""
    web: str = ""
    """The folder of the built web client; without one, where it is packaged or built."""
    pretty_logs: bool = False
    """Logs for a person at a terminal rather than JSON for a machine."""

    @classmethod
    def from_environment(cls) -> Self:
        """The defaults, with whatever the environment says instead. Raises `OptionError`."""
        usual = cls()
        variables = {field.name: f"ACADEMIE_{field.name.upper()}" for field in fields(cls)}
        told: dict[str, Any] = {
            name: _read(variable, os.environ[variable], getattr(usual, name))
            for name, variable in variables.items()
            if variable in os.environ
        }
        return cls(**told)


def _read(variable: str, text: str, usual: object) -> object:
    """What the environment says of a setting, as a value of the usual one's type."""
    if isinstance(usual, bool):
        return text.lower() in {"true", "yes", "1"}
    if isinstance(usual, tuple):
        return tuple(part.strip() for part in text.split(",") if part.strip())
    if isinstance(usual, int):
        try:
            return int(text)
        except ValueError:
            raise OptionError(f"{variable} must be a whole number, not {text!r}") from None
    return text
