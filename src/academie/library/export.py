"""Studies as files for other programs, by the ending of the file."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final, NamedTuple

from academie.kernel import Language, UnknownName
from academie.library.pdn import pdn_games
from academie.library.pgn import pgn_game
from academie.library.study import Study
from academie.notation.pdn import write_pdn
from academie.notation.pgn import write_pgn


class Export(NamedTuple):
    """The game a format is for, and how it writes studies of it."""

    game: str
    write: Callable[[Iterable[Study], Language], str]


def _as_pdn(studies: Iterable[Study], language: Language) -> str:
    return write_pdn(game for study in studies for game in pdn_games(study, language))


def _as_pgn(studies: Iterable[Study], language: Language) -> str:
    return write_pgn(pgn_game(study, language) for study in studies)


EXPORTS: Final[Mapping[str, Export]] = {".pdn": Export("dames", _as_pdn), ".pgn": Export("echecs", _as_pgn)}


def export_of(ending: str) -> Export:
    """The format of files that end so. Raises `UnknownName`."""
    try:
        return EXPORTS[ending.lower()]
    except KeyError:
        raise UnknownName(f"no format {ending!r}; there are: {', '.join(EXPORTS)}") from None
