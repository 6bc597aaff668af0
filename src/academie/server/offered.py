"""Which games are played here: our own, and those of other packages that the operator lists."""

from __future__ import annotations

from academie.kernel import Game, OptionError, Text, UnknownName
from academie.registry import registry
from academie.server.settings import Settings


def offered(settings: Settings) -> tuple[Game, ...]:
    """Return the games of the catalogue, our own first. Raises `OptionError` if one is not installed."""
    return (*registry, *(_listed(key) for key in dict.fromkeys(settings.games) if not registry.ours(key)))


def check_offered(name: str, settings: Settings) -> None:
    """Raises `UnknownName` for a game that is not played here, though it may be installed, and for an alias.

    What is asked for goes into the log as it is, and logs know games by their keys.
    """
    keys = [game.key for game in offered(settings)]
    if name not in keys:
        raise UnknownName(f"no game {name!r}; there are: {', '.join(keys)}")


def _listed(key: str) -> Game:
    """The game of another package. Raises `OptionError`, saying what could be listed."""
    try:
        return registry[key]
    except UnknownName as wrong:
        there = ", ".join(game.key for game in registry.installed())
        raise OptionError(
            Text(
                f"ACADEMIE_GAMES nomme {key!r} : {wrong.text.fr} ; les jeux d'autres paquets que l'on peut y "
                f"nommer : {there or 'aucun, car nul paquet installé n’en offre'}",
                f"ACADEMIE_GAMES names {key!r}: {wrong.text.en}; games of other packages that it may name: "
                f"{there or 'none, as no installed package offers any'}",
            )
        ) from None
