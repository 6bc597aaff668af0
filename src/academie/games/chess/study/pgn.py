"""Studies of chess as PGN: variations where they branch, and the author's words as comments."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from academie.games.chess.law import ECHECS
from academie.games.chess.law.python_chess import chess, pgn
from academie.games.chess.text.pgn import RULE_SET, write_pgn
from academie.library.claim import Claim, Result
from academie.library.export import Export
from academie.library.half_move import describe_reading
from academie.library.line import Line, Variation
from academie.library.study import Study
from academie.notation.formats import CHESS, RESULT
from academie.words import Language

RESULTS: Final[Mapping[Result, str]] = {
    Result.WHITE_WINS: CHESS.white,
    Result.BLACK_WINS: CHESS.black,
    Result.DRAW: CHESS.drawn,
}


def pgn_game(study: Study, language: Language) -> pgn.Game:
    """The study as a game with its variations; its result is the author's claim."""
    game = pgn.Game()
    game.setup(chess.Board(study.position))
    game.headers["Event"] = f"{study.id}: {study.title.in_(language)}"
    game.headers[RESULT] = RESULTS.get(study.claim.result, CHESS.unknown)
    game.headers["Source"] = str(study.citation)
    game.headers[RULE_SET] = ECHECS.ruleset("philidor").id
    _add(game, study.line, study.claim, language)
    return game


def _add(node: pgn.GameNode, line: Line, claim: Claim | None, language: Language) -> pgn.GameNode:
    """The first move of a line added to a node, and all that follows it there."""
    start, first = node, None
    read = {half_move.at: half_move for half_move in line.read}
    for nth, text in enumerate(line.moves):
        child = node.add_variation(node.board().parse_san(text))
        child.comment = "" if nth + 1 not in read else describe_reading(read[nth + 1], text, language)
        _branch(node, [other for other in line.variations if other.after == nth], language)
        node, first = child, first or child
    if claim is not None:
        node.comment = " ".join(filter(None, (node.comment and f"{node.comment}.", claim.describe(language))))
    return first or start


def _branch(node: pgn.GameNode, variations: list[Variation], language: Language) -> None:
    for variation in variations:
        first = _add(node, variation.line, variation.claim, language)
        first.starting_comment = variation.title.in_(language)


def _written(studies: Iterable[Study], language: Language) -> str:
    return write_pgn(pgn_game(study, language) for study in studies)


EXPORTS: Final = {".pgn": Export("echecs", _written)}
