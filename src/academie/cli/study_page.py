"""A study written out for the terminal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from academie.diagrams import text_board
from academie.diagrams.words import pause
from academie.kernel import BLACK, Language, Seat, Text
from academie.library import Correction, Study
from academie.library.claim import EVIDENCE, Evidence
from academie.library.dames import TODAY, board, replay, start_of
from academie.library.line import Moves
from academie.library.study import Basis
from academie.rules.draughts import PartieDeDames, Position

NO_LINE: Final = Text("Le livre ne donne pas de ligne.", "The book gives no line.")
TURNED: Final = Text("Damier tourné", "Board turned")
THEMES: Final = Text("Thèmes", "Themes")
SAID: Final = Text("L'auteur", "The author")
DOUBT: Final = Text("Lecture douteuse", "Doubtful reading")
READ: Final = Text("Lu", "Read")
ENDINGS: Final = Text(
    "Les fins de variantes sont complétées par la bibliothèque.",
    "The ends of the variations are completed by the library.",
)
SUPPLIED: Final = Text("Coups que le livre laisse au lecteur", "Moves the book leaves to the reader")
BREACH: Final = Text("Contre sa propre règle", "Against his own rule")
SAME: Final = Text("Aussi", "Also")


def board_text(position: Position, language: Language) -> str:
    """The board in plain text."""
    return text_board(PartieDeDames(TODAY, position), language)


def coups(moves: Moves, first: Seat, after: int = 0) -> str:
    """Moves numbered by coups, those before `after` left out: `1. 32-27 21x43 2. 42-38`."""
    return " ".join(_numbered(moves, first, after))


def _numbered(moves: Moves, first: Seat, after: int) -> Iterator[str]:
    for nth, move in enumerate(moves):
        coup, second = divmod(nth + (first == BLACK), 2)
        if nth >= after:
            opening = nth == after and second
            yield f"{coup + 1}. … {move}" if opening else move if second else f"{coup + 1}. {move}"


def page(study: Study, language: Language) -> Iterator[str]:
    """The study line by line: title, board, moves, claim, and all that is doubtful or noted."""
    yield f"{study.id}  {study.title.in_(language)}"
    yield f"{study.citation}  {_labelled(THEMES, ', '.join(study.themes), language)}"
    yield ""
    yield board_text(board(study), language)
    yield from _moves(study, language)
    yield ""
    yield from _remarks(study, language)


def _moves(study: Study, language: Language) -> Iterator[str]:
    if not study.line.moves:
        yield NO_LINE.in_(language)
    for way in study.line.ways():
        start = start_of(study, way)
        told = coups(way.moves, start.turn, way.at)
        if way.variation is None:
            yield told
        else:
            title = way.variation.title.in_(language)
            where = "" if way.setup is None else f" [{way.setup}]"
            yield f"   ({title}{where}: {told})"
    if study.line.moves:
        yield ""
        yield board_text(replay(board(study), study.line.moves, TODAY).positions[-1], language)


def _remarks(study: Study, language: Language) -> Iterator[str]:
    claim = study.claim
    tested = claim.evidence is not Evidence.UNTESTED
    evidence = f" ({EVIDENCE[claim.evidence].in_(language)})" if tested else ""
    yield _labelled(SAID, claim.said.in_(language) + evidence, language)
    if study.turned is not None:
        yield _labelled(TURNED, study.turned, language)
    if study.breach is not None:
        breach = study.breach
        move = study.line.moves[breach.move - 1]
        yield _labelled(BREACH, f"{move}, {breach.article} ({breach.ruleset})", language)
    if study.line.supplied:
        yield _labelled(
            SUPPLIED, ", ".join(study.line.moves[nth - 1] for nth in study.line.supplied), language
        )
    if study.endings_supplied:
        yield ENDINGS.in_(language)
    if study.doubt is not None:
        yield _labelled(DOUBT, study.doubt.in_(language), language)
    yield from (_correction(correction, language) for correction in study.corrections)
    yield from (f"* {note.in_(language)}" for note in study.notes)
    if study.same_as:
        yield _labelled(SAME, ", ".join(study.same_as), language)


def _correction(correction: Correction, language: Language) -> str:
    change = f"{correction.printed or '–'} → {correction.used}"
    basis = "" if correction.basis is Basis.ERRATA else "? "
    where = f"{correction.where.in_(language)}, {change}"
    return _labelled(READ, f"{where}. {basis}{correction.reason.in_(language)}", language)


def _labelled(label: Text, what: str, language: Language) -> str:
    return f"{label.in_(language)}{pause(language)}{what}"
