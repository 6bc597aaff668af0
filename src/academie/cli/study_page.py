"""A study written out for the terminal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from academie.drawing import text_board
from academie.drawing.words import pause
from academie.kernel import Language, Text
from academie.library import Study
from academie.library.page import Remark, lines, remarks
from academie.library.play import play_of

THEMES: Final = Text("Thèmes", "Themes")


def page(study: Study, language: Language) -> Iterator[str]:
    """The study line by line: title, board, moves, claim, and all that is doubtful or noted."""
    yield f"{study.id}  {study.title.in_(language)}"
    yield f"{study.citation}  {_labelled(THEMES, ', '.join(study.themes), language)}"
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
    yield from (_remark(remark, language) for remark in remarks(study))


def _remark(remark: Remark, language: Language) -> str:
    words = remark.words.in_(language)
    if remark.label is None:
        return f"* {words}" if remark.kind == "note" else words
    return _labelled(remark.label, words, language)


def _labelled(label: Text, what: str, language: Language) -> str:
    return f"{label.in_(language)}{pause(language)}{what}"
