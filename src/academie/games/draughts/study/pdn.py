"""Studies of draughts as PDN, for other programs.

A game of PDN is by today's rules, which allow every line; its result is the author's claim.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Final

from academie.games.draughts.law import Position
from academie.games.draughts.law.fen import fen, read_fen
from academie.games.draughts.study.lines import TODAY, board, replay
from academie.games.draughts.text.pdn.head import head
from academie.games.draughts.text.pdn.tree import UNKNOWN, Node, PdnGame, Tags
from academie.games.draughts.text.pdn.tree import Variation as PdnLine
from academie.games.draughts.text.pdn.write import write_pdn
from academie.library.claim import Result
from academie.library.export import Export
from academie.library.line import Line, Variation
from academie.library.study import Study
from academie.words import Language, Text

RESULTS: Final[Mapping[Result, str]] = {
    Result.WHITE_WINS: "2-0",
    Result.BLACK_WINS: "0-2",
    Result.DRAW: "1-1",
}


def pdn_games(study: Study, language: Language) -> tuple[PdnGame, ...]:
    """The study as a game with its variations.

    Those that have a board of their own, or go on where the line has ended, follow as games by themselves.
    """
    start, line = board(study), study.line
    result = RESULTS.get(study.claim.result, UNKNOWN)
    said = PdnLine(tuple(_nodes(start, line, language)), (study.claim.said.in_(language),))
    main = PdnGame(_tags(study, study.title, start, language), said, result)
    return (main, *_apart(study, language))


def _apart(study: Study, language: Language) -> Iterator[PdnGame]:
    """The variations that cannot stand within the line."""
    end = replay(board(study), study.line.moves, TODAY).positions[-1]
    for variation in study.line.variations:
        if variation.setup is not None or variation.after == len(study.line.moves):
            start = end if variation.setup is None else read_fen(variation.setup)
            nodes = tuple(_nodes(start, variation.line, language))
            yield PdnGame(_tags(study, variation.title, start, language), PdnLine(nodes))


def _tags(study: Study, title: Text, start: Position, language: Language) -> Tags:
    named = ("Event", f"{study.id}: {title.in_(language)}"), ("Source", str(study.citation))
    return (*named, *head(TODAY, {"position": fen(start)}))


def _nodes(start: Position, line: Line, language: Language) -> Iterator[Node]:
    """The moves of a line, each with the variations that leave there."""
    played = replay(start, line.moves, TODAY)
    for nth, move in enumerate(played.moves):
        others = (other for other in line.variations if other.setup is None and other.after == nth)
        variations = (_variation(played.positions[nth], other, language) for other in others)
        yield Node(move, variations=tuple(variations))


def _variation(start: Position, variation: Variation, language: Language) -> PdnLine:
    first, *rest = _nodes(start, variation.line, language)
    titled = replace(first, before=(variation.title.in_(language),))
    return PdnLine((titled, *rest))


def _written(studies: Iterable[Study], language: Language) -> str:
    return write_pdn(game for study in studies for game in pdn_games(study, language))


EXPORTS: Final = {".pdn": Export("dames", _written)}
