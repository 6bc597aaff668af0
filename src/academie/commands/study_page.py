"""A study for the terminal: its page, and what the tables of endings know of its position."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

from academie.drawing import text_board
from academie.drawing.words import colon
from academie.games.draughts.law import Position
from academie.games.draughts.study.lines import TODAY, moved, moves_by_text
from academie.kernel import Seat
from academie.library import Study
from academie.library.page import OURS, Remark, lines, remarks
from academie.library.play import play_of
from academie.notation.seats import PLAYER
from academie.words import Language, Message, Text

if TYPE_CHECKING:
    from academie.games.draughts.players.tablebase import TablebaseResult, Tables

THEMES: Final = Message("commands-study-themes")


def page(study: Study, language: Language) -> Iterator[str]:
    """The study line by line: title, board, moves, claim, and all that is doubtful or noted."""
    yield f"{study.id}  {study.title.in_(language)}"
    yield f"{study.citation.in_(language)}  {_labelled(THEMES, ', '.join(study.themes), language)}"
    yield ""
    play = play_of(study)
    yield text_board(play.state(play.board(study.position)), language)
    main, *others = lines(study, language)
    yield main
    yield from (f"   {line}" for line in others)
    if study.line.moves:
        yield ""
        played = play.replay(play.board(study.position), study.line.moves, play.reach)
        yield text_board(play.state(played.positions[-1]), language)
    yield ""
    yield OURS.in_(language)
    yield from (_remark(remark, language) for remark in remarks(study))


def _remark(remark: Remark, language: Language) -> str:
    words = remark.words.in_(language)
    if remark.label is None:
        return f"* {words}" if remark.kind == "note" else words
    return _labelled(remark.label, words, language)


def _labelled(label: Text, what: str, language: Language) -> str:
    return f"{label.in_(language)}{colon(language)}{what}"


@cache
def _tables() -> Tables | None:
    """The tables of today's rules; `None` without the compiled core."""
    if find_spec("academie_core") is None:
        return None
    from academie.games.draughts.players.tablebase import Tables

    return Tables(TODAY)


def known(position: Position) -> TablebaseResult | None:
    """The result for the player to move, by the tables; `None` where no table knows the position."""
    tables = _tables()
    return None if tables is None else tables.known(position)


def ending_line(position: object, language: Language) -> str | None:
    """The result in words, without regard to limited moves and the main line; `None` if it is not known."""
    if not isinstance(position, Position) or (found := known(position)) is None:
        return None
    return Message("commands-study-table", result=in_words(found, position.turn, language)).in_(language)


def in_words(found: TablebaseResult, turn: Seat, language: Language) -> str:
    """Who wins by force, and in how many single moves."""
    if found.result == 0:
        return Message("commands-study-draw").in_(language)
    winner = PLAYER[turn if found.result > 0 else Seat(1 - turn)]
    if found.plies is None:
        return Message("commands-study-won", winner=winner).in_(language)
    return Message("commands-study-wins", winner=winner, count=found.plies).in_(language)


def keeps_result(position: object, move: str) -> bool | None:
    """Whether a move, as the books write it, keeps the result; `None` where no table knows."""
    if not isinstance(position, Position):
        return None
    before = known(position)
    then = known(moved(position, moves_by_text(position, TODAY)[move], TODAY))
    return None if before is None or then is None else then.before().result == before.result
