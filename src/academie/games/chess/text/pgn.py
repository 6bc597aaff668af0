"""Portable Game Notation, read and written by python-chess: games of chess with variations and comments.

A game of PGN is a `chess.pgn.Game`. See docs/notation.md.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from io import StringIO
from itertools import starmap
from logging import NullHandler, getLogger
from typing import Any, Final, cast

from academie.games.chess import GAME
from academie.games.chess.law import ECHECS, ChessRules, ChessState
from academie.games.chess.law.acts import ChessAction, Move, ReclamerRemise
from academie.games.chess.law.fen import fen
from academie.games.chess.law.position import SET_OUT
from academie.games.chess.law.python_chess import chess, pgn
from academie.games.chess.text import CLAIM
from academie.games.chess.text.move import move_text, read_move
from academie.kernel import AcademieError, NotationError, OptionValue, Record, State
from academie.kernel.options import read_option, write_option
from academie.notation.formats import CHESS, RESULT, Format
from academie.notation.record import NO_REMARKS, Remarks
from academie.words import Message

FEN: Final = "FEN"
SET_UP: Final = "SetUp"
RULE_SET: Final = "RuleSet"
OPTIONS: Final = "Options"
HEAD: Final = (FEN, SET_UP, RULE_SET, OPTIONS, RESULT)
"""The tags that say what a record says otherwise."""
TODAY: Final = "echecs/fide"
"""What a game that names no rule set is played by."""
UNKNOWN: Final = {"?", "????.??.??"}
"""The values of a required tag that is unknown."""
COMMAND: Final = f"[%act {CLAIM}]"
"""A claim in a comment, as PGN has no other word for it."""

# What python-chess cannot read stands in the game's errors; it need not be printed as well.
getLogger("chess.pgn").addHandler(NullHandler())


def write_pgn(games: Iterable[pgn.Game]) -> str:
    """The games as one file; reading it gives them back."""
    return "\n\n".join(game.accept(pgn.StringExporter()) for game in games) + "\n"


def from_record(record: Record[Any], remarks: Remarks = NO_REMARKS) -> pgn.Game:
    """The record as a game to be written, with comments on its acts.

    Raises an error of the library for another game, for illegal acts, and for rules PGN cannot express.
    """
    if record.game.key != ECHECS.key:
        raise NotationError(Message("chess-pgn-game"))
    rules = ECHECS.recorded(record.ruleset)
    states = [*record.states()]
    played = cast(ChessRules, states[0].ruleset)
    if played.castling_pushes_pawn or played.opening_moves.value > 1:
        raise NotationError(Message("chess-pgn-rules", rules=rules.id))
    game = game_from(states[0])
    _play(game, record.acts, remarks)
    tags = dict(record.tags)
    outcome = states[-1].outcome
    said = tags.pop(RESULT, None) or CHESS.of(None if outcome is None else outcome.returns)
    for name, value in (*tags.items(), *_head(rules, dict(record.options)), (RESULT, said)):
        game.headers[name] = value
    return game


def game_from(state: State[Any]) -> pgn.Game:
    """A game without moves from that state; the tags say where it begins if that is not the usual start."""
    assert isinstance(state, ChessState)
    game = pgn.Game()
    game.setup(chess.Board(fen(state.position, state.quiet, state.number)))
    return game


def _play(game: pgn.Game, acts: Iterable[ChessAction], remarks: Remarks) -> None:
    """Play the acts; a claim is a comment on the move before it."""
    node: pgn.GameNode = game
    for number, act in enumerate(acts):
        if isinstance(act, Move):
            node = node.add_main_variation(chess.Move.from_uci(move_text(act)))
            node.comment = remarks.get(number, "")
        else:
            node.comment = f"{node.comment} {COMMAND}".strip()


def _head(rules: ChessRules, options: dict[str, OptionValue]) -> Iterator[tuple[str, str]]:
    yield RULE_SET, rules.id
    others = {name: value for name, value in options.items() if name != "position"}
    if others:
        yield OPTIONS, " ".join(starmap(write_option, others.items()))


def read_pgn(text: str) -> list[pgn.Game]:
    """Every game of a file; its `errors` say what stopped the reader. Raises `NotationError` for none."""
    source = StringIO(text)
    games = [*iter(lambda: pgn.read_game(source), None)]
    if not any(map(_says_something, games)):
        raise NotationError(Message("chess-pgn-no-game"))
    return games


def _says_something(game: pgn.Game) -> bool:
    return bool(game.variations or game.errors or {*game.headers.values()} - UNKNOWN - {CHESS.unknown})


def to_record(game: pgn.Game) -> Record[Any]:
    """The main line as a record; comments and variations are left behind.

    A result that the law does not give, as when somebody resigns, is kept as a tag. A game that names no rule
    set is by today's rules. Raises `NotationError` for a game that cannot be.
    """
    if game.errors:
        raise NotationError(Message("chess-pgn-errors", errors=tuple(map(str, game.errors))))
    try:
        rules, options = _law(game)
        record: Record[Any] = Record(GAME, rules.id, tuple(sorted(options.items())), tuple(_acts(game)))
        outcome = record.final().outcome
    except AcademieError as wrong:
        raise NotationError(wrong.text) from wrong
    said, given = game.headers[RESULT], CHESS.of(None if outcome is None else outcome.returns)
    tags = {**_tags(game), **({RESULT: said} if said != given else {})}
    return Record(GAME, rules.id, record.options, record.acts, tuple(tags.items()))


def _law(game: pgn.Game) -> tuple[ChessRules, dict[str, OptionValue]]:
    rules = ECHECS.recorded(game.headers.get(RULE_SET, TODAY))
    options = dict(map(read_option, game.headers.get(OPTIONS, "").split()))
    start = game.headers.get(FEN)
    if start is not None and "first" not in options and start != fen(SET_OUT):
        options["position"] = start
    return rules, options


def _acts(game: pgn.Game) -> Iterator[ChessAction]:
    for node in game.mainline():
        yield read_move(node.move.uci())
    if COMMAND in game.end().comment:
        yield ReclamerRemise()


def _tags(game: pgn.Game) -> dict[str, str]:
    return {name: value for name, value in game.headers.items() if name not in HEAD and value not in UNKNOWN}


def _written(record: Record[Any], remarks: Remarks) -> str:
    return write_pgn([from_record(record, remarks)])


FORMATS: Final[Mapping[str, Format]] = {"pgn": Format(CHESS, read_pgn, to_record, _written)}
