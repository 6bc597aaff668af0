"""The one importer of python-chess, which is loaded on first use.

Games can be listed, and all others played, where the extra is not installed.
"""

from __future__ import annotations

from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Final

from academie.kernel import AcademieError
from academie.words import Message

__all__ = ["ChessMissing", "chess", "pgn", "uci"]

NEEDED: Final = Message("chess-needed")


class ChessMissing(AcademieError):
    """Chess is asked for where python-chess is not installed."""


class LazyModule(ModuleType):
    """A module that is imported when first used."""

    def __getattr__(self, name: str) -> object:
        if name.startswith("__"):
            raise AttributeError(name)
        try:
            module = import_module(self.__name__)
        except ModuleNotFoundError as missing:
            raise ChessMissing(NEEDED) from missing
        self.__dict__.update(module.__dict__)
        found: object = getattr(module, name)
        return found


if TYPE_CHECKING:
    import chess
    from chess import engine as uci
    from chess import pgn
else:
    chess, pgn, uci = LazyModule("chess"), LazyModule("chess.pgn"), LazyModule("chess.engine")
