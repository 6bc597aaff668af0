"""A game being played: what `import academie` offers."""

from academie.session.analysis import Analysis, WeighedPlay
from academie.session.begin import game, list_games, load, load_all, loads, new, player
from academie.session.session import Session
from academie.session.text import LegalPlays, SpokenEvent

__all__ = [
    "Analysis",
    "LegalPlays",
    "Session",
    "SpokenEvent",
    "WeighedPlay",
    "game",
    "list_games",
    "load",
    "load_all",
    "loads",
    "new",
    "player",
]
