"""What a server is told by its environment."""

from __future__ import annotations

import os
from dataclasses import dataclass
from typing import Self


@dataclass(frozen=True, slots=True)
class Settings:
    """Where its parts are and what it allows; `ACADEMIE_` and a field's name in capitals sets it."""

    database: str = "postgresql://academie@127.0.0.1/academie"
    redis: str = "redis://127.0.0.1:6379/0"
    origins: tuple[str, ...] = ("http://127.0.0.1:8000", "http://localhost:8000")
    """Pages that may open a socket."""
    secure_cookies: bool = False
    pool_size: int = 8
    frame_bytes: int = 8192
    warm_rooms: int = 20_000
    """How many games are kept ready to be played on."""

    @classmethod
    def from_environment(cls) -> Self:
        """The defaults, with whatever the environment says instead."""
        env = os.environ.get
        usual = cls()
        return cls(
            database=env("ACADEMIE_DATABASE", usual.database),
            redis=env("ACADEMIE_REDIS", usual.redis),
            origins=tuple(env("ACADEMIE_ORIGINS", ",".join(usual.origins)).split(",")),
            secure_cookies=env("ACADEMIE_SECURE_COOKIES", "") == "true",
            pool_size=int(env("ACADEMIE_POOL_SIZE", str(usual.pool_size))),
            frame_bytes=int(env("ACADEMIE_FRAME_BYTES", str(usual.frame_bytes))),
            warm_rooms=int(env("ACADEMIE_WARM_ROOMS", str(usual.warm_rooms))),
        )
